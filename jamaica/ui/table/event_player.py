"""Shows the events of a match one after the other: each moves pictures and is told in the log."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic

from ...engine.contract import Event, S
from ..motion import Beat, Playback, Skipper
from .banner import announce
from .context import TableContext
from .game_ui import GameUi
from .log_book import LogBook


class EventPlayer(Generic[S]):
    """What has happened and was not shown yet, and what is shown now."""

    def __init__(self, table: TableContext[S], ui: GameUi[S], log: LogBook) -> None:
        self._table, self._ui, self._log = table, ui, log
        self.playback = Playback()
        self._skipper = Skipper()
        self.keep_pace()
        self.happening: Event | None = None
        """What is shown now, or was shown last."""
        self.limit: Callable[[], int] = lambda: sys.maxsize
        """In a lesson: how many events are shown before it waits."""
        self._waiting: list[Event] = []
        """Events that come after the limit."""
        self._given = table.told
        """How many events have been given to the playback."""

    def keep_pace(self) -> None:
        """Things move as fast as the player has set, from now on."""
        display = self._table.display
        self.playback.speed, self.playback.reduced = display.speed, display.settings.reduced_motion

    def play(self, events: Sequence[Event]) -> None:
        """Show what has happened, event by event, until the table stands as the match stands now."""
        if not self.playback.busy and not self._waiting:
            self._given = self._table.told
        self._waiting += events
        self.go_on()

    def go_on(self) -> None:
        """Show what waits, as far as the limit allows."""
        table, viewer = self._table, self._table.viewer
        while self._waiting and self._given < self.limit():
            event = self._waiting.pop(0)
            self._given += 1
            self.playback.add(lambda event=event: self._beat(event, viewer))  # type: ignore[misc]
        if not self._waiting:
            view = table.true_view()
            self.playback.add(lambda: Beat(after=lambda: self._ui.animation.show(view)))
        table.busy = self.playback.busy

    def _beat(self, event: Event, viewer: int | None) -> Beat:
        self.happening = event
        beat = self._ui.animation.beat(event if viewer is None else event.seen_by(viewer))

        def tell() -> None:
            """The log does not tell what a die shows while it still tumbles."""
            beat.after()
            self._log.add(event, self._table.told)
            self._table.told += 1
            if self.playback.speed != "instant" and (news := self._ui.announcement(event)):
                self.playback.add_next(lambda: announce(self._table, self._ui.world, news))

        return replace(beat, after=tell)

    def show_all(self) -> None:
        """Everything that has happened was shown, and the table stands as the match does."""
        self._waiting.clear()
        self.playback.skip_all()
        self._table.told = len(self._table.match.events())
        self._table.busy = False
        self._ui.animation.show(self._table.true_view())

    def skip(self) -> None:
        """Somebody is impatient: one press skips one motion, a second one soon after all that waits."""
        self._skipper.press(self.playback)
        self._table.busy = self.playback.busy

    def release(self) -> None:
        """What was pressed to skip is let go."""
        self._skipper.release()

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        beats = self.playback.beats
        self._skipper.advance(seconds, self.playback)
        changed = self.playback.advance(seconds)
        self._table.busy = self.playback.busy
        self._table.stale |= self.playback.beats != beats
        return changed
