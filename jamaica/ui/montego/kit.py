"""What the scenes around the table need to know of Montego Bay."""

from collections.abc import Sequence
from functools import partial

from ...engine.language import Language
from ...engine.match import Match
from ...games.montego.rules.events import CellarScored, ShipScored, WarehouseSet
from ...games.montego.rules.state import State
from ...games.montego.text.verdict import Scored, scoring_name, scorings, verdict
from ..table.kit import Celebration, Kit, Ranking, Source, Standings, Step, places_of
from . import words
from .menu import COLOURS, MENU
from .rings import CREWS
from .ships import PAINTED


def rank(match: Match[State]) -> Ranking:
    """The foremen from first to last with the points of every ship and of the tavern; level ones by coins (M11.3)."""
    state, scored = match.state, list(enumerate(scorings(match.events())))
    ships = [(step, event) for step, event in scored if isinstance(event, ShipScored)]
    cellar = [(step, event) for step, event in scored if isinstance(event, CellarScored) and any(event.gains)]
    columns: list[tuple[str, Sequence[tuple[int, Scored]]]] = [(words.SHIPS, ships)]
    if cellar:
        columns.append((words.CELLAR, cellar))
    order = sorted(range(state.seats), key=lambda seat: (-state.points[seat], -state.coins[seat]))
    sources = {seat: tuple(_sources(state, seat, part) for _, part in columns) for seat in order}
    rows = [
        (seat, (*(sum(source.points for source in part) for part in sources[seat]), state.points[seat]))
        for seat in order
    ]
    steps = [Step(partial(scoring_name, event), _picture(state, event)) for _, event in scored]
    places = places_of([(state.points[seat], state.coins[seat]) for seat in order])
    return Ranking((*(name for name, _ in columns), words.POINTS), rows, sources, steps, places)


def _sources(state: State, seat: int, scored: Sequence[tuple[int, Scored]]) -> list[Source]:
    """What brought a foreman points, each with the step of the counting it belongs to."""
    return [Source(_picture(state, event), event.gains[seat], step) for step, event in scored if event.gains[seat]]


def _picture(state: State, event: Scored) -> str:
    """What is scored: a ship as it is seen from the side, or the barrels in the tavern."""
    if isinstance(event, CellarScored):
        return f"montego/keg-{CREWS[0]}"
    slots = state.table.slots[state.table.kinds.index(event.kind)]
    return f"montego/freighter-{slots if slots in PAINTED else LARGEST}"


def decided(match: Match[State], ahead: int, behind: int, names: Sequence[str], language: Language) -> str:
    """What decided between two foremen."""
    return verdict(scorings(match.events()), match.state.coins, ahead, behind, names, language)


LARGEST = max(PAINTED)
EVENING = Celebration(
    backdrop=(
        ("interface/titles/montego-sky", (0, 0)), ("interface/titles/montego-clouds", (78, 91)),
        ("interface/titles/montego-sea", (0, 588)), ("interface/titles/montego-coast", (0, 237)),
    ),
    swell=("interface/titles/montego-swell", (0, 829)),
    falls=lambda figure: ("montego/coin", "montego/coin", f"montego/keg-{CREWS[figure]}"),
    dusk=(130, 126, 170),
)  # fmt: skip
"""The harbour lights up for the winner."""
MONTEGO: Kit[State] = Kit(
    music="table_montego",
    theme="theme_montego",
    ambience="harbour",
    rules="montego-bay.md",
    chapters={"hire": "M4", "cards": "M5", "load": "M7.2", "unload": "M7.3"},
    chapter="M3",
    opening=WarehouseSet,
    menu=MENU,
    colours=COLOURS,
    portrait=lambda figure: f"montego/portraits/{CREWS[figure]}",
    emblem=lambda figure: f"montego/portraits/emblem-{CREWS[figure]}",
    rank=rank,
    standings=Standings(words.POINTS, lambda state: state.points, lambda state: (0, max(10, *state.points))),
    invites=words.TAKE_DESK,
    over=words.OVER,
    wins=words.WINS,
    log=words.LOG,
    sealed=words.SEALED,
    settled=words.SETTLED,
    verify=words.VERIFY,
    decided=decided,
    celebration=EVENING,
)
