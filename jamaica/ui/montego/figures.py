"""The figures of cards and storerooms: where the painted ones are too small to be read, larger ones cover them."""

import pygame

from ...games.montego.rules.data import Room
from ..display import Display
from ..lettering import CREAM, INK, RED
from ..shapes import draw_count
from .quay import MANY

LEAST = 9
"""The radius of a figure's disc, in the design, below which it is too small."""
WIDEST = 0.3
"""What part of the width of a card or storeroom it may be, however small that is."""
CARD_DISC = (0.195, 0.127, 0.165)
"""The middle of the disc on a card in parts of its width and height, and its radius in parts of its width."""


def draw_card_figure(window: pygame.Surface, display: Display, card: int, rect: pygame.Rect) -> None:
    """The figure of a card that lies in `rect`."""
    x, y, painted = CARD_DISC
    radius = min(display.px(LEAST), round(rect.w * WIDEST))
    if radius > rect.w * painted:
        at = (rect.x + max(radius - 1, round(rect.w * x)), rect.y + max(radius - 1, round(rect.h * y)))
        draw_count(window, display, at, str(card), radius)


def draw_store_figure(window: pygame.Surface, display: Display, room: Room, rect: pygame.Rect) -> None:
    """What a storeroom gives or takes, whose picture lies in `rect`; a heap of barrels has no figure of its own."""
    facts = display.pictures.facts("montego/warehouses")
    sprite, plate = facts["sprites"]["store-barrel-1"], facts["plate"]
    fit = rect.w / sprite["size"][0]
    radius = min(display.px(LEAST), round(rect.w * WIDEST))
    if radius > plate["radius"] * facts["scale"] * fit or room.barrels >= MANY:
        x, y = (round((anchor + at * facts["scale"]) * fit)
                for anchor, at in zip(sprite["anchor"], plate["at"], strict=True))  # fmt: skip
        figure, colours = (f"−{room.broken}", (RED, CREAM)) if room.broken else (str(room.barrels), (CREAM, INK))
        draw_count(window, display, (rect.x + x, rect.y + y), figure, radius, colours)
