"""A quick, sensible choice for every question of Montego Bay: what a foreman does at a glance."""

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from math import exp
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
"""What a storeroom's coin and broken barrel are worth, in barrels."""
DOUBT = 2.0
"""What others may do to a plan, up to so many barrels: keeps foremen from being predictable."""
LIKING = (0.6, 0.3, -0.4)
"""How much a barrel, a coin and a broken barrel draw strong players to a place: likeliest for the 13,000 cards of 170
games of admirals."""
PATIENCE = (1.5, 0.75, 0.6, 0.5)
"""What a lead is worth, by pier: the later a ship leaves, the more can still be lost."""
LAST_SLOT = 1.0
"""The extra point for the last slot of a ship (M8.3)."""
RIVALRY = 0.3
"""How much the prize of the best of the others hurts, against one's own."""
HEAD_START = 0.15
"""What a barrel aboard is worth besides the prize it brings now."""
KEPT = 1 << 16
"""So many answers about ships are remembered: the same ones come up again and again in a search."""
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


def likely_cards(s: State, seat: int, rng: Random) -> Move:
    """Cards a strong player on this seat may lay: the better the place, the more likely; never two for one place."""
    table, taken = s.table, set[int]()
    chances, ring, partner = _chances(table, s.houses), table.ring, -1
    workers = list(range(seat * table.crew, (seat + 1) * table.crew))
    if s.partner >= 0 and table.owner[s.partner] == seat:
        partner = s.partner
        workers.append(partner)
    cards: list[int] = []
    for worker in workers:
        start = s.at[worker] if s.at[worker] >= 0 else table.doors[s.at[worker]]
        while True:
            card = 1 + bisect_right(chances[start], rng.random())
            if (start + card) % ring not in taken:
                break
        taken.add((start + card) % ring)
        cards.append(card)
    return ("cards", *cards) if partner < 0 else ("cards", *cards[:-1], "jack", cards[-1])


@lru_cache(maxsize=64)
def _chances(table: Table, houses: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By space: the chance that a worker there goes one step, at most two ... at most four of five."""
    barrel, coin, broken = LIKING
    draws = [exp(barrel * room.barrels + coin * room.coins + broken * room.broken) for room in table.rooms(houses)]
    found: list[tuple[float, ...]] = []
    for start in range(len(draws)):
        ahead = [draws[(start + card) % len(draws)] for card in VALUES]
        total = sum(ahead)
        found.append(tuple(part / total for part in accumulate(ahead[:-1])))
    return tuple(found)


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
"""The same, kept."""
