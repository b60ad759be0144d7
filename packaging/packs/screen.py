"""A screen without a monitor, and the program on it, driven by mouse and keys as a player would. Linux only."""

import os
import re
import shutil
import signal
import struct
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
"""The programs this needs, and the Debian packages they come in."""
PATIENCE = 180.0
"""Seconds until the program is thought to hang, on the slowest and busiest machine."""
SHOWN = "the first picture is shown"
"""The line of the log that tells when the first picture was there."""

MOMENT = 0.4
"""Seconds before a press: what has just appeared cannot be pressed."""


class Failed(Exception):
    """The program did not do what it should; the message says what."""


def missing_tools() -> list[str]:
    """Names of the missing tools."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


@contextmanager
def screen(size: str = "1280x800x24") -> Iterator[str]:
    """A screen in memory; its name as in DISPLAY."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Program:
    """The program as `start` begins it, in a folder of its own; of the environment it gets only what is given."""

    patience = PATIENCE
    stream: int | None = None
    """What the window's program reads from and writes to; None: the same as this one."""

    def __init__(
        self, start: Sequence[str], home: Path, display: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.home = home
        self._start = list(start)
        self._display = display
        self._given = environment or {}
        self._process: subprocess.Popen[bytes] | None = None
        self.first_picture = 0.0
        """Seconds from the last start to the first picture."""
        self.worked = 0.0
        """Processor seconds of them: how busy the machine is makes no difference."""

    @property
    def environment(self) -> dict[str, str]:
        """No Python, no paths, if none are given: what a desktop gives at the least."""
        return {
            "HOME": str(self.home), "PATH": "", "LANG": "C.UTF-8", **self._given, "DISPLAY": self._display,
            "JAMAICA_HOME": str(self.home), "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }  # fmt: skip

    def command(self, *words: str) -> str:
        """Run one command to its end; what it printed."""
        done = subprocess.run(
            [*self._start, *words], cwd=self.home, env=self.environment, capture_output=True, text=True,
            errors="replace", check=False,
        )  # fmt: skip
        if done.returncode:
            raise Failed(f"jamaica {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def start(self) -> None:
        """Open the window and wait for its first picture."""
        shown = len(self._log())
        begun = time.time()
        self._process = subprocess.Popen(
            self._start, cwd=self.home, env=self.environment, stdin=self.stream, stdout=self.stream, stderr=self.stream
        )
        self.wait(lambda: len(self._log()) > shown, "the first picture")
        self.first_picture = self._log()[-1].timestamp() - begun
        self.worked = processor_seconds(self._process.pid)
        found = self._xdotool("search", "--sync", "--onlyvisible", *self.search())
        self._xdotool("windowfocus", "--sync", found.split()[-1])

    def search(self) -> list[str]:
        """How xdotool finds the program's window."""
        assert self._process
        return ["--pid", str(self._process.pid)]

    def _log(self) -> list[datetime]:
        """Times at which first pictures were shown."""
        file = self.home / "logs" / "jamaica.log"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return [datetime.fromisoformat(line[:23]) for line in lines if line.endswith(SHOWN)]

    def has_class(self, name: str) -> bool:
        """Whether a window on the screen goes by this class, by which a desktop finds its menu entry."""
        try:
            return bool(self._xdotool("search", "--onlyvisible", "--class", f"^{re.escape(name)}$"))
        except Failed:  # xdotool ends with a fault if it finds nothing
            return False

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each a moment after what it is meant for has appeared."""
        for key in keys:
            time.sleep(MOMENT)
            self._xdotool("key", key)

    def click(self, x: int, y: int) -> None:
        """Press the mouse's button at a point of the screen, a moment after what lies there has appeared."""
        time.sleep(MOMENT)
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def picture(self, file: Path) -> None:
        """Keep what the screen shows as a PNG, if xwd is here to copy it."""
        if shutil.which("xwd"):
            command = ["xwd", "-display", self._display, "-root", "-silent"]
            as_png(subprocess.run(command, capture_output=True, check=True).stdout, file)

    def workers(self) -> int:
        """Number of live worker processes, without Python's resource tracker."""
        assert self._process
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        commands = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
        return sum(b"resource_tracker" not in command for command in commands)

    def kill(self) -> None:
        """As a power cut would; a program that has ended is let alone."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def close(self) -> int:
        """Ask the program to end, as a desktop does at its own end; the exit code."""
        assert self._process
        self._process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait until the program ends by itself; the exit code."""
        assert self._process
        try:
            return self._process.wait(self.patience)
        except subprocess.TimeoutExpired as fault:
            raise Failed(f"The program did not end within {self.patience:.0f} s.") from fault

    def wait(self, until: Callable[[], object], what: str, patience: float = 0.0) -> None:
        """Wait until something is so, as long as the program's patience lasts if no other is given."""
        patience = patience or self.patience
        end = time.monotonic() + patience
        while not until():
            if self._process and self._process.poll() is not None:
                raise Failed(f"The program ended with {self._process.returncode} before {what}.")
            if time.monotonic() > end:
                raise Failed(f"{what} did not come within {patience:.0f} s.")
            time.sleep(0.02)

    def _xdotool(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self._display}
        try:
            done = subprocess.run(
                ["xdotool", *words], env=environment, capture_output=True, text=True, timeout=self.patience, check=True
            )
        except subprocess.SubprocessError as fault:
            raise Failed(f"The window does not answer: {fault}") from fault
        return done.stdout


def processor_seconds(process: int) -> float:
    """What a running process has cost the processor so far."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def as_png(dump: bytes, file: Path) -> None:
    """A dump of xwd as a picture: a header that begins with its own length, a palette, the pixels.

    A pixel takes four bytes, or three where windows have unlike formats, as those of wine have.
    """
    import pygame  # here, because only a failed run needs it

    words = struct.unpack(">25I", dump[:100])
    header, width, height, bits, line, colours = words[0], words[4], words[5], words[11], words[12], words[19]
    pixels = dump[header + colours * 12 :][: line * height]
    picture = pygame.image.frombuffer(pixels, (width, height), "BGR" if bits == 24 else "BGRA", line)
    picture.set_alpha(None)
    opaque = pygame.Surface((width, height), depth=24)
    opaque.blit(picture, (0, 0))
    pygame.image.save(opaque, file)
