"""The analysis: it adds up, tells luck from skill in constructed matches, and runs in a process of its own."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from ai.analysis import Analysis, Effort, Study, StudyFailed, analyse
from ai.analysis.account import Account
from ai.analysis.rollouts import Care, Pilot, followed, mean_shares
from ai.analysis.skill import play, summary
from ai.games import mind_for
from jamaica.cli import review as lookback
from jamaica.cli.main import main
from jamaica.engine.contract import CHANCE, Group
from jamaica.engine.errors import RecordError
from jamaica.engine.language import ENGLISH
from jamaica.engine.match import Match
from jamaica.engine.record import Record, Seat
from jamaica.games import GAMES

QUICK = Effort(Care(least=8, most=32, doubt=0.05), search=3, worlds=6)
ROUGH = Effort(Care(least=4, most=4), search=0)
Pick = Callable[[Any, Sequence[Any], Random], Any]


def constructed(name: str, players: int, throw: Pick, choose: Pick, number: int = 0) -> Record:
    """A match whose throws and choices are picked by hand; the record says that its dice are of no seed."""
    game, rng = GAMES[name], Random(f"{name} {number}")
    seats = [Seat(who) for who in game.names()[:players]]
    match: Match[Any] = Match.sealed(game, game.options(players=players), seats, seed="none")
    while not match.is_over:
        pick = throw if match.to_move == CHANCE else choose
        match.follow(pick(match.state, match.possible(), rng))
    match.prelude = len(match.steps)
    return match.record()


def by_odds(state: Any, moves: Sequence[Any], rng: Random) -> Any:
    odds = state.odds()
    return odds.pick(rng.randrange(odds.total))


def at_a_glance(state: Any, moves: Sequence[Any], rng: Random) -> Any:
    return _mind(state).policy(state, rng)


def _mind(state: Any) -> Any:
    """The mind for the game whose package this state comes from."""
    package = type(state).__module__.rpartition(".rules")[0]
    return mind_for(next(game.name for game in GAMES.values() if type(game).__module__ == f"{package}.game"))


def _prospects(state: Any, move: Any, seat: int, voyages: int) -> float:
    """The seat's share after a move, in so many voyages."""
    mind, after = _mind(state), state.copy()
    after.apply(move)
    goal = mind.rounds_done(state) + 1
    pilots = [Pilot(mind, QUICK.care, Random(number)) for number in range(voyages)]
    return mean_shares([pilot.sail(after, goal) for pilot in pilots])[seat]


def kind_to(seat: int, sign: int) -> Pick:
    """The outcome that is best for a seat, or worst."""
    return lambda state, moves, rng: max(moves, key=lambda move: sign * _prospects(state, move, seat, 2))


def able(seat: int, sign: int) -> Pick:
    """One seat chooses the best (or worst) for itself; the others at a glance."""

    def choose(state: Any, moves: Sequence[Any], rng: Random) -> Any:
        if state.to_move != seat:
            return at_a_glance(state, moves, rng)
        tried = moves if len(moves) <= 8 else rng.sample(list(moves), 8)
        return max(tried, key=lambda move: sign * _prospects(state, move, seat, 10))

    return choose


@cache
def lucky(name: str, sign: int) -> Analysis:
    record = constructed(name, 3, kind_to(0, sign), at_a_glance)
    return analyse(record, GAMES[name], QUICK)


def luck(account: Account) -> float:
    """All that chance gave or took."""
    return account.dice + account.draws + account.battles


@cache
def skilled(name: str, sign: int, number: int = 0) -> Analysis:
    record = constructed(name, 3, by_odds, able(0, sign), number)
    return analyse(record, GAMES[name], QUICK)


def test_all_dice_lucky() -> None:
    """Everything chance decides is best for seat 1, and all play alike: it wins by luck, and hardly by skill."""
    account = lucky("race", 1).account(0)
    assert account.end == 1 and luck(account) > 0.5
    assert luck(account) > 3 * abs(account.decisions)


def test_all_dice_unlucky() -> None:
    account = lucky("race", -1).account(0)
    assert account.end == 0 and luck(account) < -0.2
    assert abs(luck(account)) > abs(account.decisions)


MATCHES = range(5)
"""In a single one honest dice may say more than all choices."""
EARLY = 10


