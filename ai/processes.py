"""Processes of our own: spawned alike on every system, safe from the current folder, gone when we are gone."""

import atexit
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, nullcontext, suppress
from itertools import islice
from multiprocessing import active_children, get_context, parent_process, reduction, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from types import FrameType
from typing import Any, TypeVar

from jamaica.engine.errors import GameError

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2
"""Tasks given to a process at a time: those that wait need not be called back."""
ABROAD = 200
"""Tasks given at a time to an executor of unknown size, such as a cluster's."""
INTERRUPTED = 130
"""The exit code after Ctrl-C or a kill."""
ENDING = {signal.SIGINT, signal.SIGTERM}
"""The signals of Ctrl-C and of a kill."""
STDERR = 2
_SET_DEATH_SIGNAL = 1


class NoProcess(GameError):
    """The system starts no more processes now."""


def context() -> SpawnContext:
    """How processes are made. They never import from the current folder, whatever lies there."""
    os.environ["PYTHONSAFEPATH"] = "1"  # a spawned Python would look there first
    return get_context("spawn")


class Helper:
    """A process of our own at the other end of a pipe. It is gone when it is closed, and when the program ends."""

    def __init__(self, work: Callable[..., None], *given: Any, duplex: bool = True) -> None:
        """`work` gets its end of the pipe, then what is given. NoProcess if none can be started."""
        processes, errors = context(), ErrorOutput()
        ends: tuple[Connection, ...] = ()
        try:
            ends = self.pipe, far_end = processes.Pipe(duplex)
            task = (errors, work, far_end, *given)
            self.process: SpawnProcess = processes.Process(target=_begin, args=task, daemon=True)
            with uninterrupted(), errors.withheld():
                self.process.start()
        except (OSError, RuntimeError, MemoryError) as cause:
            for end in ends:
                end.close()
            raise NoProcess("The system starts no more processes: {reason}.", reason=cause) from cause
        far_end.close()
        atexit.register(self.process.kill)  # a process that was stopped does not hear when it is asked to end

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        atexit.unregister(self.process.kill)


class ErrorOutput:
    """Standard error, withheld from a process that is being started.

    One that is cut off before it is at work, or whose parent is, would complain with a traceback. On Windows a process
    has it from the start.
    """

    def __init__(self, file: int | None = None) -> None:
        self._file = file

    @contextmanager
    def withheld(self) -> Iterator[None]:
        """Processes started inside have no standard error; what this program writes to it meanwhile is lost."""
        if sys.platform == "win32":
            yield
            return
        with suppress(OSError):  # a program without a terminal may have none
            self._file = os.dup(STDERR)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, STDERR)
            os.close(nowhere)
        try:
            yield
        finally:
            self.give_back()

    def give_back(self) -> None:
        """Restore standard error."""
        if self._file is not None:
            os.dup2(self._file, STDERR)
            os.close(self._file)
            self._file = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _inherited, (None if self._file is None else reduction.DupFd(self._file),)


def _inherited(file: Any) -> ErrorOutput:
    return ErrorOutput(file and file.detach())


def _begin(errors: ErrorOutput, work: Callable[..., None], *given: Any) -> None:
    live_with_parent(errors)
    work(*given)


def live_with_parent(errors: ErrorOutput) -> None:
    """For the beginning of a process: Ctrl-C is its parent's affair, and it ends when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # blocked while it was started, see `uninterrupted`
    if sys.platform == "linux":  # ends a process that was stopped, too
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)
    with suppress(RuntimeError):  # no more threads: then only the system ends it
        Thread(target=_end_with_parent, name="parent", daemon=True).start()
    errors.give_back()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """A kill ends what is done in here as Ctrl-C does: cleanly, with all its processes. For the main thread."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C and a kill wait until this is done: a process cut off while it is started complains with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started in here it would let the signals through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_all(
    work: Callable[[T], R],
    tasks: Iterable[T],
    hear: Callable[[R], None],
    processes: int | None = None,
    executor: Executor | None = None,
) -> None:
    """Do all tasks on so many processes (none given: one for each core) and hear what becomes of each, as it is done.

    However this ends, no process is left. An executor that is given does them instead, and stays.
    """
    if executor is not None:
        with ended_by_signals():
            _drive(executor, work, tasks, hear, ABROAD)
        return
    before, errors = set(active_children()), ErrorOutput()
    count = processes or os.cpu_count() or 1
    with ended_by_signals(), ProcessPoolExecutor(count, context(), live_with_parent, (errors,)) as pool:
        try:
            _drive(pool, work, tasks, hear, count * AHEAD, errors)
        except BaseException:
            for child in set(active_children()) - before:
                child.kill()
            raise  # the pool's thread finds them gone and ends, before the program's end could race with it


def _drive(
    pool: Executor,
    work: Callable[[T], R],
    tasks: Iterable[T],
    hear: Callable[[R], None],
    ahead: int,
    errors: ErrorOutput | None = None,
) -> None:
    """Keep so many tasks under way until all are done.

    A pool of our own has error output, to be withheld from its processes; elsewhere tasks that wait are called back if
    one fails.
    """
    waiting = iter(tasks)
    running = _submit(pool, work, islice(waiting, ahead), errors)
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= _submit(pool, work, islice(waiting, len(done)), errors)
            for future in sorted(done, key=lambda one: one.exception() is None):  # a failure ends it first
                hear(future.result())
    finally:
        if not errors:
            for future in running:
                future.cancel()


def _submit(pool: Executor, work: Callable[[T], R], tasks: Iterable[T], errors: ErrorOutput | None) -> set[Future[R]]:
    try:
        with uninterrupted(), errors.withheld() if errors else nullcontext():  # processes start when there is work
            return {pool.submit(work, task) for task in tasks}
    except (OSError, RuntimeError) as cause:
        raise NoProcess("The system starts no more processes: {reason}.", reason=cause) from cause
