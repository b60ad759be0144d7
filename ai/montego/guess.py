"""What strong players lay in Montego Bay: how a place draws a worker, by what lies there and who may come by.

A seat's cards are guessed worker by worker, each place the likelier the more it draws him, never two for one place.
`ai.montego.fit_guess` fits the weights.
"""

import json
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from operator import mul
from random import Random

from jamaica.engine.contract import Move
from jamaica.engine.errors import DataError
from jamaica.files import assets
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import CARDS as VALUES
from jamaica.games.montego.rules.static import WAGE, Table

FEATURES = (
    "barrels", "coin", "coin for the wage", "broken", "counted early", "counted early, barrels", "next rooms",
    "may be pushed", "pushed for the better", "may meet", "may meet, barrels", "pushes",
)  # fmt: skip
LIKING = (0.6, 0.3, -0.4)
"""How much a barrel, a coin and a broken barrel draw a worker to a place at first sight: tells who may come by."""
FILE = "montego-cards.json"
Draws = list[list[float]]
"""Per worker of a seat, and card: how much the place draws him."""


class Guess:
    """Weights of the features."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)

    @classmethod
    def load(cls) -> "Guess":
        """The weights that were fitted."""
        path = assets() / "data" / FILE
        try:
            weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
            return cls([float(weights[name]) for name in FEATURES])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise DataError(f"The captains' guesses {path} cannot be used: {error!r}. Fit them anew.") from None

    def draws(self, s: State, seat: int) -> Draws:
        """How much each card draws each of a seat's workers, Lazy Jack last if he is his."""
        weights = self.weights
        return [[sum(map(mul, weights, place)) for place in places] for places in sights(s, seat)]

    def promise(self, s: State, seat: int) -> Callable[[Move], float]:
        """How likely a strong player is to lay some cards, to compare them by."""
        draws, crew = self.draws(s, seat), s.table.crew

        def promise(move: Move) -> float:
            own: float = sum([draws[number][card - 1] for number, card in enumerate(move[1 : crew + 1])])
            return own + (draws[crew][move[-1] - 1] if len(draws) > crew else 0.0)

        return promise

    def lay(self, s: State, seat: int, rng: Random) -> Move:
        """Cards that a strong player on this seat may lay."""
        table, ring, taken = s.table, s.table.ring, set[int]()
        cards: list[int] = []
        for worker, places in zip(workers_of(s, seat), self.draws(s, seat), strict=True):
            start = start_of(s, worker)
            powers = [
                0.0 if (start + card) % ring in taken else exp(place)
                for card, place in zip(VALUES, places, strict=True)
            ]
            card = rng.choices(VALUES, powers)[0]
            taken.add((start + card) % ring)
            cards.append(card)
        return ("cards", *cards) if len(cards) == table.crew else ("cards", *cards[:-1], "jack", cards[-1])


class FirstGuess(Guess):
    """The guess of version 0.1: a softmax over what lies in the rooms."""

    def __init__(self) -> None:
        super().__init__([])

    def lay(self, s: State, seat: int, rng: Random) -> Move:
        """Cards by the rooms alone."""
        chances, ring, taken, cards = _steps(s.table, s.houses), s.table.ring, set[int](), list[int]()
        for worker in workers_of(s, seat):
            start = start_of(s, worker)
            while True:
                card = 1 + bisect_right(chances[start], rng.random())
                if (start + card) % ring not in taken:
                    break
            taken.add((start + card) % ring)
            cards.append(card)
        return ("cards", *cards) if len(cards) == s.table.crew else ("cards", *cards[:-1], "jack", cards[-1])


def workers_of(s: State, seat: int) -> list[int]:
    """A seat's workers; Lazy Jack, who starts beside one of them, by that worker's number."""
    table = s.table
    workers = list(range(seat * table.crew, (seat + 1) * table.crew))
    return [*workers, s.partner] if s.partner >= 0 and table.owner[s.partner] == seat else workers


def start_of(s: State, worker: int) -> int:
    at = s.at[worker]
    return at if at >= 0 else s.table.doors[at]


def sights(s: State, seat: int) -> list[list[list[float]]]:
    """The features of each card of each of a seat's workers."""
    table, rooms, ring = s.table, s.rooms, s.table.ring
    supply, aboard, coins, crew = s.supply[seat], s.aboard(seat), s.coins[seat], table.crew
    arrivals, next_rooms = _arrivals(table, s.houses), _next_rooms(table, s.houses)
    turn = {worker: number for number, worker in enumerate(s.order)}
    others = [(turn[worker], arrivals[start_of(s, worker)]) for worker in s.order if table.owner[worker] != seat]
    standing = {s.at[worker]: turn[worker] for worker in s.order if table.owner[worker] != seat and s.at[worker] >= 0}
    found: list[list[list[float]]] = []
    for number, worker in enumerate(workers_of(s, seat)):
        own_turn, start = -1 if number == crew else turn[worker], start_of(s, worker)
        places: list[list[float]] = []
        for card in VALUES:
            space = (start + card) % ring
            room, across = rooms[space], rooms[ring - 1 - space]
            barrels = min(room.barrels, supply)
            before = after = 0.0
            for at, chances in others:
                if at < own_turn:
                    before += chances[space]
                else:
                    after += chances[space]
            early = space / ring
            places.append(
                [
                    barrels,
                    room.coins if s.stock else 0.0,
                    1.0 if room.coins and coins == WAGE - 1 else 0.0,
                    min(room.broken, aboard),
                    early,
                    early * barrels,
                    next_rooms[space],
                    after,
                    after * (min(across.barrels, supply) - across.broken - barrels),
                    before,
                    before * barrels,
                    1.0 if standing.get(space, -1) > own_turn else 0.0,
                ]
            )
        found.append(places)
    return found


@lru_cache(maxsize=64)
def _arrivals(table: Table, houses: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By space a worker starts from: the chance that he goes to each space, at first sight."""
    barrel, coin, broken = LIKING
    draws = [exp(barrel * room.barrels + coin * room.coins + broken * room.broken) for room in table.rooms(houses)]
    ring, found = len(draws), []
    for start in range(ring):
        ahead = [(start + card) % ring for card in VALUES]
        total = sum(draws[space] for space in ahead)
        found.append(tuple(draws[space] / total if space in ahead else 0.0 for space in range(ring)))
    return (*found, found[-1])


@lru_cache(maxsize=64)
def _steps(table: Table, houses: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """By space a worker starts from: the chance that he goes one step, at most two ... at most four of five."""
    arrivals, ring = _arrivals(table, houses), table.ring
    return tuple(
        tuple(accumulate(chances[(start + card) % ring] for card in VALUES[:-1]))
        for start, chances in enumerate(arrivals)
    )


@lru_cache(maxsize=64)
def _next_rooms(table: Table, houses: tuple[int, ...]) -> tuple[float, ...]:
    """By space: the barrels of the best room one to five steps on."""
    rooms = table.rooms(houses)
    return tuple(max(rooms[(space + card) % len(rooms)].barrels for card in VALUES) for space in range(len(rooms)))
