"""Positions and moves for the tests of Jamaica's rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.files import assets
from jamaica.games.jamaica import Jamaica
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.state import State

GAME = Jamaica()
NAMES = ("Anne", "Mary", "Samuel", "John", "Olivier", "Edward")
BOARD = assets() / "data" / "jamaica-board.csv"
PIECES = assets() / "data" / "jamaica-pieces.csv"

E = TypeVar("E", bound=Event)


def started(**options: str | int) -> State:
    """A new game before the first draw of chance."""
    return GAME.start(JamaicaOptions(**options))  # type: ignore[arg-type]


def arranged(
    players: int = 3, edition: str = "first", ghost: str = "auto", data: str = "standard", **lines: str
) -> State:
    """A position by scenario lines, written with underscores: ``ship_1_at="12"``, ``ghost_holds="..."``."""
    options = JamaicaOptions(players=players, edition=edition, ghost=ghost, data=data)
    return GAME.arrange(options, {key.replace("_", " "): value for key, value in lines.items()})


def acting(
    card: str,
    morning: int,
    evening: int = 1,
    events: list[Event] | None = None,
    players: int = 3,
    captain: int = 1,
    **lines: str,
) -> State:
    """The Captain's turn: he has played `card`, all others will play gold/gold; where the first question stands."""
    for seat in range(1, players + 1):
        lines.setdefault(f"ship_{seat}_hand", card if seat == captain else "gold/gold")
    s = arranged(players, captain=str(captain), **lines)
    play(s, "roll {} {}".format(*sorted((morning, evening))))
    if morning != evening:
        play(s, f"dice {morning} {evening}")
    for seat in range(players - 1):
        play(s, f"card {card if seat == 0 else 'gold/gold'}")
    return play(s, "card gold/gold", events=events)


def haunted(
    morning: int,
    evening: int,
    events: list[Event] | None = None,
    players: int = 2,
    captain: int = 1,
    **lines: str,
) -> State:
    """All players have played gold/gold: the ghost ship's turn."""
    lines.setdefault("ghost", "yes")
    return acting("gold/gold", morning, evening, events, players, captain, **lines)


def fighting(events: list[Event] | None = None, **lines: str) -> State:
    """Ship 1 attacks ship 2 on a bare lair, space 9; its evening action loads one gunpowder."""
    lines = {"ship_1_at": "8", "ship_2_at": "9", "lairs": "", **lines}
    return acting("forward/powder", 1, 1, events, **lines)  # type: ignore[arg-type]


def against_ghost(events: list[Event] | None = None, captain: int = 1, players: int = 2, **lines: str) -> State:
    """The Captain attacks the ghost ship on a bare lair, space 9; his evening action loads one gunpowder."""
    lines = {f"ship_{captain}_at": "8", "ghost_at": "9", "lairs": "", "ghost": "yes", **lines}
    return acting("forward/powder", 1, 1, events, players, captain, **lines)


def play(s: State, *moves: str, events: list[Event] | None = None) -> State:
    """Play moves, each of them legal."""
    for text in moves:
        move = notation.parse(text)
        assert s.to_move != OVER, f"the game is over before {text}"
        legal = s.odds().moves if s.to_move == CHANCE else s.choices()
        assert move in legal, f"{text} is not among {legal} of {s.to_move} {s.stage}"
        s.apply(move, events)
    return s


def choices(s: State) -> list[str]:
    """The choices as text."""
    return [notation.text(move) for move in s.choices()]


def outcomes(s: State) -> list[str]:
    """What chance can decide, as text."""
    return [notation.text(move) for move in s.odds().moves]


def asked(s: State) -> str:
    """Who is asked what: ``1 lane``, ``chance combat`` or ``nobody``."""
    if s.to_move == OVER:
        return "nobody"
    return f"{'chance' if s.to_move == CHANCE else s.to_move + 1} {s.stage}"


def line(s: State, key: str) -> str:
    """One line of the description."""
    return GAME.describe(s)[key]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def board_with(folder: Path, **rows: str) -> str:
    """The path of a copy of the board in which rows read otherwise: ``row_12="12,sea,2,-5,15,"``."""
    lines = BOARD.read_text(encoding="utf-8").splitlines()
    for name, row in rows.items():
        lines[int(name.removeprefix("row_")) + 1] = row
    return written(folder, "\n".join(lines))


def written(folder: Path, text: str) -> str:
    """The path of a data file with this text."""
    path = folder / "data.csv"
    path.write_text(text, encoding="utf-8")
    return str(path)
