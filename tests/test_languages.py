"""The catalogues: complete, current, of bearable length, and nothing in the code that they cannot reach."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.files import assets, language

TOOL = Path(__file__).parents[1] / "assets" / "workshop" / "languages.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("languages", TOOL)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_sentence_is_missing_unused_overlong_or_glued(tool: ModuleType) -> None:
    """``python assets/workshop/languages.py`` brings the files up to date and says what is left to translate."""
    assert tool.faults() == []


def test_every_language_of_the_game_has_its_catalogue(tool: ModuleType) -> None:
    assert {"en", *tool.CODES} == set(LANGUAGES)
    assert {file.stem for file in (assets() / "languages").glob("*.mo")} == set(tool.CODES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_plural_forms(code: str) -> None:
    """One barrel is not three barrels, in any language."""
    spoken = language(code)
    forms = [spoken.count("{number} doubloon", "{number} doubloons", number) for number in (0, 1, 3)]
    assert forms[0].replace("0", "3") == forms[2]
    assert forms[1].replace("1", "3") != forms[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_by_the_language(code: str) -> None:
    number = language(code).number
    written = (number(-1.5, ".1f"), number(12345.67, ",.1f"), number(3, "+"), number(0))
    assert written == (("−1.5", "12,345.7", "+3", "0") if code == "en" else ("−1,5", "12.345,7", "+3", "0"))


def test_an_unknown_language_is_english() -> None:
    assert language("xx").say("Menu") == "Menu"
    assert language("../de").code == "en"


@pytest.mark.parametrize(
    ("english", "text", "fault"),
    [
        ("Next: {name}", "Danach: {name}", ""),
        ("Next: {name}", "", "no translation"),
        ("Next: {name}", "Danach: {nam}", "not the values"),
        ("Next: {name}", "Danach", "not the values"),
        ("{number} card", "eine Karte", ""),
        ("Who sails?", "Wer segelt", "not the end"),
        ("Menu", "Ein Menü, in dem alles steht", "much longer"),
    ],
)
def test_the_check_finds_faults(tool: ModuleType, english: str, text: str, fault: str) -> None:
    assert tool.fault_of(english, text).startswith(fault)
    assert bool(tool.fault_of(english, text)) == bool(fault)


def test_the_check_sees_glued_sentences_and_idle_ones(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "faulty.py"
    lines = (
        'NEVER = mark("Never said")', 'say(f"Round {number}")', 'say("Round " + number)',
        'say("{mean} or {share} on {date}", mean=f"{mean:.1f}", share=f"{share:.0%}", date=f"{date:%Y-%m-%d}")',
    )  # fmt: skip
    file.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "sources", lambda: [file])
    assert tool.glued() == [f"faulty.py, line {line}: the sentence is glued together" for line in (2, 3)]
    assert tool.foreign() == [f"faulty.py, line 4: {value} is written in English" for value in ("mean", "share")]
    assert tool.idle() == ["faulty.py, line 1: nobody says NEVER"]
