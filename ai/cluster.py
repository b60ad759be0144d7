"""Games handed to a Dask cluster, so that many computers play them (extra `cluster`).

dask scheduler --host 127.0.0.1          # on one computer
dask worker ADDRESS                      # on each that helps; the project has to be installed there
jamaica arena admiral greedy:3 --cluster ADDRESS
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from jamaica.engine.errors import OptionError

PATIENCE = 30.0
"""Seconds to find the scheduler."""


@contextmanager
def executor_at(address: str | None) -> Iterator[Executor | None]:
    """The executor of the cluster at an address; None without one: then this computer's own processes do the work."""
    if address is None:
        yield None
        return
    try:
        from distributed import Client
    except ImportError:
        raise OptionError("This needs Dask: pip install 'jamaica-montego-bay[cluster]'.") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise OptionError("There is no Dask cluster at {address} ({reason}).", address=address, reason=error) from None
    with client:
        yield client.get_executor()
