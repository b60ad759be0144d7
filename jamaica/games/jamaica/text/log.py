"""Log lines of Jamaica's events, with signs for goods and dice; the reader is spoken to."""

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from ....engine.contract import Event
from ....engine.language import Language, mark, mark_phrase
from ....engine.telling import sign
from ..rules import events as e
from ..rules.data import FOOD, GOLD, KINDS, PORT_ROYAL, POWDER, STAR, Pieces
from .log_groups import Picks
from .terms import amount, card_name, signed, treasure

HOURS = ("morning", "evening")


class One(NamedTuple):
    """A sentence about a captain, said to the reader, and about the ghost ship if it can be."""

    name: str
    you: str
    ghost: str = ""


class Two(NamedTuple):
    """A sentence about two captains, by who does it and to whom: any, the reader, the ghost ship."""

    names: str
    you: str
    to_you: str
    ghost: str
    to_ghost: str
    you_to_ghost: str
    ghost_to_you: str


YOU = mark_phrase("in a list", "you")
_ACTIONS = {
    "forward": (One(mark("{name}, morning {die}: sails forward."), mark("Morning {die}: you sail forward.")),
                One(mark("{name}, evening {die}: sails forward."), mark("Evening {die}: you sail forward."))),
    "backward": (One(mark("{name}, morning {die}: sails backward."), mark("Morning {die}: you sail backward.")),
                 One(mark("{name}, evening {die}: sails backward."), mark("Evening {die}: you sail backward."))),
    "gold": (One(mark("{name}, morning {die}: loads doubloons."), mark("Morning {die}: you load doubloons.")),
             One(mark("{name}, evening {die}: loads doubloons."), mark("Evening {die}: you load doubloons."))),
    "food": (One(mark("{name}, morning {die}: loads food."), mark("Morning {die}: you load food.")),
             One(mark("{name}, evening {die}: loads food."), mark("Evening {die}: you load food."))),
    "powder": (One(mark("{name}, morning {die}: loads gunpowder."), mark("Morning {die}: you load gunpowder.")),
               One(mark("{name}, evening {die}: loads gunpowder."), mark("Evening {die}: you load gunpowder."))),
}  # fmt: skip
_IGNORED = {
    GOLD: One(mark("{name} has doubloons in every hold and loads nothing."),
              mark("You have doubloons in every hold and load nothing.")),
    FOOD: One(mark("{name} has food in every hold and loads nothing."),
              mark("You have food in every hold and load nothing.")),
    POWDER: One(mark("{name} has gunpowder in every hold and loads nothing."),
                mark("You have gunpowder in every hold and load nothing.")),
}  # fmt: skip
_FORWARD, _BACK, _FLIGHT = range(3)
_SAILED = {
    _FORWARD: (
        One(mark("{name} sails to space {space}."), mark("You sail to space {space}."),
            mark("The ghost ship sails to space {space}.")),
        One(mark("{name} sails to Port Royal."), mark("You sail to Port Royal."),
            mark("The ghost ship sails to Port Royal.")),
    ),
    _BACK: (
        One(mark("{name} sails back to space {space}."), mark("You sail back to space {space}."),
            mark("The ghost ship sails back to space {space}.")),
        One(mark("{name} sails back to Port Royal."), mark("You sail back to Port Royal."),
            mark("The ghost ship sails back to Port Royal.")),
    ),
    _FLIGHT: (
        One(mark("{name} falls back to space {space}."), mark("You fall back to space {space}."),
            mark("The ghost ship falls back to space {space}.")),
        One(mark("{name} falls back to Port Royal."), mark("You fall back to Port Royal."),
            mark("The ghost ship falls back to Port Royal.")),
    ),
}  # fmt: skip
"""Sentences for arrivals: at a space or home."""
_TAKES = Two(
    mark("{one} takes {what} from {other}."), mark("You take {what} from {other}."),
    mark("{one} takes {what} from you."), mark("The ghost ship takes {what} from {other}."),
    mark("{one} takes {what} from the ghost."),
    mark("You take {what} from the ghost."), mark("The ghost ship takes {what} from you."),
)  # fmt: skip
_SHORTAGE = {
    "port": (mark("The shortage die shows {face}: back to a port."),
             mark("The shortage die shows the star: back to a port.")),
    "sea": (mark("The shortage die shows {face}: back to the open sea."),
            mark("The shortage die shows the star: back to the open sea.")),
    "lair": (mark("The shortage die shows {face}: back to a pirate lair."),
             mark("The shortage die shows the star: back to a pirate lair.")),
    "stay": (mark("The shortage die shows {face}: the ship stays."),
             mark("The shortage die shows the star: the ship stays.")),
}  # fmt: skip
_STEERED = {
    (1, True): (mark("The ghost ship, morning {die}: forward, by the Captain's choice."),
                mark("The ghost ship, evening {die}: forward, by the Captain's choice.")),
    (-1, True): (mark("The ghost ship, morning {die}: backward, by the Captain's choice."),
                 mark("The ghost ship, evening {die}: backward, by the Captain's choice.")),
    (1, False): (mark("The ghost ship, morning {die}: forward, because it is alone in last place."),
                 mark("The ghost ship, evening {die}: forward, because it is alone in last place.")),
    (-1, False): (mark("The ghost ship, morning {die}: backward, because it is alone in the lead."),
                  mark("The ghost ship, evening {die}: backward, because it is alone in the lead.")),
}  # fmt: skip


