"""A table with phones, over real connections on this computer: who gets a seat, who is asked, what comes of faults."""

import socket
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosedError

from jamaica.engine.match import Match
from jamaica.games import GAMES
from jamaica.phones import PhoneError, addresses
from jamaica.phones.addresses import listen
from jamaica.session.controller import Asking, HandOver, OnPhone
from jamaica.store import PhoneKeys, PhoneKeysFolder

from .driver import DEVICES, LOOPBACK, Driver, Phone, begin

both = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "phones"


def closed(phone: Phone) -> int:
    """The code with which a phone is sent away."""
    try:
        phone.wait(lambda _: False)
    except ConnectionClosedError as gone:
        assert gone.rcvd
        return gone.rcvd.code
    raise AssertionError("it is still there")


def play(driver: Driver, phones: list[Phone], done: Callable[[], object]) -> None:
    """Phones answer what they are asked, each once; what they answer does not depend on who is quicker."""
    answered = dict[int, str]()

    def step() -> object:
        if done():
            return True
        for number, phone in enumerate(phones):
            phone.listen()
            if phone.due and phone.question and answered.get(number) != phone.question["id"]:
                answered[number] = phone.question["id"]
                phone.choose(Random(f"{number} {phone.question['id']}").randrange(phone.answers()))
        return False

    driver.until(step)


def to_secret(driver: Driver, phones: list[Phone]) -> None:
    """On to the first question that all answer in secret."""
    game = driver.match.game
    play(driver, phones, lambda: driver.match.state.stage in game.simultaneous)
    for phone in phones:
        phone.wait(lambda one: one.is_up_to_date and one.question and one.question.get("secret"))


# A whole game


@both
def test_three_phones_and_a_captain_play_a_whole_game(game: str, home: Path) -> None:
    driver = Driver(begin(game, "human", "human", "human", "random"), home).start()
    phones = [Phone(driver, seat, language=code) for seat, code in enumerate(("en", "de", ""))]
    play(driver, phones, lambda: driver.match.is_over)
    for phone in phones:
        phone.wait(lambda one: one.page.get("over"))
        assert phone.page["status"] in ("The game is over.", "Das Spiel ist aus.") and not phone.question
        assert len(phone.log) > 100
    assert phones[0].log != phones[1].log and phones[0].log != phones[2].log, "each in the own words"
    driver.table.close()


@both
def test_phones_people_at_the_screen_and_captains_mix(game: str, home: Path) -> None:
    driver = Driver(begin(game, "human", "human", "random"), home, phones=(1,)).start()
    phone = Phone(driver, 1)
    play(driver, [phone], lambda: driver.match.state.round > 3 or driver.match.is_over)
    assert {step.by for step in driver.match.steps} >= {0, 1, 2}
    driver.table.close()


@both
def test_all_choose_in_secret_at_the_same_time_and_change_until_the_last_is_in(game: str, home: Path) -> None:
    driver = Driver(begin(game, "human", "human", "human"), home).start()
    phones = [Phone(driver, seat) for seat in range(3)]
    to_secret(driver, phones)
    assert all(phone.due for phone in phones), "nobody waits for another"
    steps = len(driver.match.steps)
    first = driver.match.to_move
    late, last = (first + 1) % 3, (first + 2) % 3
    phones[late].choose(0)
    phones[late].wait(lambda one: one.question and one.question.get("chosen") == 0)
    assert len(driver.match.steps) == steps, "it waits for its turn"
    phones[first].wait(lambda one: one.page["players"][late].get("state") == "chosen")
    phones[first].choose(1)
    phones[first].wait(lambda one: one.question and one.question.get("chosen") == 1)
    phones[last].wait(lambda one: one.is_up_to_date and one.states.count("chosen") == 2)
    sent = len(phones[last].sent)
    phones[first].choose(0)
    phones[first].wait(lambda one: one.question and one.question.get("chosen") == 0)
    phones[late].choose(1)
    phones[late].wait(lambda one: one.question and one.question.get("chosen") == 1)
    phones[last].listen()
    assert len(phones[last].sent) == sent, "that others think again is not seen"
    phones[last].choose(0)
    driver.until(lambda: len(driver.match.steps) > steps + 2)
    laid = {step.by: step.move for step in driver.match.steps[steps : steps + 3]}
    assert set(laid) == {0, 1, 2}
    phones[first].choose(1)
    phones[first].wait(lambda one: not (one.question or {}).get("secret"))
    assert driver.match.steps[steps].move == laid[driver.match.steps[steps].by], "revealed is revealed"
    driver.table.close()


