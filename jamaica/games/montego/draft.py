"""Choices that are put together before they are made: the cards of a crew, barrels spread over ships."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ...engine.contract import Move
from .rules.stages import CARDS, LOAD, UNLOAD
from .rules.state import State
from .rules.static import JACK
from .text.choices import cards_of, workers_of


@dataclass
class Cards:
    """A card for each of a seat's workers, and for Lazy Jack if he works for it; 0 where none is chosen yet."""

    workers: tuple[int, ...]
    partner: int
    """The worker whose set Lazy Jack's card comes from, among `workers`; -1 without him."""
    chosen: list[int] = field(default_factory=list)
    trail: list[list[int]] = field(default_factory=list)
    """Choices before each change, for undo."""

    @classmethod
    def of(cls, view: State, seat: int) -> "Cards":
        """Nothing chosen yet."""
        workers = workers_of(view, seat)
        return cls(workers, workers.index(view.partner) if view.hirer == seat else -1, [0] * len(workers))

    def choose(self, number: int, card: int) -> None:
        """A card for a worker; Jack's and his partner's come from one set, so they differ (M5)."""
        self.trail.append(self.chosen[:])
        if card == self.taken(number):
            self.chosen[self._mate(number)] = 0
        self.chosen[number] = card

    def taken(self, number: int) -> int:
        """The card of a worker's set that the other one of Jack and his partner has, 0 if none."""
        return self.chosen[self._mate(number)] if self._mate(number) >= 0 else 0

    def _mate(self, number: int) -> int:
        """With whom a worker shares a set of cards, -1 if with nobody."""
        jack = len(self.workers) - 1
        if self.partner < 0 or number not in (self.partner, jack):
            return -1
        return jack if number == self.partner else self.partner

    def take(self, move: Move) -> None:
        """All cards as in a move."""
        self.trail.append(self.chosen)
        self.chosen = cards_of(move)

    def undo(self) -> None:
        """Take back the last change."""
        self.chosen = self.trail.pop()

    @property
    def ready(self) -> bool:
        """True if there is a card for everybody."""
        return all(self.chosen)

    complete = ready

    @property
    def move(self) -> Move | None:
        """The whole choice, once there is a card for everybody."""
        if not self.ready:
            return None
        if self.partner < 0:
            return (CARDS, *self.chosen)
        return (CARDS, *self.chosen[:-1], JACK, self.chosen[-1])


@dataclass
class Spread:
    """Barrels spread over the ships, or taken off them: how many at each pier."""

    verb: str
    total: int
    room: Sequence[int]
    """By pier: free slots, or own barrels aboard; 0 where nothing can be done."""
    counts: list[int] = field(default_factory=list)
    trail: list[int] = field(default_factory=list)
    """The piers in the order in which barrels were put there."""

    @classmethod
    def of(cls, view: State, moves: Sequence[Move]) -> "Spread":
        """Nothing spread yet. Piers behind the first that is allowed can still be chosen later on."""
        load = view.stage == LOAD
        seat, first = view.to_move, min(move[1] for move in moves) - 1
        room = view.free if load else [view.barrels(pier)[seat] for pier in range(len(view.ships))]
        room = [count if pier >= first else 0 for pier, count in enumerate(room)]
        return cls(view.stage, view.hand if load else view.broken, room, [0] * len(room))

    @property
    def left(self) -> int:
        """Barrels still to be placed."""
        return self.total - sum(self.counts)

    def can_add(self, pier: int) -> bool:
        """True if one more is possible at a pier."""
        return self.left > 0 and self.counts[pier] < self.room[pier]

    def add(self, pier: int) -> None:
        """One more at a pier, if possible."""
        if self.can_add(pier):
            self.counts[pier] += 1
            self.trail.append(pier)

    def remove(self, pier: int) -> None:
        """The last one at a pier comes back."""
        self.counts[pier] -= 1
        last = len(self.trail) - 1 - self.trail[::-1].index(pier)
        del self.trail[last]

    def undo(self) -> None:
        """The last one comes back."""
        self.remove(self.trail[-1])

    def signed(self, pier: int) -> int:
        """Change of the barrels at a pier, negative if they come off."""
        return self.counts[pier] if self.verb == LOAD else -self.counts[pier]

    @property
    def complete(self) -> bool:
        """True if all are placed."""
        return not self.left

    @property
    def full(self) -> list[int]:
        """The piers whose ship would be full, and so leave at once."""
        if self.verb != LOAD:
            return []
        return [pier for pier, count in enumerate(self.counts) if count and count == self.room[pier]]

    @property
    def ready(self) -> bool:
        """True if it can be carried out: all are placed, or a ship is full and the rest comes after it has left."""
        return not self.left or bool(self.full)

    def steps(self) -> Iterator[tuple[Move, int]]:
        """Moves in turn, each with the number then left; full ships first (M7.5), then from pier to pier."""
        left = self.total
        for gone, pier in enumerate(self.full):
            left -= self.counts[pier]
            yield (self.verb, pier + 1 - gone), left
        if self.left:
            return
        for pier, count in enumerate(self.counts):
            if count and pier not in self.full:
                left -= count
                yield (self.verb, pier + 1 - sum(other < pier for other in self.full)), left

    def moves(self, view: State) -> list[Move]:
        """The moves that carry it out, from the view it was put together in.

        Where only one ship is left for them, the rules put the rest aboard without asking. Which ship comes to the top
        of a stack meanwhile changes nothing about them: any order will do.
        """
        state, made = view.copy(), list[Move]()
        state.fix_order(state.unseen_ships())
        worker = state.to_move, state.post, state.stage
        for move, left in self.steps():
            while (state.to_move, state.post, state.stage) == worker and _in_hand(state) > left:
                made.append(move)
                state.apply(move)
        return made


def _in_hand(state: State) -> int:
    return state.hand if state.stage == LOAD else state.broken


def any_spread(view: State) -> Sequence[int]:
    """One way to spread the barrels that are asked about, by pier; empty if none are."""
    if view.stage not in (LOAD, UNLOAD):
        return ()
    draft = Spread.of(view, view.choices())
    for _ in range(draft.total):
        draft.add(max(range(len(draft.room)), key=lambda pier: draft.room[pier] - draft.counts[pier]))
    return draft.counts if draft.complete else ()


def filled(view: State, numbers: Sequence[int]) -> Sequence[Move]:
    """The moves that a question is answered with in numbers: a card for each worker, barrels for each pier.

    None if they are no answer.
    """
    if view.stage == CARDS:
        found = (move for move in view.choices() if cards_of(move) == list(numbers))
        return list(found)[:1]
    if view.stage not in (LOAD, UNLOAD):
        return ()
    draft = Spread.of(view, view.choices())
    if len(numbers) != len(draft.room):
        return ()
    for pier, number in enumerate(numbers):
        for _ in range(number):
            draft.add(pier)
    return draft.moves(view) if draft.counts == list(numbers) and draft.ready else ()
