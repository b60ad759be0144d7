"""A game's part of a table: its board, its panels and its questions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic

import pygame

from ...engine.contract import Event, S
from ...engine.errors import DataError
from ...session.lesson import Target
from ..display import Display
from ..entities import Point, World
from ..focus import Spot
from .animation import Animation
from .area import Area
from .banner import Announcement
from .context import TableContext
from .kit import Kit, Mood
from .paint import Paint
from .question import Question
from .targets import Answer


class GameUi(ABC, Generic[S]):
    """Made for one table; it draws what the table's context says, and changes none of it while it draws."""

    kit: ClassVar[Kit[Any]]
    deck_width: ClassVar[int] = 440
    """The width of the own panel in the design; what is left beside it is for the choices."""
    question: Question[S]
    animation: Animation[S]
    world: World
    paint: Paint

    def __init__(self, table: TableContext[S]) -> None:
        self.table, self.display = table, table.display

    @classmethod
    def check_board(cls, display: Display, state: S) -> None:
        """Raise a GameError if there is no picture of the board a match is played on."""

    @abstractmethod
    def fit_board(self, rect: pygame.Rect) -> None:
        """Scale the board for its rectangle."""

    @abstractmethod
    def actor(self) -> int:
        """Whose turn it is while events are shown."""

    @abstractmethod
    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        """All panels but the log; they are kept until something in them changes."""

    @abstractmethod
    def draw_board(self, window: pygame.Surface, aim: Answer | None) -> None:
        """The board; `aim` is the answer that has the focus."""

    @abstractmethod
    def facts_of(self, party: int) -> list[str]:
        """What everybody can see of a party at the table."""

    @abstractmethod
    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        """Where on the table an event took place."""

    def place_of(self, target: Target) -> Sequence[pygame.Rect]:
        """Where something lies that a lesson points at; games add what only they have."""
        layout = self.table.layout
        match target.kind:
            case "board" | "deck" | "hand" | "log" | "notice" | "pile" | "ribbon" as part:
                return (getattr(layout, part),)
            case "panel":
                return (self.table.panel(target.number),)
        raise DataError(f"There is no '{target.kind}' at this table.")

    def outline_of(self, target: Target) -> Sequence[Point]:
        """The shape of what lies at the first of those places, if it does not fill it."""
        return ()

    @abstractmethod
    def close(self) -> None:
        """Release the large pictures."""

    def areas(self) -> Iterable[Area]:
        """What one can point at and ask about on the board."""
        return ()

    def info_spots(self) -> Sequence[Spot]:
        """Spots that can be pressed but only tell something."""
        return ()

    def seen_at(self, spot: Spot) -> pygame.Rect:
        """What a small note about a spot must not hide."""
        return spot.rect

    def sign(self, name: str, high: int) -> pygame.Surface:
        """The picture of a sign among words, by its name, so high."""
        return pygame.Surface((high, high), pygame.SRCALPHA)

    def fills_board(self) -> bool:
        """Whether a scene is played out over all of the board."""
        return False

    def caption(self, event: Event, line: str) -> str:
        """What happens, for the ribbon; `line` is that of the log. Empty if whose turn it is says enough."""
        return ""

    def announcement(self, event: Event) -> Announcement | None:
        """What a banner announces after an event, when it has just been shown."""
        return None

    def mood(self) -> Mood:
        """What is heard at this moment of the match."""
        return Mood(self.kit.music, self.kit.ambience)

    def point(self, where: tuple[int, int] | None, focus: Spot | None = None) -> bool:
        """The mouse points there, or to nothing; with keys what has the focus. True if the board changes."""
        return False

    def advance(self, seconds: float) -> bool:
        """Let time pass for what always moves; True if the picture has changed."""
        return False
