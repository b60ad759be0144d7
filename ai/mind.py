"""Interface between the search and a game: value of a position, quick policy, horizon."""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Protocol, TypeVar

from jamaica.engine.contract import CHANCE, OVER, Event, Game, Move, State

S = TypeVar("S", bound=State)
Known = TypeVar("Known", bound=State, contravariant=True)

Plan = tuple[Move, ...]
"""Choices a seat makes one right after the other, decided on together."""

Seen = dict[Plan, tuple[int, float, float]]
"""By plan: how carefully it was looked at, the share of victory it is expected to lead to, and its standard error."""

Taste = Callable[[list[Event], int], float]
"""Bonus that events add to a seat's share of victory."""


class Judge(Protocol[Known]):
    """Tells good positions and choices from bad ones."""

    def shares(self, state: Known) -> list[float]:
        """Estimated share of victory of each party, adding up to 1; exact when the game is over."""

    def policy(self, state: Known, rng: Random) -> Move:
        """A quick, sensible choice of the seat to move, in its own interest. Looks only at what that seat knows."""

    def rounds_done(self, state: Known) -> int:
        """Completed rounds; the search looks ahead by whole rounds."""


class Mind(Judge[S], Protocol[S]):
    """Knows one game well enough to judge it at a glance, and what others may do and hide."""

    orders_plans: ClassVar[bool] = False
    """True if the plans that promise most come first."""

    def greedy(self, state: S, rng: Random) -> Move:
        """The greedy choice: the yardstick, where it differs from the policy."""
        return self.policy(state, rng)

    def points(self, state: S) -> list[float]:
        """Points of each party at face value."""

    def reply(self, state: S, rng: Random) -> Move:
        """A guess at another seat's choice, as varied as strong players are."""
        return self.policy(state, rng)

    def imagine(self, game: Game[S], view: S, rng: Random) -> S:
        """A full state that agrees with the view; what is likely may come up more often than what is not."""
        return game.imagine(view, rng)

    def plans(self, view: S) -> Sequence[Plan]:
        """Plans of the seat to move: single choices, or choices with those that follow at once."""
        return [(move,) for move in view.choices()]

    def lies_open(self, view: S) -> bool:
        """True if nothing is hidden or left to chance until the round ends."""
        return False


def play_on(judge: Judge[S], state: S, rounds: int, rng: Random) -> None:
    """Play on at a glance until so many rounds are complete, or the game is over."""
    while state.to_move != OVER and judge.rounds_done(state) < rounds:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(int(rng.random() * odds.total)))
        else:
            state.apply(judge.policy(state, rng))
