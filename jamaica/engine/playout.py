"""Random play to the end: the base of simulation, property tests and benchmarks."""

from random import Random

from .contract import CHANCE, Event, State


def play_out(state: State, rng: Random, events: list[Event] | None = None) -> None:
    """Play random legal moves until the game is over."""
    random = rng.random
    while True:
        seat = state.to_move
        if seat >= 0:
            choices = state.choices()
            state.apply(choices[int(random() * len(choices))], events)
        elif seat == CHANCE:
            odds = state.odds()
            state.apply(odds.pick(int(random() * odds.total)), events)
        else:
            return
