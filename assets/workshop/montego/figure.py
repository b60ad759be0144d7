"""The people of the quay as jointed figures: one body, many looks and poses."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import skia

from kit.chart import curve, fill, icon, mix, poly, stroke
from montego import goods
from montego.brush import disc, grad, outline, paint, rr
from montego.crews import Crew
from montego.hats import HATS, INK, head, nape

Line = list[tuple[float, float]]

HIP, SHOULDER, EMBLEM_Y, HEAD_Y, HEAD_R = -27, -57, -39.5, -70, 13.5  # heights in a figure 100 high
HAT_LIFT = 0.14  # in head radii: the eyes stay clear of the brim


@dataclass(frozen=True)
class Look:
    """Clothes and features of a person."""

    coat: tuple[str, str, str]
    skin: str
    hat: str
    width: float = 27  # half of the coat's hem
    trousers: tuple[str, str] = ("#F0E2C0", "#B99A68")
    barefoot: bool = False
    beard: str | None = None
    hair: str = "#4A2A14"
    crew: Crew | None = None
    striped: bool = False
    clerk: bool = False  # cravat, spectacles and a ledger under the arm


@dataclass(frozen=True)
class Pose:
    """Angles in degrees, forward is positive; near limbs are drawn before the body, far ones behind."""

    facing: int = 0  # -1 left, 0 to the viewer, 1 right
    legs: tuple[float, float] = (0, 0)
    knees: tuple[float, float] = (0, 0)
    arms: tuple[float, float] = (22, 22)
    elbows: tuple[float, float] = (14, 14)
    lean: float = 0
    rise: float = 0
    hat: tuple[float, float, float] = (0, 0, 0)  # shift and tilt
    gasp: bool = False
    carrying: bool = False
    lifts: tuple[float, float] = (0, 0)  # how high the feet are, when they walk toward or away from the viewer
    away: bool = False  # seen from behind
    spin: float | None = None  # in the air, turned about the belly
    stars: float | None = None  # circling round the head, turned so far
    writing: int = 0  # how far a tick on an open list has come


STAND = Pose()
CHEER = (Pose(arms=(142, 142), elbows=(18, 18), rise=2), Pose(arms=(156, 156), elbows=(4, 4), rise=11))
CARRY = Pose(carrying=True)
STRIDE = (
    Pose(1, (32, -32), (4, 14), (-46, 40), (12, 26), 4, -2.6),
    Pose(1, (6, -10), (0, 52), (-24, 14), (14, 22), 5, 0.4),
    Pose(1, (-32, 32), (14, 4), (-4, -40), (18, 10), 4, -2.6),
    Pose(1, (-10, 6), (52, 0), (-20, -12), (16, 16), 5, 0.4),
)
SHOVED = Pose(1, (38, -62), (24, 34), (-96, 112), (-18, 14), 18, -3, (-5, -8, -26), True)
SHOVES = (
    Pose(1, (24, -20), (34, 22), (-30, -44), (96, 104), -12, -3),
    Pose(1, (44, -46), (38, 4), (86, 94), (4, 8), 24, -4, (2, 0, 8)),
)
SHRUG = (
    Pose(arms=(52, 52), elbows=(-160, -160), rise=0),
    Pose(arms=(64, 64), elbows=(-205, -205), rise=3, hat=(0, -3, 5)),
)
YAWN = (
    Pose(arms=(120, 96), elbows=(30, 60), rise=1, gasp=True, hat=(0, -2, -10)),
    Pose(arms=(158, 148), elbows=(10, 24), rise=4, gasp=True, hat=(0, -5, -16)),
)
DAZED = tuple(
    Pose(
        arms=(44, 44), elbows=(10, 10), legs=(64, 64), rise=-16, lifts=(4, 4), gasp=True, hat=(0, -3, tilt), stars=tilt
    )
    for tilt in (-14, 14)
)
TICK = tuple(Pose(writing=stage) for stage in (1, 2, 3))


def gait(share: float) -> Pose:
    """A moment of two steps to the right: the near foot touches the ground first, and passes the other at 0.75."""
    swing = math.cos(2 * math.pi * share)
    lifted = max(0.0, -math.sin(2 * math.pi * share)), max(0.0, math.sin(2 * math.pi * share))
    legs = 42 * swing, -42 * swing
    knees = 5 + 64 * lifted[0], 5 + 64 * lifted[1]
    arms = -44 * swing, 40 * swing
    bounce = -0.8 - 2.4 * math.cos(4 * math.pi * share)
    tilt = 5 + 2 * math.cos(4 * math.pi * share)
    return Pose(
        1, legs, knees, arms, (16 - 8 * swing, 16 + 8 * swing), tilt, bounce, (0, 0.9 * bounce - 0.8, 3 + swing)
    )


def toward(share: float) -> Pose:
    """A moment of two steps towards the viewer."""
    sway = math.sin(2 * math.pi * share)
    lifts = max(0.0, 10 * sway), max(0.0, -10 * sway)
    return Pose(
        arms=(22 + 12 * sway, 22 - 12 * sway), rise=0.4 + 2.2 * abs(sway), lifts=lifts, hat=(0, -abs(sway), 3 * sway)
    )


def tumbling(turn: float) -> Pose:
    """Head over heels: all limbs in the air."""
    wave = math.sin(math.radians(turn) * 2)
    return Pose(
        1,
        (58 + 18 * wave, -26),
        (62, 70 - 20 * wave),
        (-120, 118 + 20 * wave),
        (-18, 14),
        8,
        0,
        (-3, -6, -20),
        True,
        spin=turn,
    )


WALK = tuple(gait(k / 8) for k in range(8))
TOWARD = tuple(toward(k / 6) for k in range(6))


def mirrored(pose: Pose) -> Pose:
    """The same pose to the other side."""
    return replace(pose, facing=-pose.facing)


WALKING: dict[str, tuple[Pose, ...]] = {
    "stand": (STAND,),
    "right": WALK,
    "left": tuple(mirrored(p) for p in WALK),
    "down": TOWARD,
    "up": tuple(replace(p, away=True) for p in TOWARD),
}
FRAMES: dict[str, tuple[Pose, ...]] = {
    **WALKING,
    "shove-right": SHOVES,
    "shove-left": tuple(mirrored(p) for p in SHOVES),
    "shoved-right": (SHOVED,),
    "shoved-left": (mirrored(SHOVED),),
    "tumble": tuple(tumbling(45 * k) for k in range(8)),
    "dazed": DAZED,
    "shrug": SHRUG,
    "carry": (CARRY,),
    "cheer": CHEER,
}
LAZY = {**FRAMES, "yawn": YAWN}
COUNTING = {**WALKING, "tick": TICK}


def limb(cv: skia.Canvas, points: Line, width: float, body: skia.Paint, lw: float) -> None:
    """A bent arm or leg: an inked band along the points."""
    path = poly(curve(points[0], points[1], points[2], 10), False)
    body.setStyle(skia.Paint.kStroke_Style)
    body.setStrokeWidth(width)
    body.setStrokeCap(skia.Paint.kRound_Cap)
    paint(cv, path, stroke(INK, width + 2 * lw), body)


def joints(x: float, y: float, upper: float, lower: float, angle: float, bend: float, side: int) -> Line:
    """Root, middle and end of a limb that hangs at an angle and bends; side = where forward is."""
    a, b = math.radians(angle), math.radians(angle + bend)
    mx, my = x + side * upper * math.sin(a), y + upper * math.cos(a)
    return [(x, y), (mx, my), (mx + side * lower * math.sin(b), my + lower * math.cos(b))]


def between(a: tuple[float, float], b: tuple[float, float], f: float) -> tuple[float, float]:
    """The point a fraction f of the way from a to b."""
    return a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f


def leg(cv: skia.Canvas, look: Look, pose: Pose, near: bool, lw: float) -> None:
    """One leg with its boot or bare foot."""
    k, d = (0 if near else 1), pose.facing
    side = 1 if near else -1
    x = side * look.width * 0.43 if d == 0 else -d * side * 3
    pts = joints(x, HIP, 13, 11 - pose.lifts[k], pose.legs[k], -pose.knees[k], d or side)
    cloth = grad(-look.width, 0, look.width, 0, look.trousers if near or d == 0 else [look.trousers[1]] * 2)
    limb(cv, [pts[0], pts[1], between(pts[1], pts[2], 0.45)], 12, cloth, lw)
    toe = d or side * 0.35
    cv.save()
    cv.translate(*pts[2])
    cv.rotate(-(pose.legs[k] - pose.knees[k]) * 0.55 * d)
    boot = rr(-8.5 + 3 * toe, -7, 8.5 + 4.5 * toe, 4.5, 5)
    tones = ["#7A4A22", "#2E1808"]
    if look.barefoot:
        boot = rr(-6 + 3 * toe, -4, 7 + 5 * toe, 4.5, 4)
        tones = [mix(look.skin, "#FFFFFF", 0.2), mix(look.skin, "#3A1A08", 0.2)]
    paint(cv, boot, grad(-9, -7, 9, 5, tones), stroke(INK, lw))
    cv.restore()


def arm(cv: skia.Canvas, look: Look, pose: Pose, near: bool, lw: float) -> None:
    """One arm with its hand."""
    k, d = (0 if near else 1), pose.facing
    side = 1 if near else -1
    x = side * look.width * 0.72 if d == 0 else -d * side * look.width * (0.60 if near else 0.40)
    pts = joints(x, SHOULDER + 7, 14, 12, pose.arms[k], pose.elbows[k] * (1 if d else -0.4), d or side)
    light, main, dark = look.coat
    tones = [light, main, dark] if near or d == 0 else [main, dark, dark]
    hand = fill(mix(look.skin, "#3A1A08", 0 if near or d == 0 else 0.2))
    disc(cv, *pts[2], 6.4, hand, stroke(INK, lw))
    limb(cv, [pts[0], pts[1], between(pts[1], pts[2], 0.3)], 14.5, grad(x - 12, SHOULDER, x + 14, HIP, tones), lw)
    if look.clerk and near and d:
        ledger(cv, *pts[2], lw)


def ledger(cv: skia.Canvas, x: float, y: float, lw: float) -> None:
    """The Tally-Man's book, held upright."""
    book = rr(x - 9, y - 15, x + 9, y + 9, 2)
    paint(cv, book, grad(x - 9, y - 15, x + 9, y + 9, ["#C2362B", "#7A1812"]), stroke(INK, lw))
    cv.drawLine(x - 5.5, y - 14, x - 5.5, y + 8, stroke("#FBE7A1", lw))
    cv.drawRect(skia.Rect(x - 2, y - 10, x + 6, y - 4), fill("#FFF8E4"))


