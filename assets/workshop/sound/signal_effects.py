"""Effects that speak to the player: buttons, errors, turn chime, victory and defeat."""

from __future__ import annotations

import numpy as np

from sound import voices
from sound.band import Band
from sound.basics import Signal, hertz, layers, place, silence
from sound.catalogue import Effect, Entry
from sound.filters import lowpass
from sound.lines import FIDDLE, HORN, WHISTLE, sing
from sound.modal import GLASS, PLANK, strike
from sound.playing import BEATS, Tempo, accompany, beat_pattern, held, melody, second_voice
from sound.room import HALL, TABLE, TAVERN, in_room
from sound.tunes import LANDFALL, STRUCK_COLOURS
from sound.wood import knock, thud


def _hover(rng: np.random.Generator) -> Signal:
    return lowpass(
        layers(strike(PLANK.ringing(0.012), 780.0, rng, force=0.5), 0.3 * thud(260.0, rng, 0.4, 0.06)), 2200.0
    )


def _press(rng: np.random.Generator) -> Signal:
    """A wooden key goes down and comes up."""
    sound = silence(0.22)
    place(sound, knock(430.0, rng, 0.8), 0.0)
    place(sound, strike(PLANK, 610.0, rng, force=0.5), 0.075, 0.35)
    return in_room(sound, TABLE, 0.15)


def _error(rng: np.random.Generator) -> Signal:
    """Two soft low knocks: no."""
    sound = silence(0.5)
    for at, pitch in ((0.0, 205.0), (0.14, 172.0)):
        place(
            sound,
            lowpass(
                layers(strike(PLANK.ringing(0.035), pitch, rng, force=0.5), 0.8 * thud(pitch * 0.5, rng, 0.6)), 1200.0
            ),
            at,
        )
    return in_room(sound, TABLE, 0.2)


def _turn(rng: np.random.Generator) -> Signal:
    """Two soft bells, a fourth up: your turn."""
    sound = silence(1.9)
    for at, midi, level in ((0.0, 81, 0.8), (0.17, 86, 1.0)):
        place(sound, strike(GLASS, hertz(midi), rng, seconds=1.6, spread=0.0008, force=0.45), at, level)
        place(
            sound,
            strike(GLASS.ringing(0.2), hertz(midi - 12), rng, seconds=1.2, spread=0.0008, force=0.35),
            at,
            0.35 * level,
        )
    return in_room(sound, HALL, 0.3)


def _mono(band: Band) -> Signal:
    return band.mix().mean(axis=0)


def _victory(rng: np.random.Generator) -> Signal:
    """Landfall: horns, whistle, strings and drum."""
    tempo = Tempo(138.0, 0.5, slows_from=2.0 * BEATS)
    band = Band(tempo.seconds(LANDFALL.bars * BEATS), TAVERN, tail=1.6)
    lead = melody(LANDFALL, tempo, 0, rng, 0.95, legato=0.85)
    band.add(sing(lead, band.length, HORN, rng), -20.0, 0.0, 0.3)
    band.add(
        sing(melody(second_voice(LANDFALL), tempo, 0, rng, 0.85, legato=0.85), band.length, HORN, rng), -22.5, 0.0, 0.3
    )
    band.add(
        sing(melody(LANDFALL, tempo, 0, rng, 0.7, transpose=12, legato=0.8), band.length, WHISTLE, rng), -27.0, 0.0, 0.3
    )
    strings = accompany(LANDFALL, tempo, 0, rng, "c.ccc.cu", 0.6, centre=62.0, bars=(0, 2), ring=1.0)
    strings += accompany(LANDFALL, tempo, 2, rng, "c.......", 0.75, centre=62.0, bars=(2, 3), ring=4.0, strum=0.025)
    band.add(voices.play(strings, band.length, voices.cittern), -26.0, 0.0, 0.3)
    low = accompany(LANDFALL, tempo, 0, rng, "B...F...", 0.8, bass=40.0, ring=2.0)
    band.add(voices.play(low, band.length, voices.bass), -24.0, 0.0, 0.1)
    signs = {"L": (voices.BODHRAN_LOW, 0.9), "h": (voices.BODHRAN_HIGH, 0.4)}
    drum = beat_pattern(signs, "L.hhL.hhL.hhLhhh", tempo, 0, 2, rng) + beat_pattern(signs, "L.......", tempo, 2, 1, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -23.0, 0.0, 0.3)
    return _mono(band)


def _defeat(rng: np.random.Generator) -> Signal:
    """The colours are struck: a lone fiddle, a guitar, one drum."""
    tempo = Tempo(100.0, 0.5, slows_from=1.0 * BEATS)
    band = Band(tempo.seconds(STRUCK_COLOURS.bars * BEATS), HALL, tail=1.2)
    lead = melody(STRUCK_COLOURS, tempo, 0, rng, 0.75, transpose=-12, legato=0.98)
    band.add(sing(lead, band.length, FIDDLE, rng), -22.0, 0.0, 0.45)
    guitar = accompany(STRUCK_COLOURS, tempo, 0, rng, "B.0.1.2.", 0.5, bars=(0, 1), ring=3.0)
    guitar += accompany(STRUCK_COLOURS, tempo, 1, rng, "c.......", 0.55, bars=(1, 2), ring=4.0, strum=0.05)
    band.add(voices.play(guitar, band.length, voices.guitar), -25.0, 0.0, 0.35)
    band.add(
        voices.play(held(STRUCK_COLOURS, tempo, 0, rng, 0.3, 54.0), band.length, voices.concertina), -31.0, 0.0, 0.4
    )
    drum = beat_pattern({"L": (voices.BODHRAN_LOW, 0.6)}, "L...L...", tempo, 0, 1, rng)
    drum += beat_pattern({"L": (voices.BODHRAN_LOW, 0.7)}, "L.......", tempo, 1, 1, rng)
    band.add(voices.play(drum, band.length, voices.percussion), -27.0, 0.0, 0.4)
    return _mono(band)


EFFECTS: dict[str, Effect] = {
    "hover": (_hover, Entry("effect", "the pointer rests on a button", 0.15)),
    "press": (_press, Entry("effect", "a wooden button is pressed", 0.45, variants=2)),
    "error": (_error, Entry("effect", "that is not possible: a soft double knock", 0.5)),
    "turn": (_turn, Entry("effect", "your turn: two soft bells", 0.6)),
    "victory": (_victory, Entry("effect", "short fanfare of victory", 0.9, tunes=(LANDFALL,))),
    "defeat": (_defeat, Entry("effect", "short music of defeat", 0.8, tunes=(STRUCK_COLOURS,))),
}
