"""The whole table of Jamaica in plain sentences, as a seat knows it."""

from collections.abc import Iterator, Sequence

from ....engine.language import Language, mark, marks
from ..rules.data import LAIR, PORT_ROYAL
from ..rules.position import HIDDEN, NO_CARD
from ..rules.state import State
from ..rules.static import bits
from .terms import GHOST, HAND, NOT_PLAYED, PLAYED, TREASURES, UNSEEN, amount, card_name, signed

ROUND = mark("Round {round}. The Captain is {name}.")
DICE = mark("The dice: {morning} in the morning, {evening} in the evening.")
LAIRS = marks("A treasure still lies on space {spaces}.", "Treasures still lie on the spaces {spaces}.")
NO_LAIRS = mark("No treasure is left on the board.")
WHERE = {
    "sea": mark("{name}: space {space}, open sea that costs {cost}; {steps}."),
    "port": mark("{name}: space {space}, a port that costs {cost}; {steps}."),
    "lair": mark("{name}: space {space}, a pirate lair; {steps}."),
}
AT_START = mark("{name}: in Port Royal, at the start.")
AT_HOME = mark("{name}: in Port Royal, home from the race.")
STEPS = marks("{number} space from the finish", "{number} spaces from the finish")
IN_HOLD, EMPTY_HOLD = mark("hold {hold}: {what}"), mark("hold {hold}: empty")
OWNED, NOTHING_OWNED = mark("Treasures: {treasures}."), mark("No treasures.")
FACE_DOWN, WORTH = mark("{what}, face down"), mark("a treasure worth {value}, face down")
CURSED = marks("{number} cursed treasure face down", "{number} cursed treasures face down")
IN_HAND = mark("In hand: {cards}.")
KNOWN = mark("Known to everyone: {cards}.")
LAID, LAID_UNSEEN = mark("Laid: {cards}."), mark("A card is laid face down.")


def survey(view: State, names: Sequence[str], language: Language) -> Iterator[str]:
    """Round and dice, what is left in the lairs, then every ship: where it is, its holds, treasures and cards."""
    yield language.say(ROUND, round=view.round, name=names[view.captain])
    if view.dice[0]:
        yield language.say(DICE, morning=view.dice[0], evening=view.dice[1])
    lairs = language.all_of([str(space) for space in bits(view.lairs)])
    yield language.count(*LAIRS, view.lairs.bit_count(), spaces=lairs) if lairs else language.say(NO_LAIRS)
    for ship in range(view.table.ships):
        name = names[ship] if ship < view.seats else language.say(GHOST)
        yield ""
        yield _where(view, ship, name, language)
        yield _holds(view, ship, language)
        yield _treasures(view, ship, language)
        if ship < view.seats:
            yield " ".join(_cards(view, ship, language))


def _where(view: State, ship: int, name: str, language: Language) -> str:
    board, space = view.table.board, view.space[ship]
    if space == PORT_ROYAL:
        return language.say(AT_HOME if view.is_home(ship) else AT_START, name=name)
    steps = language.count(*STEPS, view.steps_home(ship))
    kind = board.kind[space]
    cost = amount(board.currency[space], board.cost[space], language) if kind != LAIR else ""
    return language.say(WHERE[kind], name=name, space=space, cost=cost, steps=steps)


def _holds(view: State, ship: int, language: Language) -> str:
    parts = [
        language.say(IN_HOLD, hold=number, what=amount(kind, count, language))
        if count
        else language.say(EMPTY_HOLD, hold=number)
        for number, (kind, count) in enumerate(view.holds(ship), 1)
    ]
    return _sentence("; ".join(parts), language)


def _treasures(view: State, ship: int, language: Language) -> str:
    found = [language.say(TREASURES[power]) for power, owner in enumerate(view.powers) if owner == ship]
    for card in bits(view.down[ship]):
        if card < len(TREASURES):  # the ghost's powers lie face down
            found.append(language.say(FACE_DOWN, what=language.say(TREASURES[card])))
        else:
            found.append(language.say(WORTH, value=signed(view.table.values[card])))
    if cursed := view.cursed_unseen[ship]:
        found.append(language.count(*CURSED, cursed))
    if unseen := view.unseen[ship]:
        found.append(language.count(*UNSEEN, unseen))
    return language.say(OWNED, treasures="; ".join(found)) if found else language.say(NOTHING_OWNED)


def _cards(view: State, seat: int, language: Language) -> Iterator[str]:
    if seat == view.viewer:
        yield language.say(IN_HAND, cards=_named(view, view.hand[seat], language))
    else:
        yield _sentence(language.count(*HAND, view.concealed[seat]), language)
        if view.exposed[seat]:
            yield language.say(KNOWN, cards=_named(view, view.exposed[seat], language))
    laid = view.picked[seat]
    if laid == HIDDEN:
        yield language.say(LAID_UNSEEN)
    elif laid != NO_CARD:
        yield language.say(LAID, cards=_named(view, 1 << laid, language))
    played = _named(view, view.discard[seat], language)
    yield _sentence(language.say(PLAYED if played else NOT_PLAYED, cards=played), language)


def _named(view: State, cards: int, language: Language) -> str:
    return language.all_of([card_name(view.table.pieces.cards[card].name, language) for card in bits(cards)])


def _sentence(text: str, language: Language) -> str:
    return f"{language.capital(text)}."
