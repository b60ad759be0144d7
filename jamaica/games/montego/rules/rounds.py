"""The course of a round (M3): its beginning, the ship that leaves (M9), the next order (M10), the end (M11)."""

from ....engine.contract import OVER
from . import cards, hiring
from .departures import is_last_phase, leave, score
from .events import CellarScored, GameEnded, JackWentHome, RoundBegan, TilesMoved, TilesShuffled
from .position import NOBODY, Position
from .scoring import places, share_out
from .setup import draw_tiles
from .stages import ASK, BEGIN, END, HOME, ORDER, WAIT
from .static import AWAY, PILOT, WAGE


def begin(s: Position) -> str:
    """M3.1: a round begins with those who can hire Lazy Jack."""
    s.round += 1
    s.opened = False
    if s.events is not None:
        s.events.append(RoundBegan(s.round, is_last_phase(s)))
    if max(s.coins) < WAGE:
        return cards.ask(s, 0)
    s.queue = hiring.priority(s)
    return ASK


def ask(s: Position) -> str:
    """M3.1, M3.2: the next who can hire Lazy Jack; when he is hired or nobody is left, the cards."""
    if not s.queue:
        return cards.ask(s, 0)
    seat, *rest = s.queue
    s.queue = tuple(rest)
    return hiring.ask(s, seat)


def depart(s: Position) -> str:
    """M11.1: the game ends with phase 4, if few ships are left; otherwise the ship at pier 1 leaves (M9)."""
    if is_last_phase(s):
        return END
    if s.ships[0] != PILOT:
        score(s, 0, filler=NOBODY)
    return WAIT if leave(s, 0) else ORDER


def order(s: Position) -> str:
    """M10: Jack goes home; the last tile to the front, or all shuffled if the second stack was opened."""
    if s.partner != NOBODY:
        jack = s.table.jack
        if s.events is not None:
            s.events.append(JackWentHome(s.hirer, s.at[jack]))
        s.at[jack] = AWAY
        s.partner = NOBODY
    s.first = 0
    if s.opened:
        if s.events is not None:
            s.events.append(TilesShuffled())
        return draw_tiles(s)
    s.order = s.order[-1:] + s.order[:-1]
    if s.events is not None:
        s.events.append(TilesMoved(s.order))
    return BEGIN


def end(s: Position) -> str:
    """M11: every ship is scored, then the tavern by the Tally-Man."""
    s.first = 0
    while s.ships:
        if s.ships[0] != PILOT:
            score(s, 0, filler=NOBODY)
        leave(s, 0)
    if any(s.cellar):
        prizes = s.table.cellar_prizes
        gains = share_out(prizes, s.cellar)
        s.points = [points + gain for points, gain in zip(s.points, gains, strict=True)]
        if s.events is not None:
            shares = places(prizes, s.cellar)
            s.events.append(CellarScored(tuple(s.cellar), prizes, shares, tuple(gains)))
    s.to_move = OVER
    s.stage = HOME
    if s.events is not None:
        s.events.append(GameEnded(tuple(s.points), tuple(s.coins), tuple(s.winners())))
    return WAIT
