"""Consequences of a choice in words: costs, shortages, battles with their odds, treasures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....engine.contract import Move
from ....engine.language import Language, mark, marks
from ..rules import odds
from ..rules.data import FOOD, GOLD, LAIR, NONE, POWDER, SABRE, STAR
from ..rules.stages import ASK_POWDER, ASK_SABRE, ATTACK, COURSE, EMPTY, LANE, LOOT, PAY, PRIZE_HOLD, STOW
from ..rules.state import State
from ..rules.voyage import Place
from .terms import amount, place_name

_SPACE_COSTS = (
    mark("{place}: open sea, costs {cost}, leaves {left}"),
    mark("{place}: a port, costs {cost}, leaves {left}"),
)
_SPACE_SHORT = (
    mark("{place}: open sea, costs {cost}, you have {left}: a shortage!"),
    mark("{place}: a port, costs {cost}, you have {left}: a shortage!"),
)
_SPACE_LAIR = mark("{place}: a pirate lair, no cost")
_SPACE_TREASURE = mark("{place}: a pirate lair with treasure!")
_SPACE_FREE = mark("{place}: no cost")
_THROWN = mark("The shortage sends you back to {places}.")
_THROWN_TO = mark("The shortage sends you back to {there}")
"""With what is there: a sentence with its own end."""
_BATTLE_THERE = mark("A battle with {names} waits there.")
_STAYS = mark("The shortage leaves you where you are.")
_THROWS = mark("Shortage die: {throws}.")
_THROW = mark("{faces} back to {places}")
_THROW_STAYS = mark("{faces} stay")
_STAR = mark("star")
_ODDS_RANGE = mark("{least}–{odds}%")
_BATTLE = mark("Battle with {name}: {odds} to win.")
_BATTLE_WITH = mark("Battle with {name}: {odds} to win without gunpowder, {best} with {powder}.")
_ASSUMED = mark("Low if {name} spends all {powder}, high if none.")
_ASSUMED_OWN = mark("High with all your {powder}, low with none.")
_BEFORE_SABRE = mark("Saran's Sabre can still change this.")
_LADY_BETH = mark("Includes Lady Beth's +{bonus} for {name}.")
_LEAVES = mark("Leaves {left}.")
_LEAVES_IN = mark("Leaves {left}: {parts}.")
_LEFT_IN = mark("{part} in hold {hold}")
_ROOM = marks("Hold {holds} becomes empty: room for cargo.", "Holds {holds} become empty: room for cargo.")
_ABOARD = mark("Aboard afterwards: {stock}.")
_NO_ROOM = mark("All holds are full: {what} must go overboard (never a hold of the same kind).")
_NO_ROOM_PERHAPS = mark("All holds are full: unless paying empties one, {what} must go overboard.")
_LOADS_NOTHING = mark("All holds have that already: nothing is loaded.")
_SHORTLY_BATTLE = mark("{place} (battle)")
_SHORTLY_SHORT = mark("{place} (shortage)")
_SHORTLY_BOTH = mark("{place} (battle, shortage)")
_SHORTLY_TREASURE = mark("{place} (treasure)")
_LAIR, _LAIR_TREASURE = mark("pirate lair"), mark("pirate lair with treasure")
_KINDS = (mark("open sea"), mark("port"))
_KINDS_COST = (mark("open sea, {cost}"), mark("port, {cost}"))

Stock = dict[int, int]
"""Tokens of a ship by kind."""


@dataclass(frozen=True)
class Tag:
    """Summary of a landing space, shown on the board."""

    space: int
    cost: int = 0
    kind: int = 0
    short: bool = False
    battle: bool = False
    treasure: bool = False


def tag_of(view: State, ship: int, place: Place, stock: Stock) -> Tag:
    """The tag of a space for a ship that arrives with this stock."""
    space, board = place[0], view.table.board
    due = view.pays(ship)
    return Tag(
        space,
        board.cost[space] if due else 0,
        board.currency[space] if due else 0,
        is_short(view, ship, space, stock),
        bool(_foes(view, ship, space)),
        bool(view.lairs >> space & 1),
    )


def percent(chance: odds.Chance, language: Language) -> str:
    """A chance in per cent, as a range if the defender's gunpowder makes a difference."""
    least, most = round(100 * chance.least), round(100 * chance.most)
    return language.percent(chance.most) if least == most else language.say(_ODDS_RANGE, least=least, odds=most)


