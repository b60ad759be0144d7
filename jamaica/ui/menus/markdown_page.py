"""Pages of text, written in Markdown: headings, paragraphs, items and tables as blocks to be read."""

import re
from collections.abc import Iterator, Sequence

import pygame
from pygame_gui.core import UIElement
from pygame_gui.core.interfaces import IContainerLikeInterface

from ..display import Display
from ..gui.rich_text import RichText, lay
from ..gui.scroller import Row
from ..lettering import INK, RED

HEADING, ITEM, PLAIN = "heading", "item", "plain"
Block = tuple[str, str]
"""A kind and a text; in the text, words between two stars are bold."""


def blocks(text: str) -> list[Block]:
    """The blocks of a text."""
    found: list[Block] = []
    for piece in re.split(r"\n\s*\n|\n(?=\s*(?:- |\d+\. |\||#))", text.strip()):
        found += _block(" ".join(piece.split()))
    return found


def _block(line: str) -> Iterator[Block]:
    line = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line.replace("`", ""))
    line = re.sub(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)", r"\1", line)
    if line.startswith("#"):
        yield HEADING, line.lstrip("# ")
    elif line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not set(line) <= set("|-: "):
            yield ITEM, " · ".join(cell for cell in cells if cell)
    elif line.startswith("- "):
        yield ITEM, f"• {line[2:]}"
    elif line:
        yield (ITEM if re.match(r"\d+\. ", line) else PLAIN), line


def rows(display: Display, text: str, wide: int) -> list[Row]:
    """The blocks of a text one below the other."""
    return [_row(display, kind, line, wide, number == 0) for number, (kind, line) in enumerate(blocks(text))]


def _row(display: Display, kind: str, line: str, wide: int, first: bool) -> Row:
    px, heading = display.px, kind == HEADING
    indent, above = px(14) if kind == ITEM else 0, px(10) if heading and not first else 0
    laid = lay(display, line, 24 if heading else 19, wide - indent, bold=heading)

    def fill(rect: pygame.Rect, container: IContainerLikeInterface) -> Sequence[UIElement]:
        at = (rect.x + indent, rect.y + above)
        return (RichText(display, at, laid, RED if heading else INK, container=container),)

    return Row(above + laid.high + px(6 if kind == ITEM else 11), fill)
