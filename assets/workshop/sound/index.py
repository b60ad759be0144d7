"""The index of all sounds: what the game reads to find and play them."""

from __future__ import annotations

import json
from pathlib import Path

from sound import ambience, effects, music, ogg

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
"""Where the finished sounds lie: the lengths are read from them, so this family is made last."""

LICENCE = "made by our own programs"


def make(out: Path) -> None:
    """Write sounds.json."""
    sounds = {}
    for name, entry in {**effects.ENTRIES, **ambience.ENTRIES, **music.ENTRIES}.items():
        files = entry.files(name)
        sounds[name] = {
            "about": entry.about,
            "files": files,
            "gain": entry.gain,
            "kind": entry.kind,
            "licence": LICENCE,
            "loop": entry.loop,
            "seconds": [round(ogg.seconds(SOUNDS / file), 3) for file in files],
        }
        if entry.tunes:
            sounds[name]["tunes"] = {tune.name: tune.origin for tune in entry.tunes}
    target = out / "sounds" / "sounds.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps({"format": 1, "sounds": sounds}, indent=1, sort_keys=True) + "\n", encoding="utf8")
