"""The mind of a captain in Jamaica."""

from random import Random

from jamaica.engine.contract import OVER, Game, Move
from jamaica.files import assets
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER
from jamaica.games.jamaica.rules.stages import DRAW
from jamaica.games.jamaica.rules.state import State

from ..mind import Mind
from ..values import Weights, final_shares
from .policy import Policy
from .prices import FACE_VALUE, Prices, ledgers
from .values import FEATURES, sight

SENSE = 0.8
"""How often others are imagined to have laid their best card."""


class RaceMind(Mind[State]):
    """Judges positions of Jamaica."""

    def __init__(self, weights: Weights | None = None) -> None:
        data = assets() / "data"
        self.weights = weights or Weights.read(data / "race-values.json", FEATURES)
        self._policy = Policy(Prices.read(data / "race-prices.json"))
        self._greedy = Policy(FACE_VALUE)

    def shares(self, state: State) -> list[float]:
        """Estimated share of victory of each ship."""
        if state.to_move == OVER:
            return final_shares(state.winners(), state.table.ships)
        return self.weights.shares(sight(state))

    def policy(self, state: State, rng: Random) -> Move:
        """A quick choice of the seat to move."""
        return self._policy.choose(state, rng)

    def greedy(self, state: State, rng: Random) -> Move:
        """What gains most at face value."""
        return self._greedy.choose(state, rng)

    def points(self, state: State) -> list[float]:
        """Where a ship lies, what it has in its holds and its treasures, as far as one can see."""
        ledger, table = ledgers(state.table, FACE_VALUE)[0], state.table
        return [
            ledger.where(state.space[ship], state.lap[ship])
            + sum([ledger.stock[kind][state.has(ship, kind)] for kind in (GOLD, FOOD, POWDER)])
            + table.points_of[state.down[ship]]
            + ledger.treasure * state.powers.count(ship)
            for ship in range(table.ships)
        ]

    def imagine(self, game: Game[State], view: State, rng: Random) -> State:
        """A full state that agrees with the view; of an imagined hand mostly the best card lies on the table."""
        state = game.imagine(view, rng)
        for seat, card in enumerate(state.picked):
            if card >= 0 and seat != view.viewer and rng.random() < SENSE:
                cards = state.hand[seat] | 1 << card
                best = self._policy.best_card(state, seat, cards)
                state.hand[seat], state.picked[seat] = cards ^ 1 << best, best
        return state

    def rounds_done(self, state: State) -> int:
        """A round is complete when cards are drawn for the next one."""
        return state.round if state.stage == DRAW else state.round - 1
