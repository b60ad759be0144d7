"""A banner across the board: announces what changes the game, such as its last round."""

from dataclasses import dataclass

import pygame

from ...engine.contract import S
from ..display import Display
from ..entities import BoardSpace, Entity, Layer, World
from ..lettering import INK, RED
from ..motion import Beat, Motion, smooth
from .context import TableContext

SECONDS = 2.6
"""How long it is seen: opening, read, and rolled up again."""
OPENS, CLOSES = 0.16, 0.9
"""The parts of that time at which it is open, and begins to close."""
WIDE, HIGH, LOW = 640, 118, 84
"""Its size in the design, with a second line and without."""
ABOVE = 0.36
"""Where its middle lies, in heights of the board."""


@dataclass(frozen=True)
class Announcement:
    """What a banner says, in large letters and below them, and what is heard."""

    title: str
    line: str = ""
    sound: str = "bell_two"


class Banner(Entity):
    """A ribbon that unrolls from its middle; `open` from 0 to 1."""

    def __init__(self, display: Display, news: Announcement, at: tuple[float, float], widest: int) -> None:
        self._cloth = _ribbon(display, news, widest)
        self._written = _written(display, news, self._cloth.get_size())
        self.open = 1.0
        super().__init__(at, lambda: self._cloth, layer=Layer.BANNERS)

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Both ends as far apart as it is open, then what is written on it."""
        wide, high = self._cloth.get_size()
        x, y = space.on_screen(self.at)
        half = max(1, round(wide / 2 * self.open))
        top = round(y - high / 2)
        self._cloth.set_alpha(self.alpha)
        window.blit(self._cloth, (round(x) - half, top), (0, 0, half, high))
        window.blit(self._cloth, (round(x), top), (wide - half, 0, half, high))
        self._written.set_alpha(round(self.alpha * max(0.0, self.open * 2 - 1)))
        window.blit(self._written, (round(x) - wide // 2, top))


def announce(table: TableContext[S], world: World, news: Announcement) -> Beat:
    """The beat in which a banner is seen; with reduced motion it only fades."""
    display, board = table.display, table.layout.board
    middle = world.space.on_board((board.centerx, board.y + board.h * ABOVE))
    banner = Banner(display, news, middle, board.w - display.px(16))

    def begin() -> None:
        world.add(banner)
        display.sounds.play(news.sound)

    def unroll(part: float) -> None:
        near = min(1.0, part / OPENS, (1 - part) / (1 - CLOSES))
        if display.settings.reduced_motion:
            banner.alpha = round(255 * near)
        else:
            banner.open = smooth(near)

    return Beat([Motion(SECONDS, unroll, calm=True)], begin, lambda: world.discard(banner))


def _ribbon(display: Display, news: Announcement, widest: int) -> pygame.Surface:
    """The cloth, as wide as its words need."""
    px, text = display.px, display.text
    title = text.title(news.title, px(38), widest - px(150), RED)
    line = text.fitted(news.line, px(19), widest - px(150), INK) if news.line else title
    wide = min(widest, max(px(WIDE), title.get_width() + px(150), line.get_width() + px(150)))
    high = round(px(HIGH if news.line else LOW) * text.larger)
    made = pygame.Surface((wide, high + px(14)), pygame.SRCALPHA)
    glow = display.pictures.slices("ribbon", (wide, high), display.unit * high / px(LOW) * 0.9)
    shade = pygame.mask.from_surface(glow).to_surface(setcolor=(20, 8, 2, 90), unsetcolor=(0, 0, 0, 0))
    made.blit(shade, (px(5), px(9)))
    made.blit(glow, (0, 0))
    return made


def _written(display: Display, news: Announcement, size: tuple[int, int]) -> pygame.Surface:
    px, text, made = display.px, display.text, pygame.Surface(size, pygame.SRCALPHA)
    room, middle = size[0] - px(150), (size[1] - px(14)) * 0.46
    title = text.title(news.title, px(38), room, RED)
    if not news.line:
        made.blit(title, title.get_rect(center=(size[0] // 2, round(middle))))
        return made
    line = text.fitted(news.line, px(19), room, INK)
    high = title.get_height() + line.get_height()
    top = round(middle - high / 2)
    made.blit(title, title.get_rect(midtop=(size[0] // 2, top)))
    made.blit(line, line.get_rect(midtop=(size[0] // 2, top + title.get_height())))
    return made
