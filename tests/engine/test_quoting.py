"""Nothing quoted from a file steers a terminal, turns text round, or fills a screen."""

import json
from pathlib import Path

import pytest

from jamaica.cli.output import tell_json
from jamaica.engine.errors import LONGEST_SENTENCE, GameError
from jamaica.engine.language import ENGLISH
from jamaica.engine.quoting import LONGEST, LONGEST_PATH, MOST_ITEMS, cut, harmless, quoted

CLEAR = "\x1b[2J\x1b[HEverything checks out."
EVIL = (CLEAR, "\u202efdp.exe", "a\nb", "\x9b1m", "\u2028", "\ud800", "\t", "\x00", "\U000e0041", "\r")


@pytest.mark.parametrize("text", EVIL)
def test_codes_and_marks_are_spelled_out(text: str) -> None:
    assert harmless(text).isprintable()
    assert "\\u" in harmless(text).lower()


@pytest.mark.parametrize("text", ["", "Änne", "1 234", "1\u00a0234\u202f5", "🏴 captain", "中文"])
def test_plain_words_stay(text: str) -> None:
    assert harmless(text) == text


def test_a_long_text_loses_its_middle() -> None:
    assert cut("abcdefgh", 8) == "abcdefgh"
    assert cut("abcdefghi", 8) == "abcd…ghi"
    assert [len(cut("x" * 99, most)) for most in range(1, 9)] == list(range(1, 9))


def test_a_quoted_value_is_short() -> None:
    for value in ("x" * 60_000, int("9" * 4299), 10**5000, -(10**5000), {"x" * 999: 1}):
        assert len(str(quoted(value))) == LONGEST


def test_what_is_short_is_quoted_as_it_is() -> None:
    assert [quoted(value) for value in (7, -3.5, True, "Anne", None)] == [7, -3.5, True, "Anne", "None"]


def test_paths_keep_their_ends_and_lists_their_first_items() -> None:
    path = str(quoted(Path("/home") / ("x" * 500) / "game.save"))
    assert len(path) == LONGEST_PATH and path.startswith("/home/") and path.endswith("game.save")
    assert quoted(("a", "b", 3)) == "a, b, 3"
    listed = str(quoted(("y" * 500,) * 500)).split(", ")
    assert len(listed) == MOST_ITEMS + 1 and {len(item) for item in listed[:-1]} == {LONGEST}


@pytest.mark.parametrize("text", EVIL)
def test_an_error_quotes_harmlessly(text: str) -> None:
    for error in (GameError("'{text}' is wrong.", text=text * 99), GameError(f"'{text * 99}' is wrong.")):
        assert str(error).isprintable() and len(str(error)) <= LONGEST_SENTENCE
        assert ENGLISH.tell(error) == str(error)


@pytest.mark.parametrize("text", EVIL)
def test_a_sentence_is_harmless_whatever_stands_in_it(text: str) -> None:
    said = (
        ENGLISH.say("Salt: {salt}.", salt=text), ENGLISH.count("{n}, {number}", "{n}, {number}", 2, n=text),
        ENGLISH.phrase("object", "the {name}", name=text), ENGLISH.say("In {file}", file=Path(text)),
    )  # fmt: skip
    assert all(one.isprintable() for one in said)


@pytest.mark.parametrize("text", EVIL)
def test_what_programs_read_is_json_that_steers_no_terminal(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell_json({"name": text, "other": "Änne"})
    told = capsys.readouterr().out
    assert all(line.isprintable() for line in told.splitlines()) and "Änne" in told
    assert json.loads(told)["name"] == text
