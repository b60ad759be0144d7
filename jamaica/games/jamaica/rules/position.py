"""A position of Jamaica: every piece on the table, and how far the rules have got. No rules here."""

from typing import Self

from ....engine.contract import CHANCE, ONLOOKER
from ....engine.machine import Machine
from .data import FOOD, GOLD, KINDS, LADY_BETH, NONE, PORT_ROYAL, POWDER, POWERS, SIXTH_HOLD
from .options import JamaicaOptions
from .stages import CAPTAIN
from .static import HOLDS, Table
from .stock import NOTHING, ORDINARY, WIDTH, Stock, numbers, stock_of

STOCKS = len(KINDS)
"""Entries per ship in the list of stocks, one for each kind."""
NOBODY = -1
NO_CARD = -1
HIDDEN = -2
"""Stands for a card laid face down, in the view of another seat."""


class Position(Machine):
    """Plain numbers and lists, quick to copy. Ships are numbered like their seats; the ghost ship comes last.

    Sets of cards, treasures, spaces and holds are bit masks. The stocks of all ships are one list, STOCKS for each.
    """

    __slots__ = (
        # who is asked, and what
        "table", "seats", "to_move", "viewer",
        # the round
        "round", "captain", "dice", "drawn",
        # ships: space, lap (0 the race, -1 behind the start, 1 home), what they have of each kind in their holds
        "space", "lap", "stock",
        # cards: per seat; exposed = in hand or laid face down as all know, concealed = size of a hidden hand (views)
        "hand", "deck", "discard", "picked", "exposed", "concealed",
        # treasures: owner of each power lying face up, face-down cards per ship, who knows which, which are known as
        # cursed by all; unseen = number of face-down cards a view leaves out, cursed_unseen = those known as cursed
        "powers", "down", "pile", "known", "marked", "unseen", "cursed_unseen", "lairs",
        # the turn: acting ship, its card, 0 morning or 1 evening, direction and steps still to sail
        "actor", "card", "step", "course", "steps",
        # after a shortage: the kind of space fled to ("" = not fleeing, "any" = the first that can be paid)
        "flight",
        # battle: defender, 0 attacker's or 1 defender's throw, powder spent on it, its face, the attacker's strength,
        # whether the Sabre was used, who won
        "foe", "side", "spent", "face", "strength", "sabre_used", "winner",
        # what is being loaded and by whom, what is being paid and by whom
        "loader", "load_kind", "load_amount", "payer", "due_kind", "due",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        """The set-up (J2), before the first Captain is drawn."""
        players, ships = table.players, table.ships
        self.table = table
        self.seats = players
        self.stage = CAPTAIN
        self.to_move = CHANCE
        self.viewer: int | None = None
        self.events = None
        self.round = 0
        self.captain = NOBODY
        self.dice = (0, 0)
        self.drawn = 0
        self.space = [PORT_ROYAL] * ships
        self.lap = [0] * ships
        self.stock: list[Stock] = [NOTHING] * (ships * STOCKS)
        self.hand = [0] * players
        self.deck = [table.all_cards] * players
        self.discard = [0] * players
        self.picked = [NO_CARD] * players
        self.exposed = [0] * players
        self.concealed = [0] * players
        self.powers = [NOBODY] * len(POWERS)
        self.down = [0] * ships
        self.pile = table.first_pile
        self.known = [0] * players
        self.marked = 0
        self.unseen = [0] * ships
        self.cursed_unseen = [0] * ships
        self.lairs = table.lairs
        self.actor = NOBODY
        self.card = NO_CARD
        self.step = 0
        self.course = 0
        self.steps = 0
        self.flight = ""
        self.foe = NOBODY
        self.side = 0
        self.spent = 0
        self.face = 0
        self.strength = 0
        self.sabre_used = False
        self.winner = NOBODY
        self.loader = NOBODY
        self.load_kind = NONE
        self.load_amount = 0
        self.payer = NOBODY
        self.due_kind = NONE
        self.due = 0
        figures = table.pieces.figures
        for seat in range(players):
            self.put(seat, 0, FOOD, figures["food"][0])
            self.put(seat, 1, GOLD, figures["gold"][0])
        if table.ghost >= 0:
            for hold, gold in enumerate(figures["ghost gold"]):
                self.put(table.ghost, hold, GOLD, gold)
            self.powers[LADY_BETH] = table.ghost

    def copy(self) -> Self:
        """An independent copy; written out because it is the hottest line of every search."""
        new = object.__new__(self.__class__)
        new.table = self.table
        new.seats = self.seats
        new.stage = self.stage
        new.to_move = self.to_move
        new.viewer = self.viewer
        new.events = None
        new.round = self.round
        new.captain = self.captain
        new.dice = self.dice
        new.drawn = self.drawn
        new.space = self.space[:]
        new.lap = self.lap[:]
        new.stock = self.stock[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.picked = self.picked[:]
        new.exposed = self.exposed[:]
        new.concealed = self.concealed[:]
        new.powers = self.powers[:]
        new.down = self.down[:]
        new.pile = self.pile
        new.known = self.known[:]
        new.marked = self.marked
        new.unseen = self.unseen[:]
        new.cursed_unseen = self.cursed_unseen[:]
        new.lairs = self.lairs
        new.actor = self.actor
        new.card = self.card
        new.step = self.step
        new.course = self.course
        new.steps = self.steps
        new.flight = self.flight
        new.foe = self.foe
        new.side = self.side
        new.spent = self.spent
        new.face = self.face
        new.strength = self.strength
        new.sabre_used = self.sabre_used
        new.winner = self.winner
        new.loader = self.loader
        new.load_kind = self.load_kind
        new.load_amount = self.load_amount
        new.payer = self.payer
        new.due_kind = self.due_kind
        new.due = self.due
        return new

    @property
    def options(self) -> JamaicaOptions:
        """The options of the game."""
        return self.table.options

    # Holds (J4)

    def put(self, ship: int, hold: int, kind: int, amount: int) -> None:
        """Put tokens into an empty hold."""
        place = ship * STOCKS + kind
        self.stock[place] = stock_of[self.stock[place].number + (amount << hold * WIDTH)]

    def take(self, ship: int, hold: int, kind: int, amount: int) -> None:
        """Take tokens out of a hold."""
        place = ship * STOCKS + kind
        self.stock[place] = stock_of[self.stock[place].number - (amount << hold * WIDTH)]

    def spend(self, ship: int, kind: int, amounts: tuple[int, ...]) -> None:
        """Take so many tokens of a kind out of each hold."""
        place = ship * STOCKS + kind
        self.stock[place] = stock_of[self.stock[place].number - numbers[amounts]]

    def spend_all(self, ship: int, kind: int) -> None:
        """Take all tokens of a kind out of the holds."""
        self.stock[ship * STOCKS + kind] = NOTHING

    def has(self, ship: int, kind: int) -> int:
        """Tokens of a kind in all holds of a ship."""
        return self.stock[ship * STOCKS + kind].total

    def hold_count(self, ship: int) -> int:
        """Number of holds of a ship: six with the Sixth Hold."""
        return HOLDS if self.powers[SIXTH_HOLD] == ship else HOLDS - 1

    def holds(self, ship: int) -> list[tuple[int, int]]:
        """Kind and amount of each hold of a ship."""
        return [self.content(ship, hold) for hold in range(self.hold_count(ship))]

    def empty(self, ship: int, hold: int) -> tuple[int, int]:
        """Take everything out of a hold: its kind and amount."""
        kind, amount = self.content(ship, hold)
        self.take(ship, hold, kind, amount)
        return kind, amount

    def content(self, ship: int, hold: int) -> tuple[int, int]:
        """Kind and amount of a hold."""
        for kind in (GOLD, FOOD, POWDER):
            if amount := self.stock[ship * STOCKS + kind].amounts[hold]:
                return kind, amount
        return NONE, 0

    def full_holds(self, ship: int) -> int:
        """The holds of a ship that contain something."""
        _, gold, food, powder = self.stock[ship * STOCKS : ship * STOCKS + STOCKS]
        return gold.full | food.full | powder.full

    def free_holds(self, ship: int) -> int:
        """Number of empty ordinary holds of a ship."""
        return HOLDS - 1 - (self.full_holds(ship) & ORDINARY).bit_count()

    # The race

    def steps_home(self, ship: int) -> int:
        """Steps to the finish by the shortest way: the measure of who is further along (J12.9, J12.22)."""
        board = self.table.board
        laps_to_go = (1 if self.space[ship] == PORT_ROYAL else 0) - self.lap[ship]
        return board.home[self.space[ship]] + board.lap * laps_to_go

    def is_home(self, ship: int) -> bool:
        """True for a ship that has sailed its lap (J10.1)."""
        return self.lap[ship] > 0

    def decider(self, ship: int) -> int:
        """The seat that decides for a ship in battle; for the ghost the next after its opponent (J11.4, J12.11)."""
        if ship != self.table.ghost:
            return ship
        opponent = self.foe if self.actor == ship else self.actor
        return (opponent + 1) % self.seats

    def pilot(self) -> int:
        """The seat that steers the acting ship: the Captain steers the ghost (J11.2)."""
        return self.captain if self.actor == self.table.ghost else self.actor

    def pays(self, ship: int) -> bool:
        """The ghost never pays (J11.3), nor does who flees by the second edition (J7.4)."""
        return ship != self.table.ghost and not (self.flight and self.table.second_edition)

    # Battle (J8)

    def lady_beth(self, ship: int) -> int:
        """Bonus of Lady Beth to a ship's throw (J9.1)."""
        return self.table.lady_beth if self.powers[LADY_BETH] == ship else 0

    def loser(self) -> int:
        """The ship of the battle that has not won."""
        return self.foe if self.winner == self.actor else self.actor

    # Scores (J10)

    def scores(self) -> list[int]:
        """Points of every ship, the ghost last, if the game ended now."""
        return [sum(self.score_parts(ship)) for ship in range(self.table.ships)]

    def score_parts(self, ship: int) -> tuple[int, int, int]:
        """Points for the space, the doubloons and the treasures; in a view only for treasures the viewer knows."""
        table = self.table
        behind = self.lap[ship] < 0 or (self.lap[ship] == 0 and self.space[ship] == PORT_ROYAL)
        # J10.2: behind the start and on it counts like any space before the red line.
        place = table.board.score[table.board.ahead[PORT_ROYAL][0] if behind else self.space[ship]]
        return place, self.has(ship, GOLD), table.points_of[self.down[ship]]

    def winners(self) -> list[int]:
        """J10.3: most points; tie: further along; still tied: shared."""
        rank = [(points, -self.steps_home(ship)) for ship, points in enumerate(self.scores())]
        best = max(rank)
        return [ship for ship, value in enumerate(rank) if value == best]

    # What a seat knows

    def view(self, seat: int) -> Self:
        """A copy without what the seat cannot know: other hands, the cards laid face down, unknown treasures.

        The ONLOOKER knows no hand, no laid card and no face-down treasure.
        """
        view = self.copy()
        view.viewer = seat
        for other in range(self.seats):
            if other == seat:
                continue
            view.concealed[other] = self.hand[other].bit_count()
            view.deck[other] |= self.hand[other]
            view.hand[other] = 0
            view.known[other] = 0
            if self.picked[other] >= 0:
                view.deck[other] |= 1 << self.picked[other]
                view.picked[other] = HIDDEN
        known = 0 if seat == ONLOOKER else self.known[seat]
        for ship, cards in enumerate(self.down):
            unknown = cards & ~known
            view.down[ship] = cards & known
            view.cursed_unseen[ship] = (unknown & self.marked).bit_count()
            view.unseen[ship] = unknown.bit_count() - view.cursed_unseen[ship]
            view.pile |= unknown
            view.marked &= ~unknown
        return view
