"""One log line per event of Jamaica, in plain words."""

from collections.abc import Sequence
from functools import singledispatch

from ....engine.contract import Event
from ....engine.language import Language, mark
from ..rules import events as e
from ..rules.data import FOOD, GOLD, PORT_ROYAL, POWDER, STAR, Pieces
from .terms import amount, card_name, signed, treasure

_ACTIONS = {
    "forward": (mark("{name}, morning {die}: sails forward."), mark("{name}, evening {die}: sails forward.")),
    "backward": (mark("{name}, morning {die}: sails backward."), mark("{name}, evening {die}: sails backward.")),
    "gold": (mark("{name}, morning {die}: loads doubloons."), mark("{name}, evening {die}: loads doubloons.")),
    "food": (mark("{name}, morning {die}: loads food."), mark("{name}, evening {die}: loads food.")),
    "powder": (mark("{name}, morning {die}: loads gunpowder."), mark("{name}, evening {die}: loads gunpowder.")),
}
_IGNORED = {
    GOLD: mark("{name} has doubloons in every hold and loads nothing."),
    FOOD: mark("{name} has food in every hold and loads nothing."),
    POWDER: mark("{name} has gunpowder in every hold and loads nothing."),
}
_FORWARD, _BACK, _FLIGHT = range(3)
_SAILED = {
    _FORWARD: (
        (mark("{name} sails to space {space}."), mark("The ghost ship sails to space {space}.")),
        (mark("{name} sails to Port Royal."), mark("The ghost ship sails to Port Royal.")),
    ),
    _BACK: (
        (mark("{name} sails back to space {space}."), mark("The ghost ship sails back to space {space}.")),
        (mark("{name} sails back to Port Royal."), mark("The ghost ship sails back to Port Royal.")),
    ),
    _FLIGHT: (
        (mark("{name} falls back to space {space}."), mark("The ghost ship falls back to space {space}.")),
        (mark("{name} falls back to Port Royal."), mark("The ghost ship falls back to Port Royal.")),
    ),
}
"""Where a ship has sailed: to a space or home, a captain's or the ghost."""
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
    """The log lines of one match: who sits where, with which pieces, and in which language."""

    def __init__(self, names: Sequence[str], pieces: Pieces, language: Language) -> None:
        self.names = names
        self.pieces = pieces
        self.language = language

    def say(self, event: Event) -> str:
        """The line of an event; empty if it is not worth one."""
        return _line(event, self)

    def name(self, ship: int) -> str:
        """A captain's name, or the ghost ship inside a list."""
        return self.names[ship] if ship < len(self.names) else self.language.phrase("in a list", "the ghost ship")

    def of(self, ship: int, captain: str, ghost: str, **values: object) -> str:
        """A sentence about a captain, or its form about the ghost ship."""
        if ship < len(self.names):
            return self.language.say(captain, name=self.names[ship], **values)
        return self.language.say(ghost, **values)

    def between(self, one: int, other: int, sentence: str, by_ghost: str, on_ghost: str, **values: object) -> str:
        """A sentence about two captains, or its form in which one of them is the ghost ship."""
        ghost = len(self.names)
        form = by_ghost if one == ghost else on_ghost if other == ghost else sentence
        return self.language.say(form, one=self.name(one), other=self.name(other), **values)

    def amount(self, kind: int, number: int) -> str:
        """So many tokens of a kind."""
        return amount(kind, number, self.language)

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
    return w.language.say("The draw makes {name} the first Captain.", name=w.name(event.seat))


@_line.register
def _(event: e.CardDrawn, w: Words) -> str:
    if event.card is None:
        return ""
    return w.language.say("{name} draws {card}.", name=w.name(event.seat), card=w.card(event.card))


@_line.register
def _(event: e.Reshuffled, w: Words) -> str:
    return w.language.say("{name} shuffles the played cards into a new deck.", name=w.name(event.seat))


@_line.register
def _(event: e.RoundBegan, w: Words) -> str:
    return w.language.say("Round {round}: {name} is Captain.", round=event.round, name=w.name(event.captain))


