"""How events are seen: each becomes a beat in which pictures move from the view before it to the view after it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, Protocol, TypeVar

from ...engine.contract import Event, S, State
from ..entities import Entity, World
from ..motion import Beat, Motion
from ..sounds import Sounds
from .context import TableContext

Shown = TypeVar("Shown", bound=State, contravariant=True)


class Pieces(Protocol[Shown]):
    """The pictures of a game that move."""

    world: World

    def lay_out(self, view: Shown) -> None:
        """Put all pictures where a view says."""

    def sync(self, view: Shown) -> None:
        """Place what a view says, except for what is moving."""


BeatOf = Callable[[Event, S, S], Beat]
"""What moves when an event leads from one view to another."""


class Animation(Generic[S]):
    """Moves the pieces of a game by the events of a match. What a view says is changed by the rules alone."""

    def __init__(
        self, table: TableContext[S], pieces: Pieces[S], beat_of: BeatOf[S], at_once: frozenset[type[Event]]
    ) -> None:
        """`at_once`: events of which the view after them is drawn from the beginning of their beat, because something
        leaves its place or appears first. After all others it is drawn when what moves has arrived."""
        self._table, self._pieces, self._beat_of, self._at_once = table, pieces, beat_of, at_once
        self.show(table.view)

    def show(self, view: S) -> None:
        """The table stands as in this view, and nothing moves."""
        self._table.view = view
        self._pieces.world.clear()
        self._pieces.lay_out(view)
        self._pieces.sync(view)

    def beat(self, event: Event) -> Beat:
        """The beat of an event, as the viewer of the view may know it."""
        table, pieces = self._table, self._pieces
        before, after = table.view, table.view.copy()
        table.match.game.follow(after, event)
        beat, at_once = self._beat_of(event, before, after), type(event) in self._at_once

        def begin() -> None:
            if at_once:
                table.view = after
            beat.before()
            pieces.sync(table.view)

        def end() -> None:
            table.view = after
            beat.after()
            pieces.sync(after)

        return replace(beat, before=begin, after=end)


def appear(world: World, sounds: Sounds, entity: Entity, sound: str) -> None:
    """Something appears, and is heard."""
    world.add(entity)
    sounds.play(sound)


def wait(seconds: float) -> Motion:
    """A while in which nothing moves."""
    return Motion(seconds, lambda part: None)
