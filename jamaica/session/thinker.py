"""Interface of what thinks for the AI captains (the worker process or a stand-in), and thinking ahead."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from ai.worker import Answer, Ask, answer_to

SEATS = 6
"""Answers that are kept until they are asked for: those of all captains at the largest table."""


class Thinker(Protocol):
    """Asked once, polled every frame."""

    def ask(self, ask: Ask) -> None:
        """Begin to think; a question before it is dropped."""

    def answer(self) -> Answer | None:
        """The answer once it is there."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """No more questions."""


class LocalThinker:
    """Thinks in this process when it is asked for the answer, for callers who can wait."""

    def __init__(self) -> None:
        self._ask: Ask | None = None

    def ask(self, ask: Ask) -> None:
        """Remember the question."""
        self._ask = ask

    def answer(self) -> Answer | None:
        """Think it out."""
        ask, self._ask = self._ask, None
        return answer_to(ask) if ask else None

    def cancel(self) -> None:
        """Forget the question."""
        self._ask = None

    def close(self) -> None:
        """Nothing to close."""


class Forethought:
    """Thinks about questions that are going to be asked, as long as nothing else is.

    What was foreseen is answered at once. Any other question waits until what is thought about now is done.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: Ask | None = None
        self._ahead: Ask | None = None
        """What is thought about without having been asked yet."""
        self._step, self._coming = -1, list[Ask]()
        self._known: deque[tuple[Ask, Answer]] = deque(maxlen=SEATS)

    def look_ahead(self, step: int, coming: Callable[[], list[Ask]]) -> None:
        """Think about the questions to come, which `coming` lists anew after each step of the match."""
        if self._step != step:
            self._step, self._coming = step, coming()
        self._coming = [ask for ask in self._coming if not self.foresee(ask)]

    def foresee(self, ask: Ask) -> bool:
        """Think about a question that is going to be asked; True once its answer is known."""
        self._hear()
        if self._find(ask):
            return True
        if not self._ahead and not self._asked:
            self._ahead = ask
            self._thinker.ask(ask)
        return False

    def ask(self, ask: Ask) -> None:
        """Begin to think; a question before it is dropped."""
        self._asked = ask
        self._begin()

    def answer(self) -> Answer | None:
        """The answer once it is there."""
        self._hear()
        answer = self._find(self._asked) if self._asked else None
        if self._asked and not answer and not self._ahead:
            answer = self._thinker.answer()
        if answer:
            self._asked = None
        return answer

    def cancel(self) -> None:
        """Forget the question."""
        self._asked = None
        if not self._ahead:
            self._thinker.cancel()

    def close(self) -> None:
        """No more questions."""
        self._thinker.close()

    def _hear(self) -> None:
        """Keep an answer that was thought ahead, and begin with what was asked meanwhile."""
        if self._ahead and (answer := self._thinker.answer()):
            self._known.append((self._ahead, answer))
            self._ahead = None
            self._begin()

    def _begin(self) -> None:
        if self._asked and not self._ahead and not self._find(self._asked):
            self._thinker.ask(self._asked)

    def _find(self, ask: Ask) -> Answer | None:
        """What is known of a question, whatever luck it comes with."""
        return next((answer for known, answer in self._known if replace(known, seed=ask.seed) == ask), None)
