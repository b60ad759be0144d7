"""The seats of a new game as cards of parchment: portrait, name, and who decides."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from ...engine.record import HUMAN
from ...session.seat_labels import pilot_words
from ...session.setup import Chair, Setup
from ..display import Display
from ..focus import Spot
from ..lettering import CREAM, INK, NAMES
from ..widgets.buttons import glyph
from ..widgets.widget import Widget
from . import words

PORTRAITS = {
    "race": ("bonny", "read", "bellamy", "rackham", "levasseur", "drummond"),
    "montego": ("red", "yellow", "blue", "green"),
}
"""Per game the pictures of its figures, in the order of `Game.names`."""


def portrait_of(game: str, figure: int) -> str:
    """The picture of a figure."""
    return f"{game}/portraits/{PORTRAITS[game][figure]}"


class ChairCard(Widget):
    """One seat. `changed` is called after every change, `write` to change the name."""

    def __init__(
        self, display: Display, rect: pygame.Rect, setup: Setup, number: int, changed: Callable[[], None],
        write: Callable[[Chair], None],
    ) -> None:  # fmt: skip
        super().__init__(display, rect)
        self.setup, self.number = setup, number
        self.chair = setup.chairs[number]
        self._changed, self._write = changed, write
        px = display.px
        side = min(rect.h - px(118), rect.w - px(90))
        self.portrait = pygame.Rect(rect.centerx - side // 2, rect.y + px(12), side, side)
        self.plate = pygame.Rect(rect.x + px(16), rect.bottom - px(102), rect.w - px(32), px(42))
        self.pilot = pygame.Rect(rect.x + px(16), rect.bottom - px(56), rect.w - px(32), px(42))
        self.cross = pygame.Rect(rect.right - px(44), rect.y + px(10), px(34), px(34))

    def spots(self) -> Sequence[Spot]:
        say, name, number = self.display.language.say, self.setup.name(self.chair), self.number
        figure = f"{say(words.NATURES[self.setup.game][self.chair.figure])} {say(words.FIGURE_NOTE)}"
        spots = [
            Spot(("figure", number), self.portrait, self._next_figure, note=figure, framed=False),
            Spot(("name", number), self.plate, lambda: self._write(self.chair), note=say(words.NAME_NOTE)),
            Spot(("pilot", number), self.pilot, self._next_pilot, note=say(words.PILOT_NOTES[self.chair.pilot])),
        ]
        if self.setup.can_remove:
            spots.append(Spot(("remove", number), self.cross, self._remove, note=say(words.REMOVE, name=name)))
        return spots

    def _next_figure(self) -> None:
        self.setup.next_figure(self.chair)
        self._changed()

    def _next_pilot(self) -> None:
        self.setup.next_pilot(self.chair)
        self._changed()

    def _remove(self) -> None:
        self.setup.chairs.remove(self.chair)
        self._changed()

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        human = self.chair.pilot == HUMAN
        self.frame(window, "parchment-active" if human else "parchment-plain")
        picture = pictures.get(portrait_of(self.setup.game, self.chair.figure), self.portrait.size)
        window.blit(picture, self.portrait)
        if focus == ("figure", self.number):
            around = self.portrait.inflate(px(16), px(16))
            window.blit(pictures.get("interface/buttons/focus", around.size), around)
        seal = pictures.high("interface/buttons/seal", px(40))
        at = seal.get_rect(center=(self.rect.x + px(32), self.rect.y + px(32)))
        window.blit(seal, at)
        figure = text.line(str(self.number + 1), px(20), CREAM, bold=True)
        window.blit(figure, figure.get_rect(center=at.center))
        self.frame(window, "field", self.plate)
        name = text.fitted(self.setup.name(self.chair), px(22), self.plate.w - px(52), INK, bold=True)
        window.blit(name, name.get_rect(center=(self.plate.centerx - px(10), self.plate.centery)))
        quill = glyph(self.display, "log", "ink", px(20))
        quill.set_alpha(130)
        window.blit(quill, quill.get_rect(midright=(self.plate.right - px(8), self.plate.centery)))
        look = "hover" if focus == ("pilot", self.number) else "normal"
        self.frame(window, f"{'primary' if human else 'wood'}-{look}", self.pilot)
        said = pilot_words(self.chair.pilot, self.display.language)
        line = text.fitted(said, px(22), self.pilot.w - px(40), CREAM, NAMES)
        window.blit(line, line.get_rect(center=(self.pilot.centerx, self.pilot.centery - px(1))))
        if self.setup.can_remove:
            cross = glyph(self.display, "cross", "ink", px(20))
            window.blit(cross, cross.get_rect(center=self.cross.center))


class EmptyChair(Widget):
    """Room for one more."""

    def __init__(self, display: Display, rect: pygame.Rect, add: Callable[[], None]) -> None:
        super().__init__(display, rect)
        self._add = add

    def spots(self) -> Sequence[Spot]:
        say = self.display.language.say
        return (Spot("add", self.rect, self._add, say(words.ADD), note=say(words.ADD_NOTE)),)

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px = self.display.px
        shade = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (255, 240, 200, 46 if focus == "add" else 22), shade.get_rect(), border_radius=px(14))
        pygame.draw.rect(shade, (240, 194, 78, 140), shade.get_rect(), px(2), border_radius=px(14))
        window.blit(shade, self.rect)
        plus = glyph(self.display, "plus", "cream", px(54))
        window.blit(plus, plus.get_rect(center=(self.rect.centerx, self.rect.centery - px(18))))
        line = self.display.text.fitted(
            self.display.language.say(words.ADD), px(22), self.rect.w - px(30), CREAM, NAMES
        )
        window.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.centery + px(34))))
