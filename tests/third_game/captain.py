"""Its captains: the one who is ahead is likelier to win, and tossing is what one does behind."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.arguments import Amounts, Traits
from ai.descriptor import Encoding, FitSubject, GameAi, Level
from ai.mind import Mind
from ai.values import Sight
from jamaica.engine.contract import OVER, Event, Move

from .rules import TOSS, WALK, CoinState


class CoinMind(Mind[CoinState]):
    """Judges by the steps alone."""

    def __init__(self, weights: Any = None) -> None:
        """Nothing is fitted."""

    def shares(self, state: CoinState) -> list[float]:
        if state.to_move == OVER:
            return [float(seat in state.winners()) / len(state.winners()) for seat in range(state.seats)]
        ahead = [2.0**steps for steps in state.steps]
        return [one / sum(ahead) for one in ahead]

    def policy(self, state: CoinState, rng: Random) -> Move:
        return WALK if state.steps[state.to_move] == max(state.steps) else TOSS

    def rounds_done(self, state: CoinState) -> int:
        return state.turn // state.seats

    def points(self, state: CoinState) -> list[float]:
        return [float(steps) for steps in state.steps]


def _sight(state: CoinState) -> Sight:
    raise AssertionError("nothing is fitted")


def _traits(view: CoinState, after: CoinState, events: Sequence[Event], seat: int) -> Amounts:
    return {("steps",): float(after.steps[seat])}


TRAITS = Traits(_traits, {"steps": 0.1}, lambda trait: trait)
LEVELS: Sequence[str] = ("deckhand", "mate", "captain", "admiral")
COIN_AI = GameAi(
    "coins", CoinMind, {name: Level(0.05, samples=4) for name in LEVELS}, Level(0.05, samples=4), CoinMind,
    dict.fromkeys(LEVELS, 0.0), TRAITS, (), FitSubject((), _sight, "none.json", ()),
    Encoding(lambda table: (), (), ()),
)  # fmt: skip
