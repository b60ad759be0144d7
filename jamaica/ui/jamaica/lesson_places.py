"""Where the things lie that a lesson of Jamaica points at."""

from collections.abc import Callable, Sequence

import pygame

from ...games.jamaica.rules.state import State
from ...session.lesson import Target
from . import about
from .about import SHIELD, WELL
from .board import Field
from .panels import Panels, places
from .pieces import JamaicaPieces


def place_on_board(target: Target, board: Field, pieces: JamaicaPieces, view: State) -> Sequence[pygame.Rect] | None:
    """The place of something on the board; None if it is nothing there."""
    match target.kind:
        case "space":
            return (board.bounds(_space(target)),)
        case "cost":
            return (board.symbol(_space(target)),)
        case "score":
            return (board.square(board.spaces[_space(target)]["score"], SHIELD),)
        case "line":
            return (board.square(board.facts["red_lines"][0][0], SHIELD),)
        case "ship":
            return (pieces.fleet[target.number].hull(),)
        case "die":
            return (board.square(board.facts["wells"][target.name], WELL),)
        case "chests":
            spaces = (space for space in range(len(board.spaces)) if view.lairs >> space & 1)
            return [board.square(board.spaces[space]["chest"], SHIELD) for space in spaces]
    return None


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
