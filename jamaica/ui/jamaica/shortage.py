"""A shortage on the screen: what is owed and paid, where the die sends the ship, and the crew that rows it there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import atan2, ceil, degrees, hypot

import pygame

from ...games.jamaica.rules.data import KINDS
from ...games.jamaica.rules.events import RanShort, Sailed, ShortageRolled
from ...games.jamaica.rules.state import State
from ...games.jamaica.text.terms import amount
from ..display import Display
from ..entities import BoardSpace, Entity, Layer, Point, between
from ..lettering import INK, NAMES, RED
from ..motion import Beat, Motion, cues, smooth
from ..table.animation import wait
from ..table.effects import fly, strip
from . import words
from .board import SPRITE, Field, moor
from .duel import face_word
from .pieces import JamaicaPieces

WIDE, HIGH = 452, 176
READ, ROLLS = 2.8, 3.0
"""Seconds in which what is owed, and where the die leads, can be read."""
TUMBLE, TUMBLES = 14, 0.36
"""Frames of the die, and the part of the time in which it tumbles."""
MISSING = 70
"""How much of a token is seen that is owed and not there."""
MOST = 10
"""Tokens of a row; what is more is told by the line."""
LEAD, BOAT = 128.0, 150.0
"""How far ahead of the ship its boat is rowed, and how wide its picture is, in board units."""
PACE = 0.46
"""Seconds of rowing from one space to the next."""
BEATS = 1.25
"""Strokes of the oars in a second."""


@dataclass(frozen=True)
class Shortage:
    """What a sheet tells of a shortage."""

    portrait: str
    kind: int
    due: int
    paid: int
    lines: Sequence[str]
    die: pygame.Surface | None = None


def draw_shortage(display: Display, told: Shortage) -> pygame.Surface:
    """A sheet with the captain, the tokens that are owed, those that are missing crossed out, and the die."""
    px, text, pictures = display.px, display.text, display.pictures
    made = pictures.slices("parchment", (px(WIDE), px(HIGH)), display.unit).copy()
    face = pictures.get(told.portrait, (px(104), px(104)))
    made.blit(face, face.get_rect(center=(px(76), px(HIGH / 2))))
    left, room = px(146), px(286)
    title = text.fitted(display.language.say(words.SHORTAGE), px(32), room, RED, NAMES)
    made.blit(title, title.get_rect(midleft=(left, px(36))))
    if told.die:
        made.blit(told.die, told.die.get_rect(center=(px(WIDE - 62), px(62))))
        room = px(220)
    count = min(MOST, told.due)
    step = min(px(37), (room - px(30)) // max(1, count - 1))
    token = pictures.high(f"jamaica/tokens/token-{KINDS[told.kind]}", px(34)).copy()
    for number in range(count):
        at = (left + px(17) + number * step, px(77))
        token.set_alpha(255 if number < told.paid else MISSING)
        made.blit(token, token.get_rect(center=at))
        if number >= told.paid:
            reach = px(11)
            for way in (-1, 1):
                ends = (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] + way * reach)
                pygame.draw.line(made, RED, *ends, max(2, px(3)))
    y = px(114)
    for line in told.lines:
        row = text.fitted(line, px(20), px(286), INK, bold=True)
        made.blit(row, row.get_rect(midleft=(left, y)))
        y += px(26)
    return made


def run_short(event: RanShort, pieces: JamaicaPieces, after: State) -> Beat:
    """What is owed and what is there; all of that is given."""
    language = pieces.display.language
    lines = (
        language.say(words.OWES, what=amount(event.kind, event.due, language)),
        language.say(words.HAS, what=amount(event.kind, event.paid, language)),
    )
    told = Shortage(_portrait(pieces, event.ship), event.kind, event.due, event.paid, lines)
    pieces.owed = told
    sheet = _sheet(pieces, lambda: told)
    facts, at = pieces.display.pictures.facts("jamaica/tokens/tokens")["strips"]["splash"], pieces.fleet[event.ship].at
    splash = strip(pieces.display, pieces.world, "jamaica/tokens/splash", facts, at, pieces.board.px(130))
    token = pieces.display.pictures.high(f"jamaica/tokens/token-{KINDS[event.kind]}", pieces.display.px(30))
    gives = fly(pieces.display, pieces.world, token, event.paid, pieces.hold_at(event.ship, 0), at)
    motions = [splash, *([gives] if event.paid else []), wait(READ)]
    return Beat(motions, lambda: pieces.appear(sheet, "groan"), lambda: pieces.world.discard(sheet))


def roll(event: ShortageRolled, pieces: JamaicaPieces, after: State) -> Beat:
    """The die says where the ship is thrown back to."""
    display = pieces.display
    frame: list[int | None] = [0 if display.moves else None]
    result = display.language.say(words.BACK_TO[event.back_to])
    known = pieces.owed or Shortage(_portrait(pieces, event.ship), 0, 0, 0, ())

    def told() -> Shortage:
        die = pieces.board.die("combat", face_word(event.face), frame[0], display.px(52))
        return replace(known, lines=[result] if frame[0] is None else [], die=die)

    def tumble(part: float) -> None:
        frame[0] = None if part > TUMBLES else min(TUMBLE - 1, int(part / TUMBLES * TUMBLE))

    sheet = _sheet(pieces, told)
    appear = partial(pieces.appear, sheet, "combat_die")
    return Beat([Motion(ROLLS, tumble)], appear, lambda: pieces.world.discard(sheet))


def _portrait(pieces: JamaicaPieces, ship: int) -> str:
    return f"jamaica/portraits/{pieces.fleet[ship].name}"


def _sheet(pieces: JamaicaPieces, told: Callable[[], Shortage]) -> Entity:
    """The sheet over the middle of the board."""
    return Entity(pieces.middle(), lambda: draw_shortage(pieces.display, told()), layer=Layer.SHEETS)


# The way back


class Boat(Entity):
    """The boat that tows a ship, four at the oars."""

    def __init__(self, field: Field) -> None:
        super().__init__((0.0, 0.0), self._picture, layer=Layer.AFLOAT)
        self._field = field
        self._facts = field.display.pictures.facts("jamaica/welcome/welcome")["boat"]
        self.anchor = tuple(self._facts["anchor"])
        self.heading, self.seconds = 0.0, 0.0
        self.tow: Point = (0.0, 0.0)
        """Where the line is made fast on the ship."""

    def _picture(self) -> pygame.Surface:
        headings, strokes = self._facts["headings"], self._facts["strokes"]
        row = int(self.seconds * BEATS * strokes) % strokes
        number = row * headings + round(self.heading / (360 / headings)) % headings
        wide = self._field.px(BOAT)
        return self._field.display.pictures.frame(
            "jamaica/welcome/boat", tuple(self._facts["size"]), number, (wide, wide)
        )

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The boat, and the line to the ship."""
        ends = space.on_screen(self.at), space.on_screen(self.tow)
        pygame.draw.line(window, INK, *ends, max(2, space.px(7)))
        pygame.draw.line(window, (226, 190, 130), *ends, max(1, space.px(4)))
        super().draw(window, space)