class Words:
    """The log lines of one match: who sits where, with which pieces, in which language, and who reads them."""

    def __init__(
        self, names: Sequence[str], pieces: Pieces, language: Language, reader: int | None = None
    ) -> None:  # fmt: skip
        self.names = names
        self.pieces = pieces
        self.language = language
        self.reader = reader

    def say(self, event: Event) -> str:
        """The line of an event; empty if it is not worth one."""
        return _line(event, self)

    def name(self, ship: int) -> str:
        """A captain's name inside a list, the reader, or the ghost ship."""
        if ship == self.reader:
            return self.language.phrase(*YOU)
        return self.names[ship] if ship < len(self.names) else self.language.phrase("in a list", "the ghost ship")

    def of(self, ship: int, forms: One, /, **values: object) -> str:
        """A sentence about a captain, in the form for the reader or the ghost ship if it is one of them."""
        if ship == self.reader:
            return self.language.say(forms.you, **values)
        if ship < len(self.names):
            return self.language.say(forms.name, name=self.names[ship], **values)
        return self.language.say(forms.ghost, **values)

    def between(self, one: int, other: int, two: Two, **values: object) -> str:
        """A sentence about two captains, in its form for who they are."""
        ghost, you = len(self.names), self.reader
        if one == you:
            form = two.you_to_ghost if other == ghost else two.you
        elif other == you:
            form = two.ghost_to_you if one == ghost else two.to_you
        else:
            form = two.ghost if one == ghost else two.to_ghost if other == ghost else two.names
        return self.language.say(form, one=self.name(one), other=self.name(other), **values)

    def amount(self, kind: int, number: int) -> str:
        """An amount of a kind of token."""
        return sign(KINDS[kind], f"{number}\u00a0", amount(kind, number, self.language))

    def action_die(self, hour: int, face: int) -> str:
        """The die of a morning or an evening."""
        return sign(f"{HOURS[hour]}-{face}", "", str(face))

    def combat_die(self, face: int) -> str:
        """The die of battles and shortages."""
        return sign("combat-star" if face == STAR else f"combat-{face}", "", str(face))

    def card(self, card: int) -> str:
        """An action card by name."""
        return card_name(self.pieces.cards[card].name, self.language)

    def treasure(self, card: int | None, *, cursed: bool = False) -> str:
        """A treasure by name or value; ``a treasure`` if it is not known."""
        if card is not None:
            return treasure(self.pieces.treasures[card].name, self.pieces.treasures[card].value, self.language)
        return self.language.say("a cursed treasure") if cursed else self.language.say("a treasure")


@singledispatch
def _line(event: Event, w: Words) -> str:
    """The line of an event."""
    return ""


@_line.register
def _(event: e.CaptainDrawn, w: Words) -> str:
    one = One(mark("{name} is drawn as first Captain."), mark("You are drawn as first Captain."))
    return w.of(event.seat, one)


@_line.register
def _(event: e.CardDrawn, w: Words) -> str:
    if event.card is None:
        return ""
    return w.of(event.seat, One(mark("{name} draws {card}."), mark("You draw {card}.")), card=w.card(event.card))


@_line.register
def _(event: e.Reshuffled, w: Words) -> str:
    return w.of(event.seat, One(mark("{name} shuffles the played cards into a new deck."),
                                mark("You shuffle your played cards into a new deck.")))  # fmt: skip


@_line.register
def _(event: e.RoundBegan, w: Words) -> str:
    one = One(mark("Round {round}: {name} is Captain."), mark("Round {round}: you are Captain."))
    return w.of(event.captain, one, round=event.round)


@_line.register
def _(event: e.DiceRolled, w: Words) -> str:
    one, two = (w.action_die(0, face) for face in event.faces)
    said = One(mark("{name} rolls {one} and {two}."), mark("You roll {one} and {two}."))
    return w.of(event.seat, said, one=one, two=two)


