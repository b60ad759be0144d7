"""Who knows what: views, what events show to whom, and the treasures' secrets (J12.14, J12.27)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.games.jamaica.rules.events import CardDrawn, TreasureFound, TreasureGiven, TreasureTaken
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.games.jamaica.rules.static import Table, bits

from .helpers import GAME, NAMES, acting, against_ghost, arranged, fighting, line, only, outcomes, play, started

NOTHING = "-, -, -, -, -"


def test_j12_14_a_thief_learns_what_he_took() -> None:
    """J12.14: the thief learns the face-down treasure he took; its former owner knows it too; others do not."""
    events: list[Event] = []
    s = play(fighting(ship_2_face_down="+5, -3", ship_2_holds=NOTHING), "combat 8", "combat 2", "loot unseen")
    play(s, "steal +5", events=events)
    assert [line(s.view(seat), "ship 1 face down") for seat in (0, 1, 2)] == ["+5", "+5", "?"]
    assert [line(s.view(seat), "ship 2 face down") for seat in (0, 1, 2)] == ["?", "-3", "?"]
    taken = only(events, TreasureTaken)[0]
    assert [taken.seen_by(seat) == taken for seat in (0, 1, 2)] == [True, True, False]
    assert taken.seen_by(2) == TreasureTaken(0, 1, None, False, taken.seen)


def test_j12_27_strangers_lose_track_of_several() -> None:
    """J12.27: others who knew it lose track if there were several; thief and victim do not."""
    s = fighting(ship_2_face_down="+5, -3", ship_1_knows="-3", ship_3_knows="+5, -3", ship_2_holds=NOTHING)
    play(s, "combat 8", "combat 2", "loot unseen", "steal +5")
    assert [line(s, f"ship {ship} knows") for ship in (1, 2, 3)] == ["-3", "+5", "-"]


def test_j12_27_a_single_card_is_followed() -> None:
    """J12.27: who knew the only face-down card still knows it at its new place."""
    s = fighting(ship_2_face_down="+5", ship_3_knows="+5", ship_2_holds=NOTHING)
    play(s, "combat 8", "combat 2", "loot unseen")
    assert line(s.view(2), "ship 1 face down") == "+5"


def test_j12_27_nobody_looks_at_what_the_ghost_takes() -> None:
    """J12.27: what the ghost steals is known to its old owner only, whoever decides for the ghost."""
    events: list[Event] = []
    s = against_ghost(ship_1_face_down="+5, -3", ship_1_holds=NOTHING)
    play(s, "combat 2", "combat 8", "loot unseen", "steal -3", events=events)
    assert line(s.view(0), "ghost face down") == "-3"
    assert line(s.view(1), "ghost face down") == "?"
    assert only(events, TreasureTaken)[0].seen_by(1) != only(events, TreasureTaken)[0]


def test_j12_27_a_given_card() -> None:
    """J12.27: a given card is known to giver and receiver; that it is cursed, to all."""
    events: list[Event] = []
    s = fighting(ship_1_face_down="-2, -4", ship_2_holds=NOTHING)
    play(s, "combat 8", "combat 2", "give -4", events=events)
    assert [line(s.view(seat), "ship 2 face down") for seat in (0, 1, 2)] == ["-4", "-4", "cursed"]
    assert [line(s.view(seat), "ship 1 face down") for seat in (0, 1, 2)] == ["-2", "?", "?"]
    given = only(events, TreasureGiven)[0]
    assert [given.seen_by(seat) == given for seat in (0, 1, 2)] == [True, True, False]
    assert given.seen_by(2) == TreasureGiven(0, 1, None, False, True, given.seen)


def test_j12_27_that_a_card_is_cursed_does_not_tell_which() -> None:
    """J12.27: in a stranger's view a card known as cursed has no name, nor anywhere in the view."""
    s = arranged(ship_2_face_down="-4, +5", cursed_for_all="-4", ship_1_knows="-4")
    assert [view.marked for view in map(s.view, range(3))] == [s.marked, s.marked, 0]
    assert [line(s.view(seat), "cursed for all") for seat in range(3)] == ["-4", "-4", "-"]
    assert line(s.view(2), "ship 2 face down") == "?, cursed"


def test_j12_18_a_power_turned_up_is_no_secret_any_more() -> None:
    """J12.18: who knew a power among the ghost's cards has nothing to know of it when it is turned up."""
    s = against_ghost(ghost_face_down="map", ship_2_knows="map")
    play(s, "combat 10", "combat 2", "loot unseen")
    assert line(s, "ship 1 face up") == "map"
    assert line(s, "ship 2 knows") == "-"


def test_j12_27_a_power_that_is_turned_up_hides_nothing() -> None:
    """J12.27, J12.18: all see which of the ghost's cards was taken, so that nobody loses track of the others."""
    s = against_ghost(ghost_face_down="map, +3a", ship_2_knows="+3a")
    play(s, "combat 10", "combat 2", "loot unseen", "steal map")
    assert line(s, "ship 1 face up") == "map"
    assert line(s, "ship 2 knows") == "+3a"


