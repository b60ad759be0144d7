"""The button that carries out an answer which was put together, or says what is missing for that."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from ..focus import Spot
from .context import TableContext
from .targets import Confirm, Missing


def confirm_spot(
    table: TableContext[Any], rect: pygame.Rect, label: str, confirm: Callable[[], None], missing: str
) -> Spot:
    """Where it lies, to be pressed; as long as something is missing it says what."""
    if missing:
        return Spot(Missing(), rect, partial(table.aside, missing), label, note=missing)
    return Spot(Confirm(), rect, confirm, label)
