"""The way through the puzzles of a game: from their list to one, and on to the next."""

from functools import partial

from ...engine.errors import GameError
from ...engine.puzzle import Puzzle
from ...games import find_game
from ...session.puzzles import Attempt, listed, load
from ...store import Solved, Store
from ...store.solved import SolvedPuzzles
from ..display import Display
from ..scenes import Stack
from .list_page import PuzzleList
from .scene import PuzzleScene


def open_puzzles(display: Display, stack: Stack, store: Store, game: str) -> None:
    """Show the list of a game's puzzles, or say why that cannot be."""
    store.settings.game = game
    try:
        course = PuzzleCourse(display, stack, store.puzzles, game)
    except GameError as error:
        display.tell(error)
    else:
        course.begin()


class PuzzleCourse:
    """Opens the scenes of one game's puzzles."""

    def __init__(self, display: Display, stack: Stack, solved: SolvedPuzzles, game: str) -> None:
        """Raises a DataError if the puzzles cannot be read."""
        self._display, self._stack, self._solved = display, stack, solved
        self.book = load(game)
        self._puzzles = listed(self.book)

    def begin(self) -> None:
        """Show the list."""
        self._stack.push(PuzzleList(self._display, self.book, self._solved, self.open))

    def open(self, number: int) -> None:
        """Show a puzzle, or say why that cannot be."""
        try:
            self._stack.push(self._scene(number))
        except GameError as error:
            self._display.tell(error)

    def _go_on(self, number: int) -> None:
        """Show the next one in the place of the last."""
        try:
            self._stack.replace(self._scene(number))
        except GameError as error:
            self._display.tell(error)

    def _scene(self, number: int) -> PuzzleScene:
        puzzle, count = self._puzzles[number], len(self._puzzles)
        solved = self._solved.of(puzzle.name)
        attempt = Attempt(puzzle, find_game(self.book.game), solved, partial(self._keep, puzzle))
        go_on = partial(self._go_on, (number + 1) % count)
        return PuzzleScene(self._display, attempt, (number + 1, count), go_on)

    def _keep(self, puzzle: Puzzle, solved: Solved) -> None:
        try:
            self._solved.note(puzzle.name, solved)
        except GameError as error:
            self._display.tell(error)