def test_j12_27_a_mark_is_lost_among_several() -> None:
    """J12.27: of a card known as cursed all lose track when one of several is stolen; a single one keeps its mark."""
    for down, seen in (("-2, +5", "?"), ("-2", "cursed")):
        s = fighting(ship_2_face_down=down, ship_2_holds=NOTHING, cursed_for_all="-2")
        play(s, "combat 8", "combat 2", "loot unseen")
        if s.stage == "steal":
            play(s, "steal -2")
        assert line(s.view(2), "ship 1 face down") == seen


def test_j12_27_who_knew_a_card_loses_track_of_gifts() -> None:
    """J12.27: who knew the giver's cursed cards no longer knows which he gave; his other cards stay known."""
    s = fighting(ship_1_face_down="+7a, -2, -4", ship_3_knows="+7a, -2, -4", ship_2_holds=NOTHING)
    play(s, "combat 8", "combat 2", "give -4")
    assert line(s, "ship 3 knows") == "+7a"
    assert line(s.view(2), "ship 2 face down") == "cursed"


def test_j12_27_a_gift_to_the_ghost() -> None:
    """J12.27: what the ghost is given only the giver knows; not even that it is cursed."""
    events: list[Event] = []
    s = play(against_ghost(ship_1_face_down="+5, -3"), "combat 10", "combat 2", "give -3", events=events)
    assert line(s.view(0), "ghost face down") == "-3"
    assert line(s.view(1), "ghost face down") == "?"
    assert not only(events, TreasureGiven)[0].cursed


def test_j12_27_the_giver_loses_track_in_the_ghosts_pile() -> None:
    """J12.27: when a third takes one of several from the ghost, the giver no longer knows what is left."""
    s = against_ghost(players=3, ghost_face_down="+5, -3", ship_2_knows="-3")
    play(s, "combat 10", "combat 2", "loot unseen", "steal +5")
    assert line(s, "ship 2 knows") == "-"


def test_j9_3_a_view_hides_hands_and_treasures() -> None:
    """J9.3, J3.2: a view names nothing of other hands, of cards laid face down and of treasures it does not know."""
    s = arranged(ship_2_hand="powder/food, gold/gold", ship_2_face_down="+7b, -4", ship_1_face_down="+5")
    play(s, "roll 1 1", "card food/forward", "card gold/gold")
    described = GAME.describe(s.view(0))
    assert described["ship 2 hand"] == "?"
    assert described["ship 2 laid"] == "?"
    assert described["ship 2 face down"] == "?, ?"
    assert described["ship 1 face down"] == "+5"
    text = " ".join(described.values())
    assert "+7b" not in text and "-4" not in text.replace(", -", "") and "powder/food" not in text
    assert s.view(0).scores()[1] == -2  # what a view cannot know does not count


def test_a_card_drawn_is_shown_to_its_owner_only() -> None:
    """J3.4: others see that a card was drawn, not which."""
    event = CardDrawn(1, 4)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == CardDrawn(1, None)


def test_j3_2_a_laid_card_can_be_taken_back_until_it_is_revealed() -> None:
    """J3.2, J3.3: dice and cards can be taken back while nothing is revealed, and no longer when all cards lie."""
    match = Match.begin(GAME, JamaicaOptions(players=3), [Seat(name) for name in NAMES[:3]], seed="5")
    if match.state.stage == "dice":
        match.play(match.to_move, match.choices()[0])
    while match.state.stage == "card":
        seat, before = match.to_move, match.state.key()
        match.play(seat, match.choices()[0])
        assert match.can_undo(seat) == (match.state.stage == "card")
        if match.can_undo(seat):
            match.undo(seat)
            assert match.state.key() == before
            match.play(seat, match.choices()[0])


def test_exposed_cards_are_imagined() -> None:
    """J12.17: after a reshuffle of all that lay open everybody can tell what was left in hand."""
    played = "food/forward, forward/forward, forward/backward, backward/forward, forward/powder, powder/gold"
    played += ", gold/forward, forward/food"
    hands: dict[str, Any] = {
        "ship_1_hand": "gold/gold, food/powder, powder/food",
        "ship_2_hand": "gold/gold",
        "ship_3_hand": "gold/gold",
    }
    s = arranged(ship_1_discard=played, **hands)
    play(s, "roll 1 1", *["card gold/gold"] * 3)
    assert line(s, "ship 1 exposed") == "food/powder, powder/food"
    while s.stage == "draw":
        play(s, outcomes(s)[0])
    for seed in range(20):
        hand = line(GAME.imagine(s.view(1), Random(seed)), "ship 1 hand")
        assert "food/powder" in hand and "powder/food" in hand
    play(s, "roll 1 1", *(f"card {line(s, f'ship {ship} hand').split(', ')[-1]}" for ship in (2, 3, 1)))
    assert line(s, "ship 1 exposed") == "food/powder"


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "ghost": "yes", "edition": "second"}])
def test_a_view_depends_on_nothing_hidden(options: dict[str, str | int]) -> None:
    """Another truth behind a view leaves key, description and choices of the view as they are."""
    rng = Random(7)
    s = started(**options)
    while s.to_move != OVER:
        if rng.random() < 0.1:
            seat = rng.randrange(s.seats)
            view = s.view(seat)
            other = GAME.imagine(view, rng).view(seat)
            assert other.key() == view.key()
            assert GAME.describe(other) == GAME.describe(view)
        legal = s.odds().moves if s.to_move == CHANCE else s.choices()
        s.apply(rng.choice(list(legal)))


