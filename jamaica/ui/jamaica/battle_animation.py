"""What is seen of a battle, event by event. A scene shows it; what it shows at rest follows from the facts."""

from collections.abc import Callable
from functools import partial, singledispatch
from math import pi, sin

from ...engine.contract import Event
from ...games.jamaica.rules import events as e
from ...games.jamaica.rules.data import KINDS, POWDER, STAR
from ...games.jamaica.rules.state import State
from ..entities import Entity, Layer, Point, between
from ..motion import Beat, Motion, cues, smooth
from ..table.animation import wait
from ..table.effects import fly
from .duel import Duel, face_word
from .ledger import DIE_SIZE, LINE
from .pieces import JamaicaPieces
from .stage import BERTHS, OFFING
from .treasure_animation import hand_over, is_curse

TUMBLE = 14
"""Frames of a tumbling die."""
OPENS, COMES = 0.35, 1.5
"""Seconds in which the frame opens, and in which the ships come up."""
THROW, LANDS, RESTS = 1.55, 0.6, 0.8
"""Seconds of a throw, and the parts of them at which the die lies still and is taken to its place."""
ADDS = 0.34
"""Seconds between two things that are added up."""
GUNS = 0.1
"""Seconds between two guns of a broadside."""
KEG = 0.17
"""Seconds between two kegs."""
FALLS = 0.85
"""Seconds that a mast falls."""
MUZZLE, PUFF, COLUMN, CRASH = 122.0, 124.0, 88.0, 170.0
"""How wide fire, smoke, water and splinters are, in units of the stage."""
BURST, CUT = 300.0, 270.0
STAR_AT = (420.0, 236.0)


@singledispatch
def beat_of_battle(event: Event, pieces: JamaicaPieces, after: State) -> Beat:
    """What moves at an event of a battle; at any other one nothing."""
    return Beat()


@beat_of_battle.register
def _(event: e.BattleBegan, pieces: JamaicaPieces, after: State) -> Beat:
    scene, moves = pieces.scene, pieces.display.moves

    def begin() -> None:
        pieces.duel = Duel.begun(event, after)
        scene.rest()
        scene.announce()
        scene.open = 0.0
        pieces.display.sounds.play("drum")

    def come(part: float) -> None:
        scene.open = min(1.0, part * (OPENS + COMES) / OPENS) if moves else part
        sailed = smooth(max(0.0, min(1.0, (part * (OPENS + COMES) - OPENS) / COMES)))
        for side, ship in enumerate(scene.ships):
            x, y = BERTHS[side]
            outside = OFFING * (1 - sailed) * (-1 if side == 0 else 1)
            ship.at = (x + outside, y)
            ship.frame = min(ship.ready, int((max(0.0, sailed - 0.55)) / 0.45 * (ship.ready + 1)))

    def fade(part: float) -> None:
        scene.open = part

    if not moves:
        return Beat([Motion(OPENS, fade, calm=True), wait(OPENS + 0.4)], begin)
    return Beat([Motion(OPENS + COMES, come), cues(COMES, (OPENS, partial(_sound, pieces, "hull")))], begin)


@beat_of_battle.register
def _(event: e.PowderChosen, pieces: JamaicaPieces, after: State) -> Beat:
    return _told(pieces, event, 0.3 if event.amount else 0.0)


@beat_of_battle.register
def _(event: e.Paid, pieces: JamaicaPieces, after: State) -> Beat:
    """Powder leaves the holds, keg by keg."""
    duel, scene = pieces.duel, pieces.scene
    amount = sum(event.amounts)
    if duel is None or event.ship not in duel.ships or not amount:
        return Beat()
    side = duel.ships.index(event.ship)
    holds = [hold for hold, part in enumerate(event.amounts) for _ in range(part)]
    picture = pieces.display.pictures.high(f"jamaica/tokens/token-{KINDS[POWDER]}", scene.stage.px(34))
    kegs = [Entity(pieces.hold_at(event.ship, hold), lambda: picture, layer=Layer.TOKENS) for hold in holds]
    starts = [keg.at for keg in kegs]
    ends = [scene.on_board(scene.ledger.keg(side, number)) for number in range(amount)]
    seconds, each = 0.45 + KEG * (amount - 1), 0.45
    high = pieces.display.px(70) / pieces.board.scale

    def load(part: float) -> None:
        landed = 0
        for number, keg in enumerate(kegs):
            own = (part * seconds - KEG * number) / each
            pieces.world.discard(keg)
            if own >= 0.999:
                landed += 1
                continue
            if own > 0.0:
                pieces.world.add(keg)
            x, y = between(starts[number], ends[number], smooth(max(0.0, own)))
            keg.at = (x, y - 4 * high * max(0.0, own) * (1 - max(0.0, own)))
        duel.loaded[side] = landed

    thuds = [(each + KEG * number - 0.04, partial(_sound, pieces, "barrel_land")) for number in range(amount)]
    return Beat(
        [Motion(seconds, load), cues(seconds + 0.01, *thuds), wait(seconds + 0.15)], after=lambda: duel.take(event)
    )


