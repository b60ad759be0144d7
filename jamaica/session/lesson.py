"""Lessons: the first rounds of a real game with dice and opponents from a script, and somebody who explains each step.

A lesson is a JSON file in ``assets/lessons``: the game with its options and seats (the learner sits first), all
``moves`` of the script in order, and ``steps``. A step has a text and perhaps a place to point at; if the learner is
asked something, it also names the ``choice`` that leads on and what is said about any ``other``. Everything is checked
when it is read.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..engine import notation
from ..engine.contract import CHANCE, Game, Move
from ..engine.errors import DataError, GameError
from ..engine.match import Match
from ..engine.options import Options
from ..engine.record import Seat
from ..engine.sealing import Luck
from ..engine.text_files import read_text
from ..files import assets
from ..games import find_game

LEARNER = 0
PLACES = ("", "board", "deck", "hand", "ribbon", "opponents", "log", "buttons", "notice")
"""What can be pointed at: the parts of a table."""


@dataclass(frozen=True)
class Step:
    """Something that is said; with a choice, the moves the learner makes then."""

    text: str
    point: str = ""
    choice: tuple[Move, ...] = ()
    other: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson, read and checked."""

    game: Game[Any]
    options: Options
    seats: tuple[Seat, ...]
    teacher: int
    """Who explains: the number of a figure of the game."""
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]

    def begin(self, step: int = 0) -> "LessonMatch":
        """The match as it stands before a step."""
        match = LessonMatch(self)
        made = sum(len(one.choice) for one in self.steps[:step])
        while match.to_move == CHANCE or made:
            made -= match.to_move == LEARNER
            match.follow(self.moves[len(match.steps)])
        return match

    def go_on(self, match: Match[Any]) -> Match[Any]:
        """A real game that goes on where a lesson ends, with dice of its own."""
        return Match.branch(match.record(), self.game, len(match.steps))


class LessonMatch(Match[Any]):
    """A match in which all happens as in the script."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.game, lesson.options, lesson.seats, Luck.draw("lesson"))
        self._script = lesson.moves

    @property
    def is_done(self) -> bool:
        """Whether the script has come to its end."""
        return len(self.steps) >= len(self._script)

    def next_move(self) -> Move:
        """What the script says happens now."""
        return self._script[len(self.steps)]

    def next_roll(self) -> Move:
        return super().next_roll() if self.is_done else self.next_move()


def path_of(game: str) -> Path:
    """The file of a game's lesson."""
    return assets() / "lessons" / f"{game}.json"


def load(game: str) -> Lesson:
    """The lesson of a game."""
    path = path_of(game)
    return read(read_text(path, DataError), path.name)


def read(text: str, file: str) -> Lesson:
    """A lesson from its text; a DataError says what is wrong with it."""
    try:
        body = json.loads(text)
        game = find_game(body["game"])
        lesson = Lesson(
            game, game.options.read(body["options"]), tuple(Seat(**seat) for seat in body["seats"]), body["teacher"],
            tuple(notation.parse(move) for move in body["moves"]), tuple(_step(step) for step in body["steps"]),
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as cause:
        raise DataError(f"{file} is no lesson: {cause!r}.") from cause
    except GameError as cause:
        raise DataError(f"{file}: {cause}") from cause
    for fault in faults(lesson):
        raise DataError(f"{file}: {fault}")
    return lesson


def _step(body: dict[str, Any]) -> Step:
    choice = tuple(notation.parse(move) for move in body.get("choice", ()))
    return Step(body["text"], body.get("point", ""), choice, body.get("other", ""))


def faults(lesson: Lesson) -> Iterator[str]:
    """What does not fit: moves that are not possible, choices nobody explains, places that do not exist."""
    match = LessonMatch(lesson)
    made: list[Move] = []
    for number, move in enumerate(lesson.moves, 1):
        if match.is_over or move not in match.possible():
            yield f"move {number}, '{notation.text(move)}', is not possible there."
            return
        made += [move] if match.to_move == LEARNER else []
        match.follow(move)
    if match.to_move != LEARNER:
        yield "the script does not end with a question to the learner."
    if made != [move for step in lesson.steps for move in step.choice]:
        yield "the choices of the steps are not those of the script."
    for number, step in enumerate(lesson.steps, 1):
        if step.point not in PLACES:
            yield f"step {number} points at '{step.point}', which is no part of a table."
        if step.choice and not step.other:
            yield f"step {number} does not say what is said about another choice."
    if not lesson.steps or lesson.steps[-1].choice:
        yield "the last step has to be a word of farewell."
