"""Positions to try captains on."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ai.games import mind_for
from jamaica.engine.contract import CHANCE, OVER, Game


def positions(game: Game[Any], seed: int, step: int) -> Iterator[Any]:
    """Positions of one game in which a seat is asked, every so many choices; played by the quick policy."""
    rng, mind = Random(seed), mind_for(game.name)
    players = list(game.seats)[seed % len(game.seats)]
    state = game.start(game.options(players=players))
    number = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(rng.randrange(odds.total)))
            continue
        number += 1
        if number % step == 0:
            yield state.copy()
        state.apply(rng.choice(state.choices()) if rng.random() < 0.2 else mind.policy(state, rng))
