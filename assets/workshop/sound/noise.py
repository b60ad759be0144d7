"""Noise: coloured, endless for loops, and clouds of short grains."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sound.basics import RATE, Signal, place, samples, silence


def white(seconds: float, rng: np.random.Generator) -> Signal:
    """White noise of unit power."""
    return rng.standard_normal(samples(seconds))


def coloured(seconds: float, slope: float, rng: np.random.Generator, low: float = 20.0) -> Signal:
    """Noise that falls by `slope` decibels per octave above `low` hertz, of unit power.

    It is shaped in the frequency domain over its whole length, hence it also repeats without a seam.
    """
    count = samples(seconds)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    frequencies = np.fft.rfftfreq(count, 1.0 / RATE)
    tilt = (np.maximum(frequencies, low) / low) ** (-slope / 6.0206)
    # Below the corner nothing is worth its room: it only eats headroom.
    tilt *= np.minimum(1.0, frequencies / low) ** 2
    sound = np.fft.irfft(spectrum * tilt, count)
    return sound / np.sqrt(np.mean(sound**2))


def round_band(sound: Signal, low: float, high: float, steepness: float = 2.0) -> Signal:
    """A band-pass that keeps a loop seamless: it works on the spectrum of the whole loop."""
    count = len(sound)
    frequencies = np.maximum(np.fft.rfftfreq(count, 1.0 / RATE), 1e-3)
    shape = 1.0 / np.sqrt(
        (1.0 + (low / frequencies) ** (2 * steepness)) * (1.0 + (frequencies / high) ** (2 * steepness))
    )
    return np.fft.irfft(np.fft.rfft(sound) * shape, count)


def cloud(
    seconds: float,
    density: Signal,
    grain: Callable[[np.random.Generator], Signal],
    rng: np.random.Generator,
) -> Signal:
    """Scatter grains at random; `density` is the number of grains per second at each moment."""
    total = silence(seconds)
    chance = density[: len(total)] / RATE
    for start in np.flatnonzero(rng.random(len(chance)) < chance):
        place(total, grain(rng), start / RATE)
    return total
