"""The files a phone's browser may have: the page, its script and look, its pictures and letters, and no others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ..engine.language import Language
from ..files import assets
from .games import PHONE_GAMES
from .words import page_words

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".ttf": "font/ttf",
}
PAGE = ("phone.css", "phone.js", "icon.svg")
FONTS = ("alegreya-latin.ttf", "alegreya-bold-latin.ttf", "im-fell-english-sc-latin.ttf")


@dataclass(frozen=True)
class WebFile:
    """A file as it is served."""

    kind: str
    read: Callable[[], bytes]
    lasting: bool = False
    """Whether a browser may keep it."""


def web_files(game: str, speak: Callable[[str], Language]) -> Mapping[str, WebFile]:
    """Everything that is served to phones in a match of a game, by its path."""
    root = assets()
    found = {"/": _file(root / "phone" / "index.html")}
    found |= {f"/{name}": _file(root / "phone" / name) for name in PAGE}
    found |= {f"/fonts/{name}": _file(root / "fonts" / name, lasting=True) for name in FONTS}
    for folder in PHONE_GAMES[game].pictures:
        for path in sorted((root / "pictures" / game / folder).glob("*.webp")):
            found["/pictures/" + path.relative_to(root / "pictures").as_posix()] = _file(path, lasting=True)
    words = page_words(speak)
    found["/words.json"] = WebFile("application/json", lambda: words)
    return found


def _file(path: Path, lasting: bool = False) -> WebFile:
    return WebFile(KINDS[path.suffix], path.read_bytes, lasting)
