"""Looking back and learning in every language: nothing is left in English, nothing is too small to read."""

from typing import Any

import pytest

from ai.analysis import analyse
from jamaica.engine.language import Language
from jamaica.engine.match import Match
from jamaica.files import language
from jamaica.games import GAMES
from jamaica.rulebook import Rulebook
from jamaica.ui.games import GAME_UIS
from jamaica.ui.review.analysis import AnalysisPage
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.review.statistics import StatisticsPage
from jamaica.ui.review.words import STATISTICS_TABS, TABS
from jamaica.ui.table.targets import LogLine

from .lessons import Lectern
from .pilot import Pilot
from .reader import SEED, SILENCE, Reader
from .test_analysis import ROUGH
from .test_replay import played
from .test_speaking import leftovers, look_round, too_small

PAINTED = {"II", "III", "IV", "VI", "VII", "VIII"}
"""Numbers on the warehouses, the same in every language."""
POSES = 0.0, 0.4, 0.8


@pytest.fixture(scope="module")
def matches() -> dict[str, tuple[Match[Any], str]]:
    """A finished match of each game, and its analysis."""
    made = {game: played(game, players=2) for game in GAMES}
    return {game: (match, analyse(match.record(), match.game, ROUGH).dump()) for game, match in made.items()}


def speaking(spoken: Language) -> Pilot:
    """At the launcher, in a language."""
    pilot = Pilot.launcher((1280, 800))
    pilot.app.display.language = spoken
    return pilot


def read_back(pilot: Pilot, match: Match[Any], analysis: str) -> None:
    """Replay, analysis and statistics of a match, from every side."""
    harbour = pilot.harbour
    harbour.store.saves.keep(match, "")
    harbour._analyses[match.record().closing] = analysis
    harbour.replay(match)
    scene = pilot.top
    assert isinstance(scene, ReplayScene)
    for part in POSES:
        scene.go(round(scene.replay.last * part))
        scene.next_view()
        pilot.frames()
    look_round(pilot)
    scene.everything = True
    scene.go(scene.replay.last)
    last = [spot.key for spot in scene.ring.spots if isinstance(spot.key, LogLine)][-1]
    scene.ring.set(scene.ring.spots, last)
    assert scene.ring.focus is not None and scene.ring.focus.act is not None
    scene.ring.focus.act()
    scene.dirty = True
    pilot.frames()
    pilot.app.stack.pop()
    harbour.analyse(match)
    page = pilot.top
    assert isinstance(page, AnalysisPage)
    for tab in TABS:
        page.tabs.turn_to(tab)
        look_round(pilot)
    pilot.app.stack.pop()
    harbour.settings.game = match.game.name
    harbour.statistics()
    page = pilot.top
    assert isinstance(page, StatisticsPage)
    for tab in STATISTICS_TABS:
        page.tabs.turn_to(tab)
        for busy in (page.gathering, page.dice.tally):
            if busy:
                busy.thread.join()
        look_round(pilot)
    high = page.display.size[1]
    for place in range(0, 4 * high, high // 2):  # the kinds of dice further below
        page.tabs.position.offset = place
        page.resize()
        pilot.frames()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_said(
    game: str, matches: dict[str, tuple[Match[Any], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a language without words nothing but names and figures is left."""
    reader, pilot = Reader().watch(monkeypatch), speaking(SILENCE)
    reader.texts.clear()  # elements write when they are made, in the language of the start
    read_back(pilot, *matches[game])
    assert len(reader.texts) > 150
    book = Rulebook.load(GAME_UIS[game].kit.rules, "en")  # its pages are other files
    rules = {rule.text.replace("**", "") for chapter in book.chapters for rule in chapter.rules}
    assert leftovers(reader.texts - rules, PAINTED | {SEED}) == set()
    pilot.close()


@pytest.mark.parametrize(("game", "code"), [("jamaica", "de"), ("montego", "de"), ("montego", "it"), ("jamaica", "nl")])
def test_all_can_be_read(
    game: str, code: str, matches: dict[str, tuple[Match[Any], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, pilot = Reader().watch(monkeypatch), speaking(language(code))
    reader.texts.clear()  # elements write when they are made, in the language of the start
    read_back(pilot, *matches[game])
    assert too_small(reader) == set()
    pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_lesson_is_said(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of chapters, every step of one of them, and what is said about other choices."""
    reader, pilot = Reader().watch(monkeypatch), speaking(SILENCE)
    reader.texts.clear()  # elements write when they are made, in the language of the start
    pilot.harbour.learn(game)
    pilot.frames(2)
    desk = Lectern(pilot, game)
    for table, coach in desk.walk(desk.course.chapters[1]):
        table.draw(pilot.app.display.window)
        if coach.step.choice:
            coach.guide.wrong = (("another",),)
            table.tabletop.set_spots()
            table.draw(pilot.app.display.window)
            coach.guide.wrong = ()
    numbers = {f"{number}. " for number in range(1, 20)}
    assert leftovers(reader.texts, PAINTED | numbers) == set()
    pilot.close()
