"""Cards and treasures lie where they belong as soon as that is seen, for every pair of eyes."""

from typing import Any

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import POWERS
from jamaica.games.jamaica.rules.events import TreasureFound, TreasureGiven, TreasureTaken
from jamaica.games.jamaica.rules.state import State
from jamaica.ui.jamaica import knowledge

from .posing import pose, posed


def treasures(view: State) -> list[object]:
    return [view.powers[: len(POWERS)], *(sorted(knowledge.treasures(view, ship)) for ship in range(3))]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_treasure_taken_or_given_is_told_as_the_rules_move_it(viewer: int) -> None:
    """J8.7: each prize of the pose in which everything can be had."""
    told = 0
    for move in pose("race", "loot")[0].choices():
        match, _ = pose("race", "loot")
        view = match.view(viewer)
        before = len(match.events())
        match.play(0, move)
        for event in (event.seen_by(viewer) for event in match.events()[before:]):
            if isinstance(event, TreasureTaken):
                knowledge.hand_over(view, event.card, event.loser, event.winner)
            elif isinstance(event, TreasureGiven):
                knowledge.hand_over(view, event.card, event.winner, event.loser)
            else:
                continue
            told += 1
            assert treasures(view) == treasures(match.view(viewer)), move
    assert told > 4


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_treasure_that_is_found_is_its_finders(viewer: int) -> None:
    """J6.3."""
    match, rest = pose("race", "treasure", live=1)
    view = match.view(viewer)
    match.play(*rest[0])
    match.roll()
    (found,) = [event.seen_by(viewer) for event in match.events() if isinstance(event, TreasureFound)]
    assert isinstance(found, TreasureFound)
    knowledge.hand_over(view, found.card, None, found.ship)
    assert treasures(view) == treasures(match.view(viewer))


def test_a_card_leaves_the_hand_when_it_is_laid() -> None:
    """Also the last one of a round, after which much is to be seen."""
    pilot, rest = posed("race", "shortage-second", (1024, 640), live=1)
    table: Any = pilot.top
    pilot.frames(2)
    seat, move = rest[0]
    assert len(knowledge.hand(table.view, seat)) == 1
    table._play(seat, move)
    pilot.frames(2)
    assert table.playback.busy and not knowledge.hand(table.view, seat)


@pytest.mark.parametrize("place", range(4))
def test_a_number_key_plays_the_card_that_lies_there(place: int) -> None:
    """J3.2: counted from left to right, whatever the rules list first."""
    pilot, _ = posed("race", "card", (1280, 800), speed="instant")
    pilot.frames(4)
    table: Any = pilot.top
    cards = sorted((spot for spot in table.ring.spots if spot.key[0] == "card"), key=lambda spot: spot.rect.x)
    assert place < len(cards) and table.asked
    played: list[Move] = []
    table.choose = played.append
    pilot.press(pygame.K_1 + place, unicode=str(place + 1))
    pilot.frames(2)
    assert played == [cards[place].key]
