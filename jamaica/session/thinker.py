"""Who thinks for the AI captains: a process of its own, or whatever stands in for it."""

from typing import Protocol

from ai.worker import Answer, Ask


class Thinker(Protocol):
    """Asked once, polled every frame."""

    def ask(self, ask: Ask) -> None:
        """Begin to think."""

    def answer(self) -> Answer | None:
        """The answer once it is there."""

    def close(self) -> None:
        """No more questions."""
