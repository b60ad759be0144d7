"""The brush for panels: frames, ribbons, figures and seals."""

from collections.abc import Callable, Sequence

import pygame

from ..display import Display
from ..lettering import BODY, CREAM, INK, NAMES, RED, SOFT
from ..palette import Colour
from ..pictures import Pictures
from ..shapes import draw_count
from .area import Area, Told

EMBLEM = (0.3, 0.31, 0.3)
"""How far right of and below the middle of a portrait its emblem lies, and how large it is, in its sizes."""
LAUREL = 1.16
"""How high a laurel is, in sizes of the portrait it goes round."""
HARDLY_SMALLER = 0.8
"""Letters of this part of their size can be read as well."""
MUCH_SMALLER = 0.72
"""Letters smaller than this part of their size are hard to read."""
RIBBON_SCALE = 0.6
"""How large the folded ends are drawn: the smaller they are, the higher is the strip between them."""
RIBBON_MIDDLE = 0.44
"""The middle of that strip, in heights of the ribbon."""
RIBBON_ENDS = 60
"""The folded ends of a ribbon, on which nothing is written, in the design."""


class Paint:
    """Paints what panels of both games are made of."""

    def __init__(
        self, display: Display, names: Sequence[str], faces: Sequence[str], colour: Callable[[int], Colour]
    ) -> None:
        self.display = display
        self.names = names
        self.faces = faces
        """Per party its word in the pictures."""
        self.areas: list[Area] = []
        """What was painted that can be asked about."""
        self._colour = colour

    def ring(self, window: pygame.Surface, party: int, at: tuple[int, int], radius: int) -> None:
        """A ring in a party's colour, if the palette asks for rings."""
        if self.display.palette.rings:
            wide = max(2, min(self.display.px(5), radius // 3))
            pygame.draw.aacircle(window, INK, at, radius + 1, wide + 2)
            pygame.draw.aacircle(window, self._colour(party), at, radius, wide)

    def frame(self, window: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        """A frame of the interface."""
        window.blit(self.display.pictures.slices(name, rect.size, self.display.unit), rect)

    def ribbon(self, window: pygame.Surface, rect: pygame.Rect, text: str, progress: float | None = None) -> None:
        """A ribbon with a sentence on it.

        Too short for its words, it is a strip of parchment without folded ends, with as many lines as it needs.
        """
        self._strip(window, rect, text, BODY)
        if progress is not None:
            bar = pygame.Rect(rect.x + self.display.px(RIBBON_ENDS // 2), 0, rect.w - self.display.px(RIBBON_ENDS), 0)
            bar.h, bar.bottom = max(2, self.display.px(4)), rect.bottom - self.display.px(6)
            pygame.draw.rect(window, SOFT, bar, border_radius=bar.h // 2)
            bar.w = round(bar.w * progress)
            pygame.draw.rect(window, RED, bar, border_radius=bar.h // 2)

    def name_ribbon(self, window: pygame.Surface, rect: pygame.Rect, name: str) -> None:
        """A ribbon with a name on it, in the letters of titles."""
        self._strip(window, rect, name, NAMES)

    def _strip(self, window: pygame.Surface, rect: pygame.Rect, text: str, family: str) -> None:
        size, room = self._written(rect)
        if self.display.text.font(BODY, size).size(text)[0] * MUCH_SMALLER > room:
            self.frame(window, "parchment-plain", rect)
            self.display.text.box(window, text, size, rect.inflate(-self.display.px(18), -self.display.px(4)))
            return
        ribbon = self.display.pictures.slices("ribbon", rect.size, self.display.unit * RIBBON_SCALE)
        window.blit(ribbon, rect)
        line = self.display.text.fitted(text, size, room, INK, family)
        window.blit(line, line.get_rect(center=(rect.centerx, rect.y + round(rect.h * RIBBON_MIDDLE))))

    def can_write(self, rect: pygame.Rect, text: str) -> bool:
        """Whether a line on a ribbon is hardly smaller than others."""
        size, room = self._written(rect)
        return self.display.text.font(BODY, size).size(text)[0] * HARDLY_SMALLER <= room

    def _written(self, rect: pygame.Rect) -> tuple[float, int]:
        """How large a ribbon is written on, and in which room."""
        return min(self.display.px(21), rect.h * 0.52 / self.display.text.larger), rect.w - self.display.px(RIBBON_ENDS)

    def count(self, window: pygame.Surface, at: tuple[int, int], amount: int, radius: int) -> None:
        """A figure on a small white disc."""
        draw_count(window, self.display, at, str(amount), radius)

    def about(self, rect: pygame.Rect, told: Told) -> None:
        """Something was painted there that the mouse can ask about."""
        self.areas.append(Area.of(rect, told))

    def seal(self, window: pygame.Surface, at: tuple[int, int], place: int, told: Told) -> None:
        """A place in the ranking on a wax seal, and what is told of it."""
        px = self.display.px
        seal = self.display.pictures.get("interface/buttons/seal", (px(30), px(30)))
        window.blit(seal, seal.get_rect(center=at))
        self.about(seal.get_rect(center=at), told)
        figure = self.display.text.line(str(place), px(16), CREAM, bold=True)
        window.blit(figure, figure.get_rect(center=at))

    def glow(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        """Light behind the panel of whoever acts now."""
        around = rect.inflate(self.display.px(30), self.display.px(30))
        self.frame(window, "glow", around)


def draw_laurel(window: pygame.Surface, pictures: Pictures, emblem: str, at: Sequence[int], size: int) -> None:
    """A laurel round a portrait whose middle is here, behind its emblem."""
    laurel = pictures.high("interface/buttons/laurel", round(size * LAUREL))
    window.blit(laurel, laurel.get_rect(center=at))
    right, below, wide = (round(part * size) for part in EMBLEM)
    badge = pictures.get(emblem, (wide, wide))
    window.blit(badge, badge.get_rect(center=(at[0] + right, at[1] + below)))
