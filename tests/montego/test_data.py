"""M1: the data file, and the messages for a faulty one."""

import os
import pickle
from pathlib import Path

import pytest

from jamaica.engine.errors import DataError, OptionError
from jamaica.files import assets
from jamaica.games.montego.rules.data import fingerprint, parse
from jamaica.games.montego.rules.options import MontegoOptions
from jamaica.games.montego.rules.static import table_for

from .helpers import GAME, arranged, tiny_ships

STANDARD = (assets() / "data" / "montego.csv").read_text(encoding="utf-8")


def test_the_standard_file_says_what_is_known_and_what_is_reconstructed() -> None:
    figures = parse("montego.csv", STANDARD)
    assert figures.reconstructed
    rows = [line for line in STANDARD.splitlines() if line and line[0] not in "#["]
    known = [row.rsplit(",", 1)[0] for row in rows if row.rsplit(",", 1)[1].strip().startswith("known")]
    # M1: "1 barrel + coin" and "2 broken + coin" exist; 10 slots pay 5-3-2.
    assert known == ["2, B, 1, 0, 1", "3, B, 0, 2, 1", "brig, 4, 10, 5 3 2, 5 3"]


def test_marks_change_no_record() -> None:
    """M1: the standard file was marked anew, its figures stayed: records of before are played with the same data."""
    assert fingerprint("standard") == "d9453f59c117ce55"


def test_a_file_of_known_figures_is_not_reconstructed() -> None:
    text = STANDARD.replace("reconstructed\n", "known\n").replace("known slots red", "known")
    assert not parse("own.csv", text).reconstructed
    assert parse("own.csv", text.replace("5 3, known", "5 3, known slots red")).reconstructed
    assert not parse("own.csv", text.replace("5 3, known", "5 3, known count slots red yellow")).reconstructed


def test_a_players_own_file_replaces_the_figures(tmp_path: Path) -> None:
    options = MontegoOptions(players=3, data=tiny_ships(tmp_path, slots=5, barrels=6))
    table = table_for(options)
    assert (table.kinds, table.slots, table.prizes) == (("raft",), (5,), ((2, 1),))
    assert table.houses[0][0].barrels == 6
    assert GAME.fingerprint(options) != GAME.fingerprint(MontegoOptions())
    assert table_for(options) is table


def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    options = MontegoOptions(players=3, data=tiny_ships(tmp_path, slots=5, barrels=6))
    before, mark = table_for(options), GAME.fingerprint(options)
    path = Path(tiny_ships(tmp_path, slots=7, barrels=6))
    path.touch()
    assert (before.slots, table_for(options).slots) == ((5,), (7,))
    assert GAME.fingerprint(options) != mark


def test_a_state_travels_with_its_figures(tmp_path: Path) -> None:
    """Captains think in a process of their own, with the figures of the match, whatever became of their file."""
    state = arranged(3, tiny_ships(tmp_path, slots=5, barrels=6))
    sent, path = pickle.dumps(state), Path(tiny_ships(tmp_path, slots=7, barrels=6))
    os.utime(path, ns=(0, 0))
    edited = pickle.loads(sent)
    path.unlink()
    deleted = pickle.loads(sent)
    assert edited == deleted == state and edited.table.slots == (5,)
    assert edited.table is deleted.table, "what is worked out once per table is worked out once"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1, A, 4, 0, 0", "9, A, 4, 0, 0", "montego.csv, line 14: warehouse should be from 1 to 8, not 9."),
        ("1, A, 4, 0, 0", "1, C, 4, 0, 0", "montego.csv, line 14: room can be A, B, not 'C'."),
        ("1, A, 4, 0, 0", "1, B, 4, 0, 0", "montego.csv, line 15: room B of warehouse 1 stands there twice."),
        ("1, A, 4, 0, 0", "1, A, four, 0, 0", "line 14: barrels should be a whole number, not 'four'."),
        ("1, A, 4, 0, 0", "1, A, 4, 1, 0", "line 14: a room holds either barrels or broken barrels."),
        ("1, A, 4, 0, 0", "1, A, 0, 0, 1", "line 14: a room holds either barrels or broken barrels."),
        ("1, A, 4, 0, 0", "1, A, 0, 3, 0", "line 14: broken should be from 0 to 2, not 3."),
        ("1, A, 4, 0, 0", "1, A, 4, 0, 2", "line 14: coins should be from 0 to 1, not 2."),
        ("1, A, 4, 0, 0, reconstructed\n", "", "montego.csv: room A of warehouse 1 is missing in [rooms]."),
        ("1, A, 4, 0, 0, reconstructed", "1, A, 4, 0, 0", "line 14: 5 entries under 6 columns."),
        ("1, A, 4, 0, 0, reconstructed", "1, A, 4, 0, 0, guessed", "line 14: source should be 'known'"),
        ("1, A, 4, 0, 0, reconstructed", "1, A, 4, 0, 0, known red", "line 14: source names 'red'"),
        ("barrels, broken, coins, source", "kegs, broken, coins, source", "line 14: the column barrels is missing"),
        ("\n[ships]\n", "\n[boats]\n", "montego.csv: the section [ships] is missing."),
        ("sloop, 4, 8", "sloop, 3, 8", "montego.csv: [ships] should count 15 freighters in all, not 14."),
        ("sloop, 4, 8", "sloop, 4, 0", "line 33: slots should be from 1 to 99, not 0."),
        ("brig, 4", "sloop, 4", "line 34: kind 'sloop' stands there twice."),
        ("brig, 4", "pilot, 4", "line 34: kind should be one word, and not pilot or empty or none; it is 'pilot'."),
        ("brig, 4", "10, 4", "it is '10'."),
        ("4 2 1, 4 2", "4 2, 4 2", "line 33: red should have 3 prizes, not 2."),
        ("4 2 1, 4 2", "4 2 1, 4 2 1", "line 33: yellow should have 2 prizes, not 3."),
        ("4 2 1, 4 2", "4 2 3, 4 2", "line 33: red should go from the highest prize to the lowest."),
    ],
)
def test_each_fault_is_named(old: str, new: str, message: str) -> None:
    assert STANDARD.count(old) >= 1
    with pytest.raises(DataError) as caught:
        parse("montego.csv", STANDARD.replace(old, new, 1))
    assert message in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    missing = MontegoOptions(data=str(tmp_path / "no.csv"))
    for use in (GAME.start, GAME.fingerprint):
        with pytest.raises(DataError, match=r"no\.csv cannot be read"):
            use(missing)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(OptionError, match="players can be 2, 3, 4, not 5"):
        MontegoOptions(players=5)
