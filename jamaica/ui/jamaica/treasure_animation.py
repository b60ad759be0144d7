"""Treasures: a chest that opens, a card that is turned for whoever may know it, and its way to a captain."""

from collections.abc import Callable
from functools import partial

import pygame

from ...games.jamaica.rules.events import TreasureFound
from ...games.jamaica.rules.state import State
from ..entities import Entity, Layer, Point, between
from ..motion import Beat, Motion, cues, smooth
from ..table.effects import strip
from .pieces import JamaicaPieces
from .stage import BERTHS, FOLDER

STORED = 4
"""The hold beside which a captain's treasures lie, from 0."""
SMALLEST = 0.24
"""How small a card becomes on its way to a captain, in parts of its size."""
CHEST, CARD, RAYS, SKULL = 150, 158, 340, 220
"""How large things are, in the design: chest, card, light and curse."""
FINDS, GIVES = 3.2, 2.1
"""Seconds in which a treasure is found, and handed over."""
RISES, TURNS, KNOWN, LEAVES = 0.16, 0.34, 0.46, 0.8
"""Parts of the first: the lid is up, the card begins to turn, is seen, and leaves."""
OVER = 196.0
"""How high over the decks of a battle cards are shown, in units of the stage."""
FRAMES = 8
"""Frames of a chest that opens."""


def card_name(view: State, card: int | None) -> str:
    """The picture of a treasure: its back if it is not known."""
    face = "back" if card is None else view.table.pieces.treasures[card].name
    return f"jamaica/treasures/{face}"


def is_curse(view: State, card: int | None) -> bool:
    """Whether a treasure is known to the viewer, and is a cursed one."""
    return card is not None and bool(view.table.cursed >> card & 1)


def sting(pieces: JamaicaPieces, at: Point) -> None:
    """A curse shows itself."""
    display = pieces.display
    facts, wide = display.pictures.facts(f"{FOLDER}/battle")["strips"]["curse"], display.px(SKULL)
    at = (at[0], at[1] + display.px(18) / pieces.board.scale)
    smoke = strip(display, pieces.world, f"{FOLDER}/curse", facts, at, wide, seconds=1.3, layer=Layer.BANNERS)
    pieces.lingering.add(smoke)
    display.sounds.play("curse")


class Rays(Entity):
    """Light out of an open chest, which turns."""

    def __init__(self, pieces: JamaicaPieces, at: Point) -> None:
        super().__init__(at, self._picture, layer=Layer.SMOKE)
        self._pictures, self._wide = pieces.display.pictures, pieces.display.px(RAYS)
        self._facts = self._pictures.facts(f"{FOLDER}/battle")["strips"]["rays"]
        self.turn = 0.0

    def _picture(self) -> pygame.Surface:
        number = int(self.turn * self._facts["frames"]) % self._facts["frames"]
        return self._pictures.frame(f"{FOLDER}/rays", tuple(self._facts["size"]), number, (self._wide, self._wide))


class OpenChest(Entity):
    """A chest drawn large, its lid as far up as its frame."""

    def __init__(self, pieces: JamaicaPieces, at: Point) -> None:
        self._strip = pieces.display.pictures.facts("jamaica/tokens/tokens")["strips"]["chest"]
        super().__init__(at, self._picture, tuple(self._strip["anchor"]), Layer.CARDS)
        self._pictures, self._wide = pieces.display.pictures, pieces.display.px(CHEST)
        self.frame = 0

    def _picture(self) -> pygame.Surface:
        size = tuple(self._strip["size"])
        high = round(self._wide * size[1] / size[0])
        return self._pictures.frame("jamaica/tokens/chest", size, self.frame, (self._wide, high))


class TreasureCard(Entity):
    """A treasure card: its back until it is turned, as large as it is wanted."""

    def __init__(self, pieces: JamaicaPieces, name: str, at: Point, layer: Layer = Layer.CARDS) -> None:
        super().__init__(at, self._picture, layer=layer)
        pictures, high = pieces.display.pictures, pieces.display.px(CARD)
        self._back, self._face = pictures.high(card_name(pieces.table.view, None), high), pictures.high(name, high)
        self.turned = 1.0
        """From 0, its back, to 1, its face."""
        self.size = 1.0

    def _picture(self) -> pygame.Surface:
        side = self._face if self.turned > 0.5 else self._back
        wide = abs(2 * self.turned - 1)
        if wide > 0.98 and self.size == 1.0:
            return side
        width, high = side.get_size()
        return pygame.transform.smoothscale(
            side, (max(1, round(width * wide * self.size)), max(1, round(high * self.size)))
        )


