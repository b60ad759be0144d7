"""The four pieces: who plays what, when, and where he stands."""

from __future__ import annotations

from sound import voices
from sound.band import Band
from sound.basics import Signal, seeded
from sound.lines import FIDDLE, FLUTE, WHISTLE, sing
from sound.mastering import wrap_tail
from sound.playing import BEATS, Played, Tempo, accompany, beat_pattern, held, melody, second_voice
from sound.room import HALL, TAVERN
from sound.tunes import (
    ANSWER_OF_THE_LOADERS,
    BARRELS_ON_THE_QUAY,
    CALL_OF_THE_FOREMAN,
    FISHERS_HORNPIPE,
    HARBOUR_LIGHTS,
    LANTERNS_AT_SEA,
    LAST_CRATE,
    ROUND_THE_ISLAND,
)

_FIRST, _SECOND = (0, 8), (8, 16)
"""The two halves of a sixteen-bar tune."""

_BODHRAN = {"L": (voices.BODHRAN_LOW, 0.85), "l": (voices.BODHRAN_LOW, 0.5), "h": (voices.BODHRAN_HIGH, 0.35)}
_SHAKER = {"X": (voices.SHAKER, 0.8), "x": (voices.SHAKER, 0.5), "o": (voices.SHAKER, 0.25)}
_HANDS = {"O": (voices.HAND_OPEN, 0.7), "o": (voices.HAND_OPEN, 0.4), "s": (voices.HAND_SLAP, 0.45)}
_CLAVES = {"x": (voices.CLAVES, 0.6)}


def jamaica_theme() -> Signal:
    """The hornpipe: fiddle first, then everybody."""
    rng = seeded("jamaica theme")
    tempo = Tempo(150.0, 0.6, slows_from=33.0 * BEATS)
    tune, below = ROUND_THE_ISLAND, second_voice(ROUND_THE_ISLAND)
    form = ((2, _FIRST), (10, _FIRST), (18, _SECOND), (26, _SECOND))
    band = Band(tempo.seconds(34 * BEATS), TAVERN, tail=3.2)

    fiddle: list[Played] = []
    for bar, half in form:
        lead = below if bar == 18 else tune
        strength = 0.75 if lead is below else 0.88
        # The second time round he knows the tune and decorates it.
        again = 0.35 if bar in (10, 26) else 0.0
        fiddle += melody(lead, tempo, bar, rng, strength, bars=half, legato=0.8, slurs=0.3, ornaments=again)
    band.add(sing(fiddle, band.length, FIDDLE, rng), -21.0, -0.25, 0.3)

    whistle = melody(tune, tempo, 10, rng, 0.6, transpose=12, bars=_FIRST, legato=0.8)
    whistle += melody(tune, tempo, 18, rng, 0.85, bars=_SECOND, legato=0.82, slurs=0.25)
    whistle += melody(tune, tempo, 26, rng, 0.7, bars=_SECOND, legato=0.82, slurs=0.25)
    band.add(sing(whistle, band.length, WHISTLE, rng), -24.0, 0.3, 0.35)

    concertina = melody(below, tempo, 10, rng, 0.6, bars=_FIRST, legato=0.72)
    concertina += held(tune, tempo, 18, rng, 0.45, centre=64.0, bars=_SECOND)
    concertina += melody(below, tempo, 26, rng, 0.65, bars=_SECOND, legato=0.72)
    band.add(voices.play(concertina, band.length, voices.concertina), -25.5, 0.12, 0.3)

    cittern, guitar, low = [], [], []
    cittern += accompany(tune, tempo, 0, rng, "c.ucc.uc", 0.5, centre=64.0, bars=(0, 2), ring=0.7, strum=0.009)
    guitar += accompany(tune, tempo, 0, rng, "B.c.F.c.", 0.6, bars=(0, 2), ring=1.0)
    for bar, (first, last) in form:
        # The very last bar is left to the final chord.
        until = last - 1 if bar == 26 else last
        cittern += accompany(
            tune, tempo, bar, rng, "..c...cu", 0.5, centre=64.0, bars=(first, until), ring=0.7, strum=0.009
        )
        guitar += accompany(tune, tempo, bar, rng, "B.c.F.c.", 0.65, bars=(first, until), ring=1.0)
        low += accompany(tune, tempo, bar, rng, "B...F...", 0.7, bass=40.0, bars=(first, until), ring=1.6)
    cittern += accompany(tune, tempo, 33, rng, "c.c.c...", 0.6, centre=64.0, bars=(15, 16), ring=4.0, strum=0.02)
    guitar += accompany(tune, tempo, 33, rng, "B.c.c...", 0.7, bars=(15, 16), ring=4.0, strum=0.025)
    low += accompany(tune, tempo, 33, rng, "B...B...", 0.75, bass=40.0, bars=(15, 16), ring=4.0)
    band.add(voices.play(cittern, band.length, voices.cittern), -29.0, 0.5, 0.3)
    band.add(voices.play(guitar, band.length, voices.guitar), -26.0, -0.5, 0.2)
    band.add(voices.play(low, band.length, voices.bass), -25.0, 0.0, 0.1)

    drum = beat_pattern(_BODHRAN, "L.hhl.hh", tempo, 0, 10, rng)
    drum += beat_pattern(_BODHRAN, "L.hhl.hhL.h.lhhh", tempo, 10, 8, rng)
    drum += beat_pattern(_BODHRAN, "L.hhl.hh", tempo, 18, 8, rng)
    drum += beat_pattern(_BODHRAN, "L.hhl.hhL.h.lhhh", tempo, 26, 7, rng)
    drum += beat_pattern(_BODHRAN, "L...L...", tempo, 33, 1, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -25.0, -0.08, 0.3)
    return band.mix()


