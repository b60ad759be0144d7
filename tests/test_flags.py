"""The words of the command line: every flag explained, in every language, and one sentence for every mistake."""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jamaica.cli.main import command_line, main
from jamaica.cli.parser import Parser, spoken
from jamaica.engine.language import ENGLISH, LANGUAGES
from jamaica.files import language
from jamaica.store import HOME, Places, Settings, settings

MISTAKES = {
    "saves export 1": "Please add: FILE.",
    "simulate --wind 9": "Not recognised: --wind 9.",
    "play --game chess": "--game cannot be chess; choose from jamaica, montego.",
    "saile": "COMMAND cannot be saile; choose from play, ",
    "saves fetch": "COMMAND cannot be fetch; choose from list, ",
    "referee": "Please add: FILE.",
    "saves export": "Please add: GAME, FILE.",
    "simulate --seed x": "--seed should be a whole number, not x.",
    "play --seed": "--seed needs a value after it.",
    "simulate --games 0": "--games should be a whole number from 1 to 999999, not 0.",
    "arena mate --seconds nan": "--seconds should be a number above 0, not nan.",
    "arena mate --seconds soon": "--seconds should be a number, not soon.",
    "simulate --json=yes": "--json takes no value.",
}
"""For every kind of fault a line that has it."""


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from parsers(command)


def test_every_command_and_flag_is_explained() -> None:
    found = list(parsers(command_line(ENGLISH)))
    assert len(found) > 12
    for parser in found:
        assert parser.description, parser.prog
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                assert {one.dest for one in action._choices_actions if one.help} == set(action.choices)
            else:
                assert action.help, f"{parser.prog}: {action.option_strings or action.dest}"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_help_is_in_the_players_language(code: str) -> None:
    """Whole: argparse's own words too. Names of commands, flags and their values are the same everywhere."""
    for said, english in zip(parsers(command_line(language(code))), parsers(command_line(ENGLISH)), strict=True):
        assert not {"usage:", "options:", "arguments:", "commands:"} & set(said.format_help().lower().split())
        for one, other in zip(said._actions, english._actions, strict=True):
            assert one.option_strings == other.option_strings
            assert one.help is None or one.help != other.help


def test_help_lists_every_command_once_in_its_group() -> None:
    """What players want stands before what tinkerers want."""
    parser = command_line(ENGLISH)
    page = parser.format_help()
    _, players, tinkerers = re.split(r"^commands for \w+:$", page, flags=re.MULTILINE)
    found = [re.findall(r"^  (\w+) ", group, re.MULTILINE) for group in (players, tinkerers)]
    assert {"play", "saves", "selftest"} <= set(found[0]) and {"arena", "simulate"} <= set(found[1])
    (commands,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    assert sorted(found[0] + found[1]) == sorted(commands.choices)


def test_no_list_of_commands_begins_with_an_empty_row() -> None:
    for parser in parsers(command_line(ENGLISH)):
        assert not re.search(r"^ *COMMAND$", parser.format_help(), re.MULTILINE), parser.prog


@pytest.mark.parametrize("line", MISTAKES)
def test_wrong_flags_get_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    error = capsys.readouterr().err
    assert MISTAKES[line] in error and error.count("\n") == 1 and error.endswith(" --help.\n")


@pytest.mark.parametrize("line", ["--lang=de", "simulate --lang de", "play --langu=de", "saves list --ho /"])
def test_no_flag_is_abbreviated(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Who reads the line for its language would not find it."""
    assert main(line.split()) == 2
    assert "Not recognised: --" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "-1", "inf", "nan"])
def test_nobody_thinks_for_ever_or_never(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["habits", f"--seconds={seconds}"]) == 2
    assert f"--seconds should be a number above 0, not {seconds}." in capsys.readouterr().err


@pytest.mark.parametrize("line", MISTAKES)
def test_no_word_of_argparse_is_told(line: str, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    """Whatever argparse says, in whichever version: our sentence follows from what the fault is about."""
    monkeypatch.setattr(argparse, "_", lambda text: f"said otherwise: {text}")
    monkeypatch.setattr(argparse, "ngettext", lambda one, many, number: f"said otherwise: {many}")
    assert main(line.split()) == 2
    assert MISTAKES[line] in capsys.readouterr().err


def test_flags_name_their_values() -> None:
    said = {parser.prog: parser.format_help() for parser in parsers(command_line(ENGLISH))}
    for value in (
        "--players {2..6}",
        "--edition {first,second}",
        "--ghost {auto,yes,no}",
        "--data FILE",
        "--reshuffle {edition,late}",
        "--humans {1..6}",
    ):
        assert value in said["jamaica play"]
    for text in said.values():
        assert " X\n" not in text and " X " not in text
        assert "{jamaica,montego}" in text or "--game" not in text.replace("--games", "")


def test_a_game_is_known_by_its_first_name_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--game", "race", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "jamaica"


def test_mistakes_are_told_in_the_players_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "9", "--language", "de"]) == 2
    assert (
        capsys.readouterr().err
        == "jamaica: "
        + language("de").say("{name} can be {allowed}, not {given}.", name="players", allowed="2, 3, 4, 5, 6", given=9)
        + "\n"
    )
    assert main(["play", "--language=it", "--wind"]) == 2
    assert capsys.readouterr().err == "jamaica: Non riconosciuto: --wind. Vedi jamaica --help.\n"


def test_the_language_is_the_given_one_else_that_of_the_game_else_that_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert spoken([]).code == "nl"
    settings.keep(Places.at(tmp_path).settings, Settings(language="de"))
    assert spoken([]).code == "de" and spoken(["--home", str(tmp_path / "other")]).code == "nl"
    assert spoken(["play", "--language", "it"]).code == spoken(["--language=it"]).code == "it"
    assert spoken(["--language", "it", "play", "--language=nl"]).code == "nl", "the last one holds, as in the parser"
    assert spoken(["--language", "xx"]).code == "en" and spoken(["--language"]).code == "de"
    file = Places.at(tmp_path).settings / settings.FILE
    for faulty in ("{", "[]", json.dumps({"language": 7})):
        file.write_text(faulty)
        assert spoken([]).code == "nl" and file.exists(), "the window tells what is wrong with it"


@pytest.mark.parametrize(
    ("named", "code"),
    [
        (("German_Austria", "1252"), "de"),
        (("Italian_Italy", "utf8"), "it"),
        (("Dutch_Netherlands", "1252"), "nl"),
        (("nl_BE", "UTF-8"), "nl"),
        (("English_United States", "1252"), "en"),
        (("Danish_Denmark", "1252"), "en"),
        ((None, None), "en"),
    ],
)
def test_without_variables_the_systems_settings_name_the_language(
    named: tuple[str | None, str | None], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, which has words of its own for languages."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: named)
    assert spoken([]).code == code


def test_a_language_python_does_not_know_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise ValueError("unknown locale: UTF-8")

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", unknown)
    assert spoken([]).code == "en"
