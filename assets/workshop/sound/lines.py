"""Voices that sing one line without a break: fiddle, whistle, flute, horn.

A whole line is one continuous oscillator whose pitch glides and whose loudness breathes; separate notes glued
together would sound like an organ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import ndimage, signal

from sound.basics import RATE, Signal, samples
from sound.envelopes import drift
from sound.filters import bandpass
from sound.modal import body
from sound.playing import Played


@dataclass(frozen=True, slots=True)
class LineVoice:
    """What makes a singing instrument."""

    name: str
    harmonics: tuple[float, ...]
    attack: float
    release: float
    vibrato: float
    """Depth in cents, reached on long notes only."""
    vibrato_rate: float
    tremor: float
    """How much the loudness follows the vibrato, per semitone."""
    glide: float
    """Seconds the pitch takes from note to note."""
    breath: float
    """Level of bow or breath noise."""
    breath_band: tuple[float, float]
    brightening: float
    """How much faster high harmonics grow with loudness."""
    body_modes: tuple[tuple[float, float, float], ...] = ()
    dry: float = 1.0


FIDDLE = LineVoice(
    "fiddle",
    harmonics=tuple(1.0 / k**1.05 for k in range(1, 27)),
    attack=0.045,
    release=0.06,
    vibrato=14.0,
    vibrato_rate=5.6,
    tremor=0.5,
    glide=0.020,
    breath=0.010,
    breath_band=(1500.0, 7000.0),
    brightening=0.22,
    body_modes=(
        (280.0, 0.008, 0.45),
        (455.0, 0.006, 0.5),
        (560.0, 0.005, 0.5),
        (950.0, 0.003, 0.6),
        (1300.0, 0.002, 0.6),
        (2450.0, 0.0012, 1.0),
        (3300.0, 0.0010, 0.6),
    ),
    dry=0.5,
)
WHISTLE = LineVoice(
    "whistle",
    harmonics=(1.0, 0.20, 0.13, 0.05, 0.03, 0.015),
    attack=0.018,
    release=0.035,
    vibrato=7.0,
    vibrato_rate=5.0,
    tremor=1.0,
    glide=0.010,
    breath=0.013,
    breath_band=(1800.0, 8000.0),
    brightening=0.35,
)
FLUTE = LineVoice(
    "flute",
    harmonics=(1.0, 0.42, 0.20, 0.09, 0.05, 0.03, 0.015),
    attack=0.040,
    release=0.06,
    vibrato=10.0,
    vibrato_rate=4.8,
    tremor=1.6,
    glide=0.016,
    breath=0.015,
    breath_band=(700.0, 5000.0),
    brightening=0.4,
)
HORN = LineVoice(
    "horn",
    harmonics=tuple(1.0 / k**0.75 for k in range(1, 20)),
    attack=0.030,
    release=0.09,
    vibrato=5.0,
    vibrato_rate=5.0,
    tremor=0.5,
    glide=0.012,
    breath=0.004,
    breath_band=(800.0, 3000.0),
    brightening=0.55,
    body_modes=((600.0, 0.003, 0.8), (1250.0, 0.002, 0.9)),
    dry=0.5,
)

GRACE = 0.055
"""Seconds a grace note takes from its main note."""


def _pitch_curve(
    notes: Sequence[Played], count: int, voice: LineVoice, rng: np.random.Generator
) -> tuple[Signal, Signal]:
    """Pitch of every sample in MIDI numbers, with glides and ornaments; and the vibrato in semitones."""
    curve = np.full(count, float(notes[0].midi))
    wobble = np.zeros(count)
    ends = [note.start for note in notes[1:]] + [count / RATE]
    for note, until in zip(notes, ends, strict=True):
        start, end = samples(note.start), min(count, samples(until))
        if end <= start:
            continue
        curve[start:end] = note.midi
        if note.grace is not None:
            curve[start : min(end, start + samples(GRACE))] = note.grace
        if note.length > 0.3:
            time = np.arange(end - start) / RATE
            depth = np.clip((time - 0.18) / 0.3, 0.0, 1.0) * voice.vibrato / 100.0 * (0.8 + 0.4 * rng.random())
            rate = voice.vibrato_rate * (1.0 + 0.06 * rng.standard_normal())
            wobble[start:end] = depth * np.sin(2.0 * np.pi * rate * time)
    # Every note starts its own vibrato; the seams between them must not be heard.
    wobble = ndimage.uniform_filter1d(wobble, samples(0.025))
    unsteady = 0.035 * drift(count / RATE + 0.01, 6.0, rng)[:count]
    return ndimage.uniform_filter1d(curve, samples(voice.glide), mode="nearest") + wobble + unsteady, wobble


def _loudness_curve(notes: Sequence[Played], count: int, voice: LineVoice) -> Signal:
    """Loudness of every sample: each note rises, breathes and lets go; neighbours overlap."""
    curve = np.zeros(count)
    for note in notes:
        start = samples(note.start)
        length = samples(note.length)
        whole = min(length + samples(voice.release), count - start)
        if whole <= 0:
            continue
        time = np.arange(whole) / RATE
        # Harder notes speak faster.
        rise = np.clip(time / (voice.attack * (1.3 - 0.5 * note.force)), 0.0, 1.0)
        fall = np.clip((note.length + voice.release - time) / voice.release, 0.0, 1.0)
        swell = 0.78 + 0.22 * np.sin(np.pi * np.clip(time / max(note.length, 0.05), 0.0, 1.0))
        shape = note.force * swell * np.sin(0.5 * np.pi * rise) ** 2 * np.sin(0.5 * np.pi * fall) ** 2
        span = slice(start, start + whole)
        curve[span] = np.maximum(curve[span], shape)
    return ndimage.uniform_filter1d(curve, samples(0.006))


def sing(notes: Sequence[Played], seconds: float, voice: LineVoice, rng: np.random.Generator) -> Signal:
    """Play a line of single notes, sorted by time."""
    count = samples(seconds)
    ordered = sorted(notes, key=lambda note: note.start)
    pitch, vibrato = _pitch_curve(ordered, count, voice, rng)
    frequency = 440.0 * 2.0 ** ((pitch - 69.0) / 12.0)
    shape = _loudness_curve(ordered, count, voice)
    loudness = shape * (1.0 + voice.tremor * vibrato)
    loudness *= 1.0 + 0.05 * drift(seconds + 0.01, 9.0, rng)[:count]
    phase = 2.0 * np.pi * np.cumsum(frequency) / RATE
    heard = np.flatnonzero(loudness > 1e-5)
    level, angle, tone = loudness[heard], phase[heard], frequency[heard]
    total = np.zeros(len(heard))
    for number, strength in enumerate(voice.harmonics, start=1):
        # Fades a harmonic out before it would fold back from above half the sample rate.
        room = np.clip((17_000.0 - number * tone) / 3_000.0, 0.0, 1.0)
        total += strength * level ** (1.0 + voice.brightening * np.log2(number)) * room * np.sin(number * angle)
    sound = np.zeros(count)
    sound[heard] = total
    # A note speaks with a scratch of the bow or a chiff of air.
    speaking = loudness + 1.6 * np.maximum(np.gradient(shape), 0.0) * voice.attack * RATE
    sound += 4.0 * voice.breath * speaking * bandpass(rng.standard_normal(count), *voice.breath_band)
    if voice.body_modes:
        sound = signal.fftconvolve(sound, body(voice.body_modes, voice.dry))[:count]
    return 0.3 * sound
