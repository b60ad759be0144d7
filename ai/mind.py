"""What the search has to be told about a game: the worth of a position, a quick choice, and how far to look."""

from random import Random
from typing import Protocol, TypeVar

from jamaica.engine.contract import Move, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Mind(Protocol[S_contra]):
    """Knows one game well enough to judge it at a glance."""

    def shares(self, state: S_contra) -> list[float]:
        """Estimated share of victory of each party, adding up to 1; exact when the game is over."""

    def policy(self, state: S_contra, rng: Random) -> Move:
        """A quick, sensible choice of the seat to move, in its own interest. Looks only at what that seat knows."""

    def rounds_done(self, state: S_contra) -> int:
        """How many rounds are complete: the search looks ahead by whole rounds."""
