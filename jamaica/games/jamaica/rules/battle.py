"""Battle (J8) and what the winner may do."""

from ....engine.contract import CHANCE, Move
from .data import FOOD, GOLD, LADY_BETH, MOST, POWDER, POWERS, SABRE, STAR
from .events import (
    BattleBegan,
    BattleEnded,
    CombatRolled,
    HoldTaken,
    LootDeclined,
    LostAtSea,
    PowderChosen,
    SabreUsed,
    ShipsParted,
    StrengthSet,
    TreasureGiven,
    TreasureTaken,
)
from .loading import can_load, load, pay
from .position import NOBODY, STOCKS, Position
from .stages import (
    ASK_POWDER,
    ASK_SABRE,
    CHARGE,
    COMBAT,
    GIVE,
    KEEP_THROW,
    LOOT,
    PEACE,
    PRIZE_HOLD,
    PRIZE_NOTHING,
    PRIZE_TREASURE,
    PRIZE_UNSEEN,
    STEAL,
    THROW_AGAIN,
    WAIT,
)
from .static import HOLDS, bits, face_of
from .treasures import give_hidden, move_power, steal_hidden

_POWDER: tuple[Move, ...] = tuple((ASK_POWDER, amount) for amount in range(HOLDS * MOST + 1))
_SABRE: tuple[Move, ...] = ((ASK_SABRE, THROW_AGAIN), (ASK_SABRE, KEEP_THROW))
_HOLD: tuple[tuple[Move, ...], ...] = tuple(
    tuple([(LOOT, PRIZE_HOLD, hold + 1) for hold in bits(holds)]) for holds in range(1 << HOLDS)
)
"""Per set of holds the choices to take one."""
_NOTHING: Move = (LOOT, PRIZE_NOTHING)
_UNSEEN: Move = (LOOT, PRIZE_UNSEEN)


def engage(s: Position, foe: int) -> str:
    """J8.1: the ship that arrives attacks."""
    s.foe, s.side, s.sabre_used = foe, 0, False
    if s.events is not None:
        s.events.append(BattleBegan(s.actor, foe))
    return _arm(s)


def _thrower(s: Position) -> int:
    """The ship whose throw it is."""
    return s.foe if s.side else s.actor


def _arm(s: Position) -> str:
    """J8.2, J8.3: each spends as many gunpowder tokens as he likes before his throw."""
    ship = _thrower(s)
    s.spent = 0
    if not s.has(ship, POWDER):
        return throw(s)
    s.to_move, s.stage = s.decider(ship), ASK_POWDER
    return WAIT


def choices_powder(s: Position) -> tuple[Move, ...]:
    """From nothing to all."""
    return _POWDER[: s.has(_thrower(s), POWDER) + 1]


def answer_powder(s: Position, move: Move) -> str:
    """J8.6: what is spent is gone, whatever happens."""
    ship = _thrower(s)
    s.spent = move[1]
    if s.events is not None:
        s.events.append(PowderChosen(ship, s.spent))
    if not s.spent:
        return throw(s)
    return pay(s, ship, POWDER, s.spent)


def throw(s: Position) -> str:
    """The combat die is thrown."""
    s.to_move, s.stage = CHANCE, COMBAT
    return WAIT


def answer_combat(s: Position, move: Move) -> str:
    """The die shows a face."""
    s.face = face_of(move)
    if s.events is not None:
        s.events.append(CombatRolled(_thrower(s), s.face, s.sabre_used))
    if _sabre_is_offered(s):
        s.to_move, s.stage = s.decider(s.powers[SABRE]), ASK_SABRE
        return WAIT
    return _settle(s)


def _sabre_is_offered(s: Position) -> bool:
    """J9.2: right after a throw its owner may have it thrown again, once per battle; only in his own (J12.29)."""
    owner = s.powers[SABRE]
    if s.sabre_used or owner == NOBODY or owner not in (s.actor, s.foe):
        return False
    return s.face != STAR or owner != _thrower(s)  # J12.10


def choices_sabre(s: Position) -> tuple[Move, ...]:
    """Throw again, or keep the face."""
    return _SABRE


def answer_sabre(s: Position, move: Move) -> str:
    """The second throw stands; no gunpowder is added."""
    if move[1] == KEEP_THROW:
        return _settle(s)
    s.sabre_used = True
    if s.events is not None:
        s.events.append(SabreUsed(s.powers[SABRE], _thrower(s)))
    return throw(s)


def _settle(s: Position) -> str:
    """J8.4: the higher strength wins; J8.5: a star wins at once."""
    ship = _thrower(s)
    bonus = s.lady_beth(ship)
    if s.events is not None:
        s.events.append(StrengthSet(ship, s.face, s.spent, bonus))
    if s.face == STAR:
        return _decide(s, ship)
    strength = s.face + s.spent + bonus
    if not s.side:
        s.strength, s.side = strength, 1
        return _arm(s)
    if strength == s.strength:
        return _decide(s, NOBODY)
    return _decide(s, ship if strength > s.strength else s.actor)


