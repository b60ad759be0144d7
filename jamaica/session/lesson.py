"""Guided first games: chapters in which real matches follow a script, and somebody says what is about to happen.

``assets/lessons/GAME/course.json`` names the game, the seats (the learner sits first), who teaches, and the chapters.
Each chapter is a file beside it, made of acts. An act is a match of its own: options, perhaps a position as in scenario
files, all ``moves`` in order, and ``steps``. Everything is checked when it is read. A step has these parts:

- ``text``: what is said, and ``at``: one target or several that are lit (`Target`).
- ``when``: nothing for at once; ``asked`` for the learner's next question; ``before EVENT`` and ``after EVENT`` let
  what happens go on to the next event of that class (``before Pushed worker=2`` asks for a field's value too).
- ``choice``: the learner's moves that lead on; ``other`` says why another choice is worse, ``why`` says it of some.
- ``press``: something that has to be pressed before it goes on.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..engine import notation
from ..engine.contract import CHANCE, Event, Game, Move, State
from ..engine.errors import DataError, GameError
from ..engine.match import Match
from ..engine.options import Options
from ..engine.record import Seat
from ..engine.sealing import Luck
from ..engine.text_files import read_text
from ..files import assets
from ..games import find_game

LEARNER = 0
KINDS: Mapping[str, int] = {
    # every table
    "board": 0, "deck": 0, "hand": 0, "log": 0, "notice": 0, "pile": 0, "ribbon": 0, "panel": 1, "seal": 1, "tool": 1,
    # Jamaica
    "space": 1, "cost": 1, "score": 1, "ship": 1, "die": 1, "hold": 2, "card": 1, "treasures": 1, "chests": 0,
    "line": 0, "battle": 1,
    # Montego Bay
    "store": 1, "worker": 1, "tile": 1, "pier": 1, "column": 1, "stack": 1, "tavern": 1, "points": 1,
    "jack": 0, "tally": 0, "coins": 0, "cellar": 0, "rail": 0, "track": 0, "cards": 1,
}  # fmt: skip
"""What can be pointed at, and how many words say which: seats, holds, piers and places are counted from 1."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that is pointed at, by its kind and which of them it is: ``space 4``, ``hold 2 1``."""

    kind: str
    which: tuple[str | int, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Target":
        """A target from its text."""
        kind, *which = notation.parse(text)
        if KINDS.get(str(kind)) != len(which):
            raise DataError(f"'{text}' is nothing one can point at.")
        return cls(str(kind), tuple(which))

    @property
    def number(self) -> int:
        """Which one, counted from 0."""
        return int(self.which[0]) - 1

    @property
    def name(self) -> str:
        """Which one, by its name."""
        return str(self.which[0])


@dataclass(frozen=True)
class Step:
    """Something that is said; with a choice, the moves the learner makes then."""

    text: str
    at: tuple[Target, ...] = ()
    when: str = ""
    choice: tuple[Move, ...] = ()
    other: str = ""
    why: Mapping[tuple[Move, ...], str] = field(default_factory=dict)
    press: Target | None = None

    def against(self, moves: tuple[Move, ...]) -> str:
        """Why another choice is worse."""
        return self.why.get(moves, self.other)


@dataclass(frozen=True, slots=True)
class Cue:
    """When a step is due: so many events were shown, and perhaps the learner is asked."""

    told: int
    asks: bool
    answered: int
    """How many moves the learner has made by then."""


@dataclass(frozen=True)
class Act:
    """A match of a chapter, with what is said about it."""

    game: Game[State]
    options: Options
    seats: tuple[Seat, ...]
    position: Mapping[str, str] | None
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    cues: tuple[Cue, ...] = ()

    def begin(self, answered: int) -> "LessonMatch":
        """The match where the learner, having made so many moves, is asked next, or at its end."""
        match = LessonMatch(self)
        for move in self.moves:
            if not answered and match.asks_learner:
                break
            answered -= match.asks_learner
            match.follow(move)
        match.roll()
        return match

    def view_at(self, told: int) -> State:
        """What the learner saw when so many events had been shown: the last question before, and what followed."""
        match = LessonMatch(self)
        view, seen = match.view(LEARNER), 0
        for move in self.moves:
            match.follow(move)
            happened = len(match.events())
            if happened > told:
                break
            if match.to_move != CHANCE:
                view, seen = match.view(LEARNER), happened
        for event in match.events()[seen:told]:
            self.game.follow(view, event.seen_by(LEARNER))
        return view


class LessonMatch(Match[State]):
    """A match in which all happens as in the script, until it strays from it."""

    def __init__(self, act: Act) -> None:
        super().__init__(act.game, act.options, act.seats, Luck.draw("lesson"))
        if act.position is not None:
            self.state = self.origin = act.game.arrange(act.options, act.position)
        self._script = act.moves
        self.strays = False
        """Whether the learner tries what the script does not say."""

    @property
    def is_done(self) -> bool:
        """Whether the script says nothing more."""
        return self.strays or len(self.steps) >= len(self._script)

    @property
    def asks_learner(self) -> bool:
        """Whether the learner has something to decide."""
        return self.to_move == LEARNER and self.game.foregone(self.view(LEARNER)) is None

    def next_move(self) -> Move:
        """What the script says happens now."""
        return self._script[len(self.steps)]

    def next_roll(self) -> Move:
        return super().next_roll() if self.is_done else self.next_move()


@dataclass(frozen=True)
class Chapter:
    """A part of a course that is taken by itself."""

    name: str
    title: str
    about: str
    teacher: int
    """Who teaches: the number of a figure of the game."""
    acts: tuple[Act, ...]

    def places(self) -> list[tuple[Act, int]]:
        """Every step, by its act and its number there."""
        return [(act, number) for act in self.acts for number in range(len(act.steps))]


@dataclass(frozen=True)
class Course:
    """The guided first game of a game."""

    game: Game[State]
    seats: tuple[Seat, ...]
    chapters: tuple[Chapter, ...]

    def chapter(self, name: str) -> Chapter:
        """A chapter by its name."""
        return next(chapter for chapter in self.chapters if chapter.name == name)

    def after(self, chapter: Chapter) -> Chapter | None:
        """The chapter behind another."""
        place = self.chapters.index(chapter) + 1
        return self.chapters[place] if place < len(self.chapters) else None

    def play_on(self) -> Match[State]:
        """A real game against the captains of the course."""
        return Match.begin(self.game, self.game.options(players=len(self.seats)), self.seats)


def folder_of(game: str) -> Path:
    """The files of a game's course."""
    return assets() / "lessons" / game


def load(game: str) -> Course:
    """The course of a game."""
    folder = folder_of(game)
    return read(lambda name: read_text(folder / f"{name}.json", DataError))


def read(text_of: Any) -> Course:
    """A course from the texts of its files, by their names; a DataError says what is wrong with them."""
    file = "course"
    try:
        body = json.loads(text_of(file))
        course = Course(find_game(body["game"]), tuple(Seat(**seat) for seat in body["seats"]), ())
        chapters = list[Chapter]()
        for file in body["chapters"]:
            found = json.loads(text_of(file))
            acts = tuple(_act(course, act) for act in found["acts"])
            chapters.append(Chapter(file, found["title"], found["about"], body["teacher"], acts))
        return replace(course, chapters=tuple(chapters))
    except (KeyError, TypeError, ValueError) as cause:
        raise DataError(f"{file}.json is no lesson: {cause!r}.") from cause
    except GameError as cause:
        raise DataError(f"{file}.json: {cause}") from cause


def _act(course: Course, body: dict[str, Any]) -> Act:
    game = course.game
    options = game.options.read({"players": len(course.seats), **body.get("options", {})})
    moves, steps = tuple(map(notation.parse, body["moves"])), tuple(map(_step, body["steps"]))
    act = Act(game, options, course.seats, body.get("position"), moves, steps)
    return replace(act, cues=tuple(_cues(act)))


def _step(body: dict[str, Any]) -> Step:
    at = body.get("at", [])
    press = body.get("press")
    step = Step(
        body["text"], tuple(map(Target.read, [at] if isinstance(at, str) else at)), body.get("when", ""),
        tuple(map(notation.parse, body.get("choice", ()))), body.get("other", ""),
        {_answer(moves): text for moves, text in body.get("why", {}).items()}, Target.read(press) if press else None,
    )  # fmt: skip
    if step.choice and not step.other:
        raise DataError(f"'{step.text}' does not say what is said about another choice.")
    return step


def _answer(text: str) -> tuple[Move, ...]:
    return tuple(map(notation.parse, text.split(",")))


def _cues(act: Act) -> Iterator[Cue]:
    """When each step is due, from a run through the script."""
    events, before, asked = _run(act)
    answered, told, asks = 0, 0, False
    for step in act.steps:
        question = asked[answered] if answered < len(asked) else None
        reached = len(events) if question is None else before[question]
        if step.choice or step.when == "asked":
            if question is None or (question == len(act.moves) and step.choice):
                raise DataError(f"nobody asks at '{step.text}'.")
            told, asks = reached, True
        elif step.when:
            told, asks = _found(step, events[:reached], told), False
        yield Cue(told, asks, answered)
        if step.choice:
            made = tuple(act.moves[number] for number in asked[answered : answered + len(step.choice)])
            if made != step.choice:
                raise DataError(f"the script does not choose what '{step.text}' wants.")
            answered, asks = answered + len(made), False
    if not act.steps or act.steps[-1].choice:
        raise DataError("the last step of an act only says something.")


def _run(act: Act) -> tuple[Sequence[Event], Sequence[int], Sequence[int]]:
    """The events of a script, how many come before each move and after the last, and where the learner decides."""
    match, asked = LessonMatch(act), list[int]()
    for number, move in enumerate(act.moves):
        if match.is_over or move not in match.possible():
            raise DataError(
                f"move {number + 1}, '{notation.text(move)}', is not possible there; possible are: "
                f"{', '.join(map(notation.text, match.possible()))}."
            )
        if match.asks_learner:
            asked.append(number)
        elif match.to_move == LEARNER and move != match.game.foregone(match.view(LEARNER)):
            raise DataError(f"move {number + 1} is one that nobody is asked for.")
        match.follow(move)
    if match.asks_learner:
        asked.append(len(act.moves))
    before = list(accumulate((len(step.events) for step in match.steps), initial=0))
    return match.events(), before, asked


def _found(step: Step, events: Sequence[Event], told: int) -> int:
    """How many events come before, or with, the one that a step waits for."""
    where, name, *fields = step.when.split()
    wanted = dict(part.split("=") for part in fields)
    for number in range(told, len(events)):
        event = events[number]
        if type(event).__name__ == name and all(str(getattr(event, key)) == value for key, value in wanted.items()):
            return number + (where == "after")
    told_of = ", ".join(dict.fromkeys(type(event).__name__ for event in events[told:]))
    raise DataError(f"'{step.when}' does not come before the learner is asked; there come {told_of}.")
