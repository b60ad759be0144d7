"""Montego Bay: the rules of the game on the quay (M1 to M12)."""

from .game import Montego

__all__ = ["Montego"]
