"""Colours of figures and lights, also for eyes that tell other colours apart than most."""

from collections.abc import Mapping
from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """The colours of the figures by number, bystanders last; and the lights of what can be chosen."""

    race: tuple[Colour, ...]
    montego: tuple[Colour, ...]
    day: Colour
    dusk: Colour
    peril: Colour
    rings: bool = True
    """Whether rings in these colours are drawn round what belongs to a figure."""

    def figures(self, game: str) -> tuple[Colour, ...]:
        """The colours of a game's figures."""
        return self.race if game == "race" else self.montego


_GHOST = (74, 70, 77)
PALETTES: Mapping[str, Palette] = {
    "standard": Palette(
        race=((194, 40, 31), (244, 238, 221), (122, 69, 160), (46, 98, 181), (240, 180, 41), (62, 142, 78), _GHOST),
        montego=((194, 40, 31), (240, 180, 41), (46, 98, 181), (62, 142, 98)),
        day=(255, 236, 150), dusk=(150, 190, 255), peril=(235, 70, 50), rings=False,
    ),
    "deuteranopia": Palette(
        race=((200, 20, 10), (255, 250, 90), (240, 60, 240), (40, 40, 255), (120, 255, 200), (10, 10, 125), _GHOST),
        montego=((200, 20, 10), (255, 250, 90), (40, 40, 255), (120, 255, 200)),
        day=(255, 250, 90), dusk=(60, 90, 255), peril=(150, 10, 0),
    ),
    "protanopia": Palette(
        race=((255, 50, 0), (255, 255, 60), (255, 60, 200), (20, 20, 255), (0, 255, 160), (0, 195, 200), _GHOST),
        montego=((255, 50, 0), (255, 255, 60), (20, 20, 255), (0, 255, 160)),
        day=(255, 250, 90), dusk=(60, 90, 255), peril=(150, 10, 0),
    ),
    "tritanopia": Palette(
        race=((255, 20, 10), (240, 255, 255), (240, 0, 240), (50, 255, 60), (200, 160, 0), (130, 0, 45), _GHOST),
        montego=((255, 20, 10), (240, 255, 255), (50, 255, 60), (200, 160, 0)),
        day=(255, 255, 255), dusk=(60, 220, 220), peril=(230, 0, 0),
    ),
}  # fmt: skip
"""Chosen so that no two captains look alike to the eyes they are for; a test simulates these eyes."""
