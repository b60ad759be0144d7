"""Sealed dice in the window: the fingerprint before the first roll, salt of one's own, the seed at the end."""

from collections.abc import Sequence

import pytest

from jamaica.engine.sealing import Origin, short
from jamaica.session.setup import Setup
from jamaica.ui.gui.text_dialog import TextDialog
from jamaica.ui.menus.game_options import ADVANCED
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.scene import TableScene

from .pilot import Pilot
from .test_harbour import go


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_the_fingerprint_is_shown_before_the_salt_and_holds_after_it(by: str) -> None:
    pilot = Pilot.launcher()
    pilot.harbour.new_game("jamaica")
    page = pilot.top
    assert isinstance(page, NewGamePage)
    shown = page.options.row_of("salt").value
    go(pilot, ADVANCED, by)
    page.ring.set(page.ring.spots, "salt")
    page.show_focus()
    go(pilot, "salt", by)
    assert isinstance(pilot.top, TextDialog)
    pilot.type("our own")
    pilot.top.finish()
    assert page.options.row_of("salt").value == shown, "salt changes the dice, not what was promised"
    go(pilot, "begin", by)
    table = pilot.top
    assert isinstance(table, TableScene)
    match = table.match
    assert short(match.fingerprint) == shown and match.luck.salts == ("our own",)
    assert match.luck.origin == Origin.SEALED
    told = _seal(table)
    assert shown in told[1] and match.luck.seed not in " ".join(
        [*told, *(line.text for line in table.tabletop.log.lines)]
    )
    pilot.close()


def _seal(table: TableScene, title: str = "The dice are sealed: nobody can change them.") -> Sequence[str]:
    """What is told where the heading of the log is pointed at."""
    table.tabletop.settle()
    area = next(area for area in table.tabletop.ui.paint.areas if area.title == title)
    assert area.rect.topleft == table.context.layout.log.topleft
    return area.tell()


@pytest.mark.parametrize(
    ("game", "sealed", "every"), [("jamaica", "dice", "every roll and draw"), ("montego", "draws", "every draw")]
)
def test_only_the_chance_that_the_game_has_is_sealed(game: str, sealed: str, every: str) -> None:
    pilot = Pilot.launcher()
    pilot.harbour.new_game(game)
    page = pilot.top
    assert isinstance(page, NewGamePage) and page.options.row_of("salt")[1] == f"Sealed {sealed}"
    page.begin()
    table = pilot.top
    assert isinstance(table, TableScene)
    title = f"The {sealed} are sealed: nobody can change them."
    assert title not in [line.text for line in table.tabletop.log.lines], "no line of the log, but told of its heading"
    assert every in _seal(table, title)[0] and every in table.context.kit.verify
    pilot.close()


def test_salt_changes_the_dice_and_the_hidden_seed_does_not_change_on_the_page() -> None:
    setup = Setup.quick("montego")
    plain = setup.match()
    setup.salt = "salt"
    salted = setup.match()
    assert plain.luck.seed == salted.luck.seed and plain.luck.text != salted.luck.text
    assert Setup.quick("montego").match().luck.seed != plain.luck.seed


def test_the_end_says_how_to_verify_and_the_record_holds_the_seed() -> None:
    """No seed or fingerprint on the winner's page: who wants them has the saved replay."""
    pilot = Pilot.table(2, game="montego", left=6)
    ending = pilot.play("mouse")
    assert isinstance(ending, Ending)
    match = ending.table.match
    assert "jamaica verify" in ending._seal() and short(match.fingerprint) not in ending._seal()
    record = match.record()
    assert record.opening == record.true_opening()
