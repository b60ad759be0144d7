"""Who gets which prize (M8, M11.2). Pure sums; nothing here touches a position."""

from collections.abc import Sequence

from .events import Place


def share_out(prizes: Sequence[int], barrels: Sequence[int]) -> list[int]:
    """The points each seat gets for its barrels."""
    gains = [0] * len(barrels)
    place = 0
    for count in sorted(set(barrels), reverse=True):
        if not count or place >= len(prizes):  # M12.1: no barrel, no place
            break
        tied = barrels.count(count)
        if tied == 1:
            gains[barrels.index(count)] = prizes[place]
        else:
            points = _split(prizes, place, tied)
            for seat, own in enumerate(barrels):
                if own == count:
                    gains[seat] = points
        place += tied
    return gains


def places(prizes: Sequence[int], barrels: Sequence[int]) -> tuple[Place, ...]:
    """The scoring place by place, including those that get nothing, for log and screen."""
    found: list[Place] = []
    place = 0
    for count in sorted(set(barrels), reverse=True):
        if count:
            seats = tuple(seat for seat, own in enumerate(barrels) if own == count)
            prize = sum(prizes[place : place + len(seats)])
            found.append(Place(seats, count, prize, _split(prizes, place, len(seats))))
            place += len(seats)
    return tuple(found)


def _split(prizes: Sequence[int], place: int, tied: int) -> int:
    """M8.2, M12.6: the prizes of the places taken, as far as there are any, added, divided, rounded up."""
    return -(-sum(prizes[place : place + tied]) // tied)
