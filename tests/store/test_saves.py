"""Saved games: lists, slots, replays, import and export; a bad file harms none of the others."""

import errno
import json
import os
import shutil
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from jamaica.engine import record as records
from jamaica.engine.errors import DataError, GameError, NewerFormat
from jamaica.engine.match import Match
from jamaica.engine.record import Seat
from jamaica.engine.schema import Format
from jamaica.engine.sealing import veil_lines
from jamaica.files import assets
from jamaica.games import GAMES
from jamaica.games.jamaica.rules.options import JamaicaOptions
from jamaica.store import AUTO, MOST_RUNNING, REPLAY, SLOT, Places, Saves, Store, StoreError, atomic, heading

from .helpers import Clock, begin, fail, go_on, png


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", Clock())


@pytest.mark.parametrize("game", ["jamaica", "montego"])
@pytest.mark.parametrize("choices", [0, 25, 10_000])
def test_a_kept_match_goes_on_exactly_there(saves: Saves, game: str, choices: int) -> None:
    match = go_on(begin(game), choices)
    saved = saves.keep(match, "Sunday", picture=png())
    assert saves.listing().games == [saved]
    assert saves.load(saved).record() == match.record()
    assert saves.load(saved).state == match.state
    assert saves.picture(saved) == png()
    head = saved.heading
    assert (head.game, head.seats, head.round, head.title) == (game, match.seats, match.state.round, "Sunday")
    assert head.finished == match.is_over
    assert head.asked == (None if match.is_over else match.to_move)
    assert head.winners == (tuple(match.state.winners()) if match.is_over else ())
    assert saved.kind == (REPLAY if match.is_over else SLOT)


def test_what_each_person_has_been_shown_is_kept(saves: Saves) -> None:
    """Files from before that was noted say nothing of it; what does not fit the seats is damage."""
    match = go_on(begin("jamaica"), 5)
    read = tuple(range(3, 3 + len(match.seats)))
    saved = saves.keep(match, "Sunday", read=read)
    content = saved.path.read_bytes()
    assert saves.listing().games[0].heading.read == read
    line, _, rest = content.partition(b"\n")
    head = json.loads(line)
    for found, known in (((), None), ((), []), (None, [1]), (None, [-1] * len(read)), (None, "many")):
        head["read"] = known
        if known is None:
            del head["read"]
        if found is None:
            with pytest.raises(GameError):
                heading.read_heading(json.dumps(head).encode() + b"\n" + rest)
        else:
            assert heading.read_heading(json.dumps(head).encode() + b"\n" + rest).read == found


def test_the_newest_comes_first(saves: Saves) -> None:
    match = begin()
    first = saves.keep(match, "first")
    second = saves.keep(match, "second")
    assert [saved.heading.title for saved in saves.listing().games] == ["second", "first"]
    again = saves.keep(go_on(match, 5), "first", over=first)
    assert again.name == first.name
    assert saves.listing().games == [again, second]
    saves.remove(again)
    assert saves.listing().games == [second]
    assert saves.listing(AUTO).games == []


def test_what_is_gone_is_not_remembered(saves: Saves) -> None:
    """Matches come and go by the hundred; what was read of a file goes with it, whoever deleted it."""
    first, second = saves.keep(begin(), "first"), saves.keep(begin(), "second")
    assert len(saves.listing().games) == len(saves._known) == 2
    saves.remove(first)
    saves.listing(AUTO)
    assert len(saves._known) == 2, "nobody has looked among the named games yet"
    assert saves.listing(SLOT).games == [second] and list(saves._known) == [second.path]


