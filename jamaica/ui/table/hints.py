"""The admiral's judgement at the choices: on each the share of victory he expects of it."""

from collections.abc import Collection, Iterable, Mapping

import pygame

from ..display import Display
from ..focus import Spot
from ..lettering import CREAM, GOLD, INK
from ..shapes import plate
from .targets import Answer

HIGH = 24
"""The height of a badge in the design."""
CARD = 1.5
"""A spot that is higher than this many times its width is a card."""


def badge_room(display: Display) -> int:
    """The width a line of text leaves free for its badge."""
    return display.px(54)


def draw_shares(
    window: pygame.Surface, display: Display, spots: Iterable[Spot], shares: Mapping[Answer, float],
    best: Collection[Answer],
) -> None:  # fmt: skip
    """A badge at every weighed choice where it is offered, if it has room; the adviser's own are golden, come first."""
    drawn: list[pygame.Rect] = []
    weighed = [(spot, spot.key) for spot in spots if isinstance(spot.key, Answer) and spot.listed]
    weighed = [(spot, key) for spot, key in weighed if key in shares]
    for spot, key in sorted(weighed, key=lambda pair: pair[1] not in best):
        share = display.language.percent(shares[key])
        figure = display.text.line(share, display.px(16), INK, bold=True)
        rect = _place(display, spot, figure.get_width())
        if rect.w <= spot.rect.w and rect.collidelist(drawn) < 0:
            drawn.append(rect)
            _draw(window, display, rect, figure, GOLD if key in best else CREAM)


def _place(display: Display, spot: Spot, width: int) -> pygame.Rect:
    px = display.px
    rect = pygame.Rect(0, 0, width + px(14), px(HIGH))
    if spot.badge or spot.shape:
        rect.center = spot.badge or spot.rect.center
    elif spot.rect.w > 3 * spot.rect.h:  # a line of a list
        rect.h = min(rect.h, spot.rect.h - px(1))
        rect.midright = (spot.rect.right - px(5), spot.rect.centery)
    elif spot.rect.h > CARD * spot.rect.w:  # its figures are above, its name or load below
        rect.center = (spot.rect.centerx, spot.rect.y + round(spot.rect.h * 0.44))
    else:
        rect.center = (spot.rect.centerx, spot.rect.y + px(4))
    return rect


def _draw(
    window: pygame.Surface, display: Display, rect: pygame.Rect, figure: pygame.Surface, colour: pygame.Color
) -> None:
    around = rect.inflate(display.px(3), display.px(3))
    window.blit(plate(around.size, colour, INK, display.px(1.5), around.h // 2), around)
    window.blit(figure, figure.get_rect(center=rect.center))
