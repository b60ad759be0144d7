"""A folder of sprites with the list the game reads: file, size, anchor, frames."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from montego.brush import SCALE, Draw, save, sprite, strip

Box = tuple[float, float, float, float]


class Sprites:
    """Collects sprites drawn round an origin; the origin becomes the anchor, in pixels of the picture."""

    def __init__(self, out: Path, family: str, scale: float = SCALE) -> None:
        self.folder = out / "pictures" / "montego"
        self.family = family
        self.scale = scale
        self.entries: dict[str, dict[str, Any]] = {}

    def add(self, name: str, draw: Draw, box: Box, quality: int = 90) -> None:
        """One sprite that shows `box` round the origin."""
        self.write(name, sprite(draw, box, self.scale), box, {}, quality)

    def add_strip(
        self, name: str, draws: Sequence[Draw], box: Box, names: Mapping[str, tuple[int, int]], quality: int = 90
    ) -> None:
        """Frames side by side; names = first frame and number of frames of each sequence."""
        frames = [sprite(draw, box, self.scale) for draw in draws]
        more = {"frames": len(frames), "sequences": {k: list(v) for k, v in names.items()}}
        self.write(name, strip(frames), box, more, quality, frames[0].size)

    def write(
        self,
        name: str,
        picture: Image.Image,
        box: Box,
        more: dict[str, Any],
        quality: int,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Save a picture and note where its origin lies."""
        save(picture, self.folder / f"{name}.webp", quality)
        anchor = [round(-box[0] * self.scale, 1), round(-box[1] * self.scale, 1)]
        self.entries[name] = {"size": list(size or picture.size), "anchor": anchor, **more}

    def finish(self, **more: Any) -> None:
        """Write the list."""
        listing = {"scale": self.scale, "sprites": self.entries, **more}
        text = json.dumps(listing, indent=1)
        (self.folder / f"{self.family}.json").write_text(text + "\n", encoding="utf8")
