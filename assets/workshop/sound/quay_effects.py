"""Effects of the people on the quay: a tick on a list, a tumble over the roofs, a thud, Lazy Jack's yawn and snore."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Signal, layers, place, silence
from sound.catalogue import Effect, Entry
from sound.crowd import utter
from sound.envelopes import arch, points
from sound.filters import bandpass, lowpass, swept_band
from sound.noise import white
from sound.room import BAY, CABIN, in_room
from sound.wood import footstep, knock, splinter, thud


def _scratch(seconds: float, rng: np.random.Generator) -> Signal:
    """One stroke of a quill."""
    nib = bandpass(white(seconds, rng), 2200.0, 6800.0, 2) * arch(seconds, 0.4, 0.7)
    paper = 0.3 * bandpass(white(seconds, rng), 700.0, 1500.0) * arch(seconds, 0.4)
    return layers(nib, paper)


def _tick(rng: np.random.Generator) -> Signal:
    """A short stroke down, a long one up, and the quill is tapped on the board."""
    sound = silence(0.62)
    place(sound, _scratch(0.08, rng), 0.0, 0.8)
    place(sound, _scratch(0.19, rng), 0.11)
    place(sound, knock(420.0, rng, 0.35), 0.4, 0.5)
    return in_room(sound, CABIN, 0.15)


def _tumble(rng: np.random.Generator) -> Signal:
    """Somebody whirls through the air, and gasps."""
    sound = silence(0.8)
    for number in range(4):
        length = 0.2
        centre = points(length, ((0.0, 380.0), (0.1, 1500.0 - 150.0 * number), (length, 420.0)))
        whirl = swept_band(white(length, rng), centre, 0.8) * arch(length, 0.5)
        place(sound, whirl, 0.15 * number, 0.9 - 0.12 * number)
    high = rng.uniform(230.0, 290.0)
    pitch = points(0.5, ((0.0, 0.85 * high), (0.2, 1.2 * high), (0.5, 0.62 * high)))
    voice = utter(0.5, pitch, ((0.0, "o"), (0.2, "a"), (0.5, "u")), 0.55, rng.uniform(0.98, 1.1), rng)
    place(sound, voice * arch(0.5, 0.3, 0.9), 0.04, 0.5)
    return in_room(sound, BAY, 0.1)


def _thud(rng: np.random.Generator) -> Signal:
    """Somebody lands on the planks on what he sits on."""
    sound = silence(0.8)
    place(sound, layers(thud(72.0, rng, 1.3, 0.3), 0.6 * knock(170.0, rng, 0.9)), 0.0)
    place(sound, splinter(rng), 0.02, 0.25)
    place(sound, footstep(rng), 0.17, 0.5)
    grunt = utter(0.2, points(0.2, ((0.0, 150.0), (0.2, 92.0))), ((0.0, "o"), (0.2, "u")), 0.4, 1.0, rng)
    place(sound, grunt * arch(0.2, 0.2), 0.05, 0.35)
    return in_room(sound, CABIN, 0.2)


def _yawn(rng: np.random.Generator) -> Signal:
    """A long breath in, and out again with a voice."""
    seconds = 1.5
    sound = silence(seconds + 0.1)
    breath = swept_band(white(0.5, rng), points(0.5, ((0.0, 600.0), (0.5, 1500.0))), 0.8) * arch(0.5, 0.7)
    place(sound, breath, 0.0, 0.25)
    length = 1.1
    pitch = points(length, ((0.0, 132.0), (0.25, 196.0), (0.6, 150.0), (length, 84.0)))
    voice = utter(length, pitch, ((0.0, "e"), (0.25, "a"), (0.7, "o"), (length, "u")), 0.28, 1.0, rng)
    place(sound, voice * points(length, ((0.0, 0.0), (0.16, 1.0), (0.6, 0.7), (length, 0.0))), 0.4)
    return in_room(sound, BAY, 0.08)


def _snore(rng: np.random.Generator) -> Signal:
    """In with a rattle, out with a whistle."""
    sound = silence(2.1)
    length = 0.85
    low = points(length, ((0.0, 46.0), (0.5, 62.0), (length, 50.0)))
    buzz = utter(length, low, ((0.0, "o"), (length, "u")), 0.7, 0.9, rng)
    rattle = buzz * (0.55 + 0.45 * np.sign(np.sin(2.0 * np.pi * 27.0 * np.arange(len(buzz)) / RATE)))
    breath = 0.15 * bandpass(white(length, rng), 300.0, 1400.0)
    place(sound, layers(lowpass(rattle, 1500.0), breath) * arch(length, 0.6), 0.0)
    out = 0.7
    glide = points(out, ((0.0, 900.0), (0.3, 1150.0), (out, 760.0)))
    tone = np.sin(2.0 * np.pi * np.cumsum(glide) / RATE)
    air = bandpass(white(out, rng), 700.0, 2200.0)
    place(sound, (0.12 * tone + 0.35 * air) * arch(out, 0.3), 1.15, 0.5)
    return in_room(sound, BAY, 0.06)


EFFECTS: dict[str, Effect] = {
    "tick": (_tick, Entry("effect", "a tick on the Tally-Man's list", 0.5, variants=2)),
    "tumble": (_tumble, Entry("effect", "a worker tumbles through the air", 0.6, variants=2)),
    "thud": (_thud, Entry("effect", "a worker lands", 0.7, variants=2)),
    "yawn": (_yawn, Entry("effect", "Lazy Jack yawns", 0.5)),
    "snore": (_snore, Entry("effect", "Lazy Jack snores", 0.4)),
}