def coat(cv: skia.Canvas, look: Look, turn: int, away: bool, lw: float) -> None:
    """The coat (or shirt) with its emblem."""
    light, main, dark = look.coat
    w = look.width * (0.92 if turn else 1)
    s = turn * 2.5
    body = outline(
        (-w * 0.62, -60),
        (0, -66, w * 0.62, -60),
        (w * 1.05, -58, w * 1.0 + s, -34, w * 1.08 + s, -22),
        (s, -17, -w * 1.08 + s * 0.4, -22),
        (-w * 1.0, -34, -w * 1.05, -58, -w * 0.62, -60),
    )
    cv.drawPath(body, grad(-w, -60, w, -19, [light, main, main, dark], [0, 0.3, 0.6, 1]))
    cv.save()
    cv.clipPath(body, skia.ClipOp.kIntersect, True)
    if look.striped:
        for k in range(7):
            y = -60 + k * 7.5
            cv.drawPath(poly(curve((-w * 1.3, y), (0, y + 3), (w * 1.3, y), 8), False), stroke("#2C5A6A", 3.2))
    if look.clerk and not away:
        cravat = outline((-6 + turn * 3, -62), (turn * 4, -44), (6 + turn * 3, -62))
        paint(cv, cravat, fill("#FFF8E4"), stroke(INK, lw * 0.8))
        for k in range(3):
            disc(cv, turn * 4, -40 + k * 7, 1.8, fill("#FBE7A1"), stroke(INK, lw * 0.5))
    cv.restore()
    cv.drawPath(body, stroke(INK, lw))
    hem = curve((-w * 1.04, -25.5), (s, -20), (w * 1.04 + s, -25.5), 10)
    cv.drawPath(poly(hem, False), stroke("#FBE7A1" if not look.striped else "#8A5526", lw * 1.1))
    if look.crew:
        r = 14.5 if look.width < 28 else 16
        cv.save()
        cv.translate(turn * 7, EMBLEM_Y)
        cv.scale(0.9 if turn else 1, 1)
        disc(cv, 0, 0, r + lw * 0.6, fill(INK))
        disc(cv, 0, 0, r - lw * 0.2, fill("#FFF8E4"))
        icon(cv, look.crew.emblem, 0, 0, r * 1.74, look.crew.deep)
        cv.restore()


