"""What others lay is guessed from the position, never from what lies face down."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai import self_play
from ai.games import first_mind, mind_for
from ai.jamaica import fit_guess as jamaica_fit
from ai.jamaica import guess as jamaica_guess
from ai.montego import fit_guess as montego_fit
from ai.montego import guess as montego_guess
from jamaica.engine.contract import OVER
from jamaica.games import GAMES

from .positions import positions


def laying(name: str, stage: str, count: int) -> list[Any]:
    """Positions in which cards are laid."""
    found = (state for seed in range(30) for state in positions(GAMES[name], seed, 1) if state.stage == stage)
    return list(islice(found, 0, 3 * count, 3))


def test_guessed_cards_can_be_laid() -> None:
    guess = montego_guess.Guess.load()
    for state in laying("montego", "cards", 60):
        assert guess.lay(state, state.to_move, Random(1)) in state.choices()
        promise = guess.promise(state, state.to_move)
        plans = mind_for("montego").plans(state)
        assert sorted(plan[0] for plan in plans) == sorted(state.choices())
        assert [promise(plan[0]) for plan in plans] == sorted(map(promise, state.choices()), reverse=True)


def test_a_room_that_promises_more_is_guessed_more_often() -> None:
    guess = montego_guess.Guess.load()
    state = laying("montego", "cards", 1)[0]
    draws = guess.draws(state, state.to_move)[0]
    laid = [guess.lay(state, state.to_move, Random(seed))[1] for seed in range(300)]
    best, worst = draws.index(max(draws)) + 1, draws.index(min(draws)) + 1
    assert laid.count(best) > laid.count(worst)


def test_without_barrels_in_supply_a_full_room_draws_nobody() -> None:
    """The guess of version 0.1 looked at the rooms alone."""
    guess, state = montego_guess.Guess.load(), laying("montego", "cards", 1)[0]
    poor = state.copy()
    poor.supply[poor.to_move] = 0

    def spread(s: Any) -> float:
        return max(max(draws) - min(draws) for draws in guess.draws(s, s.to_move))

    assert spread(poor) < spread(state)


def test_of_a_hand_the_card_that_gains_more_is_guessed_more_often() -> None:
    guess = jamaica_guess.Guess.read()
    for state in laying("jamaica", "card", 20):
        seat, hand = state.to_move, state.hand[state.to_move]
        if hand.bit_count() < 2:
            continue
        cards = [card for card in range(12) if hand >> card & 1]
        chances = guess.chances(state, seat, cards)
        laid = [guess.card(state, seat, hand, Random(seed)) for seed in range(200)]
        assert laid.count(cards[chances.index(max(chances))]) >= 200 / len(cards) - 30


@pytest.mark.parametrize("name", GAMES)
def test_games_of_captains_are_kept_and_replayed(name: str, tmp_path: Path) -> None:
    out, asked = tmp_path / "games.jsonl", list[int]()

    def play(seed: int) -> self_play.Played:
        asked.append(seed)
        return self_play.play(name, "greedy", None, seed)

    with ThreadPoolExecutor(1) as executor:
        self_play.run(play, [3, 4], out, None, executor)
        self_play.run(play, [3, 4, 5], out, None, executor)
    assert asked == [3, 4, 5], "what the file holds is not played again"
    played = next(one for one in self_play.read(out) if one.seed == 3)
    assert played == self_play.play(name, "greedy", None, 3)
    steps = list(self_play.replay(name, played))
    state = steps[-1][0]  # one position, played on from move to move
    assert state.to_move == OVER and len(played.shares) == len(state.scores())
    assert any(slip for _, _, slip in steps), "some choices are made at random"


def kept(tmp_path: Path, name: str, captain: str, games: int) -> Path:
    """A file of games with four players."""
    out = tmp_path / "games.jsonl"
    with ThreadPoolExecutor(1) as executor:
        work = partial(self_play.play, name, captain, None)
        self_play.run(work, range(0, 12 * games, 12), out, None, executor)
    return out


def test_what_is_fitted_tells_cards_better_than_chance(tmp_path: Path) -> None:
    games = list(montego_fit.examples(kept(tmp_path, "montego", "greedy", 6)))
    first, last = [one for game in games[:4] for one in game], [one for game in games[4:] for one in game]
    weights = montego_fit.fit(first, 2, Random(1))
    blind = -sum(log(len(plans)) for _, plans, _ in last) / len(last)
    assert montego_fit.likelihood(last, weights) > blind + 0.3


def test_prices_are_varied_while_that_makes_cards_likelier(tmp_path: Path) -> None:
    training, _ = jamaica_fit.examples(kept(tmp_path, "jamaica", "greedy", 3))
    before = jamaica_guess.Guess(jamaica_guess.Guess.read().prices, 9.0)
    after = jamaica_fit.fit(training[:25], before)
    assert jamaica_fit.likelihood(training[:25], after) > jamaica_fit.likelihood(training[:25], before)


def test_the_guess_of_before_differs() -> None:
    state = laying("montego", "cards", 1)[0]
    first = first_mind("montego")
    assert [first.reply(state, Random(seed)) for seed in range(30)] != [
        mind_for("montego").reply(state, Random(seed)) for seed in range(30)
    ]
