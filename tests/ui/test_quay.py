"""The quay for newcomers and for all eyes: what is asked and what happens in words, rings, rims and names."""

from typing import Any

import pygame
import pytest

from jamaica.games.montego.draft import Cards, Spread
from jamaica.games.montego.rules.data import Room
from jamaica.games.montego.rules.events import SentBack
from jamaica.games.montego.rules.position import NOBODY
from jamaica.games.montego.text.preview import landing, walk_now
from jamaica.ui.montego.figures import draw_card_figure, draw_store_figure
from jamaica.ui.montego.kit import MONTEGO
from jamaica.ui.montego.page import STORE_SHAPE
from jamaica.ui.montego.rings import CREWS, ring_of
from jamaica.ui.montego.ships import berth
from jamaica.ui.palette import PALETTES
from jamaica.ui.pictures import rimmed, whiten
from jamaica.ui.table.scene import TableScene
from jamaica.ui.table.targets import Choose, Pick

from .pilot import Pilot
from .posing import go_on, pose, posed


def at_table(name: str, **settings: Any) -> tuple[Pilot, Any]:
    """A pose at the table, asked."""
    pilot, _ = posed("montego", name, (1024, 640), **{"speed": "instant", **settings})
    pilot.frames(4)
    table = pilot.top
    assert isinstance(table, TableScene) and table.context.asked
    return pilot, table


def typed(pilot: Pilot, keys: str) -> None:
    for key in keys:
        pilot.press(ord(key), unicode=key)
        pilot.frames(2)


def test_the_ribbon_says_what_the_draft_still_needs() -> None:
    pilot, table = at_table("cards-jack")
    assert table.tabletop.prompt() == "One card for each worker, Marlow"
    typed(pilot, "35")
    assert table.tabletop.prompt() == "Lazy Jack: a different card from his partner's"
    assert isinstance(table.question.draft, Cards) and table.question.draft.taken(2) == 3
    typed(pilot, "2")
    assert table.tabletop.prompt() == "Play these cards, or change them?"


def test_barrels_are_counted_down_on_the_ribbon() -> None:
    pilot, table = at_table("load")
    assert table.tabletop.prompt() == "4 barrels to load, Marlow: onto which ships?"
    typed(pilot, "224")
    assert table.tabletop.prompt() == "Pier 2 is full: load now, or place the rest too"
    typed(pilot, "3")
    assert table.tabletop.prompt() == "All aboard, Marlow? Click a barrel to take it back"


def test_why_a_worker_goes_back_is_said_and_shown() -> None:
    """M6.3: both sides of the warehouse are lit while he stumbles."""
    pilot, rest = posed("montego", "stumble", (1024, 640), live=1)
    table: Any = pilot.top
    go_on(table, rest)
    said = []
    while not table.tabletop.ui.pieces.blocked:
        pilot.frames(1, 0.05)
        said += [] if table.tabletop.prompt() in said else [table.tabletop.prompt()]
    assert said[-3:-1] == ["Marlow's large worker: card 3", "Marlow's large worker walks 3 spaces to N5"]
    event = next(event for event in table.match.events() if isinstance(event, SentBack))
    assert table.tabletop.ui.pieces.blocked == (event.path[0], table.context.view.table.ring - 1 - event.path[0])
    assert (
        table.tabletop.prompt()
        == "Marlow's large worker walks 3 spaces to N5 and finds both sides taken and goes back to N4"
    )
    table.tabletop.player.playback.skip_all()
    assert table.tabletop.ui.pieces.blocked == ()


def test_a_ship_that_sails_is_said_on_the_ribbon() -> None:
    pilot, rest = posed("montego", "full", (1024, 640), live=1)
    table: Any = pilot.top
    go_on(table, rest)
    while not table.tabletop.ui.pieces.sheet:
        pilot.frames(1, 0.05)
    assert table.tabletop.prompt() == "The ship at pier 2 is full and sails"
    while not table.tabletop.ui.pieces.leaving:
        pilot.frames(1, 0.05)
    assert table.tabletop.prompt() == "The ship at pier 2 sails"


def test_a_card_tells_whom_a_worker_would_meet() -> None:
    _, table = at_table("cards")
    state, names = table.match.state, {}
    for card in range(1, 6):
        said = table.question.note_of(Pick(0, card))[1]
        end, pushed = walk_now(state, 0, card)
        names[said.split(" ")[0]] = pushed
        assert said.startswith("Nobody") == (pushed == NOBODY and end == landing(state, 0, card))
    assert len(names) > 1


