"""Sealed dice in the window: the fingerprint before the first roll, salt of one's own, the seed at the end."""

import pytest

from jamaica.engine.sealing import Origin, short
from jamaica.session.setup import Setup
from jamaica.ui.menus.new_game import NewGamePage
from jamaica.ui.table.ending import Ending
from jamaica.ui.table.scene import TableScene
from jamaica.ui.widgets.writing import Writing

from .pilot import Pilot
from .test_harbour import go


@pytest.mark.parametrize("by", ["mouse", "keyboard", "pad"])
def test_the_fingerprint_is_shown_before_the_salt_and_holds_after_it(by: str) -> None:
    pilot = Pilot.launcher()
    pilot.harbour.new_game("race")
    page = pilot.top
    assert isinstance(page, NewGamePage)
    shown = page._fingerprint()
    go(pilot, "salt", by)
    assert isinstance(pilot.top, Writing)
    pilot.type("our own")
    pilot.top.finish()
    assert page._fingerprint() == shown, "salt changes the dice, not what was promised"
    go(pilot, "begin", by)
    table = pilot.top
    assert isinstance(table, TableScene)
    match = table.match
    assert short(match.fingerprint) == shown and match.luck.salts == ("our own",)
    assert match.luck.origin == Origin.SEALED
    assert shown in table.lines[0].note[1] and match.luck.seed not in " ".join(line.text for line in table.lines)
    pilot.close()


@pytest.mark.parametrize(
    ("game", "sealed", "every"), [("race", "dice", "every roll and draw"), ("montego", "draws", "every draw")]
)
def test_only_the_chance_that_the_game_has_is_sealed(game: str, sealed: str, every: str) -> None:
    pilot = Pilot.launcher()
    pilot.harbour.new_game(game)
    page = pilot.top
    assert isinstance(page, NewGamePage) and page._option("salt")[1] == f"Sealed {sealed}"
    page.begin()
    table = pilot.top
    assert isinstance(table, TableScene)
    assert table.lines[0].text == f"The {sealed} are sealed: nobody can change them."
    assert every in table.lines[0].note[0] and every in table.kit.verify
    pilot.close()


def test_salt_changes_the_dice_and_the_hidden_seed_does_not_change_on_the_page() -> None:
    setup = Setup.quick("montego")
    plain = setup.match()
    setup.salt = "salt"
    salted = setup.match()
    assert plain.luck.seed == salted.luck.seed and plain.luck.text != salted.luck.text
    assert Setup.quick("montego").match().luck.seed != plain.luck.seed


def test_the_end_shows_the_seed_that_fits_the_fingerprint() -> None:
    pilot = Pilot.table(2, game="montego")
    ending = pilot.play("mouse")
    assert isinstance(ending, Ending)
    match = ending.table.match
    assert match.luck.seed in ending._seal() and short(match.fingerprint) in ending._seal()
    record = match.record()
    assert record.opening == record.true_opening()
