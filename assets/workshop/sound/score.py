"""Scores: melodies in a small part of ABC notation, with chord names, checked bar by bar.

Understood: notes `C D c d c' C,`, accidentals `^ _ =`, lengths `2 /2 3/2`, dotted pairs `>` and `<`, rests `z`,
triplets `(3`, grace notes `{a}`, chords `"Em"`, bar lines. The unit of length is the eighth note.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

_TOKEN = re.compile(
    r'"(?P<chord>[^"]+)"|\{(?P<grace>[^}]+)\}|(?P<triplet>\(3)|(?P<bar>\|)|(?P<broken>[<>])|(?P<space>\s+)'
    r"|(?P<accidental>[_^=]?)(?P<letter>[A-Ga-gz])(?P<octave>[',]*)(?P<length>\d*(?:/\d*)?)"
)
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHARPS = "FCGDAEB"
_KEYS = {"F": -1, "C": 0, "G": 1, "D": 2, "A": 3}
_QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "6": (0, 4, 7, 9),
    "sus4": (0, 5, 7),
}


@dataclass(frozen=True, slots=True)
class Note:
    """A written note; times in beats (quarter notes) from the beginning of the tune."""

    start: float
    length: float
    midi: int
    grace: int | None = None


@dataclass(frozen=True, slots=True)
class Chord:
    """A harmony: the root's pitch class, and all pitch classes from the root upwards."""

    start: float
    length: float
    root: int
    tones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tune:
    """A melody with its harmony."""

    name: str
    origin: str
    key: str
    notes: tuple[Note, ...]
    chords: tuple[Chord, ...]
    bars: int

    @property
    def scale(self) -> frozenset[int]:
        """Pitch classes of the key signature."""
        return frozenset((pitch + _alteration(letter, self.key)) % 12 for letter, pitch in _STEPS.items())

    def chord_at(self, beat: float) -> Chord:
        """The harmony that sounds at a beat."""
        return [chord for chord in self.chords if chord.start <= beat + 1e-6][-1]


def _alteration(letter: str, key: str) -> int:
    count = _KEYS[key]
    if count >= 0:
        return int(letter in _SHARPS[:count])
    return -int(letter in _SHARPS[count:])


def _length(text: str) -> Fraction:
    if "/" not in text:
        return Fraction(int(text or 1))
    above, below = text.split("/")
    return Fraction(int(above or 1), int(below or 2))


def _pitch(match: re.Match[str], key: str) -> int:
    letter = match["letter"]
    altered = {"^": 1, "_": -1, "=": 0}.get(match["accidental"], _alteration(letter.upper(), key))
    octave = 5 if letter.islower() else 4
    octave += match["octave"].count("'") - match["octave"].count(",")
    return 12 * (octave + 1) + _STEPS[letter.upper()] + altered


def _harmony(name: str, start: float) -> Chord:
    found = re.fullmatch(r"([A-G])([#b]?)(.*)", name)
    if found is None or found[3] not in _QUALITIES:
        raise ValueError(f"unknown chord {name!r}")
    root = (_STEPS[found[1]] + {"#": 1, "b": -1, "": 0}[found[2]]) % 12
    return Chord(start, 0.0, root, tuple((root + step) % 12 for step in _QUALITIES[found[3]]))


def read(name: str, origin: str, key: str, text: str, beats: int = 4) -> Tune:
    """Read a tune; a bar of the wrong length is an error that names the bar."""
    position, bar_start, bars = Fraction(0), Fraction(0), 0
    timed: list[tuple[Fraction, Fraction, int | None, int | None]] = []
    chords: list[Chord] = []
    grace: int | None = None
    broken, triplet, at = "", 0, 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise ValueError(f"{name}: cannot read {text[at : at + 12]!r}")
        at = match.end()
        if match["chord"]:
            chords.append(_harmony(match["chord"], float(position) / 2.0))
        elif match["grace"]:
            inner = _TOKEN.fullmatch(match["grace"])
            grace = _pitch(inner, key) if inner and inner["letter"] else None
        elif match["triplet"]:
            triplet = 3
        elif match["broken"]:
            start, length, pitch, ornament = timed[-1]
            longer = length * (Fraction(3, 2) if match["broken"] == ">" else Fraction(1, 2))
            timed[-1] = (start, longer, pitch, ornament)
            position += longer - length
            broken = match["broken"]
        elif match["bar"]:
            if position != bar_start:
                bars += 1
                if position - bar_start != 2 * beats:
                    raise ValueError(f"{name}: bar {bars} has {position - bar_start} eighths instead of {2 * beats}")
            bar_start = position
        elif match["letter"]:
            length = _length(match["length"])
            if broken:
                length *= Fraction(1, 2) if broken == ">" else Fraction(3, 2)
                broken = ""
            if triplet:
                length *= Fraction(2, 3)
                triplet -= 1
            timed.append((position, length, None if match["letter"] == "z" else _pitch(match, key), grace))
            position += length
            grace = None
    ends = [chord.start for chord in chords[1:]] + [float(position) / 2.0]
    return Tune(
        name,
        origin,
        key,
        tuple(
            Note(float(s) / 2.0, float(d) / 2.0, pitch, ornament)
            for s, d, pitch, ornament in timed
            if pitch is not None
        ),
        tuple(Chord(c.start, end - c.start, c.root, c.tones) for c, end in zip(chords, ends, strict=True)),
        bars,
    )
