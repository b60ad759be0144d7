"""Who keeps a running match: the store's autosave, or nobody."""

from typing import Any, Protocol

from ..engine.errors import GameError
from ..engine.match import Match


class Keeper(Protocol):
    """Told after every choice; asked for news every frame."""

    def keep(self, match: Match[Any]) -> None:
        """Keep the match as it stands."""

    def news(self) -> GameError | None:
        """Something the player has to know, once."""

    def close(self, picture: bytes = b"") -> None:
        """The match is left, with a last picture of the board."""


class Nobody:
    """Keeps nothing."""

    def keep(self, match: Match[Any]) -> None:
        """Not kept."""

    def news(self) -> GameError | None:
        """Nothing happens."""
        return None

    def close(self, picture: bytes = b"") -> None:
        """Nothing to close."""
