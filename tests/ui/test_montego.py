"""The table of Montego Bay: cards and barrels that are put together, standings, scorings spelled out."""

from typing import Any

import pygame
import pytest

from jamaica.engine.language import ENGLISH
from jamaica.games.montego.draft import Cards, Spread
from jamaica.games.montego.rules.events import CountingEnded, ShipLeft, ShipMoored, ShipScored
from jamaica.games.montego.rules.scoring import places, share_out
from jamaica.games.montego.text.preview import landing, standing
from jamaica.games.montego.text.terms import PHASES
from jamaica.ui.lettering import INK
from jamaica.ui.montego.sheet import how, of_ship
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose, Confirm, Missing, Pick, TakeBack, Tool

from .pilot import Pilot, point_in
from .posing import pose, posed


def at_table(name: str, size: tuple[int, int] = (1024, 640)) -> tuple[Pilot, Any]:
    """A pose at the table, asked."""
    pilot, _ = posed("montego", name, size, speed="instant")
    pilot.frames(4)
    table = pilot.top
    assert isinstance(table, TableScene) and table.context.asked
    return pilot, table


def spot(table: TableScene, key: object) -> Any:
    """The first spot of a key."""
    return next(one for one in table.ring.spots if one.key == key)


def test_cards_can_be_changed_until_they_are_confirmed() -> None:
    pilot, table = at_table("cards")
    assert not [one for one in table.ring.spots if one.key == Confirm()]
    for key in (Pick(0, 3), Pick(0, 5), Pick(1, 2)):
        pilot.click(point_in(spot(table, key)))
        pilot.frames(2)
    before = len(table.match.steps)
    assert table.ring.focus is not None and table.ring.focus.key == Confirm()
    pilot.press(pygame.K_RETURN)
    pilot.frames(2)
    assert table.match.steps[before].move == ("cards", 5, 2)


def test_number_keys_choose_cards_one_worker_after_the_other() -> None:
    pilot, table = at_table("cards")
    for key in "41":
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)
    assert isinstance(table.question.draft, Cards) and table.question.draft.chosen == [4, 1]
    table.toolbar.undo()
    assert table.question.draft.chosen == [4, 0]


def test_jack_and_the_worker_beside_him_never_get_the_same_card() -> None:
    """M5: his card comes from that worker's set."""
    _, table = at_table("cards-jack")
    draft = table.question.draft
    assert isinstance(draft, Cards) and draft.partner >= 0
    last = len(draft.workers) - 1
    draft.choose(draft.partner, 3)
    draft.choose(last, 3)
    assert draft.chosen[draft.partner] == 0 and draft.chosen[last] == 3
    for number in range(last):
        draft.choose(number, 1 + number)
    assert draft.move in table.question.list.moves


def test_a_card_leads_where_the_rules_lead() -> None:
    """M6.1: alone on the quay a worker comes to where the page says."""
    match, _ = pose("montego", "cards")
    state = match.state
    for worker in range(state.table.jack):
        for card in range(1, 6):
            start = state.at[worker] if state.at[worker] >= 0 else state.table.doors[state.at[worker]]
            assert landing(state, worker, card) == (start + card) % state.table.ring


def test_barrels_are_spread_by_click_and_taken_back() -> None:
    pilot, table = at_table("load")
    assert isinstance(table.question.draft, Spread)
    total = table.question.draft.total
    first, second = [one.key for one in table.ring.spots if isinstance(one.key, Choose)][:2]
    for key in (first, second):
        pilot.click(point_in(spot(table, key)))
        pilot.frames(2)
    assert table.question.draft.left == total - 2
    pilot.click(point_in(spot(table, TakeBack(second.move[1]))))
    pilot.frames(2)
    assert table.question.draft.left == total - 1 and table.question.draft.counts[first.move[1] - 1] == 1


def test_a_barrel_is_dragged_aboard() -> None:
    pilot, table = at_table("load")
    draft = table.question.draft
    assert isinstance(draft, Spread)
    start = table.question.editor.tray()[0].center
    ship = [one for one in table.ring.spots if one.key == Choose(("load", 2))][-1]
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=ship.rect.center, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    )
    pilot.frames(1)
    assert table.question.editor.dragged == ship.rect.center and not any(draft.counts)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=ship.rect.center, button=1, touch=False))
    pilot.frames(2)
    assert draft.counts[1] == 1 and table.question.editor.dragged is None


