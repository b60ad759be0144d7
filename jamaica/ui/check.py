"""The window's part of ``jamaica selftest``: pictures, fonts, sound and screen. Opens no window that can be seen."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from .display import is_seen

SAMPLES = ("jamaica/board.webp", "montego/quay-7.webp", "interface/buttons/buttons.webp")
"""Pictures that are decoded: one of each part of the game."""
NO_SCREEN = "no screen here, 'jamaica play' plays in the terminal"


@contextmanager
def _setting(variable: str, value: str) -> Iterator[None]:
    """An environment variable set for a while."""
    before = os.environ.get(variable)
    os.environ[variable] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[variable]
        else:
            os.environ[variable] = before


def pictures(assets: Path) -> str:
    """The picture formats of the game can be read."""
    sizes = [pygame.image.load(assets / "pictures" / name).get_size() for name in SAMPLES]
    return ", ".join(f"{width} × {height}" for width, height in sizes)


def fonts(assets: Path) -> str:
    """Every font writes the letters of all four languages."""
    pygame.font.init()
    files = sorted((assets / "fonts").glob("*.ttf"))
    for file in files:
        pygame.font.Font(file, 20).render("ÄÖÜäöüßàèéìòùëï →", True, "black")
    return f"{len(files)} fonts"


def sound(assets: Path) -> str:
    """Every sound can be read; without a device the game is silent, and that is no fault."""
    try:
        pygame.mixer.init(44100, -16, 2, 1024)
        device = pygame.mixer.get_driver()
    except pygame.error:
        device = "no sound device here, the game is silent"
        with _setting("SDL_AUDIODRIVER", "dummy"):
            pygame.mixer.init(44100, -16, 2, 1024)
    try:
        entries = json.loads((assets / "sounds" / "sounds.json").read_text(encoding="utf-8"))["sounds"].values()
        effects = [file for entry in entries for file in entry["files"] if entry["kind"] == "effect"]
        others = [file for entry in entries for file in entry["files"] if entry["kind"] != "effect"]
        for file in effects:
            pygame.mixer.Sound(assets / "sounds" / file)
        for file in others:
            pygame.mixer.music.load(assets / "sounds" / file)
    finally:
        pygame.mixer.quit()
    return f"{len(effects) + len(others)} sounds, {device}"


def screen() -> str:
    """What a window would open on; without a screen there is still the terminal, and that is no fault."""
    versions = f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
    try:
        pygame.display.init()
        pygame.display.set_mode((320, 200), pygame.HIDDEN)
        width, height = pygame.display.get_desktop_sizes()[0]
        found = f"{pygame.display.get_driver()}, {width} × {height}" if is_seen() else NO_SCREEN
    except pygame.error as error:
        found = f"{NO_SCREEN} ({error})"
    finally:
        pygame.display.quit()
    return f"{found}, {versions}"
