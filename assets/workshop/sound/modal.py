"""Modal synthesis: a struck thing is a handful of ringing modes."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from sound.basics import RATE, Signal, samples, timeline


@dataclass(frozen=True, slots=True)
class Material:
    """How a thing rings: partials relative to its lowest, their levels, and how fast they fade."""

    ratios: tuple[float, ...]
    levels: tuple[float, ...]
    ring: float
    """Half-life of the lowest mode in seconds."""
    damping: float = 0.5
    """How much faster high modes fade: half-life falls with ratio to this power."""
    hardness: float = 8000.0
    """Above this frequency the blow no longer excites modes."""

    def ringing(self, ring: float) -> Material:
        """The same thing, held so that it rings longer or shorter."""
        return replace(self, ring=ring)


PLANK = Material(
    (1.0, 1.58, 2.24, 2.92, 3.6, 4.7, 5.9, 7.7), (1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.22, 0.15), 0.022, 0.55, 2600.0
)
BARREL = Material((1.0, 1.72, 2.31, 3.07, 3.9, 5.2, 6.8), (1.0, 0.75, 0.6, 0.36, 0.28, 0.2, 0.12), 0.045, 0.7, 1800.0)
BONE = Material((1.0, 1.37, 1.93, 2.51, 3.3), (1.0, 0.7, 0.6, 0.4, 0.25), 0.004, 0.4, 9000.0)
COIN = Material((1.0, 1.48, 2.09, 2.74, 3.41, 4.16), (0.8, 1.0, 0.7, 0.6, 0.4, 0.25), 0.055, 0.6, 14000.0)
IRON = Material((1.0, 1.62, 2.71, 3.53, 4.9, 6.3), (1.0, 0.8, 0.7, 0.55, 0.4, 0.3), 0.03, 0.5, 7000.0)
BLADE = Material((1.0, 2.76, 5.40, 8.93, 13.3), (0.5, 1.0, 0.9, 0.6, 0.4), 0.35, 0.4, 14000.0)
GLASS = Material((1.0, 2.32, 4.25, 6.63), (1.0, 0.45, 0.25, 0.1), 0.32, 0.8, 12000.0)
# Hum, prime, tierce, quint, nominal and the partials above it, as founders tune a bell.
BELL = Material(
    (0.5, 1.0, 1.2, 1.5, 2.0, 2.52, 3.01, 4.1, 5.4),
    (0.5, 0.75, 0.65, 0.3, 1.0, 0.5, 0.45, 0.3, 0.16),
    0.8,
    0.75,
    9000.0,
)
DRUM = Material((1.0, 1.59, 2.14, 2.30, 2.65, 2.92, 3.5), (1.0, 0.55, 0.35, 0.25, 0.2, 0.15, 0.1), 0.09, 0.7, 2200.0)


def strike(
    material: Material,
    pitch: float,
    rng: np.random.Generator,
    seconds: float | None = None,
    spread: float = 0.03,
    force: float = 1.0,
) -> Signal:
    """Strike a thing of a material tuned to a pitch in hertz.

    `spread` detunes the modes by chance, so that no two things are alike; a softer `force` dulls the blow.
    """
    length = seconds if seconds is not None else min(4.0, material.ring * 9.0 + 0.02)
    time = timeline(length)
    total = np.zeros(samples(length))
    for ratio, level in zip(material.ratios, material.levels, strict=True):
        frequency = pitch * ratio * (1.0 + spread * rng.standard_normal())
        if not 20.0 < frequency < 0.45 * RATE:
            continue
        loudness = level * force * np.exp(-((frequency / (material.hardness * (0.4 + 0.6 * force))) ** 1.5))
        half_life = material.ring / ratio**material.damping * (1.0 + 0.15 * rng.standard_normal())
        wave = np.sin(2.0 * np.pi * frequency * time + 0.3 * rng.standard_normal())
        total += loudness * wave * 0.5 ** (time / max(half_life, 0.001))
    contact = min(len(total), samples(0.0006 + 0.002 * (1.0 - force)))
    total[:contact] *= np.linspace(0.0, 1.0, contact)
    tail = min(len(total), samples(0.01))
    total[-tail:] *= np.linspace(1.0, 0.0, tail)
    return total


def body(modes: tuple[tuple[float, float, float], ...], dry: float, seconds: float = 0.12) -> Signal:
    """Impulse response of an instrument's body: (frequency, half-life, level) modes beside the direct sound."""
    time = timeline(seconds)
    response = np.zeros(len(time))
    for frequency, half_life, level in modes:
        # The level is that of the resonance's peak, hence the scaling by its bandwidth.
        response += level * np.sin(2.0 * np.pi * frequency * time) * 0.5 ** (time / half_life) / (half_life * RATE)
    response[0] += dry
    return response
