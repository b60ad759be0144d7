"""Characters: tastes from a data file, shown in what they do."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from ai.captains import SearchCaptain, captain_for
from ai.characters import characters, pilot_for, read
from ai.games import GAME_AIS, mind_for
from ai.habits import Habit
from ai.limit import Limit
from ai.search import Search
from jamaica.cli.main import main
from jamaica.engine.contract import CHANCE, OVER, Event, Game
from jamaica.engine.csv_tables import Tables
from jamaica.engine.errors import DataError, OptionError
from jamaica.files import assets
from jamaica.games import GAMES

from .positions import positions

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ASKED = {"jamaica": {"card": 36}, "montego": {"cards": 30, "load": 40}}
"""Questions where tastes tell, and how many of them are asked."""
CHARACTERS = [(game, word) for game in GAMES for word in characters(game)]


@EVERY_GAME
def test_everybody_who_can_be_played_has_a_character_of_his_own(game: Game[Any]) -> None:
    found = characters(game.name)
    assert sorted(character.name for character in found.values()) == sorted(game.names())
    assert len({character.tastes for character in found.values()}) == len(found)


def asked_for(game: Game[Any], stage: str) -> Iterator[Any]:
    """Positions in which this is asked."""
    found = chain.from_iterable(positions(game, seed, 1) for seed in range(1, 100))
    return islice((state for state in found if state.stage == stage), 0, None, 3)


def played_on(game: Game[Any], state: Any, seed: int) -> list[Event]:
    """What happens until the round is over, if all go on by quick policy."""
    mind, rng, events = mind_for(game.name), Random(seed), list[Event]()
    state = state.copy()
    round_ = mind.rounds_done(state)
    while state.to_move != OVER and mind.rounds_done(state) == round_:
        odds = state.odds() if state.to_move == CHANCE else None
        state.apply(odds.pick(rng.randrange(odds.total)) if odds else mind.policy(state, rng), events)
    return events


@cache
def shown_by(name: str, word: str | None) -> dict[Habit, float]:
    """How much of each habit a character, or one without, shows after what he chooses in the same positions."""
    game = GAMES[name]
    search = Search(game, mind_for(name), exact=0, taste=characters(name)[word].liking if word else None)
    shown = dict.fromkeys(GAME_AIS[name].habits, 0.0)
    asked = [state for stage, count in ASKED[name].items() for state in islice(asked_for(game, stage), count)]
    for number, state in enumerate(asked):
        after, seat, heard = state.copy(), state.to_move, list[Event]()
        while (after.to_move, after.stage) == (seat, state.stage):  # all barrels of a worker
            view = after.view(seat)
            after.apply(search.estimate(view, Limit(samples=2), Random(number))[0].move, heard)
        for seed in range(3):
            events = heard + played_on(game, after, seed)
            for habit in shown:
                shown[habit] += habit.shown(events, seat)
    return shown


@pytest.mark.parametrize(("name", "word"), CHARACTERS)
def test_a_character_shows_in_what_he_does(name: str, word: str) -> None:
    """In the same positions, under the same luck, each does more of what he likes than one without character."""
    plain, own = shown_by(name, None), shown_by(name, word)
    likes = [habit for habit, taste in characters(name)[word].tastes if taste > 0]
    assert all(own[habit] >= plain[habit] for habit in likes)
    assert any(own[habit] > plain[habit] for habit in likes)


@EVERY_GAME
def test_pilots_know_level_and_character(game: Game[Any]) -> None:
    first = game.names()[0]
    word = next(iter(characters(game.name)))
    assert pilot_for("mate", game.name, first) == f"mate:{word}"
    assert pilot_for("mate", game.name, "Somebody Else") == "mate"
    plain, own = captain_for("captain", game), captain_for(f"captain:{word}", game)
    assert isinstance(plain, SearchCaptain) and plain.search.taste is None
    assert isinstance(own, SearchCaptain) and own.search.taste == characters(game.name)[word].liking


def test_an_unknown_character_is_named() -> None:
    with pytest.raises(OptionError, match=r"no character 'hook' in Jamaica\. Choose from bonny, read"):
        captain_for("mate:hook", GAMES["jamaica"])
    with pytest.raises(OptionError, match="no captain 'greedy:bonny'"):
        captain_for("greedy:bonny", GAMES["jamaica"])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("45,", "201,", r"characters.csv, line \d+: pushes should be from -200 to 200, not 201"),
        ("sol, ", "marlow, ", "the character 'marlow' should be one word of its own"),
        ("Finn", "Sol", "Sol has two characters"),
        ("Palma", "Hook", "name can be Marlow, Sol, Finn, Palma, not 'Hook'"),
        ("coins", "silver", "the column coins is missing"),
        ("[montego]", "[other]", r"the section \[montego\] is missing"),
    ],
)
def test_faults_of_the_data_file_are_named(old: str, new: str, fault: str) -> None:
    head, section = (assets() / "data" / "characters.csv").read_text(encoding="utf-8").split("[montego]")
    text = head + ("[montego]" + section).replace(old, new)
    with pytest.raises(DataError, match=fault):
        read(Tables("characters.csv", text), "montego")


def test_the_habits_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["habits", "--game", "montego", "--games", "1", "--seconds", "0.001"]) == 0
    out = capsys.readouterr().out
    for word in characters("montego"):
        assert f"captain:{word} " in out
    for habit in GAME_AIS["montego"].habits:
        assert habit.about in out
