"""Progress: a bar with the time that is left, for terminals only."""

import io

from ai.progress import Progress, clock_time


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_time_left_follows_from_the_pace() -> None:
    out, clock = Terminal(), Clock()
    show = Progress(out=out, clock=clock)
    show(0, 100)
    assert out.getvalue().endswith("] 0 of 100"), "who waits for the first knows that it is under way"
    clock.now = 10
    show(10, 100)
    assert out.getvalue().endswith("10 of 100, 1:30 left")
    clock.now = 100
    show(100, 100)
    assert out.getvalue().rstrip(" \n").endswith("] 100 of 100") and out.getvalue().endswith("\n")


def test_what_was_done_before_took_no_time() -> None:
    """As when the arena carries on with the results in a file."""
    out, clock = Terminal(), Clock()
    show = Progress(out=out, clock=clock)
    show(350, 400)
    clock.now = 9
    show(354, 400)
    assert out.getvalue().endswith("354 of 400, 1:44 left")


def test_a_shorter_line_leaves_nothing_of_a_longer_one() -> None:
    out, clock = Terminal(), Clock()
    show = Progress(out=out, clock=clock)
    show(1, 9)
    clock.now = 5
    show(2, 9)
    show(9, 9)
    first, second = out.getvalue().split("\r")[-2:]
    assert len(second.rstrip("\n")) >= len(first)


def test_nothing_is_shown_in_a_file() -> None:
    out = io.StringIO()
    Progress(out=out)(1, 2)
    assert out.getvalue() == ""


def test_times_are_written_as_on_a_clock() -> None:
    assert [clock_time(seconds) for seconds in (7, 90, 3723)] == ["0:07", "1:30", "1:02:03"]
