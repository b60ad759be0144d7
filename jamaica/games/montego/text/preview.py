"""Preview of a choice: destination of a card, contents of the storeroom, standing of a ship."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.departures import is_last_phase
from ..rules.events import Place
from ..rules.position import NOBODY, Position
from ..rules.scoring import places, share_out
from ..rules.stages import DEPART, ORDER
from ..rules.static import PILOT
from ..rules.walking import step


def landing(view: Position, worker: int, card: int) -> int:
    """The space a card leads to if nobody interferes (M6.1)."""
    start = view.at[worker]
    return int((start if start >= 0 else view.table.doors[start]) + card) % view.table.ring


def walk_now(view: Position, worker: int, card: int) -> tuple[int, int]:
    """If nobody else moves before: the space a card really takes a worker to, and whom he pushes, or NOBODY (M6)."""
    tried = view.copy()
    tried.cards[worker] = card
    step(tried, worker)
    others = (other for other in range(len(view.at)) if other != worker and tried.at[other] != view.at[other])
    return tried.at[worker], next(others, NOBODY)


@dataclass(frozen=True)
class Standing:
    """Scoring of a ship as it would be: places, points of each seat, whether it is full."""

    barrels: tuple[int, ...]
    places: tuple[Place, ...]
    gains: tuple[int, ...]
    full: bool


def standing(view: Position, pier: int, seat: int = -1, more: int = 0) -> Standing:
    """Scoring of the ship at a pier if it left now, or after a seat has loaded more barrels."""
    barrels = view.barrels(pier)
    if more:
        barrels[seat] += more
    prizes = view.table.prizes[view.ships[pier]]
    gains = share_out(prizes, barrels)
    full = view.free[pier] == more > 0
    if full:
        gains[seat] += 1  # M8.3
    return Standing(tuple(barrels), places(prizes, barrels), tuple(gains), full)


def freighters(view: Position) -> list[int]:
    """The piers at which a freighter lies: the pilot boat takes no barrels."""
    return [pier for pier, kind in enumerate(view.ships) if kind != PILOT]


def leaders(view: Position) -> Sequence[int]:
    """The place of each seat by points, then coins; level ones share it."""
    rank = list(zip(view.points, view.coins, strict=True))
    return [1 + sum(other > own for other in rank) for own in rank]


def is_last_round(view: Position) -> bool:
    """M11.1: the round ends the game; when its first ship leaves, that is decided, and there is another one."""
    return view.round > 0 and is_last_phase(view) and view.stage not in (DEPART, ORDER)
