"""The captains and the ghost as engraved medallions."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from interface.engraving import save
from interface.medallion import SIZE, emblem_badge, portrait
from interface.sheets import on_wood
from kit.chart import mix
from race.captains import CAPTAINS, GHOST, Captain
from race.heads import HEADS

DATA = (
    "workshop/icons/lorc/rose.svg",
    "workshop/icons/lorc/crossed-sabres.svg",
    "workshop/icons/lorc/hourglass.svg",
    "workshop/icons/lorc/anchor.svg",
    "workshop/icons/lorc/crown.svg",
    "workshop/icons/lorc/pirate-skull.svg",
    "workshop/icons/sbed/death-skull.svg",
)


def medallion(captain: Captain) -> Image.Image:
    """One captain, SIZE pixels wide."""
    # a white ground would swallow her cap, a full blue one is Rackham's
    ground = mix(captain.main, captain.second, 0.45) if captain.key == "read" else captain.main
    return portrait(HEADS[captain.key], ground, captain.main, captain.field, captain.emblem, captain.emblem_colour)


def make(out: Path) -> None:
    """Write seven medallions, the emblems and their description."""
    folder = out / "pictures" / "jamaica" / "portraits"
    everyone = (*CAPTAINS, GHOST)
    for captain in everyone:
        save(medallion(captain), folder / f"{captain.key}.webp", 92)
        badge = emblem_badge(captain.field, captain.emblem, captain.emblem_colour)
        save(badge, folder / f"emblem-{captain.key}.webp", 93)
    about = {"size": SIZE, "opening": [0.5, 0.5, 0.43], "keys": [captain.key for captain in everyone]}
    (folder / "portraits.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """All seven and their emblems, from 256 to 22 pixels."""
    everyone = (*CAPTAINS, GHOST)
    badges = [emblem_badge(captain.field, captain.emblem, captain.emblem_colour) for captain in everyone]
    return on_wood([*(medallion(captain) for captain in everyone), *badges], (256, 96, 56, 40, 22), 14)
