"""Where the things lie that a lesson of Montego Bay points at."""

from collections.abc import Sequence

import pygame

from ...games.montego.rules.position import Position
from ...games.montego.text.preview import leaders
from ...session.lesson import Target
from . import about
from .panels import Panels
from .pieces import MontegoPieces
from .ships import outline

SPACE, WORKER, LIFT = 116, (92, 112), 44
"""How large a space and a person are, and how far above the boots a person's middle lies; in board units."""
CELL = 72


def place_on_quay(target: Target, pieces: MontegoPieces, view: Position) -> Sequence[pygame.Rect] | None:
    """The place of something on the quay; None if it is nothing there."""
    quay, facts = pieces.quay, pieces.quay.facts
    match target.kind:
        case "space":
            return (quay.around(quay.row["ring"][_space(pieces, target.name)]["centre"], SPACE, SPACE),)
        case "store":
            return (quay.around(quay.store(_space(pieces, target.name)), *facts["store"]),)
        case "worker" | "tile":
            return (_of_worker(target, pieces, view),)
        case "rail":
            slots = quay.row["rail"]["slots"][: len(view.order)]
            return [quay.around(slot, facts["tile"], facts["tile"]) for slot in slots]
        case "pier":
            return (outline(quay, pieces.fleet[target.number]),)
        case "stack":
            x, y = facts["stacks"]["berths"][target.number]
            return (quay.around((x, y + 90), 200, 340),)
        case "tavern":
            return (quay.box(facts["taverns"][target.name]["box"]),)
        case "points":
            cells = facts["score"]["cells"]
            return (quay.around(cells[view.points[target.number] % len(cells)], CELL, CELL),)
    return _single(target, pieces, view)


def _single(target: Target, pieces: MontegoPieces, view: Position) -> Sequence[pygame.Rect] | None:
    """Something of which there is only one."""
    quay, facts = pieces.quay, pieces.quay.facts
    match target.kind:
        case "jack":
            if view.at[view.table.jack] in range(view.table.ring):
                return (_person(pieces, view.table.jack),)
            return (quay.around(facts["hammock"], 190, 110),)
        case "tally":
            on_way = 0 <= view.post < view.table.ring
            x, y = pieces.tally.at if on_way else facts["tally_desk"]
            return (quay.around((x, y - 50), 120, 130),)
        case "coins":
            (left, top), (right, low) = facts["coins"]["wells"][0], facts["coins"]["wells"][-1]
            return (quay.box((left - 24, top - 24, right + 24, low + 24)),)
        case "track":
            xs, ys = zip(*facts["score"]["cells"], strict=True)
            half = CELL / 2
            return (quay.box((min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)),)
        case "cellar":
            return (quay.cellar(),)
    return None


def _space(pieces: MontegoPieces, name: str) -> int:
    return next(number for number, place in enumerate(pieces.quay.row["ring"]) if place["name"] == name)


def _of_worker(target: Target, pieces: MontegoPieces, view: Position) -> pygame.Rect:
    """A worker, or his order tile: ``2.1`` is the large one of the second seat."""
    seat, number = (int(part) for part in target.name.split("."))
    worker = (seat - 1) * view.table.crew + number - 1
    if target.kind == "worker":
        return _person(pieces, worker)
    return pieces.quay.around(pieces.tiles[worker].at, pieces.quay.facts["tile"], pieces.quay.facts["tile"])


def _person(pieces: MontegoPieces, worker: int) -> pygame.Rect:
    x, y = pieces.people[worker].at
    return pieces.quay.around((x, y - LIFT), *WORKER)


def seal_of(seat: int, view: Position, panels: Panels, around: pygame.Rect) -> Sequence[pygame.Rect]:
    """The seal with a seat's place in its panel; the whole panel if it shows none."""
    title = about.place(leaders(view)[seat], panels.display.language)[0]
    return [area.rect for area in panels.areas if area.title == title and around.contains(area.rect)] or (around,)
