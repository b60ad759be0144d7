"""The music of the moment: one piece at a time, which fades into the next and goes on later where it was."""

from pathlib import Path

import pygame

from .pictures import Facts

COMES, GOES = 800, 450
"""Milliseconds in which a piece fades in, and out."""
LONG = 60
"""Seconds from which on a piece goes on where it was; shorter ones, such as that of a battle, begin anew."""


class Music:
    """Plays the piece that is wanted as soon as the one before it has faded out. It needs a mixer that is open."""

    def __init__(self, folder: Path, facts: Facts) -> None:
        self._folder, self._facts = folder, facts
        self.piece = ""
        """The piece that is wanted."""
        self._playing = ""
        self._fades = False
        """Whether what plays fades out."""
        self._began = 0.0
        """The second of the piece at which it began."""
        self._left: dict[str, float] = {}
        """Where long pieces were left."""

    def want(self, piece: str) -> bool:
        """From now on this piece; True if it begins at once, because nothing is heard that has to fade out before."""
        self.piece = piece
        if not self._playing:
            self._begin()
            return True
        if self._playing != piece and not self._fades and pygame.mixer.music.get_busy():
            self._leave()
            pygame.mixer.music.fadeout(GOES)
            self._fades = True
        return False

    def catch_up(self) -> bool:
        """Begin what is wanted once it is quiet; True if something began."""
        if (self._playing == self.piece and not self._fades) or pygame.mixer.music.get_busy():
            return False
        self._begin()
        return True

    def _begin(self) -> None:
        facts = self._facts[self.piece]
        self._playing, self._began = self.piece, self._left.get(self.piece, 0.0)
        self._fades = False
        pygame.mixer.music.load(self._folder / facts["files"][0])
        pygame.mixer.music.play(-1, start=self._began, fade_ms=COMES)

    def _leave(self) -> None:
        """Remember where the piece is."""
        length = self._facts[self._playing]["seconds"][0]
        if length >= LONG:
            played = max(0, pygame.mixer.music.get_pos()) / 1000
            self._left[self._playing] = (self._began + played) % length