@pytest.mark.parametrize("name", GAMES)
def test_all_choices_good_or_bad(name: str) -> None:
    """Honest dice, and seat 1 chooses what is best for it: its decisions stand out from the average, which is 0.

    When it throws its share away, hardly anything else is to blame.
    """
    good, bad = ([skilled(name, sign, number) for number in MATCHES] for sign in (1, -1))
    assert mean(found.account(0).decisions for found in good) > 0.1
    accounts = [found.account(0) for found in bad]
    assert all(account.end == 0 for account in accounts)
    assert mean(account.decisions for account in accounts) < -0.1
    assert abs(mean(luck(account) for account in accounts)) < 0.1

    def cost(analyses: Sequence[Analysis]) -> float:
        """Of the first choices: later nothing is left to be lost."""
        return sum(moment.cost for found in analyses for moment in found.choices(0)[:EARLY])

    assert cost(bad) > cost(good), "against the best, bad choices cost more than good ones"


STUDIED = (lambda: skilled("race", 1), lambda: skilled("montego", -1), lambda: lucky("race", 1))


@pytest.mark.parametrize("analysis", STUDIED)
def test_accounts_add_up(analysis: Callable[[], Analysis]) -> None:
    found = analysis()
    for party in range(len(found.ending)):
        account = found.account(party)
        parts = luck(account) + account.decisions + account.others + account.reassessed
        assert account.start + parts == pytest.approx(account.end)
    accounts = [found.account(party) for party in range(len(found.ending))]
    assert sum(account.start for account in accounts) == pytest.approx(1)
    assert sum(account.decisions for account in accounts) == pytest.approx(0, abs=1e-9), "against the table's average"
    assert sum(account.others for account in accounts) == pytest.approx(0, abs=1e-9)
    for moment in found.moments:
        assert sum(moment.effect) == pytest.approx(0, abs=1e-9) and sum(moment.shares) == pytest.approx(1)
        assert moment.cost >= 0 and (moment.cost == 0) == (moment.best in ("", moment.move))


def test_the_course_ends_with_the_result() -> None:
    found = skilled("race", 1)
    numbers = [number for number, _ in found.course()]
    assert numbers == sorted(set(numbers)) and found.course()[-1][1] == found.ending
    points = found.turning_points(3)
    assert len(points) == 3 and min(point.swing for point in points) >= sorted(m.swing for m in found.moments)[-3]


def test_an_analysis_is_kept_as_text() -> None:
    found = skilled("montego", -1)
    assert Analysis.parse(found.dump(), found.closing) == found
    for text, closing in ((found.dump(), "other"), ("{}", found.closing), ("no", found.closing), ("[]", found.closing)):
        with pytest.raises(RecordError):
            Analysis.parse(text, closing)


def test_the_same_record_is_seen_the_same_way() -> None:
    record = play("race", ("mate", "deckhand"), 1, 0)
    effort = Effort(ROUGH.care, search=2, worlds=2)
    assert analyse(record, GAMES["race"], effort) == analyse(record, GAMES["race"], effort)


