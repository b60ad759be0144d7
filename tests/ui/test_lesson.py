"""Guided games at the real table: by mouse, keys and pad, with wrong choices, left and taken up again, into a game."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.games.montego.draft import Cards, Spread
from jamaica.games.montego.rules.events import Pushed
from jamaica.session.lesson import Chapter, LessonMatch, Step
from jamaica.ui.gui.dialog import Question
from jamaica.ui.menus.chapters import Chapters
from jamaica.ui.menus.launcher import Launcher
from jamaica.ui.menus.words import TUTORS
from jamaica.ui.table.coach import BACK, CLOSE, NEXT, REPEAT, SKIP, TRY, Coach
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose, Confirm, Pick, Tool

from .lessons import Lectern
from .pilot import Pilot


def lectern(game: str = "jamaica", **settings: Any) -> Lectern:
    return Lectern(Pilot.launcher(**settings), game)


def press(pilot: Pilot, table: TableScene, key: object, by: str = "mouse") -> None:
    spot = next(spot for spot in table.ring.spots if spot.key == key)
    if by == "mouse":
        pilot.click(spot.rect.center)
    else:
        table.ring.set(table.ring.spots, key)
        pilot.button(0) if by == "pad" else pilot.press(pygame.K_RETURN)
    pilot.frames(2)


def make(pilot: Pilot, table: TableScene, moves: tuple[Move, ...], by: str = "mouse") -> None:
    """A choice as it is made at the table."""
    draft = getattr(table.question, "draft", None)
    if isinstance(draft, Cards):
        for number, card in enumerate(card for card in moves[0][1:] if card != "jack"):
            press(pilot, table, Pick(number, card), by)
    elif isinstance(draft, Spread):
        piers = [move[1] for move in moves]
        piers += piers[-1:] * (draft.total - len(piers))
        for pier in piers:
            press(pilot, table, Choose((moves[0][0], pier)), by)
    elif moves[0][0] == "card":
        press(pilot, table, Pick(0, moves[0][1]), by)
    else:
        press(pilot, table, Choose(moves[0]), by)
        return
    press(pilot, table, Confirm(), by)


def learn(desk: Lectern, chapter: Chapter, by: str) -> None:
    """A chapter as a learner takes it, to its last step."""
    table, coach = desk.open(chapter)
    while not coach.guide.is_last:
        place = coach.guide.place
        if coach.step.choice:
            make(desk.pilot, table, coach.step.choice, by)
        elif coach.step.press:
            places = table.tabletop.place_of(coach.step.press)
            there = [spot for spot in table.ring.spots if spot.act and spot.rect.collidelist(list(places)) >= 0]
            spot = next(spot for spot in there if coach.admits(spot, places))
            press(desk.pilot, table, spot.key, by)
        elif by == "keys":
            desk.pilot.press(pygame.K_RETURN)  # whatever was pressed before: Enter is Next
            desk.pilot.frames(2)
        else:
            press(desk.pilot, table, NEXT, by)
        table, coach = desk.hurry()
        assert coach.guide.place == place + 1


@pytest.mark.parametrize(
    ("game", "name", "by"),
    [
        ("jamaica", "cards", "mouse"), ("jamaica", "holds", "pad"), ("jamaica", "tools", "keys"),
        ("jamaica", "end", "keys"), ("montego", "walking", "keys"), ("montego", "tally", "mouse"),
        ("montego", "jack", "pad"), ("montego", "tools", "mouse"),
    ],
)  # fmt: skip
def test_a_chapter_is_taken_to_its_end(game: str, name: str, by: str) -> None:
    desk = lectern(game)
    chapter = desk.course.chapter(name)
    learn(desk, chapter, by)
    assert desk.kept[-1] == (name, len(chapter.places()) - 1)
    desk.pilot.close()


def test_a_chapter_leads_to_the_next_and_the_last_into_a_real_game() -> None:
    desk = lectern()
    first, last = desk.course.chapters[0], desk.course.chapters[-1]
    table, _ = desk.open(first, len(first.places()) - 1)
    press(desk.pilot, table, NEXT)
    assert desk.kept[-1] == (first.name, len(first.places()))
    assert desk.hurry()[1].guide.chapter is desk.course.chapters[1]
    table, _ = desk.open(last, len(last.places()) - 1)
    press(desk.pilot, table, NEXT)
    desk.pilot.frames(2)
    assert isinstance(desk.pilot.top, Question), "a tutor is offered for real games"
    desk.pilot.click(next(spot.rect.center for spot in desk.pilot.top.ring.spots if spot.label == TUTORS["strict"]))
    desk.pilot.frames(2)
    assert desk.pilot.app.display.settings.tutor == "strict"
    real = desk.pilot.top
    assert isinstance(real, TableScene) and not real.is_lesson and not isinstance(real.match, LessonMatch)
    assert len(real.match.seats) == len(desk.course.seats) and real.match.state.round == 1
    desk.pilot.close()


def place_where(chapter: Chapter, is_it: Callable[[Step], bool]) -> int:
    return next(place for place, (act, number) in enumerate(chapter.places()) if is_it(act.steps[number]))


def wrong_at(desk: Lectern, name: str) -> tuple[TableScene, Coach, Move]:
    """At the first choice of a chapter, and another one."""
    chapter = desk.course.chapter(name)
    place = place_where(chapter, lambda step: bool(step.choice))
    table, coach = desk.open(chapter, place)
    return table, coach, next(move for move in table.match.choices() if move != coach.step.choice[0])


def test_a_wrong_choice_is_answered_with_why_and_can_be_tried() -> None:
    """It is played at a table of its own, which leads back to the same step."""
    desk = lectern()
    table, coach, wrong = wrong_at(desk, "cards")
    before = len(table.match.steps)
    make(desk.pilot, table, (wrong,))
    assert coach.text() == coach.step.against((wrong,)) and len(table.match.steps) == before
    place = coach.guide.place
    press(desk.pilot, table, TRY)
    trial, trier = desk.hurry()
    assert trial is not table and trier.tries and trial.match.steps[before].move == wrong
    planned = [step.choice[0] for step in trier.guide.later if step.choice]
    for _ in range(300):
        trial.update(0.05)
        trial.tabletop.player.playback.skip_all()
    assert not trial.context.asked, "the learner only looks on"
    assert planned[0] in [step.move for step in trial.match.steps], "what was planned is played behind it"
    press(desk.pilot, trial, NEXT)
    again, coach = desk.hurry()
    assert coach.guide.place == place and not coach.tries and not coach.guide.wrong
    make(desk.pilot, again, coach.step.choice)
    assert coach.guide.place == place + 1
    desk.pilot.close()


def test_wrong_barrels_are_no_dead_end() -> None:
    desk = lectern("montego")
    chapter = desk.course.chapter("ships")
    place = next(
        place for place, (act, number) in enumerate(chapter.places()) if act.steps[number].choice[:1] == (("load", 1),)
    )
    table, coach = desk.open(chapter, place)
    make(desk.pilot, table, (("load", 4),))
    assert coach.guide.place == place and coach.guide.wrong
    table.question.undo(), table.question.undo()
    make(desk.pilot, table, coach.step.choice)
    assert coach.guide.place == place + 1
    desk.pilot.close()


def test_nothing_but_what_leads_on_can_be_pressed() -> None:
    desk = lectern()
    table, _ = desk.open(desk.course.chapters[0])
    allowed = {"full-screen", "rules", "pause"}
    acting = [spot.key for spot in table.ring.spots if spot.act]
    assert {key.name for key in acting if isinstance(key, Tool)} == allowed
    assert NEXT in acting and not any(isinstance(key, Choose | Pick) for key in acting)
    desk.pilot.close()


def test_back_repeat_and_skip() -> None:
    desk = lectern("montego")
    chapter = desk.course.chapter("pushing")
    place = next(
        place
        for place, (act, number) in enumerate(chapter.places())
        if act.steps[number].when.startswith("before Pushed")
    )
    table, coach = desk.open(chapter, place)
    told = table.context.told
    assert told == coach.guide.cue.told
    press(desk.pilot, table, REPEAT)
    again = desk.pilot.top
    assert isinstance(again, TableScene) and again is not table and again.context.told < told
    again, coach = desk.hurry()
    assert coach.guide.place == place and again.context.told == told
    press(desk.pilot, again, SKIP)
    after, coach = desk.hurry()
    assert coach.guide.place == place + 1 and after.context.told > told
    press(desk.pilot, after, BACK)
    back, coach = desk.hurry()
    assert coach.guide.place == place and back.context.told == told
    desk.pilot.close()


def test_the_coach_keeps_the_pace_and_stops_before_what_comes() -> None:
    """However fast the player likes things: an event is not shown before it was announced."""
    desk = lectern("montego", speed="instant")
    chapter = desk.course.chapter("pushing")
    place = next(
        place
        for place, (act, number) in enumerate(chapter.places())
        if act.steps[number].when == "before Walked worker=0"
    )
    table, coach = desk.open(chapter, place)
    press(desk.pilot, table, NEXT)
    assert not coach.speaks and table.context.busy, "a worker walks for a while"
    for _ in range(20):
        desk.pilot.frames(10, 0.05)
        if coach.speaks:
            break
    happened = table.match.events()[table.context.told]
    assert isinstance(happened, Pushed) and table.context.view.at[happened.worker] == happened.start
    desk.pilot.close()


def test_a_chapter_is_left_and_taken_up_again() -> None:
    pilot = Pilot.launcher()
    pilot.frames()
    assert note_of(pilot, "continue").startswith("Welcome!")
    pilot.harbour.learn("jamaica")
    page = pilot.top
    assert isinstance(page, Chapters) and page.ring.focus and page.ring.focus.key == "race"
    pilot.press(pygame.K_RETURN)
    pilot.frames(3)
    desk = Lectern(pilot, "jamaica")
    for _ in range(3):
        table, coach = desk.hurry()
        press(pilot, table, NEXT)
    table, coach = desk.hurry()
    press(pilot, table, CLOSE)
    assert isinstance(pilot.top, Chapters) and note_of(pilot, "race") == "Continue at step 4."
    pilot.press(pygame.K_RETURN)
    pilot.frames(3)
    table, coach = desk.hurry()
    assert coach.guide.place == 3
    while not coach.guide.is_last:
        press(pilot, table, NEXT)
        table, coach = desk.hurry()
    press(pilot, table, NEXT)
    table, coach = desk.hurry()
    press(pilot, table, CLOSE)
    page = pilot.top
    assert isinstance(page, Chapters) and note_of(pilot, "race").startswith("Done.") and page.next_up() == "cards"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, Launcher)
    assert note_of(pilot, ("learn", "jamaica")) == "Jamaica, guided: 1 chapter is done."
    assert not note_of(pilot, "continue").startswith("Welcome!")
    pilot.close()


def note_of(pilot: Pilot, key: object) -> str:
    return next(spot.note for spot in pilot.top.ring.spots if spot.key == key)  # type: ignore[attr-defined,no-any-return]
