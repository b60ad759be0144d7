"""The tables of the games, by the game's name. Listed by hand: see `jamaica.games`."""

from collections.abc import Mapping
from typing import Any

from .jamaica.table import RaceTable
from .montego.table import MontegoTable
from .table.scene import TableScene

TABLES: Mapping[str, type[TableScene[Any]]] = {"race": RaceTable, "montego": MontegoTable}
