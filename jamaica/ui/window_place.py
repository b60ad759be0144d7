"""Place of the window on the desktop: inside the usable area with its frame, as it was left, never too small.

pygame does not tell which part of a desktop is free of task bars, how wide a window's frame is, or whether it is
maximised; SDL, which it is built on, does. Where SDL cannot be asked, a margin stands in for both.
"""

import ctypes
import os
import warnings
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import pygame

LEAST = (1024, 640)
"""The smallest window that everything fits into."""
LARGE = 1700
"""On desktops wider than this a new window leaves some of them free."""
PART = 0.86
MARGIN = 80
"""Pixels at the foot of a desktop that a task bar and a title bar may need."""
_FIRST_PLACE = "SDL_VIDEO_WINDOW_POS"
_MAXIMISED = 0x80
_FRAME_AFTER = 20
"""Frames of 5 ms that a window manager gets to put its frame round a new window."""


class Frame(NamedTuple):
    """Widths of the window manager's frame."""

    top: int = 0
    left: int = 0
    bottom: int = 0
    right: int = 0

    def inside(self, area: pygame.Rect) -> pygame.Rect:
        """The part of an area that is left for the window itself."""
        return pygame.Rect(
            area.x + self.left, area.y + self.top, area.w - self.left - self.right, area.h - self.top - self.bottom
        )


class _Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xywh"]


def fitted(wanted: pygame.Rect | None, room: pygame.Rect) -> pygame.Rect:
    """A window as it was left, or a new one, inside the room there is for it."""
    if wanted is None:
        part = 1.0 if room.w <= LARGE else PART
        wanted = pygame.Rect(0, 0, round(room.w * part), round(room.h * part))
        wanted.center = room.center
    size = [min(max(least, has), most) for least, has, most in zip(LEAST, wanted.size, room.size, strict=True)]
    return pygame.Rect(wanted.topleft, size).clamp(room)


def usable_areas() -> Iterator[pygame.Rect]:
    """The desktops without their task bars, the first one first."""
    for number, (width, height) in enumerate(pygame.display.get_desktop_sizes()):
        found = _Rectangle()
        sdl = _sdl()
        if sdl and sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(found)) == 0:
            yield pygame.Rect(found.x, found.y, found.w, found.h)
        elif number == 0:
            yield pygame.Rect(0, 0, width, height - MARGIN)


def area_for(wanted: pygame.Rect | None) -> pygame.Rect:
    """The usable area of the desktop that a window was left on, or of the first one."""
    areas = list(usable_areas()) or [pygame.Rect((0, 0), LEAST)]
    return next((area for area in areas if wanted and area.collidepoint(wanted.center)), areas[0])


def open_at(place: pygame.Rect) -> pygame.Surface:
    """Open the window in a place from the first, for a window manager that is busy may not hear of a later one."""
    os.environ[_FIRST_PLACE] = f"{place.x},{place.y}"
    try:
        return pygame.display.set_mode(place.size, pygame.RESIZABLE)
    finally:
        del os.environ[_FIRST_PLACE]


def main_window() -> pygame.Window:
    """The window of `pygame.display`, to be moved and measured.

    pygame warns that its surface should not be drawn on through this object, which nobody does here.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def is_maximised(window: pygame.Window) -> bool:
    """True while the window manager keeps the window as large as the desktop."""
    sdl, handle = _sdl(), _handle(window)
    return bool(sdl and handle and sdl.SDL_GetWindowFlags(handle) & _MAXIMISED)


def frame_of(window: pygame.Window) -> Frame:
    """What the window manager has put round a window, if it does so soon enough."""
    sdl, handle = _sdl(), _handle(window)
    if not sdl or not handle:
        return Frame()
    widths = [ctypes.c_int() for _ in Frame._fields]
    for _ in range(_FRAME_AFTER):
        pygame.event.pump()
        if sdl.SDL_GetWindowBordersSize(handle, *map(ctypes.byref, widths)) == 0 and widths[0].value:
            break
        pygame.time.wait(5)
    return Frame(*(width.value for width in widths))


def _handle(window: pygame.Window) -> ctypes.c_void_p | None:
    if not (sdl := _sdl()):
        return None
    sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
    return ctypes.c_void_p(sdl.SDL_GetWindowFromID(window.id))


def _sdl() -> ctypes.CDLL | None:
    """SDL as pygame has loaded it; None where it cannot be reached or nothing is seen anyway."""
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return None
    with suppress(OSError, AttributeError):
        sdl = ctypes.CDLL(str(pygame.base.__file__))
        if sdl.SDL_GetDisplayUsableBounds and sdl.SDL_GetWindowBordersSize:
            return sdl
    return None
