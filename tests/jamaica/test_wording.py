"""Wording: one line for each kind of event, with nothing in it that the viewer may not know."""

import pytest

from jamaica.engine.contract import ONLOOKER, Event
from jamaica.games.jamaica.rules import events as e
from jamaica.games.jamaica.rules.data import FOOD, GOLD, POWDER, STAR, load_pieces

from .helpers import GAME, NAMES, against_ghost, fighting, only, play

CARDS = {card.name: number for number, card in enumerate(load_pieces().cards)}
TREASURES = {card.name: number for number, card in enumerate(load_pieces().treasures)}
GHOST = 6
BOTH = frozenset((0, 1))

LINES: list[tuple[Event, str]] = [
    (e.CaptainDrawn(1), "Mary is drawn as first Captain."),
    (e.CardDrawn(0, CARDS["gold/gold"]), "Anne draws Gold Fever."),
    (e.Reshuffled(0), "Anne shuffles the played cards into a new deck."),
    (e.RoundBegan(3, 2), "Round 3: Samuel is Captain."),
    (e.DiceRolled(0, (2, 5)), "Anne rolls 2 and 5."),
    (e.DicePlaced(0, 5, 2), "Morning 5, evening 2."),
    (e.CardPicked(1, 3), "Mary lays a card face down."),
    (e.CardRevealed(1, CARDS["food/powder"]), "Mary plays Full Larder."),
    (e.ActionBegan(1, 0, "food", 5), "Mary, morning 5: loads food."),
    (e.ActionBegan(1, 1, "backward", 2), "Mary, evening 2: sails backward."),
    (e.Loaded(1, 2, GOLD, 1), "Mary puts 1 doubloon into hold 3."),
    (e.Loaded(1, 5, POWDER, 4), "Mary puts 4 gunpowder into hold 6."),
    (e.HoldEmptied(1, 0, FOOD, 3), "Mary throws 3 food from hold 1 overboard."),
    (e.LoadIgnored(1, GOLD), "Mary has doubloons in every hold and loads nothing."),
    (e.Sailed(0, (3, 4, 5), 1), "Anne sails to space 5."),
    (e.Sailed(0, (5, 4), -1), "Anne sails back to space 4."),
    (e.Sailed(0, (3, 4), 1, passes=True), ""),
    (e.Sailed(0, (1, 0), -1, fleeing=True), "Anne falls back to Port Royal."),
    (e.CameHome(0), "Anne is home in Port Royal! This is the last round."),
    (e.Paid(0, GOLD, (1, 2, 0, 0, 0), 16), "Anne pays 3 doubloons."),
    (e.Paid(0, POWDER, (1, 2, 0, 0, 0), None), ""),
    (e.RanShort(0, FOOD, 3, 1), "Anne owes 3 food but can pay only 1 food: a shortage."),
    (e.RanShort(0, GOLD, 5, 0), "Anne owes 5 doubloons but has none: a shortage."),
    (e.ShortageRolled(0, 2, "port"), "The shortage die shows 2: back to a port."),
    (e.ShortageRolled(0, 6, "sea"), "The shortage die shows 6: back to the open sea."),
    (e.ShortageRolled(0, 10, "lair"), "The shortage die shows 10: back to a pirate lair."),
    (e.ShortageRolled(0, STAR, "stay"), "The shortage die shows the star: the ship stays."),
    (e.BattleBegan(GHOST, 0), "The ghost ship attacks Anne!"),
    (e.PowderChosen(0, 3), "Anne spends 3 gunpowder."),
    (e.PowderChosen(0, 0), ""),
    (e.CombatRolled(0, STAR, again=False), "Anne rolls the star."),
    (e.CombatRolled(0, 4, again=True), "Anne rolls 4 this time."),
    (e.SabreUsed(0, 0), "Anne draws Saran's Sabre: the die is rolled again."),
    (e.SabreUsed(0, 1), "Anne draws Saran's Sabre: Mary's die is rolled again."),
    (e.StrengthSet(0, 4, 0, 0), "Anne's strength: 4."),
    (e.StrengthSet(0, 4, 3, 2), "Anne's strength: 4 + 3 + 2 = 9."),
    (e.StrengthSet(0, STAR, 3, 0), ""),
    (e.BattleEnded(0, 1, 1), "Mary wins the battle."),
    (e.BattleEnded(0, 1, None), "Equal strength: nothing happens."),
    (e.HoldTaken(0, 1, 2, GOLD, 5), "Anne takes 5 doubloons from Mary."),
    (e.LostAtSea(FOOD, 2), "The ghost throws 2 food into the sea."),
    (e.TreasureFound(0, 9, TREASURES["sabre"], face_up=True), "Anne finds Saran's Sabre in the pirate lair."),
    (e.TreasureFound(0, 9, TREASURES["-4"], face_up=False), "Anne finds a treasure of −4 in the pirate lair."),
    (e.TreasureTaken(0, 1, TREASURES["map"], True, frozenset()), "Anne takes Morgan's Map from Mary."),
    (e.TreasureTaken(0, 1, TREASURES["+5"], False, BOTH), "Anne takes a treasure of +5 from Mary."),
    (e.TreasureGiven(0, 1, TREASURES["-2"], False, True, BOTH), "Anne gives a treasure of −2 to Mary."),
    (e.LootDeclined(1), "Mary takes nothing."),
    (e.ShipsParted(), ""),
    (e.GhostTurn(0), ""),
    (e.GhostSteered(0, 1, 4, chosen=True), "The ghost ship, morning 4: forward, by the Captain's choice."),
    (e.GhostSteered(1, -1, 2, chosen=False), "The ghost ship, evening 2: backward, because it is alone in the lead."),
    (e.GhostSteered(1, 1, 2, chosen=False), "The ghost ship, evening 2: forward, because it is alone in last place."),
    (e.RoundEnded(), ""),
    (e.GameEnded((12, -3, 4), (0,)), "The race is over: Anne 12, Mary −3, Samuel 4. Anne wins."),
    (e.GameEnded((7, 7), (0, 1)), "The race is over: Anne 7, Mary 7. Anne and Mary share the victory."),
]


