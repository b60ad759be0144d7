"""Sounds from ``assets/sounds``; without a sound device everything stays silent."""

import json
from pathlib import Path
from random import Random
from typing import Protocol

import pygame

from .music import Music
from .pictures import Facts

FADE = 800
"""Milliseconds in which ambience comes and goes."""
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
        self.air = ""
        """The ambience of the moment."""
        self._folder = folder
        self._rng = Random(0)
        self._kept: dict[str, pygame.mixer.Sound] = {}
        """What was heard, the last at the end."""
        self._facts: Facts = json.loads((folder / "sounds.json").read_text(encoding="utf-8"))["sounds"]
        self._music = Music(folder, self._facts)
        self._around: pygame.mixer.Sound | None = None
        self._due = False
        """Whether another ambience has to begin."""
        self._hushed = False
        try:
            pygame.mixer.init(RATE, -16, 2, 1024)
            self.on = True
        except pygame.error:
            self.on = False

    @property
    def tune(self) -> str:
        """The music of the moment."""
        return self._music.piece

    def play(self, name: str) -> None:
        """One of the takes of an effect."""
        if not self.on or self._hushed or self.volumes.effects <= 0:
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
            self._change_music(tune)
        self._due |= air != self.air
        self.air = air

    def catch_up(self) -> None:
        """Begin the ambience that is due. It takes a moment to read: the place is to be seen before it is heard.

        And the music that is due, when the piece before it has faded out.
        """
        if self.on:
            self._change_music(None)
        if self._due:
            self._due = False
            self._begin_ambience()

    def hush(self, hushed: bool) -> None:
        """Nothing is heard while the window is out of sight."""
        if hushed == self._hushed or not self.on:
            return
        self._hushed = hushed
        if hushed:
            _pause()
        else:
            pygame.mixer.unpause()
            pygame.mixer.music.unpause()

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

    def _change_music(self, tune: str | None) -> None:
        """Another piece is wanted, or (None) the one that waits may begin."""
        if not self.on:
            self._music.piece = tune or self._music.piece
            return
        try:
            begins = self._music.catch_up() if tune is None else self._music.want(tune)
        except pygame.error:
            self.on = False
            return
        if begins:
            if self._hushed:
                _pause()
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
                if self._hushed:
                    _pause()
        except pygame.error:
            self.on = False
        if self._around:
            self.refresh()

    def close(self) -> None:
        """Let the device go."""
        if self.on:
            pygame.mixer.quit()
            self.on = False


def _pause() -> None:
    pygame.mixer.pause()
    pygame.mixer.music.pause()


def size_of(sound: pygame.mixer.Sound) -> int:
    """Bytes of a sound: 16 bits on two sides, so many times a second."""
    return round(sound.get_length() * RATE) * 4
