"""A match set up from a scenario file, so that any moment of a game can be brought onto the table."""

from pathlib import Path
from typing import Any

from jamaica.engine import notation, scenario
from jamaica.engine.contract import CHANCE, Move
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.scenario import Scenario
from jamaica.engine.sealing import Luck
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.table.factory import House, open_table
from jamaica.ui.table.scene import TableScene

from .pilot import QUIET, Pilot, QuickThinker

POSES = Path(__file__).parent / "poses"


class PosedMatch(Match[Any]):
    """A match in which some outcomes of chance are given beforehand."""

    given: list[Move]

    def next_roll(self) -> Move:
        return self.given.pop(0) if self.given else super().next_roll()


def pose(game: str, name: str, live: int = 0, everybody: bool = False) -> tuple[PosedMatch, list[tuple[int, Move]]]:
    """A match where the scenario's play leads, and its last `live` choices, which are still to be made.

    The seat that is asked then is a person, or all seats are; the others are AI captains.
    """
    found = scenario.read(POSES / game / f"{name}.scn")
    match = _placed(found)
    play = [line for line in found.play if line.verb in ("seat", "chance")]
    choices = [number for number, line in enumerate(play) if line.verb == "seat"]
    first = choices[-live] if live else len(play)
    for line in play[:first]:
        match._take(CHANCE if line.verb == "chance" else line.seat - 1, notation.parse(line.rest))
    held = play[first:]
    match.given = [notation.parse(line.rest) for line in held if line.verb == "chance"]
    if not live:
        match.roll()
    people = range(len(match.seats)) if everybody else (max(0, match.to_move),)
    match.seats = tuple(Seat(seat.name, "human" if n in people else "mate") for n, seat in enumerate(match.seats))
    return match, [(line.seat - 1, notation.parse(line.rest)) for line in held if line.verb == "seat"]


def _placed(found: Scenario) -> PosedMatch:
    """A match of captains at the position where the scenario begins."""
    rules = find_game(found.game)
    options = rules.options.read(found.options)
    seats = [Seat(name, "mate") for name in rules.names()[: options.players]]
    match = PosedMatch(rules, options, seats, Luck.draw("pose"))
    if found.position is not None:
        match.state = match.origin = rules.arrange(options, found.position)
    return match


def posed(
    game: str, name: str, size: tuple[int, int], live: int = 0, everybody: bool = False, **settings: Any
) -> tuple[Pilot, list[tuple[int, Move]]]:
    """A pilot at the table of a pose, and the choices still to be made.

    A table asks nobody what leaves no choice: such a choice is made as soon as it is seen.
    """
    match, rest = pose(game, name, live, everybody)
    if rest and match.game.foregone(match.view(rest[0][0])) == rest[0][1]:
        rest = rest[1:]
    display = Display(assets(), size, Settings(**{**QUIET, **settings}))
    return Pilot(App(display, open_table(display, match, House(QuickThinker)))), rest


def go_on(table: TableScene, rest: list[tuple[int, Move]]) -> None:
    """The choices still to be made are made at the table."""
    for seat, move in rest:
        assert table.match.to_move == seat
        table.answer((move,))
