"""Puzzles: positions of real games in which one choice is clearly best, as `ai.puzzles.find` writes them.

A puzzle holds the record of its game up to the question, so that loading it is replaying it under all of a record's
checks; an estimate of every choice; and how sure that is. The one who is asked is the record's only person.
"""

import json
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Annotated, Generic

from msgspec import Meta

from . import notation, schema
from .contract import CHANCE, Game, Move, S
from .errors import RecordError
from .match import Match
from .record import Record
from .schema import Body, Count, Format, MoveText, Word

Plan = tuple[Move, ...]
"""The moves of one answer."""
FORMATS = Format(1, {})
MOST_CHOICES = 400
Share = Annotated[float, Meta(ge=0, le=1)]


class Difficulty(StrEnum):
    """How seldom captains find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice, and the share of victory it is expected to lead to."""

    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=20)]
    """Several where they are decided on together, such as barrels spread over ships."""
    share: Share
    behind: Share
    """How much less that is than what the best choice leads to."""
    error: Share
    """The standard error of `behind`, from the same imagined worlds."""

    @property
    def plan(self) -> Plan:
        """The moves themselves."""
        return tuple(map(notation.parse, self.moves))


@dataclass(frozen=True, slots=True)
class Margin:
    """How far the best choice is ahead of the next one in one test, and the standard error of that."""

    share: Annotated[float, Meta(ge=-1, le=1)]
    error: Share


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position and its answer."""

    theme: Word
    difficulty: Difficulty
    source: Word
    """The seed of the game it was found in."""
    first: Margin
    """By the search that found the answer; `choices` are those of a second one with other luck, which agrees."""
    played: Margin
    """By games played on to their end."""
    found: Annotated[dict[Word, Share], Meta(max_length=8)]
    """How often captains find the answer."""
    choices: Annotated[tuple[Weighed, ...], Meta(min_length=2, max_length=MOST_CHOICES)]
    """The best first."""
    record: Body

    @property
    def name(self) -> str:
        """What it is known by, wherever it stands in the list."""
        return str(self.record["hash"])[:12]

    @property
    def answer(self) -> Weighed:
        """The best choice."""
        return self.choices[0]

    @property
    def margin(self) -> Margin:
        """How far it is ahead of the next one."""
        return Margin(self.choices[1].behind, self.choices[1].error)

    def match(self, game: Game[S]) -> Match[S]:
        """The game up to the question, replayed and checked."""
        match = Match.resume(Record.parse(json.dumps(self.record)), game)
        if match.people != [match.to_move]:
            raise RecordError("The file contradicts itself.")
        return match


@dataclass(frozen=True, slots=True)
class PuzzleBook:
    """The puzzles of one game, and how they were found."""

    game: Word
    command: Annotated[str, Meta(max_length=200)]
    games: Count
    """How many were looked through."""
    candidates: Count
    """Positions in which a short search found one choice ahead."""
    proven: Count
    """Those in which it stayed so; the puzzles are a choice of them."""
    worlds: Count
    """Imagined worlds of each search."""
    puzzles: Annotated[tuple[Puzzle, ...], Meta(max_length=400)] = field(default=())

    @classmethod
    def parse(cls, text: str) -> "PuzzleBook":
        """Read a book; RecordError says what is wrong with it."""
        return schema.make(cls, FORMATS.upgraded(schema.read_json(text)))


class Outcomes(Generic[S]):
    """The answers to a question by what they lead to: two ways to say the same are one answer."""

    def __init__(self, game: Game[S], view: S, answers: Iterable[Plan]) -> None:
        self._asked = game.imagine(view, Random(0))
        self._answers: dict[Hashable, Plan] = {}
        for answer in answers:
            self._answers.setdefault(self.after(answer).key(), answer)

    @property
    def answers(self) -> Sequence[Plan]:
        """One way to say each."""
        return list(self._answers.values())

    def after(self, moves: Sequence[Move]) -> S:
        """The position that some moves of the one who is asked lead to."""
        state = self._asked.copy()
        for move in moves:
            self._draw(state)
            state.apply(move)
        return state

    def answer(self, moves: Sequence[Move]) -> Plan | None:
        """The answer that some moves are; None if they are only a part of one."""
        return self._answers.get(self.after(moves).key())

    def goes_on(self, moves: Sequence[Move]) -> S:
        """The position in which a part of an answer goes on."""
        state = self.after(moves)
        self._draw(state)
        return state

    def possible(self, moves: Sequence[Move]) -> Iterator[Plan]:
        """The answers that some moves may become."""
        yield from self._possible(self.after(moves))

    def _possible(self, state: S) -> Iterator[Plan]:
        if (key := state.key()) in self._answers:
            yield self._answers[key]
            return
        self._draw(state)
        if (state.to_move, state.stage) == (self._asked.to_move, self._asked.stage):
            for move in state.choices():
                after = state.copy()
                after.apply(move)
                yield from self._possible(after)

    def _draw(self, state: S) -> None:
        """What chance does before the answer goes on is the same every time, and changes nothing about it."""
        while state.to_move == CHANCE:
            state.apply(state.odds().moves[0])
