"""Effects of great moments: a broadside, a mast that falls, the star, oars, drums, a port's bells and its crowd."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sound.basics import Signal, hertz, layers, place, silence, timeline
from sound.battle_effects import gunshot
from sound.catalogue import Effect, Entry
from sound.crowd import cheer
from sound.envelopes import arch, decay, points
from sound.filters import bandpass, lowpass, swept_band
from sound.modal import BELL, GLASS, PLANK, strike
from sound.noise import cloud, white
from sound.room import BAY, CABIN, HALL, in_room
from sound.water import splash, wash
from sound.wood import creak, knock, splinter, thud


def _broadside(rng: np.random.Generator) -> Signal:
    """Four guns of one side, one after the other, and the echo of the shore."""
    sound = silence(3.4)
    at = 0.0
    for level in (1.0, 0.85, 0.95, 0.8):
        place(sound, gunshot(rng), at, level)
        at += rng.uniform(0.13, 0.19)
    return in_room(np.tanh(0.9 * sound), BAY, 0.4)


def _mast(rng: np.random.Generator) -> Signal:
    """A mast cracks, groans, and comes down with all its rigging."""
    sound = silence(2.6)
    crack = layers(bandpass(white(0.12, rng), 300.0, 5000.0) * decay(0.12, 0.018), 0.8 * thud(90.0, rng, 1.0, 0.3))
    place(sound, crack, 0.0, 1.0)
    place(sound, cloud(0.5, points(0.5, ((0.0, 160.0), (0.5, 20.0))), splinter, rng), 0.02, 0.8)
    place(sound, creak(0.9, 22.0, 70.0, rng), 0.25, 0.9)
    rush = swept_band(white(0.8, rng), points(0.8, ((0.0, 400.0), (0.7, 1600.0), (0.8, 700.0))), 0.7) * arch(0.8, 0.8)
    place(sound, rush, 0.45, 0.5)
    place(sound, layers(1.5 * thud(48.0, rng, 1.0, 0.5), strike(PLANK, 150.0, rng, force=1.0)), 1.2, 1.0)
    place(sound, splash(1.2, 1.1, rng), 1.28, 0.6)
    for later in (1.34, 1.5, 1.63):
        place(sound, knock(rng.uniform(240.0, 520.0), rng, 0.8), later, 0.4)
    return in_room(sound, BAY, 0.25)


def _star(rng: np.random.Generator) -> Signal:
    """A bright chord that bursts upwards."""
    seconds = 2.6
    sound = silence(seconds)
    time = timeline(1.8)
    for number, midi in enumerate((62, 66, 69, 74, 78, 81)):
        pitch = hertz(midi)
        brass = lowpass(signal.sawtooth(2.0 * np.pi * pitch * (1.0 + 0.002 * rng.standard_normal()) * time), 3200.0)
        place(sound, brass * decay(1.8, 0.42, 0.02), 0.05 + 0.012 * number, 0.16)
        place(sound, strike(BELL, 2.0 * pitch, rng, seconds=2.2, spread=0.002), 0.05 + 0.03 * number, 0.28)
    for number, midi in enumerate((86, 90, 93, 98, 102)):
        place(sound, strike(GLASS, hertz(midi), rng, seconds=1.4, spread=0.001, force=0.8), 0.1 + 0.06 * number, 0.3)
    burst = swept_band(white(0.5, rng), points(0.5, ((0.0, 700.0), (0.2, 6000.0), (0.5, 3500.0))), 0.8) * arch(0.5, 0.3)
    place(sound, burst, 0.0, 0.35)
    return in_room(sound * points(seconds, ((0.0, 1.0), (2.2, 1.0), (seconds, 0.0))), HALL, 0.4)


def _oars(rng: np.random.Generator) -> Signal:
    """Three strokes: the oars knock in their locks, the blades draw through the water."""
    sound = silence(2.7)
    for number in range(3):
        at = 0.05 + 0.85 * number
        place(sound, creak(0.25, 40.0, 90.0, rng), at, 0.45)
        for _ in range(3):
            place(sound, knock(rng.uniform(230.0, 330.0), rng, 0.6), at + rng.uniform(0.16, 0.24), 0.4)
        place(sound, wash(0.6, rng, 350.0, 2600.0, 0.35), at + 0.22, 0.9)
        place(sound, splash(0.4, 0.3, rng), at + 0.24, 0.35)
    return in_room(sound, BAY, 0.12)


def _drum(rng: np.random.Generator) -> Signal:
    """All hands to quarters: a short roll on the ship's drum."""
    sound = silence(1.9)

    def stroke(force: float) -> Signal:
        skin = 1.2 * thud(118.0, rng, force, 0.3)
        snares = bandpass(white(0.14, rng), 900.0, 5200.0) * decay(0.14, 0.03)
        return layers(skin, 0.5 * force * snares)

    at = 0.0
    while at < 0.95:
        place(sound, stroke(0.35 + 0.5 * at), at, 0.4 + 0.45 * at)
        at += rng.uniform(0.058, 0.068)
    place(sound, stroke(1.0), 1.02, 1.0)
    place(sound, stroke(1.0), 1.3, 1.0)
    return in_room(sound, CABIN, 0.35)


def _bells(rng: np.random.Generator) -> Signal:
    """The bells of Port Royal ring a ship home."""
    seconds = 4.2
    sound = silence(seconds)
    for number, midi in enumerate((81, 78, 74, 69, 81, 74, 78, 69, 81)):
        bell = strike(BELL, hertz(midi), rng, seconds=2.4, spread=0.002)
        place(sound, bell, 0.02 + 0.29 * number + rng.normal(0.0, 0.012), 0.7)
    return in_room(sound * points(seconds, ((0.0, 1.0), (3.4, 1.0), (seconds, 0.0))), BAY, 0.35)


def _crowd(rng: np.random.Generator) -> Signal:
    """A whole quay cheers."""
    seconds = 3.6
    sound = silence(seconds)
    for at, people in ((0.0, 16), (0.85, 18), (1.7, 14)):
        place(sound, cheer(1.8, people, rng), at, 0.8)

    def clap(chance: np.random.Generator) -> Signal:
        return chance.uniform(0.2, 1.0) * bandpass(white(0.03, chance), 900.0, 3600.0) * decay(0.03, 0.006)

    place(sound, cloud(3.2, 34.0 * arch(3.2, 0.3, 0.6), clap, rng), 0.2, 0.7)
    return in_room(sound * points(seconds, ((0.0, 1.0), (2.7, 0.8), (seconds, 0.0))), BAY, 0.35)


EFFECTS: dict[str, Effect] = {
    "broadside": (_broadside, Entry("effect", "all guns of one side fire", 1.0, variants=2)),
    "mast": (_mast, Entry("effect", "a mast is shot away and falls", 0.95)),
    "star": (_star, Entry("effect", "the star of the combat die", 0.85)),
    "oars": (_oars, Entry("effect", "a boat is rowed", 0.7)),
    "drum": (_drum, Entry("effect", "the drum calls all hands to quarters", 0.8)),
    "bells": (_bells, Entry("effect", "the bells of Port Royal", 0.75)),
    "crowd": (_crowd, Entry("effect", "the crowd on the quay cheers", 0.85)),
}
