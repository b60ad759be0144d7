"""What the search has to be told about a game: the worth of a position, a quick choice, and how far to look."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from jamaica.engine.contract import Game, Move, State

S = TypeVar("S", bound=State)
Seen = TypeVar("Seen", bound=State, contravariant=True)

Plan = tuple[Move, ...]
"""Choices a seat makes one right after the other, decided on together."""


class Judge(Protocol[Seen]):
    """Tells good positions and choices from bad ones."""

    def shares(self, state: Seen) -> list[float]:
        """Estimated share of victory of each party, adding up to 1; exact when the game is over."""

    def policy(self, state: Seen, rng: Random) -> Move:
        """A quick, sensible choice of the seat to move, in its own interest. Looks only at what that seat knows."""

    def rounds_done(self, state: Seen) -> int:
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
