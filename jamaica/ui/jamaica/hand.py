"""Where a choice is made: the hand, and the places on the table."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate

import pygame

from ...engine.contract import Move
from ...engine.language import Language
from ...games.jamaica.rules.data import KINDS, NONE, POWDER
from ...games.jamaica.rules.proposal import pay_from
from ...games.jamaica.rules.state import State
from ...games.jamaica.text import choices as offers
from ...games.jamaica.text.terms import card_name
from ..display import Display
from ..focus import Spot
from ..table.targets import Choose, Hold, Pick
from . import knowledge, words
from .board import Field, Ship
from .panels import card_face


class Hand:
    """The cards of a person, laid out and drawn."""

    def __init__(self, display: Display, faces: Sequence[str]) -> None:
        self.display = display
        self.faces = faces
        """Per seat the word of its captain in the pictures."""

    def cards(self, view: State, seat: int, area: pygame.Rect, below: int | None) -> list[tuple[str, pygame.Rect]]:
        """The cards of a hand with their places; they begin `below` what lies above them, and go beyond the window."""
        cards = knowledge.hand(view, seat)
        if not cards:
            return []
        px = self.display.px
        room = (area.w - px(6) * (len(cards) - 1)) // len(cards)
        high = min(px(168), area.h - px(6), round(room * 166 / 108))
        wide = round(high * 108 / 166)
        step = min(wide + px(10), room + px(6))
        left = area.centerx - (step * (len(cards) - 1) + wide) // 2
        top = area.y + px(2) if below is None else max(area.y + px(2), below)
        return [(card, pygame.Rect(left + number * step, top, wide, high)) for number, card in enumerate(cards)]

    def draw(
        self, window: pygame.Surface, seat: int, cards: Sequence[tuple[str, pygame.Rect]], lifted: Collection[str],
        peek: str,
    ) -> None:  # fmt: skip
        """The hand; some of its cards are lifted, and one may be drawn out so that all of it is seen."""
        captain = self.faces[seat]
        for card, rect in sorted(cards, key=lambda one: one[0] == peek):
            if not card:
                window.blit(self.display.pictures.get(f"jamaica/cards/back-{captain}", rect.size), rect)
                continue
            if card == peek:
                rect = rect.clamp(window.get_rect())
            if card in lifted:
                rect = rect.move(0, -self.display.px(6))
                glow = rect.inflate(self.display.px(24), self.display.px(24))
                window.blit(self.display.pictures.slices("glow", glow.size, self.display.unit * 0.7), glow)
            window.blit(card_face(self.display, card, captain, rect.h), rect)

    def spots(self, cards: Sequence[tuple[str, pygame.Rect]], act: Callable[[str], None]) -> list[Spot]:
        """Each card, to be picked."""
        return [
            Spot(Pick(0, card), rect, partial(act, card), card_name(card, self.display.language))
            for card, rect in cards
            if card
        ]


@dataclass
class Purse:
    """The holds a payment is put together from, as they were clicked."""

    wanted: list[int] = field(default_factory=list)
    """Holds, counted from 0, that pay as much as they can, in this order."""
    spared: list[int] = field(default_factory=list)
    """Holds that were taken back: they pay as little as they can."""

    def click(self, view: State, hold: int) -> Move:
        """A hold was clicked: the way to pay "from here", or after a second click rather not from here.

        What is still due then comes from the holds clicked before; once they pay it all, the new one comes first.
        """
        holds = view.holds(view.payer)
        if hold in self.wanted:
            self.wanted.remove(hold)
            self.spared.append(hold)
        else:
            if hold in self.spared:
                self.spared.remove(hold)
            paid = sum(holds[other][1] for other in self.wanted)
            self.wanted.insert(len(self.wanted) if paid < view.due else 0, hold)
            needed = list(accumulate((holds[other][1] for other in self.wanted), initial=0))
            self.wanted = [other for other, before in zip(self.wanted, needed, strict=False) if before < view.due]
        return pay_from(view, self.wanted, self.spared)

    def spots(
        self, view: State, rects: Sequence[pygame.Rect], language: Language, pay: Callable[[int], None]
    ) -> list[Spot]:
        """The holds that can pay, each to be paid from."""
        labels = {hold: words.PAY_ELSEWHERE if hold in self.wanted else words.PAY_FROM for hold in paying_holds(view)}
        return [Spot(Hold(hold), rects[hold], partial(pay, hold), language.say(labels[hold])) for hold in labels]


def places(
    view: State, moves: Sequence[Move], board: Field, fleet: Sequence[Ship],
    holds: Callable[[int], list[pygame.Rect]], act: Callable[[Move], None],
) -> list[Spot]:  # fmt: skip
    """The places on the table where these choices can be made too."""
    spots = []
    for move in moves:
        for rect, shape in _places(view, move, board, fleet, holds):
            choose = partial(act, move)
            spots.append(Spot(Choose(move), rect, choose, framed=not shape, shape=shape, listed=False))
    return spots


Place = tuple[pygame.Rect, Sequence[tuple[float, float]]]


def _places(
    view: State, move: Move, board: Field, fleet: Sequence[Ship], holds: Callable[[int], list[pygame.Rect]]
) -> list[Place]:
    """Where on the table a choice lies: a space, a ship, a hold, a well."""
    verb = move[0]
    if verb == "lane":
        return [_space(board, offers.lane_space(view, move))]
    if verb == "course":
        return [_space(board, space) for space, _ in offers.ends(view, move)]
    if verb == "attack":
        return [(fleet[move[1] - 1].rect(), ())]
    if verb == "empty":
        return [(holds(view.loader)[move[1] - 1], ())]
    if verb == "stow":
        return [(holds(view.loader)[offers.stowed_in(view, move)], ())]
    if verb == "loot" and move[1] == "hold":
        return [(holds(view.loser())[move[2] - 1], ())]
    if verb == "dice":
        # The larger die is put onto the sun or the moon.
        well = pygame.Rect(0, 0, board.px(150), board.px(150))
        well.center = tuple(map(round, board.well("morning" if move[1] > move[2] else "evening")))
        return [(well, ())]
    return []


def _space(board: Field, space: int) -> Place:
    return board.bounds(space), board.outline(space)


def picture(view: State, move: Move, faces: Sequence[str]) -> str:
    """The small picture of a choice: what is thrown out, fired or taken, or who is attacked."""
    verb, kind = move[0], NONE
    if verb == "attack":
        return f"jamaica/portraits/emblem-{faces[move[1] - 1]}"
    if verb == "give" or move[:2] == ("loot", "treasure"):
        return f"jamaica/treasures/{move[-1]}"
    if move == ("loot", "unseen"):
        return "jamaica/treasures/back"
    if verb == "powder":
        kind = POWDER
    elif verb == "empty":
        kind = view.holds(view.loader)[move[1] - 1][0]
    elif move[:2] == ("loot", "hold"):
        kind = view.holds(view.loser())[move[2] - 1][0]
    return f"jamaica/tokens/token-{KINDS[kind]}" if kind else ""


def paying_holds(view: State) -> list[int]:
    """The holds that have something of what is due, counted from 0."""
    return [number for number, (kind, _) in enumerate(view.holds(view.payer)) if kind == view.due_kind]
