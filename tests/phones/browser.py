"""A real browser, driven through its own debugging port: Chromium without a window, one process a phone."""

import base64
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any
from urllib.request import ProxyHandler, build_opener

from websockets.sync.client import connect

SIZES = {"phone": (360, 740), "tablet": (768, 1024)}
STARTS_WITHIN = 60.0
"""Seconds a browser may take to open its debugging port, on the slowest computer."""


def chromium() -> str | None:
    """The browser, if there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Browser:
    """One phone's browser with a profile of its own."""

    def __init__(self, profile: Path, size: str = "phone", dark: bool = False) -> None:
        program = chromium()
        assert program
        profile.mkdir(parents=True, exist_ok=True)
        self._port_file = profile / "DevToolsActivePort"
        self._port_file.unlink(missing_ok=True)
        # no-sandbox: tests may run as root in a container; the only page that is opened is our own.
        flags = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                 "--disable-extensions", "--disable-background-networking", "--disable-component-update",
                 "--no-proxy-server", "--mute-audio", "--remote-debugging-port=0", f"--user-data-dir={profile}",
                 "about:blank")  # fmt: skip
        self._process = subprocess.Popen(
            [program, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(profile)}, start_new_session=True,
        )  # fmt: skip
        self._numbers = count(1)
        self._socket = connect(self._page_address(), max_size=None, compression=None, ping_interval=None).__enter__()
        self.resize(size)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
        ])  # fmt: skip
        self.call("Page.enable")

    def _page_address(self) -> str:
        pause = Event()
        for _ in range(int(STARTS_WITHIN / 0.05)):
            if self._process.poll() is not None:
                raise RuntimeError("the browser did not start")
            if self._port_file.exists() and (lines := self._port_file.read_text().split()):
                address = f"http://127.0.0.1:{lines[0]}/json/list"
                with build_opener(ProxyHandler({})).open(address) as answer:
                    pages = [page for page in json.load(answer) if page["type"] == "page"]
                if pages:
                    return str(pages[0]["webSocketDebuggerUrl"])
            pause.wait(0.05)
        raise RuntimeError("the browser did not open its debugging port")

    def call(self, method: str, **params: Any) -> Any:
        """One command of the debugging protocol."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == number:
                assert "error" not in answer, answer
                return answer["result"]

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def open(self, address: str) -> None:
        self.call("Page.navigate", url=address)

    def reload(self) -> None:
        self.call("Page.reload")

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True)

    def picture(self, path: Path, whole: bool = False) -> None:
        """What is seen, or the whole page."""
        shot = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        path.write_bytes(base64.b64decode(shot["data"]))

    def kill(self) -> None:
        """The phone dies."""
        os.killpg(self._process.pid, signal.SIGKILL)  # its helpers too
        self._process.wait()
        self._socket.close_socket()

    # The page as a person uses it

    def state(self) -> dict[str, Any]:
        """What the page shows; nothing while it is being loaded."""
        shown = self.run(STATE)
        return json.loads(shown) if shown else dict(NOTHING)

    def choose(self, number: int) -> bool:
        """Pick one whole answer, by its number among those the page allows, and confirm it; False if it cannot be."""
        return bool(self.run(CHOOSE.replace("NUMBER", str(number))))


STATE = """document.readyState !== 'complete' || !document.getElementById('plain') ? null : JSON.stringify({
  name: document.getElementById('name').textContent,
  notice: document.getElementById('notice').textContent,
  status: document.getElementById('status').textContent,
  question: document.getElementById('ask').hidden ? '' : document.getElementById('question').textContent,
  id: typeof page === 'object' && page && page.question ? page.question.id : '',
  laid: document.querySelectorAll('.choice.lying').length,
  due: !!(typeof page === 'object' && page && page.question && page.question.chosen === undefined),
  open: !document.getElementById('page').hidden,
  over: !!(typeof page === 'object' && page && page.over),
  seats: [...document.querySelectorAll('#seats button')].map((one) => one.textContent),
  players: [...document.querySelectorAll('#players li')].map((one) => one.className),
  lines: document.querySelectorAll('#log li').length,
  wide: document.documentElement.scrollWidth > innerWidth,
  broken: [...document.images].filter((one) => one.complete && !one.naturalWidth && one.src).map((one) => one.src),
})"""
NOTHING: dict[str, Any] = {
    "name": "", "notice": "", "status": "", "question": "", "id": "", "laid": 0, "due": False, "open": False,
    "over": False, "seats": [], "players": [], "lines": 0, "wide": False, "broken": [],
}  # fmt: skip
CHOOSE = """(() => {
  const seed = NUMBER;
  for (const group of document.querySelectorAll('#choices fieldset')) {
    const open = [...group.querySelectorAll('input')].filter((one) => !one.disabled);
    if (!open.length) return false;
    open[(seed + open.length) % open.length].click();
  }
  const button = document.getElementById('choose');
  if (button.disabled) return false;
  button.click();
  return true;
})()"""

Watch = Callable[["Browser"], object]
