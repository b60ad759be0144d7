"""Eleven vignettes for the action cards: each shows what its two actions are about. Units of the card."""

from __future__ import annotations

from collections.abc import Callable

from interface.engraving import INK, Plate
from interface.goods import balls, barrel, cannon, chest, coins, crate, fish, flame, fruit, ham, kettle, sack
from interface.sea import cloud, foam, galleon, gull, rect, rock, water, whirlpool
from interface.shore import beach, fort, hills, palm, town
from kit.chart import stroke

HORIZON = 88.0
LEFT, RIGHT, BOTTOM = 4.0, 104.0, 141.0
KEG, HOOP, LABEL = "#565A68", "#24252B", "#F0DFA8"


def open_sea(plate: Plate) -> None:
    """Water from the horizon down."""
    water(plate, LEFT, HORIZON, RIGHT, BOTTOM, step=3.4)


def keg(plate: Plate, x: float, y: float, s: float) -> None:
    """A powder keg."""
    barrel(plate, x, y, s, KEG, HOOP, LABEL)


def planks(plate: Plate, y: float) -> None:
    """A quay or deck in front, from y down."""
    plate.shape(rect(LEFT, y, RIGHT, BOTTOM), "#C9935A", "#7A4A22", 0.3, 0.8, 0, 90)
    for k in range(1, 6):
        yy = y + (BOTTOM - y) * (k / 6) ** 1.25
        plate.pen([(LEFT, yy), (RIGHT, yy)], 0.7, INK, 0.8, False)
    for x, a in ((20, 0.3), (62, 0.2), (44, 0.62), (88, 0.55)):
        yy = y + (BOTTOM - y) * a
        plate.pen([(x, yy - 3), (x - 0.6, yy + 3)], 0.6, INK, 0.7, False)


def provisions(plate: Plate) -> None:
    """food / forward: the larder stands on the quay, the ship is under way."""
    open_sea(plate)
    galleon(plate, 76, 107, 46)
    foam(plate, 76, 108.5, 44, 3)
    planks(plate, 121)
    barrel(plate, 14, 128, 27)
    fruit(plate, 39, 132, 33)
    ham(plate, 66, 128, 22, -20)
    fish(plate, 86, 133, 24, -8)


def full_sail(plate: Plate) -> None:
    """forward / forward: a galleon with everything set, spray at the bow."""
    open_sea(plate)
    galleon(plate, 51, 127, 80, "#FFF2D2", None, "#C2281F")
    foam(plate, 50, 130, 76, 5)
    foam(plate, 83, 126, 17, 7)
    for x, y, s in ((17, 66, 4), (93, 72, 3.4), (28, 58, 2.8)):
        gull(plate, x, y, s)


def maelstrom(plate: Plate) -> None:
    """forward / backward: a whirlpool ahead, the ship goes about."""
    open_sea(plate)
    rock(plate, 13, 101, 24, 34)
    rock(plate, 27, 98, 13, 17)
    foam(plate, 17, 101, 34, 4)
    galleon(plate, 69, 108, 52, mirror=True)
    foam(plate, 69, 109.5, 48, 3.4)
    whirlpool(plate, 49, 126, 33)


def ambush(plate: Plate) -> None:
    """backward / forward: a ship lies in wait behind the cliffs; a sail passes."""
    open_sea(plate)
    galleon(plate, 84, 96, 27, "#FBEFD0")
    foam(plate, 84, 97, 25, 2)
    galleon(plate, 45, 117, 58, "#4A3F3A", None, "#1A1614", mirror=True)
    foam(plate, 45, 118.5, 54, 3.6)
    rock(plate, 14, 124, 38, 66, "#A99474")
    rock(plate, 3, 128, 30, 46, "#9A8566")
    rock(plate, 88, 138, 34, 24, "#A99474")
    foam(plate, 16, 125, 44, 5)
    foam(plate, 88, 137, 38, 5)


def broadside(plate: Plate) -> None:
    """forward / powder: sailing on with all guns firing."""
    open_sea(plate)
    galleon(plate, 51, 117, 72, "#FFF2D2", None, "#8E1B15")
    foam(plate, 51, 119, 68, 4)
    for k in range(5):
        x = 31 + k * 9.6
        y = 118 + (k % 2) * 2.2
        cloud(plate, x + 1.5, y + 7, 7.4 + (k % 3), "#FFFBF0", "#C9B9A0", 6, 0.5)
        flame(plate, x, y + 3.4, 5.6)
    for x, y in ((26, 135), (66, 137), (86, 131)):
        plate.disc(x, y, 1.6, "#4A4E58", "#141418", 0, 0.5)


