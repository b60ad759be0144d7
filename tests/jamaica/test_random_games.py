"""Random games over all options keep the invariants; nothing of the rules is asked here, only that pieces add up."""

from random import Random

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.jamaica.rules.proposal import proposal

from .helpers import started
from .invariants import check, check_events

OPTIONS = [
    {"players": players, "edition": edition, "ghost": ghost}
    for players, ghosts in ((2, "yes"), (3, "yes no"), (4, "yes no"), (5, "yes no"), (6, "no"))
    for ghost in ghosts.split()
    for edition in ("first", "second")
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_pieces_add_up(options: dict[str, str | int], games: int = 3) -> None:
    """After every move of random games each piece is in one place, and the events tell all that moved."""
    for seed in range(games):
        rng = Random(seed)
        state = started(**options)
        while state.to_move != OVER:
            suggested = proposal(state) if state.to_move >= 0 else None
            assert suggested is None or suggested in state.choices()
            before, events = state.copy(), list[Event]()
            legal = state.odds().moves if state.to_move == CHANCE else state.choices()
            state.apply(rng.choice(list(legal)), events)
            check(state)
            check_events(before, events, state)
