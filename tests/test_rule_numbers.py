"""Every rule and ruling of both games is named by at least one test."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from jamaica.engine.language import LANGUAGES

HERE = Path(__file__)
RULES = HERE.parents[1] / "assets" / "rules" / "en"


def rule_numbers(page: str) -> Iterator[str]:
    """The numbered paragraphs of a rules page; a section without numbers counts as a whole."""
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        name = section.split()[0]
        numbers = re.findall(r"^(\d+)\. ", section, flags=re.MULTILINE)
        yield from (f"{name}.{number}" for number in numbers)
        if not numbers:
            yield name


def text_of_all_tests() -> str:
    files = [file for kind in ("*.py", "*.scn") for file in HERE.parent.rglob(kind) if file != HERE]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


NUMBERS = {name: list(rule_numbers((RULES / f"{name}.md").read_text("utf-8"))) for name in ("jamaica", "montego-bay")}


@pytest.mark.parametrize("name", NUMBERS)
def test_every_rule_has_a_test(name: str) -> None:
    text = text_of_all_tests()
    missing = [number for number in NUMBERS[name] if not re.search(rf"\b{re.escape(number)}(?![\d.]\d|\d)", text)]
    assert not missing, f"no test names {', '.join(missing)}"


def test_the_pages_are_read_whole() -> None:
    assert len(NUMBERS["jamaica"]) == 74 and NUMBERS["jamaica"][-1] == "J12.30"
    assert len(NUMBERS["montego-bay"]) == 49 and NUMBERS["montego-bay"][-1] == "M12.17"


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("name", NUMBERS)
def test_a_translated_page_says_the_same(name: str, code: str) -> None:
    """The same chapters, paragraphs, tables and references in every language."""
    pages = [page.read_text(encoding="utf-8") for page in (RULES / f"{name}.md", RULES.parent / code / f"{name}.md")]
    english, other = ([shape(section) for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]] for page in pages)
    assert english == other


def shape(section: str) -> tuple[str, list[str], list[str]]:
    """A chapter's number, how its lines begin, and which rules it refers to."""
    starts = re.findall(r"^(\d+\.|-|\|) ", section, flags=re.MULTILINE)
    return section.split()[0], starts, sorted(re.findall(r"\b[JM]\d+(?:\.\d+)?", section))
