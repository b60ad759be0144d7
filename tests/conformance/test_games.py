"""The conformance suite over every registered game and every combination of its options."""

from typing import Any

import pytest

from jamaica.engine.contract import Game
from jamaica.engine.options import Options
from jamaica.games import GAMES

from .suite import check_game, check_match, check_play_out, option_sets

CASES = [
    pytest.param(game, options, id=f"{game.name}-{'-'.join(map(str, options.as_dict().values()))}")
    for game in GAMES.values()
    for options in option_sets(game)
]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_random_games_keep_the_contract(game: Game[Any], options: Options) -> None:
    for seed in range(4):
        check_game(game, options, seed)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_matches_record_and_resume(game: Game[Any], options: Options) -> None:
    for seed in range(3):
        check_match(game, options, seed)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_random_play_is_one_move_after_the_other(game: Game[Any], options: Options) -> None:
    for seed in range(3):
        check_play_out(game, options, seed)
