"""Small plates on the board, with words and pictures; also over what a player's own board prints otherwise."""

from collections.abc import Sequence

import pygame

from ...games.jamaica.rules.data import KINDS, Board
from ..display import Display
from ..lettering import CREAM, INK, RED, SOFT
from ..pictures import Facts
from ..shapes import plate

LETTERS, LEAST = 52, 9
"""How large figures are printed over the painted ones, in board units, and the fewest pixels."""
OFFSHORE = 0.6
"""How far from the coast towards the ship the score of a space is printed that has no shield."""
Item = str | pygame.Surface
"""A plate is written in words and small pictures."""


def written(
    display: Display, items: Sequence[Item], size: int, ink: pygame.Color, fill: pygame.Color, rim: pygame.Color,
    least: tuple[int, int] = (0, 0),
) -> pygame.Surface:  # fmt: skip
    """A small plate with words of so many pixels and pictures side by side, in their middle if it must be larger."""
    text = display.text
    parts = [text.line(item, size, ink, bold=True) if isinstance(item, str) else item for item in items]
    gap, edge = size // 5, size // 3
    full = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    wide, high = max(full + 2 * edge, least[0]), max(round(size * 1.45), least[1])
    made = plate((wide, high), fill, rim, round(size / 9), round(size * 0.4)).copy()
    x = (wide - full) // 2
    for part in parts:
        made.blit(part, part.get_rect(midleft=(x, high // 2)))
        x += part.get_width() + gap
    return made


def overprint(chart: pygame.Surface, display: Display, facts: Facts, board: Board, painted: Board) -> None:
    """Cover the figures of the painted board that this one has otherwise."""
    scale = chart.get_width() / facts["size"][0]
    size = max(LEAST, round(LETTERS * scale))
    for space, place in enumerate(facts["spaces"]):
        symbol = pygame.Rect(0, 0, *(round(length * scale) for length in place["symbol_size"]))
        symbol.center = _scaled(place["symbol"], scale)
        if (board.kind[space], board.cost[space]) != (painted.kind[space], painted.cost[space]):
            items = _what(display, board, space, round(size * 1.2))
            made = written(display, items, size, INK, CREAM, SOFT, symbol.size)
            chart.blit(made, made.get_rect(center=symbol.center))
        if board.score[space] != painted.score[space]:
            made = written(display, [f"{board.score[space]}".replace("-", "−")], size, CREAM, RED, CREAM)
            # Beyond the red line there are shields to cover; before it one seal tells the score of all spaces.
            at = place.get("score", pygame.Vector2(place["symbol"]).lerp(place["centre"], OFFSHORE))
            chart.blit(made, made.get_rect(center=_scaled(at, scale)))


def _what(display: Display, board: Board, space: int, high: int) -> list[Item]:
    """What a space costs, or that it is a lair."""
    if not board.currency[space]:
        return [display.pictures.high("jamaica/tokens/lair", high)]
    token = display.pictures.high(f"jamaica/tokens/token-{KINDS[board.currency[space]]}", high)
    return [str(board.cost[space]), token]


def _scaled(point: Sequence[float], scale: float) -> tuple[int, int]:
    return round(point[0] * scale), round(point[1] * scale)
