"""Positions as the lines of a scenario file, and back. A scenario begins at the start of a round."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from ....engine.errors import ScenarioError
from ....engine.text_files import read_number
from .data import FREIGHTERS, PILOT_BOAT
from .naming import space_name, space_named, worker_name, workers_by_name
from .options import OPEN, TOPS, MontegoOptions
from .position import HIDDEN, HOME_POST, NO_CARD, NOBODY, UNSEEN, Position
from .stages import BEGIN
from .state import State
from .static import AWAY, BARRELS, COINS, PIERS, PILOT, STACK, STACKS, STRAIGHT, THIRD, TURNED, Table, table_for

EMPTY = "empty"
BENEATH = "?"
"""A ship of a stack that nobody has seen yet."""


def describe(s: Position) -> dict[str, str]:
    """The position as lines: first those that `arrange` sets, then what follows from them at the start of a round.

    ``-`` stands for nothing, ``?`` for a hidden card or an unseen ship.
    """
    table = s.table
    lines = {"round": str(s.round)}
    if table.crew > THIRD:
        lines["third large worker"] = "-" if s.large == NOBODY else str(s.large + 1)
    lines["warehouses"] = ", ".join(str(house // 2 + 1) + f" {TURNED}" * (house % 2) for house in s.houses) or "-"
    lines["order"] = " ".join(worker_name(worker, table.crew) for worker in s.order) or "-"
    for name, worker in workers_by_name(table).items():
        lines[f"worker {name}"] = _place(s, s.at[worker])
    lines |= _each("points", s.points)
    lines |= _each("coins", s.coins)
    lines |= _each("pier", [_ship(s, pier) for pier in range(PIERS)])
    first = max(0, len(s.stack) - STACK) if s.round else STACK  # in the set-up the first stack is filled first
    lines["stack 1"] = _ships(table, s.stack[:first])
    lines["stack 2"] = _ships(table, s.stack[first:])
    if table.options.stacks == TOPS:
        lines["beneath"] = _ships(table, s.unseen_ships())
    lines |= _each("supply", s.supply)
    lines["stock"] = str(s.stock)
    lines |= _each("cellar", s.cellar)
    lines["jack"] = "home" if s.partner == NOBODY else _place(s, s.at[table.jack])
    lines["jack with"] = "-" if s.partner == NOBODY else worker_name(s.partner, table.crew)
    lines |= _each("cards", [_cards(s, seat) for seat in range(s.seats)])
    lines["tally-man"] = "home" if s.post == HOME_POST else _place(s, s.post)
    lines["in hand"] = str(s.hand)
    lines["broken"] = str(s.broken)
    return lines


def _each(what: str, values: Iterable[object]) -> dict[str, str]:
    """A line for each seat or pier: ``points 1``, ``points 2``."""
    return {f"{what} {number}": str(value) for number, value in enumerate(values, 1)}


def _place(s: Position, space: int) -> str:
    if space == AWAY:
        return "nowhere"
    return "tavern" if space < 0 else space_name(space, s.table.warehouses)


def _ship(s: Position, pier: int) -> str:
    if pier >= len(s.ships):
        return EMPTY
    kind = s.ships[pier]
    return PILOT_BOAT if kind == PILOT else " ".join([s.table.kinds[kind], *map(str, s.barrels(pier))])


def _ships(table: Table, kinds: Sequence[int]) -> str:
    return " ".join(BENEATH if kind == UNSEEN else table.kinds[kind] for kind in kinds) or EMPTY


def _cards(s: Position, seat: int) -> str:
    table = s.table
    words = {HIDDEN: "?", NO_CARD: "-"}
    cards = s.cards[seat * table.crew : (seat + 1) * table.crew]
    text = " ".join(words.get(card, str(card)) for card in cards)
    jack = s.cards[table.jack]
    return f"{text} jack {words.get(jack, jack)}" if seat == s.hirer else text


def arrange(options: MontegoOptions, lines: Mapping[str, str]) -> State:
    """The position that the lines set up, with its first question asked.

    What is not named: round 1, warehouses and tiles in the order of their numbers, workers in the taverns, ships in the
    order of the data file.
    """
    table = table_for(options)
    s = State(table)
    reader = _Reader(lines)
    s.round = reader.number("round", 1, 1, 999)
    _set_workers(s, reader)
    _set_row(s, reader)
    for seat in range(s.seats):
        s.points[seat] = reader.number(f"points {seat + 1}", 0, 0, 999)
        s.coins[seat] = reader.number(f"coins {seat + 1}", 0, 0, COINS)
    s.stock = COINS - sum(s.coins)
    if s.stock < 0:
        raise ScenarioError(f"The players cannot have {sum(s.coins)} coins: there are {COINS}.")
    _set_fleet(s, reader)
    for seat in range(s.seats):
        s.supply[seat] = BARRELS[s.seats] - s.aboard(seat)
        if s.supply[seat] < 0:
            raise ScenarioError(f"Player {seat + 1} has only {BARRELS[s.seats]} barrels, but {s.aboard(seat)} aboard.")
    s.left = 0
    s.round -= 1
    s.run(BEGIN)
    reader.check_rest(describe(s))
    return s


def _set_workers(s: Position, reader: "_Reader") -> None:
    table = s.table
    if table.crew > THIRD:
        least, most = (1, 2) if s.large == NOBODY else (s.large + 1, s.large + 1)  # M12.14: by lot, or chosen
        s.seat_third_workers(reader.number("third large worker", least, least, most) - 1)
    for name, worker in workers_by_name(table).items():
        word = reader.word(f"worker {name}", "tavern")
        if word == "tavern":
            continue
        space = space_named(word, table.warehouses)
        if space is None:
            raise reader.fault(f"worker {name}", f"a space N1 to S{table.warehouses} or tavern")
        if space in s.at:
            raise ScenarioError(f"Two workers stand on {word}: a space takes one.")
        s.at[worker] = space


def _set_row(s: Position, reader: "_Reader") -> None:
    """Warehouses and order tiles."""
    table = s.table
    numbers = range(1, table.warehouses + 1)
    houses = [part.split() for part in reader.word("warehouses", ", ".join(map(str, numbers))).split(",")]
    words = {str(number): 2 * (number - 1) for number in numbers}
    for house in houses:
        if len(house) not in (1, 2) or house[0] not in words or house[1:] not in ([], [STRAIGHT], [TURNED]):
            raise reader.fault("warehouses", f"the numbers 1 to {table.warehouses}, as in '3, 1 {TURNED}, 2 ...'")
    s.houses = tuple(words[house[0]] + (house[1:] == [TURNED]) for house in houses)
    if sorted(house // 2 for house in s.houses) != list(range(table.warehouses)):
        raise reader.fault("warehouses", f"each number from 1 to {table.warehouses} once")
    s.rooms = table.rooms(s.houses)
    workers = workers_by_name(table)
    tiles = reader.word("order", " ".join(workers)).split()
    if sorted(tiles) != sorted(workers):
        raise reader.fault("order", f"each of {' '.join(workers)} once")
    s.order = tuple(workers[tile] for tile in tiles)


def _set_fleet(s: Position, reader: "_Reader") -> None:
    """Ships at the piers and in the stacks; those not named are taken from the rest in the order of the data file."""
    rest = [kind for kind, count in enumerate(s.table.counts) for _ in range(count)]
    named_piers = [_read_pier(s, reader, pier, rest) for pier in range(PIERS)]
    first, second = (_read_stack(s.table, reader, f"stack {number}", rest) for number in (1, 2))
    beneath = _read_stack(s.table, reader, "beneath", rest) if s.table.options.stacks == TOPS else None
    _set_piers(s, named_piers, rest)
    stacks = _stacks(first, second, rest)
    s.stack, s.unseen = tuple(chain.from_iterable(stacks)), 0
    if s.stack and len(s.ships) < PIERS:
        raise ScenarioError("There are ships in a stack, so all piers are taken.")
    if s.table.options.stacks == TOPS:
        _cover(s, stacks, beneath, rest)


_Ship = tuple[int, tuple[int, ...]]
"""A kind, and the barrels of each seat."""


def _set_piers(s: Position, named_piers: Sequence[_Ship | None], rest: list[int]) -> None:
    s.ships, s.free, s.cargo = [], [], []
    for pier, named in enumerate(named_piers):
        default = PILOT if pier == 0 and s.round == 1 else None
        kind, barrels = named or (_next(rest) if default is None else default, ())
        if (kind == PILOT) != (pier == 0 and s.round == 1):
            raise ScenarioError("The pilot boat lies at pier 1 in round 1, and only then and there.")
        if kind == _NO_SHIP:
            continue
        if len(s.ships) < pier:
            raise ScenarioError(f"Pier {pier} cannot be empty: the ships behind it would have moved up.")
        s.ships.append(kind)
        s.free.append(0 if kind == PILOT else s.table.slots[kind] - sum(barrels))
        s.cargo += barrels or s.table.no_barrels


def _cover(s: Position, stacks: Sequence[list[int]], beneath: list[int] | None, rest: list[int]) -> None:
    """M12.15: of each stack only the top is seen, and what lies beneath both tops as a set."""
    missing = s.stack.count(UNSEEN)
    if beneath is None:
        beneath = [_next(rest) for _ in range(missing)]
    elif len(beneath) != missing:
        raise ScenarioError(f"'beneath' should name {missing} ships, one for each '{BENEATH}' in the stacks.")
    beneath += [kind for stack in stacks for kind in stack[1:] if kind != UNSEEN]
    s.stack = tuple(UNSEEN if place else kind for stack in stacks for place, kind in enumerate(stack))
    s.unseen = sum(s.table.one_ship[kind] for kind in beneath)


def _stacks(first: list[int] | None, second: list[int] | None, rest: list[int]) -> tuple[list[int], list[int]]:
    """Both stacks; one that is not named is filled up from the rest."""
    if second is None:
        second = [_next(rest) for _ in range(min(STACK, len(rest)))]
    if first is None:
        first = [_next(rest) for _ in range(min(STACK, len(rest)))] if len(second) == STACK else []
    if first and len(second) < STACK:
        raise ScenarioError(f"The second stack has {STACK} ships as long as the first is not used up.")
    return first, second


_NO_SHIP = -2


def _read_pier(s: Position, reader: "_Reader", pier: int, rest: list[int]) -> _Ship | None:
    """Kind and barrels of the ship at a pier; None if the line is not given."""
    key = f"pier {pier + 1}"
    word, *figures = reader.word(key, "").split() or [""]
    if not word:
        return None
    if word in (EMPTY, PILOT_BOAT) and not figures:
        return (_NO_SHIP if word == EMPTY else PILOT), ()
    form = f"{EMPTY}, pilot, or one of {', '.join(s.table.kinds)} with the barrels of {s.seats} players"
    barrels = [number for figure in figures if (number := read_number(figure)) is not None]
    if word not in s.table.kinds or len(figures) not in (0, s.seats) or len(barrels) < len(figures):
        raise reader.fault(key, form)
    kind = s.table.kinds.index(word)
    if sum(barrels) >= s.table.slots[kind]:
        raise ScenarioError(f"The ship at pier {pier + 1} has {s.table.slots[kind]} slots; full, it would have left.")
    _take(rest, kind, word)
    return kind, tuple(barrels)


def _read_stack(table: Table, reader: "_Reader", key: str, rest: list[int]) -> list[int] | None:
    """The kinds of a stack, or of what lies beneath the tops; None if the line is not given."""
    words = reader.word(key, "").split()
    if not words:
        return None
    if words == [EMPTY]:
        return []
    top, *under = words
    is_beneath, is_open = key == "beneath", table.options.stacks == OPEN
    most = STACKS * (STACK - 1) if is_beneath else STACK
    hidden = [] if is_open or is_beneath else [BENEATH]
    if len(words) > most or top not in table.kinds or not all(word in (*table.kinds, *hidden) for word in under):
        raise reader.fault(key, f"{EMPTY} or up to {most} of {', '.join((*table.kinds, *hidden))}")
    kinds = [UNSEEN if word == BENEATH else table.kinds.index(word) for word in words]
    for kind, word in zip(kinds, words, strict=True):
        if kind != UNSEEN:
            _take(rest, kind, word)
    return kinds


def _take(rest: list[int], kind: int, word: str) -> None:
    if kind not in rest:
        raise ScenarioError(f"There are not so many ships of the kind '{word}'.")
    rest.remove(kind)


def _next(rest: list[int]) -> int:
    if not rest:
        raise ScenarioError(f"There are only {FREIGHTERS} freighters.")
    return rest.pop(0)


class _Reader:
    """The lines of a scenario, and which of them have been used."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self._lines = lines
        self._used: set[str] = set()

    def word(self, key: str, default: str) -> str:
        """The text of a line, or the default."""
        self._used.add(key)
        return self._lines.get(key, default)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """The number of a line within limits, or the default."""
        number = read_number(self.word(key, str(default)))
        if number is None or not least <= number <= most:
            raise self.fault(key, f"a whole number from {least} to {most}")
        return number

    def fault(self, key: str, form: str) -> ScenarioError:
        """An error that names the line and what it should be."""
        return ScenarioError(f"'{key}: {self._lines.get(key, '')}' should be {form}.")

    def check_rest(self, found: Mapping[str, str]) -> None:
        """Lines not used may repeat what follows from the others, and nothing else."""
        for key, value in self._lines.items():
            if key in self._used:
                continue
            if key not in found:
                raise ScenarioError(f"Nothing is called '{key}'; there is {', '.join(found)}.")
            if found[key] != value:
                raise ScenarioError(f"'{key}' is {found[key]} at the start of this round and cannot be {value}.")
