"""The question of the moment: the hand, the list of choices, and the places on the table where a choice can be made."""

from collections.abc import Callable, Sequence

import pygame

from ...engine.contract import Move
from ...race.battle import loser_of
from ...race.data import NONE
from ...race.rules import State
from ...race.stages import CARD
from ...race.table import HOLDS, bits
from .. import words
from ..display import Display
from ..focus import Spot
from ..lettering import INK
from . import choices
from .field import Field, Ship
from .panels import Panels, card_face, picture_name

PAGE = 9
"""Choices that are listed at a time."""


class Asking:
    """Lays out and draws what a seat is asked."""

    def __init__(self, display: Display, panels: Panels, names: Sequence[str]) -> None:
        self.display = display
        self.panels = panels
        self.names = names
        self.moves: tuple[Move, ...] = ()
        self.page = 0

    def ask(self, moves: Sequence[Move]) -> None:
        """Another question."""
        self.moves, self.page = tuple(moves), 0

    # The hand

    def hand(self, view: State, seat: int, area: pygame.Rect, *, peek: bool) -> list[tuple[str, pygame.Rect]]:
        """The cards of a hand with their places; with `peek` only their upper edge is seen."""
        cards = [view.table.pieces.cards[card].name for card in bits(view.hand[seat])]
        cards += [""] * (view.concealed[seat] if not cards else 0)
        if not cards:
            return []
        px = self.display.px
        room = (area.w - px(6) * (len(cards) - 1)) // len(cards)
        high = min(px(168), area.h - px(6), round(room * 166 / 108))
        wide = round(high * 108 / 166)
        step = min(wide + px(10), room + px(6))
        left = area.centerx - (step * (len(cards) - 1) + wide) // 2
        top = area.bottom - px(48) if peek else area.y + px(2)
        return [(card, pygame.Rect(left + number * step, top, wide, high)) for number, card in enumerate(cards)]

    def draw_hand(
        self, window: pygame.Surface, view: State, seat: int, area: pygame.Rect, focus: Move | None, *, peek: bool
    ) -> None:
        """The hand; the card with the focus is lifted."""
        captain = picture_name(view, seat)
        for card, rect in self.hand(view, seat, area, peek=peek):
            if not card:
                window.blit(self.display.pictures.get(f"race/cards/back-{captain}", rect.size), rect)
                continue
            if focus == ("card", card):
                rect = rect.move(0, -self.display.px(6))
                glow = rect.inflate(self.display.px(24), self.display.px(24))
                window.blit(self.display.pictures.slices("glow", glow.size, self.display.unit * 0.7), glow)
            window.blit(card_face(self.display, card, captain, rect.h), rect)

    # The list

    def rows(self, area: pygame.Rect) -> list[tuple[Move | None, pygame.Rect]]:
        """The choices of the page with their places; None turns the page."""
        px = self.display.px
        shown: list[Move | None] = [*self.moves[self.page * PAGE : (self.page + 1) * PAGE]]
        if len(self.moves) > PAGE:
            shown.append(None)
        columns = 1 if len(shown) <= 4 else 2
        lines = -(-len(shown) // columns)
        room = area.h - px(52)
        high = min(px(34), room // max(1, lines))
        wide = area.w // columns
        return [
            (move, pygame.Rect(area.x + (number // lines) * wide, area.y + (number % lines) * high, wide - px(4),
                               high - px(3)))
            for number, move in enumerate(shown)
        ]  # fmt: skip

    def turn_page(self) -> None:
        """The next page of choices."""
        self.page = (self.page + 1) % -(-len(self.moves) // PAGE)

    def draw_rows(self, window: pygame.Surface, view: State, area: pygame.Rect, focus: Move | str | None) -> None:
        """The list of choices."""
        for move, rect in self.rows(area):
            look = "button-hover" if focus == (move or words.MORE) else "button-normal"
            window.blit(self.display.pictures.slices(look, rect.size, self.display.unit * 0.6), rect)
            text = words.MORE if move is None else choices.label(view, move, self.names)
            line = self.display.text.fitted(text, self.display.px(17), rect.w - self.display.px(20), INK, bold=True)
            window.blit(line, line.get_rect(center=rect.center))

    def more_from(self, hold: int, now: Move | None) -> Move:
        """The way to pay that takes a little more from a hold than `now`; after the most again the least."""
        part = now[hold + 1] if now in self.moves and now is not None else -1
        ways = sorted(self.moves, key=lambda move: move[hold + 1])
        return next((move for move in ways if move[hold + 1] > part), ways[0])

    def show_page_of(self, move: Move) -> None:
        """Turn to the page on which a choice is listed."""
        self.page = self.moves.index(move) // PAGE

    # Spots

    def spots(
        self, view: State, seat: int, area: pygame.Rect, act: Callable[[Move], None], turned: Callable[[], None]
    ) -> list[Spot]:
        """The spots of the hand or of the list."""

        def choose(move: Move) -> Callable[[], None]:
            return lambda: act(move)

        if view.stage == CARD:
            return [
                Spot(("card", card), rect, choose(("card", card)), words.CARDS.get(card, card))
                for card, rect in self.hand(view, seat, area, peek=False)
                if card
            ]
        return [
            Spot(words.MORE, rect, turned, words.MORE) if move is None
            else Spot(move, rect, choose(move), choices.label(view, move, self.names))
            for move, rect in self.rows(area)
        ]  # fmt: skip

    def places(
        self, view: State, board: Field, fleet: Sequence[Ship], holds: Callable[[int], list[pygame.Rect]],
        act: Callable[[Move], None],
    ) -> list[Spot]:  # fmt: skip
        """The places on the table where these choices can be made too."""
        spots = []
        for move in self.moves:
            for rect, shape in _places(view, move, board, fleet, holds):
                spots.append(Spot(move, rect, lambda move=move: act(move), framed=not shape, shape=shape))  # type: ignore[misc]
        return spots


Place = tuple[pygame.Rect, Sequence[tuple[float, float]]]


def _places(
    view: State, move: Move, board: Field, fleet: Sequence[Ship], holds: Callable[[int], list[pygame.Rect]]
) -> list[Place]:
    """Where on the table a choice lies: a space, a ship, a hold, a well."""
    verb = move[0]
    if verb == "lane":
        return [_space(board, choices.lane_space(view, move))]
    if verb == "course":
        return [_space(board, space) for space in choices.course_spaces(view, move)]
    if verb == "attack":
        return [(fleet[move[1] - 1].rect(), ())]
    if verb == "empty":
        return [(holds(view.loader)[move[1] - 1], ())]
    if verb == "stow":
        cargo = view.cargo[view.loader * HOLDS : view.loader * HOLDS + HOLDS - 1]
        return [(holds(view.loader)[HOLDS - 1 if move[1] == "sixth" else cargo.index(NONE)], ())]
    if verb == "loot" and move[1] == "hold":
        return [(holds(loser_of(view))[move[2] - 1], ())]
    if verb == "dice":
        # The larger die is put onto the sun or the moon.
        well = pygame.Rect(0, 0, board.px(150), board.px(150))
        well.center = tuple(map(round, board.well("morning" if move[1] > move[2] else "evening")))
        return [(well, ())]
    return []


def _space(board: Field, space: int) -> Place:
    shape = board.outline(space)
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return pygame.Rect(left, top, max(x for x, _ in shape) - left, max(y for _, y in shape) - top), shape
