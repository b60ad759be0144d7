"""What the index says about a sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sound.basics import Signal
from sound.score import Tune


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the index; the files are named after the sound, numbered if there are variants."""

    kind: str
    about: str
    gain: float = 1.0
    """How loud the game plays it: all files of a kind are equally loud."""
    loop: bool = False
    variants: int = 1
    tunes: tuple[Tune, ...] = ()

    def files(self, name: str) -> list[str]:
        """Paths of the variants relative to the sounds folder."""
        folder = {"effect": "effects"}.get(self.kind, self.kind)
        if self.variants == 1:
            return [f"{folder}/{name}.ogg"]
        return [f"{folder}/{name}_{number}.ogg" for number in range(1, self.variants + 1)]


Effect = tuple[Callable[[np.random.Generator], Signal], Entry]
"""How an effect is made, and what the index says about it; each variant gets its own chance."""
