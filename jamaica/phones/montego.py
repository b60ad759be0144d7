"""Montego Bay on a phone: the crew with its cards, what it has earned, the ships."""

from collections.abc import Iterator, Sequence

from ..engine.contract import Move
from ..engine.language import Language, mark
from ..games import GAMES
from ..games.montego.rules import stages
from ..games.montego.rules.data import Room
from ..games.montego.rules.state import State
from ..games.montego.rules.static import AWAY, PASS, PILOT
from ..games.montego.text import choices, terms
from .descriptor import Figures, PhoneGame
from .messages import Item, Picture, Section

CREW, EARNED, SHIPS = mark("Your workers"), mark("What you have"), mark("The ships")
IN_TAVERN, ON_WAY = mark("in the tavern"), mark("on the way")
AT_PLACE = mark("{place}: {room}")
FIGURES = ("red", "yellow", "blue", "green")
COLOURS = ("#c2281f", "#f0b429", "#2e62b5", "#3e8e62")
MOST_STORED, MOST_BROKEN = 4, 2
"""The fullest storerooms there are pictures of."""
SHIP_PICTURES = frozenset((8, 10, 12, 14))
"""The numbers of slots for which there is a ship of its own."""


def _colour(view: State, worker: int, figures: Figures) -> str:
    return FIGURES[figures[view.owner(worker)]]


def _picture(view: State, move: Move, figures: Figures, language: Language) -> Picture | None:
    if move == PASS or move[0] == stages.CARDS:
        return None
    if move[0] == stages.HIRE:
        return _tile(view, view.to_move * view.table.crew + move[1] - 1, figures)
    return _ship(view, move[1] - 1)


def _part_picture(view: State, part: int, number: int, figures: Figures) -> Picture | None:
    worker = choices.workers_of(view, view.to_move)[part]
    if worker == view.table.jack:  # M5: Jack's card is of the worker beside him
        worker = view.partner
    return Picture((f"montego/card-{_colour(view, worker, figures)}-{view.size(worker)}-{number}.webp",), "card")


def _tile(view: State, worker: int, figures: Figures) -> Picture:
    if worker == view.table.jack:
        return Picture(("montego/tile-jack.webp",), "token")
    return Picture((f"montego/tile-{_colour(view, worker, figures)}-{view.size(worker)}.webp",), "token")


def _ship(view: State, pier: int) -> Picture:
    kind = view.ships[pier]
    if kind == PILOT:
        return Picture(("montego/pilot.webp",), "ship")
    slots = view.table.slots[kind]
    return Picture((f"montego/ship-{slots if slots in SHIP_PICTURES else 'plain'}.webp",), "ship")


def _room(room: Room) -> Picture:
    coin = "-coin" if room.coins else ""
    if room.broken:
        return Picture((f"montego/store-broken-{min(room.broken, MOST_BROKEN)}{coin}.webp",), "token")
    many = "many" if room.barrels > MOST_STORED else str(room.barrels)
    return Picture((f"montego/store-barrel-{many}{coin}.webp",), "token")


def _facts(view: State, names: Sequence[str], language: Language) -> Iterator[str]:
    phase = language.say(terms.PHASES[view.stage])
    yield f"{language.say(terms.ROUND, round=view.round)}."
    yield phase if phase.endswith("?") else f"{phase}."
    if view.stage == stages.LOAD and view.hand:
        yield f"{language.count(*terms.IN_HAND, view.hand)}."
    if view.stage == stages.UNLOAD and view.broken:
        yield f"{language.count(*choices.BROKEN, view.broken)}."


def _sections(view: State, figures: Figures, hand_shown: bool, language: Language) -> Iterator[Section]:
    seat = view.viewer
    assert seat is not None
    crew = tuple(_worker(view, worker, figures, language) for worker in choices.workers_of(view, seat))
    yield Section(language.say(CREW), crew, "rows")
    colour = FIGURES[figures[seat]]
    barrel = Picture((f"montego/barrel-{colour}.webp",), "token")
    earned = (
        Item(language.count(*terms.POINTS_NOW, view.points[seat]),
             picture=Picture((f"montego/marker-{colour}.webp",), "token")),
        Item(language.count(*terms.COINS, view.coins[seat]), picture=Picture(("montego/coin.webp",), "token")),
        Item(language.count(*terms.ABOARD, view.aboard(seat)), picture=barrel),
        Item(language.count(*terms.SUPPLY, view.supply[seat]), picture=barrel),
    )  # fmt: skip
    yield Section(language.say(EARNED), earned, "tokens")
    yield Section(language.say(SHIPS), tuple(_berth(view, pier, language) for pier in range(len(view.ships))), "rows")


def _berth(view: State, pier: int, language: Language) -> Item:
    if view.ships[pier] == PILOT:
        return Item(choices.ship_at(view, pier, language), language.say(terms.PILOT), _ship(view, pier))
    return Item(choices.ship_at(view, pier, language), choices.prizes_and_room(view, pier, language), _ship(view, pier))


def _worker(view: State, worker: int, figures: Figures, language: Language) -> Item:
    space, card = view.at[worker], view.cards[worker]
    if space >= 0:
        room = choices.room_words(view.rooms[space], language)
        where, picture = language.say(AT_PLACE, place=choices.place(view, space), room=room), _room(view.rooms[space])
        layers = Picture((*_tile(view, worker, figures).layers, *picture.layers), "worker")
    else:
        where = language.say(ON_WAY if space == AWAY else IN_TAVERN)
        layers = _tile(view, worker, figures)
    return Item(choices.worker_name(view, worker, language), where, layers, str(card) if card > 0 else "")


def _standing(view: State, seat: int, language: Language) -> str:
    return language.count(*terms.POINTS_NOW, view.points[seat])


PHONE_GAME = PhoneGame(
    figures=FIGURES, colours=COLOURS, pictures=(".", "portraits"), listed=lambda view, moves: moves,
    offer=GAMES["montego"].offer, picture=_picture, part_picture=_part_picture, facts=_facts, sections=_sections,
    standing=_standing,
)  # fmt: skip
