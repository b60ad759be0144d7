"""Before a choice is made: what it leaves in the holds, and tags where a ship can land."""

from typing import Any

import pygame
import pytest

from jamaica.engine.contract import Move
from jamaica.games.jamaica.rules.data import FOOD, GOLD, NONE
from jamaica.ui.jamaica.preview import Change, changes, totals_after
from jamaica.ui.jamaica.tags import lay_tags
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose, Peek, Pick
from tests.jamaica.test_outlook import view_of

from .posing import posed


@pytest.mark.parametrize(
    ("name", "move", "changed"),
    [
        ("pay", ("pay", 3, 4, 0, 0, 0), {0: Change(NONE, 0, (GOLD, 3)), 1: Change(GOLD, 1, (GOLD, 4))}),
        ("empty", ("empty", 2), {1: Change(FOOD, 6, (GOLD, 5), (FOOD, 6))}),
        ("stow", ("stow", "ordinary"), {3: Change(GOLD, 3, into=(GOLD, 3))}),
        ("stow", ("stow", "sixth"), {5: Change(GOLD, 3, into=(GOLD, 3))}),
        ("powder", ("powder", 2), {}),
    ],
)
def test_holds_are_shown_as_a_choice_would_leave_them(
    name: str, move: tuple[str | int, ...], changed: dict[int, Change]
) -> None:
    """J4.2, J7.1, J12.7."""
    assert changes(view_of(name), move) == changed


def test_totals_are_shown_as_a_payment_would_leave_them() -> None:
    view = view_of("pay")
    assert totals_after(view, view.payer, changes(view, ("pay", 3, 4, 0, 0, 0))) == {
        GOLD: view.has(view.payer, GOLD) - 7
    }


@pytest.mark.parametrize("name", ["dice", "empty", "attack", "lane", "loot"])
def test_the_admirals_judgement_covers_nothing_of_the_board_or_the_holds(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A badge lies on the line of a choice in the list, never on dice, ships, spaces or holds."""
    pilot, _ = posed("jamaica", name, (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    drawn = list[pygame.Rect]()
    monkeypatch.setattr("jamaica.ui.table.hints._draw", lambda window, display, rect, *_: drawn.append(rect))
    table.toolbar.hint()
    pilot.frames(3)
    table.draw(pilot.app.display.window)
    assert drawn and all(table.context.layout.hand.contains(rect) for rect in drawn)


def test_lanes_show_their_costs_before_one_points_at_them() -> None:
    pilot, _ = posed("jamaica", "lane", (1024, 640), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    ui: Any = table.tabletop.ui
    tags, focus = ui._tags(None, "")
    assert {tag.space for tag in tags} == {8, 14} and not focus
    assert ui._tags(Choose(("lane", "inner")), "")[1] == [14]


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_every_tag_stands_on_its_own_space_off_the_frame_and_beside_ships(size: tuple[int, int], scale: float) -> None:
    """Also those of neighbours; all ships lie in Port Royal, which the last space must not hide."""
    pilot, _ = posed("jamaica", "start", size, speed="instant", scale=scale)
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    ui: Any = table.tabletop.ui
    board, hulls = ui.board, [ship.hull() for ship in ui.pieces.fleet]
    frame = board.px(board.facts["frame"])
    sea, high = board.rect.inflate(-2 * frame, -2 * frame), board.px(64)
    for space in range(1, 50):
        pair = [space, space % 49 + 1]
        laid = lay_tags(board, [(number, (3 * high, high)) for number in pair], hulls)
        assert not laid[0].colliderect(laid[1])
        for number, rect in zip(pair, laid, strict=True):
            assert sea.contains(rect) and rect.collidelist(hulls) < 0
            around = board.bounds(number)
            assert rect.clip(around).w * rect.clip(around).h >= 0.3 * rect.w * rect.h


def test_the_dials_say_in_figures_what_the_dice_show() -> None:
    """Only once they lie: a die shows three of its sides."""
    pilot, _ = posed("jamaica", "card", (1280, 800), speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    window, shown = pilot.app.display.window, list[bytes]()
    ui: Any = table.tabletop.ui
    for frame in (None, 1):
        ui.pieces.show_dice([3, 2], frame)
        table.draw(window)
        x, y = ui.board.well("morning")
        away = ui.board.px(72)
        corner = pygame.Rect(0, 0, 16, 16)
        corner.center = (round(x) + away, round(y) + away)
        shown.append(pygame.image.tobytes(window.subsurface(corner), "RGB"))
    assert shown[0] != shown[1]


@pytest.mark.parametrize("name", ["pay", "loot", "powder", "attack"])
def test_the_choices_can_be_read_beside_their_badges_in_the_smallest_window(name: str) -> None:
    """Lines are written in 12 pixels, single long ones in 10, and none runs under the admiral's judgement."""
    pilot, _ = posed("jamaica", name, (1024, 640), speed="instant", language="de")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    table.question.shares = dict.fromkeys(map(Choose, table.question.list.moves), 0.5)
    table.tabletop.set_spots()
    listing, rows, unit = (
        table.question.list,
        table.question.list.rows(table.context.layout.hand),
        pilot.app.display.unit,
    )
    letters = listing.letters(rows)
    assert max(letters) * unit >= 12 and min(letters) * unit >= 10
    for (move, rect), size in zip(rows, letters, strict=True):
        assert listing._wide(move, size) + listing.free <= rect.w and rect.right <= table.context.layout.hand.right


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_note_on_a_card_leaves_every_opponent_to_be_seen(size: tuple[int, int], language: str) -> None:
    """With five of them, two battles, and two shortages: it lies on the log, the round and the buttons at most."""
    pilot, _ = posed("jamaica", "card", size, speed="instant", language=language)
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene) and len(table.context.layout.opponents) == 5
    cards = [spot.key for spot in table.ring.spots if isinstance(spot.key, Pick)]
    assert cards
    for card in cards:
        table.ring.set(table.ring.spots, card)
        table.tabletop.settle()
        note = table.tabletop.notes.over_log
        assert note and note.rect.collidelist(table.context.layout.opponents) < 0 and note.rect.bottom <= size[1]


