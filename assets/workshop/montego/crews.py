"""The four crews: colours, emblem, hat. Colour is never alone."""

from __future__ import annotations

from dataclasses import dataclass

DATA = (
    "workshop/icons/lorc/anchor.svg",
    "workshop/icons/lorc/sun.svg",
    "workshop/icons/delapouite/flatfish.svg",
    "workshop/icons/delapouite/palm-tree.svg",
)


@dataclass(frozen=True)
class Crew:
    """Looks of one colour of workers, barrels and cards."""

    name: str
    light: str
    main: str
    dark: str
    emblem: str  # icon
    hat: str
    skin: str
    beard: str | None
    figure: str  # colour of emblem and figures on the main colour

    @property
    def deep(self) -> str:
        """Ink of the emblem on cream."""
        return {"red": "#4A0B08", "yellow": "#53340A", "blue": "#0A1D42", "green": "#0F3320"}[self.name]


RED = Crew("red", "#E8705C", "#BE2A20", "#6A100C", "anchor", "tricorn", "#E9B98C", "#6A3414", "#FFF8E4")
YELLOW = Crew("yellow", "#FFEBA0", "#F5BE36", "#96600E", "sun", "plume", "#C98A5A", None, "#1C0E04")
BLUE = Crew("blue", "#6592DA", "#1F4C9C", "#0D2450", "flatfish", "bandana", "#8A5836", None, "#FFF8E4")
GREEN = Crew("green", "#A4DDB8", "#4AA672", "#1C5636", "palm-tree", "cone", "#D9A070", None, "#0E0A04")
CREWS = (RED, YELLOW, BLUE, GREEN)
SIZES = ("large", "small")
