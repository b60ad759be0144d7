"""The analysis: it adds up, tells luck from skill in constructed matches, and runs in a process of its own."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from ai.analysis import Analysis, Effort, Study, StudyFailed, analyse
from ai.analysis.account import Account, Moment
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
from jamaica.engine.replay import Replay
from jamaica.games import GAMES

QUICK = Effort(Care(least=8, most=32, doubt=0.05), search=3, worlds=6)
ROUGH = Effort(Care(least=4, most=4), search=0)
Pick = Callable[[Any, Sequence[Any], Random], Any]

SEEDS = {"jamaica": "race", "montego": "montego"}
"""Five games say something about seeds like any; these are fixed."""


def constructed(name: str, players: int, throw: Pick, choose: Pick, number: int = 0) -> Record:
    """A match whose throws and choices are picked by hand; the record says that its dice are of no seed."""
    game, rng = GAMES[name], Random(f"{SEEDS[name]} {number}")
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
    account = lucky("jamaica", 1).account(0)
    assert account.end == 1 and luck(account) > 0.5
    assert luck(account) > 3 * abs(account.decisions)


def test_all_dice_unlucky() -> None:
    account = lucky("jamaica", -1).account(0)
    assert account.end == 0 and luck(account) < -0.2
    assert abs(luck(account)) > abs(account.decisions)


MATCHES = range(3)
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


STUDIED = (lambda: skilled("jamaica", 1), lambda: skilled("montego", -1), lambda: lucky("jamaica", 1))


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
    found = skilled("jamaica", 1)
    numbers = [number for number, _ in found.course()]
    assert numbers == sorted(set(numbers)) and found.course()[-1][1] == found.ending
    points = found.turning_points(3)
    assert len(points) == 3 and min(point.swing for point in points) >= sorted(m.swing for m in found.moments)[-3]


def test_an_analysis_is_kept_as_text() -> None:
    replay = Replay(play("jamaica", ("mate", "deckhand"), 1, 0), GAMES["jamaica"])
    found = analyse(replay.record, GAMES["jamaica"], ROUGH)
    assert Analysis.parse(found.dump(), replay) == found
    other = Replay(play("jamaica", ("mate", "deckhand"), 2, 0), GAMES["jamaica"])
    for text, match in ((found.dump(), other), ("{}", replay), ("no", replay), ("[]", replay), ("", replay)):
        with pytest.raises(RecordError):
            Analysis.parse(text, match)
    choice = next(number for number, moment in enumerate(found.moments) if moment.by != CHANCE)
    throw = next(number for number, moment in enumerate(found.moments) if moment.by == CHANCE)
    for number, change in (
        (choice, {"number": 9999}), (choice, {"by": 5}), (choice, {"by": CHANCE}), (choice, {"group": Group.DICE}),
        (choice, {"best": "fly"}), (choice, {"best": ""}), (choice, {"shares": (1.0,)}), (choice, {"effect": ()}),
        (choice, {"cost": float("inf")}), (choice, {"round": -1}), (throw, {"group": None}), (throw, {"move": "roll"}),
        (throw, {"number": found.moments[choice].number}), (throw, {"shares": (float("nan"),) * 3}),
    ):  # fmt: skip
        moments = list(found.moments)
        moments[number] = replace(moments[number], **change)
        with pytest.raises(RecordError):
            Analysis.parse(replace(found, moments=tuple(moments)).dump(), replay)


def test_the_same_record_is_seen_the_same_way() -> None:
    record = play("jamaica", ("mate", "deckhand"), 1, 0)
    effort = Effort(ROUGH.care, search=2, worlds=2)
    assert analyse(record, GAMES["jamaica"], effort) == analyse(record, GAMES["jamaica"], effort)


def test_a_running_match_is_not_analysed() -> None:
    game = GAMES["jamaica"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    with pytest.raises(RecordError, match="Only a finished game"):
        analyse(match.record(), game)


def test_voyages_that_pass_through_a_position_are_used_again() -> None:
    """After a choice that every voyage makes nothing is sailed anew, so that what is no news has no effect."""
    game, mind = GAMES["jamaica"], mind_for("jamaica")
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
    game = GAMES["jamaica"]
    state: Any = game.start(game.options(players=3))
    state.apply(("captain", 1))
    for seed in range(6):
        pilot = Pilot(mind_for("jamaica"), QUICK.care, Random(seed))
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
    record = play("jamaica", ("mate", "mate"), 1, 0)
    study = Study(record)
    study._helper.process.kill()
    with pytest.raises(StudyFailed):
        for _ in count():
            study.poll(wait=1)
    study.close()
    game = GAMES["jamaica"]
    match: Match[Any] = Match.begin(game, game.options(players=2), [Seat("Anne"), Seat("Mary")])
    refused = Study(match.record())
    with pytest.raises(RecordError, match="Only a finished game"):
        for _ in count():
            refused.poll(wait=1)
    refused.close()


def test_every_kind_of_luck_is_counted_once() -> None:
    found = lucky("jamaica", 1)
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
    record = play("jamaica", ("mate", "mate"), 1, 0)
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
    kept = Analysis.parse(capsys.readouterr().out, Replay(record, GAMES["jamaica"]))
    assert kept.seats == 2
    choice = next(moment for moment in kept.moments if moment.by != CHANCE and moment.move.startswith("card "))
    dear = replace(kept, moments=(replace(choice, best=choice.move, cost=0.1),))
    told = "\n".join(lookback.lines(dear, record, ENGLISH))
    assert "would have been better" in told and choice.move not in told, "choices are told in words, not in notation"


def moment(number: int, first: float, error: float = 0.02, **more: Any) -> Moment:
    """A choice of the first of two seats, of which it had this share before."""
    shares = (first, 1 - first)
    made: dict[str, Any] = {"by": 0, "group": None, "move": "load 1", "best": "load 1", "effect": (0.0, 0.0), **more}
    return Moment(number=number, round=1, shares=shares, share_errors=(error, error), **made)


def analysis_of(*moments: Moment) -> Analysis:
    return Analysis("0" * 64, 2, (1.0, 0.0), moments)


def test_noise_makes_no_jumps_in_the_chart() -> None:
    """Estimates that differ by less than their errors are averaged; a real change is followed at once."""
    noisy = [0.50, 0.53, 0.48, 0.52, 0.49]
    found = analysis_of(*(moment(number, share) for number, share in enumerate([*noisy, 0.8, 0.8])))
    drawn = [shares[0] for _, shares in found.course()]
    jumps = [abs(now - before) for before, now in pairwise(drawn[:5])]
    assert max(jumps) < 0.02 < max(abs(now - before) for before, now in pairwise(noisy))
    assert drawn[5] == pytest.approx(0.8) and drawn[-1] == 1
    assert all(sum(shares) == pytest.approx(1) for _, shares in found.course())


def test_an_analysis_of_before_is_drawn_as_it_is() -> None:
    """It has no errors."""
    old = [replace(moment(number, share), share_errors=()) for number, share in enumerate((0.5, 0.53, 0.48))]
    assert [shares[0] for _, shares in analysis_of(*old).course()] == [0.5, 0.53, 0.48, 1.0]


def test_a_turning_point_is_beyond_doubt() -> None:
    doubtful = moment(1, 0.5, effect=(0.1, -0.1), effect_errors=(0.06, 0.06))
    sure = moment(2, 0.5, effect=(0.05, -0.05), effect_errors=(0.01, 0.01))
    assert analysis_of(doubtful, sure).turning_points() == [sure]
    assert (doubtful.swing, sure.swing) == (0, 0.05)


def test_a_rating_is_the_mean_loss_of_all_decisions() -> None:
    """Also of those whose loss is doubtful: on average doubt cancels out."""
    found = analysis_of(moment(1, 0.5, loss=0.03), moment(2, 0.5, loss=-0.01), moment(3, 0.5, loss=0.04))
    rating = found.rating(0)
    assert rating and rating.decisions == 3 and rating.loss == pytest.approx(0.02)
    assert rating.error == pytest.approx(0.0264575 / 3**0.5, rel=1e-4)
    assert found.rating(1) is None, "it decided nothing"


def test_five_analyses_of_one_match_agree_within_their_errors() -> None:
    """In other worlds and under other luck, the shares differ by what their errors say."""
    record, game = play("montego", ("mate", "mate"), 3, 0), GAMES["montego"]
    effort = Effort(Care(rounds=2, least=12, most=24, doubt=0.03), search=0)
    runs = [analyse(record, game, effort, salt=str(run)) for run in range(5)]
    off: list[float] = []
    for moments in zip(*(run.moments for run in runs), strict=True):
        middle = mean(one.shares[0] for one in moments)
        off += [(one.shares[0] - middle) / one.share_errors[0] for one in moments if one.share_errors[0] > 0.005]
    assert len(off) > 100
    assert mean(abs(one) < 2 for one in off) > 0.9
