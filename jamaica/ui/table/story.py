"""The story of a table: the pieces as they are seen, which may lag behind the match."""

from abc import ABC, abstractmethod
from typing import Generic

from ...engine.contract import Event, S
from ..display import Display
from ..entities import Crowd, Entity
from ..motion import Beat, Motion


class Story(ABC, Generic[S]):
    """Holds what is drawn; each event becomes a beat that moves it on."""

    def __init__(self, display: Display, view: S) -> None:
        self.display = display
        self.view = view
        self.crowd = Crowd()
        """What flies over the table."""

    @abstractmethod
    def show(self, view: S) -> None:
        """The table stands as in this view."""

    @abstractmethod
    def beat(self, event: Event) -> Beat:
        """The beat of an event, as its viewer may know it."""

    def add(self, entity: Entity, sound: str) -> None:
        """Something appears, and is heard."""
        self.crowd.add(entity)
        self.display.sounds.play(sound)


def wait(seconds: float) -> Motion:
    """A while in which nothing moves."""
    return Motion(seconds, lambda part: None)
