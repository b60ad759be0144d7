"""Holds as a choice would leave them, drawn over the deck before it is made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from ...engine.contract import Move
from ...games.jamaica.rules.data import KINDS, NONE
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import HOLDS
from ...games.jamaica.text.choices import stowed_in
from ..lettering import CREAM, GREEN, RED
from .panels import Panels
from .plates import written

LETTERS = 17


@dataclass(frozen=True)
class Change:
    """What a hold contains afterwards; what goes out of it, and what comes in."""

    kind: int
    amount: int
    out: tuple[int, int] = (NONE, 0)
    into: tuple[int, int] = (NONE, 0)


def changes(view: State, move: Move) -> Mapping[int, Change]:
    """The holds that a choice changes, counted from 0, of the ship that pays or loads."""
    load = (view.load_kind, view.load_amount)
    if move[0] == "pay":
        holds = zip(view.holds(view.payer), move[1:], strict=True)
        return {
            hold: Change(kind if there > part else NONE, there - part, (kind, part))
            for hold, ((kind, there), part) in enumerate(holds)
            if part
        }
    if move[0] == "empty":
        return {move[1] - 1: Change(*load, view.holds(view.loader)[move[1] - 1], load)}
    return {stowed_in(view, move): Change(*load, into=load)} if move[0] == "stow" else {}


def totals_after(view: State, ship: int, changed: Mapping[int, Change]) -> Mapping[int, int]:
    """How much a ship would have, by kind, of what becomes more or less."""
    by_kind = dict[int, int]()
    for change in changed.values():
        for (kind, number), sign in ((change.out, -1), (change.into, 1)):
            if number:
                by_kind[kind] = by_kind.get(kind, view.has(ship, kind)) + sign * number
    return by_kind


def draw_totals(
    window: pygame.Surface, panels: Panels, totals: Mapping[int, pygame.Rect], view: State, ship: int,
    after: Mapping[int, int],
) -> None:  # fmt: skip
    """What would be left of each kind stands in place of what is there."""
    px = panels.display.px
    for kind, number in after.items():
        colour = RED if number < view.has(ship, kind) else GREEN
        made = written(panels.display, (str(number),), px(22), CREAM, colour, CREAM, (px(32), px(32)))
        window.blit(made, made.get_rect(midleft=(totals[kind].x + px(37), totals[kind].centery)))


def draw_changes(
    window: pygame.Surface, panels: Panels, holds: Sequence[pygame.Rect], changed: Mapping[int, Change]
) -> None:
    """The holds with what would be in them, and tags with what goes and comes."""
    display = panels.display
    for hold, change in changed.items():
        where = holds[hold]
        panels.hold(window, where, change.kind, change.amount, sixth=hold == HOLDS - 1)
        for (kind, number), sign, colour, side in ((change.out, "−", RED, "top"), (change.into, "+", GREEN, "bottom")):
            if number:
                size = min(display.px(LETTERS), where.w // 4)
                token = display.pictures.high(f"jamaica/tokens/token-{KINDS[kind]}", size)
                made = written(display, (f"{sign}{number}", token), size, CREAM, colour, CREAM)
                inner = where.inflate(display.px(6), display.px(6))
                window.blit(made, made.get_rect(**{f"{side}left": getattr(inner, f"{side}left")}))


def draw_outcome(
    window: pygame.Surface, panels: Panels, holds: Sequence[pygame.Rect], totals: pygame.Rect | None, view: State,
    move: Move,
) -> None:  # fmt: skip
    """On the holds of the ship that pays or loads, and among its totals, in this panel: what a choice would change."""
    ship, changed = view.payer if move[0] == "pay" else view.loader, changes(view, move)
    draw_changes(window, panels, holds, changed)
    if totals:
        draw_totals(window, panels, panels.totals(totals), view, ship, totals_after(view, ship, changed))
