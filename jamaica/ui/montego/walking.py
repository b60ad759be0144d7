"""What is seen of workers: they walk, shove each other, tumble, bounce off and shrug; Lazy Jack wakes and sleeps."""

from functools import partial, singledispatch

from pygame import Vector2

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.state import State
from ..entities import Layer, Point, between
from ..motion import Beat, Motion, chain, moment, smooth
from . import ways
from .ground import resting_place
from .pieces import MontegoPieces
from .quay import Person, Piece

SHORT = 94
"""How far before somebody who stands in the way a worker stops."""
LUNGE, RECOILS = 40, 24
"""How far he throws himself forward, and is thrown back where nobody gives way."""
HIGH = 190
"""How high a shoved worker flies over the roof."""
WINDS_UP, HITS, FLIES, DAZED, REELS, SHRUGS = 0.18, 0.1, 0.62, 0.42, 0.24, 0.7
"""Seconds."""
SPINS = 2
"""How often he turns head over heels."""


@singledispatch
def beat_of_worker(event: Event, pieces: MontegoPieces, before: State, after: State) -> Beat:
    """What moves at an event of walking; at any other one nothing."""
    return Beat()


@beat_of_worker.register
def _(event: e.Walked, pieces: MontegoPieces, before: State, after: State) -> Beat:
    person, goal = pieces.people[event.worker], event.path[-1]
    way = ways.walk(pieces.quay, person.at, event.path)
    met = any(at == goal and worker != event.worker for worker, at in enumerate(before.at))
    if met:
        way = ways.cut(way, SHORT)

    def end() -> None:
        if met:
            person.at = way[-1]
            person.pose("stand")
        else:
            pieces.stand(event.worker, goal)

    return Beat([pieces.stroll(person, way)], after=end)


@beat_of_worker.register
def _(event: e.Pushed, pieces: MontegoPieces, before: State, after: State) -> Beat:
    mover, person = pieces.people[event.by], pieces.people[event.worker]
    here, start, end = pieces.quay.feet(event.start), person.at, pieces.quay.feet(event.end)
    reach = _reach(mover.at, here)
    shadow = Piece(pieces.quay, "shadow", start, Layer.TILES)
    _, frames = pieces.quay.sequence(person.name, "tumble")
    downwards = end[1] > start[1]

    def fly(part: float) -> None:
        x, y = between(start, end, part)
        person.at, shadow.at = (x, y - HIGH * 4 * part * (1 - part)), (x, y)
        turned = int(part * frames * SPINS) % frames
        person.pose("tumble", turned if downwards else frames - 1 - turned)
        pieces.world.add(shadow)
        mover.at = between(reach, here, min(1.0, part * 2))
        if part > 0.3:
            mover.pose("stand")

    def land() -> None:
        pieces.world.discard(shadow)
        pieces.stand(event.by, event.start)
        pieces.hear("thud")

    tumble = [moment(partial(pieces.hear, "tumble")), Motion(FLIES, fly), moment(land)]
    dazed = Motion(DAZED, lambda part: person.pose("dazed", int(part * 6)))
    dust = pieces.dust(end, WINDS_UP + HITS + FLIES)
    shoved = chain(*_shove(pieces, mover, here), *tumble, dazed)
    return Beat([shoved, dust], after=lambda: pieces.stand(event.worker, event.end))


@beat_of_worker.register
def _(event: e.SentBack, pieces: MontegoPieces, before: State, after: State) -> Beat:
    person, space = pieces.people[event.worker], event.path[0]
    begins, goal = person.at, pieces.quay.feet(space)
    back = ways.back(pieces.quay, event.path)

    def begin() -> None:
        pieces.blocked = (space, before.table.ring - 1 - space)

    def end() -> None:
        pieces.blocked = ()
        pieces.stand(event.worker, event.path[-1])

    reach, (x, y) = _reach(begins, goal), _reach(begins, goal, -RECOILS)

    def reel(part: float) -> None:
        person.at = between(reach, (x, y), smooth(part))
        person.pose("shoved-left" if goal[0] > begins[0] else "shoved-right")

    shrug = Motion(SHRUGS, lambda part: person.pose("shrug", int(0.15 < part < 0.8)))
    way = [(x, y), *back[1:]] if len(back) > 1 else [(x, y), pieces.quay.feet(event.path[-1])]
    bounce = [*_shove(pieces, person, goal), Motion(REELS, reel), shrug, pieces.stroll(person, way)]
    dust = pieces.dust(between(begins, goal, 0.5), WINDS_UP + HITS)
    return Beat([chain(*bounce), dust], begin, end)


def _reach(start: Point, goal: Point, by: float = LUNGE) -> Point:
    """How far somebody comes who throws himself towards a goal, or is thrown back."""
    ahead = Vector2(goal) - Vector2(start)
    if not ahead:
        return start
    end = Vector2(start) + ahead.normalize() * by
    return end.x, end.y


def _shove(pieces: MontegoPieces, person: Person, goal: Point) -> list[Motion]:
    """A worker winds up and throws himself against whoever stands there."""
    start, reach = person.at, _reach(person.at, goal)
    pose = "shove-left" if goal[0] < start[0] else "shove-right"

    def hit(part: float) -> None:
        person.pose(pose, 1)
        person.at = between(start, reach, part)

    wind_up = Motion(WINDS_UP, lambda part: person.pose(pose))
    return [wind_up, moment(partial(pieces.hear, "push")), Motion(HITS, hit)]


# Lazy Jack

WAKES, YAWNS = 1.1, 0.7


@beat_of_worker.register
def _(event: e.JackHired, pieces: MontegoPieces, before: State, after: State) -> Beat:
    jack = after.table.jack
    person, hammock = pieces.people[jack], Piece(pieces.quay, "jack-hammock", pieces.quay.facts["hammock"])
    start: Point = tuple(pieces.quay.facts["hammock"])
    end = resting_place(pieces.quay, after, jack)
    first, _ = pieces.quay.sequence("jack-hammock", "wakes")

    def begin() -> None:
        person.at, pieces.afloat, pieces.asleep = start, event.wage, True
        pieces.hear("coin_bag")
        pieces.world.add(hammock)
        pieces.hear("yawn")

    def wake(part: float) -> None:
        hammock.frame = first + min(2, int(part * 4))

    def rise() -> None:
        pieces.world.discard(hammock)
        pieces.asleep = False
        pieces.sync(after)

    coins = pieces.coins(event.wage, pieces.panel_at(event.seat), pieces.stock())
    waking = [Motion(WAKES, wake), moment(rise), pieces.stroll(person, [start, end], 1.0)]

    def arrive() -> None:
        rise()
        person.at, pieces.afloat = end, 0
        person.pose("stand")

    return Beat([coins, chain(*waking)], begin, arrive)


@beat_of_worker.register
def _(event: e.JackWentHome, pieces: MontegoPieces, before: State, after: State) -> Beat:
    person = pieces.people[before.table.jack]
    end: Point = tuple(pieces.quay.facts["hammock"])

    def yawn(part: float) -> None:
        person.pose("yawn", int(0.3 < part < 0.85))

    home = [pieces.stroll(person, [person.at, end], 0.9), moment(partial(pieces.hear, "yawn")), Motion(YAWNS, yawn)]
    return Beat([chain(*home)], after=lambda: pieces.hear("snore"))
