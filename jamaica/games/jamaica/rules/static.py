"""Static data of a game of Jamaica, shared by all its states: options, board, pieces, ready-made moves."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from ....engine.contract import Move, Odds
from ....engine.memo import Memo
from ....files import stamp
from .data import COURSES, KINDS, LADY_BETH, LAIR, NONE, STAR, Board, board_file, load_board, load_pieces
from .flight import Flights
from .options import JamaicaOptions
from .stages import CAPTAIN, CARD, COMBAT, DRAW, ROLL, SHORTAGE, STEAL, TREASURE
from .voyage import Voyage, find_voyage

HOLDS = 6
"""Holds a ship can have: five, and the Sixth Hold behind them."""


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Table:
    """The static side of a game; one instance per set of options and board.

    When a state travels to another process, the board goes with it: its file may have changed meanwhile.
    """

    def __init__(self, options: JamaicaOptions, board: Board) -> None:
        self.options = options
        self.board = board
        self.players = options.players
        self.ghost = options.players if options.has_ghost else -1
        self.ships = options.players + options.has_ghost
        self.second_edition = options.edition == "second"
        self.reshuffles_at_once = self.second_edition and options.reshuffle != "late"
        """J12.17: as soon as a deck has run out, not only when a card has to be drawn."""
        self.pieces = load_pieces()
        figures = self.pieces.figures
        self.hand_size = figures["hand"][0]
        self.map_hand_size = figures["hand with map"][0]
        self.lady_beth = figures["lady beth"][0]
        self.rounds = figures["rounds"][0]
        self.symbols = tuple((card.morning, card.evening) for card in self.pieces.cards)
        self.orders = tuple(tuple([_order(symbol) for symbol in symbols]) for symbols in self.symbols)
        """Per card what morning and evening mean: the kind to load, or NONE and the direction to sail."""
        self.all_cards = (1 << len(self.pieces.cards)) - 1
        self.card_of = {card.name: number for number, card in enumerate(self.pieces.cards)}
        self.treasure_of = {treasure.name: number for number, treasure in enumerate(self.pieces.treasures)}
        self.values = tuple(treasure.value for treasure in self.pieces.treasures)
        self.cursed = sum(1 << card for card, treasure in enumerate(self.pieces.treasures) if treasure.kind == "cursed")
        self.first_pile = (1 << len(self.pieces.treasures)) - 1
        if self.ghost >= 0:  # J11.1: Lady Beth is taken out before the treasures are drawn
            self.first_pile ^= 1 << LADY_BETH
        self.lairs = sum(1 << space for space, kind in enumerate(self.board.kind) if kind == LAIR)
        self.flights = Flights(self.board)
        self.voyages: Memo[tuple[int, int, int, int], Voyage] = Memo(lambda start: find_voyage(self.board, *start))
        """By space, direction, steps and lap."""
        self._make_moves()

    def _make_moves(self) -> None:
        """Ready-made moves and odds, so that playing builds none."""
        self.captain_odds = Odds([(CAPTAIN, seat + 1) for seat in range(self.players)])
        self.roll_odds = _two_dice(self.pieces.action_die)
        self.combat_odds = Odds([(COMBAT, _face(face)) for face in self.pieces.combat_die])
        self.shortage_odds = Odds([(SHORTAGE, _face(face)) for face in self.pieces.combat_die])
        cards = [card.name for card in self.pieces.cards]
        treasures = [treasure.name for treasure in self.pieces.treasures]
        self.card_choices: Memo[int, tuple[Move, ...]] = Memo(
            lambda hand: tuple(sorted((CARD, cards[card]) for card in bits(hand)))
        )
        self.lays: Memo[int, tuple[int, ...]] = Memo(
            lambda hand: tuple([self.card_of[card] for _, card in self.card_choices[hand]])
        )
        """The cards themselves in the order of the choices."""
        self.draws: Memo[int, tuple[int, ...]] = Memo(lambda deck: tuple([1 << card for card in bits(deck)]))
        """The cards themselves in the order of the odds, as bits."""
        self.draw_odds: Memo[int, Odds] = Memo(lambda deck: Odds([(DRAW, cards[card]) for card in bits(deck)]))
        self.treasure_odds: Memo[int, Odds] = Memo(
            lambda pile: Odds([(TREASURE, treasures[card]) for card in bits(pile)])
        )
        self.points_of: Memo[int, int] = Memo(lambda down: sum(self.values[card] for card in bits(down)))
        self.steal_odds: Memo[int, Odds] = Memo(lambda down: Odds([(STEAL, treasures[card]) for card in bits(down)]))

    def __reduce__(self) -> tuple[Callable[[JamaicaOptions, Board], "Table"], tuple[JamaicaOptions, Board]]:
        return _table, (self.options, self.board)


def table_for(options: JamaicaOptions) -> Table:
    """The table of these options; states of the same options share it. A board that was edited is read again."""
    return _table(options, _board(options.data, stamp(board_file(options.data))))


@lru_cache(maxsize=32)
def _board(name: str, stamp: int) -> Board:
    return load_board(name)


@lru_cache(maxsize=32)
def _table(options: JamaicaOptions, board: Board) -> Table:
    return Table(options, board)


def face_of(move: Move) -> int:
    """The number of the face a throw of the combat die shows."""
    return STAR if move[1] == "star" else int(move[1])


def _order(symbol: str) -> tuple[int, int]:
    return (KINDS.index(symbol), 0) if symbol in KINDS else (NONE, COURSES[symbol])


def _face(face: int) -> str | int:
    return "star" if face == STAR else face


def _two_dice(faces: tuple[int, ...]) -> Odds:
    """Two like dice: the smaller face first, a pair half as likely as two different faces."""
    rolls = [(low, high) for low in faces for high in faces if low <= high]
    return Odds([(ROLL, *roll) for roll in rolls], [1 if low == high else 2 for low, high in rolls])
