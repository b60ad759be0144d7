"""What all sound modules share: sample rate, time, seeded randomness, placing and panning.

A mono signal has the shape (n,), a stereo signal (2, n); both hold float64 samples, nominally within ±1.
"""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[np.float64]


def samples(seconds: float) -> int:
    """Number of samples in a span of time."""
    return round(seconds * RATE)


def timeline(seconds: float) -> Signal:
    """The time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Signal:
    """A mono signal of zeros."""
    return np.zeros(samples(seconds))


def gain_of(decibels: float) -> float:
    """Amplitude factor of a level in decibels."""
    return float(10.0 ** (decibels / 20.0))


def hertz(midi: float) -> float:
    """Frequency of a MIDI note number (69 is A4, 440 Hz)."""
    return float(440.0 * 2.0 ** ((midi - 69.0) / 12.0))


def seeded(name: str) -> np.random.Generator:
    """A random generator that depends on the name only, so that every sound comes out the same each time."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def place(target: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Add a sound to the target at a time in seconds; what lies outside the target is cut."""
    start = samples(at)
    skip = max(0, -start)
    start = max(0, start)
    length = min(sound.shape[-1] - skip, target.shape[-1] - start)
    if length > 0:
        target[..., start : start + length] += gain * sound[..., skip : skip + length]


def place_round(target: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Add a sound to a loop: what runs over the end comes back at the beginning."""
    length = target.shape[-1]
    where = (samples(at) + np.arange(sound.shape[-1])) % length
    # A sound longer than the loop would meet the same sample twice, which plain indexing would drop.
    for start in range(0, len(where), length):
        part = slice(start, start + length)
        target[..., where[part]] += gain * sound[..., part]


def pan(mono: Signal, position: float) -> Signal:
    """Place a mono signal between left (-1) and right (+1) with constant power."""
    angle = (position + 1.0) * np.pi / 4.0
    return np.stack([mono * np.cos(angle), mono * np.sin(angle)])


def fade(sound: Signal, start: float = 0.002, end: float = 0.01) -> Signal:
    """Soften both ends, so that nothing begins or stops with a click."""
    shaped = sound.copy()
    for length, backwards in ((samples(start), False), (samples(end), True)):
        length = min(length, sound.shape[-1])
        if length < 2:
            continue
        ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(length) / length)
        if backwards:
            shaped[..., -length:] *= ramp[::-1]
        else:
            shaped[..., :length] *= ramp
    return shaped


def layers(*parts: Signal) -> Signal:
    """The sum of signals that start together; the longest one decides the length."""
    total = np.zeros(max(part.shape[-1] for part in parts))
    for part in parts:
        total[: part.shape[-1]] += part
    return total
