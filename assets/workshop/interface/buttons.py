"""Round brass buttons in five states, plain glyphs, the signs of sun and moon, and cursors. One icon set throughout."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import skia
from PIL import Image

from interface.engraving import INK, drawn, save
from interface.sheets import PARCHMENT, on_wood
from interface.symbols import ENAMEL, sign
from kit import things
from kit.chart import fill, icon, linear, poly, radial, stroke

ICONS = {  # what it does: name of the icon, or "" for one drawn here
    "hint": "light-bulb",
    "undo": "anticlockwise-rotation",
    "redo": "clockwise-rotation",
    "fast-forward": "fast-forward-button",
    "pause": "pause-button",
    "play": "play-button",
    "rules": "scroll-unfurled",
    "settings": "gears",
    "save": "save",
    "sound-on": "sound-on",
    "sound-off": "sound-off",
    "music": "musical-notes",
    "full-screen": "expand",
    "window": "contract",
    "back": "",
    "replay": "cycle",
    "statistics": "histogram",
    "learn": "graduate-cap",
    "book": "open-book",
    "plus": "",
    "minus": "",
    "left": "",
    "right": "",
    "up": "",
    "down": "",
    "first": "previous-button",
    "last": "next-button",
    "check": "check-mark",
    "cross": "cross-mark",
    "eye": "eye-target",
    "eye-closed": "sight-disabled",
    "lock": "padlock",
    "unlock": "padlock-open",
    "help": "help",
    "exit": "exit-door",
    "delete": "trash-can",
    "home": "house",
    "trophy": "trophy",
    "zoom": "magnifying-glass",
    "chart": "treasure-map",
    "captain": "ship-wheel",
    "dice": "rolling-dices",
    "log": "quill-ink",
    "handoff": "player-next",
}
DATA = (
    "workshop/icons/delapouite/anticlockwise-rotation.svg",
    "workshop/icons/delapouite/check-mark.svg",
    "workshop/icons/delapouite/clockwise-rotation.svg",
    "workshop/icons/delapouite/contract.svg",
    "workshop/icons/delapouite/exit-door.svg",
    "workshop/icons/delapouite/expand.svg",
    "workshop/icons/delapouite/eye-target.svg",
    "workshop/icons/delapouite/fast-forward-button.svg",
    "workshop/icons/delapouite/graduate-cap.svg",
    "workshop/icons/delapouite/histogram.svg",
    "workshop/icons/delapouite/house.svg",
    "workshop/icons/delapouite/musical-notes.svg",
    "workshop/icons/delapouite/next-button.svg",
    "workshop/icons/delapouite/padlock-open.svg",
    "workshop/icons/delapouite/player-next.svg",
    "workshop/icons/delapouite/previous-button.svg",
    "workshop/icons/delapouite/rolling-dices.svg",
    "workshop/icons/delapouite/save.svg",
    "workshop/icons/delapouite/ship-wheel.svg",
    "workshop/icons/delapouite/sound-off.svg",
    "workshop/icons/delapouite/sound-on.svg",
    "workshop/icons/delapouite/trash-can.svg",
    "workshop/icons/guard13007/pause-button.svg",
    "workshop/icons/guard13007/play-button.svg",
    "workshop/icons/lorc/cross-mark.svg",
    "workshop/icons/lorc/cycle.svg",
    "workshop/icons/lorc/gears.svg",
    "workshop/icons/lorc/hourglass.svg",
    "workshop/icons/lorc/light-bulb.svg",
    "workshop/icons/lorc/magnifying-glass.svg",
    "workshop/icons/lorc/open-book.svg",
    "workshop/icons/lorc/padlock.svg",
    "workshop/icons/lorc/quill-ink.svg",
    "workshop/icons/lorc/scroll-unfurled.svg",
    "workshop/icons/lorc/treasure-map.svg",
    "workshop/icons/lorc/trophy.svg",
    "workshop/icons/sbed/help.svg",
    "workshop/icons/skoll/sight-disabled.svg",
)
STATES = ("normal", "hover", "pressed", "selected", "disabled")
CELL = 96
TURN = {"right": 0, "down": 90, "left": 180, "up": 270, "back": 180}


def glyph(cv: skia.Canvas, name: str, x: float, y: float, s: float, colour: str, a: float = 1.0) -> None:
    """An icon in one colour, s wide; plus, minus and arrows are drawn here to match the others in weight."""
    if ICONS[name]:
        icon(cv, ICONS[name], x, y, s, colour, a)
        return
    cv.save()
    cv.translate(x, y)
    if name in ("plus", "minus"):
        cv.drawRect(skia.Rect(-s * 0.4, -s * 0.11, s * 0.4, s * 0.11), fill(colour, a))
        if name == "plus":
            cv.drawRect(skia.Rect(-s * 0.11, -s * 0.4, s * 0.11, s * 0.4), fill(colour, a))
    elif name == "back":
        hook = skia.Path()
        hook.moveTo(-s * 0.12, -s * 0.17)
        hook.lineTo(s * 0.12, -s * 0.17)
        hook.arcTo(skia.Rect(-s * 0.12, -s * 0.17, s * 0.42, s * 0.33), -90, 180, False)
        hook.lineTo(-s * 0.25, s * 0.33)
        cv.drawPath(hook, stroke(colour, s * 0.14, a, cap=skia.Paint.kButt_Cap))
        cv.drawPath(poly([(-s * 0.46, -s * 0.17), (-s * 0.1, -s * 0.44), (-s * 0.1, s * 0.1)]), fill(colour, a))
    else:
        cv.rotate(TURN[name])
        cv.drawPath(poly([(-s * 0.22, -s * 0.42), (s * 0.36, 0), (-s * 0.22, s * 0.42)]), fill(colour, a))
    cv.restore()


def button(name: str, state: str) -> Image.Image:
    """One round button."""

    def draw(cv: skia.Canvas) -> None:
        x = y = 50.0
        r = 42.0
        grey = state == "disabled"
        sunk = 1.6 if state in ("pressed", "selected") else 0.0
        if state == "hover":
            cv.drawCircle(x, y, r + 2, fill("#FFD257", 0.9, 4))
        if not sunk:
            cv.drawCircle(x + 2.4, y + 3.6, r, fill("#000000", 0.5, 3))
        cv.drawCircle(x, y, r, fill(INK))
        rim = ["#D8CDB4", "#A3957A", "#6E6450"] if grey else ["#FFF6CE", "#E2B24A", "#7A4E12"]
        cv.drawCircle(x, y, r - 2, fill("#FFFFFF", 1, 0, linear((x - r, y - r), (x + r, y + r), rim)))
        cv.drawCircle(x, y, r - 8, fill(INK, 0.85))
        face = {
            "normal": ["#D9A441", "#F2CF78", "#FBE7AC"],
            "hover": ["#F0C766", "#FFE9A8", "#FFF8DC"],
            "pressed": ["#8A5A14", "#C08A30", "#D9A441"],
            "selected": ["#123F52", "#2E7A8C", "#4C9AA6"],
            "disabled": ["#A3957A", "#BDB196", "#CFC5AC"],
        }[state]
        cv.drawCircle(x, y, r - 9.6, fill("#FFFFFF", 1, 0, linear((x - r, y - r), (x + r, y + r), face)))
        if sunk:
            cv.save()
            inside = skia.Path()
            inside.addCircle(x, y, r - 9.6)
            cv.clipPath(inside, skia.ClipOp.kIntersect, True)
            cv.drawCircle(x + 3, y + 4, r - 6, stroke("#000000", 8, 0.5, 3))
            cv.restore()
        ink = "#FFF8E4" if state == "selected" else "#6E6450" if grey else "#2A1306"
        if state in ("normal", "hover"):
            glyph(cv, name, x + 0.8, y + 1.2, 47, "#FFF6D8", 0.75)
        glyph(cv, name, x + sunk, y + sunk, 47, ink)

    return drawn(100, 100, draw, CELL / 100)


def mark(name: str, colour: str) -> Image.Image:
    """A plain glyph for use in text rows."""
    return drawn(64, 64, lambda cv: glyph(cv, name, 32, 32, 56, colour))


def enamel(kind: str) -> Image.Image:
    """The sign of an action or a good, 160 pixels wide."""
    return drawn(100, 100, lambda cv: sign(cv, kind, 49, 48, 45), 1.6)


def sun() -> Image.Image:
    """The sign of the morning."""

    def draw(cv: skia.Canvas) -> None:
        things.sun_slot(cv, 100, 100, 92)
        cv.drawCircle(100, 100, 92, stroke("ink", 5))
        cv.drawCircle(100, 100, 92, stroke("#E6B850", 2.6))
        things.face(cv, 100, 100, 56)

    return drawn(200, 200, draw, 0.8)


def moon() -> Image.Image:
    """The sign of the evening."""

    def draw(cv: skia.Canvas) -> None:
        ground = radial((70, 70), 150, ["#4E6C98", "#2B4370", "#141F3C"])
        cv.drawCircle(100, 100, 92, fill("#FFFFFF", 1, 0, ground))
        for x, y, r in ((150, 70, 11), (132, 132, 7), (158, 116, 6), (120, 42, 7), (60, 160, 5), (146, 158, 5)):
            things.star(cv, x, y, r, r * 0.4, 4, "#FBF1CE", "#FBF1CE")
        cv.drawCircle(100, 100, 92, stroke("ink", 5))
        cv.drawCircle(100, 100, 92, stroke("#B9C8E8", 2.6))
        things.face(cv, 98, 100, 62, True)

    return drawn(200, 200, draw, 0.8)


def focus() -> Image.Image:
    """Where the keyboard is: a ring round a button."""

    def draw(cv: skia.Canvas) -> None:
        cv.drawCircle(50, 50, 44, stroke("#FFC933", 6, 0.85, 2.6))
        cv.drawCircle(50, 50, 44, stroke(INK, 5.4))
        cv.drawCircle(50, 50, 44, stroke("#FFF3B8", 3))

    return drawn(100, 100, draw, CELL / 100)


def laurel(scale: float = 1.6) -> Image.Image:
    """A golden wreath for the winner; its middle is free for a portrait."""

    def draw(cv: skia.Canvas) -> None:
        for side in (-1, 1):
            for k in range(13):
                turn = math.pi / 2 + side * (0.16 + k * 0.215)
                for lean in (-34, 30):
                    cv.save()
                    cv.translate(100 + 78 * math.cos(turn), 100 + 78 * math.sin(turn))
                    cv.rotate(math.degrees(turn) + side * (90 + lean))
                    leaf = skia.Path()
                    leaf.moveTo(-3, 0)
                    leaf.quadTo(9, -10, 27, 0)
                    leaf.quadTo(9, 10, -3, 0)
                    cv.drawPath(leaf, fill("#FFFFFF", 1, 0, linear((0, -9), (0, 9), ["#FFF0B0", "#E0A638", "#9A6718"])))
                    cv.drawPath(leaf, stroke(INK, 1.5))
                    cv.restore()
        bow = poly([(100, 178), (82, 168), (80, 186), (100, 178), (120, 168), (118, 186)])
        cv.drawPath(bow, fill("#A8231C"))
        cv.drawPath(bow, stroke(INK, 1.8))
        cv.drawCircle(100, 178, 6, fill("#C2382C"))
        cv.drawCircle(100, 178, 6, stroke(INK, 1.8))

    return drawn(200, 200, draw, scale)


def wax() -> Image.Image:
    """A blank red seal; the game writes a place or a count on it in cream."""

    def draw(cv: skia.Canvas) -> None:
        rim = []
        for k in range(72):
            turn = 2 * math.pi * k / 72
            r = 42 * (1 + 0.035 * math.sin(turn * 5 + 1) + 0.025 * math.sin(turn * 9))
            rim.append((48 + r * math.cos(turn), 48 + r * math.sin(turn)))
        cv.drawPath(poly([(x + 3, y + 4) for x, y in rim]), fill("#000000", 0.5, 3))
        cv.drawPath(poly(rim), fill("#FFFFFF", 1, 0, radial((34, 32), 76, ["#D2463A", "#A8231C", "#5A0E0A"])))
        cv.drawPath(poly(rim), stroke("#3F0806", 2.4))
        cv.drawCircle(48, 48, 31, fill("#8E1B15"))
        cv.drawCircle(48, 48, 31, stroke("#5A0E0A", 2.6))
        cv.drawCircle(47, 46.6, 31, stroke("#E5796C", 1.2, 0.8))

    return drawn(100, 100, draw, 1.28)


CURSORS: dict[str, tuple[float, float]] = {"arrow": (0.09, 0.06), "hand": (0.30, 0.06), "wait": (0.5, 0.5)}


def cursor(name: str) -> Image.Image:
    """A brass-edged pointer, 64 pixels; the game scales it to 32."""

    def draw(cv: skia.Canvas) -> None:
        if name == "arrow":
            path = poly([(9, 6), (9, 74), (25, 60), (36, 86), (49, 80), (38, 55), (60, 54)])
        elif name == "hand":
            path = skia.Path()
            path.addRRect(skia.RRect.MakeRectXY(skia.Rect(24, 6, 37, 60), 6.5, 6.5))
            for k, top in enumerate((38, 41, 46)):
                finger = skia.Path()
                finger.addRRect(skia.RRect.MakeRectXY(skia.Rect(37 + k * 12, top, 50 + k * 12, 76), 6.5, 6.5))
                path = skia.Op(path, finger, skia.PathOp.kUnion_PathOp)
            palm = poly([(24, 52), (73, 56), (73, 74), (64, 94), (34, 94), (12, 66), (8, 54), (15, 50), (24, 60)])
            path = skia.Op(path, palm, skia.PathOp.kUnion_PathOp)
        else:
            path = skia.Path()
            path.addCircle(50, 50, 42)
        cv.save()
        cv.translate(3, 4)
        cv.drawPath(path, fill("#000000", 0.45, 2.5))
        cv.restore()
        cv.drawPath(path, stroke("#FFF6CE", 9))
        cv.drawPath(path, fill("#FFFFFF", 1, 0, linear((5, 5), (80, 90), ["#FFF2BE", "#E2B24A", "#A9752A"])))
        cv.drawPath(path, stroke(INK, 5))
        if name == "wait":
            icon(cv, "hourglass", 50, 50, 58, INK)
        if name == "hand":
            for k in range(3):
                cv.drawLine(37 + k * 12, 52 + k * 2, 37 + k * 12, 68, stroke(INK, 3))

    return drawn(100, 100, draw, 0.64)


SINGLE: dict[str, Callable[[], Image.Image]] = {"sun": sun, "moon": moon, "focus": focus, "laurel": laurel, "seal": wax}


def make(out: Path) -> None:
    """Write one atlas of buttons (rows: icons, columns: states), the glyphs in ink and cream, signs and cursors."""
    folder = out / "pictures" / "interface" / "buttons"
    atlas = Image.new("RGBA", (CELL * len(STATES), CELL * len(ICONS)))
    for row, name in enumerate(ICONS):
        for column, state in enumerate(STATES):
            atlas.paste(button(name, state), (column * CELL, row * CELL))
    save(atlas, folder / "buttons.webp", 92)
    marks = Image.new("RGBA", (128, 64 * len(ICONS)))
    for row, name in enumerate(ICONS):
        marks.paste(mark(name, "#2A1306"), (0, row * 64))
        marks.paste(mark(name, "#FFF8E4"), (64, row * 64))
    save(marks, folder / "glyphs.webp")
    for name, image in SINGLE.items():
        save(image(), folder / f"{name}.webp", 93)
    for kind in ENAMEL:
        save(enamel(kind), folder / f"sign-{kind}.webp", 93)
    for name in CURSORS:
        save(cursor(name), folder / f"cursor-{name}.webp")
    about = {
        "buttons": {"cell": CELL, "rows": list(ICONS), "columns": STATES},
        "glyphs": {"cell": 64, "rows": list(ICONS), "columns": ["ink", "cream"]},
        "signs": list(ENAMEL),
        "cursors": CURSORS,
    }
    (folder / "buttons.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf8")


def sheet() -> Image.Image:
    """Buttons at 48 and 36 pixels in all states, glyphs on paper, signs, cursors."""
    normal = [button(name, "normal") for name in ICONS]
    states = [button(name, state) for name in ("hint", "undo", "save") for state in STATES]
    signs = [enamel(kind) for kind in ENAMEL]
    extra = [*(image() for image in SINGLE.values()), *signs, *(cursor(name) for name in CURSORS)]
    rows = [
        on_wood(normal, (48, 32), 22),
        on_wood([*states], (64,), 15),
        on_wood([mark(name, "#2A1306") for name in ICONS], (32, 18), 22, PARCHMENT),
        on_wood(extra, (96, 44, 22), 12),
    ]
    out = Image.new("RGB", (max(r.width for r in rows), sum(r.height for r in rows)))
    y = 0
    for row in rows:
        out.paste(row, (0, y))
        y += row.height
    return out
