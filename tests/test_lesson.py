"""Guided games: read with all checks, every step reached where it is due, real games behind them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import DataError
from jamaica.games import GAMES
from jamaica.session.lesson import LEARNER, Act, Course, Target, folder_of, load, read


@pytest.fixture(scope="module")
def courses() -> dict[str, Course]:
    return {game: load(game) for game in GAMES}


def acts(course: Course) -> list[Act]:
    return [act for chapter in course.chapters for act in chapter.acts]


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_for_every_choice(game: str, courses: dict[str, Course]) -> None:
    """And for no other; each time there is another choice to make."""
    for act in acts(courses[game]):
        for step, cue in zip(act.steps, act.cues, strict=True):
            if step.choice:
                match = act.begin(cue.answered)
                assert match.asks_learner and cue.asks and len(match.events()) == cue.told
                assert step.choice[0] in match.choices() and len(match.choices()) > 1


@pytest.mark.parametrize("game", GAMES)
def test_steps_come_in_the_order_of_what_happens(game: str, courses: dict[str, Course]) -> None:
    for act in acts(courses[game]):
        told = [cue.told for cue in act.cues]
        assert told == sorted(told)
        assert act.begin(act.cues[-1].answered).to_move != CHANCE


@pytest.mark.parametrize("game", GAMES)
def test_what_was_shown_before_a_step_is_seen_there(game: str, courses: dict[str, Course]) -> None:
    """Where a question is asked, the view put together from events is the one of the match."""
    for act in acts(courses[game]):
        for cue in act.cues:
            if cue.asks:
                view, match = act.view_at(cue.told), act.begin(cue.answered)
                assert view.scores() == match.view(LEARNER).scores()
                assert act.game.describe(view) == act.game.describe(match.view(LEARNER))


@pytest.mark.parametrize("game", GAMES)
def test_a_course_ends_in_a_real_game(game: str, courses: dict[str, Course]) -> None:
    match = courses[game].play_on()
    assert match.seats[LEARNER].pilot == "human" and all(seat.pilot == "mate" for seat in match.seats[1:])
    assert match.record().moves and not match.prelude


@pytest.mark.parametrize("game", GAMES)
def test_chapters_are_short_and_steps_shorter(game: str, courses: dict[str, Course]) -> None:
    """At most two minutes of reading beside what is played, and two sentences a step."""
    for chapter in courses[game].chapters:
        steps = [step for act in chapter.acts for step in act.steps]
        assert 5 <= len(steps) <= 25, chapter.name
        for step in steps:
            assert len(step.text) <= 150, step.text
            assert step.at or step.press or step.choice, step.text


@pytest.mark.parametrize(("text", "which"), [("space 4", 3), ("hold 2 1", 1), ("tool hint", None), ("log", None)])
def test_a_target_is_read(text: str, which: int | None) -> None:
    target = Target.read(text)
    assert which is None or target.number == which
    with pytest.raises(DataError, match="nothing one can point at"):
        Target.read(f"{text} 7")


def changed(name: str, change: Callable[[dict[str, Any]], None]) -> Callable[[str], str]:
    """The files of a course, one of them with a change."""

    def text_of(file: str) -> str:
        text = (folder_of("jamaica") / f"{file}.json").read_text(encoding="utf-8")
        if file != name:
            return text
        body = json.loads(text)
        change(body)
        return json.dumps(body)

    return text_of


def _act(body: dict[str, Any], **parts: Any) -> None:
    body["acts"][0].update(parts)


def _step(body: dict[str, Any], number: int, **parts: Any) -> None:
    body["acts"][0]["steps"][number].update(parts)


@pytest.mark.parametrize(
    ("file", "change", "fault"),
    [
        ("course", lambda body: body.update(game="chess"), "chess"),
        ("course", lambda body: body.pop("chapters"), "is no lesson"),
        ("race", lambda body: _act(body, moves=["dice 9 9"]), "move 1, 'dice 9 9', is not possible there"),
        ("race", lambda body: _act(body, steps=3), "is no lesson"),
        ("race", lambda body: _step(body, 0, at="moon"), "'moon' is nothing one can point at"),
        ("race", lambda body: _step(body, 0, when="before Pushed"), "'before Pushed' does not come"),
        ("cards", lambda body: _step(body, 5, choice=["dice 2 4"]), "the script does not choose"),
        ("cards", lambda body: _step(body, 5, other=""), "does not say what is said about another choice"),
        ("cards", lambda body: _act(body, steps=body["acts"][0]["steps"][:6]), "only says something"),
        ("cards", lambda body: _act(body, position={"ship 1 at": "99"}), "99"),
        ("end", lambda body: _step(body, 11, when="asked"), "nobody asks"),
    ],
)  # fmt: skip
def test_faults_are_named(file: str, change: Callable[[dict[str, Any]], None], fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read(changed(file, change))
