"""Where phones can reach this computer: its addresses on the local network, and one port free on all of them."""

import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, ip_address

from ..engine.errors import GameError

PORTS = (47611, 47612, 47613)
"""Tried in this order, so that a bookmark stays good; then the system gives one."""
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "203.0.113.1")
"""Nothing is sent there: the system only says from which address it would be."""
MOST = 4
WAITING = 64
"""Connections that may wait to be accepted."""


class PhoneError(GameError):
    """Phones cannot reach the table; the sentence says what to do instead."""


def local_addresses() -> list[str]:
    """The addresses this computer has on local networks, the likeliest first. None if it is on no network."""
    found = list[str]()
    for goal in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((goal, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _is_local(address)][:MOST]


def _is_local(address: str) -> bool:
    """True for an address of a home network: no loopback, and none the internet could reach."""
    known = ip_address(address)
    usable = isinstance(known, IPv4Address) and not (known.is_loopback or known.is_unspecified or known.is_multicast)
    return usable and (known.is_private or known.is_link_local)


def listen(addresses: Sequence[str], ports: Iterable[int] = ()) -> list[socket.socket]:
    """A listening socket on each of the addresses, all with one port: one of these, a usual one, or any.

    An address that cannot be listened on is left out; PhoneError if none can.
    """
    for port in (*(port for port in ports if port), *PORTS, 0, 0, 0):
        made = _listen(addresses, port)
        if made:
            return made
    raise PhoneError(
        "No phone can connect: this computer does not let the game listen on its network. The table can still be "
        "handed over."
    )


def _listen(addresses: Sequence[str], port: int) -> list[socket.socket]:
    """Sockets with this port wherever the address is known; none if it is taken anywhere."""
    made = list[socket.socket]()
    for address in addresses:
        try:
            made.append(socket.create_server((address, port), backlog=WAITING))
        except OSError:
            if _is_unknown(address) and len(addresses) > 1:  # a network that has just gone
                continue
            for other in made:
                other.close()
            return []
        port = port or made[0].getsockname()[1]
    return made


def _is_unknown(address: str) -> bool:
    """Whether this computer does not have the address."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return True
    return False