def jamaica_table() -> Signal:
    """A slow air, two hornpipes at walking pace, and the air again; ends where it begins."""
    rng = seeded("jamaica table")
    tempo = Tempo(92.0, 0.56)
    seconds = tempo.seconds(60 * BEATS)
    band = Band(seconds, HALL, tail=6.0)
    calm = 0.010

    flute = melody(LANTERNS_AT_SEA, tempo, 4, rng, 0.7, legato=0.97, looseness=calm, slurs=0.5)
    band.add(sing(flute, band.length, FLUTE, rng), -23.0, 0.15, 0.5)

    fiddle = held(LANTERNS_AT_SEA, tempo, 12, rng, 0.35, centre=62.0, bars=_SECOND, voice=1)
    fiddle += held(ROUND_THE_ISLAND, tempo, 36, rng, 0.4, centre=64.0, voice=2)
    fiddle += melody(
        LANTERNS_AT_SEA, tempo, 52, rng, 0.68, transpose=-12, bars=_FIRST, legato=0.98, looseness=calm, slurs=0.5
    )
    band.add(sing(fiddle, band.length, FIDDLE, rng), -26.0, -0.3, 0.55)

    cittern = melody(FISHERS_HORNPIPE, tempo, 20, rng, 0.62, legato=1.6, looseness=calm)
    cittern += accompany(
        LANTERNS_AT_SEA, tempo, 52, rng, "B.1.2.3.", 0.4, centre=62.0, bass=50.0, bars=_FIRST, ring=3.0
    )
    band.add(voices.play(cittern, band.length, voices.cittern), -26.0, 0.35, 0.4)

    concertina = melody(ROUND_THE_ISLAND, tempo, 36, rng, 0.55, legato=0.9, looseness=calm)
    concertina += held(FISHERS_HORNPIPE, tempo, 28, rng, 0.25, centre=60.0, bars=_SECOND)
    band.add(voices.play(concertina, band.length, voices.concertina), -26.0, 0.05, 0.45)

    guitar = accompany(LANTERNS_AT_SEA, tempo, 0, rng, "B0121012", 0.5, bars=(12, 16), ring=3.0)
    guitar += accompany(LANTERNS_AT_SEA, tempo, 4, rng, "B0123212", 0.48, ring=3.0)
    guitar += accompany(FISHERS_HORNPIPE, tempo, 20, rng, "B.1.F.2.", 0.5, ring=1.6)
    guitar += accompany(ROUND_THE_ISLAND, tempo, 36, rng, "B.12F.21", 0.5, ring=2.0)
    guitar += accompany(LANTERNS_AT_SEA, tempo, 52, rng, "..0121..", 0.42, bars=(0, 7), ring=3.0)
    # The last bar already picks as the first one does, so that the round closes unnoticed.
    guitar += accompany(LANTERNS_AT_SEA, tempo, 59, rng, "B0121012", 0.45, bars=(7, 8), ring=3.0)
    band.add(voices.play(guitar, band.length, voices.guitar), -25.0, -0.35, 0.35)

    low = accompany(FISHERS_HORNPIPE, tempo, 20, rng, "B.......", 0.5, bass=40.0, ring=3.0)
    low += accompany(ROUND_THE_ISLAND, tempo, 36, rng, "B...F...", 0.5, bass=40.0, ring=1.9)
    band.add(voices.play(low, band.length, voices.bass), -27.5, 0.0, 0.15)

    drum = beat_pattern(_BODHRAN, "l...h...", tempo, 28, 8, rng)
    drum += beat_pattern(_BODHRAN, "l..hl.h.", tempo, 36, 16, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -33.0, -0.05, 0.4)
    return wrap_tail(band.mix(), seconds)


