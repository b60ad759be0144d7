"""Its table: a track of circles, and a counter for each seat."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pygame

from jamaica.engine.contract import Event, Move
from jamaica.engine.match import Match
from jamaica.ui.entities import BoardSpace, Entity, Layer, World, between
from jamaica.ui.motion import Beat, Motion
from jamaica.ui.palette import PALETTES
from jamaica.ui.table.animation import Animation
from jamaica.ui.table.context import TableContext
from jamaica.ui.table.game_ui import GameUi
from jamaica.ui.table.kit import Kit, MenuWords, Ranking, Standings
from jamaica.ui.table.paint import Paint
from jamaica.ui.table.question import Question
from jamaica.ui.table.targets import Answer

from .rules import HOME, CoinRace, CoinState, Stepped

WIDE = 1600


def _rank(match: Match[CoinState]) -> Ranking:
    order = sorted(range(match.state.seats), key=lambda seat: -match.state.steps[seat])
    return Ranking(("Steps",), [(seat, (match.state.steps[seat],)) for seat in order])


COIN_KIT: Kit[CoinState] = Kit(
    music="table_jamaica", ambience="sea_day", theme="theme_jamaica", rules="jamaica.md", chapters={}, chapter="J3",
    menu=MenuWords("Coins", "Toss!", "Players", ("",) * 3, "Alike", "Not alike", "Sealed", "The same coin", {}),
    colours=dict.fromkeys(PALETTES, ((200, 0, 0), (0, 200, 0), (0, 0, 200))),
    portrait=lambda figure: "jamaica/portraits/bonny",
    emblem=lambda figure: "jamaica/portraits/emblem-bonny", rank=_rank,
    standings=Standings("Steps", lambda state: state.steps, lambda state: (0, HOME)),
    invites="{name}, toss", over="The race is over", wins="{name} wins!", log="Log", sealed="The coin is sealed.",
    settled="It is.", verify="Verify it.",
)  # fmt: skip


class CoinQuestion(Question[CoinState]):
    """A list of two."""

    def label(self, move: Move) -> str:
        return CoinRace().offer(self.table.view, move, self.table.names)[0]


class CoinPieces:
    """The counters on the track."""

    def __init__(self, seats: int, space: BoardSpace) -> None:
        self.world = World(space)
        self.counters = [Entity((0.0, 0.0), _counter, layer=Layer.PEOPLE) for _ in range(seats)]
        self.world.lay("counters", self.counters)

    def lay_out(self, view: CoinState) -> None:
        for seat, counter in enumerate(self.counters):
            counter.at = place(seat, view.steps[seat])

    def sync(self, view: CoinState) -> None:
        """Everything moves."""

    def beat(self, event: Event, before: CoinState, after: CoinState) -> Beat:
        assert isinstance(event, Stepped)
        start, end = (place(event.seat, view.steps[event.seat]) for view in (before, after))

        def walk(part: float) -> None:
            self.counters[event.seat].at = between(start, end, part)

        return Beat([Motion(0.4, walk)])


def place(seat: int, steps: int) -> tuple[float, float]:
    """Where a counter lies after so many steps."""
    return 150 + 200.0 * steps, 300 + 200.0 * seat


def _counter() -> pygame.Surface:
    made = pygame.Surface((30, 30), pygame.SRCALPHA)
    pygame.draw.circle(made, "red", (15, 15), 15)
    return made


class CoinUi(GameUi[CoinState]):
    """The game's part of a table."""

    kit: ClassVar[Kit[Any]] = COIN_KIT

    def __init__(self, table: TableContext[CoinState]) -> None:
        super().__init__(table)
        self.space = BoardSpace(WIDE)
        self.pieces = CoinPieces(table.view.seats, self.space)
        self.world, self.question = self.pieces.world, CoinQuestion(table)
        self.paint = Paint(self.display, table.names, ["bonny"] * 3, lambda party: (200, 0, 0))
        self.animation = Animation(table, self.pieces, self.pieces.beat, frozenset())

    def fit_board(self, rect: pygame.Rect) -> None:
        self.space.rect = rect

    def actor(self) -> int:
        return max(0, self.table.view.to_move)

    def paint_panels(self, made: pygame.Surface, active: int) -> None:
        self.paint.name_ribbon(made, self.table.layout.deck, self.table.names[self.table.seat])

    def draw_board(self, window: pygame.Surface, aim: Answer | None) -> None:
        for seat in range(self.table.view.seats):
            for step in range(HOME + 1):
                pygame.draw.circle(window, "white", self.space.on_screen(place(seat, step)), 20, 2)
        self.world.draw(window, Layer.GROUND, Layer.BATTLES)

    def facts_of(self, party: int) -> list[str]:
        return [f"{self.table.view.steps[party]} steps"]

    def places_of(self, event: Event) -> Sequence[pygame.Rect]:
        return ()

    def close(self) -> None:
        """No large pictures."""
