"""Memory: pictures that are let go go back to the system."""

import ctypes
import sys

LARGE = 1 << 19
"""Bytes from which a block of memory is taken from the system by itself: about a picture of 360 × 360."""
_MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of glibc's ``malloc.h``."""


def return_large_blocks() -> None:
    """Keep glibc from raising that limit by itself: it then keeps what pictures leave behind, up to half of it all."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none and need none
        if mallopt is not None:
            mallopt(_MMAP_THRESHOLD, LARGE)