def montego_theme() -> Signal:
    """Flute and marimba over banjo, guitar and rumba box; foreman and loaders call and answer."""
    rng = seeded("montego theme")
    tempo = Tempo(112.0, 0.53, slows_from=31.5 * BEATS)
    tune, call = BARRELS_ON_THE_QUAY, CALL_OF_THE_FOREMAN
    below = second_voice(tune)
    band = Band(tempo.seconds(32 * BEATS), TAVERN, tail=3.0)
    ending = (4, 8)

    flute = melody(tune, tempo, 4, rng, 0.85, legato=0.85)
    flute += melody(tune, tempo, 12, rng, 0.88, legato=0.85, ornaments=0.3)
    flute += melody(call, tempo, 20, rng, 0.85, legato=0.85)
    flute += melody(tune, tempo, 28, rng, 0.92, bars=ending, legato=0.85)
    band.add(sing(flute, band.length, FLUTE, rng), -20.5, 0.1, 0.3)

    marimba = melody(below, tempo, 12, rng, 0.6)
    marimba += melody(ANSWER_OF_THE_LOADERS, tempo, 20, rng, 0.85)
    marimba += melody(ANSWER_OF_THE_LOADERS, tempo, 20, rng, 0.6, transpose=-12)
    marimba += melody(tune, tempo, 28, rng, 0.7, bars=ending, transpose=-12)
    marimba += melody(below, tempo, 28, rng, 0.6, bars=ending)
    band.add(voices.play(marimba, band.length, voices.marimba), -23.0, -0.35, 0.3)

    banjo, guitar, box = [], [], []
    for bar, part, bars in (
        (0, tune, ending),
        (4, tune, (0, 8)),
        (12, tune, (0, 8)),
        (20, call, (0, 8)),
        (28, tune, (4, 7)),
    ):
        banjo += accompany(part, tempo, bar, rng, "0..21.2.0..21.3.", 0.6, centre=65.0, bars=bars, ring=0.5)
        guitar += accompany(part, tempo, bar, rng, "..cu..cu", 0.5, centre=60.0, bars=bars, ring=0.5, strum=0.01)
        box += accompany(part, tempo, bar, rng, "B..F..B.", 0.75, bass=43.0, bars=bars, ring=1.4)
    banjo += accompany(tune, tempo, 31, rng, "c.......", 0.6, centre=65.0, bars=(7, 8), ring=3.0)
    guitar += accompany(tune, tempo, 31, rng, "c.......", 0.6, centre=60.0, bars=(7, 8), ring=4.0, strum=0.022)
    box += accompany(tune, tempo, 31, rng, "B..F..B.", 0.75, bass=43.0, bars=(7, 8), ring=2.0)
    band.add(voices.play(banjo, band.length, voices.banjo), -28.0, 0.5, 0.2)
    band.add(voices.play(guitar, band.length, voices.guitar), -28.0, -0.55, 0.2)
    band.add(voices.play(box, band.length, voices.rumba_box), -23.5, 0.0, 0.12)

    shaker = beat_pattern(_SHAKER, "XoxoXoxoXoxoXoxx", tempo, 0, 31, rng)
    band.add(voices.play(shaker, band.length, voices.percussion), -37.0, 0.35, 0.2)
    hands = beat_pattern(_HANDS, "O..s..o.O.s.o.s.", tempo, 2, 29, rng)
    hands += beat_pattern(_HANDS, "O.....O.", tempo, 31, 1, rng)
    band.add(voices.play(hands, band.length, voices.percussion), -28.0, -0.2, 0.25)
    claves = beat_pattern(_CLAVES, "x..x..x...x.x...", tempo, 12, 16, rng)
    band.add(voices.play(claves, band.length, voices.percussion), -36.0, 0.2, 0.4)
    return band.mix()