def of_landing(
    view: State, ship: int, place: Place, stock: Stock, names: Sequence[str], language: Language, *,
    retreat: bool = True,
) -> list[str]:  # fmt: skip
    """A ship arrives with this stock: cost, shortage and where it throws the ship, battle and treasure there."""
    lines = [_space(view, ship, place[0], stock, language)]
    if retreat and is_short(view, ship, place[0], stock):
        lines += _retreat(view, ship, place, stock, names, language)
    for foe in _foes(view, ship, place[0]):
        lines += of_battle(view, ship, foe, stock[POWDER], names, language)
    return lines


def of_landings(
    view: State, ship: int, arrived: Mapping[Place, Stock], names: Sequence[str], language: Language
) -> list[str]:
    """Lines for all landings of a ship. Two shortages in a row that end alike share their end."""
    fates = [_retreat(view, ship, place, stock, names, language) if is_short(view, ship, place[0], stock) else []
             for place, stock in arrived.items()]  # fmt: skip
    lines: list[str] = []
    for (place, stock), fate, following in zip(arrived.items(), fates, [*fates[1:], []], strict=True):
        lines += of_landing(view, ship, place, stock, names, language, retreat=fate != following)
    return lines


def in_short(view: State, ship: int, place: Place, stock: Stock, language: Language) -> str:
    """A landing space in two or three words."""
    if is_short(view, ship, place[0], stock):
        return _in_peril(view, ship, place[0], stock, place_name(place[0], language), language)
    return _remarkable(view, ship, place[0], language)


def _in_peril(view: State, ship: int, space: int, stock: Stock, called: str, language: Language) -> str:
    """A landing space as it is called, and whether a battle, a shortage or both wait there."""
    battle, short = bool(_foes(view, ship, space)), is_short(view, ship, space, stock)
    if not (battle or short):
        return called
    sentence = _SHORTLY_BOTH if battle and short else _SHORTLY_BATTLE if battle else _SHORTLY_SHORT
    return language.say(sentence, place=called)


def _remarkable(view: State, ship: int, space: int, language: Language) -> str:
    """A space with what waits there for a ship, if anything does: a battle or a treasure."""
    name = place_name(space, language)
    if _foes(view, ship, space):
        return language.say(_SHORTLY_BATTLE, place=name)
    return language.say(_SHORTLY_TREASURE, place=name) if view.lairs >> space & 1 else name


def kind_of(view: State, ship: int, space: int, language: Language) -> str:
    """A landing space in a few words: kind, cost, battle, shortage."""
    board, currency = view.table.board, view.table.board.currency[space]
    if board.kind[space] == LAIR:
        kind = language.say(_LAIR_TREASURE if view.lairs >> space & 1 else _LAIR)
    elif currency and view.pays(ship):
        kind = language.say(_KINDS_COST[currency == GOLD], cost=amount(currency, board.cost[space], language))
    else:
        kind = language.say(_KINDS[currency == GOLD]) if currency else place_name(space, language)
    return _in_peril(view, ship, space, stock_of(view, ship), kind, language)


def stock_of(view: State, ship: int) -> Stock:
    """Tokens of a ship by kind."""
    return {kind: view.has(ship, kind) for kind in (GOLD, FOOD, POWDER)}


def is_short(view: State, ship: int, space: int, stock: Stock) -> bool:
    """True if the ship has to pay on the space and cannot."""
    currency = view.table.board.currency[space]
    return view.pays(ship) and bool(currency) and stock[currency] < view.table.board.cost[space]


