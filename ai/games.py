"""Which mind judges which game."""

from functools import cache
from typing import Any

from .mind import Mind
from .montego.mind import MontegoMind
from .race.mind import RaceMind


@cache
def mind_for(game: str) -> Mind[Any]:
    """The mind for a game, with its fitted weights."""
    minds: dict[str, type[Mind[Any]]] = {"race": RaceMind, "montego": MontegoMind}
    return minds[game]()
