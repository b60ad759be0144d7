"""The mind of a captain in Jamaica."""

from random import Random

from jamaica.engine.contract import OVER, Move
from jamaica.files import assets
from jamaica.race.rules import State
from jamaica.race.stages import DRAW

from ..values import Weights, final_shares
from .policy import Policy
from .values import FEATURES, sight


class RaceMind:
    """Judges positions of Jamaica."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights.read(assets() / "data" / "race-values.json", FEATURES)
        self._policy = Policy(self.weights)

    def shares(self, state: State) -> list[float]:
        """Estimated share of victory of each ship."""
        if state.to_move == OVER:
            return final_shares(state.winners(), state.table.ships)
        return self.weights.shares(sight(state))

    def policy(self, state: State, rng: Random) -> Move:
        """A quick choice of the seat to move."""
        return self._policy.choose(state, rng)

    def rounds_done(self, state: State) -> int:
        """A round is complete when cards are drawn for the next one."""
        return state.round if state.stage == DRAW else state.round - 1
