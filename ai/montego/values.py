"""Features of a position of Montego Bay."""

from jamaica.engine.memo import Memo
from jamaica.games.montego.rules.scoring import share_out
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import BARRELS, PILOT, WAGE, Table

from ..values import Sight
from .policy import KEPT, prospects

FEATURES = (
    "points", "points near the end", "coins", "can hire", "prize at pier 1", "prize at pier 2", "prize at pier 3",
    "slots held at pier 1", "slots held at pier 2", "slots held at pier 3", "barrels in supply", "few barrels",
    "rooms in reach", "tiles behind",
)  # fmt: skip
LOADED = 3
"""Piers whose ships count: when a round begins, the ship at the last one has just come in."""
SHIPS_WAITING = 12
FEW = 4
"""With fewer barrels in supply a good room is wasted."""


def sight(s: State) -> Sight:
    """The features of every seat, scaled to about the same size."""
    seats, table, waiting = s.seats, s.table, len(s.stack)
    ships: list[tuple[list[float], list[float]]] = []
    for pier in range(LOADED):
        if pier < len(s.ships) and s.ships[pier] != PILOT:
            ships.append(_standings[table, s.ships[pier], tuple(s.cargo[pier * seats : (pier + 1) * seats])])
        else:
            ships.append(([0.0] * seats, [0.0] * seats))
    best, near_end = max(s.points), 0.1 * (SHIPS_WAITING - waiting) / (SHIPS_WAITING + waiting)
    full = BARRELS[seats]
    behind = [0] * seats
    for place, worker in enumerate(s.order):
        behind[table.owner[worker]] += place
    parties = []
    for seat in range(seats):
        points, coins, supply = s.points[seat] - best, s.coins[seat], s.supply[seat]
        workers = s.at[seat * table.crew : (seat + 1) * table.crew]
        parties.append(
            [
                points * 0.1,
                points * near_end,
                coins * 0.2,
                1.0 if coins >= WAGE else 0.0,
                *[prize[seat] for prize, _ in ships],
                *[slots[seat] for _, slots in ships],
                supply / full,
                1.0 if supply < FEW else 0.0,
                sum([max(prospects(s, start)) for start in workers]) * 0.2,
                behind[seat] * 0.1,
            ]
        )
    return Sight(waiting / SHIPS_WAITING, parties)


def _standing(ship: tuple[Table, int, tuple[int, ...]]) -> tuple[list[float], list[float]]:
    """Each seat's stake in a ship: its prize if it left now and its part of the slots, relative to the first prize."""
    table, kind, barrels = ship
    prizes, slots = table.prizes[kind], table.slots[kind]
    return [gain * 0.2 for gain in share_out(prizes, barrels)], [prizes[0] * own / slots for own in barrels]


_standings = Memo(_standing, KEPT)
