"""A captain's choice at a glance: what each card or choice gains at once, by the prices. No copies, no imagined luck.

Quick enough to play whole rounds for every seat in the mind of a search.
"""

from collections.abc import Callable, Sequence
from random import Random

from jamaica.engine.contract import Move
from jamaica.engine.memo import Memo
from jamaica.games.jamaica.rules.data import FOOD, GOLD, KINDS, LANES, NONE, PORT_ROYAL, POWDER
from jamaica.games.jamaica.rules.position import STOCKS
from jamaica.games.jamaica.rules.proposal import proposal
from jamaica.games.jamaica.rules.stages import (
    ASK_POWDER,
    ASK_SABRE,
    ATTACK,
    CARD,
    COURSE,
    DICE,
    EMPTY,
    LANE,
    LOOT,
    PAY,
    STOW,
)
from jamaica.games.jamaica.rules.state import State
from jamaica.games.jamaica.rules.static import HOLDS, Table, bits
from jamaica.games.jamaica.rules.stock import ORDINARY

from .chart import Chart, chart_of
from .duels import powder, sabre
from .prices import PHASES, Ledger, Prices, ledgers

EDGE = 0.13
"""Approximate gain in the chance to win per token of gunpowder ahead."""
SURE = 0.7
"""Largest advantage gunpowder gives; the dice decide the rest."""
LOSS = 0.3
"""Weight of the loser's loss for the winner."""
POWER, UNSEEN, CURSE = 4.0, 2.5, 1.5
"""Value to a winner of a power, an unseen treasure, and a point of a curse given away."""


