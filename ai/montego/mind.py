"""The mind of a foreman in Montego Bay."""

from random import Random

from jamaica.engine.contract import OVER, Move
from jamaica.files import assets
from jamaica.montego.rules import State

from ..values import Weights, final_shares
from .policy import Policy
from .values import FEATURES, sight


class MontegoMind:
    """Judges positions of Montego Bay."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights.read(assets() / "data" / "montego-values.json", FEATURES)
        self._policy = Policy()

    def shares(self, state: State) -> list[float]:
        """Estimated share of victory of each seat."""
        if state.to_move == OVER:
            return final_shares(state.winners(), state.seats)
        return self.weights.shares(sight(state))

    def policy(self, state: State, rng: Random) -> Move:
        """A quick choice of the seat to move."""
        return self._policy.choose(state, rng)

    def rounds_done(self, state: State) -> int:
        """The round counter goes up when a new round begins."""
        return state.round - 1
