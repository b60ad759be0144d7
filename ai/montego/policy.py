"""A quick, sensible choice for every question of Montego Bay: what a foreman does at a glance."""

from collections.abc import Callable
from random import Random

from jamaica.engine.contract import Move
from jamaica.montego.data import Room
from jamaica.montego.rules import State
from jamaica.montego.scoring import share_out
from jamaica.montego.stages import CARDS, HIRE, LOAD, UNLOAD
from jamaica.montego.table import CARDS as VALUES

COIN_WORTH = 0.9
BROKEN_WORTH = -1.3
"""What a storeroom's coin and broken barrel are worth, in barrels."""
DOUBT = 0.6
"""Spread of what others may do to a plan, in barrels: keeps foremen from being predictable."""
PATIENCE = (1.0, 0.75, 0.6, 0.5)
"""What a lead is worth, by pier: the later a ship leaves, the more can still be lost."""


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
            return sum(sorted(self._prospects(s, s.at[first + number]))[-2:])

        return ("hire", 1 + max(range(crew), key=prospect))

    def _cards(self, s: State, rng: Random) -> Move:
        """Each worker to his best place, with some doubt; two of one's own never to the same."""
        table, seat = s.table, s.to_move
        crew = table.crew
        taken: set[int] = set()
        cards: list[int] = []
        for worker in range(seat * crew, (seat + 1) * crew):
            cards.append(self._card(s, s.at[worker], taken, 0, rng))
        if s.partner < 0 or table.owner[s.partner] != seat:
            return ("cards", *cards)
        forbidden = cards[s.partner - seat * crew]
        return ("cards", *cards, "jack", self._card(s, s.at[s.partner], taken, forbidden, rng))

    def _card(self, s: State, start: int, taken: set[int], forbidden: int, rng: Random) -> int:
        best, most, goal = 0, -1e9, 0
        for card, worth in zip(VALUES, self._prospects(s, start), strict=True):
            space = self._space(s, start, card)
            worth += rng.gauss(0, DOUBT) - (3 if space in taken else 0)
            if card != forbidden and worth > most:
                best, most, goal = card, worth, space
        taken.add(goal)
        return best

    def _prospects(self, s: State, start: int) -> list[float]:
        """The worth of the places one to five steps on."""
        return [_room_worth(s.rooms[self._space(s, start, card)]) for card in VALUES]

    @staticmethod
    def _space(s: State, start: int, card: int) -> int:
        return ((start if start >= 0 else s.table.doors[start]) + card) % s.table.ring

    def _load(self, s: State, rng: Random) -> Move:
        """The ship where the barrels in hand gain the most points each."""
        return max(s.choices(), key=lambda move: self._gain(s, move[1] - 1))

    def _gain(self, s: State, pier: int) -> float:
        """Points per barrel for the best number of barrels on this ship, and a little for company on a rich one."""
        seat, seats = s.to_move, s.seats
        prizes = s.table.prizes[s.ships[pier]]
        barrels = s.cargo[pier * seats : (pier + 1) * seats]
        before = _standing(prizes, barrels, seat)
        best = -1e9
        for count in range(1, min(s.hand, s.free[pier]) + 1):
            barrels[seat] += 1
            filled = count == s.free[pier]
            gain = _standing(prizes, barrels, seat) - before
            worth = gain + 1 if filled else gain * PATIENCE[pier]
            best = max(best, worth / count)
        return best

    def _unload(self, s: State, rng: Random) -> Move:
        """The ship where a barrel is missed least."""
        seat, seats = s.to_move, s.seats

        def loss(move: Move) -> float:
            pier = move[1] - 1
            prizes = s.table.prizes[s.ships[pier]]
            barrels = s.cargo[pier * seats : (pier + 1) * seats]
            before = _standing(prizes, barrels, seat)
            barrels[seat] -= 1
            return (before - _standing(prizes, barrels, seat)) * PATIENCE[pier]

        return min(s.choices(), key=loss)


def _room_worth(room: Room) -> float:
    return room.barrels + COIN_WORTH * room.coins + BROKEN_WORTH * room.broken


def _standing(prizes: tuple[int, ...], barrels: list[int], seat: int) -> float:
    """Own prize less what the best of the others gets, and a little for every barrel as a head start."""
    gains = share_out(prizes, barrels)
    own = gains[seat]
    gains[seat] = 0
    return own - 0.3 * max(gains) + 0.15 * barrels[seat]
