"""A memo of what was worked out: built when first asked for, then kept, so that playing builds nothing twice."""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K")
T = TypeVar("T")


class Memo(dict[K, T]):
    """What belongs to each key (often a set of cards as bits), made when it is first asked for.

    Where there are too many keys to keep them all, it begins anew when `most` are made.
    """

    __slots__ = ("__weakref__", "_make", "_most")

    def __init__(self, make: Callable[[K], T], most: int | None = None) -> None:
        super().__init__()
        self._make = make
        self._most = most
        _memos[id(self)] = self

    def __missing__(self, key: K) -> T:
        if len(self) == self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made


_memos: WeakValueDictionary[int, Memo[Any, Any]] = WeakValueDictionary()


def forget() -> None:
    """Empty all memos: whoever plays one match after the other at a person's pace needs nothing of the last one."""
    for memo in list(_memos.values()):
        memo.clear()
