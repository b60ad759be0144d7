"""What the search has to be told about a game: the worth of a position, a quick choice, and how far to look."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from jamaica.engine.contract import CHANCE, OVER, Event, Game, Move, State

S = TypeVar("S", bound=State)
Known = TypeVar("Known", bound=State, contravariant=True)

Plan = tuple[Move, ...]
"""Choices a seat makes one right after the other, decided on together."""

Seen = dict[Plan, tuple[int, float]]
"""By plan: how carefully it was looked at, and the share of victory it is expected to lead to."""

Taste = Callable[[list[Event], int], float]
"""What events add to the share of victory, in the eyes of a seat."""


class Judge(Protocol[Known]):
    """Tells good positions and choices from bad ones."""

    def shares(self, state: Known) -> list[float]:
        """Estimated share of victory of each party, adding up to 1; exact when the game is over."""

    def policy(self, state: Known, rng: Random) -> Move:
        """A quick, sensible choice of the seat to move, in its own interest. Looks only at what that seat knows."""

    def rounds_done(self, state: Known) -> int:
        """How many rounds are complete: the search looks ahead by whole rounds."""


class Mind(Judge[S], Protocol[S]):
    """Knows one game well enough to judge it at a glance, and what others may do and hide."""

    def greedy(self, state: S, rng: Random) -> Move:
        """What gains most at once: the yardstick, where that is another choice than the policy's."""
        return self.policy(state, rng)

    def points(self, state: S) -> list[float]:
        """What each party has at face value, in points."""

    def reply(self, state: S, rng: Random) -> Move:
        """What another seat may choose: as wide a guess as strong players differ."""
        return self.policy(state, rng)

    def imagine(self, game: Game[Any], view: S, rng: Random) -> S:
        """A full state that agrees with the view; what is likely may come up more often than what is not."""
        state: S = game.imagine(view, rng)
        return state

    def plans(self, view: S) -> Sequence[Plan]:
        """What the seat to move has to decide on: each choice alone, or with those that follow at once."""
        return [(move,) for move in view.choices()]

    def lies_open(self, view: S) -> bool:
        """Whether nothing is hidden, and nothing but choices decides how the round ends."""
        return False


def play_on(judge: Judge[Any], state: Any, rounds: int, rng: Random) -> None:
    """Play on at a glance until so many rounds are complete, or the game is over."""
    while state.to_move != OVER and judge.rounds_done(state) < rounds:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(int(rng.random() * odds.total)))
        else:
            state.apply(judge.policy(state, rng))
