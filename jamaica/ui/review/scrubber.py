"""The scrubber: the whole match as a line, with a mark for every round and a grip at the place that is shown."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

import pygame

from ..display import Display
from ..focus import LEFT, RIGHT, Spot
from ..lettering import CREAM
from ..widgets.widget import Pressed

MARK = "#F0C24E"


class Scrubber(Pressed):
    """Dragged, clicked, or turned left and right; pressing it does what `act` says."""

    def __init__(
        self, display: Display, rect: pygame.Rect, places: int, rounds: Sequence[int], go: Callable[[int], None],
        turn: Callable[[int], None], act: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(display, rect, ("scrubber",), "", act)
        self.spot = replace(self.spot, turn=self._turned)
        self.places, self.rounds = max(1, places), rounds
        self._go, self._turn = go, turn
        self.place, self.label = 0, ""
        self._dragged = False

    def spots(self) -> Sequence[Spot]:
        return (self.spot,)

    def _turned(self, command: str) -> bool:
        if command not in (LEFT, RIGHT):
            return False
        self._turn(1 if command == RIGHT else -1)
        return True

    @property
    def groove(self) -> pygame.Rect:
        """The way of the grip."""
        px = self.display.px
        return pygame.Rect(self.rect.x + px(14), self.rect.bottom - px(24), self.rect.w - px(28), px(14))

    def x_of(self, place: int) -> int:
        """Where a place lies on the line."""
        return self.groove.x + round(self.groove.w * place / self.places)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = self.rect.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self._dragged:
            part = (event.pos[0] - self.groove.x) / self.groove.w
            self._go(max(0, min(self.places, round(part * self.places))))
        return self._dragged

    def draw(self, window: pygame.Surface, focus: Hashable) -> None:
        px, groove = self.display.px, self.groove
        line = self.display.text.fitted(self.label, px(19), self.rect.w, CREAM)
        window.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.y + px(13))))
        self.frame(window, "groove", groove)
        for place in self.rounds:
            x = self.x_of(place)
            pygame.draw.line(window, MARK, (x, groove.y + px(2)), (x, groove.bottom - px(3)), max(1, px(2)))
        grip = pygame.Rect(0, 0, px(22), px(30))
        grip.center = (self.x_of(self.place), groove.centery)
        self.frame(window, "grip", grip)
