"""The window tests run without screen and sound card."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jamaica.files import assets
from jamaica.ui.pictures import Pictures

_load_one = Pictures._load_one
_painted: dict[tuple[Path, str], pygame.Surface] = {}


def _load_once(self: Pictures, name: str) -> pygame.Surface:
    """Our own pictures are decoded and converted but once in a process: that was most of opening a table."""
    key = self.folder, name
    if self.folder.is_relative_to(assets()) and name not in self._raw:
        self._raw[name] = _painted[key] = _painted.get(key) or _load_one(self, name)
    return _load_one(self, name)


@pytest.fixture(autouse=True)
def headless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Dummy drivers, folders of its own, and nothing left of one test in the next."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(Pictures, "_load_one", _load_once)
    yield
    pygame.quit()