def bust(cv: skia.Canvas, look: Look, pose: Pose, lw: float) -> None:
    """Head and hat."""
    d = pose.facing
    cv.save()
    cv.translate(d * 3, HEAD_Y)
    cv.scale(HEAD_R, HEAD_R)
    if pose.away:
        nape(cv, look.skin, look.hair, lw / HEAD_R)
    else:
        head(cv, look.skin, lw / HEAD_R, d, look.beard, pose.gasp, look.clerk)
    dx, dy, tilt = pose.hat
    cv.translate(d * dx / HEAD_R, dy / HEAD_R - HAT_LIFT)
    cv.rotate(d * (tilt or 3))
    cv.scale(-1 if d > 0 or pose.away else 1, 1)  # knots and feathers trail behind
    HATS[look.hat](cv, look.coat, lw / HEAD_R)
    cv.restore()


def load(cv: skia.Canvas, look: Look, lw: float) -> None:
    """A barrel hugged before the belly, the hands on its staves."""
    goods.barrel(cv, 0, -11, 48, shadow=False)
    if look.crew:
        goods.cargo(cv, 0, -33, 13, look.crew)
    for side in (-1, 1):
        pts: Line = [(side * look.width * 0.86, -52), (side * 38, -34), (side * 17, -30)]
        limb(cv, pts, 13.5, grad(-36, -60, 36, -20, look.coat), lw)
        disc(cv, *pts[2], 6.2, fill(look.skin), stroke(INK, lw))


