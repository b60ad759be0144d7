"""Plucked strings after Karplus and Strong, tuned by an all-pass and voiced by a body."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import signal

from sound.basics import RATE, Signal, hertz, samples
from sound.modal import body


@dataclass(frozen=True, slots=True)
class Plucked:
    """A plucked instrument."""

    name: str
    ring: float
    """Half-life of a note at A3, in seconds; higher notes fade faster."""
    damping: float
    """Loss of high partials in the loop, 0 (wire) to 0.3 (gut)."""
    brightness: float
    """Corner of the pluck itself at full force, in hertz."""
    pluck_at: float
    """Where the string is plucked, as a fraction of its length."""
    body_modes: tuple[tuple[float, float, float], ...]
    dry: float
    course: float = 0.0
    """Detuning in cents of a second string in the course; 0 for a single string."""


GUITAR = Plucked(
    "guitar",
    ring=0.75,
    damping=0.10,
    brightness=4200.0,
    pluck_at=0.21,
    body_modes=((102.0, 0.030, 2.2), (204.0, 0.022, 1.8), (391.0, 0.012, 1.1), (560.0, 0.010, 0.7)),
    dry=0.75,
)
CITTERN = Plucked(
    "cittern",
    ring=0.85,
    damping=0.04,
    brightness=5600.0,
    pluck_at=0.14,
    body_modes=((180.0, 0.018, 1.3), (345.0, 0.014, 1.3), (720.0, 0.008, 1.0), (1450.0, 0.005, 0.6)),
    dry=0.8,
    course=2.6,
)
BANJO = Plucked(
    "banjo",
    ring=0.16,
    damping=0.05,
    brightness=5600.0,
    pluck_at=0.09,
    body_modes=((310.0, 0.010, 2.4), (690.0, 0.008, 2.0), (1250.0, 0.005, 1.4), (2300.0, 0.003, 0.8)),
    dry=0.55,
)
BASS = Plucked(
    "bass",
    ring=0.6,
    damping=0.22,
    brightness=1500.0,
    pluck_at=0.3,
    body_modes=((95.0, 0.030, 1.8), (190.0, 0.020, 1.2), (330.0, 0.012, 0.6)),
    dry=0.8,
)


def _string(pitch: float, seconds: float, force: float, kind: Plucked, rng: np.random.Generator) -> Signal:
    """One string, without the body."""
    count = samples(seconds)
    period = RATE / pitch
    # The loop's three-tap damping filter delays by one sample; the all-pass takes up what is left.
    whole = int(np.floor(period - 1.0 - 0.3))
    fraction = period - 1.0 - whole
    allpass = (1.0 - fraction) / (1.0 + fraction)
    half_life = kind.ring * (220.0 / pitch) ** 0.55
    loss = 0.5 ** (period / RATE / half_life)
    damping = kind.damping * min(1.0, 300.0 / pitch) ** 0.4
    loop = loss * np.array([damping, 1.0 - 2.0 * damping, damping])

    pluck = rng.uniform(-1.0, 1.0, max(4, round(period)))
    pluck -= pluck.mean()
    corner = min(0.45 * RATE, kind.brightness * (0.25 + 0.75 * force))
    pluck = signal.sosfilt(signal.butter(2, corner, fs=RATE, output="sos"), np.concatenate([pluck, np.zeros(64)]))
    comb = max(1, round(period * kind.pluck_at))
    excitation = np.zeros(count)
    first = min(count, len(pluck))
    excitation[:first] += pluck[:first]
    second = min(count - comb, len(pluck))
    excitation[comb : comb + second] -= 0.9 * pluck[:second]

    feedback = np.zeros(whole + 5)
    feedback[0] = 1.0
    feedback[1] = allpass
    feedback[whole : whole + 3] -= allpass * loop
    feedback[whole + 1 : whole + 4] -= loop
    return signal.lfilter([1.0, allpass], feedback, excitation)


def pluck(midi: float, seconds: float, force: float, kind: Plucked, rng: np.random.Generator) -> Signal:
    """A plucked note; `seconds` is how long the finger lets it ring."""
    pitch = hertz(midi)
    length = seconds + 0.12
    sound = _string(pitch, length, force, kind, rng)
    if kind.course:
        twin = _string(pitch * 2.0 ** (kind.course / 1200.0), length, force, kind, rng)
        sound = 0.6 * sound + 0.5 * twin
    level = np.sqrt(np.mean(sound[: samples(0.15)] ** 2)) + 1e-9
    sound = sound * (0.25 * force**1.3 / level)
    sound = signal.fftconvolve(sound, body(kind.body_modes, kind.dry))[: samples(length)]
    release = samples(0.11)
    sound[-release:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(release) / release)
    return sound