def drag(pilot: Pilot, start: tuple[int, int], end: tuple[int, int]) -> None:
    """The mouse takes something and lets it go elsewhere."""
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0), touch=False))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
    pilot.frames(2)


def test_a_placed_barrel_is_dragged_to_another_ship() -> None:
    pilot, table = at_table("load")
    draft = table.question.draft
    assert isinstance(draft, Spread)
    pilot.press(ord("3"), unicode="3")
    pilot.frames(2)
    drag(pilot, point_in(spot(table, TakeBack(3))), point_in(spot(table, Choose(("load", 2)))))
    assert draft.counts == [0, 1, 0, 0] and table.question.editor.dragged is None
    drag(pilot, point_in(spot(table, TakeBack(2))), table.context.layout.log.center)
    assert draft.counts == [0, 0, 0, 0], "let go elsewhere it is back in hand"


def test_a_hint_keeps_the_barrels_that_are_placed() -> None:
    """It advises where the others go; when one more is placed, the advice is gone."""
    pilot, table = at_table("load")
    draft = table.question.draft
    assert isinstance(draft, Spread)
    for key in "43":
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)
    view = table.question.weighed_view()
    assert view.hand == draft.left and view.barrels(3)[0] == table.context.view.barrels(3)[0] + 1
    assert {move[1] - 1 for move in view.choices()} == {pier for pier in range(4) if draft.can_add(pier)}
    pilot.click(point_in(spot(table, Tool("hint"))))
    pilot.frames(3)
    assert table.question.draft is draft and draft.counts == [0, 0, 1, 1]
    assert table.question.advised and draft.can_add(table.question.advised[1] - 1)
    pilot.click(point_in(spot(table, Choose(table.question.advised))))
    pilot.frames(2)
    assert table.question.advised is None and not table.question.shares


@pytest.mark.parametrize("order", ["3434", "3344", "4343"])
def test_the_order_of_clicks_does_not_matter(order: str) -> None:
    """The rules load from pier to pier; people may click as they like."""
    pilot, table = at_table("load")
    for key in order:
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)
    table.question.confirm()
    state = table.match.state
    assert [state.barrels(pier)[0] for pier in range(4)] == [3, 2, 3, 2]


def test_broken_barrels_come_off_where_one_points() -> None:
    pilot, table = at_table("unload")
    for key in "32":
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)
    table.question.confirm()
    state = table.match.state
    assert [state.barrels(pier)[0] for pier in range(4)] == [3, 1, 0, 0]


def test_a_full_ship_sails_first_and_the_rest_is_loaded_after() -> None:
    """M7.5: what fills a ship is loaded first, though other barrels were placed before."""
    draft = Spread("load", 3, [2, 5, 4, 6], [0] * 4)
    for pier in (2, 0, 0):
        draft.add(pier)
    assert draft.full == [0] and draft.ready
    assert list(draft.steps()) == [(("load", 1), 1), (("load", 2), 0)]
    draft.remove(2)
    assert draft.ready and not draft.complete
    assert list(draft.steps()) == [(("load", 1), 1)]


def test_the_standing_is_what_the_rules_would_pay() -> None:
    match, _ = pose("montego", "load")
    view = match.view(match.to_move)
    for pier, kind in enumerate(view.ships):
        if kind >= 0:
            now = standing(view, pier)
            assert list(now.gains) == share_out(view.table.prizes[kind], view.barrels(pier))
            more = standing(view, pier, view.to_move, view.free[pier])
            assert more.full and sum(more.barrels) == view.table.slots[kind]


def test_the_sharing_of_prizes_is_spelled_out() -> None:
    """M8.4: 5, 2, 2, 1 barrels on a 5-3-2 ship filled by the first."""
    barrels, prizes = (5, 2, 2, 1), (5, 3, 2)
    gains = share_out(prizes, barrels)
    gains[0] += 1
    sheet = of_ship(ShipScored(0, "brig", barrels, prizes, places(prizes, barrels), 0, tuple(gains)))
    assert [row.points for row in sheet.rows] == [6, 3, 3, 0]
    told = [how(row, ENGLISH) for row in sheet.rows]
    assert told == [
        "prize 5, plus 1 for the last slot",
        "3 + 2: 5 shared by 2, rounded up",
        "3 + 2: 5 shared by 2, rounded up",
        "no prize left",
    ]


