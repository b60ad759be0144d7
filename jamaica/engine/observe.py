"""A position as text: what a scenario can expect, and what a record is verified by."""

from collections.abc import Sequence
from hashlib import sha256

from . import notation
from .contract import CHANCE, OVER, Game, Move, S, State


def observe(game: Game[S], state: S) -> dict[str, str]:
    """The position in the game's own lines, what is asked, and how the players stand."""
    seats = range(1, state.seats + 1)
    return {
        **game.describe(state),
        "asked": asked(state),
        "choices": listed(state.choices()) if state.to_move >= 0 else "",
        "outcomes": listed(state.odds().moves) if state.to_move == CHANCE else "",
        "scores": " ".join(map(str, state.scores())),
        **{f"score {seat}": str(state.scores()[seat - 1]) for seat in seats},
        "winners": " ".join(str(winner + 1) for winner in state.winners()),
    }


def position_hash(game: Game[S], state: S) -> str:
    """Hash of all that can be observed. It does not depend on how a state is kept, so old records stay good."""
    lines = "\n".join(f"{name}: {value}" for name, value in sorted(observe(game, state).items()))
    return sha256(lines.encode()).hexdigest()[:32]


def asked(state: State) -> str:
    """Who is asked what: ``2 card``, ``chance roll`` or ``nobody``."""
    if state.to_move == OVER:
        return "nobody"
    who = "chance" if state.to_move == CHANCE else str(state.to_move + 1)
    return f"{who} {state.stage}"


def listed(moves: Sequence[Move]) -> str:
    """Moves as text, with commas."""
    return ", ".join(map(notation.text, moves))
