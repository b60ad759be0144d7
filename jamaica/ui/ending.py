"""The end of a race: who won, and by what."""

from collections.abc import Callable, Sequence

import pygame

from ..race.events import GameEnded
from . import words
from .lettering import GOLD, INK, NAMES, RED, SOFT
from .menus import Entry, MenuScene
from .table.panels import picture_name
from .table.scene import Table


class Ending(MenuScene):
    """The ranking with what each captain scored for the space, the doubloons and the treasures."""

    def __init__(self, table: Table, again: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(table.display)
        self.table = table
        self._again, self.leave_table = again, leave
        self.result = next(event for event in reversed(table.match.events()) if isinstance(event, GameEnded))
        self.display.sounds.play("victory")

    def entries(self) -> Sequence[Entry]:
        return ((words.AGAIN, self._again), (words.TO_LAUNCHER, self.leave_table))

    def area(self) -> pygame.Rect:
        px, (width, height) = self.display.px, self.display.size
        return pygame.Rect(width // 2 - px(200), height - px(138), px(400), px(116))

    def back(self) -> None:
        self.leave_table()

    def rows(self) -> list[tuple[int, tuple[int, int, int, int]]]:
        """The ships from first to last with space, doubloons, treasures and sum."""
        view, scores = self.table.match.view(self.table.seat), self.result.scores
        order = sorted(range(len(scores)), key=lambda ship: (-scores[ship], view.steps_home(ship)))
        parts = {ship: view.score_parts(ship)[:2] for ship in order}
        return [(ship, (*parts[ship], scores[ship] - sum(parts[ship]), scores[ship])) for ship in order]

    def draw(self, window: pygame.Surface) -> None:
        px, pictures, text = self.display.px, self.display.pictures, self.display.text
        window.blit(pictures.tiled("tile-table", window.get_size(), self.display.unit), (0, 0))
        rows = self.rows()
        names = words.AND.join(self.table.names[ship] for ship in self.result.winners)
        line = words.WINS if len(self.result.winners) == 1 else words.SHARE
        title = text.fitted(line.format(names=names), px(46), window.get_width() - px(60), GOLD, NAMES)
        window.blit(title, title.get_rect(midtop=(window.get_rect().centerx, px(18))))
        rect = pygame.Rect(0, 0, px(900), px(76) + len(rows) * px(78))
        rect.midtop = (window.get_rect().centerx, px(84))
        window.blit(pictures.slices("parchment", rect.size, self.display.unit), rect)
        columns = [rect.right - px(420) + number * px(118) for number in range(4)]
        for x, word in zip(columns, words.POINTS, strict=True):
            head = text.line(word, px(18), RED, NAMES)
            window.blit(head, head.get_rect(center=(x, rect.y + px(36))))
        for place, (ship, parts) in enumerate(rows):
            y = rect.y + px(58) + place * px(78) + px(34)
            first = ship in self.result.winners
            portrait = pictures.get(f"race/portraits/{picture_name(self.table.view, ship)}", (px(70), px(70)))
            window.blit(portrait, portrait.get_rect(center=(rect.x + px(84), y)))
            if first:
                laurel = pictures.high("interface/buttons/laurel", px(76))
                window.blit(laurel, laurel.get_rect(center=(rect.x + px(84), y)))
            name = text.fitted(self.table.names[ship], px(26), px(270), RED if first else INK, NAMES)
            window.blit(name, name.get_rect(midleft=(rect.x + px(136), y)))
            for x, points in zip(columns, parts, strict=True):
                last = x == columns[-1]
                figure = text.line(
                    str(points).replace("-", "−"), px(30 if last else 24), INK if last else SOFT, bold=last
                )
                window.blit(figure, figure.get_rect(center=(x, y)))
            if place:
                pygame.draw.line(window, SOFT, (rect.x + px(40), y - px(39)), (rect.right - px(40), y - px(39)))
        self.draw_menu(window)