@pytest.mark.parametrize(("event", "sentence"), LINES, ids=lambda value: type(value).__name__)
def test_one_line_per_event(event: Event, sentence: str) -> None:
    """The line of an event for who may know everything."""
    assert GAME.say(event, NAMES, None) == sentence


def test_every_kind_of_event_is_worded() -> None:
    """No kind of event is without its line."""
    kinds = {
        kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert kinds == {type(event) for event, _ in LINES}


SECRETS: list[tuple[Event, int, str]] = [
    (e.CardDrawn(0, CARDS["gold/gold"]), 1, ""),
    (e.TreasureFound(0, 9, TREASURES["-4"], face_up=False), 1, "Anne finds a treasure in the pirate lair."),
    (
        e.TreasureFound(GHOST, 9, TREASURES["map"], face_up=False),
        0,
        "The ghost ship finds a treasure in the pirate lair.",
    ),
    (e.TreasureTaken(0, 1, TREASURES["+5"], False, BOTH), 2, "Anne takes a treasure from Mary."),
    (e.TreasureGiven(0, 1, TREASURES["-2"], False, True, BOTH), 2, "Anne gives a cursed treasure to Mary."),
    (e.TreasureGiven(0, GHOST, TREASURES["-2"], False, False, BOTH), 2, "Anne gives a treasure to the ghost."),
    (e.TreasureGiven(0, GHOST, TREASURES["map"], True, False, BOTH), 2, "Anne gives Morgan's Map to the ghost."),
]


@pytest.mark.parametrize(("event", "stranger", "sentence"), SECRETS, ids=lambda value: type(value).__name__)
def test_j9_3_secrets_are_left_out(event: Event, stranger: int, sentence: str) -> None:
    """J9.3, J12.27: a stranger's line says no more than he may know."""
    assert GAME.say(event, NAMES, stranger) == sentence


def test_public_events_are_the_same_for_all() -> None:
    """Everything else on the table is open."""
    for event, sentence in LINES:
        if event.seen_by(ONLOOKER) == event:
            assert GAME.say(event, NAMES, ONLOOKER) == sentence


def test_tally() -> None:
    """What players like to count: battles, loot, treasures, shortages."""
    events: list[Event] = []
    s = play(fighting(ship_1_face_up="sabre"), "combat 2", "sabre again", "combat 8", "combat 2", events=events)
    play(s, "loot hold 1", events=events)
    counts = GAME.tally([e.BattleBegan(0, 1), *events])
    assert counts == {
        "battles": 1, "shortages": 0, "treasures found": 0, "treasures stolen": 0, "treasures given": 0,
        "holds looted": 1, "sabre used": 1, "loads ignored": 0,
    }  # fmt: skip


def test_j11_5_the_line_of_a_lost_load() -> None:
    """J11.5: a hold the ghost takes is told twice: taken, and thrown into the sea."""
    events: list[Event] = []
    play(against_ghost(), "combat 2", "combat 8", "loot hold 1", events=events)
    told = [GAME.say(event, NAMES[:2], ONLOOKER) for event in events if isinstance(event, e.HoldTaken | e.LostAtSea)]
    assert told == ["The ghost ship takes 3 food from Anne.", "The ghost throws 3 food into the sea."]
    assert not only(events, e.Loaded)[0].loser
