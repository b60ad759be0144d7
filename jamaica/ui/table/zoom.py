"""Looking closer at the board: how much larger it is drawn than its place, and which part of it is seen."""

from bisect import bisect_left, bisect_right

from pygame import Rect

STEPS = (1.0, 1.5, 2.0, 3.0)
"""How many times larger the board can be drawn."""


class BoardZoom:
    """A factor, and the point of the board in the middle of what is seen, in parts of its size."""

    def __init__(self) -> None:
        self.factor = STEPS[0]
        self._middle = (0.5, 0.5)

    @property
    def is_close(self) -> bool:
        """Whether only a part of the board is seen."""
        return self.factor > STEPS[0]

    def rect(self, place: Rect) -> Rect:
        """The whole board on the screen, of which only what lies in its place is seen."""
        board = Rect(0, 0, round(place.w * self.factor), round(place.h * self.factor))
        board.x = place.centerx - round(self._middle[0] * board.w)
        board.y = place.centery - round(self._middle[1] * board.h)
        board.x = min(place.x, max(board.x, place.right - board.w))
        board.y = min(place.y, max(board.y, place.bottom - board.h))
        return board

    def step(self, inwards: bool, at: tuple[int, int], place: Rect) -> bool:
        """One step closer or further away; what lies at a point of the screen stays there. False at the last step."""
        steps = STEPS[bisect_right(STEPS, self.factor) :] if inwards else STEPS[: bisect_left(STEPS, self.factor)][::-1]
        if not steps:
            return False
        before = self.rect(place)
        point = (at[0] - before.x) / before.w, (at[1] - before.y) / before.h
        self.factor = steps[0]
        wide, high = place.w * self.factor, place.h * self.factor
        self._middle = (
            point[0] - (at[0] - place.centerx) / wide,
            point[1] - (at[1] - place.centery) / high,
        )
        return True

    def shift(self, by: tuple[int, int], place: Rect) -> None:
        """Draw the board along by so many pixels."""
        board = self.rect(place).move(by)
        self._middle = (place.centerx - board.x) / board.w, (place.centery - board.y) / board.h

    def reset(self) -> bool:
        """Show all of the board; False if all of it is shown."""
        close = self.is_close
        self.factor, self._middle = STEPS[0], (0.5, 0.5)
        return close