class Policy:
    """Answers every question of Jamaica at a glance."""

    def __init__(self, prices: Prices) -> None:
        self._ledgers: Memo[Table, tuple[Ledger, ...]] = Memo(lambda table: ledgers(table, prices))
        self._answers: dict[str, Callable[[State], Move]] = {
            DICE: self._dice,
            CARD: self._card,
            LANE: self._lane,
            STOW: _proposed,
            EMPTY: self._empty,
            PAY: _proposed,
            ATTACK: self._attack,
            ASK_POWDER: powder,
            ASK_SABRE: sabre,
            LOOT: self._loot,
            COURSE: self._course,
        }

    def choose(self, s: State, rng: Random) -> Move:
        """A choice for the seat to move."""
        return self._answers[s.stage](s)

    def _ledger(self, s: State) -> Ledger:
        """The ledger for this phase of the race, by the ship that is furthest along."""
        board = s.table.board
        if max(s.lap) > 0:
            return self._ledgers[s.table][0]
        lead = min([board.home[space] or board.lap for space in s.space])
        return self._ledgers[s.table][lead * (PHASES - 1) // board.lap]

    # The card and the dice

    def _card(self, s: State) -> Move:
        seat = s.to_move
        return ("card", s.table.pieces.cards[self.best_card(s, seat, s.hand[seat])].name)

    def best_card(self, s: State, seat: int, cards: int) -> int:
        """The card of these that gains the seat most."""
        hand = list(bits(cards))
        gains = self.gains(s, seat, hand, s.dice)
        return hand[gains.index(max(gains))]

    def _dice(self, s: State) -> Move:
        seat = s.to_move
        hand = list(bits(s.hand[seat]))
        return max(s.choices(), key=lambda move: max(self.gains(s, seat, hand, move[1:])))

    def gains(self, s: State, seat: int, cards: Sequence[int], dice: Sequence[int]) -> list[float]:
        """Gain of a seat by each of these cards with these dice, if nobody interferes."""
        ledger, chart = self._ledger(s), chart_of(s.table)
        _, gold, food, powder = s.stock[seat * STOCKS : seat * STOCKS + STOCKS]
        stock = (0, gold.total, food.total, powder.total)
        free = HOLDS - 1 - ((gold.full | food.full | powder.full) & ORDINARY).bit_count()
        return [self._turn(s, ledger, chart, seat, card, dice, list(stock), free) for card in cards]

    def _turn(
        self,
        s: State,
        ledger: Ledger,
        chart: Chart,
        seat: int,
        card: int,
        dice: Sequence[int],
        stock: list[int],
        free: int,
    ) -> float:
        space, lap = s.space[seat], s.lap[seat]
        worth = -ledger.card[card]
        for symbol, die in zip(s.table.symbols[card], dice, strict=True):
            if symbol in KINDS:
                kind = KINDS.index(symbol)
                gain = ledger.stock[kind][stock[kind] + die] - ledger.stock[kind][stock[kind]]
                worth += gain if free else gain - _least_hold(s, ledger, seat, kind)
                free -= free > 0
                stock[kind] += die
                continue
            course = 1 if symbol == "forward" else -1
            best, there, paid = -1e9, (space, lap), (NONE, 0)
            for place in chart.landings[course][lap][die][space]:
                gain, cost = self._arrive(s, ledger, seat, *place, stock)
                if gain > best:
                    best, there, paid = gain, place, cost
            worth += best - ledger.where(space, lap)
            space, lap = there
            stock[paid[0]] -= paid[1]
            if lap > 0:  # J10.1: home, the evening is dropped
                break
        return worth

    def _arrive(
        self, s: State, ledger: Ledger, ship: int, space: int, lap: int, stock: list[int]
    ) -> tuple[float, tuple[int, int]]:
        """The worth of landing there: space, battle, cost or shortage, treasure; and what is paid."""
        worth = ledger.where(space, lap)
        if space == PORT_ROYAL:
            if lap > 0:
                worth += ledger.home if _leads(s, ship) else -ledger.home
            return worth, (NONE, 0)
        if space in s.space:
            for other, there in enumerate(s.space):
                if there == space and other != ship:
                    worth += ledger.battle * _edge(s, ship, other, stock[POWDER])
        board = s.table.board
        currency, cost = board.currency[space], board.cost[space]
        if not currency:
            return (worth + ledger.treasure if s.lairs >> space & 1 else worth), (NONE, 0)
        have, values = stock[currency], ledger.stock[currency]
        if have >= cost:
            return worth - values[have] + values[have - cost], (currency, cost)
        refuge = _refuge(s, space, currency, stock)
        fall = ledger.where(space, lap) - ledger.where(refuge, lap)
        return worth - values[have] - ledger.shortage - fall, (currency, have)

    # Sailing

    def _lane(self, s: State) -> Move:
        """The lane with the better landing; a fugitive takes the shorter one."""
        ship, board, course = s.actor, s.table.board, s.course
        here = s.space[ship]
        ways = (board.ahead if course > 0 else board.behind)[here]
        if s.flight or ship == s.table.ghost:
            return ("lane", LANES[-1])
        ledger, chart = self._ledger(s), chart_of(s.table)
        stock = [stock.total for stock in s.stock[ship * STOCKS : ship * STOCKS + STOCKS]]
        best, most = LANES[0], -1e9
        for lane, way in zip(LANES, ways, strict=True):
            for place in chart.landings[course][s.lap[ship]][s.steps - 1][way]:
                worth, _ = self._arrive(s, ledger, ship, *place, stock)
                if worth > most:
                    best, most = lane, worth
        return ("lane", best)

    @staticmethod
    def _course(s: State) -> Move:
        """The ghost ship goes where its Captain is not."""
        ahead = s.steps_home(s.captain) < s.steps_home(s.table.ghost)
        return ("course", "backward" if ahead else "forward")

    # Holds and battle

    def _empty(self, s: State) -> Move:
        """The hold whose contents are missed least."""
        ledger, ship = self._ledger(s), s.loader
        return min(s.choices(), key=lambda move: ledger.hold(s, ship, move[1] - 1))

    @staticmethod
    def _attack(s: State) -> Move:
        """The ship it is easiest to beat."""
        tokens = s.stock[s.actor * STOCKS + POWDER].total
        return max(s.choices(), key=lambda move: _edge(s, s.actor, move[1] - 1, tokens))

    def _loot(self, s: State) -> Move:
        """The most valuable prize; the loser's loss counts a little too."""
        ledger = self._ledger(s)
        winner, loser = s.winner, s.loser()
        free = s.free_holds(winner)

        def worth(move: Move) -> float:
            if move[0] == "give":
                return CURSE * float(-s.table.values[s.table.treasure_of[move[1]]])
            if move[1] == "hold":
                hold: int = move[2] - 1
                kind, amount = s.content(loser, hold)
                values, have = ledger.stock[kind], s.stock[winner * STOCKS + kind].total
                gain = values[have + amount] - values[have] + LOSS * ledger.hold(s, loser, hold)
                return gain if free else gain - _least_hold(s, ledger, winner, kind)
            return POWER if move[1] == "treasure" else UNSEEN if move[1] == "unseen" else 0.0

        return max(s.choices(), key=worth)


def _proposed(s: State) -> Move:
    return proposal(s) or s.choices()[0]


def _leads(s: State, ship: int) -> bool:
    """True if the ship would win by coming home now."""
    own = s.table.board.score[PORT_ROYAL] + sum(s.score_parts(ship)[1:])
    return all(own > sum(s.score_parts(other)) for other in range(s.table.ships) if other != ship)


def _edge(s: State, ship: int, other: int, tokens: int) -> float:
    """About the chance to beat another ship less the chance to be beaten, with so many tokens of gunpowder."""
    balance = min(tokens, 5) - min(s.stock[other * STOCKS + POWDER].total, 5)
    balance += s.lady_beth(ship) - s.lady_beth(other)
    return max(-SURE, min(SURE, EDGE * balance))


def _refuge(s: State, space: int, currency: int, stock: list[int]) -> int:
    """About where a shortage throws a ship: the first space behind that it can pay without this currency."""
    board = s.table.board
    while True:
        space = board.behind[space][-1]
        kind = board.currency[space]
        if not kind or (kind != currency and stock[kind] >= board.cost[space]):
            return space


def _least_hold(s: State, ledger: Ledger, ship: int, kind: int) -> float:
    """Loss by emptying the hold that is missed least, to load a kind."""
    losses = [0.0] if s.free_holds(ship) else []
    for other in (GOLD, FOOD, POWDER):
        if other != kind:
            stock, values = s.stock[ship * STOCKS + other], ledger.stock[other]
            have = stock.total
            losses += [values[have] - values[have - amount] for amount in stock.amounts[: HOLDS - 1] if amount]
    return min(losses, default=0.0)
