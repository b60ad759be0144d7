"""Events as the log tells them: some of them together, in one line."""

from collections.abc import Sequence

from .contract import Event, Game, S


def gathered(
    game: Game[S], events: Sequence[Event], viewer: int | None = None, first: int = 0
) -> list[tuple[int, Event]]:
    """Events as the viewer may know them (None: everything), joined where they are told together.

    Each has the number in the match of the first it is made of; the first of `events` has the number `first`.
    """
    told: list[tuple[int, Event]] = []
    for number, event in enumerate(events, first):
        seen = event if viewer is None else event.seen_by(viewer)
        both = game.together(told[-1][1], seen) if told else None
        if both is None:
            told.append((number, seen))
        else:
            told[-1] = (told[-1][0], both)
    return told
