"""Who thinks for the AI captains: a process of its own, or whatever stands in for it."""

from typing import Protocol

from ai.worker import Ask

from ..engine.contract import Move


class Thinker(Protocol):
    """Asked once, polled every frame."""

    def ask(self, ask: Ask) -> None:
        """Begin to think."""

    def answer(self) -> Move | None:
        """The choice once it is there."""

    def close(self) -> None:
        """No more questions."""
