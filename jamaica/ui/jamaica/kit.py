"""What the scenes around the table need to know of Jamaica."""

from ...engine.match import Match
from ...games.jamaica.rules.data import GOLD
from ...games.jamaica.rules.events import DicePlaced, RoundBegan
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits
from ...games.jamaica.text.terms import GHOST
from .. import words
from ..table.kit import Bystander, Kit, Ranking, Source, Standings
from .board import FIGURES
from .knowledge import closed


def rank(match: Match[State]) -> Ranking:
    """The ships from first to last with space, doubloons, treasures and sum; level ones as they lie in the race."""
    state = match.state
    scores = state.scores()
    order = sorted(range(len(scores)), key=lambda ship: (-scores[ship], state.steps_home(ship)))
    rows = [(ship, (*state.score_parts(ship), scores[ship])) for ship in order]
    return Ranking(words.POINTS, rows, {ship: sources(state, ship) for ship in order})


def sources(state: State, ship: int) -> tuple[list[Source], ...]:
    """What a ship scored for: its space, the doubloons of each hold, each treasure and curse turned over (J10.2)."""
    holds = [Source("race/tokens/token-gold", number) for kind, number in state.holds(ship) if kind == GOLD]
    names, values = state.table.pieces.treasures, state.table.values
    treasures = [Source(f"race/treasures/{names[card].name}", values[card]) for card in bits(state.down[ship])]
    return [Source("", state.score_parts(ship)[0])], holds, treasures


def sailed(state: State) -> list[int]:
    """How many steps of the lap each ship has behind it."""
    return [state.table.board.lap - state.steps_home(ship) for ship in range(state.table.ships)]


RACE: Kit[State] = Kit(
    music="table_jamaica",
    ambience="sea_day",
    theme="theme_jamaica",
    rules="jamaica.md",
    chapters={
        "dice": "J3.1", "card": "J3.2", "lane": "J5.1", "stow": "J12.7", "empty": "J4.2", "pay": "J7.1",
        "attack": "J8.1", "powder": "J8.2", "sabre": "J9.2", "loot": "J8.7", "course": "J11.2",
    },
    chapter="J3",
    secret=frozenset(("dice", "card", "loot")),
    headings=(RoundBegan, DicePlaced),
    close=closed,
    portrait=lambda figure: f"race/portraits/{FIGURES[figure]}",
    emblem=lambda figure: f"race/portraits/emblem-{FIGURES[figure]}",
    rank=rank,
    standings=Standings(words.STEPS_SAILED, sailed, lambda state: (min(0, *sailed(state)), state.table.board.lap)),
    invites=words.TAKE_WHEEL,
    over=words.OVER,
    wins=words.WINS,
    log=words.LOG,
    sealed=words.SEALED,
    settled=words.SETTLED,
    verify=words.VERIFY,
    others=(Bystander(GHOST, words.GHOSTS_TURN, words.GHOST_WINS),),
)  # fmt: skip
