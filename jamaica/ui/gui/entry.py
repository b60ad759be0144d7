"""A line to write on."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UITextEntryLine

from ..display import Display
from ..focus import Spot


class Entry(UITextEntryLine):
    """A text field that leaves the repeat of keys as it was, and takes one line from the clipboard."""

    def __init__(
        self, display: Display, rect: pygame.Rect, key: Hashable, text: str, longest: int, act: Callable[[], None], *,
        note: str = "", placeholder: str = "", refused: Callable[[str], None] | None = None,
        container: IContainerLikeInterface | None = None,
    ) -> None:  # fmt: skip
        """`refused` is told letters that were not taken, because no font has a sign for them."""
        self.display, self.key, self.act, self.note, self._refused = display, key, act, note, refused
        super().__init__(
            rect, display.gui.manager, container, initial_text=text or None, placeholder_text=placeholder or None
        )
        self.set_text_length_limit(longest)

    # For the focus

    def spots(self) -> Sequence[Spot]:
        """The line."""
        return (Spot(self.key, pygame.Rect(self.rect), self.act, self.text, note=self.note),)

    def light(self, key: Hashable) -> None:
        """Keys go to the line while it has the focus."""
        if (key == self.key) != self.is_focused:
            self.ui_manager.set_focus_set(self if key == self.key else None)

    def select_all(self) -> None:
        """The next letter replaces all."""
        self.edit_position = len(self.text)
        self.select_range = [0, len(self.text)]

    def go_to_end(self) -> None:
        """The next letter comes last."""
        self.edit_position = len(self.text)

    def put(self, letters: str) -> None:
        """Write letters where the cursor is, as if they were typed."""
        letters = self._writable(letters)
        focused = self.is_focused
        self.is_focused = True
        UITextEntryLine.process_event(self, pygame.Event(pygame.TEXTINPUT, text=letters))
        self.is_focused = focused

    def delete(self) -> None:
        """Take back what is selected, or the letter before the cursor."""
        focused = self.is_focused
        self.is_focused = True
        super().process_event(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
        self.is_focused = focused

    def _writable(self, letters: str) -> str:
        """What there are signs for."""
        strange = [letter for letter in letters if not self.display.text.can_write(letter)]
        if strange and self._refused:
            self._refused("".join(strange))
        return "".join(letter for letter in letters if letter not in strange)

    # For pygame-gui

    def process_event(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT and self.is_focused:
            event = pygame.Event(pygame.TEXTINPUT, {**event.dict, "text": self._writable(event.text)})
        return bool(UITextEntryLine.process_event(self, event))

    def set_text(self, text: str | None) -> None:
        """The placeholder is shown only where nobody writes: letters would be put into it."""
        super().set_text(text)
        if not text and self.is_focused and self.drawable_shape is not None:
            self.drawable_shape.set_text("")
            self.cursor_has_moved_recently = True

    def focus(self) -> None:
        before = pygame.key.get_repeat()
        UITextEntryLine.focus(self)
        pygame.key.set_repeat(*before)
        self.cursor_has_moved_recently = True  # it is shown where the next letter comes

    def unfocus(self) -> None:
        before, at, chosen = pygame.key.get_repeat(), self.edit_position, self.select_range
        UITextEntryLine.unfocus(self)
        pygame.key.set_repeat(*before)
        self.edit_position, self.select_range = at, chosen

    def kill(self) -> None:
        if self.is_focused:
            self.unfocus()
        UITextEntryLine.kill(self)

    def _do_paste(self) -> None:
        self.put(" ".join((clipboard_paste() or "").split()))
