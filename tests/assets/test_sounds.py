"""The sounds that ship: the index is complete, every file is what the index says, and all of them fit in 10 MB."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
INDEX = json.loads((SOUNDS / "sounds.json").read_text(encoding="utf8"))["sounds"]
FILES = [(name, file, place) for name, entry in INDEX.items() for place, file in enumerate(entry["files"])]
CHANNELS = {"effect": 1, "music": 2, "ambience": 2}

# What the screen asks for by name.
WANTED = {
    *("dice", "combat_die", "card_slide", "card_turn", "card_shuffle", "coin", "coins", "coin_bag", "food", "cork"),
    *("powder", "cannon", "cannon_far", "splash", "hit", "cheer", "groan", "bell_one", "bell_two", "footstep"),
    *("barrel_roll", "barrel_land", "barrel_break", "load", "push", "sail", "hull", "anchor", "rope", "treasure"),
    *("tick", "tumble", "thud", "yawn", "snore"),
    *("curse", "sabre", "clash", "quill", "hover", "press", "page", "error", "victory", "defeat", "turn", "tavern"),
    *("sea_day", "sea_evening", "harbour", "theme_jamaica", "theme_montego", "table_jamaica", "table_montego"),
    *("battle", "last_jamaica", "last_montego", "snore", "yawn", "thud", "tumble", "tick"),
    *("broadside", "mast", "star", "oars", "drum", "bells", "crowd"),
}


@dataclass(frozen=True)
class Page:
    """One page of an Ogg stream."""

    serial: int
    granule: int
    body: bytes


def pages(data: bytes) -> Iterator[Page]:
    """Walk through the pages of an Ogg stream."""
    start = 0
    while start < len(data):
        magic, version, _, granule, serial, _, _, segments = struct.unpack_from("<4sBBqIIIB", data, start)
        assert magic == b"OggS" and version == 0, f"no Ogg page at byte {start}"
        body = start + 27 + segments
        end = body + sum(data[start + 27 : body])
        yield Page(serial, granule, data[body:end])
        start = end


@pytest.mark.parametrize(("name", "file", "place"), FILES, ids=[file for _, file, _ in FILES])
def test_file_is_what_the_index_says(name: str, file: str, place: int) -> None:
    entry = INDEX[name]
    stream = list(pages((SOUNDS / file).read_bytes()))
    assert len({page.serial for page in stream}) == 1
    kind, vorbis, _, channels, rate = struct.unpack_from("<B6sIBI", stream[0].body)
    assert (kind, vorbis) == (1, b"vorbis")
    assert channels == CHANNELS[entry["kind"]]
    assert rate == 44_100
    assert stream[-1].granule / rate == pytest.approx(entry["seconds"][place], abs=0.001)


@pytest.mark.parametrize("name", INDEX)
def test_entry_is_complete(name: str) -> None:
    entry = INDEX[name]
    assert entry["kind"] in CHANNELS
    assert 0.0 < entry["gain"] <= 1.0
    assert isinstance(entry["loop"], bool)
    assert len(entry["files"]) == len(entry["seconds"]) >= 1
    assert entry["about"]
    assert entry["licence"] == "made by our own programs"


def test_everything_the_game_plays_is_there() -> None:
    assert set(INDEX) == WANTED


def test_no_file_without_an_entry() -> None:
    listed = {file for entry in INDEX.values() for file in entry["files"]}
    assert {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg")} == listed


def test_ambience_and_table_music_loop() -> None:
    looping = {name for name, entry in INDEX.items() if entry["loop"]}
    around = {"sea_day", "sea_evening", "harbour"}
    assert looping == around | {"table_jamaica", "table_montego", "battle", "last_jamaica", "last_montego"}


def test_sounds_fit() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) <= 10_000_000
