"""Positions of Jamaica as lines of a scenario file, and back."""

from collections.abc import Callable, Mapping

from ....engine.contract import CHANCE, OVER
from ....engine.errors import ScenarioError
from ....engine.text_files import read_number
from .data import KINDS, NONE, PORT_ROYAL, POWERS
from .options import JamaicaOptions
from .position import HIDDEN, NO_CARD, NOBODY, Position
from .stages import DONE, ROLL
from .state import State
from .static import HOLDS, Table, bits, table_for
from .stock import SIXTH


def describe(s: Position) -> dict[str, str]:
    """Every piece on the table; in a view ``?`` stands for what is hidden."""
    lines = {
        "round": str(s.round),
        "captain": str(s.captain + 1) if s.captain != NOBODY else "-",
        "dice": " ".join(map(str, s.dice)) if s.dice[0] else "-",
        "lairs": _spaces(s.lairs),
    }
    for ship in range(s.table.ships):
        name = "ghost" if ship == s.table.ghost else f"ship {ship + 1}"
        lines[f"{name} at"] = _place(s, ship)
        lines[f"{name} holds"] = ", ".join(_hold(*content) for content in s.holds(ship))
        lines[f"{name} face up"] = _listed([POWERS[card] for card, owner in enumerate(s.powers) if owner == ship])
        unknown = ["?"] * s.unseen[ship] + ["cursed"] * s.cursed_unseen[ship]
        lines[f"{name} face down"] = _listed(_treasures(s.table, s.down[ship]) + unknown)
    for seat in range(s.seats):
        lines[f"ship {seat + 1} hand"] = _listed(_cards(s.table, s.hand[seat]) + ["?"] * s.concealed[seat])
        lines[f"ship {seat + 1} discard"] = _listed(_cards(s.table, s.discard[seat]))
        lines[f"ship {seat + 1} laid"] = _laid(s, seat)
        lines[f"ship {seat + 1} exposed"] = _listed(_cards(s.table, s.exposed[seat]))
        strange = s.known[seat] & ~s.down[seat]
        lines[f"ship {seat + 1} knows"] = _listed(_treasures(s.table, strange))
    lines["cursed for all"] = _listed(_treasures(s.table, s.marked))
    return lines


def arrange(options: JamaicaOptions, lines: Mapping[str, str]) -> State:
    """The position before a round's roll, or the end of the game if a ship is home.

    Left out: hands are the first cards of the deck, all else is as at the start.
    """
    table = table_for(options)
    s = State(table)
    s.round, s.captain = 1, 0
    s.to_move, s.stage = CHANCE, ROLL
    for key, value in lines.items():
        _set(s, key, value)
    for seat in range(s.seats):
        s.known[seat] |= s.down[seat]
        _complete_cards(s, seat, f"ship {seat + 1} hand" in lines)
    _check(s)
    if max(s.lap) > 0:
        s.to_move, s.stage = OVER, DONE
    return s


def _set(s: State, key: str, value: str) -> None:
    """Set one line; ScenarioError says what cannot be."""
    if key == "round":
        s.round = _number(key, value, 1, s.table.rounds)
    elif key == "captain":
        s.captain = _number(key, value, 1, s.seats) - 1
    elif key == "lairs":
        s.lairs = sum(1 << _number(key, word, 0, len(s.table.board.kind) - 1) for word in value.split())
        if s.lairs & ~s.table.lairs:
            raise ScenarioError(f"'lairs: {value}' names a space that is no lair.")
    elif key == "dice":
        _check_nothing(key, value)
    elif key == "cursed for all":
        s.marked = _treasure_mask(s.table, key, value)
    else:
        ship, setter = _setter(s, key)
        setter(s, ship, key, value)


def _setter(s: State, key: str) -> tuple[int, Callable[[State, int, str, str], None]]:
    who, _, what = key.removeprefix("ship ").partition(" ")
    ship = s.table.ghost if who == "ghost" else (read_number(who) or 0) - 1
    is_player = 0 <= ship < s.seats
    setter = _SETTERS.get(what) or (_PLAYER_SETTERS.get(what) if is_player else None)
    if setter is None or not 0 <= ship < s.table.ships or key.startswith("ship ") != is_player:
        raise ScenarioError(f"A position has no line '{key}'.")
    return ship, setter


def _set_place(s: State, ship: int, key: str, value: str) -> None:
    words = value.split()
    if value == "home":
        s.space[ship], s.lap[ship] = PORT_ROYAL, 1
    elif len(words) > 1 and set(words[:-1]) == {"behind"}:
        s.space[ship], s.lap[ship] = _number(key, words[-1], 0, len(s.table.board.kind) - 1), 1 - len(words)
    else:
        s.space[ship], s.lap[ship] = _number(key, value, 0, len(s.table.board.kind) - 1), 0


def _set_holds(s: State, ship: int, key: str, value: str) -> None:
    contents = [part.strip() for part in value.split(",")]
    if len(contents) not in (HOLDS - 1, HOLDS):
        raise ScenarioError(f"'{key}' should list 5 holds (6 with the Sixth Hold), '-' for an empty one.")
    for hold in range(HOLDS):
        s.empty(ship, hold)
        words = contents[hold].split() if hold < len(contents) else ["-"]
        if words == ["-"]:
            continue
        if len(words) != 2 or words[1] not in KINDS[1:]:
            raise ScenarioError(f"'{key}': '{contents[hold]}' should read like '3 food', '5 gold', '2 powder' or '-'.")
        s.put(ship, hold, KINDS.index(words[1]), _number(key, words[0], 1, 99))


