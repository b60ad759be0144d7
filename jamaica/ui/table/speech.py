"""Speech bubbles: what a captain remarks on stands beside the captain's panel for a moment, where it hides nothing."""

from collections.abc import Sequence
from typing import Any

import pygame

from ...session.voices import Remark, Voices, text_of
from ..lettering import CREAM, INK, LEADING
from .context import TableContext

SIZE, WIDE = 17, 200
"""How large the letters are, and how wide a line can be, in the design."""
MARGIN, CORNER, TAIL = 11, 10, 16
FACE = 76
"""Where in an opponent's panel the portrait ends."""
SECONDS, PER_LETTER = 1.6, 0.03
"""How long a remark stands: a moment, and so long for each of its letters."""
MIDDLE = (0.66, 0.5)
"""The part of the board where scenes are played out: a battle, the scoring of a ship."""
SKIPPED = 6
"""So many events at once were not watched: nobody remarks on them."""


class Speech:
    """One remark at a time, a newer one in the place of an older. It takes no press and keeps nobody waiting."""

    def __init__(self, table: TableContext[Any], voices: Voices[Any] | None) -> None:
        """`voices`: None where nobody speaks, as in a lesson or when a match is looked back at."""
        self._table, self._voices = table, voices
        self.remark: Remark | None = None
        self._left = 0.0
        self._picture = pygame.Surface((1, 1))
        self._tail = (0, 0)
        self.rect: pygame.Rect | None = None
        """Where the bubble lies now; None while there is none, or no place for it."""

    def listen(self) -> bool:
        """Hear of what has been shown; True if somebody speaks up."""
        if self._voices is None or self._voices.heard == self._table.told:
            return False
        before, told = self._voices.heard, self._table.told
        remarks = self._voices.hear(self._table.told_events())
        display = self._table.display
        silent = display.speed == "instant" or not display.settings.captains_speak
        if not remarks or silent or told - before > SKIPPED:
            return False
        self._say(remarks[-1])
        return True

    def _say(self, remark: Remark) -> None:
        text = text_of(remark, self._table.match, self._table.display.language)
        self.remark, self._left = remark, SECONDS + PER_LETTER * len(text)
        self._picture = self._paint(text, remark.party)

    def hush(self) -> None:
        """Take the bubble away."""
        self.remark = self.rect = None

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if a bubble has gone."""
        if self.remark is None:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.hush()
        return True

    # Where it lies

    def settle(self, taken: Sequence[pygame.Rect]) -> None:
        """Find a place beside the panel that hides nothing of what is needed now."""
        self.rect = None
        if self.remark is None:
            return
        layout, panel = self._table.layout, self._table.panel(self.remark.party)
        needed = [*taken, layout.ribbon, layout.hand]
        if self._table.busy:
            needed.append(layout.board.inflate(*(round(part * size) - size for part, size in
                                                 zip(MIDDLE, layout.board.size, strict=True))))  # fmt: skip
        own = self.remark.party == self._table.seat
        tries = self._above(panel) if own else self._beside(panel)
        window = pygame.Rect((0, 0), self._table.display.size)
        self.rect = next((rect for rect in tries if window.contains(rect) and rect.collidelist(needed) < 0), None)
        if self.rect:
            face = self._table.display.px(FACE if panel.contains(self.rect.midleft, (1, 1)) else 4)
            self._tail = panel.midtop if own else (panel.x + face, panel.centery)

    def _beside(self, panel: pygame.Rect) -> list[pygame.Rect]:
        """Left of an opponent's panel, a little higher or lower; or on its right part, if nothing is asked."""
        px, made = self._table.display.px, self._picture.get_rect()
        made.midright = (panel.left - px(TAIL - 4), panel.centery)
        made.top = max(made.top, px(6))
        found = [made.move(0, step * panel.h // 2) for step in (0, -1, 1)]
        if not self._table.asked:  # its facts are not needed now
            on_panel = self._picture.get_rect(midleft=(panel.x + px(FACE + TAIL), panel.centery))
            found.append(on_panel.move(0, max(0, px(6) - on_panel.top)))
        return found

    def _above(self, panel: pygame.Rect) -> list[pygame.Rect]:
        return [self._picture.get_rect(bottomleft=(panel.x + self._table.display.px(20),
                                                   panel.top - self._table.display.px(TAIL - 4)))]  # fmt: skip

    # Painting

    def _paint(self, text: str, party: int) -> pygame.Surface:
        """The bubble without its tail: cream, with a rim in the captain's colour."""
        display = self._table.display
        px, lettering = display.px, display.text
        rows = [lettering.line(row, px(SIZE)) for row in lettering.broken(text, px(SIZE), px(WIDE) * lettering.larger)]
        step = round(px(SIZE) * lettering.larger * LEADING)
        size = (max(row.get_width() for row in rows) + 2 * px(MARGIN), step * len(rows) + 2 * px(MARGIN - 3))
        made = pygame.Surface(size, pygame.SRCALPHA)
        rim = max(2, px(3))
        for inset, colour in ((0, INK), (max(1, px(1)), self._table.colour(party)), (rim, CREAM)):
            pygame.draw.rect(made, colour, made.get_rect().inflate(-2 * inset, -2 * inset), border_radius=px(CORNER))
        for number, row in enumerate(rows):
            made.blit(row, row.get_rect(center=(size[0] // 2, px(MARGIN - 3) + round((number + 0.5) * step))))
        return made

    def draw(self, window: pygame.Surface) -> None:
        """The bubble, if it has a place."""
        if self.rect is None:
            return
        px, rect, (x, y) = self._table.display.px, self.rect, self._tail
        window.blit(self._picture, rect)
        half = px(7)
        if x > rect.right or x < rect.left:
            side = rect.right if x > rect.right else rect.left
            root = min(max(y, rect.top + px(CORNER) + half), rect.bottom - px(CORNER) - half)
            inside = side + (-px(4) if x > rect.right else px(4))
            base = [(inside, root - half), (inside, root + half)]
        else:
            base = [(rect.x + px(30) - half, rect.bottom - px(4)), (rect.x + px(30) + half, rect.bottom - px(4))]
            x = rect.x + px(30)
        pygame.draw.polygon(window, CREAM, [*base, (x, y)])
        for end in base:
            pygame.draw.aaline(window, INK, end, (x, y))
