"""Positions for rule tests: only the workers a test names stand on the ring, and nothing else happens."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from jamaica.engine import notation
from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.montego import Montego
from jamaica.games.montego.rules.naming import space_name, space_named, workers_by_name
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.stages import COUNT
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import AWAY
from jamaica.games.montego.rules.walking import walk

GAME = Montego()

E = TypeVar("E", bound=Event)

TINY = """\
[rooms]
warehouse, room, barrels, broken, coins, source
{rooms}
[ships]
kind, count, slots, red, yellow, source
raft, 15, {slots}, 3 2 1, 2 1, reconstructed
"""


def tiny_ships(folder: Path, slots: int, barrels: int) -> str:
    """The path of a data file with 15 like ships and the same barrels in all rooms but B of warehouse 1: one broken."""
    rooms = [f"{number}, {side}, {barrels}, 0, 0, known" for number in range(1, 9) for side in "AB"]
    rooms[1] = "1, B, 0, 1, 0, known"
    path = folder / "tiny.csv"
    path.write_text(TINY.format(rooms="\n".join(rooms), slots=slots), encoding="utf-8")
    return str(path)


def arranged(players: int = 4, data: str = "standard", stacks: str = "open", **lines: str) -> State:
    """A position by scenario lines, written with underscores: ``pier_2="brig 1 2 3 0"``, ``worker_1_1="N3"``.

    The order of the stacks is open, so that no draw comes between what a test plays.
    """
    named = {}
    for key, value in lines.items():
        words = key.split("_")
        named[f"worker {words[1]}.{words[2]}" if words[0] == "worker" else " ".join(words)] = value
    return GAME.arrange(MontegoOptions(players=players, data=data, stacks=stacks), named)


def walked(
    players: int, places: Mapping[str, str], cards: Mapping[str, int], events: list[Event] | None = None
) -> dict[str, str]:
    """Where all stand after they walked in the order of `cards`; ``jack`` stands beside the worker named ``with``."""
    s = arranged(players)
    workers = workers_by_name(s.table)
    s.events = events
    s.at = [AWAY] * (s.table.jack + 1)
    for name, place in places.items():
        if name != "jack":
            space = space_named(place, s.table.warehouses)
            s.at[workers[name]] = {"left": -1, "right": -2}[place] if space is None else space
    if "jack" in places:
        s.partner = workers[places["jack"]]
        s.at[s.table.jack] = s.at[s.partner]
    workers["jack"] = s.table.jack
    s.order = tuple(workers[name] for name in cards if name != "jack")
    for name, card in cards.items():
        s.cards[workers[name]] = card
    walk(s)
    return {name: space_name(s.at[worker], s.table.warehouses) for name, worker in workers.items() if s.at[worker] >= 0}


def counted(s: State, places: Mapping[str, str], jack: str = "", events: list[Event] | None = None) -> State:
    """Phase 4 with just these workers on the ring; `jack` works for the owner of the worker of that name."""
    workers = workers_by_name(s.table)
    s.at = [AWAY] * (s.table.jack + 1)
    if jack:
        s.partner = workers[jack]
    workers["jack"] = s.table.jack
    for name, place in places.items():
        space = space_named(place, s.table.warehouses)
        assert space is not None
        s.at[workers[name]] = space
    s.post = s.table.ring
    s.events = events
    s.run(COUNT)
    return s


def play(s: State, *moves: str, events: list[Event] | None = None) -> State:
    """Play moves, each of them legal."""
    for text in moves:
        move = notation.parse(text)
        assert s.to_move != OVER
        legal = s.odds().moves if s.to_move == CHANCE else s.choices()
        assert move in legal, f"{text} is not among {legal}"
        s.apply(move, events)
    return s


def choices(s: State) -> list[str]:
    """The choices as text."""
    return [notation.text(move) for move in s.choices()]


def lines(s: State, *keys: str) -> list[str]:
    """Some lines of the description."""
    found = GAME.describe(s)
    return [found[key] for key in keys]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
