"""One log line per event, in plain words. Names are the captains' names, the ghost's behind them."""

from collections.abc import Sequence
from functools import singledispatch

from ..engine.contract import Event
from . import events as e
from .data import FOOD, GOLD, POWDER, STAR, Pieces

TREASURES = {
    "map": "Morgan's Map",
    "sabre": "Saran's Sabre",
    "lady-beth": "Lady Beth",
    "sixth-hold": "the Sixth Hold",
}
"""The powers by name."""
ACTIONS = {
    "forward": "sails forward",
    "backward": "sails backward",
    "gold": "loads doubloons",
    "food": "loads food",
    "powder": "loads gunpowder",
}
HOURS = ("morning", "evening")
GHOST = "the ghost ship"
QUESTIONS = {
    "dice": "which die lies on morning, which on evening?",
    "card": "which card do you lay?",
    "lane": "which lane do you take, the long outer one or the inner channel?",
    "stow": "which empty hold do you fill?",
    "empty": "no hold is empty; which one do you empty?",
    "pay": "how many tokens from each hold do you pay?",
    "attack": "which ship is attacked?",
    "powder": "how much gunpowder goes into the throw?",
    "sabre": "Saran's Sabre: throw this die again, or keep it?",
    "loot": "the battle is won; what is the prize?",
    "course": "which way does the ghost ship sail?",
}
"""What a seat is asked, by stage."""


class Words:
    """The log lines of one match: who sits where, and with which pieces."""

    def __init__(self, names: Sequence[str], pieces: Pieces) -> None:
        self.names = (*names, GHOST)
        self.pieces = pieces

    def say(self, event: Event) -> str:
        """The line of an event; empty if it is not worth one."""
        line = _line(event, self)
        return line[:1].upper() + line[1:]

    def ship(self, ship: int) -> str:
        """A captain's name."""
        return self.names[ship]

    def treasure(self, card: int | None) -> str:
        """A treasure by name or value; ``a treasure`` if it is not known."""
        if card is None:
            return "a treasure"
        name = self.pieces.treasures[card].name
        return TREASURES.get(name) or f"a treasure of {signed(self.pieces.treasures[card].value)}"

    def score(self, ship: int, points: int) -> str:
        """A captain with his points."""
        return f"{self.ship(ship)} {signed(points) if points < 0 else points}"


def amount(kind: int, count: int) -> str:
    """So many tokens of a kind."""
    if kind == FOOD:
        return f"{count} food"
    if kind == POWDER:
        return f"{count} gunpowder"
    return f"{count} doubloon" + ("" if count == 1 else "s")


def signed(value: int) -> str:
    """A value with its sign, the minus as printed."""
    return f"+{value}" if value > 0 else f"−{-value}"


def face(value: int) -> str:
    """A face of the combat die."""
    return "the star" if value == STAR else str(value)


@singledispatch
def _line(event: Event, w: Words) -> str:
    """The line of an event, its first letter small where a name begins it."""
    return ""


@_line.register
def _(event: e.CaptainDrawn, w: Words) -> str:
    return f"The lot makes {w.ship(event.seat)} the first Captain."


@_line.register
def _(event: e.CardDrawn, w: Words) -> str:
    return "" if event.card is None else f"{w.ship(event.seat)} draws {w.pieces.cards[event.card].name}."


@_line.register
def _(event: e.Reshuffled, w: Words) -> str:
    return f"{w.ship(event.seat)} shuffles the played cards into a new deck."


@_line.register
def _(event: e.RoundBegan, w: Words) -> str:
    return f"Round {event.round}: {w.ship(event.captain)} is Captain."


@_line.register
def _(event: e.DiceRolled, w: Words) -> str:
    return f"{w.ship(event.seat)} rolls {event.faces[0]} and {event.faces[1]}."


@_line.register
def _(event: e.DicePlaced, w: Words) -> str:
    return f"Morning {event.morning}, evening {event.evening}."


@_line.register
def _(event: e.CardPicked, w: Words) -> str:
    return f"{w.ship(event.seat)} lays a card."


@_line.register
def _(event: e.CardRevealed, w: Words) -> str:
    return f"{w.ship(event.seat)} plays {w.pieces.cards[event.card].name}."


@_line.register
def _(event: e.ActionBegan, w: Words) -> str:
    return f"{w.ship(event.ship)}, {HOURS[event.step]}, die {event.die}: {ACTIONS[event.symbol]}."


@_line.register
def _(event: e.Loaded, w: Words) -> str:
    return f"{w.ship(event.ship)} puts {amount(event.kind, event.amount)} into hold {event.hold + 1}."


@_line.register
def _(event: e.HoldEmptied, w: Words) -> str:
    return f"{w.ship(event.ship)} empties hold {event.hold + 1} of {amount(event.kind, event.amount)}."


