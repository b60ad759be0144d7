"""A try in a process of its own, forked from one that has everything imported: what dies in it is counted."""

import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import dataclass

ASLEEP = 900
"""Seconds after which a try hangs, however busy the machine is."""
BUG = 70
"""The exit code of a try that ended with an exception nobody expected."""


@dataclass(frozen=True)
class Ended:
    """How a try ended: its exit code, below zero the signal that killed it, and all that it printed."""

    code: int
    told: str

    @property
    def fault(self) -> str:
        """What must not happen; empty if nothing did."""
        if self.code < 0:
            return f"killed by {signal.Signals(-self.code).name}"
        if self.code == BUG or "Traceback" in self.told:
            return self.told.strip().splitlines()[-1] if self.told.strip() else "an exception"
        steering = {letter for letter in self.told if not letter.isprintable() and letter not in "\n\u00a0\u202f"}
        return f"printed {sorted(map(ascii, steering))}" if steering else ""


def tried(act: Callable[[], int], typed: bytes = b"", seconds: int = 60, megabytes: int = 0) -> Ended:
    """Do something in a process of its own, with so many seconds of a processor and, if it is said, so much memory."""
    sys.stdout.flush()
    sys.stderr.flush()
    with tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as keyboard:
        keyboard.write(typed)
        keyboard.seek(0)
        child = os.fork()
        if not child:
            _child(act, told.fileno(), keyboard.fileno(), seconds, megabytes)
        _, status = os.waitpid(child, 0)
        told.seek(0)
        return Ended(os.waitstatus_to_exitcode(status), told.read().decode(errors="surrogateescape"))


def _child(act: Callable[[], int], told: int, keyboard: int, seconds: int, megabytes: int) -> None:
    code = BUG
    try:
        os.dup2(keyboard, 0)
        os.dup2(told, 1)
        os.dup2(told, 2)
        sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(ASLEEP)
        if megabytes:
            limit = _size() + (megabytes << 20)
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        code = act()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _size() -> int:
    """Bytes of address space that this process has."""
    with open("/proc/self/statm") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * resource.getpagesize()
