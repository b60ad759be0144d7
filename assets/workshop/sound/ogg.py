"""Ogg Vorbis files that come out the same each time.

The encoder gives every stream a random serial number; we set it ourselves and mend the page checksums.
"""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile

from sound.basics import RATE, Signal

_POLYNOMIAL = 0x04C11DB7


def _checksum_table() -> list[int]:
    table = []
    for value in range(256):
        rest = value << 24
        for _ in range(8):
            rest = ((rest << 1) ^ _POLYNOMIAL if rest & 0x80000000 else rest << 1) & 0xFFFFFFFF
        table.append(rest)
    return table


_TABLE = _checksum_table()


def _checksum(page: bytes) -> int:
    """The Ogg page checksum: CRC-32 without reflection or final inversion."""
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _TABLE[(rest >> 24) ^ byte]
    return rest


def with_serial(stream: bytes, serial: int) -> bytes:
    """The same Ogg stream under another serial number."""
    pages = []
    start = 0
    while start < len(stream):
        if stream[start : start + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {start}")
        segments = stream[start + 26]
        sizes = stream[start + 27 : start + 27 + segments]
        end = start + 27 + segments + sum(sizes)
        page = bytearray(stream[start:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(bytes(page)))
        pages.append(bytes(page))
        start = end
    return b"".join(pages)


def write(path: Path, sound: Signal, quality: float) -> None:
    """Encode a mono or stereo signal; `quality` runs from 0 to 1."""
    frames = np.ascontiguousarray(np.atleast_2d(sound).T, dtype=np.float32)
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer, "w", RATE, frames.shape[1], format="OGG", subtype="VORBIS", compression_level=1.0 - quality
    ) as file:
        # In one go the encoder overflows its stack on long pieces.
        for start in range(0, len(frames), RATE):
            file.write(frames[start : start + RATE])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(with_serial(buffer.getvalue(), zlib.crc32(path.name.encode())))


def read(path: Path) -> Signal:
    """Decode a file to the shape (channels, samples)."""
    frames, rate = soundfile.read(path, dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path}: {rate} Hz instead of {RATE} Hz")
    return np.ascontiguousarray(frames.T)


def seconds(path: Path) -> float:
    """Length of a file in seconds."""
    return float(soundfile.info(path).frames) / RATE
