"""Where everything on the table lies."""

from dataclasses import dataclass

from pygame import Rect

from ..display import Display

BOARD_ASPECT = 1.6


@dataclass(frozen=True)
class Layout:
    """The rectangles of the table, in pixels."""

    board: Rect
    deck: Rect
    ribbon: Rect
    hand: Rect
    opponents: tuple[Rect, ...]
    log: Rect
    captain: Rect
    pile: Rect
    buttons: tuple[Rect, ...]


def lay_out(display: Display, opponents: int, buttons: int) -> Layout:
    """The table for a window: the board as large as the panels leave it."""
    width, height = display.size
    px = display.px
    gap, column, bottom = px(12), px(372), px(219)
    space = Rect(gap, gap, width - column - 3 * gap, height - bottom - 3 * gap)
    board = Rect(0, 0, min(space.w, round(space.h * BOARD_ASPECT)), min(space.h, round(space.w / BOARD_ASPECT)))
    board.center = space.center
    base = height - gap - bottom
    deck_width = min(px(520), round(space.w * 0.6))
    deck = Rect(gap, base, deck_width, bottom)
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
    captain = Rect(right.x, icon_y - px(8) - px(84), px(238), px(84))
    pile = Rect(captain.right + px(6), captain.y, right.right - captain.right - px(6), captain.h)
    top = rows[-1].bottom + px(8) if rows else right.y
    log = Rect(right.x, top, column, captain.y - px(8) - top)
    return Layout(board, deck, ribbon, hand, rows, log, captain, pile, icon_rects)