@beat_of_battle.register
def _(event: e.CombatRolled, pieces: JamaicaPieces, after: State) -> Beat:
    duel, scene = pieces.duel, pieces.scene
    if duel is None or event.ship not in duel.ships:
        return Beat([wait(0.3)])
    side = duel.ships.index(event.ship)
    ship, middle = scene.ships[side], (scene.stage.size[0] / 2, LINE - 66)
    die = scene.throw(side, face_word(event.face))
    scene.world.discard(die)
    starred = event.face == STAR
    seconds = THROW + (0.5 if starred else 0.0)

    def begin() -> None:
        duel.take(event)
        if pieces.display.moves:
            scene.ledger.thrown[side] = False
            scene.world.add(die)
            duel.frame[side] = 0

    def tumble(part: float) -> None:
        part *= seconds / THROW
        duel.frame[side] = die.frame = None if part >= LANDS else min(TUMBLE - 1, int(part / LANDS * TUMBLE))
        flown = min(1.0, part / LANDS)
        x, y = between(ship.deck(), middle, 1 - (1 - flown) ** 1.6)
        bounce = 150 * abs(sin(pi * min(1.0, flown * 1.02) ** 0.8 * 2)) * (1 - flown) ** 0.9
        stays = RESTS * seconds / THROW
        taken = smooth(max(0.0, min(1.0, (part - stays) / (seconds / THROW - stays))))
        die.size = DIE_SIZE * (2 - taken)
        die.at = between((x, y - bounce), scene.slot(side), taken)
        if part * THROW >= seconds:
            duel.frame[side] = None

    def land() -> None:
        duel.frame[side] = None
        scene.ledger.thrown[side] = True
        scene.world.discard(die)

    moments = [(0.0, partial(_sound, pieces, "combat_die"))]
    if starred:
        moments += [(THROW * LANDS, partial(scene.burst, "star", STAR_AT, BURST, 1.4, layer=Layer.TOKENS)),
                    (THROW * LANDS, partial(_sound, pieces, "star"))]  # fmt: skip
    return Beat([Motion(seconds, tumble), cues(seconds, *moments)], begin, land)


@beat_of_battle.register
def _(event: e.SabreUsed, pieces: JamaicaPieces, after: State) -> Beat:
    """The Sabre flashes over the die and sweeps it away."""
    duel, scene = pieces.duel, pieces.scene
    if duel is None or event.ship not in duel.ships:
        return Beat([wait(0.3)])
    side = duel.ships.index(event.ship)
    x, y = scene.slot(side)
    die = scene.throw(side, duel.face[side] or face_word(STAR))
    scene.world.discard(die)
    scene.ledger.thrown[side] = True

    def begin() -> None:
        die.frame, die.at = None, (x, y)
        if pieces.display.moves:
            scene.ledger.thrown[side] = False
            scene.world.add(die)

    def sweep(part: float) -> None:
        gone = max(0.0, (part - 0.4) / 0.6)
        away = -1 if side == 0 else 1
        die.at = (x + away * 150 * gone, y - 210 * gone + 300 * gone * gone)
        die.size = DIE_SIZE * (1 - 0.35 * gone)

    def end() -> None:
        scene.world.discard(die)
        scene.ledger.thrown[side] = True
        duel.take(event)

    hilt = (x + (56 if side == 0 else -56), y - 8)
    cut = scene.strip("slash", hilt, CUT, 0.95, mirrored=side == 0, layer=Layer.TOKENS)
    ring = cues(1.1, (0.0, partial(_sound, pieces, "sabre")), (0.4, partial(_sound, pieces, "clash")))
    return Beat([cut, Motion(1.1, sweep), ring], begin, end)


