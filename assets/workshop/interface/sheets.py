"""Contact sheets: pictures in rows on the walnut of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

WALNUT = (58, 35, 20)
PARCHMENT = (238, 222, 184)


def on_wood(
    pictures: Sequence[Image.Image], sizes: Sequence[int], columns: int = 8, ground: tuple[int, int, int] = WALNUT
) -> Image.Image:
    """Every picture at each width in `sizes`; one row of a size after the other."""
    cells: list[list[Image.Image]] = []
    for size in sizes:
        scaled = [
            p.resize((size, max(1, round(p.height * size / p.width))), Image.Resampling.LANCZOS) for p in pictures
        ]
        cells += [scaled[i : i + columns] for i in range(0, len(scaled), columns)]
    gap = 10
    width = max(sum(p.width + gap for p in row) for row in cells) + gap
    height = sum(max(p.height for p in row) + gap for row in cells) + gap
    sheet = Image.new("RGB", (width, height), ground)
    y = gap
    for row in cells:
        x = gap
        for p in row:
            sheet.paste(p, (x, y), p if p.mode == "RGBA" else None)
            x += p.width + gap
        y += max(p.height for p in row) + gap
    return sheet
