"""Which mind judges which game."""

from functools import cache
from typing import Any

from .jamaica.mind import RaceMind
from .mind import Mind
from .montego.mind import MontegoMind


@cache
def mind_for(game: str) -> Mind[Any]:
    """The mind for a game, with its fitted weights."""
    minds: dict[str, type[Mind[Any]]] = {"race": RaceMind, "montego": MontegoMind}
    return minds[game]()
