"""All effects: mono, equally loud; the index says how loud the game plays each."""

from __future__ import annotations

from pathlib import Path

from sound import (
    battle_effects,
    ogg,
    quay_effects,
    scene_effects,
    ship_effects,
    signal_effects,
    table_effects,
)
from sound.basics import fade, seeded
from sound.filters import highpass
from sound.mastering import bring_to, loudest_moment, trim

TARGET = -20.0
QUALITY = 0.4

_EFFECTS = {
    **table_effects.EFFECTS,
    **ship_effects.EFFECTS,
    **quay_effects.EFFECTS,
    **battle_effects.EFFECTS,
    **scene_effects.EFFECTS,
    **signal_effects.EFFECTS,
}

ENTRIES = {name: entry for name, (_, entry) in _EFFECTS.items()}


def make(out: Path) -> None:
    """Synthesise, master and encode every variant of every effect."""
    for name, (maker, entry) in _EFFECTS.items():
        for file in entry.files(name):
            sound = fade(trim(highpass(maker(seeded(file)), 25.0)), 0.001, 0.03)
            ogg.write(out / "sounds" / file, bring_to(sound, loudest_moment(sound), TARGET), QUALITY)
