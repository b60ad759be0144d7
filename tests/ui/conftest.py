"""The window tests run without screen and sound card."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from jamaica.files import assets

_load = pygame.image.load


@lru_cache(200)
def _loaded(path: Path) -> pygame.Surface:
    return _load(path)


def _load_once(file: Any, *hints: str) -> pygame.Surface:
    """Our own pictures are decoded but once in all tests of a process: that was most of opening a table."""
    if isinstance(file, Path) and file.is_relative_to(assets()):
        return _loaded(file).copy()
    return _load(file, *hints)


@pytest.fixture(autouse=True)
def headless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Dummy drivers, folders of its own, and nothing left of one test in the next."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(pygame.image, "load", _load_once)
    yield
    pygame.quit()
