"""Where pages lead: what they ask of the navigator, which knows them all."""

from datetime import datetime
from pathlib import Path
from typing import Protocol

import pygame

from ...store import Saved, Settings, Store


class Destinations(Protocol):
    """The ways out of launcher, saved games and statistics."""

    store: Store
    documents: Path
    """Where games are carried away to."""

    @property
    def settings(self) -> Settings:
        """What the player has set."""

    def new_game(self, game: str) -> None:
        """Set up a new game."""

    def quick(self, game: str) -> None:
        """A game at once."""

    def learn(self, game: str) -> None:
        """The guided first game of a game."""

    def rules(self, game: str) -> None:
        """The rules of a game."""

    def last(self) -> Saved | None:
        """The game to continue."""

    def go_on(self) -> None:
        """Continue it."""

    def has_replays(self) -> bool:
        """Whether there are finished games."""

    def picture(self, saved: Saved) -> pygame.Surface | None:
        """The picture of a saved game."""

    def open(self, saved: Saved) -> None:
        """Play a saved game on."""

    def watch(self, saved: Saved) -> None:
        """Show a game again."""

    def show_result(self, saved: Saved) -> None:
        """How a finished game ended."""

    def saves(self) -> None:
        """Games to play on."""

    def replays(self) -> None:
        """Finished games."""

    def statistics(self) -> None:
        """What can be counted of finished games."""

    def open_settings(self) -> None:
        """The settings."""

    def credits(self) -> None:
        """The credits."""

    def new_file(self, title: str, when: datetime) -> Path:
        """A file for a game that is carried away."""

    def exported(self, target: Path) -> str:
        """That a game was carried away, and where it is found."""
