"""The replay in the window: every place, every seat's eyes, played on; and no secret of a match that is running."""

from random import Random
from typing import Any

import pygame
import pytest

from ai.captains import captain_for
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.replay import Replay, Stride
from jamaica.files import assets
from jamaica.games import find_game
from jamaica.games.jamaica.text.terms import CARDS
from jamaica.store import Settings
from jamaica.ui.app import App
from jamaica.ui.display import Display
from jamaica.ui.jamaica import knowledge
from jamaica.ui.menus.saves import SavedGames
from jamaica.ui.review.replay import ReplayScene
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Party, Tool

from .pilot import QUIET, Pilot
from .reader import Reader
from .test_harbour import go, kept


def played(game: str = "jamaica", people: int = 1, choices: int = 10_000, players: int = 3) -> Match[Any]:
    """A match of a few people and mates, played by chance."""
    rules, rng = find_game(game), Random(2)
    pilots = ["human"] * people + ["mate"] * (players - people)
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    match = Match.begin(rules, rules.options(players=players), seats, "again")
    quick = captain_for("greedy", rules)
    while not match.is_over and choices:
        match.play(match.to_move, quick.choose(match.view(match.to_move), rng))
        choices -= 1
    return match


def watching(match: Match[Any], speed: str = "instant") -> tuple[Pilot, ReplayScene, list[Match[Any]]]:
    """A replay of a match, and the matches that were played on from it."""
    display = Display(assets(), (1024, 640), Settings(speed=speed, **QUIET))
    begun: list[Match[Any]] = []
    scene = ReplayScene(display, Replay(match.record(), match.game), begun.append)
    pilot = Pilot(App(display, scene))
    pilot.frames(2)
    return pilot, scene, begun


def put_focus(scene: ReplayScene, key: object) -> None:
    assert any(spot.key == key for spot in scene.ring.spots), key
    scene.ring.set(scene.ring.spots, key)


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_steps_by_choice_and_round(game: str, by: str) -> None:
    match = played(game)
    pilot, scene, _ = watching(match)

    def press(key: Tool) -> None:
        if by == "mouse":
            go(pilot, key)
            return
        put_focus(scene, key)
        if by == "pad":
            pilot.button(0)
        else:
            pilot.press(pygame.K_RETURN)
        pilot.frames(2)

    press(Tool("right"))
    choices, rounds = scene.stops, scene.rounds
    assert scene.place == choices[1] == scene.replay.stops(Stride.CHOICE)[2]
    press(Tool("last"))
    assert scene.place == next(place for place in rounds if place > choices[1])
    assert scene.tabletop.context.view.key() == scene.replay.at(scene.place).state.key(), (
        "everything is open, and as it was"
    )
    press(Tool("left"))
    assert scene.place in choices
    press(Tool("first"))
    assert scene.place in rounds
    press(Tool("first"))
    assert scene.place == rounds[0] == choices[0]


def test_the_scrubber_is_clicked_dragged_and_turned() -> None:
    pilot, scene, _ = watching(played())
    groove = pygame.Rect(scene.scrubber.rect)
    pilot.click((groove.centerx, groove.centery))
    pilot.frames(2)
    middle = scene.place
    assert abs(middle - scene.replay.last / 2) < 12
    put_focus(scene, ("scrubber",))
    pilot.press(pygame.K_RIGHT)
    pilot.frames(2)
    assert scene.place == next(place for place in scene.stops if place > middle)
    pygame.event.post(pygame.Event(pygame.JOYHATMOTION, value=(-1, 0), hat=0, joy=0, instance_id=0))
    pilot.frames(2)
    assert scene.place == middle


def test_it_plays_to_the_end_and_stops() -> None:
    pilot, scene, _ = watching(played("montego", players=2))
    scene.toggle()
    for _ in range(3000):
        pilot.frames(1, 0.1)
        if not scene.playing:
            break
    assert scene.place == scene.replay.last
    pilot.frames(2)
    told = [line.text for line in scene.tabletop.log.lines]
    scene.go(0)
    scene.go(scene.replay.last)
    assert told == [line.text for line in scene.tabletop.log.lines], "played or shown at once, the log is the same"


def test_every_seat_of_a_finished_match() -> None:
    pilot, scene, _ = watching(played())
    seen = []
    for _ in range(4):
        seen.append((scene.everything, scene.seat))
        scene.go(40)
        view = scene.tabletop.context.view
        assert view.viewer == (None if scene.everything else scene.seat)
        scene.next_view()
        pilot.frames()
    assert seen == [(True, 0), (False, 0), (False, 1), (False, 2)] and scene.everything
    go(pilot, Party(1))
    assert scene.seat == 1 and scene.everything


def test_all_is_open_once_the_match_is_over() -> None:
    """Cards and treasures of everybody lie face up; from a seat one sees what it knew."""
    pilot, scene, _ = watching(played())
    table, seat = scene.tabletop, 1
    scene.go(scene.replay.last)
    view: Any = table.context.view
    hand, treasures = knowledge.hand(view, seat), knowledge.treasures(view, seat)
    assert all(hand) and all(treasures) and len(hand) == 3 - 1
    assert f"In hand: {', '.join(CARDS[card] for card in hand)}" in table.ui.facts_of(seat)
    table.draw(pilot.app.display.window)
    scene.next_view()
    view = table.context.view
    assert not any(knowledge.hand(view, seat)) and "2 cards in hand" in table.ui.facts_of(seat)


def test_a_running_match_keeps_its_secrets() -> None:
    """Alone one sees what one knew; with others at the table nobody's cards are shown."""
    _, alone, _ = watching(played(people=1, choices=20))
    alone.go(30)
    alone.next_view()
    assert alone.seat == 0 and alone.tabletop.context.view.viewer == 0 and not alone.everything
    _, couch, _ = watching(played(people=2, choices=20))
    for place in range(0, couch.replay.last + 1, 3):
        couch.go(place)
        couch.next_view()
        view: Any = couch.tabletop.context.view
        assert not any(view.hand) and not any(view.down) and couch.tabletop.context.viewer == -1


def test_playing_on_from_here_is_a_new_match() -> None:
    match = played()
    pilot, scene, begun = watching(match)
    scene.go(scene.replay.last)
    go(pilot, ("play on",))
    assert not begun and pilot.app.display.toast.note
    scene.go(scene.rounds[2])
    go(pilot, ("play on",))
    (branch,) = begun
    assert branch.prelude == scene.place and not branch.is_over
    assert branch.record().moves[: scene.place] == match.record().moves[: scene.place]


def test_from_the_lists_to_the_replay_and_on_to_a_table() -> None:
    pilot = Pilot.launcher()
    kept(pilot, 12)
    pilot.harbour.saves()
    page = pilot.top
    assert isinstance(page, SavedGames)
    go(pilot, ("watch", page.games[0].path))
    assert isinstance(pilot.top, ReplayScene)
    go(pilot, Tool("right"))
    go(pilot, ("play on",))
    assert isinstance(pilot.top, TableScene) and pilot.top.match.prelude
    pilot.close()


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_a_sign_is_seen_before_the_pictures_of_a_table_are_fetched(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes half a second."""
    pilot = Pilot.launcher()
    pilot.frames(2)
    order: list[str] = []
    reader = Reader().watch(monkeypatch)
    monkeypatch.setattr("pygame.display.flip", lambda: order.append("seen"))
    monkeypatch.setattr(ReplayScene, "enter", lambda scene: order.append("fetched"))
    pilot.harbour.replay(played(game))
    assert order == ["seen", "fetched"] and "Setting up the table …" in reader.texts