def test_the_note_of_a_walk_comes_from_the_rules() -> None:
    """M6.2 and M6.3, as the stumble pose has them."""
    state = pose("montego", "stumble", live=4)[0].state
    assert walk_now(state, 0, 3) == (landing(state, 0, 2), NOBODY)
    assert walk_now(state, 1, 1) == (landing(state, 1, 1), 4)
    assert walk_now(state, 0, 1) == (landing(state, 0, 1), NOBODY)


def test_what_belongs_to_a_crew_gets_a_ring_only_where_the_palette_asks() -> None:
    names = ("worker-red-large", "worker-green-small", "barrel-blue", "marker-yellow-50", "tile-red-small")
    for name in names:
        assert ring_of(PALETTES["standard"], name) is None
        colour = MONTEGO.colours["tritanopia"][CREWS.index(name.split("-")[1])]
        assert ring_of(PALETTES["tritanopia"], name) == colour
    assert all(ring_of(PALETTES["tritanopia"], name) is None for name in ("jack", "tile-jack", "coin", "ship-8"))


@pytest.mark.parametrize("palette", ["standard", "deuteranopia"])
def test_rings_are_drawn_on_the_quay(palette: str) -> None:
    pilot, table = at_table("load", palette=palette)
    colours = {tuple(colour) for colour in MONTEGO.colours["deuteranopia"]}
    board = pilot.app.display.window.subsurface(table.context.layout.board)
    found = {colour for colour in colours if pygame.mask.from_threshold(board, colour, (1, 1, 1, 255)).count() > 200}
    assert found == (colours if palette == "deuteranopia" else set())


def test_only_the_paper_of_a_frame_turns_white_in_high_contrast() -> None:
    ribbon = pygame.Surface((3, 1), pygame.SRCALPHA)
    paper, red, edge = (224, 208, 176), (160, 32, 32), (32, 0, 0)
    for x, colour in enumerate((paper, red, edge)):
        ribbon.set_at((x, 0), colour)
    whiten(ribbon)
    assert min(ribbon.get_at((0, 0))) >= 250
    assert ribbon.get_at((1, 0)) == (*red, 255) and ribbon.get_at((2, 0)) == (*edge, 255)


def test_pieces_stand_out_in_high_contrast() -> None:
    piece = pygame.Surface((60, 60), pygame.SRCALPHA)
    pygame.draw.circle(piece, (90, 60, 40), (30, 30), 15)
    rim = rimmed(piece)
    assert rim.get_at((30, 30)) == (90, 60, 40, 255)
    assert rim.get_at((30, 14)) == (255, 255, 255, 255)
    assert rim.get_at((30, 12)) == (0, 0, 0, 255)
    assert rim.get_at((30, 5)).a == 0


