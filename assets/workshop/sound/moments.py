"""Music for moments: a battle, and the last round of each game. All of it runs in a circle."""

from __future__ import annotations

from sound import voices
from sound.band import Band
from sound.basics import Signal, seeded
from sound.lines import FIDDLE, FLUTE, HORN, WHISTLE, sing
from sound.mastering import wrap_tail
from sound.playing import BEATS, Tempo, accompany, beat_pattern, held, melody, second_voice
from sound.room import HALL, TAVERN
from sound.score import read
from sound.tunes import ANSWER_OF_THE_LOADERS, BARRELS_ON_THE_QUAY, CALL_OF_THE_FOREMAN, OWN, ROUND_THE_ISLAND

BROADSIDE = read(
    "Broadside",
    OWN,
    "D",
    """
"Bm"B2Bc d2cB | "A"A2AB c2BA | "Bm"B2Bc d2ef | "F#m"f2fe c2A2 |
"Bm"f2fg f2ed | "G"B2Bd g2fe | "Em"e2ef g2fe | "F#7"f2e2 c2^A2 |
""",
)
"""Two ships run out their guns."""

_BODHRAN = {"L": (voices.BODHRAN_LOW, 0.95), "l": (voices.BODHRAN_LOW, 0.55), "h": (voices.BODHRAN_HIGH, 0.4)}
_SHAKER = {"X": (voices.SHAKER, 0.8), "x": (voices.SHAKER, 0.5), "o": (voices.SHAKER, 0.25)}
_HANDS = {"O": (voices.HAND_OPEN, 0.75), "o": (voices.HAND_OPEN, 0.4), "s": (voices.HAND_SLAP, 0.5)}


def battle() -> Signal:
    """A fiddle that does not let go, horns from afar, and drums, drums."""
    rng = seeded("battle")
    tempo = Tempo(168.0)
    seconds = tempo.seconds(16 * BEATS)
    band = Band(seconds, HALL, tail=4.0)
    fiddle = melody(BROADSIDE, tempo, 0, rng, 0.85, transpose=-12, legato=0.7)
    fiddle += melody(BROADSIDE, tempo, 8, rng, 0.92, legato=0.75)
    band.add(sing(fiddle, band.length, FIDDLE, rng), -22.0, -0.2, 0.3)
    horn = held(BROADSIDE, tempo, 0, rng, 0.5, centre=52.0, voice=0)
    horn += held(BROADSIDE, tempo, 8, rng, 0.7, centre=57.0, voice=1)
    band.add(sing(horn, band.length, HORN, rng), -24.5, 0.25, 0.5)
    strings = accompany(BROADSIDE, tempo, 0, rng, "c.cuc.cu", 0.6, centre=59.0, ring=0.4, strum=0.008)
    strings += accompany(BROADSIDE, tempo, 8, rng, "c.cuc.cu", 0.7, centre=62.0, ring=0.4, strum=0.008)
    band.add(voices.play(strings, band.length, voices.cittern), -28.0, 0.45, 0.3)
    low = accompany(BROADSIDE, tempo, 0, rng, "B.BBB.FB", 0.8, bass=38.0, ring=0.8)
    low += accompany(BROADSIDE, tempo, 8, rng, "B.BBB.FB", 0.85, bass=38.0, ring=0.8)
    band.add(voices.play(low, band.length, voices.bass), -23.5, 0.0, 0.1)
    drum = beat_pattern(_BODHRAN, "L.hhL.hhL.hhLlLl", tempo, 0, 8, rng)
    drum += beat_pattern(_BODHRAN, "LhhhLhhhLhhhLlll", tempo, 8, 8, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -20.5, -0.05, 0.35)
    return wrap_tail(band.mix(), seconds)


def last_of_jamaica() -> Signal:
    """The hornpipe once more, at full sail: somebody is nearly home."""
    rng = seeded("last of jamaica")
    tempo, tune = Tempo(138.0, 0.58), ROUND_THE_ISLAND
    seconds = tempo.seconds(16 * BEATS)
    band = Band(seconds, TAVERN, tail=4.0)
    band.add(sing(melody(tune, tempo, 0, rng, 0.85, legato=0.8), band.length, FIDDLE, rng), -22.0, -0.25, 0.3)
    whistle = melody(tune, tempo, 8, rng, 0.6, transpose=12, bars=(8, 16), legato=0.8)
    band.add(sing(whistle, band.length, WHISTLE, rng), -25.0, 0.3, 0.35)
    concertina = melody(second_voice(tune), tempo, 0, rng, 0.5, legato=0.72)
    band.add(voices.play(concertina, band.length, voices.concertina), -26.5, 0.12, 0.3)
    guitar = accompany(tune, tempo, 0, rng, "B.c.F.cu", 0.6, ring=0.9)
    band.add(voices.play(guitar, band.length, voices.guitar), -26.0, -0.45, 0.2)
    low = accompany(tune, tempo, 0, rng, "B...F...", 0.7, bass=40.0, ring=1.4)
    band.add(voices.play(low, band.length, voices.bass), -25.0, 0.0, 0.1)
    drum = beat_pattern(_BODHRAN, "L.hhl.hhL.h.lhhh", tempo, 0, 16, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -24.0, -0.08, 0.3)
    return wrap_tail(band.mix(), seconds)


def last_of_montego() -> Signal:
    """The loaders' tune in a hurry, before the last ship sails."""
    rng = seeded("last of montego")
    tempo, tune, call = Tempo(120.0, 0.53), BARRELS_ON_THE_QUAY, CALL_OF_THE_FOREMAN
    seconds = tempo.seconds(16 * BEATS)
    band = Band(seconds, TAVERN, tail=4.0)
    flute = melody(tune, tempo, 0, rng, 0.85, legato=0.82) + melody(call, tempo, 8, rng, 0.85, legato=0.82)
    band.add(sing(flute, band.length, FLUTE, rng), -21.0, 0.15, 0.3)
    marimba = melody(second_voice(tune), tempo, 0, rng, 0.6)
    marimba += melody(ANSWER_OF_THE_LOADERS, tempo, 8, rng, 0.85)
    band.add(voices.play(marimba, band.length, voices.marimba), -23.0, -0.35, 0.3)
    banjo, box = [], []
    for bar, part in ((0, tune), (8, call)):
        banjo += accompany(part, tempo, bar, rng, "0.121.2.0.121.3.", 0.6, centre=65.0, ring=0.5)
        box += accompany(part, tempo, bar, rng, "B..F.BF.", 0.75, bass=43.0, ring=1.2)
    band.add(voices.play(banjo, band.length, voices.banjo), -27.0, 0.5, 0.2)
    band.add(voices.play(box, band.length, voices.rumba_box), -23.5, 0.0, 0.12)
    shaker = beat_pattern(_SHAKER, "XoxoXoxoXoxoXoxx", tempo, 0, 16, rng)
    band.add(voices.play(shaker, band.length, voices.percussion), -36.0, 0.35, 0.2)
    hands = beat_pattern(_HANDS, "O.os..o.O.s.o.ss", tempo, 0, 16, rng)
    band.add(voices.play(hands, band.length, voices.percussion), -27.0, -0.2, 0.25)
    return wrap_tail(band.mix(), seconds)
