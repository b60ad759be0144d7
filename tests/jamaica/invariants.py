"""What must hold in every position of Jamaica, and what a move may change: nothing but what its events say."""

from collections.abc import Callable, Sequence
from typing import Any

from jamaica.engine.contract import CHANCE, OVER, Event
from jamaica.games.jamaica.rules import events as e
from jamaica.games.jamaica.rules.data import KINDS, LADY_BETH, NONE, PORT_ROYAL, POWERS, SIXTH_HOLD
from jamaica.games.jamaica.rules.position import NO_CARD, NOBODY, STOCKS, Position
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import HOLDS
from jamaica.games.jamaica.rules.stock import SIXTH

_POWER_CARDS = (1 << len(POWERS)) - 1


def check(state: State) -> None:
    """Raise AssertionError if the pieces on the table do not add up."""
    _check_holds(state)
    _check_cards(state)
    _check_treasures(state)
    _check_places(state)
    _check_turn(state)
    _check_question(state)


def _check_holds(s: Position) -> None:
    for ship in range(s.table.ships):
        nothing, gold, food, powder = s.stock[ship * STOCKS : (ship + 1) * STOCKS]
        assert not nothing.total
        for stock in (gold, food, powder):
            assert len(stock.amounts) == HOLDS
            assert min(stock.amounts) >= 0
        for hold in zip(gold.amounts, food.amounts, powder.amounts, strict=True):
            assert sum(amount > 0 for amount in hold) <= 1, "a hold contains one kind only"
        assert not (food.total or powder.total) or ship != s.table.ghost, "the ghost carries doubloons only"
        assert s.powers[SIXTH_HOLD] == ship or not s.full_holds(ship) & SIXTH, "a sixth hold without the card"


def _check_cards(s: Position) -> None:
    """Each card of a seat is in its hand, deck or discard pile, or laid face down."""
    for seat in range(s.seats):
        laid = 1 << s.picked[seat] if s.picked[seat] != NO_CARD else 0
        places = [s.hand[seat], s.deck[seat], s.discard[seat], laid]
        assert sum(places) == s.table.all_cards == places[0] | places[1] | places[2] | places[3]
        assert not s.exposed[seat] & ~(s.hand[seat] | laid), "an exposed card is in hand or laid face down"
        assert not s.concealed[seat]
        if s.stage in ("roll", "dice"):
            assert s.table.hand_size <= s.hand[seat].bit_count() <= s.table.map_hand_size
            assert not laid, "a card lies longer than its round"


def _check_treasures(s: Position) -> None:
    """Each treasure is in one place, and nobody knows of one that does not lie face down."""
    table = s.table
    up = sum(1 << card for card, owner in enumerate(s.powers) if owner != NOBODY)
    places = [s.pile, up, *s.down]
    total = (1 << len(table.values)) - 1
    assert sum(places) == total, "a treasure is in two places or none"
    assert all(NOBODY <= owner < table.ships for owner in s.powers)
    if table.ghost >= 0:
        assert s.powers[LADY_BETH] == table.ghost, "nobody takes Lady Beth from the ghost"
    down = total & ~s.pile & ~up
    for seat in range(s.seats):
        assert not s.down[seat] & _POWER_CARDS, "a player's power lies face up"
        assert not s.down[seat] & ~s.known[seat], "a player knows his own treasures"
        assert not s.known[seat] & ~down, "a player knows a card that does not lie face down"
    assert not s.marked & ~(down & table.cursed)
    assert not any(s.unseen) and not any(s.cursed_unseen)
    assert not s.lairs & ~table.lairs
    assert s.pile.bit_count() >= s.lairs.bit_count(), "a lair without a treasure"


def _check_places(s: Position) -> None:
    for ship in range(s.table.ships):
        assert 0 <= s.space[ship] < len(s.table.board.kind)
        assert s.lap[ship] <= 1
        assert s.lap[ship] < 1 or s.space[ship] == PORT_ROYAL, "a ship that is home lies in Port Royal"
        assert s.is_home(ship) == (s.steps_home(ship) == 0)


def _check_turn(s: Position) -> None:
    """Nothing is left of a turn, a battle, a load or a payment when it is over."""
    assert s.to_move in (CHANCE, OVER, *range(s.seats))
    assert 0 <= s.round <= s.table.rounds
    ended = s.lap and max(s.lap) > 0 and s.actor == NOBODY
    assert (s.to_move == OVER) == (ended or (s.round == s.table.rounds and s.stage == "done"))
    if s.stage in ("captain", "draw", "roll", "dice", "card"):
        assert s.actor == s.card == NO_CARD
        assert not s.flight and not s.steps
    if s.foe == NOBODY:
        assert s.winner == NOBODY and not s.sabre_used
        assert s.side == s.spent == s.face == s.strength == 0
        assert s.stage not in ("powder", "combat", "sabre", "loot", "steal")
    else:
        assert s.foe != s.actor
        assert s.space[s.foe] == s.space[s.actor] != PORT_ROYAL, "a battle is fought on one space, never in Port Royal"
        assert s.winner in (NOBODY, s.foe, s.actor)
    assert (s.loader != NOBODY) == (s.stage in ("stow", "empty"))
    assert (s.payer != NOBODY) == (s.stage == "pay")
    assert not s.steps or s.stage in ("lane", "course")


