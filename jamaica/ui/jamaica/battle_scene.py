"""A battle as a scene: a framed sea over the dimmed board. What it shows at rest follows from the facts alone."""

from collections.abc import Callable

import pygame

from ...games.jamaica.rules.state import State
from ..entities import BoardSpace, Entity, Layer, Point, World
from ..motion import Motion
from ..pictures import Facts
from ..table.context import TableContext
from ..table.effects import Lingering, strip
from .board import Field
from .duel import Duel
from .ledger import DIE, DIE_SIZE, LINE, Ledger
from .panels import Panels
from .stage import FOLDER, BattleShip, Stage, Swell

VEIL = (14, 22, 30)
ALWAYS = ("flash", "smoke", "column", "splinters")
"""The strips that are seen in every battle."""
VEILED = 165
"""How dark the board is round the frame."""


class ThrownDie(Entity):
    """The combat die in the air, larger than in its place."""

    def __init__(self, board: Field, stage: Stage, face: str) -> None:
        super().__init__((0.0, 0.0), self._picture, layer=Layer.DICE)
        self._board, self._stage, self._face = board, stage, face
        self.frame: int | None = 0
        self.size = DIE_SIZE
        """The width of the die, in units of the stage."""

    def _picture(self) -> pygame.Surface:
        if self.frame is not None:
            return self._board.die("combat", self._face, self.frame, self._stage.px(2 * DIE_SIZE))
        large = self._board.die("combat", self._face, None, self._stage.px(2 * DIE_SIZE))
        return large if self.size == 2 * DIE_SIZE else pygame.transform.smoothscale_by(large, self.size / DIE_SIZE / 2)


class BattleScene(Entity):
    """The battle of the moment, over the middle of what is seen of the board; nothing while there is none."""

    def __init__(
        self, table: TableContext[State], board: Field, panels: Callable[[], Panels], duel: Callable[[], Duel | None],
        lingering: Lingering,
    ) -> None:  # fmt: skip
        super().__init__((0.0, 0.0), lambda: pygame.Surface((0, 0)), layer=Layer.BATTLES)
        self._table, self._board, self._duel, self._panels = table, board, duel, panels
        self.display = table.display
        self.stage = Stage(table.display)
        self.world = World(self.stage)
        self.ships: list[BattleShip] = []
        self.ledger = Ledger(table, self.stage, board, panels, duel)
        self.open = 1.0
        """How far it is opened: only the frame is seen before it is."""
        self._lingering = lingering

    def hour(self) -> str:
        """Which light the sea lies in."""
        daylight = self._board.daylight
        return "evening" if daylight.hour == 1 and daylight.wanted > 0 else "morning"

    def announce(self) -> None:
        """Have the pictures of both ships loaded, and those of every battle."""
        for name in (*(ship.file for ship in self.ships), *(f"{FOLDER}/{effect}" for effect in ALWAYS)):
            self.display.pictures.look_ahead(name)

    def clear_away(self) -> None:
        """The battle is over: its largest pictures are loaded again for the next one."""
        for ship in self.ships:
            self.display.pictures.drop(ship.file)
        self.rest()

    def rest(self) -> None:
        """Everything lies as the facts of the battle have it."""
        self.world.clear()
        self.ledger.rest()
        self.open = 1.0
        duel = self._duel()
        if duel is None:
            self.ships = []
            return
        names = [self._panels().faces[ship] for ship in duel.ships]
        if [ship.name for ship in self.ships] != names:
            self.ships = [
                BattleShip(self.stage, side, name, lambda: self._board.clock) for side, name in enumerate(names)
            ]
            self.world.lay("ships", self.ships)
            self.world.lay("sea", [Swell(self.stage, self.hour, lambda: self._board.clock)])
            self.world.lay("ledger", [self.ledger])
        self.stage.prepare(self.hour())
        for side, ship in enumerate(self.ships):
            ship.frame = ship.wrecked if side == duel.loser() else ship.ready

    def account(self, ship: int) -> pygame.Rect | None:
        """Where die, powder and strength of a ship add up; None if it does not fight."""
        duel = self._duel()
        if duel is None or ship not in duel.ships:
            return None
        return self.ledger.account(duel.ships.index(ship))

    def on_board(self, point: Point) -> Point:
        """A point of the stage in units of the board."""
        return self._board.on_board(self.stage.on_screen(point))

    # What passes

    def burst(
        self, name: str, at: Point, units: float, seconds: float = 0.8, mirrored: bool = False,
        layer: Layer = Layer.SMOKE,
    ) -> None:  # fmt: skip
        """A strip plays at a point of the stage, and nobody waits for it."""
        self._lingering.add(self.strip(name, at, units, seconds, mirrored, layer))

    def strip(
        self, name: str, at: Point, units: float, seconds: float = 0.8, mirrored: bool = False,
        layer: Layer = Layer.SMOKE,
    ) -> Motion:  # fmt: skip
        """A strip that plays at a point of the stage, so many units wide; smoke stays within the frame."""
        facts: Facts = self.stage.facts["strips"][name]
        wide, file = self.stage.px(units), f"{FOLDER}/{name}"
        return strip(self.display, self.world, file, facts, at, wide, seconds=seconds, mirrored=mirrored, layer=layer)

    def throw(self, side: int, face: str) -> ThrownDie:
        """A die leaves the hand."""
        die = ThrownDie(self._board, self.stage, face)
        self.ledger.thrown[side] = False
        self.world.add(die)
        return die

    def slot(self, side: int) -> Point:
        """Where a die lies that was thrown."""
        return self.ledger.spot(side, DIE, LINE)

    # Drawing

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The dimmed board, the frame and all in it."""
        if self._duel() is None:
            return
        self._draw_veil(window)
        back = self.stage.picture(self.hour())
        back.set_alpha(round(255 * self.open) if self.open < 1 else None)
        window.blit(back, self.stage.rect)
        if self.open < 1:
            return
        clip = window.get_clip()
        window.set_clip(clip.clip(self.stage.part("sea")))
        self.world.draw(window, Layer.GROUND, Layer.FLAGS)
        self.world.draw(window, Layer.SMOKE, Layer.SMOKE)
        window.set_clip(clip)
        self.world.draw(window, Layer.SHEETS, Layer.SHEETS)
        self.world.draw(window, Layer.DICE, Layer.DICE)
        self.world.draw(window, Layer.TOKENS, Layer.TOKENS)

    def _draw_veil(self, window: pygame.Surface) -> None:
        """Only what is seen of the board round the frame is darkened."""
        seen, stage = self._table.layout.board, self.stage.rect
        strips = (
            (seen.x, seen.y, seen.w, stage.y - seen.y), (seen.x, stage.bottom, seen.w, seen.bottom - stage.bottom),
            (seen.x, stage.y, stage.x - seen.x, stage.h), (stage.right, stage.y, seen.right - stage.right, stage.h),
        )  # fmt: skip
        for left, top, wide, high in strips:
            if wide > 0 and high > 0:
                veil = pygame.Surface((wide, high))
                veil.fill(VEIL)
                veil.set_alpha(round(VEILED * self.open))
                window.blit(veil, (left, top))