def _set_face_up(s: State, ship: int, key: str, value: str) -> None:
    for name in _names(value):
        if name not in POWERS:
            raise ScenarioError(f"'{key}': only {', '.join(POWERS)} lie face up, not '{name}'.")
        power = POWERS.index(name)
        if s.powers[power] not in (NOBODY, ship):
            raise ScenarioError(f"'{key}': another ship has the treasure '{name}'.")
        s.powers[power] = ship
        s.pile &= ~(1 << power)


def _set_face_down(s: State, ship: int, key: str, value: str) -> None:
    s.down[ship] = _treasure_mask(s.table, key, value)
    if ship != s.table.ghost and s.down[ship] & ((1 << len(POWERS)) - 1):
        raise ScenarioError(f"'{key}': a player's power cards lie face up.")
    s.pile &= ~s.down[ship]


def _set_hand(s: State, seat: int, key: str, value: str) -> None:
    s.hand[seat] = _card_mask(s.table, key, value)


def _set_discard(s: State, seat: int, key: str, value: str) -> None:
    s.discard[seat] = _card_mask(s.table, key, value)


def _set_exposed(s: State, seat: int, key: str, value: str) -> None:
    s.exposed[seat] = _card_mask(s.table, key, value)


def _set_knows(s: State, seat: int, key: str, value: str) -> None:
    s.known[seat] = _treasure_mask(s.table, key, value)


def _set_laid(s: State, seat: int, key: str, value: str) -> None:
    _check_nothing(key, value)


def _check_nothing(key: str, value: str) -> None:
    if value != "-":
        raise ScenarioError(f"'{key}' can only be '-': a position stands before the roll of its round.")


_SETTERS = {"at": _set_place, "holds": _set_holds, "face up": _set_face_up, "face down": _set_face_down}
_PLAYER_SETTERS = {
    "hand": _set_hand,
    "discard": _set_discard,
    "laid": _set_laid,
    "exposed": _set_exposed,
    "knows": _set_knows,
}


def _complete_cards(s: State, seat: int, hand_given: bool) -> None:
    """The deck is what is neither in hand nor played; without a given hand the first cards of it are."""
    if s.hand[seat] & s.discard[seat]:
        raise ScenarioError(f"A card of ship {seat + 1} is both in hand and played.")
    s.deck[seat] = s.table.all_cards & ~s.hand[seat] & ~s.discard[seat]
    if not hand_given:
        for card in list(bits(s.deck[seat]))[: s.table.hand_size]:
            s.deck[seat] ^= 1 << card
            s.hand[seat] |= 1 << card


def _check(s: State) -> None:
    """Each treasure has one owner at most, a Sixth Hold is owned by whom it carries for, hands are not empty.

    What is known lies face down, and there is a treasure for each lair.
    """
    owned = sum(mask.bit_count() for mask in s.down) + sum(owner != NOBODY for owner in s.powers)
    if owned + s.pile.bit_count() != len(s.table.pieces.treasures):
        raise ScenarioError("A treasure has two owners.")
    for ship in range(s.table.ships):
        if s.hold_count(ship) < HOLDS and s.full_holds(ship) & SIXTH:
            raise ScenarioError(f"Ship {ship + 1} has a sixth hold without the card.")
    if not all(s.hand):
        raise ScenarioError("Each player needs a card in hand.")
    for seat in range(s.seats):
        if s.exposed[seat] & ~s.hand[seat]:
            raise ScenarioError(f"A card of ship {seat + 1} is exposed, but not in hand.")
        if s.known[seat] & ~sum(s.down):
            raise ScenarioError(f"Ship {seat + 1} knows a treasure that no ship has face down.")
    if s.marked & ~(sum(s.down) & s.table.cursed):
        raise ScenarioError("'cursed for all' names a treasure that no ship has face down, or that is not cursed.")
    if s.pile.bit_count() < s.lairs.bit_count():
        raise ScenarioError("More lairs have their token than treasures are left.")


def _place(s: Position, ship: int) -> str:
    if s.lap[ship] > 0:
        return "home"
    behind = "behind " * -s.lap[ship]
    return f"{behind}{s.space[ship]}"


def _hold(kind: int, amount: int) -> str:
    return "-" if kind == NONE else f"{amount} {KINDS[kind]}"


def _laid(s: Position, seat: int) -> str:
    card = s.picked[seat]
    return {NO_CARD: "-", HIDDEN: "?"}.get(card) or s.table.pieces.cards[card].name


def _spaces(mask: int) -> str:
    return " ".join(map(str, bits(mask)))


def _cards(table: Table, mask: int) -> list[str]:
    return [table.pieces.cards[card].name for card in bits(mask)]


def _treasures(table: Table, mask: int) -> list[str]:
    return [table.pieces.treasures[card].name for card in bits(mask)]


def _listed(words: list[str]) -> str:
    return ", ".join(words) or "-"


def _names(value: str) -> list[str]:
    return [] if value == "-" else [name.strip() for name in value.split(",")]


def _card_mask(table: Table, key: str, value: str) -> int:
    return _mask(key, value, table.card_of)


def _treasure_mask(table: Table, key: str, value: str) -> int:
    return _mask(key, value, table.treasure_of)


def _mask(key: str, value: str, numbers: Mapping[str, int]) -> int:
    mask = 0
    for name in _names(value):
        if name not in numbers:
            raise ScenarioError(f"'{key}': there is no '{name}'; there are {', '.join(numbers)}.")
        mask |= 1 << numbers[name]
    return mask


def _number(key: str, word: str, least: int, most: int) -> int:
    number = read_number(word)
    if number is None or not least <= number <= most:
        raise ScenarioError(f"'{key}' should be a number from {least} to {most}, not '{word}'.")
    return number