def _foes(view: State, ship: int, space: int) -> list[int]:
    """The ships that lie there; never in Port Royal (J6.1)."""
    return [other for other, at in enumerate(view.space) if space and at == space and other != ship]


def _space(view: State, ship: int, space: int, stock: Stock, language: Language) -> str:
    board, place = view.table.board, place_name(space, language)
    cost, currency = board.cost[space], board.currency[space]
    if currency and view.pays(ship):
        short = stock[currency] < cost
        sentence = (_SPACE_SHORT if short else _SPACE_COSTS)[currency == GOLD]
        left = amount(currency, stock[currency] if short else stock[currency] - cost, language)
        return language.say(sentence, place=place, cost=amount(currency, cost, language), left=left)
    if board.kind[space] == LAIR:
        return language.say(_SPACE_TREASURE if view.lairs >> space & 1 else _SPACE_LAIR, place=place)
    return language.say(_SPACE_FREE, place=place)


def _retreat(view: State, ship: int, place: Place, stock: Stock, names: Sequence[str], language: Language) -> list[str]:
    """The shortage's consequences for each face of the shortage die."""
    throws, spent = [], {**stock, view.table.board.currency[place[0]]: 0}  # J7.2: he pays all he has
    for faces, ends in odds.retreats(view, place, stock).items():
        stays = ends == {place[0]}
        if not faces and stays:
            return [language.say(_STAYS)]
        if not faces and len(ends) == 1:
            return _thrown_to(view, ship, min(ends), spent, names, language)
        where = language.one_of([_remarkable(view, ship, end, language) for end in sorted(ends)])
        if not faces:
            return [language.say(_THROWN, places=where)]
        shown = language.one_of([language.say(_STAR) if face == STAR else str(face) for face in faces])
        throws.append(language.say(_THROW_STAYS if stays else _THROW, faces=shown, places=where))
    return [language.say(_THROWS, throws="; ".join(throws))]


def _thrown_to(view: State, ship: int, end: int, stock: Stock, names: Sequence[str], language: Language) -> list[str]:
    """The only space a shortage leads to, and who lies there."""
    lines = [language.say(_THROWN_TO, there=_space(view, ship, end, stock, language))]
    foes = language.one_of([names[foe] for foe in _foes(view, ship, end)])
    return [*lines, language.say(_BATTLE_THERE, names=foes)] if foes else lines


def of_battle(view: State, ship: int, foe: int, powder: int, names: Sequence[str], language: Language) -> list[str]:
    """The odds of an attack without and with all of the ship's gunpowder, and what they assume."""
    none = odds.of_attack(view, ship, foe, 0)
    with_all = percent(odds.of_attack(view, ship, foe, powder), language)
    sentence = _BATTLE_WITH if powder else _BATTLE
    lines = [language.say(sentence, name=names[foe], odds=percent(none, language), best=with_all,
                          powder=amount(POWDER, powder, language))]  # fmt: skip
    return [*lines, *_assumed(view, ship, foe, names, language)]


def _assumed(view: State, ship: int, foe: int, names: Sequence[str], language: Language) -> list[str]:
    lines = _helped(view, (ship, foe), names, language)
    if view.has(foe, POWDER):
        spent = amount(POWDER, view.has(foe, POWDER), language)
        lines.append(language.say(_ASSUMED, name=names[foe], powder=spent))
    if view.powers[SABRE] in (ship, foe):
        lines.append(language.say(_BEFORE_SABRE))
    return lines


def _helped(view: State, ships: Sequence[int], names: Sequence[str], language: Language) -> list[str]:
    """Says which ship Lady Beth helps: her bonus is in the odds (J9.1)."""
    helped = [ship for ship in ships if view.lady_beth(ship)]
    return [language.say(_LADY_BETH, bonus=view.lady_beth(ship), name=names[ship]) for ship in helped]