@_line.register
def _(event: e.DicePlaced, w: Words) -> str:
    morning, evening = w.action_die(0, event.morning), w.action_die(1, event.evening)
    return w.language.say("Morning {morning}, evening {evening}.", morning=morning, evening=evening)


@_line.register
def _(event: e.CardPicked, w: Words) -> str:
    return w.of(event.seat, One(mark("{name} lays a card face down."), mark("You lay a card face down.")))


@_line.register
def _(event: Picks, w: Words) -> str:
    return w.language.say("Face-down cards laid: {names}.", names=", ".join(map(w.name, event.seats)))


@_line.register
def _(event: e.CardRevealed, w: Words) -> str:
    return w.of(event.seat, One(mark("{name} plays {card}."), mark("You play {card}.")), card=w.card(event.card))


@_line.register
def _(event: e.ActionBegan, w: Words) -> str:
    return w.of(event.ship, _ACTIONS[event.symbol][event.step], die=w.action_die(event.step, event.die))


@_line.register
def _(event: e.Loaded, w: Words) -> str:
    one = One(mark("{name} puts {what} into hold {hold}."), mark("You put {what} into hold {hold}."),
              mark("The ghost ship puts {what} into hold {hold}."))  # fmt: skip
    return w.of(event.ship, one, what=w.amount(event.kind, event.amount), hold=event.hold + 1)


@_line.register
def _(event: e.HoldEmptied, w: Words) -> str:
    one = One(mark("{name} throws {what} from hold {hold} overboard."),
              mark("You throw {what} from hold {hold} overboard."))  # fmt: skip
    return w.of(event.ship, one, what=w.amount(event.kind, event.amount), hold=event.hold + 1)


@_line.register
def _(event: e.LoadIgnored, w: Words) -> str:
    return w.of(event.ship, _IGNORED[event.kind])


@_line.register
def _(event: e.Sailed, w: Words) -> str:
    if event.passes:  # one line a voyage: where it ends
        return ""
    space = event.path[-1]
    how = _FLIGHT if event.fleeing else _FORWARD if event.course > 0 else _BACK
    return w.of(event.ship, _SAILED[how][space == PORT_ROYAL], space=space)


@_line.register
def _(event: e.CameHome, w: Words) -> str:
    return w.of(event.ship, One(mark("{name} is home in Port Royal! This is the last round."),
                                mark("You are home in Port Royal! This is the last round."),
                                mark("The ghost ship is home in Port Royal! This is the last round.")))  # fmt: skip


@_line.register
def _(event: e.Paid, w: Words) -> str:
    if event.space is None:
        return ""
    what = w.amount(event.kind, sum(event.amounts))
    return w.of(event.ship, One(mark("{name} pays {what}."), mark("You pay {what}.")), what=what)


@_line.register
def _(event: e.RanShort, w: Words) -> str:
    due = w.amount(event.kind, event.due)
    if not event.paid:
        one = One(mark("{name} owes {due} but has none: a shortage."), mark("You owe {due} but have none: a shortage."))
        return w.of(event.ship, one, due=due)
    one = One(mark("{name} owes {due} but can pay only {paid}: a shortage."),
              mark("You owe {due} but can pay only {paid}: a shortage."))  # fmt: skip
    return w.of(event.ship, one, due=due, paid=w.amount(event.kind, event.paid))


@_line.register
def _(event: e.ShortageRolled, w: Words) -> str:
    return w.language.say(_SHORTAGE[event.back_to][event.face == STAR], face=w.combat_die(event.face))


@_line.register
def _(event: e.BattleBegan, w: Words) -> str:
    two = Two(mark("{one} attacks {other}!"), mark("You attack {other}!"), mark("{one} attacks you!"),
              mark("The ghost ship attacks {other}!"), mark("{one} attacks the ghost ship!"),
              mark("You attack the ghost ship!"), mark("The ghost ship attacks you!"))  # fmt: skip
    return w.between(event.attacker, event.defender, two)


@_line.register
def _(event: e.PowderChosen, w: Words) -> str:
    if not event.amount:
        return ""
    what = w.amount(POWDER, event.amount)
    return w.of(event.ship, One(mark("{name} spends {what}."), mark("You spend {what}.")), what=what)


@_line.register
def _(event: e.CombatRolled, w: Words) -> str:
    if event.face == STAR and event.again:
        one = One(mark("{name} rolls the star this time."), mark("You roll the star this time."),
                  mark("The ghost ship rolls the star this time."))  # fmt: skip
    elif event.face == STAR:
        one = One(mark("{name} rolls the star."), mark("You roll the star."), mark("The ghost ship rolls the star."))
    elif event.again:
        one = One(mark("{name} rolls {face} this time."), mark("You roll {face} this time."),
                  mark("The ghost ship rolls {face} this time."))  # fmt: skip
    else:
        one = One(mark("{name} rolls {face}."), mark("You roll {face}."), mark("The ghost ship rolls {face}."))
    return w.of(event.ship, one, face=w.combat_die(event.face))


