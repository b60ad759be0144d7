"""What is seen of counting: the Tally-Man ticks his list, barrels roll aboard, burst or go to the tavern, coins fly."""

from functools import singledispatch

import pygame

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.position import NOBODY
from ...games.montego.rules.state import State
from ..entities import BoardSpace, Entity, Layer, Point, between
from ..lettering import INK, RED
from ..motion import Beat, Motion, chain, moment
from ..table.animation import wait
from ..table.effects import fly
from . import ways
from .pieces import PACE, MontegoPieces
from .quay import Piece, Quay
from .ships import EMPTY

ROLL_PACE = 1500
"""Board units a barrel rolls in a second."""
ROLLING = 1.25
"""How much larger a rolling barrel is than one that stands."""
TURN = 84
"""Board units of one turn of a barrel."""
TICKS, ROLLS_LEAST, DROPS, BURSTS = 0.6, 0.34, 0.3, 0.75
"""Seconds."""
ROOF = 230
"""How high a barrel flies from the north lane over the roofs."""
PLANK_TOP, PLANK_FOOT = 1004, 1132
"""Where a gangplank begins on the quay, and where it ends on the deck."""
HOP = 46
"""How high a barrel hops into its slot."""


class RollingBarrel(Entity):
    """A barrel on its side: it rolls along `way`, and stands upright in the end."""

    def __init__(self, quay: Quay, crew: str, at: Point) -> None:
        super().__init__(at, self._picture, layer=Layer.TOKENS)
        self._quay, self._name = quay, f"roll-{crew}"
        self._frames = quay.sequence(self._name, "roll")[1]
        self.turned = 0.0
        self.across = False
        """Whether it rolls to the side: then its axis lies upright on the screen."""
        self.height = 0.0
        """How high above the ground it flies."""

    def _picture(self) -> pygame.Surface:
        picture = self._quay.sprite(self._name, int(self.turned * self._frames) % self._frames, ROLLING)[0]
        return pygame.transform.rotate(picture, 90) if self.across else picture

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """Its shadow, and above it the barrel."""
        if self.height:
            self._quay.put(window, "shadow", self.at, zoom=0.7)
        x, y = space.on_screen((self.at[0], self.at[1] - self.height))
        picture = self.picture()
        window.blit(picture, picture.get_rect(center=(round(x), round(y))))


