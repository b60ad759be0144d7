"""Effects of battle and fate: cannon, splash, hits, the crew's voices, sabre, treasure, curse."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sound.basics import RATE, Signal, hertz, layers, place, samples, silence, timeline
from sound.catalogue import Effect, Entry
from sound.crowd import cheer, groan, murmur
from sound.envelopes import arch, decay, points
from sound.filters import bandpass, highpass, lowpass, swept_band
from sound.modal import BELL, BLADE, COIN, GLASS, IRON, strike
from sound.noise import cloud, coloured, white
from sound.room import BAY, CABIN, HALL, TAVERN, in_room
from sound.water import splash
from sound.wood import barrel_blow, creak, knock, splinter, thud


def gunshot(rng: np.random.Generator) -> Signal:
    """A gun on one's own deck: crack, boom and rumble."""
    seconds = 2.4
    time = timeline(seconds)
    falling = 180.0 + 5200.0 * np.exp(-time / 0.07)
    blast = swept_band(white(seconds, rng), falling, 1.3) * decay(seconds, 0.075, 0.0015)
    glide = 34.0 + 58.0 * np.exp(-time / 0.07) * rng.uniform(0.9, 1.15)
    boom = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * decay(seconds, 0.17, 0.003)
    rumble = lowpass(coloured(seconds, 6.0, rng, 30.0), 170.0) * decay(seconds, 0.32, 0.02)
    shaken = cloud(
        seconds, 60.0 * points(seconds, ((0.0, 0.0), (0.08, 1.0), (0.7, 0.0), (seconds, 0.0))), splinter, rng
    )
    crack = highpass(white(seconds, rng), 400.0) * decay(seconds, 0.006, 0.0008)
    return np.tanh(1.2 * blast + 1.1 * boom + 0.6 * rumble) + 0.9 * crack + 0.05 * shaken


def _cannon(rng: np.random.Generator) -> Signal:
    """A gun, and the shore answering."""
    return in_room(gunshot(rng), BAY, 0.35)


def _cannon_far(rng: np.random.Generator) -> Signal:
    seconds = 2.2
    time = timeline(seconds)
    glide = 38.0 + 30.0 * np.exp(-time / 0.1)
    boom = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE) * decay(seconds, 0.2, 0.03)
    rumble = lowpass(coloured(seconds, 5.0, rng, 40.0), 420.0) * decay(seconds, 0.28, 0.025)
    sound = boom + 1.2 * rumble
    rolling = layers(sound, silence(3.4))
    for at, level in ((0.42, 0.35), (0.85, 0.2), (1.4, 0.12)):
        place(rolling, lowpass(sound, 240.0), at, level)
    return in_room(rolling, BAY, 0.6)


def _splash(rng: np.random.Generator) -> Signal:
    return in_room(splash(1.5, 1.0, rng), BAY, 0.08)


def _hit(rng: np.random.Generator) -> Signal:
    """A ball strikes the hull: a heavy blow and flying splinters."""
    sound = silence(1.2)
    place(sound, layers(1.4 * thud(55.0, rng, 1.0, 0.4), barrel_blow(rng, 1.0, 96.0)), 0.0)
    burst = bandpass(white(0.15, rng), 350.0, 4500.0) * decay(0.15, 0.022)
    place(sound, burst, 0.0, 0.8)
    density = points(0.8, ((0.0, 140.0), (0.15, 70.0), (0.4, 18.0), (0.8, 3.0)))
    place(sound, cloud(0.8, density, splinter, rng), 0.01, 0.7)
    for at in (0.36, 0.5, 0.72):
        place(sound, knock(rng.uniform(320.0, 620.0), rng, 0.5), at + rng.uniform(-0.03, 0.03), 0.35)
    return in_room(sound, CABIN, 0.3)


def _cheer(rng: np.random.Generator) -> Signal:
    return in_room(cheer(1.9, 11, rng), TAVERN, 0.25)


def _groan(rng: np.random.Generator) -> Signal:
    return in_room(groan(1.7, 8, rng), TAVERN, 0.25)


def _tavern(rng: np.random.Generator) -> Signal:
    """A snatch of tavern: talk, a mug on the table, a laugh far back."""
    seconds = 4.5
    sound = murmur(seconds, 14, rng)
    for at in (0.9, 2.6, 3.3):
        place(
            sound,
            layers(knock(rng.uniform(280.0, 380.0), rng, 0.7), 0.15 * strike(GLASS, 1900.0, rng, seconds=0.3)),
            at,
            0.5,
        )
    for number in range(5):
        pitch = np.linspace(250.0, 200.0, samples(0.12))
        ha = signal.sawtooth(2.0 * np.pi * np.cumsum(pitch) / RATE) * np.hanning(len(pitch))
        place(sound, bandpass(ha, 500.0, 1400.0), 1.6 + 0.17 * number, 0.1)
    shape = points(seconds, ((0.0, 0.0), (0.6, 1.0), (3.6, 1.0), (seconds, 0.0)))
    return in_room(sound * shape, TAVERN, 0.5)


