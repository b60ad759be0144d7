"""Gulls and crickets."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Signal, place, samples, silence, timeline
from sound.envelopes import drift, points
from sound.filters import bandpass, formants


def gull_cry(rng: np.random.Generator, pitch: float, seconds: float) -> Signal:
    """One mew of a gull: a rough tone that leaps up and sinks."""
    time = timeline(seconds)
    glide = points(
        seconds, ((0.0, 0.72), (0.12 * seconds, 1.05), (0.35 * seconds, 1.0), (0.8 * seconds, 0.82), (seconds, 0.62))
    )
    frequency = pitch * glide * (1.0 + 0.012 * drift(seconds + 0.01, 25.0, rng)[: len(time)])
    turns = 2.0 * np.pi * np.cumsum(frequency) / RATE
    tone = sum(np.sin(number * turns + 0.3 * number) / number**0.7 for number in range(1, 9))
    # The syrinx rasps: a fast flutter of the loudness.
    tone = tone * (0.75 + 0.25 * np.sin(2.0 * np.pi * 58.0 * time + 2.0 * drift(seconds + 0.01, 8.0, rng)[: len(time)]))
    voiced = formants(tone, ((1250.0, 3.0, 0.8), (2300.0, 3.5, 1.0), (3600.0, 5.0, 0.5)))
    breath = 0.12 * bandpass(rng.standard_normal(len(time)), 1500.0, 5000.0)
    return (voiced + breath) * points(seconds, ((0.0, 0.0), (0.1 * seconds, 0.9), (0.6 * seconds, 1.0), (seconds, 0.0)))


def gulls(rng: np.random.Generator) -> Signal:
    """A gull calls: one long mew and a few shorter ones."""
    calls = int(rng.integers(2, 6))
    pitch = rng.uniform(850.0, 1150.0)
    sound = silence(0.6 + 0.5 * calls)
    at = 0.0
    for number in range(calls):
        length = rng.uniform(0.38, 0.6) if number == 0 else rng.uniform(0.2, 0.34)
        place(sound, gull_cry(rng, pitch * rng.uniform(0.96, 1.05), length), at, rng.uniform(0.7, 1.0) * 0.9**number)
        at += length + rng.uniform(0.04, 0.14)
    return sound


def cricket(seconds: float, pitch: float, rate: float, rng: np.random.Generator) -> Signal:
    """A cricket sings: chirps of a few pulses each, now and then a rest; whole chirps fill a loop."""
    total = silence(seconds)
    chirps = int(seconds * rate)
    resting = rng.random(chirps) < 0.12
    pulse = np.hanning(samples(0.016))
    wave = np.sin(2.0 * np.pi * pitch * np.arange(len(pulse)) / RATE)
    for number in np.flatnonzero(~resting):
        at = (number + 0.2 + 0.12 * rng.random()) * seconds / chirps
        for beat in range(4):
            place(total, pulse * wave, at + 0.024 * beat, (0.6, 0.9, 1.0, 0.8)[beat] * rng.uniform(0.9, 1.0))
    return total