class Beacon(Entity):
    """Light on the space that a ship is thrown back to."""

    def __init__(self, field: Field, space: int) -> None:
        super().__init__((0.0, 0.0), lambda: pygame.Surface((0, 0)), layer=Layer.GROUND)
        self._field, self._space = field, space
        self.strong = True

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The space, lit."""
        self._field.glow(window, self._space, self._field.display.palette.peril, strong=self.strong)


def row_back(event: Sailed, pieces: JamaicaPieces, before: State, after: State) -> Beat:
    """The crew rows the ship back along its path, to a space that is lit."""
    board, ship, points = pieces.board, pieces.fleet[event.ship], pieces.board.way(event.path)
    boat, beacon = Boat(board), Beacon(board, event.path[-1])
    seconds = 1.0 + PACE * (len(event.path) - 1)
    ahead = max(1, round(LEAD / max(1.0, _step(points))))

    def begin() -> None:
        moor(board, pieces.fleet, before.space, event.ship)
        ship.wide = SPRITE * 112
        if not event.passes:
            pieces.world.add(beacon)
        if pieces.display.moves:
            pieces.world.add(boat)

    def go(part: float) -> None:
        place = smooth(part) * (len(points) - 1)
        ship.at = _along(points, place)
        boat.at = _along(points, place + ahead)
        boat.seconds, beacon.strong = part * seconds, int(part * seconds * 3) % 2 == 0
        boat.heading = ship.heading = degrees(atan2(boat.at[1] - ship.at[1], boat.at[0] - ship.at[0]))
        far = max(1.0, hypot(boat.at[0] - ship.at[0], boat.at[1] - ship.at[1]))
        boat.tow = between(ship.at, boat.at, min(1.0, 46 / far))

    def fade(part: float) -> None:
        ship.at = points[0] if part < 0.5 else points[-1]
        ship.alpha = round(255 * abs(1 - 2 * part))

    def land() -> None:
        pieces.owed = None
        pieces.world.discard(boat)
        pieces.world.discard(beacon)
        moor(board, pieces.fleet, after.space)

    play = pieces.display.sounds.play
    if not pieces.display.moves:
        return Beat([Motion(seconds, fade, calm=True), cues(seconds, (0.0, partial(play, "oars")))], begin, land)
    heard = [(2.4 * number, partial(play, "oars")) for number in range(ceil(seconds / 2.4))]
    return Beat([Motion(seconds, go), cues(seconds, *heard)], begin, land)


def _step(points: Sequence[Point]) -> float:
    """How far apart the points of a way lie on average."""
    (x1, y1), (x2, y2) = points[0], points[-1]
    return hypot(x2 - x1, y2 - y1) / max(1, len(points) - 1)


def _along(points: Sequence[Point], place: float) -> Point:
    """A place on a way, or beyond its end in the direction it ends in."""
    last = len(points) - 1
    if place > last:
        (x1, y1), (x2, y2) = points[max(0, last - 3)], points[last]
        far = max(1.0, hypot(x2 - x1, y2 - y1))
        step = _step(points) * (place - last) / far
        return x2 + (x2 - x1) * step, y2 + (y2 - y1) * step
    first = min(int(place), last - 1) if last else 0
    return between(points[first], points[min(last, first + 1)], place - first)