def test_the_admiral_puts_the_cards_together() -> None:
    pilot, table = at_table("cards")
    pilot.click(point_in(spot(table, Tool("hint"))))
    pilot.frames(3)
    assert isinstance(table.question.draft, Cards) and table.question.draft.move == table.question.advised
    assert table.ring.focus is not None and table.ring.focus.key == Confirm()
    assert any(isinstance(key, Pick) for key in table.question.shares)
    assert set(table.question.golden()) == {
        Pick(number, card) for number, card in enumerate(table.question.draft.chosen)
    }


def test_the_notice_follows_the_end_of_a_round() -> None:
    """The ship at pier 1 is said to leave until it has; a ship that leaves full while loading changes nothing."""
    _, table = at_table("load")
    stages = []
    moored = ShipMoored(2, "sloop", 8, (4, 2, 1), 0)
    for event in (ShipLeft(1, "brig", (0,) * 4), CountingEnded(), ShipLeft(0, "sloop", (0,) * 4), moored):
        beat = table.tabletop.ui.animation.beat(event)
        beat.before()
        beat.after()
        stages.append(table.context.view.stage)
    assert stages == ["load", "depart", "depart", "order"]
    assert all(stage in PHASES for stage in stages)


def test_all_barrels_of_a_worker_are_taken_back_together() -> None:
    """Before anything else has been revealed: no ship is filled, which would show another one (M12.15)."""
    pilot, table = at_table("load")
    draft = table.question.draft
    assert isinstance(draft, Spread)
    hand, seat, post = draft.total, table.context.seat, table.match.state.post
    while draft.left:
        table.question.editor._add(next(pier for pier in (3, 2, 1, 0) if draft.can_add(pier)))
    assert not draft.full
    table.question.confirm()
    pilot.frames(4)
    assert table.context.asked and table.match.state.post != post and table.toolbar.can_undo()
    table.toolbar.undo()
    pilot.frames(2)
    assert table.context.asked and table.context.seat == seat and table.match.state.hand == hand


@pytest.mark.parametrize("name", ["cards-jack", "load", "hire"])
def test_a_table_drawn_very_large_can_be_used(name: str) -> None:
    """All choices lie in the window and apart from each other, and from the button that carries them out."""
    pilot, table = at_table(name)
    window = pygame.Rect(0, 0, 1024, 640)
    for scale in (1.5, 2.0):
        pilot.app.display.settings.scale = scale
        pilot.app.display.resized()
        table.resize()
        pilot.frames(2)
        assert table.context.layout.compact
        asked = [one for one in table.question.spots() if not isinstance(one.key, Confirm | Missing)]
        spots = [one.rect for one in asked if not one.rect.colliderect(table.context.layout.board)]
        if table.question.draft is not None:
            spots += [table.question.confirm_rect(), table.question.ribbon()]
        assert len(spots) >= 3
        for number, rect in enumerate(spots):
            assert window.contains(rect) and min(rect.size) >= 24
            assert rect.collidelist(spots[:number]) < 0


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_one_has_is_seen_while_cards_are_chosen(scale: float) -> None:
    """The secret page lies on the own panel: points, coins and supply stand beside the question."""
    pilot, table = at_table("cards")
    pilot.app.display.settings.scale = scale
    pilot.app.display.resized()
    table.resize()
    rect, window = table.question.places.purse(), pilot.app.display.window
    assert not rect.colliderect(table.question.ribbon()) and not rect.colliderect(table.question.places.page())
    pictures = set()
    for points, coins, supply in ((12, 1, 10), (13, 1, 10), (13, 2, 10), (13, 2, 9)):
        view = table.context.view
        view.points[0], view.coins[0], view.supply[0] = points, coins, supply
        table.context.stale = True
        table.tabletop.settle()
        table.draw(window)
        pictures.add(pygame.image.tobytes(window.subsurface(rect), "RGB"))
    assert len(pictures) == 4


@pytest.mark.parametrize("language", ["en", "de", "it", "nl"])
def test_letters_are_no_smaller_on_a_table_drawn_larger(language: str) -> None:
    """The button that lays the cards."""
    widths = []
    for scale in (1.0, 1.5):
        pilot, _ = posed("montego", "cards", (1024, 640), speed="instant", language=language, scale=scale)
        pilot.frames(4)
        table, display = pilot.top, pilot.app.display
        assert isinstance(table, TableScene)
        question: Any = table.question
        room = question.confirm_rect().w - display.px(24)
        widths.append(display.text.fitted(question.confirm_label(), display.px(19), room, INK, bold=True).get_height())
        pilot.app.display.close()
    assert widths[1] >= widths[0]
