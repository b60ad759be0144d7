"""The rules as players read them: chapters of numbered rules with pictures, to be searched and opened at a number.

A page is Markdown: ``## J3 The round`` begins a chapter, ``1. `` a numbered rule, ``- `` one without a number.
``![](jamaica/tokens/token-gold)`` shows a picture beside a rule, ``<first>`` and ``<second>`` at its beginning say
that it holds in one edition only. What a language lacks is read in English, rule by rule.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from .engine.errors import DataError
from .engine.text_files import read_text
from .files import assets

BOTH, FIRST, SECOND = 0, 1, 2
"""The editions a rule holds in."""
_EDITIONS = {"first": FIRST, "second": SECOND}
_SLANTED = re.compile(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)")
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]*)\)\s*")


@dataclass(frozen=True)
class Rule:
    """One paragraph: its number, or that of its chapter; its words, bold between two stars; what is seen beside it."""

    number: str
    text: str
    pictures: tuple[str, ...] = ()
    edition: int = BOTH

    def has(self, words: Sequence[str]) -> bool:
        """True if all these lower-case words occur in it."""
        whole = f"{self.number} {self.text}".casefold()
        return all(word in whole for word in words)


@dataclass(frozen=True)
class Chapter:
    """A chapter: its number, its title, its rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game."""

    chapters: tuple[Chapter, ...]

    @classmethod
    def load(cls, page: str, code: str, folder: Path | None = None) -> "Rulebook":
        """A page of rules in a language; what is missing there is in English."""
        folder = folder or assets() / "rules"
        english = read(read_text(folder / "en" / page, DataError))
        own = folder / code / page
        return cls(tuple(filled(english, read(read_text(own, DataError)) if own.exists() else ())))

    def chapter_of(self, number: str) -> int:
        """The place of the chapter with a rule; the first if there is no such rule."""
        head = number.partition(".")[0]
        return next((place for place, chapter in enumerate(self.chapters) if chapter.number == head), 0)

    def rule(self, number: str) -> Rule:
        """The rule with a number; of a chapter its first one."""
        return next(rule for chapter in self.chapters for rule in chapter.rules if rule.number == number)

    def find(self, query: str) -> list[Rule]:
        """Rules that contain every word of a query."""
        words = query.casefold().split()
        return [rule for chapter in self.chapters for rule in chapter.rules if words and rule.has(words)]


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters of a page."""
    made = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        number, _, title = head.strip().partition(" ")
        made.append(Chapter(number, title, tuple(_rules(number, body))))
    return tuple(made)


def _rules(chapter: str, body: str) -> Iterator[Rule]:
    for piece in re.split(r"\n\s*\n|\n(?=\s*(?:- |\d+\. ))", body.strip()):
        line = " ".join(piece.split())
        numbered = re.match(r"(\d+)\. ", line)
        number = f"{chapter}.{numbered[1]}" if numbered else chapter
        line = line[numbered.end() :] if numbered else line.removeprefix("- ")
        edition = re.match(r"<(first|second)> ", line)
        line = line[edition.end() :] if edition else line
        pictures = tuple(_PICTURE.findall(line))
        if line:
            words = _SLANTED.sub(r"\1", _PICTURE.sub("", line)).strip()
            yield Rule(number, words, pictures, _EDITIONS[edition[1]] if edition else BOTH)


def filled(english: Sequence[Chapter], other: Sequence[Chapter]) -> Iterator[Chapter]:
    """The chapters in another language, with English rules where it has none; pictures stand on the English page."""
    known = {chapter.number: chapter for chapter in other}
    for chapter in english:
        there = known.get(chapter.number, chapter)
        rules = dict(keyed(there.rules))
        yield Chapter(
            chapter.number,
            there.title,
            tuple(replace(rule, text=rules.get(key, rule).text) for key, rule in keyed(chapter.rules)),
        )


def keyed(rules: Sequence[Rule]) -> Iterator[tuple[tuple[str, int], Rule]]:
    """Rules by number; those of a chapter that have none are counted."""
    for place, rule in enumerate(rules):
        yield (rule.number, 0 if "." in rule.number else place), rule
