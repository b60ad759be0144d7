"""Rooms: early reflections and a decaying tail, made as an impulse response and convolved."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import signal

from sound.basics import Signal, samples, seeded, timeline
from sound.filters import bandpass, highpass


@dataclass(frozen=True, slots=True)
class Room:
    """A place to hear things in."""

    name: str
    tail: float
    """Seconds until the tail has fallen by 60 dB in the middle of the spectrum."""
    warmth: float
    """How much longer lows ring than highs."""
    delay: float
    """Seconds before the first reflection."""
    early: float
    """Level of the early reflections."""


TABLE = Room("table", 0.28, 1.6, 0.003, 0.6)
CABIN = Room("cabin", 0.55, 1.7, 0.006, 0.6)
TAVERN = Room("tavern", 1.15, 1.6, 0.012, 0.5)
HALL = Room("hall", 1.7, 1.7, 0.018, 0.35)
BAY = Room("bay", 2.2, 1.6, 0.05, 0.25)


def impulse(room: Room) -> Signal:
    """The stereo impulse response of a room, of unit energy in each ear."""
    rng = seeded(f"room {room.name}")
    seconds = room.tail * room.warmth * 0.9 + room.delay
    time = timeline(seconds)
    response = np.zeros((2, len(time)))
    bands = ((40.0, 250.0), (250.0, 1000.0), (1000.0, 4000.0), (4000.0, 12000.0))
    lengths = (room.warmth, 1.15, 0.85, 0.85 / room.warmth)
    onset = 1.0 - np.exp(-np.maximum(time - room.delay, 0.0) / 0.012)
    for ear in range(2):
        for (low, high), length in zip(bands, lengths, strict=True):
            tail = bandpass(rng.standard_normal(len(time)), low, high) * 0.001 ** (time / (room.tail * length))
            response[ear] += tail * onset * (1.0 if high < 4000.0 else 0.7)
        response[ear] /= np.sqrt(np.sum(response[ear] ** 2))
        for number in range(7):
            at = samples(room.delay + (0.004 + 0.011 * number) * (0.7 + 0.6 * rng.random()) * (0.4 + room.tail))
            if at < len(time):
                response[ear, at] += room.early * 0.7**number * rng.choice((-1.0, 1.0))
        response[ear] /= np.sqrt(np.sum(response[ear] ** 2))
    return response


def in_room(sound: Signal, room: Room, wet: float) -> Signal:
    """A sound in a room, its tail included; mono stays mono."""
    response = impulse(room)
    # Lows in the tail only boom.
    sent = highpass(sound, 140.0)
    if sound.ndim == 1:
        tail = signal.fftconvolve(sent, response[0]) * wet
        tail[: len(sound)] += sound
        return tail
    tail = np.stack([signal.fftconvolve(sent[ear], response[ear]) for ear in range(2)]) * wet
    tail[:, : sound.shape[1]] += sound
    return tail
