"""Voices that play separate notes: concertina, marimba, rumba box, drums and shakers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

import numpy as np

from sound.basics import RATE, Signal, hertz, place, samples, seeded, silence, timeline
from sound.filters import bandpass, highpass, lowpass
from sound.modal import DRUM, Material, strike
from sound.playing import Played
from sound.strings import BANJO, BASS, CITTERN, GUITAR, Plucked, pluck

Voice = Callable[[int, float, float, int], Signal]
"""Makes one note from MIDI number, seconds, force and the number of a variant."""

_MARIMBA = Material((1.0, 3.93, 9.2), (1.0, 0.22, 0.07), 0.2, 0.9, 5000.0)
_LAMELLA = Material((1.0, 2.04, 5.4, 8.9), (1.0, 0.16, 0.10, 0.04), 0.17, 0.9, 1800.0)
_REED = (1.0, 0.62, 0.55, 0.40, 0.34, 0.24, 0.20, 0.14, 0.11, 0.08, 0.06, 0.05)
_VARIANTS = 3


def _plucked(kind: Plucked) -> Voice:
    @cache
    def voice(midi: int, seconds: float, force: float, variant: int) -> Signal:
        return pluck(midi, seconds, force, kind, seeded(f"{kind.name} {midi} {variant}"))

    return voice


guitar = _plucked(GUITAR)
cittern = _plucked(CITTERN)
banjo = _plucked(BANJO)
bass = _plucked(BASS)


@cache
def concertina(midi: int, seconds: float, force: float, variant: int) -> Signal:
    """Free reeds: many harmonics, a soft start, the bellows' slight tremble."""
    rng = seeded(f"concertina {midi} {variant}")
    time = timeline(seconds + 0.09)
    pitch = hertz(midi)
    total = np.zeros(len(time))
    for cents in (-1.6, 1.8):
        frequency = pitch * 2.0 ** (cents / 1200.0)
        turn = rng.random()
        for number, level in enumerate(_REED, start=1):
            if number * frequency > 15_000.0:
                break
            dulled = level * force ** (0.12 * number) / (1.0 + (number * frequency / 3800.0) ** 2)
            total += dulled * np.sin(2.0 * np.pi * number * (frequency * time + turn))
    rise = np.clip(time / (0.045 - 0.02 * force), 0.0, 1.0)
    fall = np.clip((seconds + 0.09 - time) / 0.09, 0.0, 1.0)
    bellows = 1.0 + 0.03 * np.sin(2.0 * np.pi * 4.3 * time + 6.28 * rng.random())
    return 0.09 * force * total * np.sin(0.5 * np.pi * rise) ** 2 * np.sin(0.5 * np.pi * fall) ** 2 * bellows


@cache
def marimba(midi: int, seconds: float, force: float, variant: int) -> Signal:
    """Wooden bars over tubes, soft mallets; the bar rings as long as it likes."""
    rng = seeded(f"marimba {midi} {variant}")
    ring = 0.24 * (262.0 / hertz(midi)) ** 0.7
    tone = strike(
        _MARIMBA.ringing(ring), hertz(midi), rng, seconds=ring * 8.0, spread=0.0008, force=0.45 + 0.55 * force
    )
    thump = lowpass(rng.standard_normal(samples(0.03)), 700.0) * np.exp(-timeline(0.03) / 0.006)
    tone[: len(thump)] += 0.25 * force * thump
    return 0.42 * force * tone


@cache
def rumba_box(midi: int, seconds: float, force: float, variant: int) -> Signal:
    """Iron tongues on a wooden box: the bass of mento bands."""
    rng = seeded(f"rumba box {midi} {variant}")
    tone = strike(_LAMELLA, hertz(midi), rng, seconds=min(1.3, seconds + 0.3), spread=0.002, force=0.5 + 0.5 * force)
    box = strike(DRUM.ringing(0.035), 98.0, rng, spread=0.02, force=0.6)
    tone[: min(len(tone), len(box))] += 0.3 * box[: len(tone)]
    fall = np.clip((len(tone) / RATE - timeline(len(tone) / RATE)) / 0.12, 0.0, 1.0)
    return 0.55 * force * tone * fall


BODHRAN_LOW, BODHRAN_HIGH, HAND_OPEN, HAND_SLAP, SHAKER, CLAVES = range(6)


@cache
def percussion(kind: int, seconds: float, force: float, variant: int) -> Signal:
    """One blow on the drum or shaker numbered above."""
    rng = seeded(f"percussion {kind} {variant}")
    if kind == SHAKER:
        time = timeline(0.09)
        seeds = highpass(rng.standard_normal(len(time)), 4500.0) * rng.random(len(time)) ** 2
        return 0.35 * force * seeds * (np.minimum(time / 0.012, 1.0) * np.exp(-time / 0.02))
    if kind == CLAVES:
        time = timeline(0.12)
        return (
            0.4 * force * np.sin(2.0 * np.pi * 2380.0 * time) * np.exp(-time / 0.018) * np.minimum(time / 0.0008, 1.0)
        )
    pitch, ring, tap, corner = {
        BODHRAN_LOW: (78.0, 0.085, 0.10, 2500.0),
        BODHRAN_HIGH: (168.0, 0.030, 0.22, 3800.0),
        HAND_OPEN: (196.0, 0.075, 0.14, 3000.0),
        HAND_SLAP: (330.0, 0.022, 0.55, 6500.0),
    }[kind]
    time = timeline(0.5)
    # A skin is tighter while it swings wide, so the pitch falls at first.
    glide = pitch * (1.0 + 0.18 * force * np.exp(-time / 0.025))
    fundamental = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * 0.5 ** (time / ring)
    upper = strike(DRUM.ringing(ring * 0.6), pitch, rng, seconds=0.5, spread=0.02, force=force)
    touch = bandpass(rng.standard_normal(len(time)), 300.0, corner) * np.exp(-time / 0.009)
    sound = (0.8 * fundamental + 0.3 * upper + tap * touch) * np.minimum(time / 0.0015, 1.0)
    return 0.5 * force * sound * np.clip((0.5 - time) / 0.05, 0.0, 1.0)


def play(notes: Iterable[Played], seconds: float, voice: Voice) -> Signal:
    """Play separate notes with a voice; neighbours of the same pitch use different variants of it."""
    total = silence(seconds)
    for number, note in enumerate(notes):
        # Rounded, so that equal notes are made once.
        length = max(0.125, round(note.length * 8.0) / 8.0)
        force = max(0.1, round(note.force * 10.0) / 10.0)
        place(total, voice(note.midi, length, force, number % _VARIANTS), note.start, note.force / force)
    return total