@pytest.mark.parametrize(("language", "rows"), [("en", 10), ("it", 10), ("de", 8)])
def test_the_tenth_choice_takes_the_place_of_a_line_that_would_lead_to_it(language: str, rows: int) -> None:
    """Where two columns have room; its key is 0."""
    pilot, _ = posed("jamaica", "loot", (1024, 640), speed="instant", language=language)
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene) and len(table.question.list.moves) == 10
    listed = [move for move, _ in table.question.list.rows(table.context.layout.hand)]
    assert len(listed) == rows and (None in listed) == (rows < 10)
    steps = len(table.match.steps)
    pilot.press(pygame.K_0, unicode="0")
    pilot.frames()
    assert (len(table.match.steps) > steps) == (rows == 10), "what is on another page has no key"
    if rows == 10:
        assert table.match.steps[steps].move == ("loot", "nothing")


@pytest.mark.parametrize(
    ("pose", "key", "expected"),
    [
        ("empty", "1", None), ("empty", "2", ("empty", 2)), ("empty", "5", ("empty", 5)),
        ("stow", "2", None), ("stow", "6", ("stow", "sixth")),
        ("powder", "0", ("powder", 0)), ("powder", "3", ("powder", 3)), ("powder", "9", None),
        ("lane", "2", ("lane", "outer")),
    ],
)  # fmt: skip
def test_a_number_key_means_the_number_a_choice_goes_by(pose: str, key: str, expected: Move | None) -> None:
    """J4.2, J8.6: 5 empties "Hold 5" and spends 5 gunpowder, wherever that is listed; other lines are counted."""
    pilot, _ = posed("jamaica", pose, (1280, 800), speed="instant")
    pilot.frames(4)
    table: Any = pilot.top
    assert table.context.asked
    chosen: list[Move] = []
    table.context.answer = chosen.extend
    pilot.press(ord(key), unicode=key)
    pilot.frames(2)
    assert chosen == ([] if expected is None else [expected])


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)], ids=["small", "usual"])
def test_below_a_short_list_the_hand_can_be_read(size: tuple[int, int]) -> None:
    """The cards begin where the answers end; the mouse draws one out, and it can be seen whole."""
    pilot, _ = posed("jamaica", "dice", size, speed="instant")
    pilot.frames(3)
    table = pilot.top
    assert isinstance(table, TableScene)
    window = pilot.app.display.window
    answers = [spot for spot in table.ring.spots if isinstance(spot.key, Choose) and spot.listed]
    cards = [spot for spot in table.ring.spots if isinstance(spot.key, Peek)]
    assert cards and all(card.rect.top - max(spot.rect.bottom for spot in answers) < 20 for card in cards)
    here = cards[0].rect
    assert here.bottom > window.get_height(), "it is not seen whole"
    before = window.copy()
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(here.centerx, here.top + 9), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )
    pilot.frames(2)
    above = pygame.Rect(here.x, here.top - 12, here.w, 10)
    assert pygame.image.tobytes(before.subsurface(above), "RGB") != pygame.image.tobytes(
        window.subsurface(above), "RGB"
    )
