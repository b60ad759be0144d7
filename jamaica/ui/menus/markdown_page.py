"""Pages of text, written in Markdown: headings, paragraphs, items and tables as blocks to be read."""

import re
from collections.abc import Iterator

import pygame

from ..display import Display
from ..widgets.paper import Paragraph
from ..widgets.widget import Widget

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


def lay_out(display: Display, text: str, column: pygame.Rect) -> list[Widget]:
    """The blocks of a text one below the other."""
    px, y = display.px, column.y
    made: list[Widget] = []
    for kind, line in blocks(text):
        indent = px(14) if kind == ITEM else 0
        y += px(10) if kind == HEADING and made else 0
        part = Paragraph(
            display, column.x + indent, y, column.w - indent, line, 24 if kind == HEADING else 19, kind == HEADING
        )
        made.append(part)
        y = part.rect.bottom + px(6 if kind == ITEM else 11)
    return made
