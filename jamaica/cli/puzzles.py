"""The command ``jamaica puzzles``: lists the puzzles of a game, and lets one solve them in the terminal."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from ..engine.contract import Blank, Move
from ..engine.errors import GameError, OptionError
from ..engine.language import Language, mark, marks
from ..engine.puzzle import Plan, Puzzle, PuzzleBook
from ..engine.text_files import read_number
from ..games import find_game
from ..session.puzzles import DIFFICULTIES, TASK, Attempt, Marked, by_theme, listed, load
from ..store import Solved, Store
from .output import INDENT, ask, tell
from .parser import Commands
from .saves import open_store

NEXT, LOOK, ANSWER, QUIT = "next", "look", "answer", "quit"
"""What can be typed instead of an answer."""
HEAD = mark("{game}: {done} of {all} puzzles solved.")
LINE = mark("{number}. {difficulty}, {players} players: {state}")
NOT_TRIED, TRIED, SHOWN = mark("not tried yet"), mark("not solved yet"), mark("answer seen")
STARS = marks("solved, {number} star", "solved, {number} stars")
HOW = mark("To solve one: jamaica puzzles NUMBER, or jamaica puzzles next.")
PUZZLE = mark("Puzzle {number}: {theme}, {difficulty}. You are {name}.")
PROMPT = mark("Your choice, from 1 to {number} (or: look, answer, next, quit):")
CARDS = mark("A card for each worker, such as {example} (or: look, answer, next, quit):")
WON = marks("Solved: {number} star.", "Solved: {number} stars.")
ON = mark("Enter for the next puzzle, or quit:")
NO_SUCH = mark("There is no puzzle {number}. Choose from 1 to {most}.")
ALL_SOLVED = mark("All puzzles are solved.")


def add_command(commands: Commands) -> None:
    """The command with its flags."""
    command = commands.add("puzzles", mark("list puzzles, or solve them in the terminal"))
    command.add_argument(
        "number", nargs="?", default="", metavar="NUMBER",
        help=command.say("the puzzle to solve, or next for the first that is not solved (default: list them all)"),
    )  # fmt: skip
    command.add_game()
    command.add_home()
    command.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    book = load(args.game)
    with open_store(args) as store:
        desk = PuzzleDesk(book, store, args.spoken, ask)
        if args.number:
            desk.solve(desk.first_open() if args.number == NEXT else desk.numbered(args.number))
        else:
            desk.show_list()
    return 0


class PuzzleDesk:
    """The puzzles of one game, in lines of text."""

    def __init__(self, book: PuzzleBook, store: Store, language: Language, ask: Callable[[str], str]) -> None:
        self._store, self._language, self._ask = store, language, ask
        self._game = find_game(book.game)
        self._themes = by_theme(book)
        self.puzzles = listed(book)

    def _solved(self, puzzle: Puzzle) -> Solved:
        return self._store.puzzles.of(puzzle.name)

    def numbered(self, word: str) -> int:
        """A puzzle by its number in the list, counted from 0."""
        number = read_number(word) or 0
        if not 1 <= number <= len(self.puzzles):
            raise OptionError(NO_SUCH, number=word, most=len(self.puzzles))
        return number - 1

    def first_open(self, after: int = -1) -> int | None:
        """The first puzzle behind one that is not solved; None if there is none."""
        ahead = range(after + 1, len(self.puzzles))
        return next((number for number in ahead if not self._solved(self.puzzles[number]).solved), None)

    # The list

    def show_list(self) -> None:
        """All puzzles, by theme and from easy to hard."""
        say, number = self._language.say, 0
        done = sum(self._solved(puzzle).solved for puzzle in self.puzzles)
        tell(say(HEAD, game=self._game.title, done=done, all=len(self.puzzles)))
        for theme, puzzles in self._themes.items():
            tell("\n" + say(self._game.themes[theme]))
            for puzzle in puzzles:
                number += 1
                difficulty, state = say(DIFFICULTIES[puzzle.difficulty]), self._state(self._solved(puzzle))
                players = len(puzzle.record["seats"])
                tell(INDENT + say(LINE, number=number, difficulty=difficulty, players=players, state=state))
        tell("\n" + say(HOW))

    def _state(self, solved: Solved) -> str:
        if solved.solved:
            return self._language.count(*STARS, solved.stars)
        return self._language.say(SHOWN if solved.shown else TRIED if solved.tries else NOT_TRIED)

    # Solving

    def solve(self, number: int | None) -> None:
        """One puzzle after the other, until somebody has had enough."""
        while number is not None:
            if not self._solve(number):
                return
            number = self.first_open(number)
        tell(self._language.say(ALL_SOLVED))

    def _solve(self, number: int) -> bool:
        """Ask until the answer is known; False to quit."""
        puzzle, say = self.puzzles[number], self._language.say
        attempt = Attempt(puzzle, self._game, self._solved(puzzle), partial(self._keep, puzzle))
        difficulty, theme = say(DIFFICULTIES[puzzle.difficulty]), say(self._game.themes[puzzle.theme])
        name = attempt.names[attempt.seat]
        tell(say(PUZZLE, number=number + 1, theme=theme, difficulty=difficulty, name=name))
        self._look(attempt)
        tell(f"\n{self._game.question(attempt.view, attempt.names, self._language)} {say(TASK)}")
        answers = sorted(weighed.plan for weighed in puzzle.choices)
        blanks = self._game.blanks(attempt.view, self._language)
        self._offer(attempt, answers, blanks)
        example = " ".join(str(number) for number, _ in enumerate(blanks, 1))
        prompt = say(CARDS, example=example) if blanks else say(PROMPT, number=len(answers))
        while (line := self._ask(prompt).strip()) not in (QUIT, NEXT):
            if line == LOOK:
                self._look(attempt)
            elif line == ANSWER:
                return self._tell(attempt, attempt.show())
            elif moves := self._read(attempt, answers, blanks, line):
                marked = attempt.give(moves)
                if marked.is_right:
                    return self._tell(attempt, marked)
                self._say_all(attempt.said(marked, attempt.names, self._language))
        return line == NEXT

    def _look(self, attempt: Attempt) -> None:
        self._say_all(self._game.survey(attempt.view, attempt.names, self._language))

    def _offer(self, attempt: Attempt, answers: Sequence[Plan], blanks: Sequence[Blank]) -> None:
        """The answers one by one, or the parts they are put together of."""
        for blank in blanks:
            tell(f"{blank.label}:")
            self._say_all(INDENT + leads for leads in blank.values.values())
        for number, answer in enumerate(() if blanks else answers, 1):
            tell(f"{number}. {attempt.words(answer, attempt.names, self._language)}")
            if len(answer) == 1:
                notes = self._game.offer(attempt.view, answer[0], attempt.names, self._language)[1:]
                self._say_all(INDENT + note for note in notes)

    def _read(self, attempt: Attempt, answers: Sequence[Plan], blanks: Sequence[Blank], line: str) -> Sequence[Move]:
        """The answer that somebody has typed; empty if it is none."""
        numbers = [read_number(word) for word in line.split()]
        known = [number for number in numbers if number is not None]
        if blanks and len(known) == len(numbers):
            return self._game.filled(attempt.view, known)
        return answers[known[0] - 1] if len(known) == 1 and 1 <= known[0] <= len(answers) else ()

    def _tell(self, attempt: Attempt, marked: Marked) -> bool:
        """The answer is known: tell of it, and whether somebody goes on."""
        self._say_all(attempt.said(marked, attempt.names, self._language))
        if attempt.solved.solved:
            tell(self._language.count(*WON, attempt.solved.stars))
        return self._ask(self._language.say(ON)).strip() != QUIT

    def _keep(self, puzzle: Puzzle, solved: Solved) -> None:
        try:
            self._store.puzzles.note(puzzle.name, solved)
        except GameError as error:
            tell(self._language.tell(error))

    def _say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            tell(sentence)
