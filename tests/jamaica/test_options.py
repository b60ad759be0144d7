"""The options of Jamaica, and what is wrong with impossible ones."""

import pytest

from jamaica.engine.errors import OptionError
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.static import table_for


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": "1"}, "players can be 2, 3, 4, 5, 6, not 1."),
        ({"players": "7"}, "players can be 2, 3, 4, 5, 6, not 7."),
        ({"players": "many"}, "players must be a whole number, not 'many'."),
        ({"edition": "third"}, "edition can be first, second, not third."),
        ({"ghost": "maybe"}, "ghost can be auto, yes, no, not maybe."),
        ({"captain": "2"}, "There is no option 'captain'. Choose from players, edition, ghost, data, reshuffle."),
        (
            {"players": "2", "ghost": "no"},
            "Two players always sail with the ghost ship (J12.28): ghost can be auto or yes.",
        ),
        (
            {"players": "6", "ghost": "yes"},
            "Six players sail without the ghost ship (J12.28): ghost can be auto or no.",
        ),
    ],
)
def test_option_errors(given: dict[str, str], sentence: str) -> None:
    """J2.1, J12.28: an impossible option is named with what would be possible."""
    with pytest.raises(OptionError) as error:
        JamaicaOptions.read(given)
    assert str(error.value) == sentence


@pytest.mark.parametrize("edition", ["first", "second"])
def test_j12_28_when_the_ghost_sails(edition: str) -> None:
    """J12.28: the ghost may sail with 3 to 5 players in both editions; 2 players always sail with it, 6 never."""
    sails = {
        (players, ghost): JamaicaOptions(players=players, edition=edition, ghost=ghost).has_ghost
        for players in range(2, 7)
        for ghost in ("auto", "yes", "no")
        if (players, ghost) not in ((2, "no"), (6, "yes"))
    }
    assert [key for key, value in sails.items() if value] == [
        (2, "auto"),
        (2, "yes"),
        (3, "yes"),
        (4, "yes"),
        (5, "yes"),
    ]
    assert table_for(JamaicaOptions(players=5, edition=edition, ghost="yes")).ghost == 5


def test_options_are_read_and_kept() -> None:
    """Options read from text are those of the record."""
    options = JamaicaOptions.read({"players": "3", "edition": "second", "ghost": "yes"})
    kept = {"players": 3, "edition": "second", "ghost": "yes", "data": "standard", "reshuffle": "edition"}
    assert options.as_dict() == kept
    assert JamaicaOptions.read(options.as_dict()) == options