@_line.register
def _(event: e.DiceRolled, w: Words) -> str:
    one, two = event.faces
    return w.language.say("{name} rolls {one} and {two}.", name=w.name(event.seat), one=one, two=two)


@_line.register
def _(event: e.DicePlaced, w: Words) -> str:
    return w.language.say("Morning {morning}, evening {evening}.", morning=event.morning, evening=event.evening)


@_line.register
def _(event: e.CardPicked, w: Words) -> str:
    return w.language.say("{name} lays a card face down.", name=w.name(event.seat))


@_line.register
def _(event: e.CardRevealed, w: Words) -> str:
    return w.language.say("{name} plays {card}.", name=w.name(event.seat), card=w.card(event.card))


@_line.register
def _(event: e.ActionBegan, w: Words) -> str:
    return w.language.say(_ACTIONS[event.symbol][event.step], name=w.name(event.ship), die=event.die)


@_line.register
def _(event: e.Loaded, w: Words) -> str:
    captain = mark("{name} puts {what} into hold {hold}.")
    ghost = mark("The ghost ship puts {what} into hold {hold}.")
    return w.of(event.ship, captain, ghost, what=w.amount(event.kind, event.amount), hold=event.hold + 1)


@_line.register
def _(event: e.HoldEmptied, w: Words) -> str:
    what, hold = w.amount(event.kind, event.amount), event.hold + 1
    return w.language.say(
        "{name} throws {what} from hold {hold} overboard.", name=w.name(event.ship), what=what, hold=hold
    )


@_line.register
def _(event: e.LoadIgnored, w: Words) -> str:
    return w.language.say(_IGNORED[event.kind], name=w.name(event.ship))


@_line.register
def _(event: e.Sailed, w: Words) -> str:
    if event.passes:  # one line a voyage: where it ends
        return ""
    space = event.path[-1]
    how = _FLIGHT if event.fleeing else _FORWARD if event.course > 0 else _BACK
    return w.of(event.ship, *_SAILED[how][space == PORT_ROYAL], space=space)


@_line.register
def _(event: e.CameHome, w: Words) -> str:
    captain = mark("{name} is home in Port Royal! This is the last round.")
    ghost = mark("The ghost ship is home in Port Royal! This is the last round.")
    return w.of(event.ship, captain, ghost)


@_line.register
def _(event: e.Paid, w: Words) -> str:
    if event.space is None:
        return ""
    what = w.amount(event.kind, sum(event.amounts))
    return w.language.say("{name} pays {what}.", name=w.name(event.ship), what=what)


@_line.register
def _(event: e.RanShort, w: Words) -> str:
    name, due = w.name(event.ship), w.amount(event.kind, event.due)
    if not event.paid:
        return w.language.say("{name} owes {due} but has none: a shortage.", name=name, due=due)
    paid = w.amount(event.kind, event.paid)
    return w.language.say("{name} owes {due} but can pay only {paid}: a shortage.", name=name, due=due, paid=paid)


@_line.register
def _(event: e.ShortageRolled, w: Words) -> str:
    return w.language.say(_SHORTAGE[event.back_to][event.face == STAR], face=event.face)


@_line.register
def _(event: e.BattleBegan, w: Words) -> str:
    sentence = mark("{one} attacks {other}!")
    by_ghost, on_ghost = mark("The ghost ship attacks {other}!"), mark("{one} attacks the ghost ship!")
    return w.between(event.attacker, event.defender, sentence, by_ghost, on_ghost)


@_line.register
def _(event: e.PowderChosen, w: Words) -> str:
    if not event.amount:
        return ""
    return w.language.say("{name} spends {what}.", name=w.name(event.ship), what=w.amount(POWDER, event.amount))


@_line.register
def _(event: e.CombatRolled, w: Words) -> str:
    if event.face == STAR and event.again:
        captain = mark("{name} rolls the star this time.")
        ghost = mark("The ghost ship rolls the star this time.")
    elif event.face == STAR:
        captain, ghost = mark("{name} rolls the star."), mark("The ghost ship rolls the star.")
    elif event.again:
        captain, ghost = mark("{name} rolls {face} this time."), mark("The ghost ship rolls {face} this time.")
    else:
        captain, ghost = mark("{name} rolls {face}."), mark("The ghost ship rolls {face}.")
    return w.of(event.ship, captain, ghost, face=event.face)


