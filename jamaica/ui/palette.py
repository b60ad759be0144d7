"""Colours of figures and lights, also for eyes that tell other colours apart than most."""

from collections.abc import Mapping
from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """The lights of what can be chosen. The colours of a game's figures are part of its kit."""

    name: str
    day: Colour
    dusk: Colour
    peril: Colour
    rings: bool = True
    """Whether rings in their colours are drawn round what belongs to a figure."""


PALETTES: Mapping[str, Palette] = {
    palette.name: palette
    for palette in (
        Palette("standard", day=(255, 236, 150), dusk=(150, 190, 255), peril=(235, 70, 50), rings=False),
        Palette("deuteranopia", day=(255, 250, 90), dusk=(60, 90, 255), peril=(150, 10, 0)),
        Palette("protanopia", day=(255, 250, 90), dusk=(60, 90, 255), peril=(150, 10, 0)),
        Palette("tritanopia", day=(255, 255, 255), dusk=(60, 220, 220), peril=(230, 0, 0)),
    )
}
"""Chosen so that no two captains look alike to the eyes they are for; a test simulates these eyes."""