def test_a_public_choice_can_be_made_at_the_screen_or_on_the_phone_and_taken_back(home: Path) -> None:
    """M4: hiring Lazy Jack is open to all."""
    match = begin("montego", "human", "human")
    match.state.coins[:] = [6, 6]
    driver = Driver(match, home).start()
    phones = [Phone(driver, seat) for seat in range(2)]
    play(driver, phones, lambda: driver.match.state.stage == "hire")
    seat, steps = driver.match.to_move, len(driver.match.steps)
    driver.until(lambda: driver.controller.phase == Asking(seat))
    phones[seat].wait(lambda one: (one.question or {}).get("id") == f"{steps}.hire")
    pass_by = phones[seat].answers() - 1
    phones[seat].choose(pass_by)
    phones[seat].wait(lambda one: one.page.get("undo") == steps + 1)
    assert driver.match.to_move == 1 - seat and len(driver.match.steps) == steps + 1
    phones[seat].say(type="undo", step=phones[seat].page["undo"])
    phones[seat].wait(lambda one: (one.question or {}).get("id") == f"{steps}.hire")
    assert len(driver.match.steps) == steps
    driver.controller.choose(seat, driver.match.choices()[-1])
    phones[seat].wait(lambda one: (one.question or {}).get("id") != f"{steps}.hire")
    driver.table.close()


# Who gets a seat


def test_nothing_listens_unless_somebody_has_a_phone(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "mate"), home, phones=()).start()
    assert not driver.table.is_open and driver.table.addresses() == [] and driver.table.poll() == []
    assert not home.exists() and driver.controller.phones == frozenset()