def stars(cv: skia.Canvas, turn: float, lw: float) -> None:
    """Three stars round a head that has been hit."""
    for k in range(3):
        a = math.radians(turn * 4 + 120 * k)
        x, y, r = 25 * math.cos(a), HEAD_Y - 21 + 8 * math.sin(a), 8
        rays = [
            (x + r * q * math.sin(p), y - r * q * math.cos(p))
            for p, q in ((k * math.pi / 5, 1 if k % 2 == 0 else 0.45) for k in range(10))
        ]
        paint(cv, poly(rays), fill("#FFD84A"), stroke(INK, lw * 0.8))


def open_list(cv: skia.Canvas, look: Look, stage: int, lw: float) -> None:
    """The Tally-Man's list held open, his quill above it; the tick grows from 1 to 3."""
    page = rr(-26, -58, 10, -18, 2)
    cv.drawRRect(rr(-23, -54, 14, -14, 3), fill("#0E0602", 0.5, 2))
    paint(cv, page, grad(-26, -58, 10, -18, ["#FFFDF2", "#EAD9AE"]), stroke(INK, lw))
    for k in range(3):
        cv.drawLine(-12, -51 + 8 * k, 5, -51 + 8 * k, stroke("#8A6A42", lw))
    tick = ((-22, -32), (-14, -24), (4, -44))
    for start, end in ((tick[0], tick[1]), (tick[1], tick[2]))[: stage - 1]:
        cv.drawLine(*start, *end, stroke("#B4281E", 5.5))
    hand = ((14, -48), (-8, -27), (12, -46))[stage - 1]
    for side, at in ((-1, (-24, -26)), (1, hand)):
        pts: Line = [(side * look.width * 0.9, -52), (side * 38, -34 - 6 * side), at]
        limb(cv, pts, 13.5, grad(-36, -60, 36, -20, look.coat), lw)
        disc(cv, *at, 6.2, fill(look.skin), stroke(INK, lw))
    x, y = hand
    vane = outline((x - 4, y + 4), (x + 2, y - 20, x + 14, y - 38), (x + 20, y - 18, x + 8, y - 2, x - 4, y + 4))
    paint(cv, vane, fill("#FFFFFF"), stroke(INK, lw * 0.8))


