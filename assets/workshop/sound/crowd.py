"""Human voices without words: a glottal buzz through the formants of vowels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.basics import RATE, Signal, place, samples, silence, timeline
from sound.envelopes import drift, points
from sound.filters import bandpass, formants, highpass, lowpass

_VOWELS = {
    "a": ((730.0, 1.0), (1090.0, 0.6), (2440.0, 0.25)),
    "e": ((530.0, 1.0), (1840.0, 0.45), (2480.0, 0.3)),
    "i": ((290.0, 1.0), (2200.0, 0.3), (2950.0, 0.2)),
    "o": ((520.0, 1.0), (850.0, 0.6), (2400.0, 0.12)),
    "u": ((320.0, 1.0), (800.0, 0.35), (2240.0, 0.06)),
}


def utter(
    seconds: float,
    pitch: Signal,
    vowels: Sequence[tuple[float, str]],
    effort: float,
    size: float,
    rng: np.random.Generator,
) -> Signal:
    """One voice on one breath; `vowels` are (time, vowel) corners it glides through, `size` scales the throat."""
    wobble = 1.0 + 0.012 * drift(seconds + 0.01, 12.0, rng)[: len(pitch)] + 0.004 * rng.standard_normal(len(pitch))
    turns = np.cumsum(pitch * wobble) / RATE
    part = turns % 1.0
    # A rounded saw: the harder the effort, the more abruptly the folds close.
    buzz = (1.0 - part) ** (1.0 + 2.0 * effort) * np.minimum(part / 0.04, 1.0)
    source = highpass(buzz - 0.3, 60.0) + (0.02 + 0.05 * effort) * rng.standard_normal(len(pitch))
    source = lowpass(source, 1400.0 + 4200.0 * effort, 1)
    names = sorted({name for _, name in vowels})
    time = timeline(seconds)
    corners = [at for at, _ in vowels]
    total = np.zeros(len(pitch))
    for name in names:
        weight = np.interp(time, corners, [float(vowel == name) for _, vowel in vowels])
        # Shouting lifts the upper formants.
        peaks = tuple(
            (centre * size, 5.0 + centre / 260.0, level * (1.0 + effort * order))
            for order, (centre, level) in enumerate(_VOWELS[name])
        )
        total += weight * formants(source, peaks)
    return total


def cheer(seconds: float, people: int, rng: np.random.Generator) -> Signal:
    """A small crew shouts for joy."""
    total = silence(seconds)
    for _ in range(people):
        length = rng.uniform(0.55, 0.8) * seconds
        high = rng.uniform(190.0, 330.0)
        pitch = points(
            length, ((0.0, 0.72 * high), (0.22 * length, high), (0.6 * length, 0.97 * high), (length, 0.7 * high))
        )
        vowels = ((0.0, "u"), (0.14 * length, "a"), (0.6 * length, rng.choice(("a", "e"))), (length, "a"))
        voice = utter(length, pitch, vowels, rng.uniform(0.6, 1.0), rng.uniform(0.92, 1.15), rng)
        voice *= points(length, ((0.0, 0.0), (0.07, 0.8), (0.3 * length, 1.0), (0.7 * length, 0.7), (length, 0.0)))
        place(total, voice, rng.uniform(0.0, 0.16), rng.uniform(0.5, 1.0))
    air = bandpass(rng.standard_normal(len(total)), 900.0, 3800.0)
    shape = points(seconds, ((0.0, 0.0), (0.25, 1.0), (0.6 * seconds, 0.6), (seconds, 0.0)))
    return total + 0.03 * people**0.5 * air * shape


def groan(seconds: float, people: int, rng: np.random.Generator) -> Signal:
    """The same crew, disappointed."""
    total = silence(seconds)
    for _ in range(people):
        length = rng.uniform(0.6, 0.82) * seconds
        high = rng.uniform(120.0, 185.0)
        pitch = points(length, ((0.0, 0.95 * high), (0.2 * length, high), (length, 0.58 * high)))
        vowels = ((0.0, "a"), (0.35 * length, "o"), (length, "u"))
        voice = utter(length, pitch, vowels, rng.uniform(0.2, 0.45), rng.uniform(0.9, 1.1), rng)
        voice *= points(length, ((0.0, 0.0), (0.12, 1.0), (0.5 * length, 0.8), (length, 0.0)))
        place(total, voice, rng.uniform(0.0, 0.18), rng.uniform(0.5, 1.0))
    return total


def murmur_of(seconds: float, rng: np.random.Generator) -> Signal:
    """One person talking at a distance: syllables, phrases, pauses, no words."""
    total = silence(seconds)
    base = rng.uniform(95.0, 190.0)
    size = rng.uniform(0.92, 1.18)
    at = rng.uniform(0.0, 1.2)
    while at < seconds - 0.5:
        syllables = int(rng.integers(3, 10))
        for number in range(syllables):
            length = rng.uniform(0.12, 0.26)
            melody = base * (1.18 - 0.3 * number / syllables) * rng.uniform(0.92, 1.1)
            pitch = np.linspace(melody, melody * rng.uniform(0.88, 1.06), samples(length))
            first, second = rng.choice(list(_VOWELS), 2)
            voice = utter(length, pitch, ((0.0, first), (0.6 * length, second)), 0.35, size, rng)
            place(total, voice * np.hanning(len(voice)) ** 0.6, at, rng.uniform(0.5, 1.0))
            at += length * rng.uniform(0.8, 1.05)
            if at > seconds - 0.3:
                break
        at += rng.uniform(0.4, 1.8)
    return total


def murmur(seconds: float, people: int, rng: np.random.Generator) -> Signal:
    """A room full of talk."""
    total = silence(seconds)
    for _ in range(people):
        place(total, murmur_of(seconds, rng), 0.0, rng.uniform(0.3, 1.0))
    return lowpass(total, 2600.0)
