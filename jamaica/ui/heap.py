"""Memory: what is let go goes back to the system."""

import ctypes
import gc
import sys

LARGE = 1 << 19
"""Bytes from which a block of memory is taken from the system by itself: about a picture of 360 × 360."""
_MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of glibc's ``malloc.h``."""


def return_large_blocks() -> None:
    """Keep glibc from raising that limit by itself: it then keeps what pictures leave behind, up to half of it all."""
    _call("mallopt", _MMAP_THRESHOLD, LARGE)


def keep_for_good() -> None:
    """What is there now, modules above all, stays: looking for garbage among it would cost a frame every time."""
    gc.collect()
    gc.freeze()


def let_go() -> None:
    """After a place was left or drawn in another size: what nobody holds any more goes back, small pieces too.

    Widgets and scenes refer to each other in circles, and glibc keeps the room of fonts and lines of text.
    """
    gc.collect()
    _call("malloc_trim", 0)


def _call(name: str, *values: int) -> None:
    """Call a function of the C library; other libraries than glibc have none and need none."""
    function = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    if function is not None:
        function(*values)
