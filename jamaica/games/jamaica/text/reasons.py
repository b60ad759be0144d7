"""Why something happened in Jamaica: the rule it follows from, and the sum behind it."""

from collections.abc import Mapping, Sequence
from functools import singledispatch

from ....engine.contract import Event, Reason
from ....engine.language import Language, mark, marks
from ..rules import events as e
from ..rules.data import STAR
from .log_groups import Picks
from .terms import GHOST, amount

_RULES: Mapping[type[Event], str] = {
    e.CaptainDrawn: "J2.4",
    e.Reshuffled: "J12.17",
    e.DiceRolled: "J3.1",
    e.DicePlaced: "J3.1",
    e.CardPicked: "J3.2",
    Picks: "J3.2",
    e.CardRevealed: "J3.3",
    e.ActionBegan: "J3.3",
    e.HoldEmptied: "J4.2",
    e.LoadIgnored: "J4.3",
    e.ShortageRolled: "J7.4",
    e.BattleBegan: "J8.1",
    e.SabreUsed: "J9.2",
    e.LostAtSea: "J11.5",
    e.LootDeclined: "J8.7",
    e.GhostSteered: "J11.2",
}
"""Events that always follow from the same rule."""
_STRENGTH = mark("Die {die} + gunpowder {powder} + Lady Beth {beth} = {strength}.")
_AGAINST = mark("Die {die} + gunpowder {powder} + Lady Beth {beth} = {strength} against {other}.")
_SCORE = mark("{name}: space {space} + doubloons {doubloons} + treasures {treasures} − curses {curses} = {points}.")
_STEPS = marks("From {start} to {end}: {number} step.", "From {start} to {end}: {number} steps.")


class Witness:
    """Context of the question "why?": earlier events, names and language."""

    def __init__(self, before: Sequence[Event], names: Sequence[str], language: Language) -> None:
        self.before, self.ghost, self.language = before, len(names), language
        self.names = (*names, language.say(GHOST))

    def since(self, kind: type[Event]) -> list[Event]:
        """Events after the last one of a kind."""
        found: list[Event] = []
        for event in reversed(self.before):
            if isinstance(event, kind):
                break
            found.append(event)
        return found[::-1]

    def is_attacker(self, ship: int) -> bool:
        """True if the ship is the attacker of the current battle."""
        battles = (event for event in reversed(self.before) if isinstance(event, e.BattleBegan))
        return next((battle.attacker == ship for battle in battles), True)

    def loot(self, winner: int, loser: int) -> str:
        """The rule of a prize: the ghost ship has its own."""
        return "J11.5" if winner == self.ghost else "J11.6" if loser == self.ghost else "J8.7"


@singledispatch
def why(event: Event, w: Witness) -> Reason:
    """The rule an event follows from, and its sum."""
    return Reason(_RULES.get(type(event), ""))


@why.register
def _(event: e.CardDrawn, w: Witness) -> Reason:
    return Reason("J3.4" if any(isinstance(one, e.RoundBegan) for one in w.before) else "J2.3")


@why.register
def _(event: e.RoundBegan, w: Witness) -> Reason:
    return Reason("J3.4" if event.round > 1 else "J2.4")


@why.register
def _(event: e.Loaded, w: Witness) -> Reason:
    return Reason("J4.1" if event.loser is None else w.loot(event.ship, event.loser))


@why.register
def _(event: e.Sailed, w: Witness) -> Reason:
    start, end, number = event.path[0], event.path[-1], len(event.path) - 1
    steps = w.language.count(*_STEPS, number, start=start, end=end)
    if event.fleeing:
        rolled = any(isinstance(one, e.ShortageRolled) for one in w.since(e.RanShort))
        return Reason("J7.4" if rolled else "J7.3", steps)
    return Reason("J11.2" if event.ship == w.ghost else "J5.1", steps)


@why.register
def _(event: e.CameHome, w: Witness) -> Reason:
    return Reason("J12.12" if event.ship == w.ghost else "J10.1")


@why.register
def _(event: e.Paid, w: Witness) -> Reason:
    parts = [str(part) for part in event.amounts if part]
    total = " + ".join(parts) + (f" = {sum(event.amounts)}" if len(parts) > 1 else "")
    return Reason("J7.1", w.language.say("Taken from the holds: {sum}.", sum=total))


@why.register
def _(event: e.RanShort, w: Witness) -> Reason:
    due, paid = (amount(event.kind, number, w.language) for number in (event.due, event.paid))
    sentence = mark("Owed {due}, paid {paid}: {missing} short.")
    return Reason("J7.2", w.language.say(sentence, due=due, paid=paid, missing=event.due - event.paid))


@why.register
def _(event: e.PowderChosen, w: Witness) -> Reason:
    return Reason("J8.2" if w.is_attacker(event.ship) else "J8.3")


@why.register
def _(event: e.CombatRolled, w: Witness) -> Reason:
    if event.again:
        return Reason("J9.2")
    return Reason("J8.5" if event.face == STAR else "J8.2" if w.is_attacker(event.ship) else "J8.3")


@why.register
def _(event: e.StrengthSet, w: Witness) -> Reason:
    return Reason("J8.2" if w.is_attacker(event.ship) else "J8.3", w.language.say(_STRENGTH, **_parts(event)))


@why.register
def _(event: e.BattleEnded, w: Witness) -> Reason:
    told = [one for one in w.since(e.BattleBegan) if isinstance(one, e.StrengthSet)]
    strengths = {one.ship: one for one in told}
    if any(one.face == STAR for one in told):
        return Reason("J8.5", w.language.say("The star beats any strength."))
    winner = event.attacker if event.winner is None else event.winner
    loser = event.defender if winner == event.attacker else event.attacker
    if winner not in strengths or loser not in strengths:
        return Reason("J8.4")
    sums = w.language.say(_AGAINST, **_parts(strengths[winner]), other=strengths[loser].strength)
    return Reason("J8.4", sums)


def _parts(event: e.StrengthSet) -> dict[str, int]:
    return {"die": event.face, "powder": event.powder, "beth": event.lady_beth, "strength": event.strength}


@why.register
def _(event: e.HoldTaken, w: Witness) -> Reason:
    return Reason(w.loot(event.winner, event.loser))


@why.register
def _(event: e.TreasureFound, w: Witness) -> Reason:
    return Reason("J11.3" if event.ship == w.ghost else "J6.3")


@why.register
def _(event: e.TreasureTaken, w: Witness) -> Reason:
    return Reason(w.loot(event.winner, event.loser))


@why.register
def _(event: e.TreasureGiven, w: Witness) -> Reason:
    return Reason(w.loot(event.winner, event.loser))


@why.register
def _(event: e.GameEnded, w: Witness) -> Reason:
    """A line per ship: its points from every source."""
    sums = [
        w.language.say(_SCORE, name=name, points=_minus(points), **{k: _minus(v) for k, v in part._asdict().items()})
        for name, points, part in zip(w.names, event.scores, event.parts, strict=False)
    ]
    return Reason("J10.2", "\n".join(sums))


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