def test_the_newest_running_match_is_continued(saves: Saves) -> None:
    """Not what has ended, and not what the player named while playing: that is older than the match it was."""
    names = []
    for match in (go_on(begin(), 3), begin("montego", 2)):
        auto = saves.autosave(match)
        auto.keep(match)
        auto.close()
        names.append(auto.name)
        saves.keep(match, "named")
    last = saves.last()
    assert last and (last.kind, last.name) == (AUTO, names[-1])
    over = saves.open(last).keeper
    over.keep(go_on(match))
    over.close()
    last = saves.last()
    assert last and (last.kind, last.name) == (AUTO, names[0])


def test_a_title_is_shown_as_it_is(saves: Saves) -> None:
    assert saves.keep(begin(), "ü\n\x1b[2J" + "x" * 90).heading.title == "ü[2J" + "x" * 36


def test_export_and_import(saves: Saves, tmp_path: Path) -> None:
    match = go_on(begin(), 30)
    saved, file = saves.keep(match, "mine"), tmp_path / "For Mary.json"
    saves.export(saved, file)
    assert records.Record.parse(file.read_text(encoding="utf-8")) == match.record()
    taken = Saves(tmp_path / "other computer", Clock()).take_in(file)
    assert taken.heading.title == "For Mary"
    assert {saves.resume(path).record().hash for path in (taken.path, saved.path, file)} == {match.record().hash}
    with pytest.raises(StoreError, match="already exists"):
        saves.export(saved, file)


def test_import_never_takes_the_place_of_another(saves: Saves, tmp_path: Path) -> None:
    saved = saves.keep(begin(), "mine")
    before = saved.path.read_bytes()
    names = {saves.take_in(saved.path).name for _ in range(3)}
    assert len(names | {saved.name}) == 4
    assert saved.path.read_bytes() == before


def sealed(match: Match[Any], **changes: object) -> bytes:
    """A saved game with changed entries of its record, sealed anew: what someone who knows the format could write."""
    body = {**json.loads(match.record().dump()), **changes}
    del body["seal"]
    if not body["over"] and isinstance(body["moves"], list):
        body["moves"] = veil_lines(body["moves"], body["opening"])
    text = json.dumps({**body, "seal": records._seal(body)})
    return headed(match, text)


def headed(match: Match[Any], text: str, **changes: object) -> bytes:
    """A saved game with any text in place of its record and changed entries of its heading."""
    head = json.loads(heading.dump(heading.Heading.of(match, Clock()()), match.record()).split(b"\n")[0])
    return (json.dumps({**head, "sum": heading._sum(text.encode()), **changes}) + "\n" + text).encode()


