"""Settings: kept, checked value by value, and never the reason that the game does not open."""

import errno
import json
from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.engine import schema
from jamaica.engine.record import Seat
from jamaica.store import AUTO, SLOT, Learnt, NewGame, Places, Settings, Store, settings

from .helpers import begin, fail

OTHER = Settings(
    0.1, 0.2, 0.0, "2x", True, "gentle", 1.5, 1.3, True, "tritanopia", "de", True, (-7, 20, 1280, 800), True,
    {"press": "x"}, {"back": 3}, "montego",
    {"jamaica": NewGame((Seat("Änne"), Seat("Mary", "admiral")), {"edition": "second", "players": 2})},
    {"jamaica": Learnt(("race",), "cards", 3)},
    "every", False,
)  # fmt: skip


def stored(tmp_path: Path, text: str) -> tuple[Settings, list[str]]:
    (tmp_path / settings.FILE).write_text(text, encoding="utf-8")
    made, said = settings.load(tmp_path)
    return made, [str(one) for one in said]


def test_what_is_set_is_kept(tmp_path: Path) -> None:
    assert settings.load(tmp_path) == (Settings(), [])
    settings.keep(tmp_path, OTHER)
    assert settings.load(tmp_path) == (OTHER, [])
    assert all(getattr(OTHER, item.name) != getattr(Settings(), item.name) for item in fields(Settings))


WRONG: dict[str, list[Any]] = {
    "music": [-1, 2, "loud", True, None],
    "speed": ["3x", 1, None, []],
    "scale": [3.0, "1", {}],
    "reduced_motion": [0, "yes"],
    "language": ["xx", None, 4],
    "keys": [[], {"a": 1}, {"a": "x" * 99}, {"\x1b": "x"}],
    "pad": [{"a": "1"}, {"a": -1}, {"a": True}],
    "game": [7, "\n"],
    "lessons": [7, {"jamaica": "3"}, {"jamaica": {"done": 1}}, {"jamaica": {"step": -1}}],
    "new_games": [
        7, {"jamaica": 7}, {"jamaica": {"seats": [7], "options": {}}},
        {"jamaica": {"seats": [], "options": {"a": 1.5}}},
        {"jamaica": {"seats": [{"name": "\x1b", "pilot": "human"}], "options": {}}},
        {"jamaica": {"seats": [{"name": "a", "pilot": "human"}] * 9, "options": {}}},
    ],
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_one_wrong_value_is_as_at_first_and_the_others_stay(tmp_path: Path, name: str, value: Any) -> None:
    made, said = stored(tmp_path, json.dumps({"format": 1, **asdict(OTHER), name: value}))
    assert asdict(made) == {**asdict(OTHER), name: getattr(Settings(), name)}
    assert said[0] == f"Some settings could not be used and were reset to their defaults: {name}."
    assert "aside" in said[1]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 0}', '{"format": 99}', "{" * 9999, '{"format": "1"}'])
def test_a_broken_file_falls_back_and_is_kept(tmp_path: Path, text: str) -> None:
    made, said = stored(tmp_path, text)
    assert made == Settings()
    assert "could not be used" in said[0]
    assert (tmp_path / "aside" / settings.FILE).read_text(encoding="utf-8") == text
    assert settings.load(tmp_path) == (Settings(), []), "told once"


def test_any_changed_byte_leaves_usable_settings(tmp_path: Path) -> None:
    settings.keep(tmp_path, OTHER)
    path, rng = tmp_path / settings.FILE, Random(1)
    whole = path.read_bytes()
    for _ in range(500):
        place = rng.randrange(len(whole))
        path.write_bytes(whole[:place] + bytes([rng.randrange(256)]) + whole[place + 1 :])
        made, _ = settings.load(tmp_path)
        assert schema.entries(Settings, json.loads(json.dumps(asdict(made)))) == (vars(made), [])


def test_the_store_keeps_settings_and_a_second_copy_says_that_it_does_not(tmp_path: Path) -> None:
    first = Store(Places.at(tmp_path))
    assert first.notices == []
    second = Store(Places.at(tmp_path))
    assert ["already open" in str(said) for said in second.notices] == [True]
    second.settings.speed = "2x"
    second.close()
    first.settings.speed = "instant"
    first.close()
    third = Store(Places.at(tmp_path))
    assert third.settings.speed == "instant"
    assert third.notices == []
    third.close()


def test_without_a_folder_the_game_opens_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    store = Store(Places.at(tmp_path / "home"))
    assert "cannot be written" in str(store.notices[0])
    assert store.settings == Settings()
    assert store.saves.listing().games == []
    store.close()


@pytest.mark.parametrize("number", [errno.EMFILE, errno.EACCES])
def test_settings_that_cannot_be_read_now_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    folder = Places.at(tmp_path).settings
    settings.keep(folder, OTHER)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", fail(number))
        store = Store(Places.at(tmp_path))
    assert store.settings == Settings()
    assert ["cannot be read" in str(said) for said in store.notices] == [True, False]
    assert "not be saved" in str(store.notices[1])
    store.settings.speed = "instant"
    store.close()
    assert settings.load(folder) == (OTHER, [])


@pytest.mark.parametrize(("call", "kinds"), [("stat", {AUTO, SLOT}), ("exists", set())])
def test_opening_does_not_fail_where_nothing_may_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, kinds: set[str]
) -> None:
    """A folder without permission refuses even to say whether a file is there."""
    store = Store(Places.at(tmp_path))
    auto = store.saves.autosave(begin())
    auto.keep(begin())
    auto.close()
    store.saves.keep(begin(), "named")
    store.close()
    monkeypatch.setattr(Path, call, fail(errno.EACCES))
    again = Store(Places.at(tmp_path))
    assert {broken.path.parent.name for broken in again.saves.listing().broken} == kinds
    assert bool(again.notices) == bool(kinds)
    again.close()


def test_the_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path / "env"))
    assert Places.find() == Places.at(tmp_path / "env")
    assert Places.find(tmp_path / "given") == Places.at(tmp_path / "given")
    monkeypatch.delenv("JAMAICA_HOME")
    assert "jamaica" in Places.find().data.parts


def test_settings_of_format_1_know_the_games_by_their_names_of_today(tmp_path: Path) -> None:
    body = {"format": 1, "game": "race", "lessons": {"race": 3}, "new_games": {"race": {"seats": [], "options": {}}}}
    made, said = stored(tmp_path, json.dumps(body))
    assert (made.game, list(made.new_games), said) == ("jamaica", ["jamaica"], [])
    assert made.lessons == {"jamaica": Learnt()}, "a lesson of those days had no chapters"


def test_what_was_learnt_is_kept(tmp_path: Path) -> None:
    """The chapters that are done, and the step of the one that was begun last."""
    learnt = Learnt().at("race", 4, 13)
    assert (learnt.place_in("race"), learnt.place_in("cards"), learnt.done) == (4, 0, ())
    learnt = learnt.at("race", 13, 13).at("race", 13, 13).at("cards", 2, 15)
    assert (learnt.place_in("race"), learnt.place_in("cards"), learnt.done) == (0, 2, ("race",))
    settings.keep(tmp_path, Settings(lessons={"jamaica": learnt}))
    assert settings.load(tmp_path)[0].lessons == {"jamaica": learnt}