def _sabre(rng: np.random.Generator) -> Signal:
    """A sabre leaves the scabbard and rings."""
    sound = silence(1.5)
    length = 0.42
    centre = points(length, ((0.0, 2300.0), (length, 6400.0)))
    scrape = swept_band(white(length, rng), centre, 0.35) * points(
        length, ((0.0, 0.0), (0.06, 0.4), (0.36, 1.0), (length, 0.0))
    )
    # The edge grates on the metal mouth.
    scrape *= 0.7 + 0.3 * np.sin(2.0 * np.pi * np.cumsum(points(length, ((0.0, 70.0), (length, 190.0)))) / RATE)
    place(sound, scrape, 0.0)
    ring = strike(BLADE, 640.0, rng, seconds=1.1, spread=0.004) + 0.6 * strike(
        BLADE, 645.0, rng, seconds=1.1, spread=0.004
    )
    place(sound, ring, 0.36, 0.35)
    return in_room(sound, CABIN, 0.3)


def _clash(rng: np.random.Generator) -> Signal:
    """Two blades meet and slide apart."""
    sound = silence(1.1)
    blow = layers(strike(BLADE.ringing(0.16), 720.0, rng, seconds=0.9), strike(IRON, 1150.0, rng, force=1.0))
    place(sound, blow, 0.0)
    slide = swept_band(white(0.3, rng), points(0.3, ((0.0, 5200.0), (0.3, 3000.0))), 0.3) * arch(0.3, 0.3)
    place(sound, slide, 0.03, 0.5)
    return in_room(sound, CABIN, 0.3)


def _treasure(rng: np.random.Generator) -> Signal:
    """A chest opens: latch, hinge, and a shimmer that climbs a pentatonic scale."""
    sound = silence(3.2)
    place(sound, layers(knock(520.0, rng, 0.6), 0.3 * strike(IRON, 980.0, rng, force=0.5)), 0.0, 0.5)
    place(sound, creak(0.5, 30.0, 75.0, rng), 0.1, 0.5)
    for number, midi in enumerate((74, 78, 81, 83, 86, 90, 93, 95, 98)):
        chime = strike(GLASS, hertz(midi), rng, seconds=1.8, spread=0.001, force=0.7)
        place(sound, chime, 0.42 + 0.085 * number + rng.normal(0.0, 0.006), 0.5 - 0.03 * number)

    def glint(chance: np.random.Generator) -> Signal:
        return chance.uniform(0.1, 1.0) ** 2 * strike(
            COIN.ringing(0.09), chance.uniform(3800.0, 6500.0), chance, force=0.7
        )

    place(sound, cloud(1.5, 22.0 * arch(1.5, 0.4), glint, rng), 0.6, 0.10)
    return in_room(sound, HALL, 0.5)


def _curse(rng: np.random.Generator) -> Signal:
    """The treasure is cursed: a drawn-in breath, a low bell a tritone wrong, whispers."""
    seconds = 3.4
    time = timeline(seconds)
    drone = np.zeros(len(time))
    for midi, level in ((38, 1.0), (39, 0.6), (44, 0.7), (50.2, 0.35)):
        wave = signal.sawtooth(2.0 * np.pi * hertz(midi) * time + 6.28 * rng.random())
        drone += level * lowpass(wave, 420.0)
    drone *= arch(seconds, 0.4, 0.9) * (0.8 + 0.2 * np.sin(2.0 * np.pi * 4.1 * time))
    sound = 0.3 * drone
    backwards = (strike(BELL, 196.0, rng, seconds=1.2, spread=0.004))[::-1] * np.linspace(0.0, 1.0, samples(1.2)) ** 2
    place(sound, backwards, 0.0, 0.5)
    place(sound, strike(BELL, 146.8, rng, seconds=2.2, spread=0.004), 1.2, 0.6)
    place(sound, strike(BELL, 207.6, rng, seconds=2.2, spread=0.004), 1.2, 0.4)
    whisper = highpass(
        swept_band(white(1.8, rng), points(1.8, ((0.0, 1200.0), (0.6, 3200.0), (1.2, 1500.0), (1.8, 2600.0))), 0.5),
        800.0,
    )
    whisper *= arch(1.8, 0.5) * (0.5 + 0.5 * np.sin(2.0 * np.pi * 5.3 * timeline(1.8))) ** 2
    place(sound, whisper, 0.9, 0.22)
    return in_room(sound * points(seconds, ((0.0, 1.0), (2.9, 1.0), (seconds, 0.0))), HALL, 0.5)


EFFECTS: dict[str, Effect] = {
    "cannon": (_cannon, Entry("effect", "a cannon fires close by", 1.0, variants=2)),
    "cannon_far": (_cannon_far, Entry("effect", "a cannon far away", 0.7)),
    "splash": (_splash, Entry("effect", "a ball falls into the sea", 0.8, variants=2)),
    "hit": (_hit, Entry("effect", "a ball strikes the hull", 0.95, variants=2)),
    "cheer": (_cheer, Entry("effect", "a small crew cheers", 0.8, variants=2)),
    "groan": (_groan, Entry("effect", "the crew is disappointed", 0.7)),
    "tavern": (_tavern, Entry("effect", "a snatch of tavern talk", 0.5)),
    "sabre": (_sabre, Entry("effect", "a sabre is drawn", 0.7)),
    "clash": (_clash, Entry("effect", "two blades meet", 0.7, variants=2)),
    "treasure": (_treasure, Entry("effect", "a treasure is opened", 0.8)),
    "curse": (_curse, Entry("effect", "the treasure is cursed", 0.8)),
}
