"""What the scenes around the table need to know of Jamaica."""

from collections.abc import Sequence

from ...engine.language import Language
from ...engine.match import Match
from ...games.jamaica.rules.data import GOLD
from ...games.jamaica.rules.events import CaptainDrawn
from ...games.jamaica.rules.state import State
from ...games.jamaica.rules.static import bits
from ...games.jamaica.text.terms import GHOST, GHOST_IN_LIST
from ...games.jamaica.text.verdict import verdict
from ..table.kit import Bystander, Celebration, Kit, Ranking, Source, Standings, Step, places_of
from . import words
from .board import FIGURES
from .menu import COLOURS, MENU


def rank(match: Match[State]) -> Ranking:
    """The ships from first to last with space, doubloons, treasures and sum; level ones as they lie in the race."""
    state = match.state
    scores = state.scores()
    order = sorted(range(len(scores)), key=lambda ship: (-scores[ship], state.steps_home(ship)))
    rows = [(ship, (*state.score_parts(ship), scores[ship])) for ship in order]
    counted = {ship: sources(state, ship) for ship in order}
    turned = max(len(treasures) for _, _, treasures in counted.values())
    steps = [Step(lambda language: language.say(words.POINTS[0]), COMPASS), Step(_in_doubloons, TOKEN)]
    steps += [Step(_in_treasures, "jamaica/treasures/back")] * turned
    places = places_of([(-scores[ship], state.steps_home(ship)) for ship in order])
    return Ranking(words.POINTS, rows, counted, steps, places)


def _in_doubloons(language: Language) -> str:
    return language.say(words.POINTS[1])


def _in_treasures(language: Language) -> str:
    return language.say(words.POINTS[2])


def sources(state: State, ship: int) -> tuple[list[Source], ...]:
    """What a ship scored for: its space, the doubloons of each hold, each treasure and curse turned over (J10.2).

    Space and doubloons are counted first, then one treasure after the other, the least first.
    """
    holds = [Source(TOKEN, number, 1) for kind, number in state.holds(ship) if kind == GOLD]
    names, values = state.table.pieces.treasures, state.table.values
    cards = sorted(bits(state.down[ship]), key=lambda card: values[card])
    treasures = [
        Source(f"jamaica/treasures/{names[card].name}", values[card], 2 + number) for number, card in enumerate(cards)
    ]
    return [Source("", state.score_parts(ship)[0])], holds, treasures


def decided(match: Match[State], ahead: int, behind: int, names: Sequence[str], language: Language) -> str:
    """What decided between two ships."""
    return verdict(match.state, ahead, behind, names, language)


def sailed(state: State) -> list[int]:
    """How many steps of the lap each ship has behind it."""
    return [state.table.board.lap - state.steps_home(ship) for ship in range(state.table.ships)]


COMPASS, TOKEN = "jamaica/tokens/compass", "jamaica/tokens/token-gold"
MORNING = Celebration(
    backdrop=(
        ("interface/ending/sky", (0, 0)), ("interface/titles/jamaica-clouds", (78, 91)),
        ("interface/ending/sea", (0, 558)), ("interface/titles/jamaica-coast", (0, 326)),
    ),
    swell=("interface/titles/jamaica-swell", (0, 829)),
    falls=lambda figure: (TOKEN, TOKEN, f"jamaica/portraits/emblem-{FIGURES[figure]}"),
    dusk=(112, 98, 150),
)  # fmt: skip
"""Over the open sea the sun rises on the winner."""
JAMAICA: Kit[State] = Kit(
    music="table_jamaica",
    ambience="sea_day",
    theme="theme_jamaica",
    rules="jamaica.md",
    chapters={
        "dice": "J3.1", "card": "J3.2", "lane": "J5.1", "stow": "J12.7", "empty": "J4.2", "pay": "J7.1",
        "attack": "J8.1", "powder": "J8.2", "sabre": "J9.2", "loot": "J8.7", "course": "J11.2",
    },
    chapter="J3",
    menu=MENU,
    colours=COLOURS,
    portrait=lambda figure: f"jamaica/portraits/{FIGURES[figure]}",
    emblem=lambda figure: f"jamaica/portraits/emblem-{FIGURES[figure]}",
    rank=rank,
    standings=Standings(words.STEPS_SAILED, sailed, lambda state: (min(0, *sailed(state)), state.table.board.lap)),
    invites=words.TAKE_WHEEL,
    over=words.OVER,
    wins=words.WINS,
    log=words.LOG,
    sealed=words.SEALED,
    settled=words.SETTLED,
    verify=words.VERIFY,
    opening=CaptainDrawn,
    others=(Bystander(GHOST, words.GHOSTS_TURN, words.GHOST_WINS, GHOST_IN_LIST),),
    decided=decided,
    celebration=MORNING,
)  # fmt: skip
