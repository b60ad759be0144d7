"""Through whose eyes a table is seen: who sits before the screen, and whether that person's secrets are shown."""

from collections.abc import Callable

from ...engine.contract import State
from ...session.controller import MatchController
from .tabletop import Tabletop


class Viewpoint:
    """Keeps what the tabletop shows in step with what the controller says may be seen."""

    def __init__(
        self, controller: MatchController[State], tabletop: Tabletop[State], changed: Callable[[], None]
    ) -> None:  # fmt: skip
        """`changed` is told when another table is seen."""
        self._controller, self._tabletop, self._changed = controller, tabletop, changed
        self.unveils = False
        """Whether the person who chose last is asked to show the own cards again."""

    def show(self) -> None:
        """The table as the controller says whose it is, with all that has happened."""
        controller = self._controller
        read = controller.read.get(controller.seat, 0) if controller.revealed else 0
        self._tabletop.look(controller.seat, controller.revealed, read)
        self.unveils = False
        controller.mark_shown()
        self._changed()

    def recap(self) -> None:
        """The log tells what its reader has not been shown yet."""
        controller = self._controller
        if controller.revealed and (read := controller.read.get(controller.seat, 0)):
            self._tabletop.log.book.rewrite(self._tabletop.context.told_events(), read)

    def conceal(self) -> None:
        """Hide what the controller no longer lets be seen."""
        if self._tabletop.context.revealed and not self._controller.revealed:
            self.show()

    def take_wheel(self, seat: int) -> None:
        """A person has sat down before the screen, and nobody else looks."""
        self._controller.take_wheel(seat)
        self.show()

    def change_mind(self, seat: int) -> None:
        """A person takes a secret choice back that was made just before."""
        self._controller.undo(seat)
        self.show()

    def cover(self) -> None:
        """The person may have left the screen: nobody's secrets are shown any more."""
        if self._controller.is_shared and self._tabletop.context.revealed:
            self._controller.cover()
            self.show()
