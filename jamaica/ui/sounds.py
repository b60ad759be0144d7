"""Sounds from ``assets/sounds``; without a sound device everything stays silent."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pygame


class Sounds:
    """Plays effects and music by name."""

    def __init__(self, folder: Path, volume: float = 0.8) -> None:
        self.volume = volume
        self.on = False
        self._folder = folder
        self._rng = Random(0)
        self._kept: dict[str, pygame.mixer.Sound] = {}
        self._facts: dict[str, Any] = json.loads((folder / "sounds.json").read_text(encoding="utf-8"))["sounds"]
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            self.on = True
        except pygame.error:
            self.on = False

    def play(self, name: str) -> None:
        """One of the takes of an effect."""
        if not self.on or self.volume <= 0:
            return
        facts = self._facts[name]
        file = self._rng.choice(facts["files"])
        try:
            if file not in self._kept:
                self._kept[file] = pygame.mixer.Sound(self._folder / file)
            sound = self._kept[file]
            sound.set_volume(facts["gain"] * self.volume)
            sound.play()
        except pygame.error:  # the device has gone, as when a headset is pulled out
            self.on = False

    def music(self, name: str) -> None:
        """Music or ambience, round and round."""
        if not self.on:
            return
        facts = self._facts[name]
        try:
            pygame.mixer.music.load(self._folder / facts["files"][0])
            pygame.mixer.music.set_volume(0.5 * facts["gain"] * self.volume)
            pygame.mixer.music.play(-1, fade_ms=800)
        except pygame.error:
            self.on = False

    def close(self) -> None:
        """Let the device go."""
        if self.on:
            pygame.mixer.quit()
            self.on = False