class _Witness:
    """What one seat can tell of face-down treasures from the events it sees: per card the ships that may have it."""

    def __init__(self, seat: int, table: Table) -> None:
        self.seat, self.table = seat, table
        self.whereabouts: dict[int, set[int]] = {}

    def see(self, event: Event, piles: list[int]) -> None:
        """Take in an event; `piles` are the numbers of face-down cards before it."""
        if isinstance(event, TreasureFound) and event.card is not None:
            self._place(event.card, event.ship, event.face_up)
        elif isinstance(event, TreasureTaken | TreasureGiven):
            taken = isinstance(event, TreasureTaken)
            giver, taker = (event.loser, event.winner) if taken else (event.winner, event.loser)
            if event.card is not None:
                self._place(event.card, taker, event.face_up)
                return
            for card, ships in self.whereabouts.items():
                if giver in ships and (taken or taker == self.table.ghost or self.table.cursed >> card & 1):
                    ships.add(taker)
                    if piles[giver] == 1:
                        ships.discard(giver)

    def _place(self, card: int, ship: int, face_up: bool) -> None:
        self.whereabouts[card] = {ship}
        if face_up:
            del self.whereabouts[card]

    def may_know(self, card: int, ship: int) -> bool:
        return self.whereabouts.get(card) == {ship}


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4, "ghost": "yes"}])
def test_j12_27_nobody_knows_more_than_he_saw(options: dict[str, str | int]) -> None:
    """J12.14, J12.27: every treasure a view names follows from the events that this seat was shown."""
    named = 0
    for seed in range(6):
        rng, s = Random(seed), started(**options)
        witnesses = [_Witness(seat, s.table) for seat in range(s.seats)]
        while s.to_move != OVER:
            legal = list(s.odds().moves if s.to_move == CHANCE else s.choices())
            thefts = [move for move in legal if move[0] == "give" or move[:2] == ("loot", "unseen")]
            piles, events = [cards.bit_count() for cards in s.down], list[Event]()
            s.apply(rng.choice(thefts or legal), events)
            for witness in witnesses:
                for event in events:
                    witness.see(event.seen_by(witness.seat), piles)
                view = s.view(witness.seat)
                known = [(card, ship) for ship, cards in enumerate(view.down) for card in bits(cards)]
                assert all(witness.may_know(card, ship) for card, ship in known)
                named += sum(ship != witness.seat for _, ship in known)
    assert named > 100


def test_imagined_truths_are_equally_likely() -> None:
    """Hands and treasures are imagined evenly over all that agree with the view."""
    s = arranged(4, ghost="yes", ship_2_face_down="-2, +5", ship_3_face_down="+3a", cursed_for_all="-2", lairs="4 9")
    view = s.view(0)
    rng = Random(1)
    marked, cards = Counter[int](), Counter[int]()
    for _ in range(3000):
        truth = GAME.imagine(view, rng)
        marked[truth.marked] += 1
        cards.update(bits(truth.hand[1]))
        assert truth.down[1].bit_count() == 2 and truth.down[2].bit_count() == 1
        assert not (truth.down[1] | truth.down[2]) & 0b1111, "a player's power lies face up"
    assert set(marked) == {1 << s.table.treasure_of[name] for name in ("-2", "-3", "-4")}
    assert max(marked.values()) < 1.2 * min(marked.values())
    assert len(cards) == 11
    assert max(cards.values()) < 1.2 * min(cards.values())


def test_a_laid_card_is_imagined_among_all_it_can_be() -> None:
    """A card laid face down can be any card that is not open, and is no longer in the imagined hand."""
    s = play(arranged(ship_1_discard="gold/gold"), "roll 1 1", "card food/forward")
    laid = Counter(line(GAME.imagine(s.view(1), Random(seed)), "ship 1 laid") for seed in range(600))
    assert len(laid) == 10 and "gold/gold" not in laid
    truth = GAME.imagine(s.view(1), Random(1))
    assert truth.hand[0].bit_count() == 2


def test_j11_3_the_ghosts_cards_can_be_powers() -> None:
    """J11.3: what the ghost found may be a power card too, in the mind of who imagines it."""
    s = arranged(2, ghost_face_down="+5", lairs="9")
    seen = {line(GAME.imagine(s.view(0), Random(seed)), "ghost face down") for seed in range(300)}
    assert {"map", "sabre", "sixth-hold"} <= seen
    assert "lady-beth" not in seen


def test_a_found_treasure_of_another_is_only_counted() -> None:
    """J9.3: the finder's card is one more unknown card for the others."""
    s = play(acting("forward/powder", 1, 1, ship_1_at="8"), "treasure +3b")
    view = s.view(2)
    assert view.unseen == [1, 0, 0]
    assert view.pile.bit_count() == 12
