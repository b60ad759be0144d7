"""The window tests run without screen and sound card."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True)
def headless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dummy drivers, and nothing left of one test in the next."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.quit()
