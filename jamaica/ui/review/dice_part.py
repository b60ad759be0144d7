"""Part of the statistics: all rolls and draws against what was to be expected."""

from collections.abc import Callable, Sequence

import pygame
from pygame_gui.core import UIElement

from ...engine import rolls
from ...engine.rolls import Kind
from ...games import GAMES, find_game
from ...store import Saved, Saves
from ..display import Display
from ..gui.label import paragraph
from ..gui.rows import Choice
from ..gui.scroller import Row, Scroller, ScrollPosition
from . import words
from .dice import KindChart, Tally
from .text_rows import drawn_row, text_row

Source = tuple[str, str]
"""Whose dice: a game and the name of one match of it, or all of them if that is empty."""


class DicePart:
    """Counts the dice of finished games in a thread, and shows them."""

    def __init__(
        self, display: Display, saves: Saves, replays: Sequence[Saved], game: str, position: ScrollPosition,
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        """`changed`: lay the page out anew."""
        self.display, self._say = display, display.language.say
        self._saves, self.replays, self._position, self._changed = saves, replays, position, changed
        self.source: Source = (game, "")
        self.tally: Tally | None = None
        self._counted: Tally | None = None
        """The tally that is shown already."""

    def close(self) -> None:
        """Stop counting."""
        if self.tally:
            self.tally.close()

    def forget(self, replays: Sequence[Saved]) -> None:
        """There are other finished games now: count anew when they are looked at."""
        self.replays, self.tally = replays, None

    def advance(self) -> bool:
        """True once when counting is done."""
        if self.tally is None or self.tally.kinds is None or self._counted is self.tally:
            return False
        self._counted = self.tally
        return True

    def build(self, area: pygame.Rect) -> list[UIElement]:
        """Whose dice, and a chart of every kind."""
        px = self.display.px
        choice = Choice(
            self.display, pygame.Rect(area.x, area.y, area.w, px(44)), "source", self._say(words.WHOSE_DICE),
            self._sources(), lambda: self.source, self._set_source,
        )  # fmt: skip
        room = pygame.Rect(area.x, area.y + px(54), area.w, area.h - px(54))
        if self.tally is None:
            self._count()
        kinds = self.tally.kinds if self.tally else None
        if not kinds:
            note = words.COUNTING if kinds is None else words.NOTHING_YET
            return [choice, paragraph(self.display, room, self._say(note))]
        return [choice, Scroller(self.display, room, self._position, lambda wide: self._kinds(wide, kinds))]

    def _kinds(self, wide: int, kinds: Sequence[Kind]) -> list[Row]:
        charts = [KindChart(self.display, kind, find_game(self.source[0])) for kind in kinds]
        return [
            text_row(self.display, f"{self._say(words.LEGEND)} {self._say(rolls.RANGES)}", 18, wide, 0),
            *(drawn_row(self.display, chart.high, chart.draw) for chart in charts),
            text_row(self.display, self._say(rolls.METHOD), 16, wide, 0),
        ]

    def _sources(self) -> list[tuple[Source, str]]:
        """All games of a kind together, then one by one, the newest first."""
        made = [((name, ""), self._say(words.ALL_DICE, game=game.title)) for name, game in GAMES.items()]
        for saved in self.replays:
            game, when = find_game(saved.heading.game), self.display.language.moment(saved.heading.saved, brief=True)
            label = self._say(words.ONE_GAME, game=game.title, date=when)
            made.append(((game.name, saved.name), label))
        return made

    def _count(self) -> None:
        if self.tally:
            self.tally.close()
        game, name = self.source
        chosen = [saved for saved in self.replays if saved.heading.game == game and name in ("", saved.name)]
        self.tally = Tally(self._saves, chosen, find_game(game))

    def _set_source(self, source: Source) -> None:
        self.source, self._position.offset = source, 0
        self._count()
        self._changed()
