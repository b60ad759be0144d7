"""What counts in a position of Montego Bay."""

from jamaica.montego.rules import State
from jamaica.montego.scoring import share_out
from jamaica.montego.table import BARRELS, PIERS, PILOT

from ..values import Sight

FEATURES = (
    "points", "coins", "can hire", "prize at pier 1", "prize at pier 2", "prize at pier 3", "prize at pier 4",
    "slots held at pier 1", "slots held at pier 2", "slots held at pier 3", "slots held at pier 4",
    "barrels in supply", "few barrels",
)  # fmt: skip
WAGE = 3
SHIPS_WAITING = 12


def sight(s: State) -> Sight:
    """The features of every seat, scaled to about the same size."""
    seats = s.seats
    prizes: list[list[float]] = []
    held: list[list[float]] = []
    for pier in range(PIERS):
        if pier < len(s.ships) and s.ships[pier] != PILOT:
            kind = s.ships[pier]
            barrels = s.cargo[pier * seats : (pier + 1) * seats]
            pot = s.table.prizes[kind][0]
            prizes.append([gain * 0.2 for gain in share_out(s.table.prizes[kind], barrels)])
            held.append([pot * count / s.table.slots[kind] for count in barrels])
        else:
            prizes.append([0.0] * seats)
            held.append([0.0] * seats)
    best = max(s.points)
    full = BARRELS[seats]
    parties = [
        [
            (s.points[seat] - best) * 0.1,
            s.coins[seat] * 0.2,
            1.0 if s.coins[seat] >= WAGE else 0.0,
            *(prize[seat] for prize in prizes),
            *(slots[seat] for slots in held),
            s.supply[seat] / full,
            1.0 if s.supply[seat] < 4 else 0.0,
        ]
        for seat in range(seats)
    ]
    return Sight(len(s.stack) / SHIPS_WAITING, parties)
