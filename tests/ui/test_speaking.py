"""The window in every language: nothing is left in English, nothing is too small to read."""

import re
from collections.abc import Callable

import pytest

from jamaica.engine.language import LANGUAGES, Language
from jamaica.files import language
from jamaica.games import GAMES
from jamaica.ui import focus
from jamaica.ui.menus.navigator import Harbour
from jamaica.ui.menus.settings import SettingsPage
from jamaica.ui.menus.words import TABS
from jamaica.ui.scenes import Scene
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot
from .reader import SEED, SILENCE, Reader, read_game, seated

SMALLEST, LEAST_PART = 9.5, 0.68
"""How small letters may become to fit into their place: in pixels of a window as designed, as a part of their size."""
NAMES = {name for game in GAMES.values() for name in (*game.names(), game.title)} | set(LANGUAGES.values())
WORD = re.compile(r"[^\W\d_]{2}")
"""Two letters in a row."""
FIGURES = (r"\b[NS]\d\b", r"[0-9a-f]{4}(?: [0-9a-f]{4}){3}", SEED)
"""Spaces of the board, fingerprints, and the seed."""
PAGES: dict[str, Callable[[Harbour], None]] = {
    "new jamaica": lambda harbour: harbour.new_game("jamaica"),
    "new montego": lambda harbour: harbour.new_game("montego"),
    "settings": lambda harbour: harbour.open_settings(),
    "saves": lambda harbour: harbour.saves(),
    "replays": lambda harbour: harbour.replays(),
    "statistics": lambda harbour: harbour.statistics(),
}


def leftovers(texts: set[str], known: set[str] | None = None) -> set[str]:
    """Texts with words in them that are neither names nor figures."""
    names = sorted(map(re.escape, NAMES | (known or set())), key=len, reverse=True)
    return {text for text in texts if WORD.search(re.sub("|".join((*names, *FIGURES)), "", text))}


def too_small(reader: Reader) -> set[str]:
    """Lines that hardly anybody can read."""
    return {
        f"{text}: {got:.1f} of {wanted:.0f} pixels"
        for text, (wanted, got) in reader.shrunk.items()
        if got < min(SMALLEST, wanted) or got / wanted < LEAST_PART
    }


@pytest.mark.parametrize(("game", "players"), [("jamaica", 2), ("montego", 2)])
def test_every_word_of_a_game_is_said(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language without words, a whole game shows nothing but names and figures."""
    reader = Reader().watch(monkeypatch)
    read_game(seated(game, players, SILENCE), looks=4)
    assert len(reader.texts) > 60
    assert leftovers(reader.texts) == set()


def test_an_english_word_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check of the check."""
    assert leftovers({"⟪Anne Bonny⟫ loads food", "⟪⟫ 3", "Mary Read", "⟪N3⟫"}) == {"⟪Anne Bonny⟫ loads food"}


@pytest.mark.parametrize(("montego", "code"), [(4, "de"), (3, "it"), (2, "nl")])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_read(game: str, montego: int, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games in every language, with room for all that is written."""
    reader = Reader().watch(monkeypatch)
    read_game(seated(game, montego if game == "montego" else 2, code=code), looks=2)
    assert too_small(reader) == set()


def read_harbour(spoken: Language, reader: Reader) -> None:
    """Look at everything that can be pointed to on the pages of the harbour."""
    pilot = Pilot.launcher((1280, 800))
    pilot.app.display.language = spoken
    scene = pilot.app.stack.top
    assert isinstance(scene, Scene)
    reader.texts.clear()  # elements write when they are made, in the language of the start
    scene.resize()
    look_round(pilot)
    for open_page in PAGES.values():
        open_page(pilot.harbour)
        look_round(pilot)
        while pilot.app.stack.top is not scene:
            pilot.app.stack.pop()
    pilot.close()


def look_round(pilot: Pilot) -> None:
    """Every place of a scene; of the settings, on every page."""
    scene = pilot.app.stack.top
    assert isinstance(scene, Scene)
    if isinstance(scene, SettingsPage):
        for tab in TABS:
            scene.show(tab)
            pilot.frames()
    for number in range(40):
        pilot.frames()
        if number >= len(scene.ring.spots):
            return
        scene.ring.move(focus.NEXT)
        scene.dirty = True


def test_every_word_of_the_harbour_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader().watch(monkeypatch)
    read_harbour(SILENCE, reader)
    assert len(reader.texts) > 20
    assert leftovers(reader.texts) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_harbour_can_be_read(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader().watch(monkeypatch)
    read_harbour(language(code), reader)
    assert too_small(reader) == set()


def test_another_language_is_spoken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log, the names and the buttons of a table that is under way."""
    pilot = seated("jamaica", 2)
    read_game(pilot, choices=4)
    table = pilot.top
    assert isinstance(table, TableScene)
    display = pilot.app.display
    display.settings.language = "de"
    display.apply("language")
    reader = Reader().watch(monkeypatch)
    table.resume()
    pilot.frames(2)
    assert {"Logbuch", "Das Geisterschiff"} <= reader.texts
    log = [line.text for line in table.tabletop.log.lines]
    assert any(line.endswith("ist Kapitän.") for line in log)
    assert not any(line.endswith("is Captain.") for line in log)
