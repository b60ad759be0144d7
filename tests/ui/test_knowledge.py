"""Cards lie where they belong as soon as that is seen."""

from typing import Any

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.ui.jamaica import knowledge
from jamaica.ui.table.targets import Confirm, Pick

from .posing import pose, posed


def test_a_card_leaves_the_hand_when_it_is_laid() -> None:
    """Also the last one of a round, after which much is to be seen."""
    match, ((seat, _),) = pose("jamaica", "shortage-second", live=1)
    assert len(knowledge.hand(match.view(seat), seat)) == 1
    pilot, _ = posed("jamaica", "shortage-second", (1024, 640), live=1)  # it is laid at once: there is no choice
    table: Any = pilot.top
    pilot.frames(2)
    assert table.context.busy and table.match.steps[-1].events
    assert not knowledge.hand(table.context.view, seat)


@pytest.mark.parametrize("place", range(4))
def test_a_number_key_picks_the_card_that_lies_there(place: int) -> None:
    """J3.2: counted from left to right, whatever the rules list first."""
    pilot, _ = posed("jamaica", "card", (1280, 800), speed="instant")
    pilot.frames(4)
    table: Any = pilot.top
    cards = sorted((spot for spot in table.ring.spots if isinstance(spot.key, Pick)), key=lambda spot: spot.rect.x)
    assert place < len(cards) and table.context.asked
    played: list[Move] = []
    table.context.answer = played.extend
    pilot.press(pygame.K_1 + place, unicode=str(place + 1))
    pilot.frames(2)
    assert table.question.picked == cards[place].key.card and not played
    assert table.ring.focus.key == Confirm()
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert played == [("card", cards[place].key.card)]
