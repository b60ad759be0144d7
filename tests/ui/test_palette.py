"""The palettes, seen with the eyes they are for."""

from collections.abc import Sequence
from itertools import combinations
from math import dist

import pytest

from jamaica.games import find_game
from jamaica.store import PALETTES as NAMES
from jamaica.ui.games import GAME_UIS
from jamaica.ui.palette import PALETTES, Colour

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""How such eyes see linear light (Machado, Oliveira and Fernandes 2009, in full strength)."""
APART = 40
"""Differences in CIELAB: 2 can just be noticed, 10 at a glance."""


def seen(colour: Colour, eyes: Matrix) -> tuple[float, float, float]:
    """A colour in CIELAB as these eyes see it."""
    light = [value / 255 for value in colour]
    light = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in light]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eyes)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def captains(game: str, palette: str) -> Sequence[Colour]:
    return GAME_UIS[game].kit.colours[palette][: len(find_game(game).names())]


def least(colours: Sequence[Colour], eyes: Matrix) -> float:
    return min(dist(seen(one, eyes), seen(other, eyes)) for one, other in combinations(colours, 2))


@pytest.mark.parametrize("eyes", EYES)
def test_captains_and_lights_differ_for_the_eyes_a_palette_is_for(eyes: str) -> None:
    palette = PALETTES[eyes]
    for game in GAME_UIS:
        assert least(captains(game, eyes), EYES[eyes]) > APART
    assert least((palette.day, palette.dusk, palette.peril), EYES[eyes]) > APART


def test_the_painted_colours_alone_would_not_do() -> None:
    """A check of the check, and the reason for the palettes."""
    assert least(captains("jamaica", "standard"), EYES["protanopia"]) < APART


def test_every_palette_that_can_be_set_exists() -> None:
    assert set(NAMES) == set(PALETTES) and all(set(NAMES) == set(ui.kit.colours) for ui in GAME_UIS.values())
    assert not PALETTES["standard"].rings and all(PALETTES[eyes].rings for eyes in EYES)
