"""A turn of Jamaica in one line: what a ship did, each deed in a few words. And how the log is divided into turns."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ....engine.contract import Event
from ....engine.language import mark, mark_phrase, marks
from ....engine.telling import Chapter, Told
from ..rules import events as e
from .log import Words
from .log_groups import Picks

_CHAPTERS: dict[type[Event], Chapter] = {
    e.RoundBegan: Chapter.ROUND,
    e.RoundEnded: Chapter.ASIDE,
    e.DiceRolled: Chapter.ASIDE,
    e.GameEnded: Chapter.ASIDE,
}
_SMALL = (
    e.CaptainDrawn, e.CardDrawn, e.Reshuffled, e.CardPicked, Picks, e.LoadIgnored, e.HoldEmptied, e.PowderChosen,
    e.StrengthSet, e.LootDeclined,
)  # fmt: skip
"""What matters little."""


class Deed(NamedTuple):
    """What a ship did, as the rest of a sentence about it; the same said to the reader."""

    one: str
    you: str


class Done(NamedTuple):
    """A deed that was done: so many steps in some forms, or something with what it is done to."""

    forms: tuple[tuple[str, str], tuple[str, str]] | None = None
    deed: Deed | None = None
    what: str = ""
    steps: int = 0


_SAILS = (marks("sails {number} space", "sails {number} spaces"), marks("sail {number} space", "sail {number} spaces"))
_SAILS_BACK = (
    marks("sails {number} space back", "sails {number} spaces back"),
    marks("sail {number} space back", "sail {number} spaces back"),
)
_FALLS_BACK = (
    marks("falls {number} space back", "falls {number} spaces back"),
    marks("fall {number} space back", "fall {number} spaces back"),
)
_LOADS = Deed(mark("loads {what}"), mark("load {what}"))
_THROWS = Deed(mark("throws {what} overboard"), mark("throw {what} overboard"))
_NOTHING = Deed(mark("loads nothing"), mark("load nothing"))
_FINDS = Deed(mark("finds {what}"), mark("find {what}"))
_PAYS = Deed(mark("pays {what}"), mark("pay {what}"))
_SHORT = Deed(mark("runs short"), mark("run short"))
_HOME = Deed(mark("comes home"), mark("come home"))
_BEATS = Deed(mark("beats {other}"), mark("beat {other}"))
_LOSES = Deed(mark("loses to {other}"), mark("lose to {other}"))
_DRAWS = Deed(mark("fights {other} to a draw"), mark("fight {other} to a draw"))
_TAKES = Deed(mark("takes {what}"), mark("take {what}"))
_GIVES = Deed(mark("gives {what} away"), mark("give {what} away"))
_ROBBED = Deed(mark("loses {what}"), mark("lose {what}"))
_CURSED = Deed(mark("is given {what}"), mark("are given {what}"))
_OPPONENT = mark_phrase("beaten", "you")
_GHOST = mark_phrase("beaten", "the ghost ship")


def chapter(event: Event) -> Chapter:
    """Whether an event begins a round or a turn, or stands beside them."""
    if isinstance(event, e.CardRevealed) or (isinstance(event, e.GhostTurn) and not event.step):
        return Chapter.TURN
    return _CHAPTERS.get(type(event), Chapter.WITHIN)


def tell(event: Event, words: Words) -> Told:
    """The line of an event, whom it is about, and whether it matters."""
    return Told(words.say(event), party_of(event, len(words.names)), isinstance(event, _SMALL))


def party_of(event: Event, ghost: int) -> int | None:
    """Whom an event is about."""
    match event:
        case e.GhostSteered() | e.GhostTurn() | e.LostAtSea():
            return ghost
        case e.BattleBegan(attacker=ship) | e.SabreUsed(owner=ship):
            return ship
        case e.BattleEnded(winner=winner):
            return winner
        case e.HoldTaken(winner=ship) | e.TreasureTaken(winner=ship) | e.TreasureGiven(winner=ship):
            return ship
        case e.GameEnded(winners=winners):
            return winners[0]
        case e.RoundBegan(captain=seat):
            return seat
    found = getattr(event, "ship", getattr(event, "seat", getattr(event, "winner", None)))
    return found if isinstance(found, int) else None


def sum_up(events: Sequence[Event], words: Words) -> Told:
    """A turn in one line; empty as long as nothing was done in it."""
    ghost = len(words.names)
    first = events[0] if events else None
    ship = first.seat if isinstance(first, e.CardRevealed) else ghost if isinstance(first, e.GhostTurn) else None
    if ship is None:
        return Told("")
    deeds = words.language.all_of(list(_deeds(events, ship, words)))
    if not deeds:
        return Told("", ship)
    say = words.language.say
    if ship == words.reader:
        return Told(say("You {deeds}.", deeds=deeds), ship)
    if ship == ghost:
        return Told(say("The ghost ship {deeds}.", deeds=deeds), ship)
    return Told(say("{name} {deeds}.", name=words.names[ship], deeds=deeds), ship)


def _deeds(events: Sequence[Event], ship: int, w: Words) -> Iterator[str]:
    """The deeds of a turn, in their order; a voyage that goes on, and a second load, are told with the first."""
    is_you, done = ship == w.reader, [one for event in events if (one := _deed(event, ship, w))]
    for (forms, deed), same in groupby(done, key=lambda one: (one.forms, one.deed)):
        whole = list(same)
        if forms:
            singular, plural = forms[is_you]
            yield w.language.count(singular, plural, sum(one.steps for one in whole))
        elif deed:
            what = w.language.all_of([one.what for one in whole if one.what])
            yield w.language.say(deed[is_you], what=what, other=what)


def _deed(event: Event, ship: int, w: Words) -> Done | None:
    """What an event is in the turn of a ship; None if it is not worth a word there."""
    match event:
        case e.Sailed(ship=mover) if mover == ship:
            forms = _FALLS_BACK if event.fleeing else _SAILS if event.course > 0 else _SAILS_BACK
            return Done(forms, steps=len(event.path) - 1)
        case e.Loaded(ship=loader, loser=None) if loader == ship:
            return Done(deed=_LOADS, what=w.amount(event.kind, event.amount))
        case e.HoldEmptied(ship=loader) if loader == ship:
            return Done(deed=_THROWS, what=w.amount(event.kind, event.amount))
        case e.LoadIgnored(ship=loader) if loader == ship:
            return Done(deed=_NOTHING)
        case e.TreasureFound(ship=finder) if finder == ship:
            return Done(deed=_FINDS, what=w.treasure(event.card))
        case e.Paid(ship=payer) if payer == ship and event.space is not None:
            return Done(deed=_PAYS, what=w.amount(event.kind, sum(event.amounts)))
        case e.RanShort():
            return Done(deed=_SHORT)
        case e.CameHome():
            return Done(deed=_HOME)
    return _in_battle(event, ship, w)


def _in_battle(event: Event, ship: int, w: Words) -> Done | None:
    """What comes of a battle."""
    match event:
        case e.BattleEnded(attacker=one, defender=two, winner=winner):
            deed = _DRAWS if winner is None else _BEATS if winner == ship else _LOSES
            return Done(deed=deed, what=_opponent(two if one == ship else one, w))
        case e.HoldTaken(winner=winner):
            return Done(deed=_TAKES if winner == ship else _ROBBED, what=w.amount(event.kind, event.amount))
        case e.TreasureTaken(winner=winner):
            return Done(deed=_TAKES if winner == ship else _ROBBED, what=w.treasure(event.card))
        case e.TreasureGiven(winner=winner):
            return Done(deed=_GIVES if winner == ship else _CURSED, what=w.treasure(event.card, cursed=event.cursed))
    return None


def _opponent(ship: int, w: Words) -> str:
    """Whom somebody fights."""
    if ship == w.reader:
        return w.language.phrase(*_OPPONENT)
    return w.names[ship] if ship < len(w.names) else w.language.phrase(*_GHOST)
