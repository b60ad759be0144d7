"""Mastering: loudness after ITU-R BS.1770, true peak, limiter, and ends that meet in a loop."""

from __future__ import annotations

import numpy as np
from scipy import ndimage, signal

from sound.basics import RATE, Signal, gain_of, samples

CEILING = gain_of(-1.5)
"""Highest sample after limiting; the half decibel below -1 leaves room for what lossy coding adds."""


def _k_weighting() -> Signal:
    """The two K-weighting filters of BS.1770 for our sample rate, as second-order sections."""
    rows = []
    for centre, sharpness, shelf in (
        (1681.974450955533, 0.7071752369554196, 3.999843853973347),
        (38.13547087602444, 0.5003270373238773, None),
    ):
        k = np.tan(np.pi * centre / RATE)
        norm = 1.0 + k / sharpness + k * k
        below = [1.0, 2.0 * (k * k - 1.0) / norm, (1.0 - k / sharpness + k * k) / norm]
        if shelf is None:
            above = [1.0, -2.0, 1.0]
        else:
            high = 10.0 ** (shelf / 20.0)
            band = high**0.4996667741545416
            above = [
                (high + band * k / sharpness + k * k) / norm,
                2.0 * (k * k - high) / norm,
                (high - band * k / sharpness + k * k) / norm,
            ]
        rows.append(above + below)
    return np.array(rows)


def _blocks(sound: Signal, window: float, step: float) -> Signal:
    """K-weighted power, summed over channels, in sliding windows."""
    stereo = np.atleast_2d(sound)
    weighted = signal.sosfilt(_k_weighting(), stereo, axis=-1)
    power = np.concatenate([[0.0], np.cumsum(np.sum(weighted**2, axis=0))])
    size, hop = samples(window), samples(step)
    if len(power) - 1 < size:
        return np.array([power[-1] / size])
    starts = np.arange(0, len(power) - size, hop)
    return (power[starts + size] - power[starts]) / size


def _lufs(power: float) -> float:
    return -0.691 + 10.0 * float(np.log10(max(power, 1e-12)))


def integrated_loudness(sound: Signal) -> float:
    """Gated loudness of a whole piece, in LUFS."""
    blocks = _blocks(sound, 0.4, 0.1)
    loud = blocks[blocks > 10.0 ** ((-70.0 + 0.691) / 10.0)]
    if not len(loud):
        return -70.0
    gate = 0.1 * float(np.mean(loud))
    return _lufs(float(np.mean(loud[loud > gate])))


def loudest_moment(sound: Signal) -> float:
    """Loudest 0.4 s of a short sound, in LUFS.

    The three-second window of the standard would call every click quiet.
    """
    return _lufs(float(np.max(_blocks(sound, 0.4, 0.01))))


def true_peak(sound: Signal) -> float:
    """Highest point of the curve between the samples, in dBTP."""
    dense = signal.resample_poly(np.atleast_2d(sound), 4, 1, axis=-1)
    return 20.0 * float(np.log10(max(np.max(np.abs(dense)), 1e-9)))


def limit(sound: Signal, ceiling: float = CEILING) -> Signal:
    """Turn down only around peaks, smoothly, looking ahead."""
    loudest = np.max(np.abs(np.atleast_2d(sound)), axis=0)
    needed = np.minimum(1.0, ceiling / np.maximum(loudest, 1e-9))
    window = samples(0.006) | 1
    lowest = ndimage.minimum_filter1d(needed, window)
    smooth = np.hanning(window + 2)[1:-1]
    gain = np.convolve(np.pad(lowest, window // 2, mode="edge"), smooth / smooth.sum(), mode="valid")
    return sound * gain


def without_dc(sound: Signal) -> Signal:
    """Take out the mean and anything below hearing, without shifting the ends of a loop."""
    count = sound.shape[-1]
    frequencies = np.fft.rfftfreq(count, 1.0 / RATE)
    keep = 1.0 / np.sqrt(1.0 + (22.0 / np.maximum(frequencies, 1e-6)) ** 6)
    keep[0] = 0.0
    return np.fft.irfft(np.fft.rfft(sound, axis=-1) * keep, count, axis=-1)


def bring_to(sound: Signal, measured: float, target: float, most_limiting: float = 5.0) -> Signal:
    """Scale to a loudness and limit; peaks are never pressed by more than `most_limiting` decibels."""
    wanted = gain_of(target - measured)
    highest = float(np.max(np.abs(sound), initial=1e-9))
    return limit(sound * min(wanted, gain_of(most_limiting) * CEILING / highest))


def trim(sound: Signal, floor: float = -62.0) -> Signal:
    """Drop the silent end of a mono effect."""
    highest = float(np.max(np.abs(sound), initial=0.0))
    audible = np.flatnonzero(np.abs(sound) > highest * gain_of(floor))
    return sound[: audible[-1] + 1] if len(audible) else sound


def wrap_tail(sound: Signal, seconds: float) -> Signal:
    """Make a loop of music: what still rings after the last bar is added to the first bars."""
    length = samples(seconds)
    loop = np.zeros((*sound.shape[:-1], length))
    for start in range(0, sound.shape[-1], length):
        part = sound[..., start : start + length]
        loop[..., : part.shape[-1]] += part
    return loop
