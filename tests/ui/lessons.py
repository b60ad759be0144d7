"""Any step of a guided game at the table, and where what it points at lies, found without the code that lights it."""

from collections.abc import Iterator
from typing import Any

import pygame

from jamaica.session.lesson import Chapter, Course, Target, load
from jamaica.ui.jamaica.game_ui import JamaicaUi
from jamaica.ui.jamaica.ledger import DIE, LINE, TOTAL
from jamaica.ui.montego.game_ui import MontegoUi
from jamaica.ui.table.coach import Coach
from jamaica.ui.table.factory import House, Lessons
from jamaica.ui.table.game_ui import GameUi
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot, QuickThinker

PATIENCE = 4000
"""Frames until a step has to be due."""


class Lectern:
    """Opens steps in one window."""

    def __init__(self, pilot: Pilot, game: str, course: Course | None = None) -> None:
        self.pilot, self.course = pilot, course or load(game)
        self.kept: list[tuple[str, int]] = []
        self.lessons = Lessons(pilot.app.display, self.course, House(QuickThinker), self._keep)

    def _keep(self, chapter: Chapter, step: int) -> None:
        self.kept.append((chapter.name, step))

    def open(self, chapter: Chapter, place: int = 0) -> tuple[TableScene, Coach]:
        """The table at a step, in place of the one before."""
        stack = self.pilot.app.stack
        table = self.lessons.open(chapter, place)
        if isinstance(stack.top, TableScene):
            stack.top.hands_on = True
            stack.replace(table)
        else:
            stack.push(table)
        return self.wait()

    def wait(self) -> tuple[TableScene, Coach]:
        """Until the coach speaks."""
        for _ in range(PATIENCE):
            table = self.pilot.top
            assert isinstance(table, TableScene) and table.tabletop.coach is not None
            if table.tabletop.coach.speaks:
                table.tabletop.settle()
                return table, table.tabletop.coach
            self.pilot.frames(1, 0.1)
        raise AssertionError("the coach never speaks")

    def steps(self) -> Iterator[tuple[Chapter, int]]:
        """Every step of the course."""
        return ((chapter, place) for chapter in self.course.chapters for place in range(len(chapter.places())))

    def walk(self, chapter: Chapter) -> Iterator[tuple[TableScene, Coach]]:
        """All steps of a chapter, each reached from the one before; nothing is drawn."""
        table, coach = self.open(chapter)
        while True:
            yield table, coach
            if coach.guide.is_last:
                return
            place = coach.guide.place
            coach.press_skip()
            table, coach = self.hurry()
            assert coach.guide.place == place + 1

    def hurry(self) -> tuple[TableScene, Coach]:
        """What moves is over at once, until the coach speaks."""
        for _ in range(PATIENCE):
            table = self.pilot.top
            assert isinstance(table, TableScene) and table.tabletop.coach is not None
            if table.tabletop.coach.speaks:
                table.tabletop.settle()
                return table, table.tabletop.coach
            table.update(0.05)
            table.tabletop.player.playback.skip_all()
        raise AssertionError("the coach never speaks")


Point = tuple[float, float]


def points_of(table: TableScene, target: Target) -> list[Point]:
    """Points that belong to what a lesson points at, from where things are painted."""
    context, ui, which = table.context, table.tabletop.ui, target.which
    layout = context.layout
    match target.kind:
        case "board" | "deck" | "hand" | "log" | "notice" | "pile" as part:
            return [getattr(layout, part).center]
        case "panel" | "seal" | "treasures":
            return [_in_panel(ui, context.panel(target.number), target.kind)]
        case "tool":
            names = [tool.name for tool in table.toolbar.buttons()]
            return [layout.buttons[names.index(target.name)].center]
    if isinstance(ui, JamaicaUi):
        return _jamaica(ui, target)
    assert isinstance(ui, MontegoUi), which
    return _montego(ui, target)


def _in_panel(ui: GameUi[Any], panel: pygame.Rect, kind: str) -> Point:
    """The seal of the place, or the first treasure, by what is told of it in German; else the panel."""
    there = [area for area in ui.paint.areas if panel.contains(area.rect) and not area.title.startswith("Kapitän")]
    seals = [area for area in there if area.title.startswith("Platz")]
    others = [area for area in there if area not in seals]
    found = {"seal": seals, "treasures": others}.get(kind, ())
    return found[0].rect.center if found else panel.center


def _jamaica(ui: JamaicaUi, target: Target) -> list[Point]:
    board, spaces = ui.board, ui.board.facts["spaces"]
    match target.kind:
        case "space" | "cost" | "score" as part:
            found = spaces[int(target.name)][{"space": "centre", "cost": "symbol", "score": "score"}[part]]
        case "ship":
            found = ui.pieces.fleet[target.number].at
        case "die":
            found = board.facts["wells"][target.name]
        case "battle":
            stage, fight = ui.pieces.scene.stage, ui.pieces.duel
            assert fight is not None
            side = fight.ships.index(target.number)
            spots = [(x if side == 0 else stage.size[0] - x, LINE) for x in (DIE, TOTAL)]
            return [stage.on_screen(spot) for spot in spots]
        case "line":
            return [board.on_screen(point) for line in board.facts["red_lines"] for point in line]
        case "chests":
            return [board.on_screen(chest.at) for chest in ui.pieces.chests.values()]
        case "hold":
            return [ui.hold_at(target.number, int(target.which[1]) - 1)]
        case _:
            window = ui.display.window.get_rect()
            seen = ui.choice.cards()
            return [rect.clip(window).center for card, rect in seen if card == target.name]
    return [board.on_screen(found)]


def _montego(ui: MontegoUi, target: Target) -> list[Point]:
    quay, facts, pieces, view = ui.quay, ui.quay.facts, ui.pieces, ui.table.view
    ring = [place["name"] for place in quay.row["ring"]]
    crew = view.table.crew
    match target.kind:
        case "space":
            found = [quay.row["ring"][ring.index(target.name)]["centre"]]
        case "store":
            found = [quay.store(ring.index(target.name))]
        case "worker" | "tile" as kind:
            seat, number = map(int, target.name.split("."))
            worker = (seat - 1) * crew + number - 1
            found = [pieces.people[worker].at if kind == "worker" else pieces.tiles[worker].at]
        case "pier":
            ship = pieces.fleet[target.number]
            found = [ship.slot_at(slot) for slot in range(len(ship.cargo))] or [ship.at]
        case "stack":
            found = [facts["stacks"]["berths"][target.number]]
        case "points":
            found = [facts["score"]["cells"][view.points[target.number] % 50]]
        case "track":
            found = [facts["score"]["cells"][cell] for cell in (0, 10, -1)]
        case "coins":
            found = facts["coins"]["wells"]
        case "rail":
            found = [tile.at for tile in pieces.tiles.values()]
        case "jack":
            there = view.at[view.table.jack]
            found = [facts["hammock"] if there not in range(view.table.ring) else pieces.people[view.table.jack].at]
        case "tally":
            found = [pieces.tally.at if 0 <= view.post < view.table.ring else facts["tally_desk"]]
        case "cellar":
            found = facts["cellar"]["places"][: view.seats]
        case "tavern":
            found = list(facts["taverns"][target.name]["seats"][: view.seats])
        case _:  # columns and cards lie beside the quay
            return [rect.center for rect in ui.place_of(target)]
    return [quay.on_screen(point) for point in found]
