"""The committed pictures and sounds are what the workshop's programs make, and fit the game's data.

Standard library only: the drawing libraries are not needed to play, to build or to test.
"""

from __future__ import annotations

import csv
import importlib.util
import json
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
BOARD = ASSETS / "pictures" / "jamaica" / "board.json"
LIMIT = 50_000_000  # bytes of everything that ships

XY = tuple[float, float]


def load_make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("workshop_make", ASSETS / "workshop" / "make.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKE = load_make()
MADE = MAKE.load_made()


@pytest.mark.parametrize("family", MAKE.FAMILIES)
def test_results_match_programs(family: str) -> None:
    """A changed program without a remake, or a changed picture without a program, is found."""
    assert MAKE.faults(family, MADE.get(family)) == []


def test_no_result_belongs_to_two_families() -> None:
    owners: dict[str, str] = {}
    for family, entry in MADE.items():
        for name in entry["results"]:
            assert owners.setdefault(name, family) == family, f"{name}: {owners[name]} and {family}"


def test_made_lists_known_families_only() -> None:
    assert set(MADE) <= set(MAKE.FAMILIES)


def test_every_picture_and_sound_was_made() -> None:
    """Nothing lies among the results that no program makes."""
    known = {name for entry in MADE.values() for name in entry["results"]}
    found = {
        p.relative_to(ASSETS).as_posix() for d in ("pictures", "sounds") for p in (ASSETS / d).rglob("*") if p.is_file()
    }
    assert found <= known


def test_shipped_size() -> None:
    others = {ASSETS / "workshop", ASSETS / "screenshots"}
    sizes = [p.stat().st_size for p in ASSETS.rglob("*") if p.is_file() and not others & set(p.parents)]
    assert sum(sizes) <= LIMIT


# ---------------------------------------------------------------- the geometry of the Jamaica board


def inside(point: XY, polygon: list[XY]) -> bool:
    """Even-odd rule."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def near(point: XY, polygon: list[XY], gap: float) -> bool:
    """Inside, or no further than the gap from the outline."""
    if inside(point, polygon):
        return True
    px, py = point
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        length = (x1 - x0) ** 2 + (y1 - y0) ** 2
        f = 0.0 if length == 0 else max(0.0, min(1.0, ((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0)) / length))
        if (x0 + f * (x1 - x0) - px) ** 2 + (y0 + f * (y1 - y0) - py) ** 2 <= gap**2:
            return True
    return False


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf8"))
    return made


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    with (ASSETS / "data" / "jamaica-board.csv").open(encoding="utf8") as file:
        return list(csv.DictReader(file))


def test_board_has_the_spaces_of_the_data(board: dict[str, Any], rows: list[dict[str, str]]) -> None:
    assert [s["space"] for s in board["spaces"]] == [int(r["space"]) for r in rows] == list(range(50))
    for space, row in zip(board["spaces"], rows, strict=True):
        assert list(space["lanes"]) == row["next"].split()
        assert len(space.get("squares", [])) == (int(row["cost"]) if row["kind"] == "sea" else 0)
        assert ("chest" in space) == (row["kind"] == "lair")
        assert ("score" in space) == (int(row["score"]) > 0)


def test_ships_lie_inside_their_space(board: dict[str, Any]) -> None:
    for space in board["spaces"]:
        assert len(space["berths"]) == 6
        for spot in (space["centre"], *space["berths"]):
            assert inside(tuple(spot), space["polygon"]), f"space {space['space']}: {spot}"


def test_spaces_do_not_overlap(board: dict[str, Any]) -> None:
    for space in board["spaces"]:
        for other in board["spaces"]:
            if other is not space:
                assert not any(inside(tuple(b), other["polygon"]) for b in space["berths"])


def test_lanes_join_neighbours_and_stay_on_the_water(board: dict[str, Any]) -> None:
    by_number = {s["space"]: s for s in board["spaces"]}
    for space in board["spaces"]:
        for name, lane in space["lanes"].items():
            target = by_number[int(name)]
            assert lane[0] == space["centre"] and lane[-1] == target["centre"]
            for a, b in pairwise(lane):
                assert (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 60**2, f"gap in lane {space['space']} to {name}"
            for p in lane:
                assert near(tuple(p), space["polygon"], 3) or near(tuple(p), target["polygon"], 3)


def test_everything_lies_on_the_board(board: dict[str, Any]) -> None:
    w, h = board["size"]
    spots = [*board["wells"].values(), board["pile"]["centre"]]
    spots += [s[k] for s in board["spaces"] for k in ("symbol", "centre", "score", "chest") if k in s]
    for spot in spots:
        if isinstance(spot, list):
            assert 0 < spot[0] < w and 0 < spot[1] < h
