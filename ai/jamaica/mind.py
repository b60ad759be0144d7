"""The mind of a captain in Jamaica."""

from random import Random

from jamaica.engine.contract import OVER, Game, Move
from jamaica.files import assets
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER
from jamaica.games.jamaica.rules.stages import CARD, DRAW
from jamaica.games.jamaica.rules.state import State

from ..mind import Mind
from ..values import Weights, final_shares
from .guess import Guess
from .policy import Policy
from .prices import FACE_VALUE, Prices, ledgers
from .values import FEATURES, sight

SENSE = 0.8
"""Probability that `admiral-1` imagines another seat to have laid its best card."""


class JamaicaMind(Mind[State]):
    """Judges positions of Jamaica."""

    def __init__(self, weights: Weights | None = None, prices: Prices | None = None) -> None:
        data = assets() / "data"
        self.weights = weights or Weights.read(data / "jamaica-values.json", FEATURES)
        self._policy = Policy(prices or Prices.read(data / "jamaica-prices.json"))
        self._guess = Guess.read()
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
        """The largest gain at face value."""
        return self._greedy.choose(state, rng)

    def points(self, state: State) -> list[float]:
        """A ship's space, holds and treasures, as far as visible."""
        ledger, table = ledgers(state.table, FACE_VALUE)[0], state.table
        return [
            ledger.where(state.space[ship], state.lap[ship])
            + sum([ledger.stock[kind][state.has(ship, kind)] for kind in (GOLD, FOOD, POWDER)])
            + table.points_of[state.down[ship]]
            + ledger.treasure * state.powers.count(ship)
            for ship in range(table.ships)
        ]

    def imagine(self, game: Game[State], view: State, rng: Random) -> State:
        """A full state that agrees with the view; of an imagined hand a card lies that a strong player would lay."""
        state = game.imagine(view, rng)
        for seat, card in enumerate(state.picked):
            if card >= 0 and seat != view.viewer:
                cards = state.hand[seat] | 1 << card
                laid = self._guess.card(state, seat, cards, rng)
                state.hand[seat], state.picked[seat] = cards ^ 1 << laid, laid
        return state

    def reply(self, state: State, rng: Random) -> Move:
        """Another seat's choice: its card as varied as strong players are."""
        if state.stage != CARD:
            return self._policy.choose(state, rng)
        seat = state.to_move
        return ("card", state.table.pieces.cards[self._guess.card(state, seat, state.hand[seat], rng)].name)

    def rounds_done(self, state: State) -> int:
        """A round is complete when cards are drawn for the next one."""
        return state.round if state.stage == DRAW else state.round - 1


class FirstJamaicaMind(JamaicaMind):
    """The mind of the admiral of version 0.1: of an imagined hand mostly the best card lies on the table."""

    def __init__(self) -> None:
        data = assets() / "data"
        weights = Weights.read(data / "jamaica-values-1.json", FEATURES)
        super().__init__(weights, Prices.read(data / "jamaica-prices-1.json"))

    def imagine(self, game: Game[State], view: State, rng: Random) -> State:
        state = game.imagine(view, rng)
        for seat, card in enumerate(state.picked):
            if card >= 0 and seat != view.viewer and rng.random() < SENSE:
                cards = state.hand[seat] | 1 << card
                best = self._policy.best_card(state, seat, cards)
                state.hand[seat], state.picked[seat] = cards ^ 1 << best, best
        return state

    def reply(self, state: State, rng: Random) -> Move:
        return self._policy.choose(state, rng)
