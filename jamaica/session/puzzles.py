"""Puzzles without a screen: the book of a game, one puzzle while somebody tries to solve it, and what is said of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from statistics import fmean

from ai.games import futures_for
from ai.limit import Limit

from ..engine.contract import Game, Move, State
from ..engine.errors import DataError, GameError
from ..engine.language import Language, mark
from ..engine.match import Match
from ..engine.puzzle import Difficulty, Outcomes, Plan, Puzzle, PuzzleBook, Weighed
from ..engine.text_files import read_text
from ..files import assets
from ..games import find_game
from ..store.solved import Solved
from .adviser import Advice

DIFFICULTIES = {
    Difficulty.EASY: mark("easy"), Difficulty.MEDIUM: mark("medium"), Difficulty.HARD: mark("hard"),
}  # fmt: skip
TASK = mark("One choice is clearly the best. Which is it?")
FOUND = mark("AI players find it: captains {captain}, mates {mate} of the time.")
WRONG = mark("Not the best: {choice}.")
RIGHT = mark("Right: {choice}.")
ANSWER = mark("The answer: {choice}.")
WEAKER = mark(
    "The admiral gives you a {share} chance to win with it. The best choice is worth {gap} percentage points more."
)
STRONGER = mark("The admiral gives you a {share} chance to win with it, {less} with the next best: {other}.")
SURE = mark("Two deep searches with different luck agree: {gap} percentage points ahead, give or take {error}.")
TIMES = mark("{what} (× {number})")
WORLDS = 32
"""Imagined worlds in which two choices are compared for what differs between them."""


@dataclass(frozen=True, slots=True)
class Marked:
    """How an answer was marked."""

    chosen: Weighed
    is_right: bool
    is_shown: bool = False
    """Whether nobody found it: it was asked for."""


def path_of(game: str) -> Path:
    """The file of a game's puzzles."""
    return assets() / "puzzles" / f"{game}.json"


def load(game: str) -> PuzzleBook:
    """The puzzles of a game, by theme and from easy to hard."""
    path = path_of(game)
    try:
        return PuzzleBook.parse(read_text(path, DataError))
    except GameError as cause:
        raise DataError(f"{path.name}: {cause}") from cause


class Attempt:
    """A puzzle that somebody tries to solve. Nothing of it is kept but how often it was answered."""

    def __init__(self, puzzle: Puzzle, game: Game[State], solved: Solved, keep: Callable[[Solved], None]) -> None:
        self.puzzle, self.game, self.solved, self._keep = puzzle, game, solved, keep
        self.match: Match[State] = puzzle.match(game)
        self.seat = self.match.to_move
        self.view = self.match.view(self.seat)
        self.names = [seat.name for seat in self.match.seats]
        self._weighed = {weighed.plan: weighed for weighed in puzzle.choices}
        self._outcomes = Outcomes(game, self.view, self._weighed)

    @property
    def is_open(self) -> bool:
        """Whether the answer is not known yet."""
        return not (self.solved.solved or self.solved.shown)

    def give(self, moves: Sequence[Move]) -> Marked:
        """An answer: the best that some moves may become."""
        possible = [self._weighed[plan] for plan in self._outcomes.possible(moves)]
        chosen = min(possible, key=lambda weighed: weighed.behind)
        is_right = chosen is self.puzzle.answer
        if self.is_open:
            self._note(self.solved.tried(is_right))
        return Marked(chosen, is_right)

    def show(self) -> Marked:
        """The answer is told."""
        self._note(self.solved.seen())
        return Marked(self.puzzle.answer, True, True)

    def _note(self, solved: Solved) -> None:
        self.solved = solved
        self._keep(solved)

    @property
    def advice(self) -> Advice:
        """The estimates of all choices; of an answer that is made of several moves, those of its first one."""
        shares: dict[Move, float] = {}
        for weighed in reversed(self.puzzle.choices):
            shares[weighed.plan[0]] = weighed.share
        return Advice(self.puzzle.answer.plan[0], shares)

    # In words

    def words(self, plan: Plan, names: Sequence[str], language: Language) -> str:
        """An answer in plain words."""
        labels = list[str]()
        for place, move in enumerate(plan):
            view = self._outcomes.goes_on(plan[:place]).view(self.seat)
            labels.append(self.game.offer(view, move, names, language)[0])
        return ", ".join(_counted(labels, language))

    def said(self, marked: Marked, names: Sequence[str], language: Language) -> Sequence[str]:
        """What is told of an answer: whether it is right, what it is worth, and why."""
        say, percent, chosen, puzzle = language.say, language.percent, marked.chosen, self.puzzle
        choice = self.words(chosen.plan, names, language)
        if not marked.is_right:
            gap = points(chosen.behind, language)
            told = [say(WRONG, choice=choice), say(WEAKER, share=percent(chosen.share), gap=gap)]
            return [*told, *self._reasons(marked, names, language)]
        second, margin = puzzle.choices[1], puzzle.margin
        other, gap, error = (
            self.words(second.plan, names, language), points(margin.share, language), points(margin.error, language),
        )  # fmt: skip
        return [
            say(ANSWER if marked.is_shown else RIGHT, choice=choice),
            say(STRONGER, share=percent(chosen.share), less=percent(second.share), other=other),
            *self._reasons(marked, names, language),
            say(SURE, gap=gap, error=error),
        ]

    def _reasons(self, marked: Marked, names: Sequence[str], language: Language) -> Sequence[str]:
        """What differs between the best choice and another one, as said of the one that was made."""
        best = self.puzzle.answer.plan
        other = self.puzzle.choices[1].plan if marked.is_right else marked.chosen.plan
        luck, limit = Random(self.puzzle.name), Limit(samples=WORLDS)
        found = futures_for(self.game).compare(self.view, best, [other], limit, luck)
        arguments = found.arguments if found else ()
        turned = [argument.turned() if marked.is_right else argument for argument in arguments]
        return [self.game.argue(self.view, argument, names, language) for argument in turned]


def points(share: float, language: Language) -> str:
    """A difference of shares in percentage points; small ones are not rounded to nothing."""
    return language.number(100 * share, ".0f" if share >= 0.02 else ".1f")


def _counted(labels: Sequence[str], language: Language) -> Iterator[str]:
    for label, alike in groupby(labels):
        number = len(list(alike))
        yield language.say(TIMES, number=number, what=label) if number > 1 else label


def by_theme(book: PuzzleBook) -> Mapping[str, Sequence[Puzzle]]:
    """The puzzles of each theme from easy to hard, the theme first that is easiest on the whole; none without any."""
    themes, hard = find_game(book.game).themes, list(Difficulty)
    found = {
        theme: sorted(puzzles, key=lambda puzzle: hard.index(puzzle.difficulty))
        for theme in themes
        if (puzzles := [puzzle for puzzle in book.puzzles if puzzle.theme == theme])
    }
    return dict(sorted(found.items(), key=lambda item: fmean(hard.index(puzzle.difficulty) for puzzle in item[1])))


def listed(book: PuzzleBook) -> Sequence[Puzzle]:
    """All puzzles in the order in which they are listed."""
    return [puzzle for puzzles in by_theme(book).values() for puzzle in puzzles]
