"""What dice and draws bring is told in plain words, in every language."""

from typing import Any

import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.rolls import against_expectation, throws_of
from jamaica.files import language
from jamaica.games import find_game

JAMAICA, MONTEGO = find_game("jamaica"), find_game("montego")


@pytest.mark.parametrize(
    ("game", "stage", "came", "said"),
    [
        (JAMAICA, "roll", "3", "3"),
        (JAMAICA, "combat", "star", "A star"),
        (JAMAICA, "shortage", "8", "8: back to the open sea"),
        (JAMAICA, "shortage", "10", "10: back to a pirate lair"),
        (JAMAICA, "shortage", "star", "A star: stay"),
        (JAMAICA, "draw", "forward/food", "Fair Wind"),
        (JAMAICA, "treasure", "lady-beth", "Lady Beth"),
        (JAMAICA, "treasure", "+7b", "A treasure of +7, one of two"),
        (JAMAICA, "steal", "-4", "A treasure of −4"),
        (JAMAICA, "captain", "2", "Player 2"),
        (MONTEGO, "warehouse", "5 turned", "Warehouse V, turned round"),
        (MONTEGO, "tile", "2 1", "Player 2's large worker"),
        (MONTEGO, "ship", "brig", "A brig"),
        (MONTEGO, "lot", "1", "Player 1"),
    ],
)
def test_plain_words(game: Any, stage: str, came: str, said: str) -> None:
    assert game.outcome(stage, came) == said


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"), [(JAMAICA, {"players": 3, "edition": "second"}), (MONTEGO, {"players": 2})]
)
def test_every_outcome_of_a_game_has_a_name_of_its_own(game: Any, options: dict[str, Any], code: str) -> None:
    """All that can come of the throws of a match; only twins among the treasures are called alike."""
    seats = [Seat(name) for name in "abc"[: options["players"]]]
    match = Match.begin(game, game.options(**options), seats, "o")
    while not match.is_over:
        match.play(match.to_move, match.choices()[0])
    kinds = against_expectation(throws_of(match.record(), match.game), match.game)
    assert len(kinds) > 3
    for kind in kinds:
        told = [match.game.outcome(kind.stage, one.name, language(code)) for one in kind.outcomes]
        assert len(set(told)) >= len(told) - 2 and all(told)
        assert code == "en" or kind.stage == "captain" or "/" not in " ".join(told)
