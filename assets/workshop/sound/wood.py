"""Wood: knocks, creaks, footfalls, barrels."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Signal, layers, place, samples, silence, timeline
from sound.envelopes import drift, points
from sound.filters import bandpass, formants, lowpass
from sound.modal import BARREL, PLANK, strike

_TIMBER = ((310.0, 9.0, 1.0), (540.0, 11.0, 0.9), (880.0, 12.0, 0.7), (1460.0, 14.0, 0.5), (2300.0, 12.0, 0.25))
"""Resonances of a ship's timber: centre, sharpness, level."""


def thud(pitch: float, rng: np.random.Generator, force: float = 1.0, seconds: float = 0.25) -> Signal:
    """The soft low part of a blow: a short falling tone with a breath of noise."""
    time = timeline(seconds)
    glide = pitch * (1.0 + 0.6 * np.exp(-time / 0.018))
    tone = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * 0.5 ** (time / 0.032)
    breath = lowpass(rng.standard_normal(len(time)), pitch * 5.0) * np.exp(-time / 0.014)
    return force * (tone + 0.6 * breath) * np.minimum(time / 0.002, 1.0) * np.clip((seconds - time) / 0.02, 0.0, 1.0)


def knock(pitch: float, rng: np.random.Generator, force: float = 1.0) -> Signal:
    """A knock on a plank."""
    tick = bandpass(rng.standard_normal(samples(0.02)), 900.0, 4200.0) * np.exp(-timeline(0.02) / 0.0022)
    return layers(
        strike(PLANK, pitch, rng, force=force), 0.18 * force * tick, thud(pitch * 0.5, rng, 0.35 * force, 0.12)
    )


def footstep(rng: np.random.Generator) -> Signal:
    """Heel and sole on a deck plank that gives a little."""
    sound = silence(0.34)
    pitch = rng.uniform(125.0, 165.0)
    place(sound, layers(thud(pitch * 0.6, rng, 0.9), 0.6 * strike(PLANK, pitch * 1.7, rng, force=0.55)), 0.004)
    sole = lowpass(bandpass(rng.standard_normal(samples(0.09)), 250.0, 1800.0), 2500.0)
    place(sound, sole * np.hanning(len(sole)), rng.uniform(0.05, 0.075), 0.16)
    place(sound, 0.3 * strike(PLANK, pitch * 2.2, rng, force=0.4), rng.uniform(0.06, 0.085))
    return sound


def creak(seconds: float, slow: float, fast: float, rng: np.random.Generator) -> Signal:
    """Wood that sticks and slips: a train of small jerks through the resonances of the timber."""
    rate = slow + (fast - slow) * (0.5 + 0.5 * np.sin(np.pi * np.linspace(-0.4, 1.2, samples(seconds)) + rng.random()))
    rate = np.maximum(8.0, rate * (1.0 + 0.2 * drift(seconds + 0.01, 14.0, rng)[: len(rate)]))
    turns = np.cumsum(rate) / RATE
    slips = np.flatnonzero(np.diff(np.floor(turns)) > 0)
    jerks = np.zeros(len(rate))
    jerks[slips] = rng.uniform(0.4, 1.0, len(slips)) * rng.choice((-1.0, 1.0), len(slips))
    tuned = rng.uniform(0.85, 1.2)
    peaks = tuple((centre * tuned, sharp, level) for centre, sharp, level in _TIMBER)
    shape = points(seconds, ((0.0, 0.0), (0.15 * seconds, 0.8), (0.6 * seconds, 1.0), (seconds, 0.0)))
    return 12.0 * formants(jerks, peaks) * shape


def barrel_roll(seconds: float, turns: float, size: float, rng: np.random.Generator) -> Signal:
    """A barrel rolling on planks: hoops rumble, each gap between planks knocks."""
    time = timeline(seconds)
    speed = points(seconds, ((0.0, 0.4), (0.25 * seconds, 1.0), (0.75 * seconds, 0.9), (seconds, 0.25)))
    place_along = np.cumsum(speed) / RATE
    rumble = formants(
        rng.standard_normal(len(time)), ((95.0 / size, 3.0, 1.0), (190.0 / size, 4.0, 0.7), (420.0 / size, 5.0, 0.3))
    )
    # A barrel is never round: it leans once a turn.
    rumble *= speed * (0.75 + 0.25 * np.sin(2.0 * np.pi * turns * place_along))
    sound = 1.6 * rumble
    gaps = np.flatnonzero(np.diff(np.floor(place_along * 9.0)) > 0)
    for gap in gaps:
        blow = 0.25 * strike(BARREL, rng.uniform(150.0, 190.0) / size, rng, force=0.5 * speed[gap])
        place(sound, blow, gap / RATE + rng.normal(0.0, 0.006), rng.uniform(0.6, 1.0))
    return sound * points(seconds, ((0.0, 0.0), (0.06, 1.0), (seconds - 0.2, 1.0), (seconds, 0.0)))


def barrel_blow(rng: np.random.Generator, force: float = 1.0, pitch: float = 118.0) -> Signal:
    """A full barrel set down hard."""
    return layers(
        thud(62.0, rng, 1.1 * force, 0.35),
        0.9 * strike(BARREL, pitch, rng, force=0.7 * force),
        0.4 * strike(PLANK, 230.0, rng, force=0.6 * force),
    )


def splinter(rng: np.random.Generator) -> Signal:
    """One crack of breaking wood."""
    length = rng.uniform(0.006, 0.03)
    crack = bandpass(rng.standard_normal(samples(length)), 500.0, 6500.0) * np.exp(-timeline(length) / (length / 4.0))
    return layers(crack, 0.5 * strike(PLANK, rng.uniform(380.0, 1100.0), rng, force=0.8)) * rng.uniform(0.2, 1.0) ** 2
