"""Saved games as they are shown: a picture, who plays, how far they are."""

from collections.abc import Callable, Hashable

import pygame

from ...games import find_game
from ...store import Heading, Saved
from ..display import Display
from ..lettering import BODY, CREAM, NAMES
from ..widgets.widget import Pressed
from . import words
from .seat_cards import portrait_of


def thumbnail(
    display: Display, heading: Heading, picture: pygame.Surface | None, size: tuple[int, int]
) -> pygame.Surface:
    """The picture of a saved game, or the portrait of its first captain."""
    if picture is not None:
        return pygame.transform.smoothscale(picture, size)
    made = display.pictures.tiled("tile-vellum", size, display.unit).copy()
    figure = heading.seats[0].figure or 0
    face = display.pictures.get(portrait_of(heading.game, figure), (size[1], size[1]))
    made.blit(face, face.get_rect(center=made.get_rect().center))
    return made


MOST_LARGER = 1.15
"""How much larger letters can be on a plaque of a given height."""
LEAST = 12
"""Letters on it that are still well read: rather than smaller ones, names are left out."""


class LastGame(Pressed):
    """The game to go on with, on a red plaque."""

    def __init__(
        self, display: Display, rect: pygame.Rect, saved: Saved, picture: pygame.Surface | None, act: Callable[[], None]
    ) -> None:
        say = display.language.say
        super().__init__(display, rect, "continue", say(words.CONTINUE), act, say(words.CONTINUE_NOTE))
        self.heading = saved.heading
        high = rect.h - display.px(22)
        self.picture = thumbnail(display, saved.heading, picture, (high * 8 // 5, high))

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, text = self.display.px, self.display.text
        self.frame(window, "primary-hover" if focus == self.spot.key else "primary-normal")
        at = self.picture.get_rect(midleft=(self.rect.x + px(11), self.rect.centery - px(1)))
        window.blit(self.picture, at)
        pygame.draw.rect(window, CREAM, at, max(1, px(1)))
        game = find_game(self.heading.game).title
        say, room = self.display.language.say, self.rect.right - px(16) - at.right - px(12)
        rows = (
            (self.spot.label, 25, NAMES),
            (say(words.ROUND, game=game, round=self.heading.round), 19, BODY),
        )
        y, held = at.y + px(8), min(1.0, MOST_LARGER / text.larger)
        for line, size, family in rows:
            made = text.fitted(line, px(size) * held, room, CREAM, family)
            window.blit(made, made.get_rect(midleft=(at.right + px(12), y)))
            y += px(19)
        place = pygame.Rect(at.right + px(12), y - px(10), room, at.bottom + px(2) - (y - px(10)))
        text.box(window, self._names(px(LEAST) * held, place), px(15) * held, place, CREAM, centred=False)

    def _names(self, size: float, place: pygame.Rect) -> str:
        """Who plays; where there is no room for all, the first of them."""
        names = [seat.name for seat in self.heading.seats]
        lists = (", ".join(names[:count]) + (" …" if count < len(names) else "") for count in range(len(names), 0, -1))
        return next((line for line in lists if self.display.text.fits(line, size, place)), f"{names[0]} …")