@_line.register
def _(event: e.SabreUsed, w: Words) -> str:
    own = One(mark("{name} draws Saran's Sabre: the die is rolled again."),
              mark("You draw Saran's Sabre: the die is rolled again."),
              mark("The ghost ship draws Saran's Sabre: the die is rolled again."))  # fmt: skip
    if event.owner == event.ship:
        return w.of(event.owner, own)
    two = Two(mark("{one} draws Saran's Sabre: {other}'s die is rolled again."),
              mark("You draw Saran's Sabre: {other}'s die is rolled again."),
              mark("{one} draws Saran's Sabre: your die is rolled again."), own.ghost,
              mark("{one} draws Saran's Sabre: the ghost's die is rolled again."),
              mark("You draw Saran's Sabre: the ghost's die is rolled again."), own.ghost)  # fmt: skip
    return w.between(event.owner, event.ship, two)


@_line.register
def _(event: e.StrengthSet, w: Words) -> str:
    if event.face == STAR:
        return ""
    parts = [str(part) for part in (event.face, event.powder, event.lady_beth) if part]
    total = f" = {event.strength}" if len(parts) > 1 else ""
    one = One(mark("{name}'s strength: {strength}."), mark("Your strength: {strength}."),
              mark("The ghost ship's strength: {strength}."))  # fmt: skip
    return w.of(event.ship, one, strength=" + ".join(parts) + total)


@_line.register
def _(event: e.BattleEnded, w: Words) -> str:
    if event.winner is None:
        return w.language.say("Equal strength: nothing happens.")
    one = One(mark("{name} wins the battle."), mark("You win the battle."), mark("The ghost ship wins the battle."))
    return w.of(event.winner, one)


@_line.register
def _(event: e.HoldTaken, w: Words) -> str:
    return w.between(event.winner, event.loser, _TAKES, what=w.amount(event.kind, event.amount))


@_line.register
def _(event: e.LostAtSea, w: Words) -> str:
    return w.language.say("The ghost throws {what} into the sea.", what=w.amount(event.kind, event.amount))


@_line.register
def _(event: e.TreasureFound, w: Words) -> str:
    one = One(mark("{name} finds {what} in the pirate lair."), mark("You find {what} in the pirate lair."),
              mark("The ghost ship finds {what} in the pirate lair."))  # fmt: skip
    return w.of(event.ship, one, what=w.treasure(event.card))


@_line.register
def _(event: e.TreasureTaken, w: Words) -> str:
    return w.between(event.winner, event.loser, _TAKES, what=w.treasure(event.card))


@_line.register
def _(event: e.TreasureGiven, w: Words) -> str:
    two = Two(mark("{one} gives {what} to {other}."), mark("You give {what} to {other}."),
              mark("{one} gives {what} to you."), mark("The ghost ship gives {what} to {other}."),
              mark("{one} gives {what} to the ghost."), mark("You give {what} to the ghost."),
              mark("The ghost ship gives {what} to you."))  # fmt: skip
    return w.between(event.winner, event.loser, two, what=w.treasure(event.card, cursed=event.cursed))


@_line.register
def _(event: e.LootDeclined, w: Words) -> str:
    one = One(mark("{name} takes nothing."), mark("You take nothing."), mark("The ghost ship takes nothing."))
    return w.of(event.winner, one)


@_line.register
def _(event: e.GhostSteered, w: Words) -> str:
    return w.language.say(_STEERED[event.course, event.chosen][event.step], die=w.action_die(event.step, event.die))


@_line.register
def _(event: e.GameEnded, w: Words) -> str:
    scores = [f"{w.name(ship)} {signed(score) if score < 0 else score}" for ship, score in enumerate(event.scores)]
    points = ", ".join(scores)
    if len(event.winners) > 1:
        names = w.language.all_of([w.name(ship) for ship in event.winners if ship != w.reader])
        sentence = mark("The race is over: {points}. {names} share the victory.")
        if w.reader in event.winners:
            sentence = mark("The race is over: {points}. You share the victory with {names}.")
        return w.language.say(sentence, points=points, names=names)
    one = One(mark("The race is over: {points}. {name} wins."), mark("The race is over: {points}. You win."),
              mark("The race is over: {points}. The ghost ship wins."))  # fmt: skip
    return w.of(event.winners[0], one, points=points)