@_line.register
def _(event: e.LoadIgnored, w: Words) -> str:
    what = {GOLD: "doubloons", FOOD: "food", POWDER: "gunpowder"}[event.kind]
    return f"{w.ship(event.ship)} has {what} in every hold and loads nothing."


@_line.register
def _(event: e.Sailed, w: Words) -> str:
    where = "Port Royal" if event.path[-1] == 0 else f"space {event.path[-1]}"
    how = "falls back" if event.fleeing else "sails" if event.course > 0 else "sails back"
    return f"{w.ship(event.ship)} {how} to {where}."


@_line.register
def _(event: e.CameHome, w: Words) -> str:
    return f"{w.ship(event.ship)} is home in Port Royal! This is the last round."


@_line.register
def _(event: e.Paid, w: Words) -> str:
    return "" if event.space is None else f"{w.ship(event.ship)} pays {amount(event.kind, sum(event.amounts))}."


@_line.register
def _(event: e.RanShort, w: Words) -> str:
    gave = f"gives the last {amount(event.kind, event.paid)}" if event.paid else "has none"
    return f"{w.ship(event.ship)} owes {amount(event.kind, event.due)} and {gave}: a shortage."


@_line.register
def _(event: e.ShortageRolled, w: Words) -> str:
    where = {"port": "back to a port", "sea": "back to the open sea", "lair": "back to a pirate lair", "stay": "stay"}
    return f"The shortage die shows {face(event.face)}: {where[event.back_to]}."


@_line.register
def _(event: e.BattleBegan, w: Words) -> str:
    return f"{w.ship(event.attacker)} attacks {w.ship(event.defender)}!"


@_line.register
def _(event: e.PowderChosen, w: Words) -> str:
    return f"{w.ship(event.ship)} spends {amount(POWDER, event.amount)}." if event.amount else ""


@_line.register
def _(event: e.CombatRolled, w: Words) -> str:
    return f"{w.ship(event.ship)} throws {face(event.face)}{' this time' if event.again else ''}."


@_line.register
def _(event: e.SabreUsed, w: Words) -> str:
    whose = "the die" if event.owner == event.ship else f"{w.ship(event.ship)}'s die"
    return f"{w.ship(event.owner)} draws Saran's Sabre: {whose} is thrown again."


@_line.register
def _(event: e.StrengthSet, w: Words) -> str:
    if event.face == STAR:
        return ""
    parts = [f"{event.face}", *(f"{part}" for part in (event.powder, event.lady_beth) if part)]
    total = f" = {event.strength}" if len(parts) > 1 else ""
    return f"{w.ship(event.ship)}'s strength: {' + '.join(parts)}{total}."


@_line.register
def _(event: e.BattleEnded, w: Words) -> str:
    if event.winner is None:
        return "Equal strength: nothing happens."
    return f"{w.ship(event.winner)} wins the battle."


@_line.register
def _(event: e.HoldTaken, w: Words) -> str:
    return f"{w.ship(event.winner)} takes {amount(event.kind, event.amount)} from {w.ship(event.loser)}."


@_line.register
def _(event: e.LostAtSea, w: Words) -> str:
    return f"The ghost throws {amount(event.kind, event.amount)} into the sea."


@_line.register
def _(event: e.TreasureFound, w: Words) -> str:
    return f"{w.ship(event.ship)} finds {w.treasure(event.card)} in the pirate lair."


@_line.register
def _(event: e.TreasureTaken, w: Words) -> str:
    return f"{w.ship(event.winner)} takes {w.treasure(event.card)} from {w.ship(event.loser)}."


@_line.register
def _(event: e.TreasureGiven, w: Words) -> str:
    what = "a cursed treasure" if event.card is None and event.cursed else w.treasure(event.card)
    return f"{w.ship(event.winner)} gives {what} to {w.ship(event.loser)}."


@_line.register
def _(event: e.LootDeclined, w: Words) -> str:
    return f"{w.ship(event.winner)} takes nothing."


@_line.register
def _(event: e.GhostSteered, w: Words) -> str:
    course = "forward" if event.course > 0 else "backward"
    forced = "alone in the lead" if event.course < 0 else "alone in the rear"
    why = "by the Captain's choice" if event.chosen else forced
    return f"The ghost ship, {HOURS[event.step]}, die {event.die}: {course}, {why}."


@_line.register
def _(event: e.GameEnded, w: Words) -> str:
    points = ", ".join(w.score(ship, score) for ship, score in enumerate(event.scores))
    winners = " and ".join(w.ship(ship) for ship in event.winners)
    return f"The race is over: {points}. {winners} {'wins' if len(event.winners) == 1 else 'share the victory'}."
