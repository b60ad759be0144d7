"""Playing: from written notes to performed ones — tempo, swing, phrasing, small human errors, accompaniment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from sound.score import Chord, Note, Tune

BEATS = 4


@dataclass(frozen=True, slots=True)
class Played:
    """A performed note; times in seconds."""

    start: float
    length: float
    midi: int
    force: float
    grace: int | None = None


@dataclass(frozen=True, slots=True)
class Tempo:
    """How beats lie in time."""

    per_minute: float
    swing: float = 0.5
    """Where the second eighth of a beat falls; 0.5 is straight, hornpipes swing at about 0.6."""
    slows_from: float = 1e9
    """The beat from which the piece slows down to its end."""

    def seconds(self, beat: float) -> float:
        """The time of a beat."""
        whole = np.floor(beat + 1e-9)
        part = beat - whole
        warped = part * self.swing * 2.0 if part < 0.5 else self.swing + (part - 0.5) * (1.0 - self.swing) * 2.0
        late = max(0.0, whole + warped - self.slows_from)
        return float((whole + warped + 0.035 * late * late) * 60.0 / self.per_minute)


def _accent(beat: float) -> float:
    """Weight of a place in the bar."""
    place = beat % BEATS
    if place < 0.01:
        return 1.0
    if abs(place - 2.0) < 0.01:
        return 0.93
    return 0.86 if abs(place - round(place)) < 0.01 else 0.72


def _phrase(beat: float) -> float:
    """A four-bar phrase swells to its third bar and falls away."""
    place = (beat / (4 * BEATS)) % 1.0
    return 0.88 + 0.12 * float(np.sin(np.pi * min(1.0, place * 0.9 + 0.1)))


def melody(
    tune: Tune,
    tempo: Tempo,
    bar: int,
    rng: np.random.Generator,
    force: float = 0.8,
    transpose: int = 0,
    bars: tuple[int, int] | None = None,
    legato: float = 0.94,
    looseness: float = 0.007,
    slurs: float = 0.0,
    ornaments: float = 0.0,
) -> list[Played]:
    """Perform a tune (or some of its bars) from a bar of the piece on.

    `legato` is the part of its length a note sounds; `slurs` and `ornaments` are how often a note is bound to the next,
    and how often a long one gets a grace note.
    """
    first, last = bars or (0, tune.bars)
    notes = [n for n in tune.notes if first * BEATS <= n.start + 1e-6 < last * BEATS]
    if ornaments:
        notes = [_graced(n, tune) if n.length >= 1.0 and rng.random() < ornaments else n for n in notes]
    return _perform(notes, tempo, (bar - first) * BEATS, rng, force, transpose, legato, looseness, slurs)


def _graced(note: Note, tune: Tune) -> Note:
    """The note with a grace note a step above it, unless it has one."""
    above = next(note.midi + step for step in (1, 2, 3) if (note.midi + step) % 12 in tune.scale)
    return note if note.grace is not None else replace(note, grace=above)


def _sounding(written: float, legato: float) -> float:
    """How long a note sounds; the gap before the next note never becomes a hole."""
    return max(written * legato, written - 0.06)


def _perform(
    notes: Iterable[Note],
    tempo: Tempo,
    shift: float,
    rng: np.random.Generator,
    force: float,
    transpose: int,
    legato: float,
    looseness: float,
    slurs: float,
) -> list[Played]:
    played = []
    for note in notes:
        beat = note.start + shift
        start = max(0.0, tempo.seconds(beat) + float(rng.normal(0.0, looseness)))
        length = _sounding(tempo.seconds(beat + note.length) - tempo.seconds(beat), legato)
        # Bows and breaths bind notes within a bar, and part them before the next.
        if slurs and (note.start + note.length) % BEATS > 0.01 and rng.random() < slurs:
            length += 0.09
        strength = force * _accent(note.start) * _phrase(note.start) * (1.0 + 0.05 * float(rng.standard_normal()))
        grace = None if note.grace is None else note.grace + transpose
        played.append(Played(start, length, note.midi + transpose, min(1.0, strength), grace))
    return played


def second_voice(tune: Tune) -> Tune:
    """A companion below the melody: thirds and sixths of the key, tones of the chord on the beat."""
    notes = []
    for note in tune.notes:
        chord = tune.chord_at(note.start)
        below = [note.midi - step for step in (3, 4, 5, 8, 9, 7) if (note.midi - step) % 12 in tune.scale]
        on_beat = note.start % 1.0 < 0.01
        fitting = [midi for midi in below if midi % 12 in chord.tones] if on_beat else []
        notes.append(replace(note, midi=(fitting or below)[0], grace=None))
    return replace(tune, notes=tuple(notes))


def _near(pitch_class: int, centre: float) -> int:
    """The note of a pitch class nearest to a height."""
    return int(pitch_class + 12 * round((centre - pitch_class) / 12.0))


def _voicing(chord: Chord, centre: float) -> tuple[int, ...]:
    """Three or four upper notes of a chord, close together around a height."""
    # In a chord of four tones the fifth is the one nobody misses.
    tones = chord.tones if len(chord.tones) == 3 else (chord.tones[0], chord.tones[1], chord.tones[3])
    notes = sorted(_near(tone, centre) for tone in tones)
    return (*notes, notes[0] + 12)


def accompany(
    tune: Tune,
    tempo: Tempo,
    bar: int,
    rng: np.random.Generator,
    pattern: str,
    force: float = 0.6,
    transpose: int = 0,
    centre: float = 58.0,
    bass: float = 44.0,
    bars: tuple[int, int] | None = None,
    strum: float = 0.014,
    ring: float = 2.0,
) -> list[Played]:
    """Play the harmony of a tune with a pattern for one bar.

    Letters of the pattern, evenly spread over the bar: `B` root in the bass, `F` fifth in the bass, `c` strum down,
    `u` strum up, `0`-`3` one note of the chord from the lowest up, `.` nothing. `ring` is the longest note in beats.
    """
    played = []
    step = BEATS / len(pattern)
    first, last = bars or (0, tune.bars)
    for number in range(first, last):
        for place, sign in enumerate(pattern):
            if sign == ".":
                continue
            written = number * BEATS + place * step
            chord = tune.chord_at(written)
            beat = written + (bar - first) * BEATS
            strength = force * _accent(place * step) * (1.0 + 0.06 * float(rng.standard_normal()))
            start = tempo.seconds(beat) + float(rng.normal(0.0, 0.006))
            # A note rings until its chord ends, never into the next harmony.
            beats = min(ring, chord.start + chord.length - written)
            length = max(0.12, tempo.seconds(beat + beats) - tempo.seconds(beat))
            for order, midi in enumerate(_struck(sign, chord, centre, bass, changed=abs(chord.start - written) < 0.01)):
                at = max(0.0, start + order * strum * (1.0 + 0.2 * float(rng.standard_normal())))
                played.append(Played(at, length, midi + transpose, min(1.0, strength * (1.0 - 0.05 * order))))
    return played


def _struck(sign: str, chord: Chord, centre: float, bass: float, changed: bool) -> tuple[int, ...]:
    """The notes one sign of a pattern means."""
    if sign == "B" or (sign == "F" and changed):
        return (_near(chord.root, bass),)
    if sign == "F":
        return (_near(chord.tones[2], bass),)
    notes = _voicing(chord, centre)
    if sign == "c":
        return notes
    if sign == "u":
        return notes[:0:-1]
    return (notes[int(sign)],)


def beat_pattern(
    signs: dict[str, tuple[int, float]],
    pattern: str,
    tempo: Tempo,
    bar: int,
    bars: int,
    rng: np.random.Generator,
    looseness: float = 0.005,
) -> list[Played]:
    """Percussion: each sign of the pattern stands for (which sound, how strongly)."""
    played = []
    step = BEATS / len(pattern)
    for number in range(bars):
        for place, sign in enumerate(pattern):
            if sign == ".":
                continue
            sound, strength = signs[sign]
            start = tempo.seconds((bar + number) * BEATS + place * step) + float(rng.normal(0.0, looseness))
            strength *= 1.0 + 0.1 * float(rng.standard_normal())
            played.append(Played(max(0.0, start), 0.3, sound, float(np.clip(strength, 0.05, 1.0))))
    return played


def held(
    tune: Tune,
    tempo: Tempo,
    bar: int,
    rng: np.random.Generator,
    force: float,
    centre: float,
    bars: tuple[int, int] | None = None,
    voice: int | None = None,
) -> list[Played]:
    """Long notes through the harmony: whole chords, or one voice of them for a single line."""
    played = []
    first, last = bars or (0, tune.bars)
    for chord in tune.chords:
        if not first * BEATS <= chord.start + 1e-6 < last * BEATS:
            continue
        beat = chord.start + (bar - first) * BEATS
        start = max(0.0, tempo.seconds(beat) + float(rng.normal(0.0, 0.008)))
        length = tempo.seconds(beat + chord.length) - tempo.seconds(beat)
        notes = _voicing(chord, centre)[:3]
        for midi in notes if voice is None else notes[voice : voice + 1]:
            strength = force * _phrase(chord.start) * (1.0 + 0.04 * float(rng.standard_normal()))
            played.append(Played(start, length * 0.97, midi, strength))
    return played
