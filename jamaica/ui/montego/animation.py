"""What is seen of each event: beats that move workers, barrels, ships, coins and tiles."""

from functools import singledispatch

from ...engine.contract import Event
from ...games.montego.rules import events as e
from ...games.montego.rules.state import State
from ..motion import Beat
from ..table.animation import wait
from . import deal
from .counting import beat_of_count
from .pieces import MontegoPieces
from .sailing import beat_of_ship
from .walking import beat_of_worker

AT_ONCE: frozenset[type[Event]] = frozenset(
    (
        e.RoundBegan, e.JackHired, e.CardTurned, e.Counted, e.Unloaded, e.ShipLeft, e.ShipMoored, e.TilesShuffled,
        e.TileSet, e.GameEnded,
    )
)  # fmt: skip
"""Events of which the view after them is drawn from their beginning."""


@singledispatch
def beat_of(event: Event, pieces: MontegoPieces, before: State, after: State) -> Beat:
    """What moves when an event leads from one view to another."""
    for part in (beat_of_worker, beat_of_count, beat_of_ship):
        if part.dispatch(type(event)) is not part.dispatch(Event):
            return part(event, pieces, before, after)
    return Beat()


# The round


@beat_of.register
def _(event: e.WarehouseSet, pieces: MontegoPieces, before: State, after: State) -> Beat:
    return deal.build(pieces, event)


@beat_of.register
def _(event: e.RoundBegan, pieces: MontegoPieces, before: State, after: State) -> Beat:
    if event.round == 1:
        return deal.deal_cards(pieces, after)
    return Beat([wait(0.5)], lambda: pieces.display.sounds.play("bell_two" if event.last else "bell_one"))


@beat_of.register
def _(event: e.CardsLaid, pieces: MontegoPieces, before: State, after: State) -> Beat:
    return Beat([wait(0.2)], lambda: pieces.hear("card_slide"))


@beat_of.register
def _(event: e.CardTurned, pieces: MontegoPieces, before: State, after: State) -> Beat:
    card, turn = pieces.turned(event.worker, event.card)

    def begin() -> None:
        pieces.walking = event.worker
        pieces.world.clear()
        pieces.appear(card, "card_turn")

    return Beat([turn], begin)


# The order


@beat_of.register
def _(event: e.TilesMoved, pieces: MontegoPieces, before: State, after: State) -> Beat:
    return Beat([pieces.slide(event.order)], lambda: pieces.hear("card_slide"))


@beat_of.register
def _(event: e.TilesShuffled, pieces: MontegoPieces, before: State, after: State) -> Beat:
    def clear() -> None:
        pieces.tiles.clear()
        pieces.hear("card_shuffle")

    return Beat([wait(0.5)], clear)


@beat_of.register
def _(event: e.TileSet, pieces: MontegoPieces, before: State, after: State) -> Beat:
    def lay() -> None:
        pieces.tiles[event.worker] = pieces.tile(after, event.worker, pieces.rail(event.place))

    return Beat([wait(0.15)], lay) if before.round else deal.set_tile(pieces, event, lay)


@beat_of.register
def _(event: e.GameEnded, pieces: MontegoPieces, before: State, after: State) -> Beat:
    def begin() -> None:
        for worker, owner in enumerate(after.table.owner):
            if owner in event.winners:
                pieces.people[worker].pose("cheer")
        pieces.hear("cheer")

    return Beat([wait(1.2)], begin)
