"""The music: a theme, a calm table piece and one for the last round for each game, and one for battles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sound import ogg
from sound.arrangements import jamaica_table, jamaica_theme, montego_table, montego_theme
from sound.basics import Signal
from sound.catalogue import Entry
from sound.mastering import bring_to, integrated_loudness, without_dc
from sound.moments import BROADSIDE, battle, last_of_jamaica, last_of_montego
from sound.tunes import (
    BARRELS_ON_THE_QUAY,
    CALL_OF_THE_FOREMAN,
    FISHERS_HORNPIPE,
    HARBOUR_LIGHTS,
    LANTERNS_AT_SEA,
    LAST_CRATE,
    ROUND_THE_ISLAND,
)

TARGET = -20.0
QUALITY = 0.2

# The gains leave room for the effects; table music stays under a conversation.
_THEME, _TABLE, _LAST, _BATTLE = 0.7, 0.4, 0.45, 0.55

_PIECES: dict[str, tuple[Callable[[], Signal], Entry]] = {
    "theme_jamaica": (
        jamaica_theme,
        Entry("music", "theme of the race: a hornpipe", _THEME, tunes=(ROUND_THE_ISLAND,)),
    ),
    "theme_montego": (
        montego_theme,
        Entry(
            "music",
            "theme of the dock, in the manner of mento",
            _THEME,
            tunes=(BARRELS_ON_THE_QUAY, CALL_OF_THE_FOREMAN),
        ),
    ),
    "table_jamaica": (
        jamaica_table,
        Entry(
            "music",
            "calm music for the race",
            _TABLE,
            loop=True,
            tunes=(LANTERNS_AT_SEA, FISHERS_HORNPIPE, ROUND_THE_ISLAND),
        ),
    ),
    "table_montego": (
        montego_table,
        Entry(
            "music",
            "calm music for the dock",
            _TABLE,
            loop=True,
            tunes=(HARBOUR_LIGHTS, BARRELS_ON_THE_QUAY, LAST_CRATE),
        ),
    ),
    "battle": (battle, Entry("music", "drums and fiddle for a battle", _BATTLE, loop=True, tunes=(BROADSIDE,))),
    "last_jamaica": (
        last_of_jamaica,
        Entry("music", "the last round of the race", _LAST, loop=True, tunes=(ROUND_THE_ISLAND,)),
    ),
    "last_montego": (
        last_of_montego,
        Entry(
            "music", "the last round at the dock", _LAST, loop=True, tunes=(BARRELS_ON_THE_QUAY, CALL_OF_THE_FOREMAN)
        ),
    ),
}

ENTRIES = {name: entry for name, (_, entry) in _PIECES.items()}


def make(out: Path) -> None:
    """Play, master and encode every piece."""
    for name, (piece, entry) in _PIECES.items():
        sound = without_dc(piece())
        (file,) = entry.files(name)
        ogg.write(out / "sounds" / file, bring_to(sound, integrated_loudness(sound), TARGET), QUALITY)
