"""Filters: fixed ones, resonances, and a band that sweeps in time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import signal

from sound.basics import RATE, Signal


def lowpass(sound: Signal, corner: float, order: int = 2) -> Signal:
    """Keep what lies below the corner frequency."""
    return signal.sosfilt(signal.butter(order, corner, "lowpass", fs=RATE, output="sos"), sound)


def highpass(sound: Signal, corner: float, order: int = 2) -> Signal:
    """Keep what lies above the corner frequency."""
    return signal.sosfilt(signal.butter(order, corner, "highpass", fs=RATE, output="sos"), sound)


def bandpass(sound: Signal, low: float, high: float, order: int = 1) -> Signal:
    """Keep what lies between two frequencies."""
    return signal.sosfilt(signal.butter(order, (low, high), "bandpass", fs=RATE, output="sos"), sound)


def resonance(sound: Signal, centre: float, sharpness: float) -> Signal:
    """One resonance with unit gain at its centre."""
    above, below = signal.iirpeak(centre, sharpness, fs=RATE)
    return signal.lfilter(above, below, sound)


def formants(sound: Signal, peaks: Sequence[tuple[float, float, float]]) -> Signal:
    """A bank of resonances in parallel: (centre, sharpness, gain) each; shapes a voice or an instrument's body."""
    total = np.zeros_like(sound)
    for centre, sharpness, gain in peaks:
        total += gain * resonance(sound, centre, sharpness)
    return total


def swept_band(sound: Signal, centre: Signal, octaves: float) -> Signal:
    """A band that follows a curve of centre frequencies; `octaves` is its half width."""
    size = 1024
    frequencies, times, spectrum = signal.stft(sound, RATE, nperseg=size, noverlap=size * 3 // 4)
    aims = np.interp(times * RATE, np.arange(len(centre)), centre)
    distance = np.log2(np.maximum(frequencies, 20.0)[:, None] / aims[None, :]) / octaves
    _, shaped = signal.istft(spectrum * np.exp(-0.5 * distance**2), RATE, nperseg=size, noverlap=size * 3 // 4)
    result = np.zeros(len(sound))
    result[: min(len(sound), len(shaped))] = shaped[: len(sound)]
    return result
