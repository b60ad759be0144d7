"""Effects of the table: dice, cards, coins, provisions, paper."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Signal, layers, place, samples, silence, timeline
from sound.catalogue import Effect, Entry
from sound.envelopes import arch, decay, points
from sound.filters import bandpass, highpass, lowpass, swept_band
from sound.modal import BARREL, BONE, COIN, PLANK, strike
from sound.noise import cloud, white
from sound.room import CABIN, TABLE, in_room
from sound.wood import barrel_roll, knock, thud


def _die_hit(rng: np.random.Generator, force: float, weight: float) -> Signal:
    """One corner of a bone die meets the table."""
    bone = strike(BONE, rng.uniform(1900.0, 2700.0) / weight, rng, force=0.5 + 0.5 * force)
    table = strike(PLANK, rng.uniform(300.0, 400.0) / weight, rng, force=0.5 * force)
    return force * layers(bone, 0.5 * table, thud(130.0 / weight, rng, 0.12 * weight, 0.1))


def _tumble(rng: np.random.Generator, hits: int, first: float, weight: float) -> Signal:
    """A die bounces, rolls over its corners and comes to rest."""
    sound = silence(1.3)
    at, gap, force = 0.0, first, 1.0
    for number in range(hits):
        place(sound, _die_hit(rng, force, weight), at)
        if number == hits - 3:
            gap *= 1.5  # it tips over an edge once more
        at += gap * rng.uniform(0.75, 1.3)
        gap *= 0.82
        force *= rng.uniform(0.66, 0.86)
    return sound


def _dice(rng: np.random.Generator) -> Signal:
    sound = silence(1.9)
    # In the hollow of the hands the clicks are dull.
    shaking = silence(0.6)
    for shake in range(4):
        for _ in range(int(rng.integers(3, 6))):
            click = strike(BONE, rng.uniform(1500.0, 2300.0), rng, force=0.7)
            place(shaking, click, 0.13 * shake + rng.uniform(0.0, 0.075), rng.uniform(0.3, 0.9))
    place(sound, lowpass(shaking, 3200.0), 0.0, 0.9)
    place(sound, _tumble(rng, int(rng.integers(6, 9)), 0.105, 1.0), 0.66)
    place(sound, _tumble(rng, int(rng.integers(6, 9)), 0.12, 1.04), 0.66 + rng.uniform(0.02, 0.05), 0.9)
    return in_room(sound, TABLE, 0.25)


def _combat_die(rng: np.random.Generator) -> Signal:
    return in_room(_tumble(rng, 10, 0.15, 1.55), CABIN, 0.3)


def _card_slide(rng: np.random.Generator) -> Signal:
    seconds = 0.3
    centre = points(seconds, ((0.0, 1800.0), (0.2, 4200.0), (0.3, 3000.0)))
    return swept_band(white(seconds, rng), centre, 0.7) * arch(seconds, 0.45, 0.9)


def _card_turn(rng: np.random.Generator) -> Signal:
    sound = silence(0.42)
    lift = swept_band(white(0.2, rng), points(0.2, ((0.0, 1500.0), (0.2, 5200.0))), 0.6) * arch(0.2, 0.7, 1.2)
    snap = highpass(white(0.03, rng), 1800.0) * decay(0.03, 0.003)
    place(sound, lift, 0.0, 0.8)
    place(sound, snap, 0.17, 0.7)
    slap = layers(thud(150.0, rng, 0.5, 0.12), 0.5 * bandpass(white(0.06, rng), 700.0, 3000.0) * decay(0.06, 0.008))
    place(sound, slap, 0.235)
    return in_room(sound, TABLE, 0.15)


def _shuffle(rng: np.random.Generator) -> Signal:
    sound = silence(1.5)
    at = 0.0
    for number in range(30):
        edge = bandpass(white(0.018, rng), 1500.0, 6000.0) * decay(0.018, 0.0035)
        place(sound, edge, at, rng.uniform(0.5, 1.0))
        at += (0.034 - 0.014 * np.sin(np.pi * number / 29.0)) * rng.uniform(0.8, 1.2)
    bridge = swept_band(white(0.36, rng), points(0.36, ((0.0, 4200.0), (0.36, 1600.0))), 0.7) * arch(0.36, 0.4)
    place(sound, bridge, at + 0.02, 0.45)
    for later in (0.3, 0.44):
        place(sound, layers(thud(160.0, rng, 0.6, 0.12), 0.4 * knock(520.0, rng, 0.4)), at + later, 0.8)
    return in_room(sound, TABLE, 0.15)


def _coin_hit(rng: np.random.Generator, force: float, pitch: float, ring: float = 0.05) -> Signal:
    return force * layers(
        strike(COIN.ringing(ring), pitch, rng, spread=0.015, force=force),
        0.25 * strike(PLANK, 520.0, rng, force=0.4 * force),
    )


def _coin(rng: np.random.Generator) -> Signal:
    """A doubloon is put down, tips and spins out."""
    sound = silence(0.9)
    pitch = rng.uniform(3000.0, 3700.0)
    at, gap, force = 0.0, 0.13, 1.0
    for _ in range(9):
        place(sound, _coin_hit(rng, force, pitch * rng.uniform(0.99, 1.01)), at)
        at += gap
        gap = max(0.022, gap * 0.74)
        force *= 0.72
    return in_room(sound, TABLE, 0.2)


def _coins(rng: np.random.Generator) -> Signal:
    sound = silence(1.1)
    at = 0.0
    for number in range(11):
        pitch = rng.uniform(2700.0, 4300.0)
        force = rng.uniform(0.4, 1.0) * (1.0 - 0.04 * number)
        place(sound, _coin_hit(rng, force, pitch, 0.04), at)
        place(sound, _coin_hit(rng, 0.4 * force, pitch * 1.01, 0.03), at + rng.uniform(0.02, 0.05))
        at += rng.uniform(0.025, 0.1)
    return in_room(sound, TABLE, 0.2)


def _coin_bag(rng: np.random.Generator) -> Signal:
    """A leather bag of coins lands."""
    sound = silence(0.9)
    place(
        sound, layers(1.2 * thud(85.0, rng, 1.0, 0.25), 0.5 * lowpass(white(0.1, rng), 900.0) * decay(0.1, 0.018)), 0.01
    )

    def chink(chance: np.random.Generator) -> Signal:
        return chance.uniform(0.2, 1.0) * strike(COIN.ringing(0.016), chance.uniform(2400.0, 4200.0), chance, force=0.8)

    density = 300.0 * points(0.6, ((0.0, 1.0), (0.08, 0.9), (0.25, 0.25), (0.6, 0.02)))
    place(sound, lowpass(cloud(0.6, density, chink, rng), 5200.0), 0.012, 0.34)
    return in_room(sound, TABLE, 0.2)


def _provisions(rng: np.random.Generator) -> Signal:
    """A crate of provisions is set down and something in it rolls."""
    sound = silence(0.9)
    crate = layers(
        0.9 * thud(92.0, rng, 1.0, 0.25), 0.8 * strike(BARREL, 210.0, rng, force=0.6), 0.6 * knock(330.0, rng, 0.7)
    )
    place(sound, crate, 0.01)
    place(sound, 0.5 * knock(300.0, rng, 0.6), 0.09)
    for number in range(6):
        place(
            sound,
            strike(PLANK, rng.uniform(420.0, 620.0), rng, force=0.45),
            0.16 + 0.05 * number * rng.uniform(0.8, 1.2),
            0.3,
        )
    return in_room(sound, CABIN, 0.3)


def _cork(rng: np.random.Generator) -> Signal:
    """A cork leaves a bottle, and a first gulp."""
    sound = silence(0.8)
    time = timeline(0.12)
    squeak = np.sin(2.0 * np.pi * np.cumsum(points(0.12, ((0.0, 900.0), (0.12, 1500.0)))) / RATE)
    place(sound, bandpass(squeak * rng.random(len(time)), 700.0, 3000.0) * arch(0.12, 0.8), 0.0, 0.12)
    glide = 430.0 + 500.0 * np.minimum(time / 0.02, 1.0)
    pop = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * decay(0.12, 0.013, 0.002)
    place(sound, layers(pop, 0.5 * bandpass(white(0.05, rng), 500.0, 3500.0) * decay(0.05, 0.005)), 0.13)
    for number in range(4):
        length = 0.09
        gulp = np.sin(2.0 * np.pi * np.cumsum(np.linspace(300.0, 520.0 + 40.0 * number, samples(length))) / RATE)
        place(sound, gulp * np.hanning(len(gulp)), 0.28 + 0.105 * number, 0.3)
    return in_room(sound, CABIN, 0.25)


def _powder(rng: np.random.Generator) -> Signal:
    """A small powder keg rolls up and is stood on end; the powder hisses in it."""
    sound = silence(1.35)
    place(sound, barrel_roll(0.95, 1.8, 0.62, rng), 0.0)
    hiss = highpass(white(1.0, rng), 3500.0) * rng.random(samples(1.0)) ** 2 * arch(1.0, 0.6, 0.7)
    place(sound, hiss, 0.02, 0.08)
    keg = layers(thud(95.0, rng, 0.9), 0.9 * strike(BARREL, 205.0, rng, force=0.7), 0.4 * knock(380.0, rng, 0.6))
    place(sound, keg, 0.95)
    place(sound, 0.45 * keg, 1.06)
    return in_room(sound, CABIN, 0.3)


def _quill(rng: np.random.Generator) -> Signal:
    sound = silence(1.15)
    at = 0.0
    for length in (0.16, 0.09, 0.2, 0.12, 0.22):
        scratch = bandpass(white(length, rng), 2400.0, 7200.0, 2) * arch(length, 0.35, 0.7)
        scratch *= 0.6 + 0.4 * np.sin(2.0 * np.pi * rng.uniform(55.0, 90.0) * timeline(length))
        place(
            sound,
            layers(scratch, 0.25 * bandpass(white(length, rng), 700.0, 1600.0) * arch(length, 0.4)),
            at,
            rng.uniform(0.6, 1.0),
        )
        at += length + rng.uniform(0.02, 0.07)
    return sound


def _page(rng: np.random.Generator) -> Signal:
    """A big leaf of paper is turned."""
    seconds = 0.62
    centre = points(seconds, ((0.0, 1300.0), (0.3, 3600.0), (0.5, 2200.0), (seconds, 1200.0)))
    swish = swept_band(white(seconds, rng), centre, 0.9) * points(
        seconds, ((0.0, 0.0), (0.2, 0.5), (0.38, 1.0), (0.48, 0.5), (seconds, 0.0))
    )

    def crackle(chance: np.random.Generator) -> Signal:
        return chance.uniform(0.1, 1.0) ** 2 * highpass(white(0.006, chance), 1600.0) * decay(0.006, 0.0012)

    rustle = cloud(seconds, 170.0 * arch(seconds, 0.5, 0.6), crackle, rng)
    sound = layers(swish, 0.5 * rustle, silence(0.75))
    place(sound, thud(130.0, rng, 0.4, 0.12), 0.5, 0.5)
    return in_room(sound, TABLE, 0.12)


EFFECTS: dict[str, Effect] = {
    "dice": (_dice, Entry("effect", "two dice shaken and thrown on wood", 0.7, variants=3)),
    "combat_die": (_combat_die, Entry("effect", "the heavy combat die rolls out", 0.8, variants=2)),
    "card_slide": (_card_slide, Entry("effect", "a card slides over the table", 0.45, variants=3)),
    "card_turn": (_card_turn, Entry("effect", "a card is turned over", 0.55, variants=2)),
    "card_shuffle": (_shuffle, Entry("effect", "a deck is shuffled", 0.6)),
    "coin": (_coin, Entry("effect", "one doubloon", 0.5, variants=2)),
    "coins": (_coins, Entry("effect", "several doubloons", 0.6, variants=2)),
    "coin_bag": (_coin_bag, Entry("effect", "a bag of doubloons lands", 0.8)),
    "food": (_provisions, Entry("effect", "a crate of provisions is set down", 0.75, variants=2)),
    "cork": (_cork, Entry("effect", "a cork leaves a bottle", 0.6)),
    "powder": (_powder, Entry("effect", "a powder keg rolls up and is stood on end", 0.8)),
    "quill": (_quill, Entry("effect", "a quill writes", 0.4)),
    "page": (_page, Entry("effect", "a leaf of paper is turned", 0.5)),
}
