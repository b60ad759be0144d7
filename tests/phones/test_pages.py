"""What the pages are made of: words in every language, pictures that exist, choices that say what they lead to."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.files import assets, language
from jamaica.games import GAMES
from jamaica.phones import messages, qr_code, words
from jamaica.phones.games import PHONE_GAMES
from jamaica.phones.messages import Malformed, Page
from jamaica.phones.pages import Pages
from jamaica.phones.web_files import KINDS, web_files
from jamaica.session.controller import MatchController
from jamaica.session.seat_labels import pilot_words
from jamaica.session.setup import PHONE, Setup
from jamaica.session.thinker import LocalThinker

from .driver import begin

both = pytest.mark.parametrize("game", GAMES)


def pages_of(game: str, players: int, seed: int, code: str) -> list[Page]:
    """The page of whoever is asked, over a random game."""
    match, rng, spoken = begin(game, *["human"] * players, seed=str(seed)), Random(seed), language(code)
    controller = MatchController(match, LocalThinker())
    pages, made = Pages(controller), list[Page]()
    while not match.is_over:
        controller.mark_shown()
        seat = match.to_move
        made.append(pages.page(seat, spoken, (), pages.asked(seat), None, match.events()))
        match.play(match.to_move, rng.choice(match.choices()))
        controller._happened = len(match.events())
    return made


@both
def test_every_picture_a_page_names_is_served(game: str) -> None:
    files = web_files(game, language)
    named = set[str]()
    for players in list(GAMES[game].seats)[:2]:
        for page in pages_of(game, players, players, "en"):
            body = json.loads(messages.write(messages.Shown(page, messages.Log(0, ()))))["page"]
            named |= set(_pictures(body))
    assert len(named) > 30 and {f"/pictures/{name}" for name in named} - set(files) == set()


def _pictures(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value] if value.endswith(".webp") else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [name for one in inside for name in _pictures(one)]


@both
@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_say_what_is_asked_and_what_each_choice_leads_to(game: str, code: str) -> None:
    asked, bare = 0, 0
    for page in pages_of(game, 2, 5, code):
        assert page.sections and page.survey and page.facts and all(page.facts)
        if question := page.question:
            asked += 1
            assert question.text and (question.choices or question.parts)
            assert all(choice.label for choice in question.choices)
            bare += sum(not choice.notes for choice in question.choices)
            for part in question.parts:
                assert part.label and len(part.values) == len(part.choices) and all(one.picture for one in part.choices)
    assert asked > 40 and bare < asked, "nearly every choice says what it leads to"


def test_every_language_has_the_words_of_the_page() -> None:
    body = json.loads(words.page_words(language))
    assert set(body["languages"]) == set(body["words"]) == set(LANGUAGES)
    script = (assets() / "phone" / "phone.js").read_text(encoding="utf-8")
    for code, said in body["words"].items():
        assert set(said) == set(words.WORDS) and all(said.values())
        assert code == "en" or said["secret"] != body["words"]["en"]["secret"]
    assert all(f'"{name}"' in script for name in words.WORDS), "the script says all of them"


def test_every_game_of_the_box_can_be_played_by_phone() -> None:
    assert set(PHONE_GAMES) == set(GAMES)
    for name, look in PHONE_GAMES.items():
        figures = len(GAMES[name].names())
        assert len(look.figures) == len(look.colours) == figures
        files = web_files(name, language)
        for figure in range(figures):
            assert f"/pictures/{look.portrait(name, figure)}" in files
            assert f"/pictures/{look.emblem(name, figure)}" in files


def test_only_our_own_files_are_served_and_all_of_the_page() -> None:
    for name in GAMES:
        files = web_files(name, language)
        assert {"/", "/phone.css", "/phone.js", "/words.json"} <= set(files)
        assert all(file.read() for file in files.values())
        assert {file.kind for file in files.values()} <= {*KINDS.values(), "application/json"}
        assert not any(".." in path or path.endswith((".py", ".ogg", ".csv")) for path in files)
    page = (assets() / "phone" / "index.html").read_text(encoding="utf-8")
    assert "http:" not in page and "https:" not in page and "style=" not in page and "onclick" not in page
    style = (assets() / "phone" / "phone.css").read_text(encoding="utf-8")
    assert "http" not in style


@pytest.mark.parametrize(
    "message",
    [
        b"bytes", "", "null", "[]", "{}", '{"type":"hello"}', '{"type":"other"}', "[" * 100_000,
        '{"type":"choose","question":"1.card","choice":-1}', '{"type":"choose","question":"1.card","choice":1.5}',
        '{"type":"choose","question":"<b>","choice":1}', '{"type":"choose","question":"1.card","choice":1,"seat":2}',
        '{"type":"choose","question":"1.card","choice":"1"}', '{"type":"sit","seat":99}', '{"type":"undo","step":null}',
        '{"type":"hello","key":"x","device":"y"}', '{"type":"choose","question":"' + "1" * 1000 + '","choice":1}',
        '{"type":"hello","key":"' + "0" * 32 + '","device":"' + "0" * 32 + '","language":"../de"}',
        '{"type":"choose","question":"1.card","choice":1,"x":' + "[" * 200 + "]" * 200 + "}",
        '{"type":"sit","seat":1e400}', '{"type":"sit","seat":\ud800}',
    ],
)  # fmt: skip
def test_what_no_page_of_ours_sends_is_refused(message: str | bytes) -> None:
    with pytest.raises(Malformed):
        messages.read(message)


def test_messages_of_the_page_are_read() -> None:
    assert messages.read('{"type":"sit","seat":1}') == messages.Sit(1)
    assert messages.read('{"type":"choose","question":"12.card","choice":3}') == messages.Choose("12.card", 3)
    assert messages.read('{"type":"undo","step":7}') == messages.TakeBack(7)


def test_a_qr_code_is_square_with_a_quiet_zone_and_its_three_marks() -> None:
    code = qr_code("http://192.168.100.100:47611/#" + "0" * 32)
    side = len(code)
    assert all(len(row) == side for row in code) and (side - 8 - 17) % 4 == 0
    assert not any(code[place][other] for place in range(4) for other in range(side))
    finder = [[int(max(abs(row - 3), abs(column - 3)) in (0, 1, 3)) for column in range(7)] for row in range(7)]
    for top, left in ((4, 4), (4, side - 11), (side - 11, 4)):
        assert [[int(code[top + row][left + column]) for column in range(7)] for row in range(7)] == finder


# Seats with phones in a new game


def test_a_chair_with_a_phone_is_a_person_to_the_match_and_is_remembered() -> None:
    setup = Setup.quick("jamaica")
    setup.with_phones = True
    setup.next_pilot(setup.chairs[0])
    assert setup.chairs[0].pilot == PHONE and setup.phones == (0,) and setup.people == 1
    assert setup.match().people == [0] and setup.seats()[0].pilot == "human"
    again = Setup.remembered("jamaica", setup.remember(), {})
    assert again.phones == (0,) and again.in_character
    setup.next_pilot(setup.chairs[0])
    assert setup.chairs[0].pilot == "deckhand" and setup.phones == ()


def test_phones_are_offered_only_where_they_are_served() -> None:
    setup = Setup.quick("montego")
    setup.next_pilot(setup.chairs[0])
    assert setup.chairs[0].pilot == "deckhand" and PHONE not in setup.pilots


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_player_with_a_phone_has_a_name(code: str) -> None:
    assert pilot_words(PHONE, language(code)) not in ("", PHONE)


def test_the_store_keeps_the_keys_of_phones_with_the_data(tmp_path: Path) -> None:
    from jamaica.store import PhoneKeys, Places, Store

    with Store(Places.at(tmp_path)) as store:
        store.phone_keys.keep("ab" * 16, PhoneKeys.draw((0,)))
    assert [path.name for path in (tmp_path / "data" / "phones").iterdir()] == ["ab" * 16 + ".json"]
