"""Shares of victory: weights that slide over the game, and what they see in the cards."""

from typing import Any

import pytest

from ai.games import mind_for
from ai.jamaica.prices import FACE_VALUE, ledgers
from ai.jamaica.values import FEATURES, sight
from ai.values import KNOTS, Sight, Weights, nearness
from jamaica.engine.contract import CHANCE
from jamaica.games import GAMES


@pytest.mark.parametrize(
    ("early", "near"),
    [(0.0, [1, 0, 0]), (0.15, [0.5, 0.5, 0]), (0.3, [0, 1, 0]), (0.65, [0, 0.5, 0.5]), (1.0, [0, 0, 1])],
)
def test_weights_slide_between_the_two_next_knots(early: float, near: list[float]) -> None:
    assert nearness(early) == pytest.approx(near)
    weights = Weights([[1.0, 0.0], [3.0, 0.0], [7.0, 0.0]])
    expected = sum(part * value for part, value in zip(near, (1.0, 3.0, 7.0), strict=True))
    assert weights.strengths(Sight(early, [[2.0, 9.0], [0.0, 9.0]])) == pytest.approx([2 * expected, 0.0])
    assert len(KNOTS) == len(near)


def test_tables_with_the_same_board_share_their_ledgers() -> None:
    game = GAMES["jamaica"]
    few, many = (game.start(game.options(players=players)) for players in (3, 5))
    assert few.table is not many.table
    assert ledgers(few.table, FACE_VALUE) is ledgers(many.table, FACE_VALUE)


LEFT_OUT = ("forward/forward", "backward/forward")


def _dealt() -> Any:
    """The first round of Jamaica: hands are dealt, and the dice are to be rolled. Two cards are not in the deck."""
    game = GAMES["jamaica"]
    state: Any = game.start(game.options(players=3))
    while state.to_move == CHANCE and not state.round:
        state.apply(state.odds().moves[0])
    state.deck[0] &= ~sum(1 << state.table.card_of[card] for card in LEFT_OUT)
    return state


def test_a_captain_counts_the_symbols_of_hand_and_deck() -> None:
    state = _dealt()
    cards, counts = state.table.symbols, dict(zip(FEATURES, sight(state).parties[0], strict=True))
    for place, mask, scale in (("hand", state.hand[0], 0.5), ("deck", state.deck[0], 0.2)):
        there = [symbol for card, symbols in enumerate(cards) if mask >> card & 1 for symbol in symbols]
        for symbol in ("forward", "backward", "gold", "food", "powder"):
            assert counts[f"{symbol} in {place}"] == pytest.approx(scale * there.count(symbol))


def test_a_deck_that_leads_onward_is_worth_a_share() -> None:
    """Two decks that differ by one card: who has the one that sails forward twice stands better."""
    state = _dealt()
    rest = state.deck[0]
    shares = []
    for card in LEFT_OUT:
        state.deck[0] = rest | 1 << state.table.card_of[card]
        shares.append(mind_for("jamaica").shares(state)[0])
    assert shares[0] > shares[1] + 0.02