def figure(cv: skia.Canvas, x: float, y: float, h: float, look: Look, pose: Pose = STAND) -> None:
    """A person: (x, y) between the boots, h = height up to the crown of the hat."""
    cv.save()
    cv.translate(x, y)
    cv.scale(h / 100, h / 100)
    lw = min(max(1.7, h * 0.021), 1.7 + h * 0.007) * 100 / h
    if pose.spin is None:
        w = look.width
        cv.drawOval(skia.Rect(-w * 0.9, -8, w * 2.1, 9), fill("#0E0602", 0.55, 3.5))
    else:
        cv.translate(0, -52)
        cv.rotate(pose.spin)
        cv.scale(0.9, 0.9)
        cv.translate(0, 48)
    cv.translate(0, -pose.rise)
    body(cv, look, pose, lw)
    cv.restore()


def body(cv: skia.Canvas, look: Look, pose: Pose, lw: float) -> None:
    """Limbs, coat and head, the far ones first."""
    empty = not (pose.carrying or pose.writing)
    leg(cv, look, pose, False, lw)
    cv.save()
    cv.translate(0, HIP)
    cv.rotate(pose.facing * pose.lean)
    cv.translate(0, -HIP)
    if empty:
        arm(cv, look, pose, False, lw)
    cv.restore()
    leg(cv, look, pose, True, lw)
    cv.translate(0, HIP)
    cv.rotate(pose.facing * pose.lean)
    cv.translate(0, -HIP)
    if pose.facing == 0 and empty:
        arm(cv, look, pose, True, lw)
    coat(cv, look, pose.facing, pose.away, lw)
    bust(cv, look, pose, lw)
    if pose.carrying:
        load(cv, look, lw)
    elif pose.writing:
        open_list(cv, look, pose.writing, lw)
    elif pose.facing:
        arm(cv, look, pose, True, lw)
    if pose.stars is not None:
        stars(cv, pose.stars, lw)


def worker_look(crew: Crew, large: bool) -> Look:
    """A dock worker: the small ones are stouter for their height, so that the emblem stays readable."""
    tones = (crew.light, crew.main, crew.dark)
    return Look(tones, crew.skin, crew.hat, 27 if large else 29, beard=crew.beard, crew=crew)


JACK = Look(
    ("#FFFDF0", "#EFE3C4", "#B9A47A"), "#C98A5A", "straw", 22, ("#B9C4C0", "#6E7F80"), barefoot=True, striped=True
)
TALLY = Look(
    ("#8A7A9A", "#4A3E58", "#221A2C"), "#E9B98C", "tall", 23, ("#4A4048", "#241C22"), hair="#8A8078", clerk=True
)
