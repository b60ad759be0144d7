"""Connects the phones of a match with its table in the window."""

from collections.abc import Callable, Sequence

from ...engine.contract import Event, State
from ...phones import PhoneError, PhoneTable
from .tabletop import Tabletop
from .viewpoint import Viewpoint


class PhoneLink:
    """Serves phones while a table is open, and shows what is chosen on them."""

    def __init__(
        self, phones: PhoneTable | None, tabletop: Tabletop[State], viewpoint: Viewpoint, show_codes: Callable[[], None]
    ) -> None:
        """`show_codes`: show with which codes phones come to the table, and whose is missing."""
        self.phones = phones
        """None if nobody has one, or if they cannot be served."""
        self._tabletop, self._viewpoint, self.show_codes = tabletop, viewpoint, show_codes
        self._missed = set[int]()
        """Seats whose phone was asked for already."""

    def start(self) -> None:
        """Serve phones, if somebody has one; where that cannot be, people are asked at the screen."""
        if self.phones is None:
            return
        try:
            self.phones.start()
        except PhoneError as fault:
            self._tabletop.display.tell(fault)
            self.phones = None
            return
        self._viewpoint.conceal()

    def poll(self) -> Sequence[Event]:
        """What was chosen on phones; a question that was answered there is no longer asked here."""
        if self.phones is None:
            return ()
        match = self._tabletop.context.match
        steps = len(match.steps)
        events = self.phones.poll()
        if fault := self.phones.news:
            self.phones.news = None
            self._tabletop.display.tell(fault)
        if len(match.steps) < steps:  # taken back
            self._viewpoint.show()
        elif len(match.steps) > steps:
            self._tabletop.withdraw()
        self._missed &= set(self.phones.missing())
        return events

    def play(self) -> None:
        """Poll from a page that covers the table, and show what was chosen once the table is seen again."""
        if events := self.poll():
            self._tabletop.play(events)

    def expect(self, seat: int) -> None:
        """A person is asked on a phone: if it is missing, the codes are shown, but not twice in a row."""
        if self.phones and seat in self.phones.missing() and seat not in self._missed:
            self._missed.add(seat)
            self.show_codes()

    def close(self) -> None:
        """Stop serving phones."""
        if self.phones:
            self.phones.close()
