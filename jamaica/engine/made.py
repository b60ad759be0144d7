"""Ready-made things: built when first asked for, then kept, so that playing builds none."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Made(dict[int, T]):
    """What belongs to each number (often a set of cards as bits), made when it is first asked for."""

    def __init__(self, make: Callable[[int], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, number: int) -> T:
        made = self[number] = self._make(number)
        return made
