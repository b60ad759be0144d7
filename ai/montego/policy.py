"""A quick, sensible choice for every question of Montego Bay: what a foreman does at a glance."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from jamaica.engine.contract import Move
from jamaica.engine.memo import Memo
from jamaica.games.montego.rules.scoring import share_out
from jamaica.games.montego.rules.stages import CARDS, HIRE, LOAD, UNLOAD
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import CARDS as VALUES
from jamaica.games.montego.rules.static import Table

COIN_WORTH = 0.9
BROKEN_WORTH = -1.3
"""Values of a storeroom's coin and broken barrel, in barrels."""
DOUBT = 2.0
"""Largest random bonus of a plan, in barrels: keeps foremen from being predictable."""
PATIENCE = (1.5, 0.75, 0.6, 0.5)
"""Value of a lead by pier: the later a ship leaves, the more can still be lost."""
LAST_SLOT = 1.0
"""The extra point for the last slot of a ship (M8.3)."""
RIVALRY = 0.3
"""Weight of the best rival's prize against one's own."""
HEAD_START = 0.15
"""Value of a barrel aboard beyond the prize it brings now."""
KEPT = 1 << 16
"""Size of the cache of ship standings, which recur throughout a search."""
Held = tuple[tuple[int, ...], tuple[int, ...], int]
"""The prizes of a ship, whose barrels are aboard, and the seat that asks."""


class Policy:
    """Answers every question by rule of thumb."""

    def __init__(self) -> None:
        self._answers: dict[str, Callable[[State, Random], Move]] = {
            HIRE: self._hire,
            CARDS: self._cards,
            LOAD: self._load,
            UNLOAD: self._unload,
        }

    def choose(self, s: State, rng: Random) -> Move:
        """A choice for the seat to move."""
        return self._answers[s.stage](s, rng)

    def _hire(self, s: State, rng: Random) -> Move:
        """Whoever can pay for Lazy Jack hires him, beside the worker with the two best places before him."""
        crew = s.table.crew
        first = s.to_move * crew

        def prospect(number: int) -> float:
            return sum(sorted(prospects(s, s.at[first + number]))[-2:])

        return ("hire", 1 + max(range(crew), key=prospect))

    def _cards(self, s: State, rng: Random) -> Move:
        return cards_of(s, s.to_move, rng)

    def _load(self, s: State, rng: Random) -> Move:
        """The ship where the barrels in hand gain the most points each."""
        seat, seats, hand = s.to_move, s.seats, s.hand
        cargo, free, ships, prizes = s.cargo, s.free, s.ships, s.table.prizes
        best, most = 0, -1e9
        for pier in range(s.first, len(ships)):
            barrels = tuple(cargo[pier * seats : (pier + 1) * seats])
            slots = free[pier]
            worth = _gains[prizes[ships[pier]], barrels, seat, hand if hand < slots else slots, slots, PATIENCE[pier]]
            if worth > most:
                best, most = pier, worth
        return ("load", best + 1)

    def _unload(self, s: State, rng: Random) -> Move:
        """The ship where a barrel is missed least."""
        seat = s.to_move

        def loss(move: Move) -> float:
            pier = move[1] - 1
            prizes = s.table.prizes[s.ships[pier]]
            barrels = s.barrels(pier)
            before = _standings[prizes, tuple(barrels), seat]
            barrels[seat] -= 1
            return (before - _standings[prizes, tuple(barrels), seat]) * PATIENCE[pier]

        return min(s.choices(), key=loss)


def cards_of(s: State, seat: int, rng: Random) -> Move:
    """Each worker of a seat to his best place, with some doubt; two of one's own never to the same."""
    table = s.table
    crew = table.crew
    taken: set[int] = set()
    cards = [_card(s, s.at[worker], taken, 0, rng) for worker in range(seat * crew, (seat + 1) * crew)]
    if s.partner < 0 or table.owner[s.partner] != seat:
        return ("cards", *cards)
    forbidden = cards[s.partner - seat * crew]
    return ("cards", *cards, "jack", _card(s, s.at[s.partner], taken, forbidden, rng))


def _card(s: State, start: int, taken: set[int], forbidden: int, rng: Random) -> int:
    best, most, goal = 0, -1e9, 0
    door, ring = start if start >= 0 else s.table.doors[start], s.table.ring
    for card, worth in zip(VALUES, prospects(s, start), strict=True):
        space = (door + card) % ring
        worth += DOUBT * rng.random() - (3 if space in taken else 0)
        if card != forbidden and worth > most:
            best, most, goal = card, worth, space
    taken.add(goal)
    return best


def prospects(s: State, start: int) -> tuple[float, ...]:
    """The worth of the places one to five steps on from a space or a tavern."""
    return _round_trip(s.table, s.houses)[start if start >= 0 else s.table.doors[start]]


@lru_cache(maxsize=64)
def _round_trip(table: Table, houses: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By space: the worth of the places one to five steps on."""
    rooms = table.rooms(houses)
    worths = [room.barrels + COIN_WORTH * room.coins + BROKEN_WORTH * room.broken for room in rooms]
    ring = len(worths)
    return tuple(tuple(worths[(start + card) % ring] for card in VALUES) for start in range(ring))


def _gain(loading: tuple[tuple[int, ...], tuple[int, ...], int, int, int, float]) -> float:
    """Points per barrel for the best number of barrels on a ship, at most so many."""
    prizes, aboard, seat, most, free, patience = loading
    before = _standings[prizes, aboard, seat]
    barrels = list(aboard)
    best = -1e9
    for count in range(1, most + 1):
        barrels[seat] += 1
        gain = _standings[prizes, tuple(barrels), seat] - before
        worth = gain + LAST_SLOT if count == free else gain * patience
        best = max(best, worth / count)
    return best


def _standing(held: Held) -> float:
    """Own prize less what the best of the others gets, and a little for every barrel as a head start."""
    prizes, barrels, seat = held
    gains = share_out(prizes, barrels)
    own = gains[seat]
    gains[seat] = 0
    return own - RIVALRY * max(gains) + HEAD_START * barrels[seat]


_gains, _standings = Memo(_gain, KEPT), Memo(_standing, KEPT)
"""Cached `barrel_plans`."""
