"""Preview of a card: landings, costs and shortages."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ....engine.contract import Move
from ....engine.language import Language, mark
from ..rules.data import COURSES, FOOD, GOLD, NONE, POWDER
from ..rules.odds import retreats
from ..rules.state import State
from ..rules.static import bits
from ..rules.voyage import Place, landings
from . import consequences as notes
from .consequences import Stock, Tag
from .terms import amount, card_name

_SHORTLY = mark("{card}: {morning}, then {evening}")
_SHORTLY_LOADS = mark("loads {what}")
_LOADS = (mark("Morning: loads {what}"), mark("Evening: loads {what}"))
_FORWARD = (mark("Morning: sails {die} forward to:"), mark("Evening: sails {die} forward to:"))
_BACKWARD = (mark("Morning: sails {die} backward to:"), mark("Evening: sails {die} backward to:"))
"""Lines with a colon at the end head the ones after them."""
_KINDS = {"gold": GOLD, "food": FOOD, "powder": POWDER}
MANY, SEVERAL = 4, 2
"""Of more landing spaces than this only the first are told, and where shortages throw a ship is only shown."""


@dataclass(frozen=True)
class Outlook:
    """Preview of a card: spaces reached in morning and evening, where a shortage could lead, and why."""

    landings: tuple[frozenset[int], frozenset[int]]
    thrown: frozenset[int]
    lines: tuple[str, ...]
    tags: tuple[Tag, ...]


def spaces(places: Iterable[Place]) -> frozenset[int]:
    """The spaces of places, whatever the lap."""
    return frozenset(space for space, _ in places)


class Prospect:
    """A card followed through morning and evening, battles left aside: every place it can lead to, and the stock there.

    Of several ways to the same place the one that leaves less is kept, so that nothing looks better than it is.
    """

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.here: dict[Place, Stock] = {(view.space[seat], view.lap[seat]): notes.stock_of(view, seat)}
        self.thrown: set[int] = set()

    def load(self, kind: int, number: int) -> None:
        """Tokens are loaded."""
        for stock in self.here.values():
            stock[kind] += number

    def sail(self, course: int, steps: int) -> dict[Place, Stock]:
        """Sail and pay, or fall back; where the ship can land, with the stock it arrives with."""
        board, arrived = self.view.table.board, dict[Place, Stock]()
        for start, stock in self.here.items():
            for place in landings(board, [start], course, steps):
                if place not in arrived or sum(stock.values()) < sum(arrived[place].values()):
                    arrived[place] = dict(stock)
        self.here = {}
        for place, stock in arrived.items():
            self._arrive(place, dict(stock))
        return arrived

    def _arrive(self, place: Place, stock: Stock) -> None:
        board, (space, lap) = self.view.table.board, place
        if not notes.is_short(self.view, self.seat, space, stock):
            self._settle(place, stock, pays=True)
            return
        ends = retreats(self.view, place, stock)
        stock[board.currency[space]] = 0
        for end in frozenset().union(*ends.values()):
            self.thrown.add(end)
            self._settle((end, lap), dict(stock), pays=not self.view.table.second_edition)

    def _settle(self, place: Place, stock: Stock, *, pays: bool) -> None:
        board, space = self.view.table.board, place[0]
        if pays and board.currency[space]:
            stock[board.currency[space]] -= board.cost[space]
        if place not in self.here or sum(stock.values()) < sum(self.here[place].values()):
            self.here[place] = stock


def of_card(view: State, seat: int, card: int, names: Sequence[str], language: Language) -> Outlook:
    """Preview of a card of the hand as if revealed now."""
    spots, lines, tags = [frozenset[int](), frozenset[int]()], list[str](), dict[int, Tag]()
    prospect = Prospect(view, seat)
    holds, paid = list(view.holds(seat)), False
    for hour, symbol in enumerate(view.table.symbols[card]):
        die = view.dice[hour]
        if symbol in _KINDS:
            kind = _KINDS[symbol]
            room, goes = (NONE, 0) in holds, notes.to_empty(holds, kind)
            lines.append(language.say(_LOADS[hour], what=amount(kind, die, language)))
            lines += notes.no_room(holds, kind, language, paid=paid)
            if room:
                holds[holds.index((NONE, 0))] = (kind, die)
            elif len({held for held, _ in goes}) == 1 and not paid:  # it is known what goes, at least so many
                prospect.load(goes[0][0], -goes[0][1])
                holds[holds.index(goes[0])] = (kind, die)
            if room or goes or paid:
                prospect.load(kind, die)
            continue
        paid = True
        course = COURSES[symbol]
        arrived = prospect.sail(course, die)
        spots[hour] = spaces(arrived)
        for place, stock in arrived.items():
            tags.setdefault(place[0], notes.tag_of(view, seat, place, stock))
        lines.append(language.say((_FORWARD if course > 0 else _BACKWARD)[hour], die=die))
        if len(arrived) <= SEVERAL:
            lines += notes.of_landings(view, seat, dict(sorted(arrived.items())), names, language)
            continue
        for place in sorted(arrived)[:MANY]:
            lines += notes.of_landing(view, seat, place, arrived[place], names, language, retreat=False)
    return Outlook((spots[0], spots[1]), frozenset(prospect.thrown), tuple(lines), tuple(tags.values()))


def of_dice(view: State, seat: int, move: Move, language: Language) -> list[str]:
    """One line per card of the hand for dice placed like this."""
    return [_in_short(view, seat, card, move[1:], language) for card in bits(view.hand[seat])]


def _in_short(view: State, seat: int, card: int, dice: Sequence[int], language: Language) -> str:
    """A card in one line: what it loads, where it could land, and what is remarkable there."""
    prospect, said = Prospect(view, seat), list[str]()
    for die, symbol in zip(dice, view.table.symbols[card], strict=True):
        if symbol in _KINDS:
            prospect.load(_KINDS[symbol], die)
            said.append(language.say(_SHORTLY_LOADS, what=amount(_KINDS[symbol], die, language)))
            continue
        arrived = prospect.sail(COURSES[symbol], die)
        places = [notes.in_short(view, seat, place, arrived[place], language) for place in sorted(arrived)[:MANY]]
        said.append(language.one_of(places))
    name = card_name(view.table.pieces.cards[card].name, language)
    return language.say(_SHORTLY, card=name, morning=said[0], evening=said[1])
