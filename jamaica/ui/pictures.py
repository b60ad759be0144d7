"""Pictures from ``assets/pictures``: loaded once, scaled once per size, cut into frames and nine slices."""

import json
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pygame

Size = tuple[int, int]
Facts = dict[str, Any]
"""What a JSON file of `assets` says: measures of pictures, places on a board, volumes of sounds."""
_PAPER = ("parchment", "parchment-plain", "parchment-active", "button-normal", "button-hover", "tooltip", "ribbon")
_LIGHT = (60, 60, 80)
"""What makes the paper of these frames nearly white."""
_PARCHMENT, _NEAR = (224, 208, 176), (60, 72, 100, 255)
"""The colour of paper, and how far from it is still paper."""
_LARGE = 1_000_000
"""Bytes of a file: boards and other pictures beyond that are scaled once, when their place is opened."""
MOST = 110_000_000
"""Bytes of pictures as they were painted, beyond which those that nobody has asked for are dropped."""
_RECENT = 600
"""Frames within which a picture that was asked for is not dropped."""
_SPARSE = 0.65
"""A layer of which less than this part is painted is mostly empty."""
_PIECES = (
    "montego/worker-", "montego/jack", "montego/tally", "montego/barrel-", "montego/marker-", "jamaica/ships/",
)  # fmt: skip
_PLAIN = ("montego/jack-hammock", "montego/tally-desk", "jamaica/ships/wake")
"""Sheets of pieces, which get a white rim on the board; and those among them that are none."""
_SHIPS = "jamaica/ships/"
"""Sheets of ships, which always have a thin pale rim."""
_PALE, _THIN = "#FFF4D2", 90
_SELDOM = ("jamaica/battle/", "jamaica/welcome/", "jamaica/dice/combat-")
"""Large pictures that a match needs now and then: loaded when they are announced by their names."""
_THICK = 30
"""Into how many rims the width of a picture is divided."""
_SOLID = 200
"""From this opacity on a pixel belongs to a piece and not to its shadow."""


