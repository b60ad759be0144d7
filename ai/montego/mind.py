"""The mind of a foreman in Montego Bay."""

from collections.abc import Sequence
from operator import add
from random import Random
from typing import Any

from jamaica.engine.contract import OVER, Game, Move
from jamaica.files import assets
from jamaica.games.montego.rules.position import HIDDEN
from jamaica.games.montego.rules.scoring import share_out
from jamaica.games.montego.rules.stages import CARDS, LOAD, UNLOAD
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import PILOT

from ..mind import Mind, Plan
from ..values import Weights, final_shares
from .policy import Policy, likely_cards
from .values import FEATURES, sight

LOADING = (LOAD, UNLOAD)


class MontegoMind(Mind[State]):
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

    def points(self, state: State) -> list[float]:
        """The points so far, and the prizes if all ships in harbour left now."""
        seats, points = state.seats, list(map(float, state.points))
        for pier, ship in enumerate(state.ships):
            if ship != PILOT:
                prizes = share_out(state.table.prizes[ship], tuple(state.cargo[pier * seats : (pier + 1) * seats]))
                points = list(map(add, points, prizes))
        return points

    def reply(self, state: State, rng: Random) -> Move:
        """Another seat's choice: its cards are as wide a guess as strong players differ."""
        if state.stage == CARDS:
            return likely_cards(state, state.to_move, rng)
        return self._policy.choose(state, rng)

    def rounds_done(self, state: State) -> int:
        """The round counter goes up when a new round begins."""
        return state.round - 1

    def imagine(self, game: Game[Any], view: State, rng: Random) -> State:
        """For cards laid face down those that their owner is likely to lay in his own interest."""
        state = view.copy()
        state.viewer = None
        cards, crew = state.cards, state.table.crew
        for seat in range(state.seats):
            if cards[seat * crew] == HIDDEN:
                _, *laid = likely_cards(state, seat, rng)
                cards[seat * crew : (seat + 1) * crew] = laid[:crew]
                if state.hirer == seat:
                    cards[state.table.jack] = laid[-1]
        return state

    def plans(self, view: State) -> Sequence[Plan]:
        """All barrels of one worker are spread together; anything else is one choice."""
        return _spreads(view) if view.stage in LOADING else super().plans(view)

    def lies_open(self, view: State) -> bool:
        """Once all have walked, loading is a matter of choices (M12.7)."""
        return view.stage in LOADING


def _spreads(s: State) -> list[Plan]:
    """Every way to load or to take off what the worker who is counted has in hand."""
    found: list[Plan] = []
    for move in s.choices():
        after = s.copy()
        after.apply(move)
        goes_on = after.stage == s.stage and after.post == s.post
        found += [(move, *rest) for rest in _spreads(after)] if goes_on else [(move,)]
    return found