def _decide(s: Position, winner: int) -> str:
    s.winner = winner
    if s.events is not None:
        s.events.append(BattleEnded(s.actor, s.foe, None if winner == NOBODY else winner))
    return PEACE if winner == NOBODY else _spoils(s)


def _spoils(s: Position) -> str:
    """J8.7: the winner may do one thing, if there is any."""
    if not s.down[s.loser()] and not _holds_to_take(s) and len(choices_loot(s)) == 1:
        return PEACE
    s.to_move, s.stage = s.decider(s.winner), LOOT
    return WAIT


def choices_loot(s: Position) -> tuple[Move, ...]:
    """J8.7 a hold, a treasure or a gift; for the ghost and against it J11.5 and J11.6."""
    winner, loser, ghost = s.winner, s.loser(), s.table.ghost
    moves = [*_gifts(s, winner, loser), *_HOLD[_holds_to_take(s)], _NOTHING]
    if loser in s.powers:
        names = sorted(POWERS[power] for power, owner in enumerate(s.powers) if owner == loser)
        takes = [name for name in names if loser != ghost or name != POWERS[LADY_BETH]]  # J11.1
        moves += [(LOOT, PRIZE_TREASURE, name) for name in takes]
    if s.down[loser] or s.unseen[loser] or s.cursed_unseen[loser]:
        moves.append(_UNSEEN)
    return tuple(moves)


def _holds_to_take(s: Position) -> int:
    """J8.7a: what the winner can load by J4; J11.5: the ghost sinks what it does not keep."""
    loser = s.loser()
    holds = 0
    for kind in (GOLD, FOOD, POWDER):
        if can_load(s, s.winner, kind):
            holds |= s.stock[loser * STOCKS + kind].distinct
    return holds


def _gifts(s: Position, winner: int, loser: int) -> list[Move]:
    """J8.7c, J12.30: a cursed treasure; J11.6: the ghost takes any. The ghost itself gives nothing (J11.5)."""
    if winner == s.table.ghost:
        return []
    to_ghost = loser == s.table.ghost
    cards = s.down[winner] if to_ghost else s.down[winner] & s.table.cursed
    names = [s.table.pieces.treasures[card].name for card in bits(cards)] if cards else []
    if to_ghost:
        names += [POWERS[power] for power, owner in enumerate(s.powers) if owner == winner]
    return [(GIVE, name) for name in sorted(names)]


def answer_loot(s: Position, move: Move) -> str:
    """The winner has chosen."""
    winner, loser = s.winner, s.loser()
    if move[0] == GIVE:
        return _give(s, winner, loser, s.table.treasure_of[move[1]])
    if move[1] == PRIZE_HOLD:
        return _take_hold(s, winner, loser, move[2] - 1)
    if move[1] == PRIZE_TREASURE:
        card = s.table.treasure_of[move[2]]
        move_power(s, loser, winner, card)
        if s.events is not None:
            s.events.append(TreasureTaken(winner, loser, card, True, frozenset()))
        return PEACE
    if move[1] == PRIZE_UNSEEN:
        if s.down[loser].bit_count() == 1:
            return _take_hidden(s, winner, loser, s.down[loser].bit_length() - 1)
        s.to_move, s.stage = CHANCE, STEAL
        return WAIT
    if s.events is not None:
        s.events.append(LootDeclined(winner))
    return PEACE


def _take_hold(s: Position, winner: int, loser: int, hold: int) -> str:
    kind, amount = s.empty(loser, hold)
    if s.events is not None:
        s.events.append(HoldTaken(winner, loser, hold, kind, amount))
    if winner == s.table.ghost and kind != GOLD:
        if s.events is not None:
            s.events.append(LostAtSea(kind, amount))
        return PEACE
    return load(s, winner, kind, amount)


def answer_steal(s: Position, move: Move) -> str:
    """J12.27: which face-down card it is, is left to chance."""
    return _take_hidden(s, s.winner, s.loser(), s.table.treasure_of[move[1]])


def _take_hidden(s: Position, winner: int, loser: int, card: int) -> str:
    steal_hidden(s, loser, winner, card)
    if s.events is not None:
        face_up = card < len(POWERS)
        s.events.append(TreasureTaken(winner, loser, card, face_up, frozenset((winner, loser))))
    return PEACE


def _give(s: Position, winner: int, loser: int, card: int) -> str:
    face_up = card < len(POWERS)
    if face_up:
        move_power(s, winner, loser, card)
    else:
        give_hidden(s, winner, loser, card)
    if s.events is not None:
        cursed = bool(s.table.cursed >> card & 1) and loser != s.table.ghost
        s.events.append(TreasureGiven(winner, loser, card, face_up, cursed, frozenset((winner, loser))))
    return PEACE


def peace(s: Position) -> str:
    """J6: after the battle the arriving ship pays."""
    lay_down_arms(s)
    if s.events is not None:
        s.events.append(ShipsParted())
    return CHARGE


def lay_down_arms(s: Position) -> None:
    """Nothing is left of a battle."""
    s.foe = s.winner = NOBODY
    s.side = s.spent = s.face = s.strength = 0
    s.sabre_used = False