def test_a_running_match_is_not_analysed() -> None:
    game = GAMES["race"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    with pytest.raises(RecordError, match="Only a finished game"):
        analyse(match.record(), game)


def test_voyages_that_pass_through_a_position_are_used_again() -> None:
    """After a choice that every voyage makes nothing is sailed anew, so that what is no news has no effect."""
    game, mind = GAMES["race"], mind_for("race")
    state: Any = game.start(game.options(players=3))
    state.apply(("captain", 1))
    pilot = Pilot(mind, QUICK.care, Random(1))
    voyages = pilot.explore(state, pilot.goal(state))
    move = voyages[0].moves[0]
    left = followed(voyages, move)
    assert 0 < len(left) < len(voyages) and all(voyage.moves for voyage in left)
    state.apply(move)
    again = pilot.explore(state, pilot.goal(state), left)
    assert again[: len(left)] == left and len(again) >= QUICK.care.least


def test_voyages_meet_all_outcomes_of_a_throw_alike() -> None:
    """Eight tickets are spread evenly over the eleven cards of a deck: none is drawn by three of them."""
    game = GAMES["race"]
    state: Any = game.start(game.options(players=3))
    state.apply(("captain", 1))
    for seed in range(6):
        pilot = Pilot(mind_for("race"), QUICK.care, Random(seed))
        voyages = pilot.explore(state, pilot.goal(state))
        assert max(Counter(voyage.moves[0] for voyage in voyages[: QUICK.care.least]).values()) <= 2


@pytest.mark.parametrize("rounds", [1, 3])
def test_voyages_go_so_many_rounds_ahead(rounds: int) -> None:
    """To the end of that round, and the shares told are those of where they end."""
    game, mind = GAMES["montego"], mind_for("montego")
    start: Any = game.start(game.options(players=3))
    pilot = Pilot(mind, Care(rounds, least=8, most=8), Random(rounds))
    goal = mind.rounds_done(start) + rounds
    for voyage in pilot.explore(start, pilot.goal(start)):
        state = start.copy()
        for move in voyage.moves:
            assert mind.rounds_done(state) < goal
            state.apply(move)
        assert mind.rounds_done(state) == goal and voyage.shares == tuple(mind.shares(state))


def test_a_study_runs_in_its_own_process_and_tells_how_far_it_is() -> None:
    record = play("montego", ("mate", "deckhand"), 1, 0)
    study = Study(record, ROUGH)
    try:
        seen = []
        while (found := study.poll(wait=0.01)) is None:
            seen.append(study.progress)
        assert found == analyse(record, GAMES["montego"], ROUGH)
        assert seen == sorted(seen) and study.progress == 1
    finally:
        study.close()


def test_a_study_can_be_cancelled_and_says_when_it_failed() -> None:
    record = play("race", ("mate", "mate"), 1, 0)
    study = Study(record)
    study._process.kill()
    with pytest.raises(StudyFailed):
        for _ in count():
            study.poll(wait=1)
    study.close()
    game = GAMES["race"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    refused = Study(match.record())
    with pytest.raises(RecordError, match="Only a finished game"):
        for _ in count():
            refused.poll(wait=1)
    refused.close()


def test_every_kind_of_luck_is_counted_once() -> None:
    found = lucky("race", 1)
    by_group = {group: sum(m.effect[0] for m in found.moments if m.group is group) for group in Group}
    account = found.account(0)
    assert (account.dice, account.draws, account.battles) == pytest.approx(tuple(by_group.values()))


def test_a_study_of_skill_tells_whose_decisions_are_worth_more() -> None:
    """Seeds are the unit: two of them, each with a match a seat; the captain's decisions are worth 0.1 and 0.3."""
    account = {"start": 0.5, "dice": 0.0, "draws": 0.0, "battles": 0.0, "others": 0.0, "reassessed": 0.0, "end": 0.5}
    rows = [
        {"seed": seed, "turn": turn, "accounts": [{**account, "decisions": own}, {**account, "decisions": -0.1}]}
        for seed, own in ((0, 0.1), (1, 0.3))
        for turn in (0, 1)
    ]
    told = list(summary(["captain", "mate"], rows))
    assert told[0] == "captain x1, 4 matches" and "  decisions   +0.200 ± 0.196" in told


def test_the_command_keeps_the_analysis_beside_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play("race", ("mate", "mate"), 1, 0)
    file = tmp_path / "game.json"
    file.write_text(record.dump(), encoding="utf-8")
    monkeypatch.setattr(lookback, "analyse", lambda record, game, tell: analyse(record, game, ROUGH, tell))
    assert main(["analyse", str(file), "--home", str(tmp_path)]) == 0
    first = capsys.readouterr().out
    assert "Turning points:" in first and "The ghost ship: " in first and "own decisions" in first
    monkeypatch.setattr(lookback, "analyse", None)
    assert main(["analyse", str(file), "--home", str(tmp_path)]) == 0
    assert capsys.readouterr().out == first
    assert main(["analyse", str(file), "--home", str(tmp_path), "--json"]) == 0
    kept = Analysis.parse(capsys.readouterr().out, record.closing)
    assert kept.seats == 2
    choice = next(moment for moment in kept.moments if moment.by != CHANCE and moment.move.startswith("card "))
    dear = replace(kept, moments=(replace(choice, best=choice.move, cost=0.1),))
    told = "\n".join(lookback.lines(dear, record, ENGLISH))
    assert "would have been better" in told and choice.move not in told, "choices are told in words, not in notation"
