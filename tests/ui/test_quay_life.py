"""Life on Montego Bay's quay: whatever is shown, reduced or skipped, the pieces end where the view says."""

from typing import Any

import pytest

from jamaica.games.montego.rules.events import Loaded, ShipLeft, ShipMoored, ShipScored, Unloaded
from jamaica.ui.montego.ground import resting_place
from jamaica.ui.montego.ships import EMPTY, stowage
from jamaica.ui.motion import Motion, chain, moment

from .pilot import Pilot
from .posing import go_on, posed


def playing(name: str, **settings: Any) -> tuple[Pilot, Any]:
    """A pose whose last choice is made at the table."""
    pilot, rest = posed("montego", name, (1024, 640), live=1, **settings)
    table: Any = pilot.top
    pilot.frames(2)
    go_on(table, rest)
    return pilot, table


def until(pilot: Pilot, table: Any, what: Any, step: float = 0.05) -> None:
    """Frames pass until something is so."""
    for _ in range(400):
        if what(table.tabletop.ui.pieces):
            return
        pilot.frames(1, step)
    raise AssertionError("it never happens")


def agree(table: Any) -> None:
    """All pieces are where the view says, and nothing is left over."""
    pieces, view = table.tabletop.ui.pieces, table.context.view
    assert not pieces.world.passing() and pieces.sheet is None and pieces.points is None and pieces.leaving is None
    for pier, ship in enumerate(pieces.fleet):
        assert ship.moored and ship.passage is None
        aboard = [ship.cargo.count(seat) for seat in range(view.seats)] if ship.cargo else []
        assert aboard == list(view.barrels(pier) if ship.cargo else [])
    for worker, person in enumerate(pieces.people[:-1]):
        assert person.at == resting_place(pieces.quay, view, worker)


def test_a_chain_shows_each_motion_to_its_end_before_the_next() -> None:
    seen: list[Any] = []
    made = chain(Motion(1.0, lambda part: seen.append(("a", part))), moment(lambda: seen.append("now")),
                 Motion(3.0, lambda part: seen.append(("b", part))))  # fmt: skip
    assert made.seconds == 4.0
    made.show(0.125)
    assert seen == [("a", 0.5)]
    made.show(0.625)
    assert seen[1:] == [("a", 1.0), "now", ("b", 0.5)]
    made.show(1.0)
    assert seen[4:] == [("b", 1.0)]
    seen.clear()
    chain(Motion(1.0, lambda part: seen.append(part)), moment(lambda: seen.append("now"))).show(1.0)
    assert seen == [1.0, "now"], "skipped, all of it has happened"


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("full", {}),
        ("full", {"reduced_motion": True}),
        ("full", {"speed": "off"}),
        ("full", {"speed": "instant"}),
        ("stumble", {"reduced_motion": True}),
    ],
)
def test_however_it_is_shown_the_pieces_end_where_the_view_says(name: str, settings: dict[str, Any]) -> None:
    pilot, table = playing(name, **settings)
    until(pilot, table, lambda pieces: not table.context.busy, 0.2)
    agree(table)


@pytest.mark.parametrize("name", ["full", "stumble"])
def test_every_scene_can_be_skipped_and_a_skip_answers_nothing(name: str) -> None:
    """M6, M7, M8: in the middle of any motion."""
    pilot, table = playing(name)
    people = {number for number, seat in enumerate(table.match.seats) if seat.pilot == "human"}

    def answered() -> int:
        return sum(step.by in people for step in table.match.steps)

    before = answered()
    for _ in range(200):
        pilot.frames(1, 0.11)
        if not table.context.busy:
            break
        table.tabletop.player.playback.skip_motion()
        assert answered() == before
    agree(table)


def test_a_scoring_is_read_row_by_row_while_the_markers_move() -> None:
    """M8: the sheet says the same as the event, the markers end on the points of the view."""
    pilot, table = playing("full")
    until(pilot, table, lambda pieces: pieces.sheet)
    pieces, read, shown = table.tabletop.ui.pieces, list[int](), list[int]()
    before = list(table.context.view.points)
    while pieces.sheet:
        read.append(pieces.rows_read)
        shown.append(sum(pieces.points or before))
        pilot.frames(1, 0.05)
    event = next(event for event in table.match.events() if isinstance(event, ShipScored))
    assert read == sorted(read) and set(read) == set(range(5))
    assert shown == sorted(shown) and shown[-1] == sum(before) + sum(event.gains)
    assert list(table.context.view.points) == [a + b for a, b in zip(before, event.gains, strict=True)]


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "off"}])
def test_where_nothing_moves_the_whole_scoring_is_there_at_once(settings: dict[str, Any]) -> None:
    pilot, table = playing("full", **settings)
    until(pilot, table, lambda pieces: pieces.sheet)
    assert table.tabletop.ui.pieces.rows_read == 4
    frames = 0
    while table.tabletop.ui.pieces.sheet:
        pilot.frames(1, 0.05)
        frames += 1
    assert frames > 20, "long enough to be read"


def test_barrels_lie_in_the_same_slots_for_whoever_comes_to_the_table_later() -> None:
    """What has happened says whose barrel lies in which slot."""
    told = [ShipMoored(1, "sloop", 8, (4, 2, 1), None), *(Loaded(0, who, 1, "sloop", 1, 1) for who in (2, 2, 1, 1))]
    assert stowage(()) == [[]]
    assert stowage(told)[1] == [2, 2, 1, 1, *[EMPTY] * 4]
    assert stowage([*told, Unloaded(0, 2, 1, "sloop", 3, 5)])[1] == [2, EMPTY, 1, 1, *[EMPTY] * 4]
    assert stowage([*told, ShipLeft(0, "pilot", ())]) == [[2, 2, 1, 1, *[EMPTY] * 4]]


def test_a_pushed_worker_tumbles_over_the_roof_and_a_bounced_one_shrugs() -> None:
    """M6.2, M6.3"""
    pilot, table = playing("stumble")
    poses = {"tumble": 0, "dazed": 0, "shrug": 0, "right": 0}
    while table.context.busy:
        pilot.frames(1, 0.1)
        for person in table.tabletop.ui.pieces.people:
            if person.posed in poses:
                poses[person.posed] += 1
    assert all(poses.values()), poses
    agree(table)


@pytest.mark.parametrize("skips", [False, True])
def test_the_set_up_is_dealt_in_some_seconds_and_can_be_skipped(skips: bool) -> None:
    """M2: warehouses, tiles with their workers, ships, cards; nothing is asked before."""
    pilot = Pilot.table(4, game="montego", speed="1x")
    table: Any = pilot.top
    pilot.frames(2, 0.05)
    assert table.context.busy and not table.context.asked
    assert len(table.context.view.houses) < 8 and table.match.state.round == 1
    if skips:
        table.tabletop.player.playback.skip_all()
    seconds = 0.0
    while table.context.busy:
        pilot.frames(1, 0.05)
        seconds += 0.05
    assert seconds < (0.2 if skips else 4.0)
    agree(table)
    assert len(table.tabletop.ui.pieces.tiles) == 8 and len(table.tabletop.ui.pieces.fleet) == 4


def test_at_instant_speed_the_set_up_just_lies_there() -> None:
    pilot = Pilot.table(4, game="montego")
    table: Any = pilot.top
    pilot.frames(3)
    assert table.context.asked and len(table.context.view.houses) == 8
    agree(table)