class TallySlip(Entity):
    """A slip of the Tally-Man's list over his head: what the storeroom shows, and his tick."""

    def __init__(self, pieces: MontegoPieces, event: e.Counted, at: Point) -> None:
        self._display, quay, px = pieces.display, pieces.quay, pieces.display.px
        size = px(64), px(34)
        self._slip = self._display.pictures.slices("parchment-plain", size, self._display.unit * 0.5).copy()
        what = "barrel-broken" if event.broken else f"keg-{quay.crews[event.seat]}"
        picture = self._display.pictures.high(f"montego/{what}", px(24))
        number = f"−{event.broken}" if event.broken else str(event.barrels)
        line = self._display.text.line(number, px(20), RED if event.broken else INK, bold=True)
        self._slip.blit(line, line.get_rect(midleft=(px(8), size[1] // 2)))
        self._slip.blit(picture, picture.get_rect(midleft=(px(10) + line.get_width(), size[1] // 2)))
        super().__init__(at, lambda: self._slip, (0.5, 1.0), Layer.CARDS)
        self.ticked = 0.0
        """How much of the tick is drawn."""

    def draw(self, window: pygame.Surface, space: BoardSpace) -> None:
        """The slip and as much of the tick as is drawn."""
        super().draw(window, space)
        px, (x, y) = self._display.px, space.on_screen(self.at)
        corner, top = x + px(8), y - px(6)
        strokes = (
            ((corner, top - px(8)), (corner + px(7), top)),
            ((corner + px(7), top), (corner + px(21), top - px(22))),
        )
        for number, (start, end) in enumerate(strokes):
            part = min(1.0, self.ticked * 3 - number if number == 0 else (self.ticked * 3 - 1) / 2)
            if part > 0:
                pygame.draw.line(window, RED, start, between(start, end, part), px(4))


@singledispatch
def beat_of_count(event: Event, pieces: MontegoPieces, before: State, after: State) -> Beat:
    """What moves at an event of loading; at any other one nothing."""
    return Beat()


@beat_of_count.register
def _(event: e.Counted, pieces: MontegoPieces, before: State, after: State) -> Beat:
    post = before.post if before.post >= 0 else before.table.ring
    way = ways.tally(pieces.quay, post, event.space)
    worker, tally = pieces.people[event.worker], pieces.tally
    x, y = way[-1]
    slip = TallySlip(pieces, event, (x, y - 128))
    strokes = pieces.quay.sequence("tally", "tick")[1]

    def begin() -> None:
        pieces.walking = NOBODY
        pieces.world.clear()

    def look() -> None:
        pieces.world.add(slip)
        pieces.hear("tick")
        worker.pose("carry" if event.taken else "shrug" if event.broken else "stand", 1)

    def tick(part: float) -> None:
        tally.pose("tick", min(strokes - 1, int(part * 2 * strokes)))
        slip.ticked = min(1.0, part * 2)

    def arrive() -> None:
        pieces.world.discard(slip)
        tally.pose("stand")
        worker.pose("carry" if event.taken else "stand")

    pace = pieces.stroll(tally, way, min(1.1, ways.length(way) / (1.6 * PACE)))
    return Beat([chain(pace, moment(look), Motion(TICKS, tick))], begin, arrive)


@beat_of_count.register
def _(event: e.Loaded, pieces: MontegoPieces, before: State, after: State) -> Beat:
    ship, quay = pieces.fleet[event.pier], pieces.quay
    slot = ship.free_slots()[0]
    start, end, plank = pieces.people[event.worker].at, ship.slot_at(slot), ship.at[0]
    lane = (plank, PLANK_TOP - 30)
    over = start[1] < PLANK_TOP - 200  # from the north lane over the roofs
    foot = (start[0], PLANK_TOP - 40) if over else start
    barrel = RollingBarrel(quay, quay.crews[event.seat], start)
    way = [foot, lane, (plank, PLANK_FOOT)]
    far = ways.length(way)

    def toss(part: float) -> None:
        x, y = between(start, foot, part)
        barrel.at, barrel.height = (x, y), ROOF * 4 * part * (1 - part)
        barrel.turned = part

    def roll(part: float) -> None:
        barrel.height = 0.0
        barrel.at, (x, y) = ways.along(way, part)
        barrel.across = abs(x) > abs(y)
        barrel.turned = part * far / TURN

    def drop(part: float) -> None:
        barrel.across = False
        barrel.at = between((plank, PLANK_FOOT), end, part)
        barrel.height = HOP * 4 * part * (1 - part)

    def land() -> None:
        pieces.world.discard(barrel)
        ship.cargo[slot] = event.seat
        pieces.hear("barrel_land")

    def end_of_it() -> None:
        if not after.hand:
            pieces.people[event.worker].pose("stand")

    tossed = [Motion(0.45, toss)] if over else []
    rolled = Motion(max(ROLLS_LEAST, far / ROLL_PACE), roll)
    settle = Motion(0.12, lambda part: ship.jolt(slot, part))
    stages = [*tossed, rolled, Motion(DROPS * 0.7, drop), moment(land), settle]
    return Beat([chain(*stages)], lambda: pieces.appear(barrel, "barrel_roll"), end_of_it)


@beat_of_count.register
def _(event: e.Unloaded, pieces: MontegoPieces, before: State, after: State) -> Beat:
    ship = pieces.fleet[event.pier]
    slot = ship.slot_of(event.seat)
    place = ship.slot_at(slot)
    name = f"barrel-{pieces.quay.crews[event.seat]}"
    whole = Piece(pieces.quay, name, place, Layer.TOKENS)
    burst = Piece(pieces.quay, "burst", place, Layer.TOKENS, zoom=1.3)
    broken = Piece(pieces.quay, "barrel-broken", (place[0], place[1] + 20), Layer.TOKENS, zoom=0.7)
    frames = pieces.quay.sequence("burst", "burst")[1]

    def begin() -> None:
        ship.cargo[slot] = EMPTY
        pieces.world.add(whole)

    def shake(part: float) -> None:
        whole.at = (place[0] + (5 if int(part * 8) % 2 else -5), place[1] - 22 * part)

    def crack() -> None:
        pieces.world.discard(whole)
        pieces.world.add(broken)
        pieces.appear(burst, "barrel_break")

    def spill(part: float) -> None:
        burst.frame = min(frames - 1, int(part * 2 * frames))
        if part > 0.5:
            pieces.world.discard(burst)
            broken.alpha = round(255 * 2 * (1 - part))

    def end() -> None:
        for gone in (whole, burst, broken):
            pieces.world.discard(gone)

    return Beat([chain(Motion(0.22, shake), moment(crack), Motion(BURSTS, spill))], begin, end)


@beat_of_count.register
def _(event: e.PutInCellar, pieces: MontegoPieces, before: State, after: State) -> Beat:
    start = pieces.people[event.worker].at
    x, y = pieces.quay.facts["cellar"]["places"][event.seat]
    barrel = pieces.quay.sprite(f"barrel-{pieces.quay.crews[event.seat]}")[0]
    flight = fly(pieces.display, pieces.world, barrel, event.barrels, start, (x, y))
    return Beat([flight], lambda: pieces.hear("barrel_roll"), lambda: pieces.hear("barrel_land"))


@beat_of_count.register
def _(event: e.CoinTaken, pieces: MontegoPieces, before: State, after: State) -> Beat:
    def begin() -> None:
        pieces.afloat = 1
        pieces.hear("coin")

    def end() -> None:
        pieces.afloat = 0

    return Beat([pieces.coins(1, pieces.stock(), pieces.panel_at(event.seat))], begin, end)


@beat_of_count.register
def _(event: e.CountingEnded, pieces: MontegoPieces, before: State, after: State) -> Beat:
    if before.post < 0:
        return Beat()
    home = pieces.stroll(pieces.tally, [pieces.tally.at, ways.door(pieces.quay)], 0.7)
    return Beat([chain(home, wait(0.1))])
