"""What must hold in every position of Montego Bay, whatever was played."""

from fractions import Fraction
from math import ceil

from jamaica.engine.contract import OVER, Event
from jamaica.games.montego.rules.events import CellarScored, ShipScored
from jamaica.games.montego.rules.position import NO_CARD, NOBODY, UNSEEN, Position
from jamaica.games.montego.rules.static import AWAY, BARRELS, COINS, PIERS, PILOT, STACK


def check(state: Position) -> None:
    """Raise AssertionError if the pieces on the table do not add up."""
    _check_barrels(state)
    _check_coins(state)
    _check_workers(state)
    _check_harbour(state)
    _check_cards(state)


def check_events(before: Position, events: list[Event], after: Position) -> None:
    """The prizes paid by one move, added up anew from what happened (M8)."""
    points = before.points[:]
    for event in events:
        if isinstance(event, ShipScored | CellarScored):
            extra = event.extra if isinstance(event, ShipScored) else None
            gains = [fair_share(event.prizes, event.barrels, seat) + (seat == extra) for seat in range(after.seats)]
            assert list(event.gains) == gains
            points = [own + gain for own, gain in zip(points, gains, strict=True)]
        if isinstance(event, ShipScored):
            kind = after.table.kinds.index(event.kind)
            assert event.prizes == after.table.prizes[kind]
            assert (sum(event.barrels) == after.table.slots[kind]) == (event.extra is not None)
    assert points == after.points


def fair_share(prizes: tuple[int, ...], barrels: tuple[int, ...], seat: int) -> int:
    """M8.1, M8.2, M12.1, M12.6 once more, seat by seat: the average of the prizes of all places he could have."""
    own = barrels[seat]
    if not own:
        return 0
    better = sum(other > own for other in barrels)
    tied = sum(other == own for other in barrels)
    reached = [prizes[place] if place < len(prizes) else 0 for place in range(better, better + tied)]
    return ceil(Fraction(sum(reached), tied))


def _check_barrels(s: Position) -> None:
    for seat in range(s.seats):
        in_hand = s.hand if s.post >= 0 and s.owner(s.at.index(s.post)) == seat else 0
        total = s.supply[seat] + s.aboard(seat) + s.cellar[seat] + in_hand
        assert total == BARRELS[s.seats], f"seat {seat} has {total} barrels"
        assert s.supply[seat] >= 0
    assert all(barrels >= 0 for barrels in s.cargo)
    assert s.hand == 0 or s.stage in ("load", "ship"), "barrels in hand, but nobody is loading"
    assert s.broken == 0 or s.stage == "unload", "broken barrels, but nobody takes any off"


def _check_coins(s: Position) -> None:
    assert s.stock + sum(s.coins) == COINS
    assert s.stock >= 0
    assert all(coins >= 0 for coins in s.coins)


def _check_workers(s: Position) -> None:
    """At most one worker on a space, Jack beside his partner until he has walked (M6)."""
    table = s.table
    on_ring = [space for space in s.at[: table.jack] if space >= 0]
    jack = s.at[table.jack]
    assert (jack == AWAY) == (s.partner == NOBODY), "Jack is on the quay exactly when he is hired"
    if s.stage in ("load", "unload", "over") or (s.stage == "ship" and s.round):
        assert len(on_ring) == table.jack, "nobody goes back into a tavern"
        if jack != AWAY:
            on_ring.append(jack)
    elif jack != AWAY:
        assert jack == s.at[s.partner]
    assert len(set(on_ring)) == len(on_ring), "two workers on one space"
    assert all(0 <= space < table.ring for space in on_ring)
    if s.round:
        assert sorted(s.order + tuple(_bits(s.left))) == list(range(table.jack))


def _check_harbour(s: Position) -> None:
    table = s.table
    assert len(s.ships) == len(s.free) == len(s.cargo) // s.seats <= PIERS
    if s.round:
        assert not s.stack or len(s.ships) == PIERS, "a ship is in a stack although a pier is empty"
        has_left = s.stage in ("over", "tile") or (s.stage == "ship" and s.post < 0)
        assert (PILOT in s.ships) == (s.round == 1 and not has_left)
        _check_stacks(s)
    for pier, kind in enumerate(s.ships):
        if kind == PILOT:
            assert pier == 0
            assert not any(s.barrels(pier)), "the pilot boat takes no barrels"
        else:
            assert s.free[pier] == table.slots[kind] - sum(s.barrels(pier))
            assert s.free[pier] > 0, "a full ship has not left"
    if s.to_move == OVER:
        assert not s.ships and not s.stack


def _check_stacks(s: Position) -> None:
    unseen = s.unseen_ships()
    fleet = [*(kind for kind in (*s.ships, *s.stack) if kind not in (PILOT, UNSEEN)), *unseen]
    assert s.stack.count(UNSEEN) == len(unseen), "M12.15: what lies beneath the tops is known as a set"
    assert s.options.stacks == "tops" or not unseen
    tops = {len(s.stack) - STACK, 0} if len(s.stack) > STACK else {0}
    if s.options.stacks == "tops":
        drawn = s.stage == "ship"  # the top of the first stack is just being drawn
        seen = {place for place, kind in enumerate(s.stack) if kind != UNSEEN}
        assert seen == (tops - {0} if drawn else tops if s.stack else set()), "only the tops are seen"
    assert all(fleet.count(kind) <= count for kind, count in enumerate(s.table.counts))


def _check_cards(s: Position) -> None:
    if s.stage != "cards":
        assert all(card == NO_CARD for card in s.cards), "cards lie longer than the walk"
    elif s.viewer is None:
        for worker, card in enumerate(s.cards):
            laid = worker < s.to_move * s.table.crew if worker < s.table.jack else 0 <= s.hirer < s.to_move
            assert (card != NO_CARD) == laid
        if s.hirer != NOBODY and s.cards[s.table.jack] != NO_CARD:
            assert s.cards[s.table.jack] != s.cards[s.partner], "Jack's card is his partner's too"


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
