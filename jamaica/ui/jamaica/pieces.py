"""The pieces of Jamaica as they are seen: ships, dice, chests, and a battle that is fought."""

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.contract import Event
from ...games.jamaica.rules.state import State
from ..entities import Entity, Point, World
from ..table.animation import appear
from ..table.context import TableContext
from ..table.effects import Lingering
from .battle_scene import BattleScene
from .board import Chest, Die, FanDisc, Field, HourRing, Pile, Ship, moor
from .daylight import turn_to
from .duel import Duel
from .panels import Panels

HOURS = ("morning", "evening")


class JamaicaPieces:
    """Everything that lies or sails on the board, each where it is seen now."""

    def __init__(
        self, table: TableContext[State], board: Field, hold_on_screen: Callable[[int, int], Point],
        told: Callable[[], Sequence[Event]], panels: Callable[[], Panels],
    ) -> None:  # fmt: skip
        """`hold_on_screen`: the middle of a ship's hold; `told`: the events that were shown so far."""
        self.table, self.display, self.board, self._told = table, table.display, board, told
        self._hold_on_screen = hold_on_screen
        self.world = World(board)
        self.fleet = [Ship(board, table.figure(party)) for party in range(len(table.names))]
        self.dice: list[Die] = []
        """The dice of morning and evening; none before the first roll."""
        self.chests: dict[int, Chest] = {}
        """By space."""
        self.duel: Duel | None = None
        self.owed: Any = None
        """What the ship of the moment could not pay."""
        self.lingering = Lingering(self.display)
        self.scene = BattleScene(table, board, panels, lambda: self.duel, self.lingering)
        self.world.lay("fleet", self.fleet)
        self.world.lay("duel", [self.scene])

    def lay_out(self, view: State) -> None:
        """Put all pictures where a view says."""
        self.chests.clear()
        self.show_dice([face for face in view.dice if face])
        turn_to(self.board.daylight, self.table, view)
        moor(self.board, self.fleet, view.space)
        self.duel = Duel.of(self._told(), view) if view.foe >= 0 else None
        self.lingering.clear()
        self.scene.rest()

    def sync(self, view: State) -> None:
        """Put there what lies where a view says, but for what moves."""
        lairs = [space for space in range(len(self.board.spaces)) if view.lairs >> space & 1]
        self.chests = {space: self.chests.get(space) or Chest(self.board, space) for space in lairs}
        self.world.lay("chests", self.chests.values())
        self.world.lay("pile", [Pile(self.board)] if view.pile else [])
        hour = self.board.daylight.hour
        self.world.lay("hour", [] if hour is None else [HourRing(self.board, HOURS[hour])])

    def show_dice(self, faces: Sequence[int], frame: int | None = None) -> None:
        """The dice show these faces, or a frame of their tumble."""
        self.dice = [Die(self.board, hour, face, frame) for hour, face in zip(HOURS, faces, strict=False)]
        self.world.lay("dice", self.dice)

    def fan(self, space: int) -> None:
        """Draw the ships of a crowded space apart, those of any other together; -1 is none."""
        self.board.fan = space
        spaces = self.table.view.space
        moor(self.board, self.fleet, spaces)
        ships = spaces.count(space)
        self.world.lay("disc", [FanDisc(self.board, ships)] if ships > 1 else [])

    def hold_at(self, ship: int, hold: int) -> Point:
        """The middle of a hold, beside the board."""
        return self.board.on_board(self._hold_on_screen(ship, hold))

    def space_at(self, space: int) -> Point:
        """The middle of a space."""
        x, y = self.board.spaces[space]["centre"]
        return x, y

    def pile_at(self) -> Point:
        """The pile of treasures."""
        x, y = self.board.facts["pile"]["centre"]
        return x, y

    def middle(self) -> Point:
        """The middle of what is seen of the board."""
        return self.board.on_board(self.table.layout.board.center)

    def appear(self, entity: Entity, sound: str) -> None:
        """Something appears, and is heard."""
        appear(self.world, self.display.sounds, entity, sound)
