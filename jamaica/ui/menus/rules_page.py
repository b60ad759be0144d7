"""The page of rules: contents, search, the chapter of what matters now, both editions side by side; and the keys."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame

from ...rulebook import BOTH, FIRST, Rule, Rulebook
from .. import words
from ..display import Display
from ..keynames import list_keys
from ..lettering import CREAM, INK, SOFT
from ..table.kit import Kit
from ..widgets.buttons import PAPER, RED, WOOD, Button, alike
from ..widgets.page import BACK, Page
from ..widgets.paper import Sheet
from ..widgets.scroller import Place, Scroller
from ..widgets.widget import Pressed, Widget
from ..widgets.writing import Writing
from .rule_passage import LARGER, Passage

SEARCH = "search"
LONGEST = 30
CONTENTS = 290
"""The width of the contents, in pixels of the design."""


class Search(Pressed):
    """Where the words stand that are searched for."""

    def __init__(self, display: Display, rect: pygame.Rect, query: str, act: Callable[[], None]) -> None:
        super().__init__(display, rect, SEARCH, query, act)
        self.query = query

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        self.frame(window, "field")
        shown = f"{self.query}|" if self.query else self.display.language.say(words.SEARCH)
        if focus == SEARCH and not self.query:
            shown = f"|{shown}"
        line = text.fitted(shown, px(20), self.rect.w - px(32), INK if self.query else SOFT)
        window.blit(line, line.get_rect(midleft=(self.rect.x + px(16), self.rect.centery)))


class Rules(Page):
    """One chapter at a time, or all rules in which some words stand."""

    start = BACK

    def __init__(self, display: Display, kit: Kit[Any], number: str = "") -> None:
        """Opened at a rule; without one, where it is best to begin."""
        super().__init__(display)
        self.book = Rulebook.load(kit.rules, display.language.code)
        self.here = number or kit.chapter
        self.page = self.book.chapter_of(self.here)
        self.query = ""
        self._lit = ""
        """The words that stay lit when one of the rules found is opened."""
        self._place = Place()
        self._by_pad = False
        """Whether the last press came from a pad."""

    def enter(self) -> None:
        super().enter()
        self._scroll_to(self.here)

    # What lies where

    def build(self) -> Sequence[Widget]:
        px, (width, height) = self.display.px, self.display.size
        left = pygame.Rect(px(26), px(24), px(CONTENTS), height - px(48))
        sheet = pygame.Rect(left.right + px(20), px(86), width - left.right - px(46), height - px(110))
        self._text = Scroller(self.display, sheet.inflate(-px(64), -px(52)), self._place, self._fill)
        close = Button(self.display, pygame.Rect(left.x, left.bottom - px(54), left.w, px(54)), BACK,
                       self.say(words.BACK), self.back, RED)  # fmt: skip
        search = Search(self.display, pygame.Rect(left.x, left.y, left.w, px(48)), self.query, self._write)
        area = pygame.Rect(left.x, search.rect.bottom + px(10), left.w, close.rect.y - search.rect.bottom - px(20))
        return [Sheet(self.display, sheet), search, *self._contents(area), close, self._text]

    def _contents(self, area: pygame.Rect) -> Sequence[Widget]:
        titles = [self._title(place) for place in range(self._keys + 1)]
        step, gap = area.h / len(titles), self.display.px(5)
        buttons = [
            Button(
                self.display, pygame.Rect(area.x, round(area.y + place * step), area.w, round(step) - gap),
                ("chapter", place), title, lambda place=place: self.open(place),  # type: ignore[misc]
                PAPER if place == self.page and not self.query else WOOD, plain=True,
            )
            for place, title in enumerate(titles)
        ]  # fmt: skip
        return alike(buttons)

    @property
    def _keys(self) -> int:
        """The page behind the last chapter."""
        return len(self.book.chapters)

    def _title(self, place: int) -> str:
        if place == self._keys:
            return self.say(words.KEYS)
        chapter = self.book.chapters[place]
        return f"{chapter.number}  {chapter.title}"

    def _fill(self, column: pygame.Rect) -> list[Widget]:
        if self.query:
            found = self.book.find(self.query)
            return self._one_below_other(column, found, self.query.casefold().split(), pressed=True)
        if self.page == self._keys:
            return list_keys(self.display, column.inflate(-2 * self.display.px(8), 0))
        rules, lit = self.book.chapters[self.page].rules, self._lit.casefold().split()
        for larger in LARGER if not self._place.offset else ():
            made = self._one_below_other(column, rules, lit, larger=larger)
            if made[-1].rect.bottom <= column.bottom:
                return made
        return self._one_below_other(column, rules, lit)

    def _one_below_other(
        self, column: pygame.Rect, rules: Sequence[Rule], lit: Sequence[str], pressed: bool = False,
        larger: tuple[float, float] = (1.0, 1.0),
    ) -> list[Widget]:  # fmt: skip
        """Rules one below the other; two that hold in one edition each stand side by side."""
        column = column.inflate(-2 * self.display.px(8), 0)
        gap, y, made = self.display.px(16), column.y + self.display.px(8), list[Widget]()
        half = (column.w - 2 * gap) // 2
        for place, rule in enumerate(rules):
            paired = rule.edition == FIRST and place + 1 < len(rules) and rules[place + 1].edition not in (BOTH, FIRST)
            second = place > 0 and rule.edition not in (BOTH, FIRST) and rules[place - 1].edition == FIRST
            wide = half if paired or second else column.w
            x = column.x + (half + 2 * gap if second else 0)
            top = made[-1].rect.y if second else y
            part = Passage(
                self.display, rule, pygame.Rect(x, top, wide, 0), lit, rule.number == self.here and not pressed,
                (lambda rule=rule: self.show(rule)) if pressed else None, larger,  # type: ignore[misc]
            )  # fmt: skip
            made.append(part)
            y = max(part.rect.bottom + gap, y) if second else part.rect.bottom + gap
        return made

    # Turning pages

    def open(self, place: int) -> None:
        """A chapter from its beginning."""
        self.display.sounds.play("page")
        self.page, self.query, self._lit, self.here = place, "", "", ""
        self._place.offset = 0
        self.resize()

    def show(self, rule: Rule) -> None:
        """The chapter of a rule that was found, at this rule."""
        self.display.sounds.play("page")
        self.page, self._lit, self.query, self.here = self.book.chapter_of(rule.number), self.query, "", rule.number
        self.resize()
        self._scroll_to(rule.number)

    def _scroll_to(self, number: str) -> None:
        self._text.scroll(-self._place.offset)
        parts = (part for part in self._text.widgets if isinstance(part, Passage) and part.rule.number == number)
        if (part := next(parts, None)) and part.rect.bottom > self._text.rect.bottom:
            self._text.scroll(part.rect.y - self._text.rect.y - self.display.px(16))
        self._gather()

    # Searching

    def search(self, query: str) -> None:
        """Look for words; with none, the chapter is shown again."""
        self.query, self._lit = query[:LONGEST], ""
        self._place.offset = 0
        self.resize()
        self.dirty = True

    def _write(self) -> None:
        """Keys write straight into the box, which has the focus now; a pad needs letters to press."""
        if self._by_pad:
            self.stack.push(Writing(self.display, self.say(words.SEARCH), self.query, self.search, longest=LONGEST))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN):
            self._by_pad = event.type == pygame.JOYBUTTONDOWN
        writes = self.ring.focus is not None and self.ring.focus.key == SEARCH and bool(self.query)
        if event.type == pygame.TEXTINPUT and (event.text.strip() or writes):
            self.ring.set(self.ring.spots, SEARCH)
            self.search(self.query + event.text)
            return True
        if event.type == pygame.KEYDOWN and self.query:
            if event.key == pygame.K_BACKSPACE:
                self.search(self.query[:-1])
                return True
            if event.key == pygame.K_SPACE and writes:  # written as a letter, not pressed
                return True
        return super().handle(event)

    def back(self) -> None:
        """Out of the search, then out of the rules."""
        if self.query:
            self.search("")
        else:
            super().back()

    def open_rules(self) -> bool:
        return True

    # Drawing

    def draw(self, window: pygame.Surface) -> None:
        self.draw_table(window)
        px, title = self.display.px, self._title(self.page)
        if self.query:
            count = len(self.book.find(self.query))
            title = self.display.language.count(*words.FOUND, count, words=self.query)
        left = px(CONTENTS + 56)
        line = self.display.text.fitted(title, px(36), window.get_width() - left - px(40), CREAM, bold=True)
        window.blit(line, line.get_rect(midleft=(left, px(50))))
        self.draw_widgets(window)
