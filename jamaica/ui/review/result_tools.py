"""Exporting and deleting the results of a person, or of everybody."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ...engine.errors import GameError
from ...store import Results
from ..display import Display
from ..gui.buttons import IconButton
from ..gui.dialog import Question
from ..scenes import Scene
from . import words


class ResultTools:
    """Two buttons beside somebody's results, and what they do."""

    def __init__(
        self, display: Display, results: Results, *, new_file: Callable[[str, datetime], Path],
        push: Callable[[Scene], None], forgotten: Callable[[], None],
    ) -> None:  # fmt: skip
        """`push`: open a dialog. `forgotten`: results were deleted."""
        self.display, self._results, self._say = display, results, display.language.say
        self._new_file, self._push, self._forgotten = new_file, push, forgotten

    def buttons(
        self, at: tuple[int, int], person: str | None, container: IContainerLikeInterface | None = None
    ) -> list[UIElement]:
        """Exporting and deleting the games of a person, or of everybody."""
        px = self.display.px
        notes = (
            (self._say(words.EXPORT_ALL), self._say(words.DELETE_ALL)) if person is None
            else (self._say(words.EXPORT_OF, name=person), self._say(words.DELETE_OF, name=person))
        )  # fmt: skip
        acts: tuple[Callable[[], None], ...] = (lambda: self._export(person), lambda: self._ask(person))
        return [
            IconButton(
                self.display, pygame.Rect(at[0] + px(60) * number, at[1], px(48), px(48)), (key, person), sign, note,
                act, container=container,
            )
            for number, (key, sign, note, act) in enumerate(
                zip(("export", "delete"), ("save", "delete"), notes, acts, strict=True)
            )
        ]  # fmt: skip

    def _export(self, person: str | None) -> None:
        target = self._new_file(self._say(words.STATISTICS), datetime.now(UTC)).with_suffix(".json")
        try:
            self._results.export(target, person)
            self.display.toast.show(self._say(words.RESULTS_WRITTEN, file=target))
        except GameError as error:
            self.display.tell(error)

    def _ask(self, person: str | None) -> None:
        """Deleting is asked twice."""
        text = self.display.language.count(*words.DELETE_TEXT, len(self._results.of(person)))
        answers = [(self._say(words.DELETE), lambda: self._forget(person))]
        self._push(Question(self.display, self._say(words.DELETE_TITLE), text, answers, self._say(words.KEEP)))

    def _forget(self, person: str | None) -> None:
        try:
            number = self._results.forget(person)
            self.display.toast.show(self.display.language.count(*words.DELETED, number))
        except GameError as error:
            self.display.tell(error)
        self._forgotten()
