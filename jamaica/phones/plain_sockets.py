"""What is used of `websockets`, also by a Python without OpenSSL.

The bundle ships no OpenSSL, because nothing here is encrypted; `websockets` wants the module's name and no more of it.
"""

import sys
from importlib.util import find_spec
from types import ModuleType

_missing = "ssl" not in sys.modules and (find_spec("ssl") is None or find_spec("_ssl") is None)
if _missing:
    sys.modules["ssl"] = ModuleType("ssl")
try:
    from websockets.datastructures import Headers
    from websockets.exceptions import ConnectionClosed
    from websockets.http11 import Request, Response
    from websockets.sync.server import Server, ServerConnection, serve
finally:
    if _missing:
        del sys.modules["ssl"]

__all__ = ["ConnectionClosed", "Headers", "Request", "Response", "Server", "ServerConnection", "serve"]
