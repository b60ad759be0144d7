"""The rules as players read them: the same numbers and pictures in every language, found by their words."""

from pathlib import Path

import pytest

from jamaica.engine.language import LANGUAGES
from jamaica.files import assets
from jamaica.rulebook import BOTH, FIRST, SECOND, Rule, Rulebook, keyed, read

PAGES = ("jamaica.md", "montego-bay.md")
FOLDER = assets() / "rules"
LEAST = 0.75
"""How long a paragraph is at least, as a part of the English one."""


def keys(folder: Path, page: str) -> list[tuple[str, int]]:
    chapters = read((folder / page).read_text(encoding="utf-8"))
    return [key for chapter in chapters for key, _ in keyed(chapter.rules)]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if (FOLDER / code).exists()])
def test_every_language_has_the_same_rules(code: str, page: str) -> None:
    assert keys(FOLDER / code, page) == keys(FOLDER / "en", page)
    own, english = Rulebook.load(page, code), Rulebook.load(page, "en")
    same = [
        rule.text
        for chapter, origin in zip(own.chapters, english.chapters, strict=True)
        for rule, first in zip(chapter.rules, origin.rules, strict=True)
        if rule.text == first.text
    ]
    assert code == "en" or same == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_no_language_tells_less(code: str, page: str) -> None:
    """Paragraph by paragraph nearly as long as in English, so that nothing is left out; and in whole sentences."""
    own, english = (
        [rule for chapter in Rulebook.load(page, one).chapters for rule in chapter.rules] for one in (code, "en")
    )
    terse = {rule.number for rule, first in zip(own, english, strict=True) if len(rule.text) < LEAST * len(first.text)}
    assert terse == set()
    assert [rule.number for rule in own if "→" in rule.text] == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_edition_stands_in_every_language(code: str, page: str) -> None:
    """J7.3 and J7.4 stand side by side, each with the name of its edition first."""
    rules = [rule for chapter in Rulebook.load(page, code).chapters for rule in chapter.rules if rule.edition != BOTH]
    assert [rule.number for rule in rules] == (["J7.3", "J7.4"] if page == PAGES[0] else [])
    assert all(rule.text.startswith("**") for rule in rules)


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_is_there(page: str) -> None:
    book = Rulebook.load(page, "en")
    names = {name.partition("#")[0] for chapter in book.chapters for rule in chapter.rules for name in rule.pictures}
    assert len(names) > 20
    assert [name for name in names if not (assets() / "pictures" / f"{name}.webp").exists()] == []


def test_a_page_becomes_rules() -> None:
    text = "# T\n\n## J1 Box\n- ![](a/b) **x**: y\n  z\n- w\n\n## J2 Turn\n\n1. <first> old\n2. <second> ![](c) new\n"
    first, second = read(text)
    assert (first.title, first.rules) == ("Box", (Rule("J1", "**x**: y z", ("a/b",)), Rule("J1", "w")))
    assert second.rules == (Rule("J2.1", "old", (), FIRST), Rule("J2.2", "new", ("c",), SECOND))


def test_what_a_language_lacks_is_english(tmp_path: Path) -> None:
    pages = {"en": "## J1 Box\n1. ![](p) one\n2. two\n\n## J2 End\n- a\n", "de": "## J1 Kiste\n2. zwei\n"}
    for code, text in pages.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "p.md").write_text(text, encoding="utf-8")
    box, end = Rulebook.load("p.md", "de", tmp_path).chapters
    assert (box.title, end.title) == ("Kiste", "End")
    assert [(rule.text, rule.pictures) for rule in box.rules] == [("one", ("p",)), ("zwei", ())]
    assert Rulebook.load("p.md", "nl", tmp_path).chapters[0].title == "Box"


def test_words_and_numbers_are_found() -> None:
    book = Rulebook.load("jamaica.md", "en")
    assert "J9.2" in [rule.number for rule in book.find("SABRE star")]
    assert [rule.number for rule in book.find("j7.4")] == ["J7.4"]
    assert book.find("  ") == book.find("submarine") == []


def test_the_editions_of_jamaica_stand_side_by_side() -> None:
    rules = Rulebook.load("jamaica.md", "en").chapters[6].rules
    assert [rule.edition for rule in rules] == [BOTH, BOTH, FIRST, SECOND]