def test_a_key_opens_its_own_seat_and_a_wrong_one_none(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    phone = Phone(driver, 1)
    phone.wait(lambda one: one.page)
    assert phone.page["seat"] == 1 and phone.page["name"] == "Mary Read"
    assert closed(Phone(driver, 1, key="f" * 32)) == 4001
    driver.table.close()


def test_the_key_stands_behind_the_hash_where_no_request_carries_it(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    link = driver.table.link(0)
    assert link == f"http://{driver.address}/#{driver.table.keys.key(0)}" and len(driver.table.keys.key(0)) == 32
    assert len({driver.table.link(None), driver.table.link(0), driver.table.link(1)}) == 3
    driver.table.close()


def test_by_the_key_of_the_table_a_phone_takes_a_free_seat_and_gets_its_key(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    guest = Phone(driver, None, device=DEVICES[7])
    guest.wait(lambda one: one.heard)
    assert guest.heard == ["seats"]
    guest.say(type="sit", seat=1)
    guest.wait(lambda one: one.page)
    assert guest.page["seat"] == 1 and guest.key == driver.table.keys.key(1)
    late = Phone(driver, None, device=DEVICES[8])
    late.wait(lambda one: one.heard)
    assert '"free":[{"seat":0' in late.sent[-1] and '"seat":1' not in late.sent[-1]
    late.say(type="sit", seat=1)
    late.wait(lambda one: len(one.heard) == 2)
    assert late.heard == ["seats", "seats"], "it is asked again"
    again = Phone(driver, None, device=DEVICES[7])
    again.wait(lambda one: one.page)
    assert again.page["seat"] == 1, "a phone that sits is known"
    driver.table.close()


def test_a_phone_without_a_key_is_shown_nothing_until_the_table_lets_it_in(home: Path) -> None:
    """Somebody has typed the address."""
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    first = Phone(driver, None, device=DEVICES[6], key="none")
    first.wait(lambda one: one.heard)
    phone = Phone(driver, None, device=DEVICES[7], key="none")
    phone.wait(lambda one: one.heard)
    assert closed(first) == 4002, "one at a time"
    phone.say(type="sit", seat=0)
    phone.say(type="choose", question="1.dice", choice=0)
    for _ in range(50):
        driver.frame()
    phone.listen()
    assert phone.heard == ["wait"] and driver.table.at_door and driver.table.keys.is_free(0)
    assert '"door":true' in phone.sent[0]
    driver.table.open_door()
    phone.wait(lambda one: one.heard[-1] == "seats")
    phone.say(type="sit", seat=0)
    phone.wait(lambda one: one.page)
    assert not driver.table.at_door and phone.page["seat"] == 0 and phone.key == driver.table.keys.key(0)
    driver.table.close()


def test_a_second_phone_is_refused_until_the_table_lets_it_in(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    first = Phone(driver, 0)
    first.wait(lambda one: one.page)
    second = Phone(driver, 0, device=DEVICES[9])
    second.wait(lambda one: one.heard)
    assert second.heard == ["wait"] and driver.table.knocking() == [0]
    second.say(type="choose", question="1.dice", choice=0)
    second.say(type="sit", seat=0)
    for _ in range(50):
        driver.frame()
    second.listen()
    assert not second.page, "it sees and does nothing"
    driver.table.admit(0)
    second.wait(lambda one: one.page)
    assert driver.table.knocking() == [] and closed(first) == 4002
    back = Phone(driver, 0)
    back.wait(lambda one: one.heard)
    assert back.heard == ["wait"], "now the first one is a stranger"
    driver.table.close()


def test_the_same_phone_opens_its_seat_anew_and_the_older_page_is_closed(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    first = Phone(driver, 0)
    first.wait(lambda one: one.page)
    second = Phone(driver, 0, language="it")
    second.wait(lambda one: one.page)
    assert closed(first) == 4002 and second.page["seat"] == 0
    driver.table.close()


# What a phone can do


def test_a_phone_does_nothing_but_what_it_is_asked(home: Path) -> None:
    """Old questions, numbers beyond the list, others' turns: the match stands as it stood; the phone is answered."""
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    phones = [Phone(driver, seat) for seat in range(2)]
    asked = driver.match.to_move
    for phone in phones:
        phone.wait(lambda one: one.page)
    idle = phones[1 - asked]
    question = phones[asked].question
    assert question and not idle.question
    steps = len(driver.match.steps)
    pages = len(phones[asked].sent)
    for choice, name in ((9999, question["id"]), (0, "0.dice"), (0, "99.card")):
        phones[asked].say(type="choose", question=name, choice=choice)
    idle.say(type="choose", question=question["id"], choice=0)
    idle.say(type="undo", step=steps)
    idle.say(type="sit", seat=asked)
    phones[asked].wait(lambda one: len(one.sent) > pages)
    for _ in range(50):
        driver.frame()
    assert len(driver.match.steps) == steps
    phones[asked].choose(0)
    driver.until(lambda: len(driver.match.steps) > steps)
    driver.table.close()


def test_what_has_happened_is_seen_on_the_table_first(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human", "human"), home).start()
    phones = [Phone(driver, seat) for seat in range(3)]
    to_secret(driver, phones)
    log = list(phones[0].log)
    for phone in phones:
        phone.choose(0)
    phones[0].wait_without_frames(lambda one: one.page["status"] == "Watch the table.")
    assert driver.match.state.stage != "card" and phones[0].log == log and not phones[0].question
    phones[0].wait(lambda one: len(one.log) > len(log))
    driver.table.close()


# Faults


def test_a_phone_that_comes_back_is_where_it_was(home: Path) -> None:
    driver = Driver(begin("montego", "human", "human"), home).start()
    phones = [Phone(driver, seat) for seat in range(2)]
    to_secret(driver, phones)
    phones[0].choose(3)
    phones[0].wait(lambda one: one.is_up_to_date and one.question and one.question.get("chosen") == 3)
    page, log = phones[0].page, phones[0].log
    phones[0].socket.close_socket()
    again = Phone(driver, 0)
    again.wait(lambda one: one.page)
    assert again.page == page and again.log == log
    driver.table.close()


def test_a_missing_phone_is_named_and_its_seat_is_played_at_the_screen_until_it_is_back(home: Path) -> None:
    driver = Driver(begin("jamaica", "human", "human"), home).start()
    driver.at_screen = False
    assert driver.table.missing() == [0, 1]
    phones = [Phone(driver, seat) for seat in range(2)]
    to_secret(driver, phones)
    assert driver.table.missing() == []
    seat = driver.match.to_move
    other = phones[1 - seat]
    phones[seat].socket.close_socket()
    driver.until(lambda: driver.table.missing() == [seat])
    assert driver.controller.phase == OnPhone(seat)
    other.wait(lambda one: one.page["players"][seat].get("state") == "away")
    driver.table.hand_over(1 - seat)
    assert driver.controller.phones == {0, 1}, "one whose phone is there is not handed over to"
    driver.table.hand_over(seat)
    assert driver.controller.phase == HandOver(seat) and driver.table.missing() == []
    driver.controller.take_wheel(seat)
    driver.controller.choose(seat, driver.match.choices()[0])
    back = Phone(driver, seat)
    back.wait(lambda one: one.page)
    assert driver.controller.phones == {0, 1} and back.question and "chosen" in back.question
    driver.table.close()


def test_a_killed_program_resumes_with_the_same_codes(home: Path) -> None:
    driver = Driver(begin("montego", "human", "human", "mate"), home, phones=(0, 1)).start()
    phone = Phone(driver, 0)
    to_secret(driver, [phone, Phone(driver, 1)])
    links, record = [driver.table.link(seat) for seat in (None, 0, 1)], driver.match.record()
    assert driver.table.keys.key(0) not in record.dump()
    driver.table.close()
    resumed = Driver(Match.resume(record, driver.match.game), home, phones=()).start()
    assert resumed.table.seats == (0, 1) and [resumed.table.link(seat) for seat in (None, 0, 1)] == links
    again = Phone(resumed, 0)
    again.wait(lambda one: one.due)
    stranger = Phone(resumed, 0, device=DEVICES[9])
    stranger.wait(lambda one: one.heard)
    assert stranger.heard == ["wait"], "it is also known which phone sat there"
    resumed.table.close()


def test_the_keys_are_read_by_nobody_else_and_go_with_the_match(home: Path) -> None:
    driver = Driver(begin("montego", "human", "human"), home).start()
    (file,) = home.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    driver.table.close()
    assert file.exists()
    driver.match.state.to_move = -2
    driver.table.close()
    assert not file.exists()


def test_damaged_keys_are_drawn_anew_and_old_ones_go(home: Path) -> None:
    folder, keys = PhoneKeysFolder(home), PhoneKeys.draw((0, 2))
    for number in range(40):
        folder.keep(f"{number:016x}", keys)
    assert len(list(home.iterdir())) == 30
    assert folder.load(f"{39:016x}") == keys and keys.phones == (0, 2)
    for text in ("", "{}", '{"format": 1}', '{"format": 9}', '{"format": 1, "seats": {"0": "x"}, "table": ""}'):
        (home / "bad.json").write_text(text)
        assert folder.load("bad") is None
    assert folder.load("none") is None


def test_no_network_is_said_and_the_table_is_handed_over_as_ever(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jamaica.phones.table.local_addresses", list)
    driver = Driver(begin("jamaica", "human", "human"), home)
    driver.table._hosts = None
    with pytest.raises(PhoneError, match="on no local network"):
        driver.table.start()
    driver.controller.start()
    assert isinstance(driver.controller.phase, HandOver) and not driver.table.is_open
    driver.until(lambda: driver.match.state.round > 1)


def test_a_port_that_is_taken_is_passed_over_and_the_last_one_is_kept() -> None:
    taken = socket.create_server((LOOPBACK[0], 0))
    port = taken.getsockname()[1]
    (made,) = listen(LOOPBACK, [port])
    other = made.getsockname()[1]
    assert other != port
    made.close()
    taken.close()
    (again,) = listen(LOOPBACK, [port])
    assert again.getsockname()[1] == port
    again.close()


def test_several_addresses_share_one_port_and_a_vanished_one_is_left_out() -> None:
    several = listen(["127.0.0.1", "127.0.0.2", "203.0.113.77"])
    names = [one.getsockname() for one in several]
    assert [name[0] for name in names] == ["127.0.0.1", "127.0.0.2"] and len({name[1] for name in names}) == 1
    for one in several:
        one.close()
    with pytest.raises(PhoneError, match="handed over"):
        listen(["203.0.113.77"])


def test_only_addresses_of_local_networks_are_used() -> None:
    known = {"192.168.1.2": True, "10.0.0.9": True, "172.16.3.4": True, "169.254.7.7": True, "127.0.0.1": False,
             "8.8.8.8": False, "0.0.0.0": False, "224.0.0.1": False}  # fmt: skip
    assert {address: addresses._is_local(address) for address in known} == known
    assert all(addresses._is_local(address) for address in addresses.local_addresses())