def montego_table() -> Signal:
    """The dock in the heat of the afternoon; ends where it begins."""
    rng = seeded("montego table")
    tempo = Tempo(88.0, 0.54)
    seconds = tempo.seconds(56 * BEATS)
    band = Band(seconds, HALL, tail=6.0)
    calm = 0.009
    ending = (4, 8)

    marimba = melody(HARBOUR_LIGHTS, tempo, 4, rng, 0.6, transpose=-12, looseness=calm)
    marimba += accompany(LAST_CRATE, tempo, 20, rng, "0.1.2.1.", 0.38, centre=57.0, ring=1.0)
    marimba += melody(HARBOUR_LIGHTS, tempo, 44, rng, 0.55, transpose=-12, looseness=calm)
    band.add(voices.play(marimba, band.length, voices.marimba), -23.0, -0.25, 0.45)

    flute = melody(BARRELS_ON_THE_QUAY, tempo, 12, rng, 0.62, legato=0.92, looseness=calm, slurs=0.3)
    flute += melody(LAST_CRATE, tempo, 20, rng, 0.66, legato=0.95, looseness=calm, slurs=0.4, ornaments=0.15)
    flute += melody(second_voice(HARBOUR_LIGHTS), tempo, 44, rng, 0.5, legato=0.96, looseness=calm, slurs=0.4)
    band.add(sing(flute, band.length, FLUTE, rng), -24.0, 0.2, 0.5)

    lead = melody(BARRELS_ON_THE_QUAY, tempo, 36, rng, 0.6, transpose=-12, legato=1.5, looseness=calm)
    band.add(voices.play(lead, band.length, voices.guitar), -25.0, 0.15, 0.4)

    guitar, box = [], []
    form = (
        (0, HARBOUR_LIGHTS, ending),
        (4, HARBOUR_LIGHTS, (0, 8)),
        (12, BARRELS_ON_THE_QUAY, (0, 8)),
        (20, LAST_CRATE, (0, 16)),
        (36, BARRELS_ON_THE_QUAY, (0, 8)),
        (44, HARBOUR_LIGHTS, (0, 8)),
        (52, HARBOUR_LIGHTS, ending),
    )
    for bar, part, bars in form:
        guitar += accompany(part, tempo, bar, rng, ".01.2.1.", 0.45, centre=58.0, bars=bars, ring=1.5)
        box += accompany(part, tempo, bar, rng, "B..F..B.", 0.55, bass=43.0, bars=bars, ring=1.4)
    band.add(voices.play(guitar, band.length, voices.guitar), -27.0, -0.45, 0.35)
    band.add(voices.play(box, band.length, voices.rumba_box), -26.5, 0.0, 0.15)

    shaker = beat_pattern(_SHAKER, "x.o.x.o.x.o.x.oo", tempo, 4, 48, rng)
    band.add(voices.play(shaker, band.length, voices.percussion), -43.0, 0.4, 0.3)
    hands = beat_pattern(_HANDS, "o.....o.......s.", tempo, 12, 40, rng)
    band.add(voices.play(hands, band.length, voices.percussion), -33.0, -0.15, 0.4)
    return wrap_tail(band.mix(), seconds)
