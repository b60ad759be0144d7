"""Processes of the long commands: ended with their parent whatever happens, and safe from the current folder."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic

import pytest

from ai.processes import NoProcess, run_all

from . import worker_faults

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a process that should be gone is taken for one that is left. It is gone in a fraction of one."""
COMMANDS = {
    "arena": ["jamaica", "arena", "captain:4", "--games", "400", "--seconds", "5"],
    "habits": ["jamaica", "habits", "--games", "400", "--seconds", "5"],
    "fit": ["ai.fit", "jamaica", "--games", "40000"],
    "skill": ["ai.analysis.skill", "jamaica", "captain:4", "--games", "400", "--seconds", "5", "--processes", "2"],
}


def children(group: int) -> set[int]:
    """The living processes of a group, by what the system knows of them."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                state, _, of_group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
                if int(of_group) == group and state != "Z":
                    found.add(int(folder.name))
    return found


def leaves_ctrl_c_alone(process: int) -> bool:
    """True of a process that has got past its start: only then can it end without a word when its parent is killed."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("SigIgn:"):
                return bool(int(line.split()[1], 16) >> signal.SIGINT - 1 & 1)
    return False


@contextmanager
def started(name: str) -> Iterator[subprocess.Popen[bytes]]:
    """A long command in a group of its own, as in a terminal, when all its processes are at work."""
    process = subprocess.Popen(
        [sys.executable, "-m", *COMMANDS[name]], cwd=ROOT, start_new_session=True, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # a shell may have it ignored
    )  # fmt: skip
    try:
        begun = monotonic()
        workers = 1 + (os.cpu_count() or 1)  # with the tracker of resources
        while sum(map(leaves_ctrl_c_alone, children(process.pid))) < workers and monotonic() - begun < PATIENCE:
            os.sched_yield()
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stderr:
            process.stderr.close()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("way", ["Ctrl-C", "SIGTERM", "SIGKILL"])
def test_a_long_command_ends_at_once_with_all_its_processes(name: str, way: str) -> None:
    with started(name) as process:
        if way == "Ctrl-C":
            os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all of them
        else:
            process.send_signal(getattr(signal, way))
        begun = monotonic()
        while children(process.pid) and monotonic() - begun < PATIENCE:
            process.poll()
        assert not children(process.pid)
        assert process.wait(PATIENCE) == (-signal.SIGKILL if way == "SIGKILL" else 130)
        assert process.stderr and b"Traceback" not in process.stderr.read()


CUT_OFF = """
import os, signal, sys
from multiprocessing import util
from ai.processes import Helper, run_all

started = util.spawnv_passfds

def cut_off(path, args, files):
    process = started(path, args, files)
    if b"--multiprocessing-fork" in map(os.fsencode, args):
        os.kill(os.getpid(), signal.SIGKILL)  # before it has heard what it is for
    return process

util.spawnv_passfds = cut_off
if __name__ == "__main__":
    Helper(print) if sys.argv[1] == "helper" else run_all(abs, [1], print)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes have error output from the start there")
@pytest.mark.parametrize("kind", ["helper", "pool"])
def test_a_process_cut_off_while_it_starts_says_nothing(kind: str) -> None:
    done = subprocess.run([sys.executable, "-c", CUT_OFF, kind], cwd=ROOT, capture_output=True)
    assert done.returncode == -signal.SIGKILL
    assert b"Traceback" not in done.stderr


def test_what_a_process_at_work_complains_of_is_heard(capfd: pytest.CaptureFixture[str]) -> None:
    run_all(_complain, ["of the weather"], lambda found: None, processes=1)
    assert capfd.readouterr().err == "of the weather\n"


def _complain(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def test_a_task_that_fails_ends_the_others() -> None:
    heard: list[float] = []
    with pytest.raises(ZeroDivisionError):
        run_all(_inverse, [4.0, 0.0, *[1.0] * 1000], heard.append, processes=1)
    assert heard in ([], [0.25]), "what comes behind it is not begun"


def test_every_task_is_done_once() -> None:
    heard: list[float] = []
    run_all(_inverse, [float(number) for number in range(1, 40)], heard.append, processes=2)
    assert sorted(heard) == sorted(1 / number for number in range(1, 40))


def _inverse(number: float) -> float:
    return 1 / number


EVIL = "open(__file__ + '.ran', 'w').close()\n"


@pytest.mark.parametrize("how", ["script", "module"])
def test_nothing_is_imported_from_the_current_folder(how: str, tmp_path: Path) -> None:
    """Neither by the program nor by the captains' process, however it was installed."""
    here, programs = tmp_path / "here", tmp_path / "bin"
    here.mkdir()
    programs.mkdir()
    for name in ("signal", "random", "queue", "socket", "ctypes", "msgspec", "platformdirs", "tempfile", "_strptime"):
        (here / f"{name}.py").write_text(EVIL)
    (programs / "jamaica").write_text("import sys\nfrom jamaica.__main__ import run\nif __name__ == '__main__':\n"
                                      "    sys.exit(run())\n")  # fmt: skip
    start = [programs / "jamaica"] if how == "script" else ["-m", "jamaica"]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "JAMAICA_HOME": str(tmp_path / "home")}
    env.pop("PYTHONSAFEPATH", None)
    line = [sys.executable, *map(str, start), "arena", "random:2", "--game", "montego", "--games", "2"]
    done = subprocess.run(line, cwd=here, env=env, capture_output=True, text=True)
    assert (done.returncode, sorted(here.glob("*.ran"))) == (0, []), done.stderr


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
def test_whatever_becomes_of_the_captains_process_the_game_goes_on() -> None:
    """Killed, stopped or interrupted at any moment. ``python -m tests.ai.worker_faults`` does it more often."""
    _, found = worker_faults.faults(6, 1)
    assert found == []


def test_where_no_process_can_be_started_a_long_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(SpawnProcess, "start", refused)
    with pytest.raises(NoProcess, match="no more processes"):
        run_all(_inverse, [1.0], lambda found: None, processes=1)
