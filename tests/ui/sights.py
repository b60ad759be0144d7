"""The screens of the harbour for the gallery: how to come to each of them from the launcher."""

from collections.abc import Callable, Mapping

import pygame

from jamaica.session.setup import Setup
from jamaica.ui.menus.navigator import Harbour

from .pilot import Pilot


def _keep_games(harbour: Harbour) -> None:
    """Two games that wait to be played on."""
    for game in ("jamaica", "montego"):
        match = Setup.quick(game).match()
        auto = harbour.store.saves.autosave(match)
        auto.keep(match)
        auto.close()


def _with_games(pilot: Pilot) -> None:
    _keep_games(pilot.harbour)
    pilot.harbour.launcher.resume()


def _saves(pilot: Pilot) -> None:
    _keep_games(pilot.harbour)
    pilot.harbour.saves()


def _delete(pilot: Pilot) -> None:
    _saves(pilot)
    pilot.frames()
    page = pilot.top
    page._delete(page.games[0])  # type: ignore[attr-defined]


def _name(pilot: Pilot) -> None:
    pilot.harbour.new_game("jamaica")
    pilot.frames()
    page = pilot.top
    page._write_name(page.setup.chairs[0])  # type: ignore[attr-defined]


def _letters(pilot: Pilot) -> None:
    pilot.app.display.has_keyboard = False
    _name(pilot)
    pilot.app.display.has_keyboard = True


def _tab(name: str) -> Callable[[Pilot], None]:
    def act(pilot: Pilot) -> None:
        pilot.harbour.open_settings()
        pilot.top.show(name)  # type: ignore[attr-defined]
        pilot.press(pygame.K_TAB)

    return act


SIGHTS: Mapping[str, Callable[[Pilot], None]] = {
    "launcher": lambda pilot: None,
    "launcher-continue": _with_games,
    "language": lambda pilot: pilot.harbour.ask_language(),
    "new-jamaica": lambda pilot: pilot.harbour.new_game("jamaica"),
    "new-montego": lambda pilot: pilot.harbour.new_game("montego"),
    "name": _name,
    "name-letters": _letters,
    "saves": _saves,
    "saves-empty": lambda pilot: pilot.harbour.saves(),
    "delete": _delete,
    "credits": lambda pilot: pilot.harbour.credits(),
    "rules": lambda pilot: pilot.harbour.rules("jamaica"),
    **{f"settings-{tab}": _tab(tab) for tab in ("sound", "reading", "keys", "pad")},
}
