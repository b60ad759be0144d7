"""Where the things lie that a lesson of Jamaica points at."""

from collections.abc import Callable, Sequence

import pygame

from ...games.jamaica.rules.data import PORT_ROYAL
from ...games.jamaica.rules.state import State
from ...session.lesson import Target
from ..entities import Point
from . import about
from .about import SHIELD, WELL
from .board import Field
from .panels import Panels, places
from .pieces import JamaicaPieces

LINE, SEAL, CHEST = 24, 104, 110
"""How wide a red line, the seal beside it and a chest are, in board units."""


def place_on_board(target: Target, board: Field, pieces: JamaicaPieces, view: State) -> Sequence[pygame.Rect] | None:
    """The place of something on the board; None if it is nothing there."""
    match target.kind:
        case "space":
            return _space_places(board, _space(target))
        case "cost":
            return (board.symbol(_space(target)),)
        case "score":
            return (board.square(board.spaces[_space(target)]["score"], SHIELD),)
        case "line":
            wide = board.px(LINE)
            lines = [board.outlined(line).inflate(wide, wide) for line in board.facts["red_lines"]]
            return (board.square(board.facts["seal"], SEAL), *lines)
        case "ship":
            return (pieces.fleet[target.number].hull(),)
        case "die":
            return (board.square(board.facts["wells"][target.name], WELL),)
        case "battle":
            found = pieces.scene.account(target.number)
            return (found,) if found else ()
        case "chests":
            spaces = (space for space in range(len(board.spaces)) if view.lairs >> space & 1)
            return [board.square(board.spaces[space]["chest"], SHIELD) for space in spaces]
    return None


def outline_on_board(target: Target, board: Field) -> Sequence[Point]:
    """The shape of what lies at the first place of a target, if it does not fill it."""
    return board.outline(_space(target)) if target.kind == "space" else ()


def _space_places(board: Field, space: int) -> Sequence[pygame.Rect]:
    """A space and its sign on the coast, with the chest that stands on it."""
    facts, sign = board.spaces[space], board.symbol(space)
    if "chest" in facts:
        sign.union_ip(board.square(facts["chest"], CHEST))
    return (board.bounds(space), sign) if space != PORT_ROYAL else (board.bounds(space),)


def _space(target: Target) -> int:
    """Spaces are counted from 0, Port Royal."""
    return target.number + 1


def place_in_panel(
    target: Target, view: State, panels: Panels, panel: Callable[[int], pygame.Rect]
) -> Sequence[pygame.Rect]:  # fmt: skip
    """The seal or the treasures in the panel of a party; the whole panel if it shows none."""
    party, around = target.number, panel(target.number)
    there = [area for area in panels.areas if around.contains(area.rect)]
    language = panels.display.language
    seal = about.place(view, party, places(view)[party], panels.names[party], language)[0]
    if target.kind == "seal":
        found = [area.rect for area in there if area.title == seal]
    else:
        compass = about.captain(view, panels.names, language)[0]
        found = [area.rect for area in there if area.title not in (seal, compass)]
    return found or (around,)
