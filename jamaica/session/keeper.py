"""Interface of what saves a running match: the store's autosave, or nothing."""

from collections.abc import Sequence
from typing import Protocol

from ..engine.contract import S
from ..engine.errors import GameError
from ..engine.language import mark
from ..engine.match import Match

COPIED = mark("This game was opened from a copy at some point: whoever played the copy ahead could know the dice.")


class Keeper(Protocol):
    """Saves after every choice; polled for faults every frame."""

    @property
    def is_copied(self) -> bool:
        """Whether the match was ever opened from a copy; told at its end."""

    def keep(self, match: Match[S], read: Sequence[int] = ()) -> None:
        """Keep the match as it stands; `read` is how many events the person of each seat has been shown."""

    def news(self) -> GameError | None:
        """A fault the player has to know of, told once."""

    def close(self, picture: bytes = b"") -> None:
        """The match is left, with a last picture of the board."""


class Nobody:
    """Saves nothing."""

    is_copied = False

    def keep(self, match: Match[S], read: Sequence[int] = ()) -> None:
        pass

    def news(self) -> GameError | None:
        return None

    def close(self, picture: bytes = b"") -> None:
        pass
