"""Envelopes: how loudness and pitch move in time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.basics import RATE, Signal, samples, timeline


def decay(seconds: float, half_life: float, attack: float = 0.001) -> Signal:
    """A quick rise, then an exponential fall that halves every `half_life` seconds."""
    time = timeline(seconds)
    return (1.0 - np.exp(-time / max(attack, 1e-5) * 3.0)) * 0.5 ** (time / half_life)


def points(seconds: float, corners: Sequence[tuple[float, float]]) -> Signal:
    """Straight lines through (time, value) corners."""
    times, values = zip(*corners, strict=True)
    return np.interp(timeline(seconds), times, values)


def arch(seconds: float, peak_at: float = 0.5, sharpness: float = 1.0) -> Signal:
    """A smooth swell from zero to one and back; `peak_at` is a fraction of the length."""
    place = np.linspace(0.0, 1.0, samples(seconds))
    warped = np.where(place < peak_at, 0.5 * place / peak_at, 0.5 + 0.5 * (place - peak_at) / (1.0 - peak_at))
    return np.sin(np.pi * warped) ** (2.0 * sharpness)


def drift(seconds: float, rate: float, rng: np.random.Generator) -> Signal:
    """A slow random wander around zero (about ±1), new aims `rate` times a second."""
    count = int(seconds * rate) + 4
    aims = rng.standard_normal(count) * 0.6
    place = timeline(seconds) * rate
    first = place.astype(int)
    part = place - first
    smooth = part * part * (3.0 - 2.0 * part)
    return aims[first] * (1.0 - smooth) + aims[first + 1] * smooth


def round_drift(seconds: float, swells: int, rng: np.random.Generator) -> Signal:
    """A slow wander (about ±1) that ends where it began: sums of whole waves over the length."""
    place = np.arange(samples(seconds)) / (seconds * RATE)
    total = np.zeros(len(place))
    for count in range(1, swells + 1):
        total += rng.normal(0.0, 1.0) * np.sin(2.0 * np.pi * (count * place + rng.random()))
    return total / np.sqrt(swells / 2.0) * 0.6
