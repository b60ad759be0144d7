"""Jamaica: the pirate race round the island (rules J1 to J12)."""

from .game import Jamaica

__all__ = ["Jamaica"]
