"""The descriptions beside the pictures fit the pictures and the game's data. Standard library only."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PICTURES = ASSETS / "pictures"


def about(path: str) -> dict[str, Any]:
    """A description."""
    data: dict[str, Any] = json.loads((PICTURES / path).read_text(encoding="utf8"))
    return data


def rows(section: str) -> list[list[str]]:
    """The rows of one table in the data of the race."""
    text = (ASSETS / "data" / "jamaica-pieces.csv").read_text(encoding="utf8")
    table = text.split(f"[{section}]\n", 1)[1].split("\n[", 1)[0]
    lines = [line for line in table.splitlines() if line.strip() and not line.startswith("#")]
    return [[cell.strip() for cell in line.split(",")] for line in lines[1:]]


def size(path: Path) -> tuple[int, int]:
    """Width and height of a WebP file."""
    data = path.read_bytes()[:40]
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    w, h = struct.unpack("<HH", data[26:30])
    return w & 0x3FFF, h & 0x3FFF


def test_every_action_card_has_a_face() -> None:
    cards = about("jamaica/cards/cards.json")
    assert sorted(cards["faces"]) == sorted("-".join(row) for row in rows("cards"))
    width, height = (side * cards["scale"] for side in cards["size"])
    names = [*cards["faces"], "frame-plain", *(f"{part}-{c}" for part in ("frame", "back") for c in cards["captains"])]
    for name in names:
        assert size(PICTURES / "jamaica" / "cards" / f"{name}.webp") == (width, height)


def test_every_treasure_has_a_face() -> None:
    treasures = about("jamaica/treasures/treasures.json")
    assert treasures["faces"] == [row[0] for row in rows("treasures")]
    for name in (*treasures["faces"], "back"):
        assert (PICTURES / "jamaica" / "treasures" / f"{name}.webp").is_file()


@pytest.mark.parametrize("room", ["jamaica", "montego"])
def test_every_seat_has_portrait_and_emblem(room: str) -> None:
    portraits = about(f"{room}/portraits/portraits.json")
    for key in portraits["keys"]:
        assert size(PICTURES / room / "portraits" / f"{key}.webp") == (portraits["size"],) * 2
        assert (PICTURES / room / "portraits" / f"emblem-{key}.webp").is_file()


def test_strips_hold_their_frames() -> None:
    tokens = about("jamaica/tokens/tokens.json")
    for name, strip in tokens["strips"].items():
        w, h = strip["size"]
        assert size(PICTURES / "jamaica" / "tokens" / f"{name}.webp") == (w * strip["frames"], h)
    for kind in tokens["goods"]:
        for n in range(1, tokens["most"] + 1):
            assert (PICTURES / "jamaica" / "tokens" / f"pile-{kind}-{n}.webp").is_file()


def test_frames_have_a_middle_to_stretch() -> None:
    for name, frame in about("interface/frames/frames.json")["frames"].items():
        w, h = size(PICTURES / "interface" / "frames" / f"{name}.webp")
        left, top, right, bottom = frame["margins"]
        assert [w, h] == frame["size"]
        assert left + right < w
        assert top + bottom < h


def test_atlases_have_a_cell_for_every_icon() -> None:
    for name in ("buttons", "glyphs"):
        atlas = about("interface/buttons/buttons.json")[name]
        cell = atlas["cell"]
        assert size(PICTURES / "interface" / "buttons" / f"{name}.webp") == (
            cell * len(atlas["columns"]),
            cell * len(atlas["rows"]),
        )


def test_title_layers_lie_where_they_say() -> None:
    titles = about("interface/titles/titles.json")
    for game in ("jamaica", "montego"):
        assert titles[game][0]["layer"] == "sky"
        for layer in titles[game]:
            assert list(size(PICTURES / "interface" / "titles" / f"{game}-{layer['layer']}.webp")) == layer["size"]


def test_theme_uses_fonts_that_are_there() -> None:
    fonts = json.loads((ASSETS / "theme" / "fonts.json").read_text(encoding="utf8"))
    theme = json.loads((ASSETS / "theme" / "theme.json").read_text(encoding="utf8"))
    for files in fonts["families"].values():
        for file in files:
            assert (ASSETS / "fonts" / file).is_file()
    used = {style["font"]["name"] for style in theme.values() if "font" in style}
    assert used <= set(fonts["families"])
