"""Where everything on the table lies."""

from dataclasses import dataclass

from pygame import Rect

from ..display import Display

BOARD_ASPECT = 1.6
"""Both boards are painted in this shape."""
LEAST = (960, 600)
"""Pixels of the design that the usual layout needs; with fewer the panels are laid out anew."""


@dataclass(frozen=True)
class Layout:
    """The rectangles of the table, in pixels."""

    board: Rect
    deck: Rect
    """What belongs to the person at the table."""
    ribbon: Rect
    """What is asked, or who is busy."""
    hand: Rect
    """The choices."""
    opponents: tuple[Rect, ...]
    log: Rect
    notice: Rect
    """The round."""
    pile: Rect
    buttons: tuple[Rect, ...]
    compact: bool = False
    """Whether panels have to say the same in less room, because they are drawn very large."""


def lay_out(display: Display, opponents: int, buttons: int, deck_width: int, foot: int = 0) -> Layout:
    """The table for a window: the board as large as the panels leave it; `foot` design pixels below stay free."""
    width, height = display.size[0], display.size[1] - display.px(foot)
    if min(width / LEAST[0], height / LEAST[1]) < display.unit:
        return _lay_out_compact(display, (width, height), opponents, buttons)
    px = display.px
    gap, column, bottom = px(12), px(372), px(219)
    space = Rect(gap, gap, width - column - 3 * gap, height - bottom - 3 * gap)
    board = Rect(0, 0, min(space.w, round(space.h * BOARD_ASPECT)), min(space.h, round(space.w / BOARD_ASPECT)))
    board.center = space.center
    base = height - gap - bottom
    deck = Rect(gap, base, min(px(deck_width), round(space.w * 0.54)), bottom)
    left = deck.right + px(8)
    ribbon = Rect(left, base - px(4), space.right - left, px(40))
    hand = Rect(left, ribbon.bottom + px(2), space.right - left, height - ribbon.bottom - px(2))
    right = Rect(space.right + gap, gap, column, height - 2 * gap)
    row = px(70)
    step = px(77)
    rows = tuple(Rect(right.x, right.y + number * step, column, row) for number in range(opponents))
    icons = px(48)
    icon_y = right.bottom - icons
    spread = column // buttons
    icon_rects = tuple(Rect(right.x + number * spread + (spread - icons) // 2, icon_y, icons, icons)
                       for number in range(buttons))  # fmt: skip
    notice = Rect(right.x, icon_y - px(8) - px(84), px(238), px(84))
    pile = Rect(notice.right + px(6), notice.y, right.right - notice.right - px(6), notice.h)
    top = rows[-1].bottom + px(8) if rows else right.y
    log = Rect(right.x, top, column, notice.y - px(8) - top)
    return Layout(board, deck, ribbon, hand, rows, log, notice, pile, icon_rects)


def _lay_out_compact(display: Display, size: tuple[int, int], opponents: int, buttons: int) -> Layout:
    """The table drawn very large: deck and choices one above the other, a line per opponent."""
    width, height = size
    px = display.px
    gap, column = px(7), px(264)
    left = width - column - 3 * gap
    hand = Rect(gap, height - px(92) - gap, left, px(92))
    ribbon = Rect(gap, hand.y - px(30), left, px(30))
    deck = Rect(gap, ribbon.y - px(56) - gap, left, px(56))
    space = Rect(gap, gap, left, deck.y - 2 * gap)
    board = Rect(0, 0, min(space.w, round(space.h * BOARD_ASPECT)), min(space.h, round(space.w / BOARD_ASPECT)))
    board.center = space.center
    right = Rect(width - gap - column, gap, column, height - 2 * gap)
    rows = tuple(Rect(right.x, right.y + number * px(42), column, px(39)) for number in range(opponents))
    icons, spread = px(40), column // buttons
    icon_rects = tuple(Rect(right.x + number * spread + (spread - icons) // 2, right.bottom - icons, icons, icons)
                       for number in range(buttons))  # fmt: skip
    notice = Rect(right.x, right.bottom - icons - px(42), px(196), px(38))
    pile = Rect(notice.right + px(4), notice.y, right.right - notice.right - px(4), notice.h)
    top = rows[-1].bottom + px(4) if rows else right.y
    log = Rect(right.x, top, column, notice.y - px(4) - top)
    return Layout(board, deck, ribbon, hand, rows, log, notice, pile, icon_rects, compact=True)
