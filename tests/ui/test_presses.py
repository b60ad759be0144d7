"""Presses that come too early, too often or too long answer nothing; what was chosen in secret can be changed."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pygame
import pytest

from ai.worker import Answer as Thought
from ai.worker import Ask
from jamaica.engine.contract import Event, Move
from jamaica.ui.focus import GUARD, Ring
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.menus.rules_page import Rules
from jamaica.ui.table.handoff import Handoff
from jamaica.ui.table.pause_menu import PauseMenu
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Answer, ChangeMind, Choose, Confirm, Hold, Missing, Pick, Tool

from .pilot import FRAME, Pilot, QuickThinker, point_in, waits
from .posing import posed
from .press_fuzz import fuzz, key_down, key_up, mouse_down, mouse_up

both = pytest.mark.parametrize("game", ["jamaica", "montego"])


def seconds(pilot: Pilot, passed: float) -> None:
    """Time passes, frame by frame."""
    pilot.frames(round(passed / FRAME))


def click(where: tuple[int, int]) -> None:
    """A click at once, whatever has just appeared there."""
    mouse_down(where)
    mouse_up(where)


def chosen(table: TableScene) -> Any:
    """What is put together: the card of Jamaica, the cards of Montego Bay."""
    question: Any = table.question
    return question.picked if table.match.game.name == "jamaica" else list(question.draft.chosen)


NOTHING = {"jamaica": "", "montego": [0, 0]}


def asked(pilot: Pilot, stage: str = "") -> TableScene:
    """Until a person is asked, at a stage of the game."""
    for _ in range(2000):
        pilot.frames()
        table = pilot.top
        if isinstance(table, Handoff):
            pilot.press(pygame.K_SPACE, hold=45)
        elif isinstance(table, TableScene) and table.context.asked and stage in ("", table.context.view.stage):
            return table
        elif isinstance(table, TableScene) and waits(table):
            pilot.choose(table, "mouse")
    raise AssertionError(f"nobody is asked at {stage}")


SECRET = {"jamaica": "card", "montego": "cards"}
"""The stage at which all choose in secret."""


def spot_of(table: TableScene, key: object) -> Any:
    return next(spot for spot in table.ring.spots if spot.key == key)


def put_together(pilot: Pilot, table: TableScene, card: int = 0) -> None:
    """A secret choice, up to the button that carries it out: a card of the hand, or the same for all workers."""
    picks = [spot.key for spot in table.ring.spots if isinstance(spot.key, Pick)]
    slots = sorted({pick.slot for pick in picks})
    for slot in slots:
        wanted = [pick for pick in picks if pick.slot == slot][card]
        pilot.click(point_in(spot_of(table, wanted)))
        pilot.frames(2)


def confirm(pilot: Pilot, table: TableScene) -> None:
    pilot.click(point_in(spot_of(table, Confirm())))
    pilot.frames(3)


# Held keys


@both
@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_held_key_reveals_the_cards_and_answers_nothing(game: str, key: int) -> None:
    """A text field makes keys repeat: who held the key a moment longer than needed had played a card."""
    pilot = Pilot.launcher()
    pilot.harbour.new_game(game)
    page = pilot.top
    assert isinstance(page, NewGamePage)
    page.setup.chairs[1].pilot = "human"
    page._write_name(page.setup.chairs[0])
    pilot.frames(2)
    assert isinstance(pilot.top, TextDialog) and pilot.app.display.gui.is_writing
    pilot.type("Grace")
    seconds(pilot, GUARD)
    key_down(pygame.K_RETURN)
    for _ in range(20):
        pilot.frames(2)
        key_down(pygame.K_RETURN, fresh=False)
    assert pilot.top is page, "held on, it has ended the writing and pressed nothing behind it"
    key_up(pygame.K_RETURN)
    page.begin()
    pilot.frames(3)
    handoff = pilot.top
    assert isinstance(handoff, Handoff)
    table, steps = handoff.table, len(handoff.table.match.steps)
    key_down(key)
    for _ in range(50):
        pilot.frames(2)
        key_down(key, fresh=False)
    assert pilot.top is table and table.context.revealed and table.context.asked
    assert len(table.match.steps) == steps
    if table.context.view.stage == SECRET[game]:
        assert chosen(table) == NOTHING[game]
    assert table.ring.focus is None or table.ring.focus.key == table.question.first()
    key_up(key)
    seconds(pilot, 0.5)
    assert len(table.match.steps) == steps
    pilot.close()


@both
@pytest.mark.parametrize("by", ["mouse", "pad"])
def test_what_is_held_on_beyond_the_handoff_answers_nothing(game: str, by: str) -> None:
    pilot = Pilot.table(3, 2, game)
    pilot.frames(3)
    handoff = pilot.top
    assert isinstance(handoff, Handoff)
    table, steps = handoff.table, len(handoff.table.match.steps)
    where = table.context.layout.hand.center
    if by == "mouse":
        pilot.click(where, hold=150)
    else:
        pilot.button(0, hold=150)
    seconds(pilot, 1.0)
    assert pilot.top is table and table.context.revealed and len(table.match.steps) == steps
    assert table.context.view.stage != SECRET[game] or chosen(table) == NOTHING[game]


# Double clicks and impatience


def at_the_dice() -> tuple[Pilot, TableScene]:
    """The person is Captain and asked how to place the dice."""
    for seed in range(30):
        pilot = Pilot.table(3, seed=str(seed))
        pilot.frames(3)
        table = pilot.top
        assert isinstance(table, TableScene)
        if table.context.asked and table.context.view.stage == "dice":
            return pilot, table
        pilot.app.stack.close()
        pygame.quit()
    raise AssertionError("never Captain")


def where_a_card_comes_up() -> tuple[int, int]:
    """A place of a row of the dice under which a card lies afterwards."""
    pilot, table = at_the_dice()
    rows = [spot for spot in table.ring.spots if isinstance(spot.key, Choose) and not spot.shape]
    pilot.click(point_in(rows[0]))
    pilot.frames(3)
    cards = [spot for spot in table.ring.spots if isinstance(spot.key, Pick)]
    common = (row.rect.clip(card.rect) for row in rows for card in cards)
    where = next(both.center for both in common if min(both.size) > 4)
    pilot.app.stack.close()
    pygame.quit()
    return where


@pytest.mark.parametrize("gap", [0, 3, 9, 15])
def test_a_double_click_on_the_dice_plays_nothing_more(gap: int) -> None:
    """Nor does it pick the card that comes up under the mouse; later the same click does."""
    where = where_a_card_comes_up()
    pilot, table = at_the_dice()
    steps = len(table.match.steps)
    pilot.settle()
    click(where)
    pilot.frames(gap)
    click(where)
    pilot.frames(3)
    assert table.match.steps[steps].move[0] == "dice" and len(table.match.steps) == steps + 1
    assert table.context.view.stage == "card" and table.context.asked and chosen(table) == ""
    assert isinstance(table.ring.at(where).key, Pick)  # type: ignore[union-attr]
    seconds(pilot, GUARD)
    click(where)
    pilot.frames(2)
    assert chosen(table) != "" and len(table.match.steps) == steps + 1


@both
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_impatient_presses_never_answer_what_appears(game: str, by: str) -> None:
    """Eight presses a second where the answers will lie, until long after the next question has come up."""
    pilot = Pilot.table(3, 1, game, "1x", seed="4")
    table = asked(pilot, SECRET[game])
    carried, carry_out = list[int](), table.controller.carry_out

    def note(seat: int, moves: Iterable[Move]) -> list[Event]:
        carried.append(seat)
        return carry_out(seat, moves)

    table.controller.carry_out = note  # type: ignore[method-assign]
    for _ in range(2):
        while table.context.asked:
            pilot.choose(table, "mouse")
            pilot.frames()
        carried.clear()
        after = 0
        for number in range(4000):
            if number % 7 == 0:
                hand = table.context.layout.hand
                places = [spot.rect.center for spot in table.ring.spots if isinstance(spot.key, Answer)]
                if by == "mouse":
                    click(places[number % len(places)] if places else hand.center)
                else:
                    key_down(pygame.K_SPACE)
                    key_up(pygame.K_SPACE)
            pilot.frames()
            after += table.context.asked
            if after > 90:
                break
        assert after > 90, "nothing was asked"
        assert not carried, "nothing was answered"
        assert table.context.view.stage != SECRET[game] or chosen(table) == NOTHING[game]


@pytest.mark.parametrize("page", ["rules", "menu"])
def test_a_double_click_that_closes_a_page_answers_nothing_beneath(page: str) -> None:
    """The second click falls on the table, where an answer may lie."""
    pilot, table = at_the_dice()
    steps = len(table.match.steps)
    pilot.press(pygame.K_F1 if page == "rules" else pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is not table
    pilot.press(pygame.K_ESCAPE)
    pilot.frames()
    assert pilot.top is table and table.context.asked
    click(point_in(next(spot for spot in table.ring.spots if isinstance(spot.key, Choose))))
    pilot.frames(2)
    assert len(table.match.steps) == steps
    seconds(pilot, GUARD)
    click(point_in(next(spot for spot in table.ring.spots if isinstance(spot.key, Choose))))
    pilot.frames(2)
    assert len(table.match.steps) > steps


# Picking and changing


def test_a_card_is_picked_changed_and_taken_back_and_only_the_button_plays_it() -> None:
    pilot = Pilot.table(3)
    table = asked(pilot, "card")
    steps, cards = len(table.match.steps), [spot.key for spot in table.ring.spots if isinstance(spot.key, Pick)]
    assert len(cards) == 3 and not table.ring.has(Confirm()) and not table.question.can_undo()
    for card in (cards[0], cards[2], cards[2], cards[1]):
        pilot.click(point_in(spot_of(table, card)))
        pilot.frames(2)
        assert chosen(table) == card.card and table.ring.has(Confirm())
    pilot.press(pygame.K_u)
    pilot.frames(2)
    assert chosen(table) == "" and not table.ring.has(Confirm()), "nothing is picked any more"
    assert table.context.asked and table.context.view.stage == "card", "what was chosen before stands"
    pilot.press(pygame.K_3, unicode="3")
    pilot.frames(2)
    picked = chosen(table)
    pilot.click(point_in(spot_of(table, Tool("undo"))))
    pilot.frames(2)
    assert picked and chosen(table) == ""
    pilot.press(pygame.K_2, unicode="2")
    pilot.frames(2)
    last = chosen(table)
    assert len(table.match.steps) == steps and last
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert (table.match.steps[steps].by, table.match.steps[steps].move) == (0, ("card", last))


@both
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_button_that_cannot_be_pressed_yet_says_what_is_missing(game: str, by: str) -> None:
    pilot, _ = posed(game, SECRET[game], (1280, 800), speed="instant")
    table = asked(pilot)
    seconds(pilot, 0.5)
    missing = spot_of(table, Missing())
    assert missing.note and missing.label and table.tabletop.prompt() != missing.note
    if by == "mouse":
        pilot.click(missing.rect.center)
    else:
        table.ring.set(table.ring.spots, Missing())
        pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert table.tabletop.prompt() == missing.note
    put_together(pilot, table)
    assert not any(spot.key == Missing() for spot in table.ring.spots) and spot_of(table, Confirm())


def handed_over(pilot: Pilot) -> tuple[Handoff, TableScene]:
    """Somebody has chosen in secret, and the table is handed over to the next person."""
    for _ in range(300):
        table = asked(pilot)
        if table.context.view.stage == SECRET[table.match.game.name]:
            put_together(pilot, table)
            confirm(pilot, table)
            if isinstance(pilot.top, Handoff) and pilot.top.before is not None:
                return pilot.top, table
        else:
            pilot.choose(table, "mouse")
    raise AssertionError("the table is never handed over")


@both
@pytest.mark.parametrize("by", ["button", "key"])
def test_a_secret_choice_can_be_changed_at_the_handoff(game: str, by: str) -> None:
    pilot = Pilot.table(3, 2, game)
    handoff, table = handed_over(pilot)
    seat, steps = handoff.before, len(table.match.steps)
    last = table.match.steps[-1]
    assert seat is not None and (last.by, handoff.seat != seat) == (seat, True) and not table.context.revealed
    seconds(pilot, GUARD)
    if by == "button":
        (spot,) = (spot for spot in handoff.ring.spots if spot.key == ChangeMind())
        click(spot.rect.center)
    else:
        key_down(pygame.K_u)
        key_up(pygame.K_u)
    pilot.frames(3)
    assert len(table.match.steps) == steps - 1 and table.match.to_move == seat
    assert not table.context.revealed and isinstance(pilot.top, Handoff), "whoever pressed it: the cards stay closed"
    assert pilot.top.seat == seat
    pilot.press(pygame.K_SPACE, hold=45)
    pilot.frames(3)
    assert pilot.top is table and table.context.asked and table.context.seat == seat
    assert table.context.revealed and chosen(table) == NOTHING[game]
    put_together(pilot, table, card=1)
    confirm(pilot, table)
    assert isinstance(pilot.top, Handoff) and pilot.top.seat == handoff.seat
    changed = table.match.steps[steps - 1]
    assert changed.by == seat and changed.move != last.move


@both
def test_a_hasty_press_changes_no_mind(game: str) -> None:
    """The button has just appeared where the one was that laid the card."""
    pilot = Pilot.table(3, 2, game)
    handoff, table = handed_over(pilot)
    steps = len(table.match.steps)
    key_down(pygame.K_u)
    key_up(pygame.K_u)
    click(handoff.ring.spots[0].rect.center)
    pilot.frames(2)
    assert pilot.top is handoff and len(table.match.steps) == steps


# The admiral


class Ponderer(QuickThinker):
    """Answers for captains at once, and for a hint when he is told to."""

    ready = False
    hints = cancelled = 0

    def ask(self, ask: Ask) -> None:
        self.hints += ask.weigh
        self._waits = ask.weigh
        super().ask(ask)

    def answer(self) -> Thought | None:
        return None if self._waits and not self.ready else super().answer()

    def cancel(self) -> None:
        self.cancelled += 1
        super().cancel()

    _waits = False


def picture(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.display.window, "RGB")


@both
def test_a_hint_shows_how_far_it_is_and_appears_by_itself(game: str) -> None:
    """Without a key pressed or the mouse moved; ships that bob would change the picture too."""
    pilot = Pilot.table(3, 1, game)
    pilot.app.display.settings.reduced_motion = True
    table = asked(pilot, SECRET[game])
    table.controller.thinker = table.controller.adviser.thinker = thinker = Ponderer()
    pilot.press(pygame.K_h)
    pilot.frames(2)
    parts, pictures = list[float](), list[bytes]()
    for _ in range(4):
        seconds(pilot, 0.25)
        assert table.context.pondering is not None
        parts.append(table.context.pondering)
        pictures.append(picture(pilot))
    assert thinker.hints == 1 and parts == sorted(parts) and 0 < parts[0] < parts[-1] <= 1.0
    assert len(set(pictures)) == 4, "each is further"
    thinker.ready = True
    pilot.frames(2)
    assert table.context.pondering is None and table.question.advised is not None and table.question.shares
    assert picture(pilot) not in pictures
    assert table.ring.focus is not None and table.ring.focus.key == Confirm() and chosen(table) != NOTHING[game]
    assert len([step for step in table.match.steps if step.move == table.question.advised]) == 0


@both
def test_escape_cancels_a_hint(game: str) -> None:
    pilot = Pilot.table(3, 1, game)
    table = asked(pilot, SECRET[game])
    table.controller.thinker = table.controller.adviser.thinker = thinker = Ponderer()
    pilot.press(pygame.K_h)
    seconds(pilot, 0.3)
    assert table.context.pondering is not None
    cancelled = thinker.cancelled
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is table and table.context.pondering is None and thinker.cancelled == cancelled + 1
    thinker.ready = True
    seconds(pilot, 0.5)
    assert table.question.advised is None and not table.question.shares, "what comes too late is not shown"
    pilot.press(pygame.K_h)
    pilot.frames(4)
    assert table.question.advised is not None, "he can be asked again"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu)


# Pages over the own turn


@both
def test_the_rules_leave_the_own_cards_open_and_the_menu_covers_them(game: str) -> None:
    pilot = Pilot.table(3, 2, game)
    table = asked(pilot, SECRET[game])
    assert table.context.revealed
    put_together(pilot, table)
    made = chosen(table)
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    assert isinstance(pilot.top, Rules)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(3)
    assert pilot.top is table and table.context.revealed and table.context.asked, "no new handoff"
    assert chosen(table) == made, "what was put together is still there"
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert isinstance(pilot.top, PauseMenu) and not table.context.revealed
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(3)
    assert isinstance(pilot.top, Handoff) and not table.context.revealed
    pilot.press(pygame.K_SPACE, hold=45)
    pilot.frames(3)
    assert pilot.top is table and table.context.revealed and chosen(table) == NOTHING[game]


@both
def test_the_cards_are_covered_when_the_window_is_left_while_the_rules_are_read(game: str) -> None:
    pilot = Pilot.table(3, 2, game)
    table = asked(pilot, SECRET[game])
    pilot.press(pygame.K_F1)
    pilot.frames(2)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames(2)
    pilot.press(pygame.K_ESCAPE)
    pilot.frames(3)
    assert isinstance(pilot.top, Handoff) and not table.context.revealed


# What has moved


def test_a_click_on_what_has_just_moved_there_answers_nothing() -> None:
    """A way to pay that was put together makes the list longer: its rows move up under the mouse."""
    pilot, _ = posed("jamaica", "pay", (1280, 800), speed="instant")
    pilot.frames(3)
    table = asked(pilot, "pay")
    seconds(pilot, GUARD + FRAME)

    def row_at(where: tuple[int, int]) -> object:
        spot = table.ring.at(where)
        return spot and spot.key

    before = {row.rect.center: row.key for row in table.ring.spots if isinstance(row.key, Choose)}
    for number in (1, 3):
        click(point_in(next(spot for spot in table.ring.spots if spot.key == Hold(number))))
        pilot.frames()
    moved = [where for where, key in before.items() if isinstance(row_at(where), Choose) and row_at(where) != key]
    steps = len(table.match.steps)
    for _ in range(3):
        click(moved[0])
        seconds(pilot, 0.1)
    assert moved and len(table.match.steps) == steps
    seconds(pilot, GUARD)
    click(moved[0])
    pilot.frames()
    assert len(table.match.steps) > steps


# At random


@both
def test_hasty_hands_choose_nothing_and_see_nothing_by_accident(game: str) -> None:
    """A taste of ``python -m tests.ui.press_fuzz``."""
    tally = fuzz(game, 150, Random(f"1 {game}"))
    assert tally.findings == []
    assert tally.moves > 3 and tally.early > 3


def test_the_judge_finds_what_the_guard_keeps_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check of the check."""
    monkeypatch.setattr(Ring, "admits", lambda ring, spot: True)
    monkeypatch.setattr(Ring, "has_rested", lambda ring, spot, where: True)
    assert fuzz("jamaica", 1500, Random(3)).findings
