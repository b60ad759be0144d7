"""Measures the finished sounds as the game will hear them, and fails if one is out of bounds.

    python assets/workshop/sound/check.py [NAME ...]

Per file: length, loudness (effects: loudest 0.4 s; music and ambience: integrated), true peak, mean (DC), the largest
step from one sample to the next, and for loops the seam: its step and its change of spectrum, both compared with what
is usual elsewhere in the same file.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from sound import ogg
from sound.basics import RATE, Signal, samples
from sound.mastering import integrated_loudness, loudest_moment, true_peak

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
STEPS = {"effect": 1.0, "music": 0.3, "ambience": 0.2}
"""Largest step between samples per kind: a click in music is higher; short effects are made of clicks."""
TARGETS = {"effect": (-20.0, 6.0, 1.0), "music": (-20.0, 0.5, 0.5), "ambience": (-28.0, 0.5, 0.5)}
"""Loudness per kind, and how far below and above it a file may be; clicks cannot be as loud as they are short."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What was measured in one file."""

    seconds: float
    loudness: float
    peak: float
    mean: float
    step: float
    seam_step: float | None
    seam_change: float | None

    def faults(self, kind: str) -> list[str]:
        """What is out of bounds, in words."""
        target, below, above = TARGETS[kind]
        found = []
        if not target - below <= self.loudness <= target + above:
            found.append("loudness")
        if self.peak > -0.9:
            found.append("peak")
        if abs(self.mean) > 1e-3:
            found.append("DC")
        if self.step > STEPS[kind]:
            found.append("click")
        if self.seam_step is not None and self.seam_step > 1.0:
            found.append("seam step")
        if self.seam_change is not None and self.seam_change > 1.0:
            found.append("seam spectrum")
        return found


def _spectrum(sound: Signal) -> Signal:
    """Energy in third octaves, in decibels."""
    power = np.abs(np.fft.rfft(sound.mean(axis=0) * np.hanning(sound.shape[1]))) ** 2
    frequencies = np.fft.rfftfreq(sound.shape[1], 1.0 / RATE)
    edges = 60.0 * 2.0 ** (np.arange(23) / 3.0)
    bands = [power[(frequencies >= low) & (frequencies < high)].sum() for low, high in pairwise(edges)]
    return 10.0 * np.log10(np.array(bands) + 1e-9)


def _seam(sound: Signal) -> tuple[float, float]:
    """Step and spectral change across the seam, as fractions of the largest found anywhere else."""
    usual = float(np.max(np.abs(np.diff(sound, axis=1))))
    step = float(np.max(np.abs(sound[:, 0] - sound[:, -1]))) / usual
    window = samples(0.5)
    pieces = [_spectrum(sound[:, at : at + window]) for at in range(0, sound.shape[1] - window, window)]
    changes = [float(np.mean(np.abs(a - b))) for a, b in pairwise(pieces)]
    seam = float(np.mean(np.abs(_spectrum(sound[:, -window:]) - _spectrum(sound[:, :window]))))
    return step, seam / max(changes)


def measure(path: Path, kind: str, loop: bool) -> Measure:
    """Decode and measure one file."""
    sound = ogg.read(path)
    loudness = loudest_moment(sound) if kind == "effect" else integrated_loudness(sound)
    seam_step, seam_change = _seam(sound) if loop else (None, None)
    return Measure(
        sound.shape[1] / RATE,
        loudness,
        true_peak(sound),
        float(np.max(np.abs(sound.mean(axis=1)))),
        float(np.max(np.abs(np.diff(sound, axis=1)))),
        seam_step,
        seam_change,
    )


def main(names: list[str]) -> int:
    """Print the table; the number of faulty files decides the exit code."""
    index = json.loads((SOUNDS / "sounds.json").read_text(encoding="utf8"))["sounds"]
    print(f"{'file':34} {'kB':>6} {'s':>7} {'LUFS':>6} {'dBTP':>6} {'DC':>8} {'step':>5} {'seam':>11}")
    faulty = 0
    for name, entry in index.items():
        if names and name not in names:
            continue
        for file in entry["files"]:
            found = measure(SOUNDS / file, entry["kind"], entry["loop"])
            seam = "" if found.seam_step is None else f"{found.seam_step:5.2f} {found.seam_change:5.2f}"
            faults = found.faults(entry["kind"])
            faulty += bool(faults)
            print(
                f"{file:34} {(SOUNDS / file).stat().st_size / 1000:6.1f} {found.seconds:7.2f} {found.loudness:6.1f} "
                f"{found.peak:6.1f} {found.mean:8.5f} {found.step:5.2f} {seam:>11} {', '.join(faults)}"
            )
    print(f"{faulty} faulty" if faulty else "all within bounds")
    return min(faulty, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