@_line.register
def _(event: e.SabreUsed, w: Words) -> str:
    own = mark("{one} draws Saran's Sabre: the die is rolled again.")
    other = mark("{one} draws Saran's Sabre: {other}'s die is rolled again.")
    on_ghost = mark("{one} draws Saran's Sabre: the ghost's die is rolled again.")
    return w.between(event.owner, event.ship, own if event.owner == event.ship else other, own, on_ghost)


@_line.register
def _(event: e.StrengthSet, w: Words) -> str:
    if event.face == STAR:
        return ""
    parts = [str(part) for part in (event.face, event.powder, event.lady_beth) if part]
    total = f" = {event.strength}" if len(parts) > 1 else ""
    captain, ghost = mark("{name}'s strength: {strength}."), mark("The ghost ship's strength: {strength}.")
    return w.of(event.ship, captain, ghost, strength=" + ".join(parts) + total)


@_line.register
def _(event: e.BattleEnded, w: Words) -> str:
    if event.winner is None:
        return w.language.say("Equal strength: nothing happens.")
    return w.of(event.winner, mark("{name} wins the battle."), mark("The ghost ship wins the battle."))


@_line.register
def _(event: e.HoldTaken, w: Words) -> str:
    sentence = mark("{one} takes {what} from {other}.")
    by_ghost, on_ghost = mark("The ghost ship takes {what} from {other}."), mark("{one} takes {what} from the ghost.")
    what = w.amount(event.kind, event.amount)
    return w.between(event.winner, event.loser, sentence, by_ghost, on_ghost, what=what)


@_line.register
def _(event: e.LostAtSea, w: Words) -> str:
    return w.language.say("The ghost throws {what} into the sea.", what=w.amount(event.kind, event.amount))


@_line.register
def _(event: e.TreasureFound, w: Words) -> str:
    captain = mark("{name} finds {what} in the pirate lair.")
    ghost = mark("The ghost ship finds {what} in the pirate lair.")
    return w.of(event.ship, captain, ghost, what=w.treasure(event.card))


@_line.register
def _(event: e.TreasureTaken, w: Words) -> str:
    sentence = mark("{one} takes {what} from {other}.")
    by_ghost, on_ghost = mark("The ghost ship takes {what} from {other}."), mark("{one} takes {what} from the ghost.")
    return w.between(event.winner, event.loser, sentence, by_ghost, on_ghost, what=w.treasure(event.card))


@_line.register
def _(event: e.TreasureGiven, w: Words) -> str:
    sentence = mark("{one} gives {what} to {other}.")
    by_ghost, on_ghost = mark("The ghost ship gives {what} to {other}."), mark("{one} gives {what} to the ghost.")
    what = w.treasure(event.card, cursed=event.cursed)
    return w.between(event.winner, event.loser, sentence, by_ghost, on_ghost, what=what)


@_line.register
def _(event: e.LootDeclined, w: Words) -> str:
    return w.of(event.winner, mark("{name} takes nothing."), mark("The ghost ship takes nothing."))


@_line.register
def _(event: e.GhostSteered, w: Words) -> str:
    return w.language.say(_STEERED[event.course, event.chosen][event.step], die=event.die)


@_line.register
def _(event: e.GameEnded, w: Words) -> str:
    scores = [f"{w.name(ship)} {signed(score) if score < 0 else score}" for ship, score in enumerate(event.scores)]
    names = [w.name(ship) for ship in event.winners]
    if len(names) > 1:
        sentence = mark("The race is over: {points}. {names} share the victory.")
        return w.language.say(sentence, points=", ".join(scores), names=w.language.all_of(names))
    captain = mark("The race is over: {points}. {name} wins.")
    ghost = mark("The race is over: {points}. The ghost ship wins.")
    return w.of(event.winners[0], captain, ghost, points=", ".join(scores))
