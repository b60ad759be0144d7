"""What a ship under way has besides its hull: sails and a wake, seen only while it moves: small pictures will do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PIL import Image

from montego import layout, vessels
from montego.brush import Draw, sprite
from montego.ships import ship_box
from montego.sprites import Sprites

SCALE = 0.75  # pixels per board unit
SAILS, WAKES = 4, 3  # frames
WAKE_BOX = (-150, -210, 150, 150)


def sails(slots: int) -> list[Draw]:
    """The sails of a freighter being set."""
    return [partial(vessels.sails, slots=slots, full=k / SAILS) for k in range(1, SAILS + 1)]


def make(out: Path) -> None:
    sprites = Sprites(out, "voyages", SCALE)
    for slots in layout.COLUMNS:
        sprites.add_strip(f"sails-{slots}", sails(slots), ship_box(slots), {"set": (0, SAILS)})
    foam: list[Draw] = [partial(vessels.wake, moment=k) for k in range(WAKES)]
    sprites.add_strip("wake", foam, WAKE_BOX, {"wake": (0, WAKES)})
    sprites.finish()


def sheet() -> Image.Image:
    """Every ship in its wake, its sails set one step further each."""
    out = Image.new("RGB", (4 * 320, 4 * 560), "#3C8C98")
    for row, slots in enumerate(layout.COLUMNS):
        for k, canvas in enumerate(sails(slots)):
            x0, _, x1, y1 = ship_box(slots)
            box = (x0, WAKE_BOX[1], x1, y1)
            for draw in (partial(vessels.wake, moment=k % WAKES), partial(vessels.freighter, slots=slots), canvas):
                picture = sprite(draw, box, SCALE)
                out.paste(picture, (k * 320, row * 560), picture)
    return out
