"""Lessons: read with all checks, played through step by step, left and taken up again, played on in earnest."""

import json

import pytest

from jamaica.engine.contract import CHANCE
from jamaica.engine.errors import DataError
from jamaica.engine.match import Match
from jamaica.games import GAMES
from jamaica.session.lesson import LEARNER, load, path_of, read


def body_of(game: str) -> dict[str, object]:
    made = json.loads(path_of(game).read_text(encoding="utf-8"))
    assert isinstance(made, dict)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_plays_through(game: str) -> None:
    """With its own choices and the script's dice, up to a question to the learner; then a real game begins."""
    lesson = load(game)
    match = lesson.begin()
    for step in lesson.steps:
        for move in step.choice:
            while match.to_move != LEARNER:
                match.play(match.to_move, match.next_move())
            match.play(LEARNER, move)
    while not match.is_done:
        match.play(match.to_move, match.next_move())
    assert match.to_move == LEARNER and not match.is_over
    real = lesson.go_on(match)
    assert real.state == match.state and real.prelude == len(match.steps)
    assert Match.resume(real.record(), lesson.game).state == real.state
    assert real.seats[LEARNER].pilot == "human" and all(seat.pilot == "mate" for seat in real.seats[1:])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_up_at_any_step(game: str) -> None:
    lesson = load(game)
    for place, step in enumerate(lesson.steps):
        match = lesson.begin(place)
        assert match.to_move != CHANCE
        while match.to_move != LEARNER:
            match.play(match.to_move, match.next_move())
        assert match.is_done or match.next_move() == next(
            move for later in lesson.steps[place:] for move in later.choice
        )
        assert not step.choice or step.choice[0] in match.choices()


def test_another_choice_is_always_possible() -> None:
    """A lesson without wrong choices would teach nothing: the learner is never asked about the only one."""
    for game in GAMES:
        lesson = load(game)
        for place, step in enumerate(lesson.steps):
            match = lesson.begin(place)
            while step.choice and match.to_move != LEARNER:
                match.play(match.to_move, match.next_move())
            assert not step.choice or len(match.choices()) > 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"moves": ["captain 9"]}, "move 1, 'captain 9', is not possible there."),
        ({"moves": []}, "the script does not end with a question to the learner."),
        ({"game": "chess"}, "chess"),
        ({"steps": [{"text": "Hello"}]}, "the choices of the steps are not those of the script."),
        ({"steps": 3}, "is no lesson"),
    ],
)
def test_faults_are_named(change: dict[str, object], fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read(json.dumps({**body_of("race"), **change}), "race.json")


def test_faults_of_a_step_are_named() -> None:
    body = body_of("race")
    steps = body["steps"]
    assert isinstance(steps, list)
    for place, key, value, fault in (
        (1, "point", "moon", "step 2 points at 'moon'"),
        (3, "other", "", "step 4 does not say"),
    ):
        changed = [{**step, key: value} if number == place else step for number, step in enumerate(steps)]
        with pytest.raises(DataError, match=fault):
            read(json.dumps({**body, "steps": changed}), "race.json")
    with pytest.raises(DataError, match="farewell"):
        read(json.dumps({**body, "steps": steps[:-2]}), "race.json")
