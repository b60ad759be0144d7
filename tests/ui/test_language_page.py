"""The first start: the language is asked for before anything has to be read."""

import pygame
import pytest

from jamaica import ui
from jamaica.files import language
from jamaica.store import Store
from jamaica.ui.app import App
from jamaica.ui.gui.label import Label
from jamaica.ui.menus import words
from jamaica.ui.menus.language_page import LanguagePage
from jamaica.ui.menus.launcher import Launcher

from .pilot import Pilot


def first_start(monkeypatch: pytest.MonkeyPatch, system: str) -> Pilot:
    """A player who has never been here, on a system that speaks a language."""
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": system}])
    pilot = Pilot.launcher(language="")
    pilot.harbour.ask_language()
    pilot.frames(30)
    return pilot


def said(pilot: Pilot) -> list[str]:
    page = pilot.top
    assert isinstance(page, LanguagePage)
    return [element.text for element in page.elements if isinstance(element, Label)]


@pytest.mark.parametrize(("system", "proposed"), [("de", "de"), ("nl", "nl"), ("ja", "en")])
def test_the_systems_language_is_proposed(monkeypatch: pytest.MonkeyPatch, system: str, proposed: str) -> None:
    pilot = first_start(monkeypatch, system)
    page = pilot.top
    assert isinstance(page, LanguagePage) and page.ring.focus is not None and page.ring.focus.key == proposed
    assert said(pilot) == [language(proposed).say(words.CHOOSE_LANGUAGE)]
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert isinstance(pilot.top, Launcher) and pilot.app.display.language.code == proposed
    pilot.close()
    store = Store.open()
    assert store.settings.language == proposed, "it is kept, and not asked for again"
    store.close()


def test_the_page_speaks_what_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = first_start(monkeypatch, "en")
    pilot.press(pygame.K_DOWN)
    pilot.frames(2)
    assert said(pilot) == [language("de").say(words.CHOOSE_LANGUAGE)]
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.app.display.language.code == "de"
    pilot.close()


def test_escape_takes_what_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = first_start(monkeypatch, "it")
    pilot.press(pygame.K_DOWN)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, Launcher) and pilot.harbour.settings.language == "it"
    pilot.close()


@pytest.mark.parametrize(("kept", "asked"), [("", True), ("de", False)])
def test_it_is_asked_at_the_first_start_only(monkeypatch: pytest.MonkeyPatch, kept: str, asked: bool) -> None:
    seen: list[object] = []
    monkeypatch.setattr(App, "run", lambda app: seen.append(app.stack.top))
    store = Store.open()
    store.settings.language = kept
    assert ui.run(store) == 0
    assert isinstance(seen[0], LanguagePage) is asked
