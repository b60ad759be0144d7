"""The window tests run without screen and sound card."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest


@pytest.fixture(autouse=True)
def headless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Dummy drivers, folders of its own, and nothing left of one test in the next."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("JAMAICA_HOME", str(tmp_path / "home"))
    yield
    pygame.quit()
