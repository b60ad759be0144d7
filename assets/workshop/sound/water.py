"""Water: bubbles, splashes, and waves that wash along wood or stone."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from sound.basics import RATE, Signal, samples, timeline
from sound.envelopes import arch, decay
from sound.filters import bandpass, highpass, lowpass, swept_band
from sound.noise import cloud, white


def bubble(rng: np.random.Generator) -> Signal:
    """One bubble: a short tone that rises as the bubble shrinks."""
    length = rng.uniform(0.012, 0.05)
    time = timeline(length)
    start = rng.uniform(500.0, 1700.0)
    glide = start * (1.0 + rng.uniform(0.1, 0.9) * time / length)
    loudness = rng.uniform(0.15, 1.0) ** 2
    return loudness * np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * np.sin(np.pi * (time / length) ** 0.5)


def deep_bubble(rng: np.random.Generator) -> Signal:
    """A gulp under a plank or between hull and quay."""
    length = rng.uniform(0.05, 0.14)
    time = timeline(length)
    glide = rng.uniform(180.0, 420.0) * (1.0 + rng.uniform(0.1, 0.6) * time / length)
    return (
        rng.uniform(0.3, 1.0) * np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * np.sin(np.pi * (time / length) ** 0.6)
    )


def drops(seconds: float, density: Signal, rng: np.random.Generator) -> Signal:
    """Many small bubbles and drops."""
    return cloud(seconds, density, bubble, rng)


def splash(seconds: float, size: float, rng: np.random.Generator) -> Signal:
    """Something falls into the sea: a slap, a plunge, spray and falling drops; `size` 1 is a cannonball."""
    time = timeline(seconds)
    slap = bandpass(white(seconds, rng), 350.0, 5500.0) * decay(seconds, 0.04, 0.003)
    plunge_glide = (70.0 + 90.0 * np.clip((time - 0.03) / 0.18, 0.0, 1.0)) / size**0.5
    plunge = np.sin(2.0 * np.pi * np.cumsum(plunge_glide) / RATE) * arch(seconds, 0.12, 2.0) * np.exp(-time / 0.16)
    centre = 900.0 + 2600.0 * np.exp(-((time - 0.12) ** 2) / 0.012)
    spray = swept_band(white(seconds, rng), centre, 0.9)
    spray *= np.interp(time, (0.0, 0.05, 0.14, 0.4, seconds), (0.0, 0.35, 1.0, 0.35, 0.0))
    density = 260.0 * np.interp(time, (0.0, 0.15, 0.35, seconds), (0.0, 0.3, 1.0, 0.05))
    return 0.7 * slap + 1.6 * size * plunge + 0.8 * spray + 0.11 * drops(seconds, density, rng)


def wash(
    seconds: float, rng: np.random.Generator, low: float = 300.0, high: float = 2400.0, peak_at: float = 0.4
) -> Signal:
    """One wave that runs along and drains away."""
    swell = arch(seconds, peak_at, 0.8)
    centre = low + (high - low) * swell
    foam = swept_band(white(seconds, rng), centre, 1.1) * swell
    gurgle = drops(seconds, 70.0 * arch(seconds, min(0.85, peak_at + 0.25), 1.0), rng)
    return foam + 0.05 * lowpass(gurgle, 2600.0)


def breaker(seconds: float, rng: np.random.Generator, low: float, high: float) -> Signal:
    """A wave that gathers, breaks, and draws back with a fizz of foam."""
    along = np.linspace(0.0, 1.0, samples(seconds))
    smooth = samples(0.08)
    gathering = ndimage.uniform_filter1d(
        np.interp(along, (0.0, 0.3, 0.42, 0.55, 1.0), (0.0, 0.3, 1.0, 0.45, 0.0)), smooth
    )
    broken = ndimage.uniform_filter1d(
        np.interp(along, (0.25, 0.38, 0.46, 0.6, 1.0), (0.0, 0.35, 1.0, 0.5, 0.0)), smooth
    )
    drawing = np.interp(along, (0.4, 0.55, 0.75, 1.0), (0.0, 1.0, 0.6, 0.0))
    roar = swept_band(white(seconds, rng), low * (0.8 + 0.8 * gathering), 0.8) * gathering
    foam = swept_band(white(seconds, rng), low + (high - low) * broken**0.7, 1.0) * broken
    fizz = highpass(white(seconds, rng), 2600.0) * rng.random(len(along)) ** 3 * drawing
    return roar + 0.8 * foam + 0.16 * fizz


def lapping(seconds: float, gulps: float, rng: np.random.Generator) -> Signal:
    """Small waves under planks: gulps and a little foam."""
    deep = cloud(seconds, np.full(samples(seconds), gulps), deep_bubble, rng)
    small = drops(seconds, np.full(samples(seconds), gulps * 4.0), rng)
    return 0.5 * lowpass(deep, 900.0) + 0.06 * small
