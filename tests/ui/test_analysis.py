"""The analysis in the window: progress, cancelling, what is found, kept, and shown in the replay."""

from dataclasses import replace

import pygame
import pytest

from ai.analysis import Analysis, Effort, Study, StudyFailed, analyse
from ai.analysis.rollouts import Care
from jamaica.engine.record import Record
from jamaica.games import find_game
from jamaica.store import REPLAY
from jamaica.ui.review.analysis import AnalysisPage
from jamaica.ui.review.analysis_tabs import AccountTab, ChoicesTab
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.review.words import TABS
from jamaica.ui.table.ending import Ending

from .pilot import Pilot
from .test_harbour import go
from .test_replay import played

ROUGH = Effort(Care(least=2, most=2), search=1, worlds=2)


class QuickStudy:
    """Ready at the third look."""

    def __init__(self, record: Record) -> None:
        self.record, self.looks, self.closed = record, 0, False

    @property
    def progress(self) -> float:
        return self.looks / 3

    def poll(self) -> Analysis | None:
        self.looks += 1
        return analyse(self.record, find_game(self.record.game), ROUGH) if self.looks == 3 else None

    def close(self) -> None:
        self.closed = True


class Failing(QuickStudy):
    def poll(self) -> Analysis | None:
        raise StudyFailed("The analysis failed. Please try again.")


def studying(game: str, study: type[QuickStudy] = QuickStudy) -> tuple[Pilot, AnalysisPage]:
    """The page of a finished match that lies on the shelf."""
    pilot = Pilot.launcher()
    pilot.harbour.study = study
    match = played(game, people=2)
    pilot.harbour.store.saves.keep(match, "a game")
    pilot.harbour.analyse(match)
    page = pilot.top
    assert isinstance(page, AnalysisPage)
    return pilot, page


@pytest.mark.parametrize(("game", "by"), [("jamaica", "mouse"), ("montego", "keyboard"), ("jamaica", "pad")])
def test_what_is_found_is_shown_and_kept(game: str, by: str) -> None:
    pilot, page = studying(game)
    study = page.study
    assert isinstance(study, QuickStudy)
    pilot.frames(6)
    assert page.found is not None and study.closed
    for tab in reversed(TABS):
        go(pilot, ("tab", tab), by)
        assert page.tabs.tab == tab
    moment = page.found.turning_points(6)[0]
    go(pilot, ("moment", moment.number), by)
    replay = pilot.top
    assert isinstance(replay, ReplayScene) and replay.place == max(
        (stop for stop in replay.stops if stop <= moment.number), default=replay.stops[0]
    )
    go(pilot, ("analysis",), by)
    again = pilot.top
    assert isinstance(again, AnalysisPage) and again.study is None and again.found == page.found
    pilot.harbour.writing.join()
    (saved,) = pilot.harbour.store.saves.listing(REPLAY).games
    assert Analysis.parse(pilot.harbour.store.saves.analysis(saved), page.replay) == page.found
    pilot.close()


@pytest.mark.parametrize(("game", "luck"), [("jamaica", ["dice", "draws", "battles"]), ("montego", ["draws"])])
def test_the_bars_of_the_luck_a_game_has_add_up_to_the_result(game: str, luck: list[str]) -> None:
    pilot, page = studying(game)
    pilot.frames(6)
    page.tabs.turn_to("account")
    pilot.frames(2)
    account = page.parts["account"]
    assert page.found is not None and isinstance(account, AccountTab)
    for holder, end in zip(account.accounts(page.found).holders, page.found.ending, strict=True):
        assert [part for part, _ in holder.parts] == ["start", *luck, "decisions", "others", "reassessed"]
        assert sum(value for _, value in holder.parts) == pytest.approx(end)
    pilot.close()


def test_cancelling_and_failing_lead_back() -> None:
    pilot, page = studying("montego")
    study = page.study
    assert isinstance(study, QuickStudy)
    pilot.frames()
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is pilot.harbour.launcher and study.closed
    pilot.close()
    pilot, page = studying("montego", Failing)
    pilot.frames(2)
    assert pilot.top is pilot.harbour.launcher and "failed" in pilot.app.display.toast.note
    pilot.close()


def test_the_end_leads_to_replay_and_analysis_and_frames_go_on_meanwhile() -> None:
    """With the real process: the page never waits for it."""
    pilot = Pilot.launcher()
    assert pilot.harbour.study is Study
    match = played("montego", players=2)
    pilot.harbour.show_result(pilot.harbour.store.saves.keep(match, ""))
    ending = pilot.top
    assert isinstance(ending, Ending)
    go(pilot, 2)
    page = pilot.top
    assert isinstance(page, AnalysisPage) and page.study is not None
    pilot.frames(5)
    go(pilot, "cancel")
    assert pilot.top is ending and page.study is None
    pilot.close()


def test_the_summary_counts_dear_choices_and_never_adds_costs_up() -> None:
    """Costs of many choices add up to more than there is to win."""
    pilot, page = studying("jamaica")
    pilot.frames(6)
    choices = page.parts["choices"]
    assert page.found is not None and isinstance(choices, ChoicesTab)
    moment = page.found.turning_points(1)[0]
    dear = [replace(moment, cost=cost) for cost in (0.6, 0.55, 0.05, 0.01)]
    assert choices.dearest(dear) == "2 cost more than 5% each; the costliest 60%."
    assert choices.dearest(dear[2:]) == "None cost more than 5% of the winning chances."
    pilot.close()
