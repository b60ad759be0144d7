"""What the parts of a table share: the match, who looks at it, where everything lies and what has the focus."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from pygame import Rect

from ...engine.contract import ONLOOKER, Event, Move, S, State
from ...engine.match import Match
from ..display import Display
from ..focus import Ring
from ..palette import Colour
from .kit import Kit
from .layout import Layout
from .targets import Answer, Target


def _refuse(moves: Iterable[Move]) -> None:
    """Take no answer: the table is only looked at."""


class TableContext(Generic[S]):
    """One match as it is seen by whoever sits before the screen; what is seen may lag behind the match."""

    def __init__(self, display: Display, match: Match[S], kit: Kit[State], seat: int, revealed: bool) -> None:
        self.display, self.match, self.kit = display, match, kit
        self.ring = Ring()
        self.seat = seat
        """Whose deck lies at the bottom."""
        self.revealed = revealed
        """Whether that person's secrets are shown."""
        self.everything = False
        """Whether all secrets are shown: only when looking back at a match that is over."""
        self.view = self.true_view()
        """What is drawn."""
        self.told = len(match.events())
        """How many events of the match have been shown."""
        self.thinking: int | None = None
        """The captain who thinks, or the person who chooses on a phone, if nothing else is to be seen."""
        self.on_phone = False
        """Whether it is a person with a phone."""
        self.pondering: float | None = None
        """The part of the adviser's time that has passed; None if he is not thinking."""
        self.names = self._names()
        """Of all parties: the seats, and bystanders behind them."""
        self.asked = False
        """Whether the person at the table is asked something."""
        self.busy = False
        """Whether something is still to be seen."""
        self.stale = True
        """Whether the panels have to be painted anew."""
        self.answer: Callable[[Iterable[Move]], None] = _refuse
        """Takes the moves that answer the question."""
        self.refresh: Callable[[Target | None], None] = lambda start: None
        """Lays out anew what can be pressed; the focus goes to a target, or stays."""
        self.aside: Callable[[str], None] = lambda text: None
        """Says something on the ribbon for a moment."""
        self._layout: Layout | None = None

    # Who looks

    @property
    def viewer(self) -> int | None:
        """Who looks at table and log: the person at it, an onlooker, or one who may know all (None)."""
        if self.everything:
            return None
        return self.seat if self.revealed else ONLOOKER

    def true_view(self) -> S:
        """How the match stands, as the viewer may know it."""
        return self.match.state.copy() if self.viewer is None else self.match.view(self.viewer)

    def told_events(self) -> Sequence[Event]:
        """What has been shown so far."""
        return self.match.events()[: self.told]

    # The parties

    def _names(self) -> list[str]:
        bystanders = (self.display.language.say(other.name) for other in self.kit.others)
        names = [*(seat.name for seat in self.match.seats), *bystanders]
        return names[: len(self.match.state.scores())]

    def rename(self) -> None:
        """Bystanders are called by another language."""
        self.names[:] = self._names()

    def others(self) -> list[int]:
        """The other parties at the table, by their seats: in the same order for everybody."""
        return [party for party in range(len(self.names)) if party != self.seat]

    def figure(self, party: int) -> int:
        """The figure of a party: the one chosen for its seat; bystanders come behind all that can be chosen."""
        seats = len(self.match.seats)
        return self.match.figures[party] if party < seats else len(self.match.game.names()) + party - seats

    def colour(self, party: int) -> Colour:
        """The colour of a party in the player's palette."""
        return self.kit.colours[self.display.palette.name][self.figure(party)]

    # Where things lie, and what has the focus

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        assert self._layout is not None, "laid out by the first resize"
        return self._layout

    @layout.setter
    def layout(self, layout: Layout) -> None:
        self._layout = layout

    @property
    def is_laid_out(self) -> bool:
        """Whether it was laid out for a window yet."""
        return self._layout is not None

    def panel(self, party: int) -> Rect:
        """The panel of a party: the deck of the person at the table, or an opponent's row."""
        return self.layout.deck if party == self.seat else self.layout.opponents[self.others().index(party)]

    @property
    def aim(self) -> Answer | None:
        """The part of an answer that has the focus."""
        key = self.ring.focus.key if self.ring.focus and self.asked else None
        return key if isinstance(key, Answer) else None

    def choose(self, move: Move) -> None:
        """Answer with one move."""
        self.answer((move,))

    def say(self, text: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.display.language.say(text, **values)