def test_what_the_admiral_thinks_of_a_ship_lies_on_its_stern_and_beside_its_prizes() -> None:
    """Neither on its barrels nor on the words of its column."""
    _, table = at_table("load")
    spots = [spot for spot in table.ring.spots if isinstance(spot.key, Choose)]
    columns, hulls = spots[:4], spots[4:]
    assert all(spot.badge and spot.rect.collidepoint(spot.badge) for spot in spots)
    for spot, ship in zip(hulls, table.tabletop.ui.pieces.fleet, strict=True):
        assert spot.badge and spot.badge[1] < table.tabletop.ui.quay.on_screen(ship.slot_at(0))[1]
    head = table.display.px(24)
    assert all(spot.badge and spot.badge[1] - head // 2 > spot.rect.y + head for spot in columns)
    _, large = at_table("load", scale=2.0)
    low = [spot for spot in large.ring.spots if isinstance(spot.key, Choose)][:4]
    assert not any(spot.listed or spot.badge for spot in low), "no room in a low column: the ship has it alone"


@pytest.mark.parametrize(("wide", "covered"), [(48, True), (100, False)])
def test_figures_too_small_to_be_read_are_covered_by_larger_ones(wide: int, covered: bool) -> None:
    _, table = at_table("cards")
    display = table.display
    room, heap = Room(barrels=2, broken=0, coins=0), Room(barrels=6, broken=0, coins=0)
    rect = pygame.Rect(20, 20, display.px(wide), display.px(wide))

    def seen(draw: Any, thing: Any) -> bool:
        window = pygame.Surface((200, 200), pygame.SRCALPHA)
        draw(window, display, thing, rect)
        return bool(window.get_bounding_rect())

    assert seen(draw_card_figure, 3) is seen(draw_store_figure, room) is covered
    assert seen(draw_store_figure, heap)


def test_ships_leave_and_come_through_the_water() -> None:
    """Within the bay, never under its frame; no pennant flies at a pier before its ship lies there."""
    pilot, rest = posed("montego", "full", (1024, 640), live=1)
    table: Any = pilot.top
    pilot.frames(2)
    go_on(table, rest)
    pieces, quay = table.tabletop.ui.pieces, table.tabletop.ui.quay
    sizes, turns = set[float](), set[int]()
    bay = quay.box((72, 1016, 2488, 1528)).inflate(8, 8)
    while not pieces.leaving:
        pilot.frames(1, 0.05)
    while table.context.busy:
        pilot.frames(1, 0.05)
        for ship in [*pieces.fleet, *([pieces.leaving] if pieces.leaving else [])]:
            if ship.passage:
                now = ship.passage.now
                sizes.add(round(now.zoom, 2))
                turns.add(round(now.turn / 45))
                assert not ship.moored and bay.collidepoint(quay.on_screen(now.middle))
    assert len(sizes) > 20 and {-2, 0, 2} <= turns
    assert all(ship.moored and ship.passage is None for ship in pieces.fleet)
    assert [ship.at for ship in pieces.fleet] == [berth(quay, pier) for pier in range(4)]


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_the_storerooms_of_three_workers_lie_below_their_cards(size: tuple[int, int]) -> None:
    """No empty strip below the cards, and no card hidden by its storeroom."""
    pilot, _ = posed("montego", "cards-jack", size)
    table: Any = pilot.top
    pilot.frames(2)
    for group in table.question.editor.page.groups(table.question.places.page(), table.question.draft):
        card, gap = table.question.editor.page.cards(group)[0], table.display.px(2)
        store = round(card.w * STORE_SHAPE)
        assert group.bottom - 1.5 * store < card.bottom + gap + store <= group.bottom


def test_the_log_tells_the_barrels_of_a_worker_in_a_line_that_grows() -> None:
    """As they roll aboard one by one; taken back, he has only been counted again. Pressed, space and ships are lit."""
    pilot, table = at_table("load", speed="2x")
    counted = [line.text for line in table.tabletop.log.lines]
    assert counted[-1] == "Your large worker at S4 takes 4 barrels."
    typed(pilot, "3334")
    assert isinstance(table.question.draft, Spread) and table.question.draft.complete
    table.question.confirm()
    grown = list[str]()
    while not table.context.asked or table.tabletop.player.playback.busy:
        pilot.frames(1, 0.02)
        if len(table.tabletop.log.lines) == len(counted) and table.tabletop.log.lines[-1].text not in (
            counted[-1],
            *grown,
        ):
            grown.append(table.tabletop.log.lines[-1].text)
    assert grown == [
        "Your large worker at S4 loads 1 of 4 barrels: at pier 3.",
        "Your large worker at S4 loads 2 of 4 barrels: all at pier 3.",
        "Your large worker at S4 loads 3 of 4 barrels: all at pier 3.",
        "Your large worker at S4 loads 4 barrels: 3 at pier 3, 1 at pier 4.",
    ]
    line = next(line for line in table.tabletop.log.lines if line.text == grown[-1])
    assert line.event is not None and len(table.tabletop.ui.places_of(line.event)) == 3
    assert table.tabletop.log.reason(line).rule == "M7.2"
    told = [line.text for line in table.tabletop.log.lines]
    table.tabletop.log.book.rewrite(table.context.told_events())
    assert told == [line.text for line in table.tabletop.log.lines], "as if it were read from the beginning"
    table.toolbar.undo()
    pilot.frames(4)
    assert [line.text for line in table.tabletop.log.lines] == counted


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", ["cards", "load"])
def test_the_own_foreman_is_always_in_sight(name: str, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However large everything is drawn, and while the secret page covers the own panel."""
    _, table = at_table(name, scale=scale)
    painted, get = list[str](), table.display.pictures.get
    monkeypatch.setattr(table.display.pictures, "get", lambda name, size: painted.append(name) or get(name, size))
    table.context.stale = True
    table.tabletop.settle()
    table.draw(table.display.window)
    assert {f"montego/portraits/{crew}" for crew in CREWS} <= set(painted)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_is_asked_is_never_cut_off(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a ribbon has no room for it, it is written in several lines."""
    pilot, table = at_table("cards-jack", scale=scale)
    typed(pilot, "35")
    written, line, rect = list[pygame.Surface](), table.display.text.line, table.question.ribbon()
    monkeypatch.setattr(table.display.text, "line", lambda *args: written.append(line(*args)) or written[-1])
    table.tabletop.ui.paint.ribbon(table.display.window, rect, table.tabletop.prompt())
    assert max(made.get_width() for made in written) <= rect.w - table.display.px(12)
    assert sum(made.get_height() for made in written) <= rect.h * 1.4
