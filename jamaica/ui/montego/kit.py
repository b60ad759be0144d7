"""What the scenes around the table need to know of Montego Bay."""

from ...engine.match import Match
from ...games.montego.rules.events import CellarScored, RoundBegan, ShipScored
from ...games.montego.rules.position import HIDDEN, NO_CARD
from ...games.montego.rules.state import State
from ..table.kit import Kit, Ranking, Source, Standings
from . import words
from .rings import CREWS
from .ships import ship_picture


def closed(view: State) -> State:
    """A view without the viewer's own secrets: his cards lie face down for everybody."""
    view.cards = [card if card == NO_CARD else HIDDEN for card in view.cards]
    return view


def rank(match: Match[State]) -> Ranking:
    """The foremen from first to last with the points of every ship and of the tavern; level ones by coins (M11.3)."""
    state, events = match.state, match.events()
    ships = [event for event in events if isinstance(event, ShipScored)]
    cellar = [event for event in events if isinstance(event, CellarScored)]
    order = sorted(range(state.seats), key=lambda seat: (-state.points[seat], -state.coins[seat]))
    rows = []
    for seat in order:
        tavern = sum(event.gains[seat] for event in cellar)
        rows.append((seat, (state.points[seat] - tavern, tavern, state.points[seat])))
    sources = {
        seat: (
            [Source(_ship(state, event.kind), event.gains[seat]) for event in ships if event.gains[seat]],
            [Source("", event.gains[seat]) for event in cellar if event.gains[seat]],
        )
        for seat in order
    }
    return Ranking((words.SHIPS, words.CELLAR, words.POINTS), rows, sources)


def _ship(state: State, kind: str) -> str:
    """The picture of a ship by the name of its kind."""
    slots = state.table.slots[state.table.kinds.index(kind)]
    return f"montego/{ship_picture(slots)}"


MONTEGO: Kit[State] = Kit(
    music="table_montego",
    theme="theme_montego",
    ambience="harbour",
    rules="montego-bay.md",
    chapters={"hire": "M4", "cards": "M5", "load": "M7.2", "unload": "M7.3"},
    chapter="M3",
    secret=frozenset(("cards",)),
    headings=(RoundBegan,),
    close=closed,
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
)
