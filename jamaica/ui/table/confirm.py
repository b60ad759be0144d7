"""The button that carries out an answer which was put together, or says what is missing for that."""

from collections.abc import Callable
from functools import partial
from typing import Generic

import pygame

from ...engine.contract import S
from ..focus import Spot
from ..gui.plates import plate_blueprint
from ..gui.shelf import Blueprint
from .context import TableContext
from .targets import Confirm, Missing


class ConfirmButton(Generic[S]):
    """Where it lies, and how it looks; without `missing` it confirms, else it says that."""

    def __init__(self, table: TableContext[S], confirm: Callable[[], None]) -> None:
        self._table, self._confirm = table, confirm

    def spot(self, rect: pygame.Rect, label: str, missing: str) -> Spot:
        """Where it can be pressed."""
        if missing:
            return Spot(Missing(), rect, partial(self._table.aside, missing), label, note=missing)
        return Spot(Confirm(), rect, self._confirm, label)

    def blueprint(self, rect: pygame.Rect, label: str, missing: str) -> Blueprint:
        """Its element."""
        key, act = (Missing(), partial(self._table.aside, missing)) if missing else (Confirm(), self._confirm)
        return plate_blueprint(self._table.display, rect, key, label, act, ready=not missing)
