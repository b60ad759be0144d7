"""Strangers get nothing and stop nothing; the long form is ``python -m tests.phones.hostile``."""

import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from jamaica.phones import server

from .driver import Driver, Phone, begin
from .hostile import Bots, Faults, Stranger

ROOT = Path(__file__).parents[2]


def at_table(home: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Driver, list[Phone], Stranger, Faults]:
    """Two phones at a table, and a stranger who knows the keys of one of them and of the table."""
    faults = Faults()
    monkeypatch.setattr(server, "silent", lambda: faults)
    driver = Driver(begin("montego", "human", "human"), home).start()
    phones = [Phone(driver, seat) for seat in range(2)]
    for phone in phones:
        phone.wait(lambda one: one.page)
    keys = driver.table.keys
    return driver, phones, Stranger(driver.address, keys.key(1), keys.table, 5), faults


def test_strangers_of_all_kinds_get_nothing_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, phones, stranger, faults = at_table(tmp_path, monkeypatch)
    stranger.flood(40)
    attack = Thread(target=stranger.attack, args=(500,))
    attack.start()
    players = Bots(driver, phones)
    while attack.is_alive():
        players.frame()
    attack.join()
    assert stranger.sent.total() >= 500 and len(stranger.sent) == 7 and stranger.leaked == [] and faults.heard == []
    steps, target = len(driver.match.steps), driver.match.state.round + 1
    while driver.match.state.round < target and not driver.match.is_over:
        players.frame()
    assert len(driver.match.steps) > steps, "the phones are still there, and play"
    people = {step.by for step in driver.match.steps if step.by >= 0}
    assert people == {0, 1}
    driver.table.close()


@pytest.mark.parametrize(
    ("path", "host", "origin", "status"),
    [
        ("/", "", "", b"200"),
        ("/words.json", "", "", b"200"),
        ("/table", "", "", b"101"),
        ("/table", "", "http://evil.example", b"403"),
        ("/table", "evil.example", "", b"421"),
        ("/", "evil.example", "", b"421"),
        ("/phone.js?x", "", "", b"404"),
        ("/../pyproject.toml", "", "", b"404"),
        ("/pictures/jamaica/portraits/bonny.webp", "", "", b"404"),
    ],
)
def test_requests_are_answered_under_our_own_address_and_from_our_own_page(
    path: str, host: str, origin: str, status: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table plays Montego Bay: not even a picture of the other game is served."""
    driver, _, stranger, faults = at_table(tmp_path, monkeypatch)
    answer = stranger.request("", stranger.head(path, host, origin))
    assert answer.startswith(b"HTTP/1.1 " + status) and faults.heard == []
    if status == b"200":
        assert b"frame-ancestors 'none'" in answer and b"no-referrer" in answer and b"nosniff" in answer
        assert driver.table.keys.key(0).encode() not in answer and driver.table.keys.table.encode() not in answer
    driver.table.close()


def test_a_page_without_an_origin_of_ours_opens_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, _, stranger, _ = at_table(tmp_path, monkeypatch)
    head = stranger.head().replace(b"Origin: http://" + driver.address.encode() + b"\r\n", b"")
    assert b" 403 " in stranger.request("", head)[:20]
    driver.table.close()


def test_one_address_cannot_take_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, phones, stranger, _ = at_table(tmp_path, monkeypatch)
    for phone in phones:
        phone.close()
    stranger.flood(120)
    taken = [made for made in stranger._open if not _is_closed(made)]
    assert len(taken) <= server.MOST_FROM_ONE
    again = Phone(driver, 0)
    again.wait(lambda one: one.page)
    stranger.release()
    driver.table.close()


def _is_closed(made: socket.socket) -> bool:
    """Whether the other side has hung up; one that was let in waits for a request."""
    made.settimeout(0.2)
    try:
        return made.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_messages_come_at_a_bearable_rate() -> None:
    now = [0.0]
    bucket = server.Bucket(lambda: now[0])
    assert [bucket.take() for _ in range(server.BURST + 2)] == [True] * server.BURST + [False] * 2
    now[0] = 1.0
    assert sum(bucket.take() for _ in range(100)) == int(server.PER_SECOND)
    now[0] = 1000.0
    assert sum(bucket.take() for _ in range(100)) == server.BURST


def test_a_phone_that_talks_too_fast_is_closed_with_a_reason(tmp_path: Path) -> None:
    driver = Driver(begin("montego", "human", "human"), tmp_path, clock=lambda: 0.0).start()
    phone = Phone(driver, 0)
    phone.wait(lambda one: one.page)
    with pytest.raises(Exception, match="fast"):
        for _ in range(100):
            phone.say(type="undo", step=1)
        phone.wait(lambda _: False)
    driver.table.close()


def test_the_gate_counts_by_address_and_in_all() -> None:
    gate = server.Gate()
    assert all(gate.enter("a") for _ in range(server.MOST_FROM_ONE)) and not gate.enter("a") and gate.enter("b")
    gate.leave("a")
    assert gate.enter("a")
    others = [gate.enter(f"c{number}") for number in range(server.MOST)]
    assert sum(others) == server.MOST - server.MOST_FROM_ONE - 1


def test_the_server_runs_on_a_python_without_openssl() -> None:
    """The bundle leaves it out."""
    script = (
        "import sys; sys.modules['_ssl'] = None; sys.modules.pop('ssl', None)\n"
        "import importlib.util as util; real = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name in ('ssl', '_ssl') else real(name, *rest)\n"
        "import jamaica.phones; assert 'ssl' not in sys.modules; print('served')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.strip() == "served", done.stderr