def siege(plate: Plate) -> None:
    """powder / gold: a battery before the fort, its gold in front of it."""
    open_sea(plate)
    hills(plate, 52, 108, 92, 18)
    fort(plate, 78, 101, 44)
    beach(plate, 2, 106, 113, 8, BOTTOM)
    cannon(plate, 33, 130, 50)
    balls(plate, 14, 138, 4.4)
    coins(plate, 80, 137, 40, 20, 30)


def hoard(plate: Plate) -> None:
    """gold / gold: a chest wide open on the beach and gold all around."""
    open_sea(plate)
    beach(plate, 2, 106, 105, 7, BOTTOM)
    palm(plate, 14, 118, 56, 0.16)
    palm(plate, 96, 116, 46, -0.2)
    coins(plate, 27, 132, 38, 15, 22, 5)
    coins(plate, 82, 132, 36, 14, 22, 8)
    chest(plate, 54, 132, 52, 1.0)
    coins(plate, 50, 139, 60, 7, 20, 9)


def farewell(plate: Plate) -> None:
    """gold / forward: paid in port, and out to sea."""
    open_sea(plate)
    hills(plate, 0, 62, 91, 22)
    town(plate, 28, 104, 54)
    galleon(plate, 79, 113, 46, "#FFF2D2", None, "#2E62B5")
    foam(plate, 79, 114.5, 43, 3)
    planks(plate, 122)
    chest(plate, 24, 133, 29, 0.9)
    sack(plate, 46, 133, 18, "#D8BE80")
    coins(plate, 63, 134, 18, 8, 12)


def catch(plate: Plate) -> None:
    """forward / food: the ship runs before the wind, fish leap into the pan."""
    open_sea(plate)
    galleon(plate, 29, 106, 46)
    foam(plate, 29, 107.5, 43, 3)
    hills(plate, 74, 108, 90, 10)
    fish(plate, 75, 108, 36, 42, "#8FC0C8")
    fish(plate, 52, 121, 30, 24, "#E2A87A")
    fish(plate, 88, 127, 34, -34, "#B9CFA0")
    for x, y, w in ((66, 122, 20), (46, 130, 22), (84, 136, 26)):
        foam(plate, x, y, w, 4.4)


def camp(plate: Plate) -> None:
    """food / powder: supper on the beach, the powder kept well away."""
    open_sea(plate)
    galleon(plate, 82, 97, 26)
    foam(plate, 82, 98, 24, 2)
    beach(plate, 2, 106, 108, 7, BOTTOM)
    palm(plate, 8, 124, 62, 0.2)
    for x in (-1, 1):
        plate.line.drawLine(34 + x * 19, 134, 34 + x * 3, 92, stroke(INK, 1.8))
    plate.line.drawLine(34, 93, 34, 104, stroke(INK, 0.9))
    kettle(plate, 34, 132, 25)
    keg(plate, 71, 127, 23)
    keg(plate, 91, 129, 23)
    keg(plate, 80, 138, 24)


def gundeck(plate: Plate) -> None:
    """powder / food: on deck, the gun on one side and dinner on the other."""
    open_sea(plate)
    rock(plate, 56, 96, 14, 16)
    galleon(plate, 88, 95, 20)
    planks(plate, 112)
    for x in (8, 37, 66, 95):
        plate.shape(rect(x - 2, 97, x + 2, 114), "#B97A3E", "#6B3F1C", 0.6, 0.8)
    plate.shape(rect(LEFT, 96, RIGHT, 100), "#D8A866", "#8A5A2A", 0.4, 0.9)
    cannon(plate, 30, 128, 46)
    keg(plate, 13, 139, 22)
    balls(plate, 36, 139, 3.8)
    crate(plate, 78, 136, 36)
    ham(plate, 70, 109, 22, -22)
    fruit(plate, 90, 111, 22)


SCENES: dict[str, Callable[[Plate], None]] = {
    "food-forward": provisions,
    "forward-forward": full_sail,
    "forward-backward": maelstrom,
    "backward-forward": ambush,
    "forward-powder": broadside,
    "powder-gold": siege,
    "gold-gold": hoard,
    "gold-forward": farewell,
    "forward-food": catch,
    "food-powder": camp,
    "powder-food": gundeck,
}
