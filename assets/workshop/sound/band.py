"""The band: parts with a place on the stage, mixed in one room."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy import signal

from sound.basics import Signal, gain_of, pan, samples
from sound.filters import highpass
from sound.room import Room, impulse


@dataclass
class Band:
    """Collects the parts of a piece. The tail leaves time for the room to die away."""

    seconds: float
    room: Room
    tail: float = 4.0
    _dry: Signal = field(init=False)
    _sent: Signal = field(init=False)

    def __post_init__(self) -> None:
        self._dry = np.zeros((2, samples(self.length)))
        self._sent = np.zeros((2, samples(self.length)))

    @property
    def length(self) -> float:
        """Seconds of every part handed in."""
        return self.seconds + self.tail

    def add(self, part: Signal, level: float, position: float, distance: float = 0.25) -> None:
        """Add a part: its RMS level while it plays in decibels, left-right position, and how far back it stands."""
        playing = part[np.abs(part) > 1e-4]
        if not len(playing):
            return
        loudness = float(np.sqrt(np.mean(playing**2)))
        placed = pan(part * (gain_of(level) / loudness), position)
        self._dry += placed
        self._sent += distance * placed

    def mix(self) -> Signal:
        """The whole band in its room, stereo."""
        response = impulse(self.room)
        # Lows in the tail only make mud.
        sent = highpass(self._sent, 160.0)
        wet = np.stack([signal.fftconvolve(sent[ear], response[ear])[: self._dry.shape[1]] for ear in range(2)])
        cross = np.stack([signal.fftconvolve(sent[1 - ear], response[ear])[: self._dry.shape[1]] for ear in range(2)])
        return self._dry + wet + 0.5 * cross
