"""Ambience: three stereo loops without a seam.

Every layer is made to run round: noise shaped over its whole length, swells that are whole waves, events placed
round the end.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from sound import ogg
from sound.basics import Signal, gain_of, pan, place_round, samples, seeded
from sound.birds import cricket, gulls
from sound.catalogue import Entry
from sound.crowd import murmur_of
from sound.envelopes import round_drift
from sound.filters import lowpass
from sound.mastering import bring_to, integrated_loudness, without_dc
from sound.modal import BELL, strike
from sound.noise import coloured, round_band
from sound.room import BAY, HALL, in_room
from sound.water import breaker, lapping
from sound.wood import creak, knock

SECONDS = 40.0
TARGET = -28.0
QUALITY = 0.3


class Loop:
    """A stereo loop under construction."""

    def __init__(self, name: str) -> None:
        self.rng = seeded(name)
        self.sound: Signal = np.zeros((2, samples(SECONDS)))

    def bed(self, low: float, high: float, slope: float, level: float, swell: float, swells: int) -> None:
        """A band of noise on both sides that breathes; its level in decibels, `swell` the depth of breathing."""
        shared = round_drift(SECONDS, swells, self.rng)
        for ear in range(2):
            band = round_band(coloured(SECONDS, slope, self.rng), low, high)
            band /= np.sqrt(np.mean(band**2))
            own = round_drift(SECONDS, swells, self.rng)
            self.sound[ear] += gain_of(level) * band * np.exp(swell * (0.75 * shared + 0.4 * own))

    def event(self, sound: Signal, at: float, level: float, position: float) -> None:
        """One sound, somewhere between left and right; its peak level in decibels."""
        stereo = sound if sound.ndim == 2 else pan(sound, position)
        place_round(self.sound, stereo, at, gain_of(level) / float(np.max(np.abs(stereo))))

    def times(self, count: int) -> list[float]:
        """Times spread over the loop, none too near to another."""
        gap = SECONDS / count
        return [gap * (number + float(self.rng.uniform(0.1, 0.7))) for number in range(count)]

    def waves(self, count: int, level: float, low: float, high: float, length: tuple[float, float]) -> None:
        """Waves that break one after another on changing sides; `level` is their peak."""
        for at in self.times(count):
            seconds = float(self.rng.uniform(*length))
            left, right = (breaker(seconds, self.rng, low, high) for _ in range(2))
            lean = float(self.rng.uniform(-0.5, 0.5))
            both = np.stack([left * (1.0 - max(0.0, lean)), right * (1.0 + min(0.0, lean))])
            self.event(both, at, level + float(self.rng.normal(0.0, 1.5)), 0.0)

    def far_gulls(self, count: int, level: float) -> None:
        """Gulls here and there in the sky."""
        for at in self.times(count):
            cry = in_room(pan(lowpass(gulls(self.rng), 4200.0), float(self.rng.uniform(-0.8, 0.8))), BAY, 0.6)
            self.event(cry, at, level + float(self.rng.uniform(-6.0, 0.0)), 0.0)


def _sea_day() -> Signal:
    loop = Loop("sea by day")
    loop.bed(110.0, 600.0, 3.0, -40.0, 0.5, 7)
    loop.bed(500.0, 4000.0, 3.0, -47.0, 0.5, 9)
    # Wind in the rigging: a narrow band that comes and goes.
    loop.bed(420.0, 640.0, 0.0, -47.0, 0.8, 11)
    loop.waves(7, -17.0, 260.0, 1900.0, (5.0, 7.5))
    loop.far_gulls(4, -23.0)
    for at in loop.times(2):
        loop.event(creak(1.1, 18.0, 40.0, loop.rng), at, -27.0, float(loop.rng.uniform(-0.5, 0.5)))
    return loop.sound


def _sea_evening() -> Signal:
    loop = Loop("sea in the evening")
    loop.bed(110.0, 450.0, 3.0, -41.0, 0.45, 5)
    loop.bed(400.0, 2200.0, 3.5, -49.0, 0.5, 6)
    loop.waves(6, -19.0, 220.0, 1300.0, (5.5, 8.0))
    for pitch, rate, level, position in (
        (4150.0, 2.1, -33.0, -0.7),
        (4480.0, 1.75, -36.0, 0.6),
        (3920.0, 1.4, -38.0, 0.15),
    ):
        loop.event(cricket(SECONDS, pitch, rate, loop.rng), 0.0, level, position)
    for at, strokes in ((9.0, 2), (28.5, 1)):
        for stroke in range(strokes):
            bell = lowpass(strike(BELL, 622.0, loop.rng, seconds=4.0, spread=0.001), 2400.0)
            loop.event(in_room(pan(bell, 0.35), BAY, 0.9), at + 0.55 * stroke, -24.0, 0.0)
    return loop.sound


def _harbour() -> Signal:
    loop = Loop("harbour")
    loop.bed(110.0, 500.0, 3.0, -44.0, 0.4, 6)
    loop.bed(500.0, 2800.0, 3.0, -51.0, 0.4, 8)
    loop.waves(8, -23.0, 320.0, 1500.0, (3.0, 4.5))
    for position in (-0.5, 0.4):
        loop.event(lapping(SECONDS - 2.0, 1.6, loop.rng), float(loop.rng.uniform(0.0, SECONDS)), -24.0, position)
    for at in loop.times(6):
        loop.event(
            creak(float(loop.rng.uniform(0.6, 1.4)), 16.0, 46.0, loop.rng),
            at,
            -23.0,
            float(loop.rng.uniform(-0.7, 0.7)),
        )
    for at in loop.times(4):
        loop.event(in_room(pan(knock(190.0, loop.rng, 0.5), -0.3), HALL, 0.4), at, -24.0, 0.0)
    loop.far_gulls(3, -25.0)
    for at, position in zip(loop.times(4), (0.45, -0.6, 0.7, -0.1), strict=True):
        talk = lowpass(murmur_of(float(loop.rng.uniform(7.0, 11.0)), loop.rng), 1500.0)
        loop.event(in_room(pan(talk, position), BAY, 0.8), at, -27.0, 0.0)
    return loop.sound


_LOOPS: dict[str, tuple[Callable[[], Signal], Entry]] = {
    "sea_day": (_sea_day, Entry("ambience", "sea and wind by day, now and then gulls", loop=True)),
    "sea_evening": (_sea_evening, Entry("ambience", "evening sea, crickets, a bell far away", loop=True)),
    "harbour": (_harbour, Entry("ambience", "water at the quay, creaking planks, gulls, distant voices", loop=True)),
}

ENTRIES = {name: entry for name, (_, entry) in _LOOPS.items()}


def make(out: Path) -> None:
    """Synthesise, master and encode every loop."""
    for name, (maker, entry) in _LOOPS.items():
        sound = without_dc(maker())
        (file,) = entry.files(name)
        ogg.write(out / "sounds" / file, bring_to(sound, integrated_loudness(sound), TARGET), QUALITY)