def find(event: TreasureFound, pieces: JamaicaPieces, after: State) -> Beat:
    """The chest opens in its own light, the card rises, turns for whoever may see it, and goes to its captain."""
    px, scale = pieces.display.px, pieces.board.scale
    at = _within(pieces, pieces.space_at(event.space), px(RAYS) / 2 / scale)
    foot = (at[0], at[1] + px(165) / scale)
    rays, chest = Rays(pieces, at), OpenChest(pieces, foot)
    card = TreasureCard(pieces, card_name(after, event.card), at)
    stings, lair = is_curse(after, event.card), pieces.chests.get(event.space)
    end = pieces.hold_at(event.ship, STORED)
    low, up = (at[0], at[1] + px(100) / scale), (at[0], at[1] - px(46) / scale)

    def begin() -> None:
        card.turned = 0.0 if pieces.display.moves else 1.0
        chest.frame = 0 if pieces.display.moves else FRAMES - 1
        for entity in (rays, chest, card)[0 if pieces.display.moves else 1 :]:
            pieces.world.add(entity)

    def opens(part: float) -> None:
        rays.turn, rays.alpha = part * 5, round(255 * min(1.0, part / RISES, max(0.0, (LEAVES - part) / 0.12)))
        chest.alpha = round(255 * min(1.0, part * 12, max(0.0, (1 - part) / 0.12)))
        chest.frame = min(FRAMES - 1, int(part / RISES * FRAMES))
        if lair:
            lair.frame = chest.frame
        risen = smooth(max(0.0, min(1.0, (part - RISES * 0.7) / (TURNS - RISES * 0.7))))
        card.layer = Layer.CARDS if risen < 1.0 else Layer.SHEETS  # out of the chest, then over all
        card.turned = max(0.0, min(1.0, (part - TURNS) / (KNOWN - TURNS)))
        gone = smooth(max(0.0, (part - LEAVES) / (1 - LEAVES)))
        card.size = (0.35 + 0.65 * risen) * (1 - (1 - SMALLEST) * gone)
        card.alpha = round(255 * risen)
        card.at = between(between(low, up, risen), end, gone)

    def finish() -> None:
        for entity in (rays, chest, card):
            pieces.world.discard(entity)

    heard = [
        (0.0, partial(pieces.display.sounds.play, "treasure")),
        (FINDS * TURNS, partial(pieces.display.sounds.play, "card_turn")),
    ]
    if stings:
        heard.append((FINDS * KNOWN, partial(sting, pieces, at)))
    return Beat([Motion(FINDS, opens), cues(FINDS, *heard)], begin, finish)


def hand_over(pieces: JamaicaPieces, card: int | None, giver: int, taker: int, stings: bool) -> Beat:
    """A treasure is shown over the deck it comes from, goes over to the other one, and to the captain's others."""
    duel, scene = pieces.duel, pieces.scene
    stops = [pieces.hold_at(giver, STORED), pieces.hold_at(taker, STORED)]
    if duel and giver in duel.ships and taker in duel.ships:
        stops = [scene.on_board((BERTHS[duel.ships.index(ship)][0], OVER)) for ship in (giver, taker)]
    entity = TreasureCard(pieces, card_name(pieces.table.view, card), stops[0], Layer.TOKENS)
    end = pieces.hold_at(taker, STORED)

    def begin() -> None:
        entity.at = stops[0] if pieces.display.moves else stops[1]
        pieces.world.add(entity)

    def carry(part: float) -> None:
        crossed = smooth(max(0.0, min(1.0, (part - 0.34) / 0.26)))
        gone = smooth(max(0.0, (part - 0.8) / 0.2))
        x, y = between(stops[0], stops[1], crossed)
        lift = 4 * crossed * (1 - crossed) * pieces.display.px(46) / pieces.board.scale
        entity.at = between((x, y - lift), end, gone)
        entity.size = min(1.0, 0.3 + part * 5) * (1 - (1 - SMALLEST) * gone)

    heard: list[tuple[float, Callable[[], None]]] = [(0.0, partial(pieces.display.sounds.play, "card_slide"))]
    heard.append((GIVES * 0.4, partial(pieces.display.sounds.play, "rope")))
    if stings:
        heard.append((GIVES * 0.6, partial(sting, pieces, stops[1])))
    return Beat([Motion(GIVES, carry), cues(GIVES, *heard)], begin, lambda: pieces.world.discard(entity))


def _within(pieces: JamaicaPieces, at: Point, half: float) -> Point:
    """A point as near as what is shown round it can be seen whole on the board."""
    seen = pieces.table.layout.board
    (left, top), (right, bottom) = pieces.board.on_board(seen.topleft), pieces.board.on_board(seen.bottomright)
    return min(max(at[0], left + half), right - half), min(max(at[1], top + half), bottom - half)
