"""The page of rules: contents, search, the chapter of what matters now, both editions side by side; and the keys."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame_gui.core import UIElement

from ...engine.contract import State
from ...rulebook import Rule, Rulebook
from .. import words
from ..display import Display
from ..gui.buttons import PAPER, RED, WOOD, Button, alike
from ..gui.canvas import LEFT
from ..gui.entry import Entry
from ..gui.label import Label
from ..gui.page import BACK, Page
from ..gui.panels import Sheet
from ..gui.scroller import Row, Scroller, ScrollPosition
from ..gui.text_dialog import TextDialog
from ..lettering import CREAM
from ..table.kit import Kit
from . import key_list
from .rule_passage import LARGER, Passage, PassageLayout

SEARCH = "search"
LONGEST = 30
CONTENTS = 290
"""The width of the contents, in pixels of the design."""


class Reading:
    """What is read: a chapter, at one of its rules or from its beginning, or all rules in which some words stand."""

    def __init__(self, book: Rulebook, number: str) -> None:
        self.book = book
        self.page, self.number = book.chapter_of(number), number
        self.query = ""
        """The words that are looked for."""
        self.lit = ""
        """The words that stay lit when one of the rules found is opened."""

    def open(self, page: int) -> None:
        """A chapter from its beginning."""
        self.page, self.number, self.query, self.lit = page, "", "", ""

    def show(self, rule: Rule) -> None:
        """The chapter of a rule that was found, at this rule."""
        self.page, self.number, self.query, self.lit = self.book.chapter_of(rule.number), rule.number, "", self.query

    def search(self, query: str) -> None:
        """All rules in which these words stand; with none, the chapter again."""
        self.query, self.lit = query[:LONGEST], ""

    @property
    def rules(self) -> Sequence[Rule]:
        """The rules of the chapter, or those that were found; none on the page of keys."""
        if self.query:
            return self.book.find(self.query)
        return self.book.chapters[self.page].rules if self.page < len(self.book.chapters) else ()


class Contents:
    """A button for each chapter, and one for the keys."""

    def __init__(self, display: Display, book: Rulebook) -> None:
        self.display, self.book = display, book
        self.keys = len(book.chapters)
        """The page behind the last chapter."""

    def label(self, place: int) -> str:
        """What a page is called."""
        if place == self.keys:
            return self.display.language.say(words.KEYS)
        chapter = self.book.chapters[place]
        return f"{chapter.number}  {chapter.title}"

    def title(self, reading: Reading) -> str:
        """What stands above what is read."""
        if not reading.query:
            return self.label(reading.page)
        return self.display.language.count(*words.FOUND, len(reading.rules), words=reading.query)

    def buttons(self, area: pygame.Rect, reading: Reading, open_page: Callable[[int], None]) -> Sequence[Button]:
        """The column of buttons; the chapter that is read lies on paper."""
        titles = [self.label(place) for place in range(self.keys + 1)]
        step, gap = area.h / len(titles), self.display.px(5)
        return alike([
            Button(
                self.display, pygame.Rect(area.x, round(area.y + place * step), area.w, round(step) - gap),
                ("chapter", place), title, partial(open_page, place), self._look(place, reading), plain=True,
            )
            for place, title in enumerate(titles)
        ])  # fmt: skip

    def _look(self, place: int, reading: Reading) -> str:
        return PAPER if place == reading.page and not reading.query else WOOD

    def mark(self, buttons: Sequence[Button], reading: Reading) -> None:
        """Another chapter is read."""
        for place, button in enumerate(buttons):
            look = self._look(place, reading)
            if button.look != look:
                button.look = look
                button.repaint()


class Rules(Page):
    """One chapter at a time, or all rules in which some words stand."""

    start = BACK

    def __init__(self, display: Display, kit: Kit[State], number: str = "") -> None:
        """Opened at a rule; without one, where it is best to begin."""
        super().__init__(display)
        self.book = Rulebook.load(kit.rules, display.language.code)
        self.reading = Reading(self.book, number or kit.chapter)
        self._contents = Contents(display, self.book)
        self.passages: list[list[Passage]] = []
        """What is read, row by row."""
        self._lay_out = PassageLayout(display)
        self._position = ScrollPosition()
        self._by_pad = False
        """Whether the last press came from a pad."""

    def enter(self) -> None:
        super().enter()
        self._scroll_to(self.reading.number)

    # What lies where

    def build(self) -> Sequence[UIElement]:
        px, (width, height) = self.display.px, self.display.size
        left = pygame.Rect(px(26), px(24), px(CONTENTS), height - px(48))
        self._sheet = pygame.Rect(left.right + px(20), px(86), width - left.right - px(46), height - px(110))
        title = pygame.Rect(px(CONTENTS + 56), px(22), width - px(CONTENTS + 96), px(56))
        close = pygame.Rect(left.x, left.bottom - px(54), left.w, px(54))
        search = pygame.Rect(left.x, left.y, left.w, px(48))
        area = pygame.Rect(left.x, search.bottom + px(10), left.w, close.y - search.bottom - px(20))
        self.entry = self._entry = Entry(
            self.display,
            search,
            SEARCH,
            self.reading.query,
            LONGEST,
            self._write_by_pad,
            placeholder=self.say(words.SEARCH),
        )
        self._entry.go_to_end()
        self._heading = Label(self.display, title, self._contents.title(self.reading), 36, CREAM, bold=True, align=LEFT)
        self._buttons = self._contents.buttons(area, self.reading, self.open)
        back = Button(self.display, close, BACK, self.say(words.BACK), self.back, RED)
        sheet = Sheet(self.display, self._sheet)
        self._text = self._make_text()
        return [self._heading, sheet, self._entry, *self._buttons, back, self._text]

    # The text

    def _make_text(self) -> Scroller:
        px = self.display.px
        return Scroller(self.display, self._sheet.inflate(-px(64), -px(52)), self._position, self._rows)

    def _turn_over(self) -> None:
        """Another text on the same page."""
        self._text.kill()
        self.elements.remove(self._text)
        self._text = self._make_text()
        self.elements.append(self._text)
        self._heading.set_text(self._contents.title(self.reading))
        self._contents.mark(self._buttons, self.reading)
        self.gather()
        self.dirty = True

    def _rows(self, wide: int) -> list[Row]:
        reading = self.reading
        if reading.query:
            lit = reading.query.casefold().split()
            self.passages = self._lay_out.passages(reading.rules, wide, lit, LARGER[-1], act=self.show)
        elif reading.page == self._contents.keys:
            self.passages = []
            return key_list.rows(self.display)
        else:
            lit, room = reading.lit.casefold().split(), self._sheet.h - self.display.px(52)
            for larger in LARGER:
                self.passages = self._lay_out.passages(reading.rules, wide, lit, larger, here=reading.number)
                if self._lay_out.high(self.passages) <= room:
                    break
        return self._lay_out.rows(self.passages)

    # Turning pages

    def open(self, place: int) -> None:
        """A chapter from its beginning."""
        self.display.sounds.play("page")
        self.reading.open(place)
        self._position.offset = 0
        self._entry.set_text("")
        self._turn_over()

    def show(self, rule: Rule) -> None:
        """The chapter of a rule that was found, at this rule."""
        self.display.sounds.play("page")
        self.reading.show(rule)
        self._position.offset = 0
        self._entry.set_text("")
        self._turn_over()
        self._scroll_to(rule.number)

    def _scroll_to(self, number: str) -> None:
        for row, passages in enumerate(self.passages):
            if any(passage.rule.number == number for passage in passages):
                self._text.reach(row + 1)
                break
        self.gather()

    # Searching

    def search(self, query: str) -> None:
        """Look for words; with none, the chapter is shown again."""
        self.reading.search(query)
        self._position.offset = 0
        if self._entry.get_text() != self.reading.query:
            self._entry.set_text(self.reading.query)
        self._turn_over()

    def _write_by_pad(self) -> None:
        """Keys write straight into the box, which has the focus now; a pad needs letters to press."""
        if self._by_pad:
            title, query = self.say(words.SEARCH), self.reading.query
            self.stack.push(TextDialog(self.display, title, query, self.search, longest=LONGEST))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN):
            self._by_pad = event.type == pygame.JOYBUTTONDOWN
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.reading.query:
            self.ring.set(self.ring.spots, SEARCH)
            self.attend()
        used = super().handle(event)
        if self.stack.top is self and self._entry.get_text() != self.reading.query:
            self.search(self._entry.get_text())
        return used

    def back(self) -> None:
        """Out of the search, then out of the rules."""
        if self.reading.query:
            self.search("")
        else:
            super().back()

    def open_rules(self) -> bool:
        return True