def _check_question(s: State) -> None:
    """Nothing is asked that has one answer, but for the card that is laid."""
    if s.to_move >= 0:
        assert len(s.choices()) > (s.stage != "card"), f"{s.stage} is asked without a choice"


def check_events(before: Position, events: Sequence[Event], after: Position) -> None:
    """Raise AssertionError unless the events tell all that has changed on the ships."""
    ledger = _Ledger(before)
    for event in events:
        ledger.read(event)
    ledger.compare(after)


def _contents(s: Position) -> tuple[list[int], list[int]]:
    """Kind and amount of every hold there can be, HOLDS for each ship."""
    contents = [s.content(ship, hold) for ship in range(s.table.ships) for hold in range(HOLDS)]
    return [kind for kind, _ in contents], [amount for _, amount in contents]


class _Ledger:
    """Ships, holds and treasures as the events tell them."""

    def __init__(self, s: Position) -> None:
        self.table = s.table
        self.cargo, self.amount = _contents(s)
        self.space, self.lap = s.space[:], s.lap[:]
        self.powers, self.down = s.powers[:], s.down[:]
        self.lairs = s.lairs
        self.dice, self.round = s.dice, s.round
        self.afloat = (s.load_kind, s.load_amount)
        """What is being loaded."""
        self.sunk = False
        """The contents of a Sixth Hold went into the sea on its way to the ghost."""
        self.flight = s.flight
        """What a ship with a shortage looks for: a kind of space, or any it can pay."""
        self.emptied = NONE
        """What was thrown out of the hold that is filled next."""

    def read(self, event: Event) -> None:
        """Carry out what an event tells; what it cannot have happened to raises AssertionError."""
        if reader := _READERS.get(type(event)):
            reader(self, event)

    def compare(self, s: Position) -> None:
        assert (self.cargo, self.amount) == _contents(s), "the holds are not as the events tell"
        assert (self.space, self.lap) == (s.space, s.lap), "the ships are not where the events tell"
        assert (self.powers, self.down) == (s.powers, s.down), "the treasures are not where the events tell"
        assert self.lairs == s.lairs
        assert self.afloat == (s.load_kind, s.load_amount), "tokens are lost while they are loaded"
        assert (s.stage == "done") == (self.round == -1), "the end of the game is told once"
        if s.stage != "roll":
            assert s.dice == self.dice

    def clear(self, ship: int, hold: int, kind: int, amount: int) -> None:
        place = ship * HOLDS + hold
        assert (self.cargo[place], self.amount[place]) == (kind, amount), "a hold did not contain what left it"
        self.cargo[place], self.amount[place] = NONE, 0

    def acted(self, event: e.ActionBegan) -> None:
        assert event.die == self.dice[event.step]
        self.flight = ""
        if event.symbol in KINDS:
            self.afloat = (KINDS.index(event.symbol), event.die)

    def rolled(self, event: e.DiceRolled) -> None:
        self.dice = event.faces

    def placed(self, event: e.DicePlaced) -> None:
        assert sorted(self.dice) == sorted((event.morning, event.evening))
        self.dice = (event.morning, event.evening)

    def loaded(self, event: e.Loaded) -> None:
        """J4.1: into an empty hold of this ship, all at once."""
        place = event.ship * HOLDS + event.hold
        assert event.hold < HOLDS - 1 or self.powers[SIXTH_HOLD] == event.ship
        assert not self.amount[place], "a hold is never topped up"
        assert self.afloat == (event.kind, event.amount)
        assert self.emptied != event.kind, "a hold of the loaded type is never emptied"
        self.cargo[place], self.amount[place] = event.kind, event.amount
        self.afloat, self.emptied = (NONE, 0), NONE

    def emptied_one(self, event: e.HoldEmptied) -> None:
        """J4.2: only when no hold is empty."""
        holds = HOLDS if self.powers[SIXTH_HOLD] == event.ship else HOLDS - 1
        assert NONE not in self.cargo[event.ship * HOLDS : event.ship * HOLDS + holds]
        self.clear(event.ship, event.hold, event.kind, event.amount)
        self.emptied = event.kind

    def ignored(self, event: e.LoadIgnored) -> None:
        holds = HOLDS if self.powers[SIXTH_HOLD] == event.ship else HOLDS - 1
        assert set(self.cargo[event.ship * HOLDS : event.ship * HOLDS + holds]) == {event.kind}
        self.afloat = (NONE, 0)

    def paid(self, event: e.Paid) -> None:
        board = self.table.board
        if event.space is not None:  # J6.2
            assert (event.ship, event.space) in enumerate(self.space)
            assert (event.kind, sum(event.amounts)) == (board.currency[event.space], board.cost[event.space])
            assert not (self.table.second_edition and self.flight), "J7.4: he never pays for the new space"
        for hold, part in enumerate(event.amounts):
            place = event.ship * HOLDS + hold
            assert 0 <= part <= self.amount[place]
            assert not part or self.cargo[place] == event.kind
            self.amount[place] -= part
            if not self.amount[place]:
                self.cargo[place] = NONE

    def ran_short(self, event: e.RanShort) -> None:
        """J7.2: he pays all he has."""
        places = [p for p in range(event.ship * HOLDS, (event.ship + 1) * HOLDS) if self.cargo[p] == event.kind]
        assert event.paid == sum(self.amount[place] for place in places) < event.due
        assert event.due == self.table.board.cost[self.space[event.ship]]
        self.flight = "" if self.table.second_edition else "any"
        for place in places:
            self.cargo[place], self.amount[place] = NONE, 0

    def threw_shortage(self, event: e.ShortageRolled) -> None:
        assert self.lap[event.ship] >= 0, "J12.20: no die is thrown behind the start"
        self.flight = event.back_to

    def is_refuge(self, ship: int, space: int) -> bool:
        """J7.3, J7.4: where a flight ends."""
        board = self.table.board
        if space == PORT_ROYAL or self.flight != "any":
            return space == PORT_ROYAL or board.kind[space] == self.flight
        tokens = zip(self.cargo[ship * HOLDS :], self.amount[ship * HOLDS : (ship + 1) * HOLDS], strict=False)
        return sum(amount for kind, amount in tokens if kind == board.currency[space]) >= board.cost[space]

    def took_hold(self, event: e.HoldTaken) -> None:
        self.clear(event.loser, event.hold, event.kind, event.amount)
        self.afloat = (event.kind, event.amount)

    def lost_at_sea(self, event: e.LostAtSea) -> None:
        if self.afloat == (event.kind, event.amount):
            self.afloat = (NONE, 0)
        else:
            owner = self.powers[SIXTH_HOLD]
            self.clear(owner, HOLDS - 1, event.kind, event.amount)
            self.sunk = True

    def found(self, event: e.TreasureFound) -> None:
        assert event.card is not None
        assert self.lairs >> event.space & 1
        self.lairs ^= 1 << event.space
        self.lay(event.ship, event.card, event.face_up)

    def taken(self, event: e.TreasureTaken) -> None:
        assert event.card is not None
        self.move(event.loser, event.winner, event.card, event.face_up)

    def given(self, event: e.TreasureGiven) -> None:
        assert event.card is not None
        self.move(event.winner, event.loser, event.card, event.face_up)

    def move(self, giver: int, taker: int, card: int, face_up: bool) -> None:
        if self.down[giver] >> card & 1:
            self.down[giver] ^= 1 << card
        else:
            assert self.powers[card] == giver
        self.lay(taker, card, face_up)
        if card == SIXTH_HOLD and not self.sunk:
            old, new = giver * HOLDS + HOLDS - 1, taker * HOLDS + HOLDS - 1
            self.cargo[new], self.amount[new] = self.cargo[old], self.amount[old]
            self.cargo[old], self.amount[old] = NONE, 0
        self.sunk = False

    def lay(self, ship: int, card: int, face_up: bool) -> None:
        if face_up:
            self.powers[card] = ship
        else:
            self.down[ship] |= 1 << card

    def sailed(self, event: e.Sailed) -> None:
        """Along the lanes, and never past Port Royal while fleeing or after the lap."""
        board, ship = self.table.board, event.ship
        ways = board.ahead if event.course > 0 else board.behind
        assert event.path[0] == self.space[ship]
        for here, there in zip(event.path, event.path[1:], strict=False):
            assert there in ways[here]
            assert not event.fleeing or here == event.path[0] or not self.is_refuge(ship, here)
            assert not (event.fleeing and here == PORT_ROYAL)
            self.lap[ship] -= event.course < 0 and here == PORT_ROYAL
            self.lap[ship] += event.course > 0 and there == PORT_ROYAL
            assert self.lap[ship] < 1 or there == event.path[-1]
        self.space[ship] = event.path[-1]

    def ended(self, event: e.GameEnded) -> None:
        self.round = -1


_READERS: dict[type[Event], Callable[[_Ledger, Any], None]] = {
    e.ActionBegan: _Ledger.acted,
    e.DiceRolled: _Ledger.rolled,
    e.DicePlaced: _Ledger.placed,
    e.Loaded: _Ledger.loaded,
    e.HoldEmptied: _Ledger.emptied_one,
    e.LoadIgnored: _Ledger.ignored,
    e.Paid: _Ledger.paid,
    e.RanShort: _Ledger.ran_short,
    e.HoldTaken: _Ledger.took_hold,
    e.LostAtSea: _Ledger.lost_at_sea,
    e.ShortageRolled: _Ledger.threw_shortage,
    e.TreasureFound: _Ledger.found,
    e.TreasureTaken: _Ledger.taken,
    e.TreasureGiven: _Ledger.given,
    e.Sailed: _Ledger.sailed,
    e.GameEnded: _Ledger.ended,
}
