"""Options from words, with clear errors."""

import pytest

from jamaica.engine.errors import OptionError
from jamaica.games.jamaica.rules.options import JamaicaOptions


def test_options_read_words() -> None:
    options = JamaicaOptions.read({"players": "3", "edition": "second", "ghost": "yes"})
    assert options == JamaicaOptions(players=3, edition="second", ghost="yes")
    assert JamaicaOptions.read(options.as_dict()) == options


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"wind": "strong"}, "There is no option 'wind'. Choose from players, edition, ghost, data, reshuffle."),
        ({"players": "many"}, "players must be a whole number, not 'many'."),
        ({"players": "²"}, "players must be a whole number, not '²'."),
        ({"players": "4" * 5000}, f"players must be a whole number, not '{'4' * 30}…{'4' * 29}'."),
        ({"players": True}, "players must be a whole number, not 'True'."),
        ({"players": 9}, "players can be 2, 3, 4, 5, 6, not 9."),
        ({"edition": "third"}, "edition can be first, second, not third."),
        ({"edition": 2}, "edition must be a word, not '2'."),
    ],
)
def test_wrong_options_are_named(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as raised:
        JamaicaOptions.read(given)
    assert str(raised.value) == sentence
