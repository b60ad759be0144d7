"""The server the phones talk to. Its threads check and queue what comes in; what it means is decided elsewhere.

Nothing a stranger sends gets further than `PhoneServer._talk`: the key is checked there, messages are bounded in size
and rate and have to fit the schema; everything else is closed with a reason.
"""

import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest
from http import HTTPStatus
from queue import Empty, Full, Queue
from threading import Condition, Lock, Thread
from typing import Any

from . import messages
from .messages import Hello, Log, Malformed, Page, Said, Sent, Shown
from .plain_sockets import ConnectionClosed, Headers, Request, Response, ServerConnection, serve
from .plain_sockets import Server as SocketServer
from .web_files import WebFile

SOCKET_PATH = "/table"
DOOR = -1
"""In place of a seat: a phone without a key. It waits until the table lets it in, and is shown nothing."""
MOST_FROM_ONE, MOST = 40, 160
"""Connections that may be open at a time: from one address, and in all."""
OPENING, GREETING = 5.0, 5.0
"""Seconds for the request, and then for the first message."""
PING, PONG = 5.0, 8.0
"""Seconds between signs of life that are asked for, and until one has to come."""
BURST, PER_SECOND = 12, 6.0
"""Messages a phone may send at once, and go on sending."""
WAITING = 256
"""Messages that may wait to be looked at."""


class Closed:
    """Why a connection is closed, as codes that the script of the page knows."""

    KEY = 4001
    OTHER = 4002
    FAST = 4003
    MESSAGE = 4004
    BUSY = 4005
    TABLE = 4006


class Link:
    """One phone's connection. Whoever drives the table only leaves here what is to be sent; a thread sends it."""

    def __init__(self, connection: ServerConnection, hello: Hello) -> None:
        self.hello = hello
        self.alive = True
        self._connection = connection
        self._turn = Condition()
        self._due: list[Sent] = []
        self._page: tuple[Page, tuple[str, ...]] | None = None
        """The newest page and log: only they count."""
        self._log: tuple[str, ...] = ()
        """What the phone has been told."""
        self._close: tuple[int, str] | None = None
        Thread(target=self._work, name="phone", daemon=True).start()

    def send(self, message: Sent) -> None:
        """Say something once."""
        with self._turn:
            self._due.append(message)
            self._turn.notify()

    def show(self, page: Page, lines: tuple[str, ...]) -> None:
        """Show a page, and the log up to now."""
        with self._turn:
            self._page = page, lines
            self._turn.notify()

    def close(self, code: int, reason: str) -> None:
        """Close the connection, after what is due was sent."""
        with self._turn:
            self._close = self._close or (code, reason)
            self._turn.notify()

    def hang_up(self) -> None:
        """End the thread that sends: the connection is closed."""
        with self._turn:
            self.alive = False
            self._turn.notify()

    def _work(self) -> None:
        with suppress(ConnectionClosed, OSError):
            while True:
                with self._turn:
                    self._turn.wait_for(lambda: self._due or self._page or self._close or not self.alive)
                    due, page, close = self._due, self._page, self._close
                    self._due, self._page = [], None
                    if not self.alive:
                        return
                for message in due:
                    self._connection.send(messages.write(message))
                if page:
                    shown, self._log = patched(*page, self._log)
                    self._connection.send(messages.write(shown))
                if close:
                    self._connection.close(*close)
                    return


def patched(page: Page, lines: tuple[str, ...], known: tuple[str, ...]) -> tuple[Shown, tuple[str, ...]]:
    """A page for a phone that knows these lines of the log, and the lines it knows then."""
    keep = 0
    for new, old in zip(lines, known, strict=False):
        if new != old:
            break
        keep += 1
    return Shown(page, Log(keep, lines[keep:])), lines


@dataclass(frozen=True)
class Heard:
    """A message of a phone whose key is good. The first one of a link is its `Hello`."""

    link: Link
    seat: int | None
    """The seat the key opens; None for the key of the table, DOOR for none."""
    said: Said


class Gate:
    """Counts the open connections, in all and by where they come from."""

    def __init__(self) -> None:
        self._lock, self._open = Lock(), Counter[str]()

    def enter(self, address: str) -> bool:
        """Count a new connection; False if there are too many."""
        with self._lock:
            if self._open[address] >= MOST_FROM_ONE or self._open.total() >= MOST:
                return False
            self._open[address] += 1
            return True

    def leave(self, address: str) -> None:
        with self._lock:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Refused(ConnectionError):
    """There are too many connections."""


