"""The screens of looking back and learning for the gallery: how to come to each of them from the launcher."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ai.analysis import Analysis, Effort, analyse
from ai.analysis.rollouts import Care
from jamaica.engine.match import Match
from jamaica.games import GAMES
from jamaica.rulebook import Rulebook
from jamaica.session.lesson import load
from jamaica.ui.games import GAME_UIS
from jamaica.ui.review.statistics import StatisticsPage
from jamaica.ui.review.words import STATISTICS_TABS, TABS
from jamaica.ui.table.targets import LogLine

from .lessons import Lectern
from .pilot import Pilot
from .test_replay import played

Sight = Callable[[Pilot], None]
ROUGH = Effort(Care(least=6, most=6), search=1, worlds=2)


class Unfinished:
    """An analysis that is still being made."""

    progress = 0.4

    def __init__(self, record: object) -> None:
        """Whatever it is of."""

    def poll(self) -> Analysis | None:
        """Not yet."""
        return None

    def close(self) -> None:
        """Nothing to end."""


@cache
def finished(game: str) -> Match[Any]:
    """A whole match of four, one of them a person."""
    return played(game, players=4)


@cache
def looked_at(game: str) -> str:
    """Its analysis, made in a hurry."""
    match = finished(game)
    return analyse(match.record(), match.game, ROUGH).dump()


def _replay(game: str, part: float, views: int = 0) -> Sight:
    """At a part of the way, seen openly or from the eyes of a later seat."""

    def act(pilot: Pilot) -> None:
        match = finished(game)
        pilot.harbour.replay(match, place=round(len(match.steps) * part))
        for _ in range(views):
            pilot.top.next_view()  # type: ignore[attr-defined]

    return act


def _why_the_end(game: str) -> Sight:
    """The end, and the question why it ended so."""

    def act(pilot: Pilot) -> None:
        _replay(game, 1.0)(pilot)
        pilot.frames(2)
        scene: Any = pilot.top
        scene.ring.set(scene.ring.spots, LogLine(scene.tabletop.log.lines[-1].number))
        scene.ring.focus.act()
        scene.dirty = True

    return act


def _analysis(game: str, tab: str) -> Sight:
    def act(pilot: Pilot) -> None:
        match = finished(game)
        pilot.harbour._analyses[match.record().closing] = looked_at(game)
        pilot.harbour.analyse(match)
        pilot.top.tabs.turn_to(tab)  # type: ignore[attr-defined]

    return act


def _lessons(game: str) -> Sight:
    return lambda pilot: pilot.harbour.learn(game)


def _being_analysed(pilot: Pilot) -> None:
    pilot.harbour.study = Unfinished
    pilot.harbour.analyse(finished("jamaica"))


def _statistics(tab: str, game: str = "jamaica") -> Sight:
    def act(pilot: Pilot) -> None:
        for name in GAMES:
            pilot.harbour.store.saves.keep(finished(name), "")
        pilot.harbour.settings.game = game
        pilot.harbour.statistics()
        page = pilot.top
        assert isinstance(page, StatisticsPage)
        page.tabs.turn_to(tab)
        for busy in (page.gathering, page.dice.tally):
            if busy:
                busy.thread.join()

    return act


def _chapter(game: str, number: str) -> Sight:
    def act(pilot: Pilot) -> None:
        pilot.harbour.rules(game)
        pilot.top.open(pilot.top.book.chapter_of(number))  # type: ignore[attr-defined]

    return act


def _keys(pilot: Pilot) -> None:
    pilot.harbour.rules("jamaica")
    pilot.top.open(len(pilot.top.book.chapters))  # type: ignore[attr-defined]


def _search(pilot: Pilot) -> None:
    pilot.harbour.rules("jamaica")
    pilot.frames()
    pilot.type("port")


def _lesson(game: str, name: str) -> Sight:
    """A chapter in the middle; all steps are in `tests.ui.lesson_shots`."""

    def act(pilot: Pilot) -> None:
        desk = Lectern(pilot, game)
        chapter = desk.course.chapter(name)
        desk.open(chapter, len(chapter.places()) // 2)

    return act


def _chapters() -> Mapping[str, Sight]:
    return {
        f"rules-{chapter.number}": _chapter(game, chapter.number)
        for game in GAMES
        for chapter in Rulebook.load(GAME_UIS[game].kit.rules, "en").chapters
    }


BACKSIGHTS: Mapping[str, Sight] = {
    **{f"replay-{game}": _replay(game, 0.6) for game in GAMES},
    **{f"replay-{game}-end": _replay(game, 1.0) for game in GAMES},
    **{f"replay-{game}-seat": _replay(game, 0.6, 2) for game in GAMES},
    **{f"replay-{game}-why": _why_the_end(game) for game in GAMES},
    "analysis-wait": _being_analysed,
    **{f"analysis-{game}-{tab}": _analysis(game, tab) for game in GAMES for tab in TABS},
    **{f"statistics-{tab}": _statistics(tab) for tab in STATISTICS_TABS},
    "statistics-dice-montego": _statistics("dice", "montego"),
    **_chapters(),
    "rules-keys": _keys,
    "rules-search": _search,
    **{f"lessons-{game}": _lessons(game) for game in GAMES},
    **{
        f"lesson-{game}-{chapter.name}": _lesson(game, chapter.name)
        for game in GAMES
        for chapter in load(game).chapters
    },
}