@beat_of_battle.register
def _(event: e.StrengthSet, pieces: JamaicaPieces, after: State) -> Beat:
    """Die, powder and Lady Beth are added up; then the guns speak, and the water before the enemy leaps up."""
    duel, scene = pieces.duel, pieces.scene
    if duel is None or event.ship not in duel.ships:
        return Beat()
    side, ledger = duel.ships.index(event.ship), scene.ledger
    starred = event.face == STAR
    parts = [("die", event.face), ("powder", event.powder), ("treasure", event.lady_beth)]
    added = [(name, amount) for name, amount in parts if amount and not (starred and name != "die")]

    def add(count: int) -> None:
        ledger.added[side] = added[count][0]
        ledger.sums[side] = "" if starred else str(sum(amount for _, amount in added[: count + 1]))
        pieces.display.sounds.play("press")
        if added[count][0] == "treasure":
            _lady_beth(pieces, side)

    def total() -> None:
        ledger.added[side], ledger.sums[side] = "total", None

    def begin() -> None:
        duel.take(event)
        if pieces.display.speed in ("1x", "2x"):
            ledger.sums[side] = ""

    def end() -> None:
        ledger.added[side], ledger.sums[side] = "", None

    moments: list[tuple[float, Callable[[], None]]] = [
        (0.05 + ADDS * count, partial(add, count)) for count in range(len(added))
    ]
    summed = 0.05 + ADDS * len(added)
    moments.append((summed, total))
    moments += volley(pieces, side, summed + 0.15)
    seconds = summed + 1.0
    return Beat([cues(seconds, *moments)], begin, end)


@beat_of_battle.register
def _(event: e.BattleEnded, pieces: JamaicaPieces, after: State) -> Beat:
    duel, scene = pieces.duel, pieces.scene
    if duel is None:
        return Beat()
    if event.winner is None:
        moments = [*volley(pieces, 0, 0.05), *volley(pieces, 1, 0.35)]
        return Beat([cues(1.7, *moments)], after=lambda: duel.take(event))
    side = duel.ships.index(event.winner)
    loser = scene.ships[1 - side]
    hit = 0.35

    def fall(part: float) -> None:
        fallen = (part * 2.2 - hit - 0.15) / FALLS
        if fallen > 0:
            loser.frame = min(loser.wrecked, loser.ready + 1 + int(fallen * (loser.wrecked - loser.ready)))
            loser.at = (BERTHS[1 - side][0], BERTHS[1 - side][1] + 3 * min(1.0, fallen))

    def end() -> None:
        duel.take(event)
        loser.frame, loser.at = loser.wrecked, BERTHS[1 - side]

    x, y = loser.deck()
    crashes = [(-24, 12, 0.0), (30, -20, 0.16), (0, -74, 0.3)]
    moments = [
        *volley(pieces, side, 0.0, columns=False),
        *((hit + later, partial(scene.burst, "splinters", (x + dx, y + dy), CRASH, 0.85)) for dx, dy, later in crashes),
        *(
            (hit + 0.1 + later, partial(scene.burst, "smoke", (x + dx, y + dy), PUFF * 1.2, 2.0))
            for dx, dy, later in crashes
        ),
        (hit, partial(_sound, pieces, "hit")),
        (hit + 0.2, partial(_sound, pieces, "mast")),
        (1.7, partial(_sound, pieces, "cheer")),
        (1.35, lambda: duel.take(event)),
    ]
    return Beat([Motion(2.2, fall), cues(2.6, *moments)], after=end)


@beat_of_battle.register
def _(event: e.HoldTaken, pieces: JamaicaPieces, after: State) -> Beat:
    """The load goes from the beaten hold over both decks."""
    duel, scene = pieces.duel, pieces.scene
    start = pieces.hold_at(event.loser, event.hold)
    if duel is None or event.winner not in duel.ships:
        return _fly(pieces, event.kind, event.amount, start, pieces.hold_at(event.winner, 2))
    side = duel.ships.index(event.winner)
    decks = [scene.on_board(scene.ships[number].deck()) for number in (1 - side, side)]
    flown = [
        _token_flight(pieces, event.kind, event.amount, one, other, 0.75)
        for one, other in ((start, decks[0]), (decks[0], decks[1]))
    ]

    def carry(part: float) -> None:
        first, second = flown
        first.show(min(1.0, part * 2.2))
        if part * 2.2 >= 1.0:
            second.show(min(1.0, (part * 2.2 - 1.0) / 1.2))

    return Beat([Motion(1.6, carry)], lambda: pieces.display.sounds.play("rope"))