def _of_payment(view: State, move: Move, language: Language) -> list[str]:
    """Contents left by a payment, hold by hold, and the holds that become empty."""
    kind, holds = view.due_kind, view.holds(view.payer)
    left = {hold: there - part for hold, ((held, there), part) in enumerate(zip(holds, move[1:], strict=True), 1)
            if held == kind}  # fmt: skip
    parts = language.all_of([language.say(_LEFT_IN, part=n, hold=hold) for hold, n in left.items() if n])
    lines = [language.say(_LEAVES_IN, left=amount(kind, sum(left.values()), language), parts=parts)]
    empty = [str(hold) for hold, number in left.items() if not number]
    return [*lines, language.count(*_ROOM, len(empty), holds=language.all_of(empty))] if empty else lines


def _aboard(view: State, move: Move, language: Language) -> str:
    """The stock after a hold is filled, or emptied and filled."""
    stock = stock_of(view, view.loader)
    stock[view.load_kind] += view.load_amount
    if move[0] == EMPTY:
        kind, number = view.holds(view.loader)[move[1] - 1]
        stock[kind] -= number
    aboard = [amount(kind, number, language) for kind, number in stock.items()]
    return language.say(_ABOARD, stock=language.all_of(aboard))


def _sabre(view: State, names: Sequence[str], language: Language) -> list[str]:
    """Assumptions behind the odds of the Sabre; none if the defender has thrown or has no gunpowder."""
    helped = _helped(view, (view.actor, view.foe), names, language)
    if view.side or not view.has(view.foe, POWDER):
        return helped
    sentence = _ASSUMED_OWN if view.powers[SABRE] == view.foe else _ASSUMED
    powder = amount(POWDER, view.has(view.foe, POWDER), language)
    return [*helped, language.say(sentence, name=names[view.foe], powder=powder)]


def of_move(view: State, move: Move, ends: Sequence[Place], names: Sequence[str], language: Language) -> list[str]:
    """Consequences of a choice; `ends` are the places where it lets a ship land."""
    ship, verb = view.actor, move[0]
    if verb in (LANE, COURSE):
        stock = stock_of(view, ship)
        return [line for end in ends for line in of_landing(view, ship, end, stock, names, language)]
    if verb == ATTACK:
        return of_battle(view, ship, move[1] - 1, view.has(ship, POWDER), names, language)
    if verb == ASK_POWDER:
        spender = view.foe if view.side else ship
        left = amount(POWDER, view.has(spender, POWDER) - move[1], language)
        helped = _helped(view, (view.foe,), names, language)
        assumed = helped if view.side else _assumed(view, ship, view.foe, names, language)
        return [language.say(_LEAVES, left=left), *assumed]
    if verb == PAY:
        return _of_payment(view, move, language)
    if verb in (STOW, EMPTY):
        return [_aboard(view, move, language)]
    if verb == ASK_SABRE:
        return _sabre(view, names, language)
    if verb == LOOT and move[1] == PRIZE_HOLD and view.winner != view.table.ghost:
        kind = view.holds(view.loser())[move[2] - 1][0]
        return no_room(view.holds(view.winner), kind, language)
    return []


def to_empty(holds: Sequence[tuple[int, int]], kind: int) -> list[tuple[int, int]]:
    """Holds that a load of a kind may replace if there is no room (J4.2)."""
    return [] if (NONE, 0) in holds else sorted({hold for hold in holds if hold[0] != kind})


def no_room(holds: Sequence[tuple[int, int]], kind: int, language: Language, *, paid: bool = False) -> list[str]:
    """Says what must go overboard for a load, or that nothing can; `paid` if holds may have become empty before."""
    if (NONE, 0) in holds:
        return []
    if goes := to_empty(holds, kind):
        what = language.one_of([amount(*hold, language) for hold in goes])
        return [language.say(_NO_ROOM_PERHAPS if paid else _NO_ROOM, what=what)]
    return [] if paid else [language.say(_LOADS_NOTHING)]
