"""The mind of a foreman in Montego Bay."""

from collections.abc import Sequence
from operator import add
from random import Random

from jamaica.engine.contract import OVER, Game, Move
from jamaica.files import assets
from jamaica.games.montego.rules.position import HIDDEN
from jamaica.games.montego.rules.scoring import share_out
from jamaica.games.montego.rules.stages import CARDS, LOAD, UNLOAD
from jamaica.games.montego.rules.state import State
from jamaica.games.montego.rules.static import PILOT

from ..mind import Mind, Plan
from ..values import Weights, final_shares
from .guess import FirstGuess, Guess
from .policy import Policy
from .values import FEATURES, sight

LOADING = (LOAD, UNLOAD)


class MontegoMind(Mind[State]):
    """Judges positions of Montego Bay."""

    orders_plans = True

    def __init__(self, weights: Weights | None = None, guess: Guess | None = None) -> None:
        self.weights = weights or Weights.read(assets() / "data" / "montego-values.json", FEATURES)
        self._guess = guess or Guess.load()
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
            return self._guess.lay(state, state.to_move, rng)
        return self._policy.choose(state, rng)

    def rounds_done(self, state: State) -> int:
        """The round counter goes up when a new round begins."""
        return state.round - 1

    def imagine(self, game: Game[State], view: State, rng: Random) -> State:
        """For cards laid face down those that their owner is likely to lay in his own interest; ships in any order.

        With the ships in an order no draw comes between the barrels: all plans are compared in the same order.
        """
        state = view.copy()
        state.viewer = None
        if state.unseen:
            beneath = state.unseen_ships()
            rng.shuffle(beneath)
            state.fix_order(beneath)
        cards, crew = state.cards, state.table.crew
        for seat in range(state.seats):
            if cards[seat * crew] == HIDDEN:
                _, *laid = self._guess.lay(state, seat, rng)
                cards[seat * crew : (seat + 1) * crew] = laid[:crew]
                if state.hirer == seat:
                    cards[state.table.jack] = laid[-1]
        return state

    def plans(self, view: State) -> Sequence[Plan]:
        """All barrels of one worker are spread together; cards that strong players would lay come first."""
        if view.stage in LOADING:
            return _spreads(view)
        if view.stage == CARDS:
            promise = self._guess.promise(view, view.to_move)
            return [(move,) for move in sorted(view.choices(), key=promise, reverse=True)]
        return super().plans(view)

    def lies_open(self, view: State) -> bool:
        """Once all have walked, loading is a matter of choices (M12.7), and of which ships come to the top (M12.15)."""
        return view.stage in LOADING


def _spreads(view: State) -> list[Plan]:
    """Every way to load or to take off what the worker who is counted has in hand.

    They are the same whichever ship comes to the top of a stack meanwhile (M12.15): any order will do.
    """
    ordered = view.copy()
    ordered.fix_order(ordered.unseen_ships())
    return _spreads_in_order(ordered)


def _spreads_in_order(s: State) -> list[Plan]:
    found: list[Plan] = []
    for move in s.choices():
        after = s.copy()
        after.apply(move)
        goes_on = after.stage == s.stage and after.post == s.post
        found += [(move, *rest) for rest in _spreads_in_order(after)] if goes_on else [(move,)]
    return found


class FirstMontegoMind(MontegoMind):
    """The mind of the admiral of version 0.1: he guesses by what lies in the rooms alone."""

    orders_plans = False

    def __init__(self) -> None:
        super().__init__(Weights.read(assets() / "data" / "montego-values-1.json", FEATURES), FirstGuess())

    def plans(self, view: State) -> Sequence[Plan]:
        return _spreads(view) if view.stage in LOADING else [(move,) for move in view.choices()]