def bad_files() -> dict[str, tuple[bytes, str]]:
    match = go_on(begin(), 5)
    good, text = headed(match, match.record().dump()), match.record().dump()
    return {
        "empty": (b"", "cut off"),
        "half": (good[: len(good) // 2], "cut off"),
        "changed": (good.replace("Änne".encode(), b"Anne"), "changed after"),
        "picture": (b"\x89PNG\r\n\x1a\n" + bytes(900), "not text"),
        "foreign": (b'{"format": 1, "name": "chess"}\n{}', "does not belong to this game"),
        "deep": (b"[" * 7_000, "does not belong to this game"),
        "deep body": (headed(match, "[" * 100_000), "does not belong to this game"),
        "nearly too deep": (headed(match, '{"a":' + "[" * 981 + "]" * 981 + "}"), "does not belong to this game"),
        "number": (headed(match, "9" * 5_000), "does not belong to this game"),
        "half a character": (sealed(match, over=True, seed="\ud800"), "'seed' is missing or wrong"),
        "twice": (good.replace(b'{"format"', b'{"round": 1, "format"'), "does not belong to this game"),
        "no time zone": (headed(match, text, saved="2026-01-01"), "'saved' is missing or wrong"),
        "wrong time": (headed(match, text, saved=7), "'saved' is missing or wrong"),
        "first year": (headed(match, text, saved="0001-01-01T00:00:00+00:00"), "contradicts itself"),
        "other game": (headed(match, text, game="chess"), "contradicts itself"),
        "list as game": (headed(match, text, game=[]), "'game' is missing or wrong"),
        "seat": (headed(match, text, asked=3), "contradicts itself"),
        "winner": (headed(match, text, winners=["x"]), "'winners' is missing or wrong"),
        "no winners": (headed(match, text, asked=None, winners=[]), "contradicts itself"),
        "crowd": (headed(match, text, asked=None, winners=[0] * 500), "'winners' is missing or wrong"),
        "nobody": (headed(match, text, seats=[]), "'seats' is missing or wrong"),
        "terminal": (
            headed(match, text, seats=[{"name": "\x1b[2J", "pilot": "human"}] * 3),
            "'seats' is missing or wrong",
        ),
        "long name": (
            sealed(match, seats=[{"name": "x" * 41, "pilot": "human", "figure": 1}] * 3),
            "'seats' is missing or wrong",
        ),
        "figure": (
            headed(match, text, seats=[{"name": "a", "pilot": "human", "figure": "x"}] * 3),
            "'seats' is missing or wrong",
        ),
        "no seat": (headed(match, text, seats=[7]), "'seats' is missing or wrong"),
        "no game": (sealed(match, game="chess"), "no game 'chess'"),
        "no option": (sealed(match, options={"wind": 1}), "no option 'wind'"),
        "moves": (sealed(match, moves=["captain 1", "captain 1"]), "record is impossible"),
    }


@pytest.mark.parametrize("name", bad_files())
def test_a_bad_file_is_named_and_put_aside(saves: Saves, name: str) -> None:
    content, reason = bad_files()[name]
    good = saves.keep(begin(), "good")
    bad = good.path.with_name("bad.save")
    bad.write_bytes(content)
    listing = saves.listing()
    if listing.broken:
        message = str(listing.broken[0].reason)
    else:  # found when it is played again
        with pytest.raises(GameError) as caught:
            saves.load(next(saved for saved in listing.games if saved.name == "bad"))
        message = str(caught.value)
    assert reason in message
    assert not bad.exists()
    assert (saves.folder / "aside" / "bad.save").read_bytes() == content
    assert saves.listing().games == [good]


def test_what_is_too_large_is_not_read(saves: Saves) -> None:
    folder = saves.folder / SLOT
    folder.mkdir(parents=True)
    with (folder / "large.save").open("wb") as file:
        file.truncate(1 << 40)
    assert "too large" in str(saves.listing().broken[0].reason)


@pytest.mark.parametrize("entry", ["format", "record"])
def test_a_newer_file_is_named_and_stays_for_its_version(saves: Saves, entry: str) -> None:
    saved = saves.keep(begin(), "newer")
    first, _, rest = saved.path.read_bytes().partition(b"\n")
    saved.path.write_bytes(json.dumps({**json.loads(first), entry: 99}).encode() + b"\n" + rest)
    for _ in range(2):
        listing = saves.listing()
        assert listing.games == []
        assert isinstance(listing.broken[0].reason, NewerFormat)
        assert listing.broken[0].path == saved.path


@pytest.mark.parametrize("number", [errno.EMFILE, errno.EACCES, errno.EIO])
def test_a_file_that_the_system_does_not_give_now_is_named_and_stays(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Nothing says that it is damaged: the next time it may be read again."""
    saved = saves.keep(begin(), "sound")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", fail(number))
        for _ in range(2):
            listing = saves.listing()
            assert listing.games == [] and [broken.path for broken in listing.broken] == [saved.path]
            assert os.strerror(number) in str(listing.broken[0].reason)
        with pytest.raises(StoreError, match="cannot be read"):
            saves.load(saved)
    again = saves.listing()
    assert again.games == [saved] and again.broken == []


def test_a_file_that_is_gone_before_it_is_read_is_no_fault(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another copy of the game may remove one while this one makes its list."""
    good, gone = saves.keep(begin(), "good"), saves.keep(begin(), "gone")
    whole = atomic.read

    def removed_first(path: Path, most: int) -> bytes:
        if path == gone.path:
            path.unlink()
        return whole(path, most)

    monkeypatch.setattr(atomic, "read", removed_first)
    listing = saves.listing()
    assert listing.games == [good] and listing.broken == []


@pytest.mark.parametrize("game", ["jamaica", "montego"])
def test_a_save_stays_when_its_data_file_cannot_be_read_now(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    match = begin(game)
    saved = saves.keep(match, "sound")

    def refused(*_: object) -> object:
        raise DataError("The data file cannot be read.")

    monkeypatch.setattr(type(match.game), "start", refused)
    with pytest.raises(DataError):
        saves.load(saved)
    assert saves.listing().games == [saved]


def test_a_game_with_figures_that_are_gone_stays(saves: Saves) -> None:
    """A player's own data file may come back."""
    match = begin("montego", 2)
    saved = saves.keep(match, "own figures")
    own = {"players": 2, "data": "x.csv"}
    for change, value, reason in (("data", "0" * 16, "game data different from yours"), ("options", own, "x.csv")):
        saved.path.write_bytes(sealed(match, **{change: value}))
        with pytest.raises(GameError, match=reason):
            saves.load(saved)
        assert saved.path.exists()


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/stdin", "/"])
def test_a_record_cannot_make_the_game_read_a_device(saves: Saves, device: str) -> None:
    match = begin("montego", 2)
    saved = saves.keep(match, "hostile")
    saved.path.write_bytes(sealed(match, options={"players": 2, "data": device}))
    with pytest.raises(GameError, match="first start a new game with that file"):
        saves.load(saved)
    saves.own_files.remember(device)
    with pytest.raises(GameError, match="not a file"):
        saves.load(saved)


def test_only_data_files_that_somebody_chose_are_read(saves: Saves, tmp_path: Path) -> None:
    """A record from elsewhere could name any path; a game that is begun with a file chooses it."""
    own = tmp_path / "own.csv"
    shutil.copy(assets() / "data" / "jamaica-board.csv", own)
    game, options = GAMES["jamaica"], JamaicaOptions(players=2, data=str(own))
    match: Match[Any] = Match.begin(game, options, [Seat("Anne"), Seat("Mary")])
    file = tmp_path / "foreign.json"
    file.write_text(match.record().dump(), encoding="utf-8")
    with pytest.raises(StoreError, match="first start a new game with that file"):
        saves.take_in(file)
    saves.autosave(match).close()
    assert Saves(saves.folder, Clock()).take_in(file).heading.game == "jamaica"
    (saves.folder / "own-files.json").write_text("nonsense")
    with pytest.raises(StoreError):
        Saves(saves.folder, Clock()).take_in(file)
    assert Saves(saves.folder, Clock(), [str(own)]).take_in(file), "what the settings name was chosen before"


def test_an_old_heading_is_upgraded(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain of upgrades works: a made-up format 5 is reached from 3 through 4."""
    saved = saves.keep(begin(), "old")

    def upgrade(body: dict[str, object]) -> dict[str, object]:
        return {**body, "title": f"{body['title']}er"}

    monkeypatch.setattr(heading, "FORMATS", Format(5, {3: upgrade, 4: upgrade}))
    assert saves.listing().games[0].heading.title == "olderer"
    assert saved.path.exists()


def test_nothing_there_is_no_fault(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "gone", Clock())
    saves.tidy()
    assert saves.last() is None
    assert not saves.folder.exists()


def test_a_file_is_read_again_only_if_it_has_changed(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf may be long, and the launcher looks at it often."""
    old, other = saves.keep(begin(), "old"), saves.keep(begin(), "other")
    read: list[Path] = []
    whole = atomic.read

    def reading(path: Path, most: int) -> bytes:
        read.append(path)
        return whole(path, most)

    monkeypatch.setattr(atomic, "read", reading)
    assert saves.listing().games == [other, old] and sorted(read) == sorted([old.path, other.path])
    read.clear()
    assert saves.listing().games == [other, old] and not read
    new = saves.keep(begin(), "new", over=old)
    assert saves.listing().games == [new, other] and read == [new.path]


def test_what_was_put_aside_is_named_by_every_listing_of_a_run(tmp_path: Path) -> None:
    """Else the launcher, which looks first, would hide it from the page of saved games."""
    store = Store(Places.at(tmp_path))
    assert store.notices == []
    saved = store.saves.keep(begin(), "cut")
    saved.path.write_bytes(saved.path.read_bytes()[:-9])
    store.close()
    again = Store(Places.at(tmp_path))
    assert ["could not be read" in str(said) for said in again.notices] == [True]
    for _ in range(2):
        (broken,) = again.saves.listing().broken
        assert broken.path.read_bytes() and "cut off" in str(broken.reason)
        assert again.saves.listing(AUTO).broken == []
    again.close()


def test_a_thread_may_put_a_game_aside_while_the_list_is_made(saves: Saves) -> None:
    """As the statistics do, which play the shelf again in a thread."""
    match = go_on(begin(), 5)
    cut, played = saves.keep(match, "cut"), saves.keep(match, "moved")
    cut.path.write_bytes(b"")
    played.path.write_bytes(sealed(match, moves=["captain 1", "captain 1"]))

    class Meddler(type(cut.path)):  # type: ignore[misc]
        """A path in the list of what was put aside: whoever looks at it finds a thread at work."""

        @property
        def parent(self) -> Path:
            thread = Thread(target=load)
            thread.start()
            thread.join()
            return Path(super().parent)

    def load() -> None:
        with suppress(GameError):
            saves.load(played)

    assert len(saves.listing().broken) == 1
    saves._aside = {Meddler(path): broken for path, broken in saves._aside.items()}
    assert len(saves.listing().broken) == 1
    assert len(saves.listing().broken) == 2


def test_a_picture_too_large_to_be_a_table_is_not_shown(saves: Saves) -> None:
    """A few bytes can promise two gigabytes."""
    saved = saves.keep(begin(), "mine", picture=png())
    file = saved.path.with_suffix(".png")
    for content in (png(100, 60_000), png(60_000, 100), b"GIF89a" + png()[6:], png()[:18], b"", b"\x89PNG\r\n\x1a\n"):
        file.write_bytes(content)
        assert saves.picture(saved) == b""


def test_lists_go_by_what_was_saved_last_whatever_the_clock_says(tmp_path: Path) -> None:
    """Once the clock was years ahead; since then it is right again."""
    clock = Clock()
    saves = Saves(tmp_path, clock)
    clock.now += timedelta(days=9000)
    ahead = saves.autosave(match := begin())
    ahead.keep(match)
    ahead.close()
    clock.now -= timedelta(days=9000)
    later = Saves(tmp_path, clock)
    auto = later.autosave(match := go_on(begin(), 3))
    auto.keep(match)
    auto.close()
    assert [saved.name for saved in saves.listing().games] == [auto.name, ahead.name]
    last = Saves(tmp_path, clock).last()
    assert last and last.name == auto.name
    for _ in range(MOST_RUNNING - 1):
        new = later.autosave(match)
        new.keep(match)
        new.close()
    names = {saved.name for saved in later.listing(AUTO).games}
    assert len(names) == MOST_RUNNING and auto.name in names and ahead.name not in names


def test_a_foreign_number_at_the_end_of_the_order_leaves_room(saves: Saves) -> None:
    saved = saves.keep(begin(), "foreign")
    first, _, rest = saved.path.read_bytes().partition(b"\n")
    saved.path.write_bytes(json.dumps({**json.loads(first), "order": heading.LAST}).encode() + b"\n" + rest)
    assert saves.keep(begin(), "own") in saves.listing().games