class Bucket:
    """How many messages a phone may still send."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._left, self._last = clock, float(BURST), clock()

    def take(self) -> bool:
        """One message; False if it comes too soon."""
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._last) * PER_SECOND)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PhoneServer:
    """Serves the page and talks to phones, on sockets that listen already."""

    def __init__(
        self, sockets: Iterable[socket.socket], files: Mapping[str, WebFile], keys: Mapping[str, int | None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        """`keys`: the seat that each key opens; None stands for any free one."""
        self._files, self._keys, self._clock = files, {**keys, "": DOOR}, clock
        self._inbox: Queue[Heard] = Queue(WAITING)
        self._servers: list[SocketServer] = []
        sockets = list(sockets)
        self.hosts = frozenset("{}:{}".format(*one.getsockname()) for one in sockets)

        class Connection(_Counted):
            gate = Gate()

        for one in sockets:
            server = serve(
                self._talk, sock=one, process_request=self._answer, create_connection=Connection, compression=None,
                max_size=messages.LONGEST, max_queue=8, open_timeout=OPENING, close_timeout=2.0, ping_interval=PING,
                ping_timeout=PONG, server_header=None, logger=silent(),
            )  # fmt: skip
            self._servers.append(server)
            Thread(target=server.serve_forever, name="phones", daemon=True).start()

    def heard(self) -> Iterable[Heard]:
        """The messages that have come since the last call."""
        for _ in range(WAITING):
            try:
                yield self._inbox.get_nowait()
            except Empty:
                return

    def close(self) -> None:
        """Stop listening. It does not wait for phones that are slow to hang up."""
        for server in self._servers:
            Thread(target=server.shutdown, name="phones", daemon=True,
                   kwargs={"code": Closed.TABLE, "reason": "closed"}).start()  # fmt: skip
            server.socket_closed.wait()

    # Requests

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Serve a file, or let a socket be opened: only under our own address, and only from our own page."""
        hosts, origins = request.headers.get_all("Host"), request.headers.get_all("Origin")
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return _reply(HTTPStatus.MISDIRECTED_REQUEST)
        if request.path == SOCKET_PATH:
            if origins != [f"http://{hosts[0]}"]:
                return _reply(HTTPStatus.FORBIDDEN)
            if "upgrade" not in map(str.lower, request.headers.get_all("Connection")):
                return _reply(HTTPStatus.UPGRADE_REQUIRED)
            return None
        file = self._files.get(request.path)
        if file is None:
            return _reply(HTTPStatus.NOT_FOUND)
        try:
            body = file.read()
        except OSError:
            return _reply(HTTPStatus.NOT_FOUND)
        return _reply(HTTPStatus.OK, body, file.kind, lasting=file.lasting, host=hosts[0])

    # Messages

    def _talk(self, connection: ServerConnection) -> None:
        """Read the messages of a phone until its connection ends."""
        link: Link | None = None
        try:
            hello = messages.read(connection.recv(timeout=GREETING))
            if not isinstance(hello, Hello):
                raise Malformed("The first message has to say who is there.")
            known, seat = self._seat_of(hello.key)
            if not known:
                connection.close(Closed.KEY, "key")
                return
            link = Link(connection, hello)
            self._queue(Heard(link, seat, hello))
            bucket = Bucket(self._clock)
            for message in connection:
                if not bucket.take():
                    connection.close(Closed.FAST, "fast")
                    return
                said = messages.read(message)
                if isinstance(said, Hello):
                    raise Malformed("Only the first message says who is there.")
                self._queue(Heard(link, seat, said))
        except Malformed:
            connection.close(Closed.MESSAGE, "message")
        except Full:
            connection.close(Closed.BUSY, "busy")
        except (TimeoutError, ConnectionClosed, OSError):
            pass
        finally:
            if link:
                link.hang_up()

    def _queue(self, heard: Heard) -> None:
        self._inbox.put_nowait(heard)

    def _seat_of(self, key: str) -> tuple[bool, int | None]:
        """Whether a key is good, and the seat it opens. It takes as long whichever key it is."""
        found: tuple[bool, int | None] = (False, None)
        for known, seat in self._keys.items():
            if compare_digest(known, key):
                found = True, seat
        return found


class _Counted(ServerConnection):
    """A connection that goes through a gate."""

    gate: Gate

    def __init__(self, sock: socket.socket, *args: Any, **kwargs: Any) -> None:
        self._address = str(sock.getpeername()[0])
        if not self.gate.enter(self._address):
            raise Refused("There are too many connections.")
        super().__init__(sock, *args, **kwargs)

    def recv_events(self) -> None:
        """Read until the socket is closed."""
        try:
            super().recv_events()
        finally:
            self.gate.leave(self._address)


def _reply(
    status: HTTPStatus, body: bytes = b"", kind: str = "text/plain", *, lasting: bool = False, host: str = ""
) -> Response:
    """A response that lets a browser use nothing but what comes from here."""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = Headers({
        "Content-Type": kind,
        "Content-Length": str(len(body)),
        "Cache-Control": "max-age=86400" if lasting else "no-store",
        "Connection": "close",
        "Content-Security-Policy": policy,
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    })  # fmt: skip
    return Response(status.value, status.phrase, headers, body)


def silent() -> logging.Logger:
    """A logger that drops what strangers cause: it is worth no line in the log of a run."""
    logger = logging.Logger("jamaica.phones", logging.CRITICAL)
    logger.addHandler(logging.NullHandler())
    return logger
