"""Saved games as they are shown: a picture, who plays, how far they are."""

from collections.abc import Callable

import pygame

from ...games import find_game
from ...store import Heading, Saved
from ..display import Display
from ..games import GAME_UIS
from ..gui.buttons import PICTURES, RED, Pressable
from ..gui.canvas import LEFT, TALL, Canvas
from ..lettering import CREAM
from . import words


def thumbnail(
    display: Display, heading: Heading, picture: pygame.Surface | None, size: tuple[int, int]
) -> pygame.Surface:
    """The picture of a saved game, or the portrait of its first captain."""
    if picture is not None:
        return pygame.transform.smoothscale(picture, size)
    made = display.pictures.tiled("tile-vellum", size, display.unit).copy()
    figure = heading.seats[0].figure or 0
    face = display.pictures.get(GAME_UIS[heading.game].kit.portrait(figure), (size[1], size[1]))
    made.blit(face, face.get_rect(center=made.get_rect().center))
    return made


ROUND_HIGH = 20
"""The height of the line that tells game and round, in pixels of the design."""
LEAST = 12
"""Letters on a plaque that are still well read: rather than smaller ones, names are left out."""


class LastGame(Pressable):
    """The game to go on with, on a red plaque."""

    def __init__(
        self, display: Display, rect: pygame.Rect, saved: Saved, picture: pygame.Surface | None, act: Callable[[], None]
    ) -> None:
        say = display.language.say
        self.heading = saved.heading
        high = rect.h - display.px(22)
        self.picture = thumbnail(display, saved.heading, picture, (high * 8 // 5, high))
        super().__init__(display, rect, "continue", say(words.CONTINUE), act, say(words.CONTINUE_NOTE))

    def paint(self, canvas: Canvas, state: str) -> None:
        px, whole, say = self.display.px, canvas.rect, self.display.language.say
        canvas.frame(f"{RED}-{PICTURES[state]}")
        at = canvas.blit(self.picture, midleft=(px(11), whole.centery - px(1)))
        pygame.draw.rect(canvas.surface, CREAM, at, max(1, px(1)))
        x, y = at.right + px(12), at.y - px(5)
        room = whole.right - px(16) - x
        game = find_game(self.heading.game).title
        rows = (
            (self.label, 25, 25, True),
            (say(words.ROUND, game=game, round=self.heading.round), 19, ROUND_HIGH, False),
        )
        for line, size, high, names in rows:
            canvas.line(line, size, pygame.Rect(x, y, room, px(high)), CREAM, names=names, align=LEFT)
            y += px(high)
        place = pygame.Rect(x, y, room, at.bottom + px(2) - y)
        most = TALL * ROUND_HIGH / self.display.text.larger  # no larger than the line above
        canvas.box(self._names(place), min(15, most), place, CREAM, align=LEFT)

    def _names(self, place: pygame.Rect) -> str:
        """Who plays; where there is no room for all, the first of them."""
        names, text = [seat.name for seat in self.heading.seats], self.display.text
        size = self.display.px(LEAST) / text.larger
        lists = (", ".join(names[:count]) + (" …" if count < len(names) else "") for count in range(len(names), 0, -1))
        return next((line for line in lists if text.fits(line, size, place)), f"{names[0]} …")
