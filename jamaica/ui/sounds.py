"""Sounds from ``assets/sounds``; without a sound device everything stays silent."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pygame

FADE = 800
"""Milliseconds in which music and ambience come and go."""
RATE = 44100
"""Samples a second."""
MOST = 24 << 20
"""Bytes of sounds that are kept: as much as a game needs, with two ambiences of 7 MB."""
BEHIND = 0.5
"""How loud music is beside effects of the same volume."""


class Volumes(Protocol):
    """How loud each kind of sound is, from 0 to 1."""

    music: float
    effects: float
    ambience: float


class Sounds:
    """Plays effects, music and ambience by name, each kind as loud as the player wants it."""

    def __init__(self, folder: Path, volumes: Volumes) -> None:
        self.volumes = volumes
        self.on = False
        self.tune = self.air = ""
        """The music and the ambience of the moment."""
        self._folder = folder
        self._rng = Random(0)
        self._kept: dict[str, pygame.mixer.Sound] = {}
        """What was heard, the last at the end."""
        self._facts: dict[str, Any] = json.loads((folder / "sounds.json").read_text(encoding="utf-8"))["sounds"]
        self._around: pygame.mixer.Sound | None = None
        self._due = False
        """Whether another ambience has to begin."""
        try:
            pygame.mixer.init(RATE, -16, 2, 1024)
            self.on = True
        except pygame.error:
            self.on = False

    def play(self, name: str) -> None:
        """One of the takes of an effect."""
        if not self.on or self.volumes.effects <= 0:
            return
        facts = self._facts[name]
        file = self._rng.choice(facts["files"])
        try:
            sound = self._load(file)
            sound.set_volume(facts["gain"] * self.volumes.effects)
            sound.play()
        except pygame.error:  # the device has gone, as when a headset is pulled out
            self.on = False

    def _load(self, file: str) -> pygame.mixer.Sound:
        sound = self._kept.pop(file, None) or pygame.mixer.Sound(self._folder / file)
        self._kept[file] = sound
        while len(self._kept) > 1 and sum(map(size_of, self._kept.values())) > MOST:
            del self._kept[next(iter(self._kept))]
        return sound

    def mood(self, tune: str, air: str = "") -> None:
        """The music of a place and the sounds around it, round and round; what plays already plays on."""
        if tune != self.tune:
            self.tune = tune
            self._begin_music()
        self._due |= air != self.air
        self.air = air

    def catch_up(self) -> None:
        """Begin the ambience that is due. It takes a moment to read: the place is to be seen before it is heard."""
        if self._due:
            self._due = False
            self._begin_ambience()

    def refresh(self) -> None:
        """The player has changed the volumes."""
        if not self.on:
            return
        if self.tune:
            pygame.mixer.music.set_volume(self._loudness(self.tune, self.volumes.music))
        if self._around and self.volumes.ambience > 0:
            self._around.set_volume(self._loudness(self.air, self.volumes.ambience))
        elif self._around or (self.air and self.volumes.ambience > 0):
            self._begin_ambience()
        if max(self.volumes.effects, self.volumes.ambience) <= 0:
            self._kept.clear()

    def _loudness(self, name: str, volume: float) -> float:
        gain: float = self._facts[name]["gain"]
        return BEHIND * gain * volume

    def _begin_music(self) -> None:
        if not self.on:
            return
        files: Sequence[str] = self._facts[self.tune]["files"]
        try:
            pygame.mixer.music.load(self._folder / files[0])
            pygame.mixer.music.play(-1, fade_ms=FADE)
        except pygame.error:
            self.on = False
        self.refresh()

    def _begin_ambience(self) -> None:
        if not self.on:
            return
        if self._around:
            self._around.fadeout(FADE)
            self._around = None
        try:
            if self.air and self.volumes.ambience > 0:
                self._around = self._load(self._facts[self.air]["files"][0])
                self._around.play(-1, fade_ms=FADE)
        except pygame.error:
            self.on = False
        if self._around:
            self.refresh()

    def close(self) -> None:
        """Let the device go."""
        if self.on:
            pygame.mixer.quit()
            self.on = False


def size_of(sound: pygame.mixer.Sound) -> int:
    """Bytes of a sound: 16 bits on two sides, so many times a second."""
    return round(sound.get_length() * RATE) * 4
