"""Effects of ship and dock: steps, barrels, sails, water, chain, bell."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Signal, layers, place, samples, silence, timeline
from sound.catalogue import Effect, Entry
from sound.envelopes import arch, decay, points
from sound.filters import bandpass, lowpass, swept_band
from sound.modal import BELL, IRON, strike
from sound.noise import cloud, white
from sound.room import BAY, CABIN, in_room
from sound.water import lapping, splash, wash
from sound.wood import barrel_blow, barrel_roll, creak, footstep, knock, splinter, thud


def _footstep(rng: np.random.Generator) -> Signal:
    return in_room(footstep(rng), CABIN, 0.15)


def _barrel_rolls(rng: np.random.Generator) -> Signal:
    return in_room(barrel_roll(1.7, 2.4, 1.0, rng), CABIN, 0.2)


def _barrel_lands(rng: np.random.Generator) -> Signal:
    sound = silence(0.8)
    place(sound, barrel_blow(rng), 0.01)
    place(sound, barrel_blow(rng, 0.4, 126.0), 0.15)
    return in_room(sound, CABIN, 0.3)


def _barrel_breaks(rng: np.random.Generator) -> Signal:
    """Staves burst, hoops ring, the wares run out."""
    sound = silence(1.6)
    place(sound, barrel_blow(rng, 1.0, 105.0), 0.0)
    density = points(0.7, ((0.0, 150.0), (0.12, 90.0), (0.35, 22.0), (0.7, 4.0)))
    place(sound, cloud(0.7, density, splinter, rng), 0.0, 0.9)
    for at, pitch in ((0.1, 640.0), (0.27, 700.0), (0.38, 660.0)):
        place(sound, strike(IRON.ringing(0.06), pitch, rng, force=0.6), at, 0.25)
    for number in range(7):
        place(
            sound,
            knock(rng.uniform(260.0, 480.0), rng, rng.uniform(0.3, 0.7)),
            0.3 + 0.1 * number * rng.uniform(0.7, 1.3),
            0.4,
        )
    pour = lowpass(white(0.9, rng), 1800.0) * arch(0.9, 0.3, 0.8)
    place(sound, pour, 0.25, 0.12)
    return in_room(sound, CABIN, 0.25)


def _push(rng: np.random.Generator) -> Signal:
    """Someone is shoved: cloth, a stagger of steps, a bump."""
    sound = silence(1.0)
    shove = swept_band(white(0.25, rng), points(0.25, ((0.0, 500.0), (0.12, 1800.0), (0.25, 700.0))), 0.9) * arch(
        0.25, 0.4
    )
    place(sound, layers(shove, 0.6 * thud(110.0, rng, 0.8)), 0.0, 0.9)
    for at, force in ((0.2, 0.9), (0.34, 0.7), (0.43, 1.0)):
        place(sound, footstep(rng), at, force)
    place(sound, layers(thud(80.0, rng, 1.0), 0.5 * knock(240.0, rng, 0.7)), 0.58)
    return in_room(sound, CABIN, 0.2)


def _flap(seconds: float, rng: np.random.Generator, snap: float) -> Signal:
    """One beat of a sail."""
    time = timeline(seconds)
    centre = 300.0 + 1500.0 * np.exp(-(((time - 0.3 * seconds) / (0.18 * seconds)) ** 2))
    canvas = swept_band(white(seconds, rng), centre, 0.9) * arch(seconds, 0.35, 1.3)
    crack = bandpass(white(seconds, rng), 700.0, 4500.0) * np.exp(-np.maximum(time - 0.33 * seconds, 0.0) / 0.02)
    crack *= time > 0.33 * seconds
    return canvas + snap * 0.4 * crack


def _sail(rng: np.random.Generator) -> Signal:
    """Sails flap, then fill, and the ship leans into the wind."""
    sound = silence(2.6)
    at = 0.0
    for length in (0.3, 0.24, 0.28, 0.2):
        place(sound, _flap(length, rng, rng.uniform(0.3, 0.9)), at, rng.uniform(0.5, 0.9))
        at += length * rng.uniform(0.75, 0.95)
    whump = layers(1.4 * thud(58.0, rng, 1.0, 0.5), _flap(0.5, rng, 0.2))
    place(sound, whump, at + 0.05)
    place(sound, creak(0.9, 26.0, 60.0, rng), at + 0.25, 0.22)
    wind = swept_band(white(1.5, rng), points(1.5, ((0.0, 350.0), (0.7, 650.0), (1.5, 420.0))), 0.6) * arch(1.5, 0.3)
    place(sound, wind, at + 0.05, 0.5)
    place(sound, wash(1.5, rng, 350.0, 1600.0, 0.45), at + 0.25, 0.35)
    return sound


def _hull(rng: np.random.Generator) -> Signal:
    """Water along the hull."""
    seconds = 2.2
    sound = layers(wash(seconds, rng, 350.0, 1900.0, 0.4), 0.5 * lapping(seconds, 5.0, rng) * arch(seconds, 0.5, 0.5))
    place(sound, wash(1.2, rng, 500.0, 2400.0, 0.35), 0.55, 0.5)
    return sound * points(seconds, ((0.0, 0.0), (0.2, 1.0), (seconds - 0.3, 1.0), (seconds, 0.0)))


def _anchor(rng: np.random.Generator) -> Signal:
    """The chain runs out through the hawse and the anchor drops."""
    sound = silence(3.0)
    at, gap = 0.0, 0.12
    while at < 1.65:
        blow = layers(
            strike(IRON.ringing(0.035), rng.uniform(420.0, 780.0), rng, force=rng.uniform(0.5, 1.0)),
            0.35 * knock(rng.uniform(180.0, 260.0), rng, 0.6),
        )
        place(sound, blow, at, rng.uniform(0.5, 1.0))
        place(
            sound,
            strike(IRON.ringing(0.02), rng.uniform(900.0, 1600.0), rng, force=0.6),
            at + 0.018,
            rng.uniform(0.2, 0.5),
        )
        at += gap * rng.uniform(0.8, 1.2)
        gap = max(0.048, gap * 0.93)
    place(sound, splash(1.3, 1.2, rng), 1.5, 1.3)
    return in_room(sound, CABIN, 0.18)


def _bell_stroke(rng: np.random.Generator) -> Signal:
    bell = strike(BELL, 830.0, rng, seconds=3.2, spread=0.0015)
    beating = strike(BELL, 832.3, rng, seconds=3.2, spread=0.0015)
    clapper = bandpass(white(0.02, rng), 1500.0, 7000.0) * decay(0.02, 0.002)
    return layers(bell + 0.5 * beating, 0.3 * clapper) * points(3.2, ((0.0, 1.0), (2.4, 1.0), (3.2, 0.0)))


def _bell(rng: np.random.Generator) -> Signal:
    return in_room(_bell_stroke(rng), BAY, 0.12)


def _bell_pair(rng: np.random.Generator) -> Signal:
    sound = silence(3.7)
    place(sound, _bell_stroke(rng), 0.0, 0.9)
    place(sound, _bell_stroke(rng), 0.42)
    return in_room(sound, BAY, 0.12)


def _rope(rng: np.random.Generator) -> Signal:
    """A rope is hauled taut through a block."""
    seconds = 1.1
    time = timeline(seconds)
    pull = 0.5 + 0.5 * np.sin(2.0 * np.pi * 2.1 * time - 1.2)
    fibres = bandpass(white(seconds, rng), 500.0, 2600.0) * pull**2 * rng.random(samples(seconds)) ** 0.5
    block = creak(seconds, 30.0, 85.0, rng) * pull
    return in_room(0.16 * fibres * arch(seconds, 0.5, 0.5) + 0.7 * block, CABIN, 0.15)


def _load(rng: np.random.Generator) -> Signal:
    """Wares go into the hold: a roll down the gangway and a hollow landing."""
    sound = silence(1.7)
    place(sound, barrel_roll(0.9, 1.6, 0.85, rng), 0.0, 0.8)
    time = timeline(0.5)
    hollow = np.sin(2.0 * np.pi * 74.0 * time) * 0.5 ** (time / 0.07) * np.minimum(time * RATE / 80.0, 1.0)
    place(sound, layers(barrel_blow(rng, 0.9, 112.0), 0.8 * hollow), 0.92)
    return in_room(sound, CABIN, 0.5)


EFFECTS: dict[str, Effect] = {
    "footstep": (_footstep, Entry("effect", "a step on planks", 0.5, variants=4)),
    "barrel_roll": (_barrel_rolls, Entry("effect", "a barrel rolls over planks", 0.7, variants=2)),
    "barrel_land": (_barrel_lands, Entry("effect", "a full barrel is set down", 0.8, variants=2)),
    "barrel_break": (_barrel_breaks, Entry("effect", "a barrel breaks", 0.9)),
    "load": (_load, Entry("effect", "wares go into a ship's hold", 0.8)),
    "push": (_push, Entry("effect", "a loader is pushed and stumbles", 0.8, variants=2)),
    "sail": (_sail, Entry("effect", "sails fill and the ship sets off", 0.75)),
    "rope": (_rope, Entry("effect", "a rope is hauled taut", 0.5)),
    "hull": (_hull, Entry("effect", "water along the hull as a ship moves", 0.5, variants=2)),
    "anchor": (_anchor, Entry("effect", "the anchor chain runs out", 0.8)),
    "bell_one": (_bell, Entry("effect", "ship's bell, one stroke", 0.7)),
    "bell_two": (_bell_pair, Entry("effect", "ship's bell, two strokes", 0.7)),
}
