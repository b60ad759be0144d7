"""Motions: something changes over a span of time, at a speed that can be set, and can be skipped."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

RATE = {"1x": 1.0, "2x": 2.0, "off": 2.0, "instant": 1000.0}
"""How fast things happen, by the speed the player has set."""


def smooth(part: float) -> float:
    """Slow, quick, slow."""
    return part * part * (3 - 2 * part)


@dataclass(eq=False)
class Motion:
    """Calls `show` with a part from 0 to 1 of its time."""

    seconds: float
    show: Callable[[float], None]
    calm: bool = False
    """A fade: shown also when motion is reduced."""
    gone: float = 0.0

    def advance(self, seconds: float, moves: bool) -> bool:
        """Let time pass; True while it lasts."""
        self.gone += seconds
        done = self.gone >= self.seconds
        if done:
            self.show(1.0)
        elif moves:
            self.show(self.gone / self.seconds)
        return not done


def chain(*motions: Motion) -> Motion:
    """Motions one after the other; each is shown to its end before the next one begins."""
    seconds = sum(motion.seconds for motion in motions)
    waiting = list(motions)

    def show(part: float) -> None:
        gone = part * seconds - sum(motion.seconds for motion in motions[: len(motions) - len(waiting)])
        while waiting and (part >= 1.0 or gone >= waiting[0].seconds):
            gone -= waiting[0].seconds
            waiting.pop(0).show(1.0)
        if waiting:
            waiting[0].show(gone / waiting[0].seconds)

    return Motion(seconds, show)


def moment(act: Callable[[], None]) -> Motion:
    """Something that takes no time, between others in a chain."""
    return Motion(0.0, lambda part: act())


def cues(seconds: float, *moments: tuple[float, Callable[[], None]]) -> Motion:
    """Things that begin within a time, each at its second. What is skipped never begins: nothing may depend on it."""
    waiting = sorted(moments, key=lambda moment: moment[0])

    def show(part: float) -> None:
        while part < 1.0 and waiting and waiting[0][0] <= part * seconds:
            waiting.pop(0)[1]()

    return Motion(seconds, show, calm=True)


@dataclass(eq=False)
class Beat:
    """One thing that happens: motions side by side, something before them and something after."""

    motions: Sequence[Motion] = ()
    before: Callable[[], None] = lambda: None
    after: Callable[[], None] = lambda: None


@dataclass(eq=False)
class Playback:
    """Beats one after the other. A beat is made when its turn comes, from what then lies on the table."""

    speed: str = "1x"
    reduced: bool = False
    """Whether only calm motions are shown; the others keep their time."""
    beats: int = 0
    """Counts the beats begun and ended: at these moments more than what moves has changed."""
    _waiting: list[Callable[[], Beat]] = field(default_factory=list)
    _beat: Beat | None = None
    _running: list[Motion] = field(default_factory=list)

    @property
    def busy(self) -> bool:
        """True while something is still to be seen."""
        return self._beat is not None or bool(self._waiting)

    def add(self, make: Callable[[], Beat]) -> None:
        """Something more will happen."""
        self._waiting.append(make)

    def add_next(self, make: Callable[[], Beat]) -> None:
        """Something happens before all that waits."""
        self._waiting.insert(0, make)

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        if not self.busy:
            return False
        if self.speed == "instant":
            self.skip_all()
            return True
        if self._beat is None:
            self._next()
        rate = RATE[self.speed]
        moves = self.speed != "off"
        self._running = [
            motion
            for motion in self._running
            if motion.advance(seconds * rate, moves and (motion.calm or not self.reduced))
        ]
        if not self._running:
            self._end()
        return True

    def skip(self) -> None:
        """The beat of the moment is over at once."""
        if self._beat is None and self._waiting:
            self._next()
        for motion in self._running:
            motion.show(1.0)
        self._running = []
        self._end()

    def skip_motion(self) -> None:
        """What moves now is over at once, with all before it that takes no time."""
        seen = False
        while self.busy and not seen:
            if self._beat is None:
                self._next()
            seen = any(motion.gone < motion.seconds for motion in self._running)
            self.skip()

    def skip_all(self) -> None:
        """All that waits has happened."""
        while self.busy:
            self.skip()

    def _next(self) -> None:
        self._beat = self._waiting.pop(0)()
        self.beats += 1
        self._beat.before()
        self._running = list(self._beat.motions)

    def _end(self) -> None:
        beat, self._beat = self._beat, None
        self.beats += 1
        if beat is not None:
            beat.after()


AGAIN = 0.4
HELD = 0.45
"""Seconds within which a second press, and after which a held one, skips everything."""


class Skipper:
    """Impatience: a press skips one motion; a second one soon after, or holding on, skips all that waits."""

    def __init__(self) -> None:
        self._since = AGAIN
        self._held: float | None = None

    def press(self, playback: Playback) -> None:
        """A key or button goes down."""
        if self._since < AGAIN:
            playback.skip_all()
        else:
            playback.skip_motion()
        self._since = self._held = 0.0

    def release(self) -> None:
        """It goes up."""
        self._held = None

    def advance(self, seconds: float, playback: Playback) -> None:
        """Let time pass."""
        self._since += seconds
        if self._held is not None:
            self._held += seconds
            if self._held >= HELD:
                playback.skip_all()
