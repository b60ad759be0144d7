"""What the window knows of each game, by the game's name. Listed by hand: see `jamaica.games`."""

from collections.abc import Mapping
from typing import Any

from .jamaica.game_ui import JamaicaUi
from .montego.game_ui import MontegoUi
from .table.game_ui import GameUi

GAME_UIS: Mapping[str, type[GameUi[Any]]] = {"jamaica": JamaicaUi, "montego": MontegoUi}