class Pictures:
    """The picture box. What was scaled is kept until `forget`, so that drawing a frame only copies pixels."""

    strong = False
    """Whether paper is white and pieces have a white rim, for high contrast."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._raw: dict[str, pygame.Surface] = {}
        self._asked: dict[str, int] = {}
        """Per picture the frame in which it was asked for last."""
        self._frame = 0
        self._counted = 0
        """How many pictures there were when their bytes were counted last."""
        self._made: dict[tuple[object, ...], pygame.Surface] = {}
        self._facts: Facts = {}
        self._due: list[str] = []
        self.ahead = Thread()
        """Loads what will be needed."""
        self._stop = Event()

    def facts(self, name: str) -> Any:
        """A list of measures, such as ``jamaica/board`` for ``jamaica/board.json``."""
        if name not in self._facts:
            self._facts[name] = json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))
        return self._facts[name]

    def raw(self, name: str) -> pygame.Surface:
        """A picture as it was painted."""
        self._asked[name] = self._frame
        return self._load_one(name)

    def _load_one(self, name: str) -> pygame.Surface:
        made = self._raw.get(name)
        if made is None:
            made = self._raw[name] = pygame.image.load(self.folder / f"{name}.webp").convert_alpha()
        return made

    def look_ahead(self, name: str) -> None:
        """A picture, or all in a folder, will be needed soon."""
        if name not in self._due and name not in self._raw:
            self._due.append(name)

    def catch_up(self) -> None:
        """Load in a thread what will be needed, so that no motion waits for a picture."""
        self._frame += 1
        if self.ahead.is_alive():
            return
        if self._due:
            self.ahead = Thread(target=self._load, args=(self._due.pop(0),), name="pictures", daemon=True)
            self.ahead.start()
        elif len(self._raw) != self._counted:
            self._drop_unused()

    def _drop_unused(self) -> None:
        """Drop pictures that were loaded ahead and never asked for, the largest first, if there are too many."""
        sizes = {name: made.get_height() * made.get_pitch() for name, made in self._raw.items()}
        left = sum(sizes.values())
        asked = {name: self._asked.get(name, -_RECENT) for name in sizes}
        for name in sorted(sizes, key=lambda name: (asked[name], -sizes[name])):
            if left <= MOST or asked[name] > self._frame - _RECENT:
                break
            self.drop(name)
            left -= sizes[name]
        self._counted = len(self._raw)

    def _load(self, wanted: str) -> None:
        files = sorted((self.folder / wanted).rglob("*.webp")) or [self.folder / f"{wanted}.webp"]
        for file in files:
            if self._stop.is_set():
                return
            name = file.relative_to(self.folder).with_suffix("").as_posix()
            with suppress(pygame.error, OSError):  # whoever needs it says what is wrong with it
                if name == wanted or (file.stat().st_size < _LARGE and not name.startswith(_SELDOM)):
                    self._load_one(name)

    def close(self) -> None:
        """Nothing is loaded any more."""
        self._stop.set()
        if self.ahead.is_alive():
            self.ahead.join()

    def has(self, name: str) -> bool:
        """Whether a picture is loaded."""
        return name in self._raw

    def forget(self) -> None:
        """Drop everything scaled: the window has another size now."""
        self._made.clear()

    def drop(self, name: str) -> None:
        """Drop a large picture that has been scaled and is not needed as painted."""
        self._raw.pop(name, None)
        self._asked.pop(name, None)

    def drop_all(self, folder: str) -> None:
        """Drop a folder's pictures as they were painted: its place was left; what is needed is loaded again."""
        for name in list(self._raw):
            if name.startswith(f"{folder}/"):
                self.drop(name)

    def get(self, name: str, size: Size) -> pygame.Surface:
        """A picture in this size."""
        key = (name, size)
        if key not in self._made:
            self._made[key] = pygame.transform.smoothscale(self.raw(name), at_least_one(size))
        return self._made[key]

    def layer(self, name: str, size: Size) -> pygame.Surface:
        """A picture in this size that every frame draws: without its alpha if it has no gaps, and run-length encoded if
        it is mostly empty, so that copying it takes a fraction of the time."""
        key = ("layer", name, size)
        if key not in self._made:
            picture = self.raw(name)
            made = pygame.transform.smoothscale(picture, at_least_one(size))
            pixels = picture.get_width() * picture.get_height()
            if pygame.mask.from_surface(picture, 254).count() == pixels:
                made = made.convert()
            elif pygame.mask.from_surface(picture, 0).count() < _SPARSE * pixels:
                made.set_alpha(255, pygame.RLEACCEL)
            self._made[key] = made
        return self._made[key]

    def high(self, name: str, height: int) -> pygame.Surface:
        """A picture in this height, its proportions kept."""
        width, full = self.raw(name).get_size()
        return self.get(name, (round(width * height / full), height))

    def frame(self, name: str, cell: Size, number: int, size: Size, mirrored: bool = False) -> pygame.Surface:
        """One frame of a sheet whose cells are numbered row by row."""
        key = (name, number, size, mirrored)
        if key not in self._made:
            sheet = self.raw(name)
            row, column = divmod(number, sheet.get_width() // cell[0])
            part = sheet.subsurface((column * cell[0], row * cell[1], *cell))
            made = pygame.transform.smoothscale(part, at_least_one(size))
            if name.startswith(_PIECES) and name not in _PLAIN:
                if self.strong:
                    made = rimmed(made)
                elif name.startswith(_SHIPS):  # they meet, and lie in front of each other
                    made = rimmed(made, _PALE, _THIN)
            self._made[key] = pygame.transform.flip(made, True, False) if mirrored else made
        return self._made[key]

    def slices(self, name: str, size: Size, scale: float) -> pygame.Surface:
        """A frame of the interface, its corners kept and its sides stretched to the size."""
        key = ("slices", name, size, round(scale, 3))
        if key not in self._made:
            made = self._stretch(name, at_least_one(size), scale)
            if self.strong and name in _PAPER:
                whiten(made)
            self._made[key] = made
        return self._made[key]

    def _stretch(self, name: str, size: Size, scale: float) -> pygame.Surface:
        facts = self.facts("interface/frames/frames")
        left, top, right, bottom = facts["frames"][name]["margins"]
        picture = self.raw(f"interface/frames/{name}")
        width, height = picture.get_size()
        fit = min(scale / facts["scale"], size[0] / (left + right + 2), size[1] / (top + bottom + 2))
        xs, ys = (0, left, width - right, width), (0, top, height - bottom, height)
        to_x = (0, round(left * fit), size[0] - round(right * fit), size[0])
        to_y = (0, round(top * fit), size[1] - round(bottom * fit), size[1])
        made = pygame.Surface(size, pygame.SRCALPHA)
        for row in range(3):
            for column in range(3):
                part = picture.subsurface((xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row]))
                fits = (to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row])
                if min(fits) > 0:
                    made.blit(pygame.transform.smoothscale(part, fits), (to_x[column], to_y[row]))
        return made

    def tiled(self, name: str, size: Size, scale: float) -> pygame.Surface:
        """A surface covered with a tile."""
        key = ("tiled", name, size, round(scale, 3))
        if key not in self._made:
            tile = self.raw(f"interface/frames/{name}")
            tile = pygame.transform.smoothscale_by(tile, scale / 2)
            made = pygame.Surface(size)
            for x in range(0, size[0], tile.get_width()):
                for y in range(0, size[1], tile.get_height()):
                    made.blit(tile, (x, y))
            self._made[key] = made
        return self._made[key]

    def ground(self, size: Size, scale: float) -> pygame.Surface:
        """The wooden table that pages lie on, darker towards its edges, in one piece: a frame copies it once."""
        key = ("ground", size, round(scale, 3))
        if key not in self._made:
            made = self.tiled("tile-table", size, scale).copy()
            made.blit(self.get("interface/frames/vignette", size), (0, 0))
            self._made[key] = made
        return self._made[key]


def rimmed(picture: pygame.Surface, colour: str = "white", parts: int = _THICK) -> pygame.Surface:
    """A picture with a light rim, dark outside, round what is solid in it; as wide as one of so many parts of it."""
    mask = pygame.mask.from_surface(picture, _SOLID)
    made = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    wide = max(1, round(picture.get_width() / parts))
    for tone, reach in (("black", wide + 1), (colour, wide)):
        around = pygame.mask.Mask((2 * reach + 1, 2 * reach + 1), fill=True)
        grown = mask.convolve(around)
        grown.to_surface(made, setcolor=tone, unsetcolor=None, dest=(-reach, -reach))
    made.blit(picture, (0, 0))
    return made


def whiten(paper: pygame.Surface) -> None:
    """Make the paper of a frame nearly white; what is painted beside it, such as a ribbon's red ends, stays."""
    pale = pygame.mask.from_threshold(paper, _PARCHMENT, _NEAR)
    light = pale.to_surface(setcolor=_LIGHT, unsetcolor=(0, 0, 0))
    paper.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def at_least_one(size: Size) -> Size:
    """A size that can be drawn."""
    return max(1, size[0]), max(1, size[1])