@beat_of_battle.register
def _(event: e.LostAtSea, pieces: JamaicaPieces, after: State) -> Beat:
    """What the ghost does not keep goes over board."""
    duel, scene = pieces.duel, pieces.scene
    if duel is None or duel.winner is None:
        return Beat([wait(0.3)])
    x, y = scene.ships[duel.ships.index(duel.winner)].deck()
    middle = (scene.stage.size[0] / 2, BERTHS[0][1] + 24)
    flight = _token_flight(pieces, event.kind, event.amount, scene.on_board((x, y)), scene.on_board(middle), 0.7)
    water = cues(
        1.1, (0.6, partial(scene.burst, "column", middle, COLUMN, 0.9)), (0.6, partial(_sound, pieces, "splash"))
    )
    return Beat([flight, water])


@beat_of_battle.register
def _(event: e.TreasureTaken, pieces: JamaicaPieces, after: State) -> Beat:
    return hand_over(pieces, event.card, event.loser, event.winner, is_curse(after, event.card))


@beat_of_battle.register
def _(event: e.TreasureGiven, pieces: JamaicaPieces, after: State) -> Beat:
    return hand_over(pieces, event.card, event.winner, event.loser, event.cursed)


@beat_of_battle.register
def _(event: e.LootDeclined, pieces: JamaicaPieces, after: State) -> Beat:
    return Beat([wait(0.5)])


@beat_of_battle.register
def _(event: e.ShipsParted, pieces: JamaicaPieces, after: State) -> Beat:
    scene = pieces.scene

    def close(part: float) -> None:
        scene.open = 1.0 - part

    def lower() -> None:
        pieces.duel = None
        scene.clear_away()

    pause = 0.5 if pieces.display.moves else 0.2
    return Beat([Motion(OPENS, close, calm=True)] if pause else [], after=lower)


def volley(
    pieces: JamaicaPieces, side: int, start: float, columns: bool = True
) -> list[tuple[float, Callable[[], None]]]:
    """The guns of a side fire one after the other from a second on, with columns of water before the enemy."""
    scene = pieces.scene
    ship, mirrored = scene.ships[side], side == 1
    muzzles = sorted(ship.muzzles(), key=lambda at: at[0], reverse=mirrored)
    moments: list[tuple[float, Callable[[], None]]] = [(start, partial(_sound, pieces, "broadside"))]
    for number, at in enumerate(muzzles):
        fires = start + GUNS * number
        drift = (at[0] + (26 if side == 0 else -26), at[1] + 4)
        moments.append((fires, partial(scene.burst, "smoke", drift, PUFF, 2.4, mirrored)))
        moments.append((fires, partial(scene.burst, "flash", at, MUZZLE, 0.32, mirrored)))
    if columns:
        x, y = BERTHS[1 - side]
        for number, (dx, dy) in enumerate(((-74, 26), (48, 34), (-8, 14))):
            falls = start + 0.42 + 0.13 * number
            at = (x + (dx if side == 0 else -dx), y + dy)
            moments.append((falls, partial(scene.burst, "column", at, COLUMN, 1.0)))
        moments.append((start + 0.42, partial(_sound, pieces, "splash")))
    return moments


def _lady_beth(pieces: JamaicaPieces, side: int) -> None:
    """The great gun speaks from the middle of her ship."""
    scene = pieces.scene
    x, y = scene.ships[side].at
    at = (x + (38 if side == 0 else -38), y - 40)
    scene.burst("smoke", at, PUFF * 1.5, 2.4, side == 1)
    scene.burst("flash", at, MUZZLE * 1.9, 0.42, side == 1)
    pieces.display.sounds.play("cannon")


def _sound(pieces: JamaicaPieces, name: str) -> None:
    pieces.display.sounds.play(name)


def _told(pieces: JamaicaPieces, event: Event, seconds: float) -> Beat:
    """Something happens in a battle, and is looked at for a while."""

    def happen() -> None:
        if pieces.duel:
            pieces.duel.take(event)

    return Beat([wait(seconds)], happen)


def _token_flight(
    pieces: JamaicaPieces, kind: int, amount: int, start: Point, end: Point, seconds: float = 0.6
) -> Motion:
    token = pieces.display.pictures.high(f"jamaica/tokens/token-{KINDS[kind]}", pieces.display.px(34))
    flight = fly(pieces.display, pieces.world, token, amount, start, end)
    flight.seconds = seconds
    return flight


def _fly(pieces: JamaicaPieces, kind: int, amount: int, start: Point, end: Point) -> Beat:
    return Beat([_token_flight(pieces, kind, amount, start, end)], lambda: pieces.display.sounds.play("coins"))
