"""Commands that look back at saved games: ``jamaica verify``, ``rolls``, ``analyse`` and ``statistics``."""

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path

from ai.analysis import Analysis, analyse
from ai.analysis.moments import METHOD, Moments, parts_of
from ai.games import GAME_AIS
from ai.progress import Progress

from ..engine import rolls
from ..engine.contract import Move, State
from ..engine.errors import RecordError
from ..engine.language import Language, mark, marks
from ..engine.match import Match
from ..engine.record import Record
from ..engine.replay import Replay
from ..engine.verify import verify
from ..games import GAMES, find_game
from ..games.jamaica.text.terms import GHOST
from ..session.seat_labels import pilot_words
from ..store import Result, StoreError, read_analysis, record_text, statistics, write_analysis
from .output import tell, tell_json
from .parser import Commands
from .saves import open_store

SIGNS = {True: "ok   ", False: "WRONG", None: "     "}
ACCOUNT = mark("{name}: {start} at the start, {parts}, result {end}.")
PARTS = {
    "dice": mark("dice {share}"),
    "draws": mark("draws {share}"),
    "battles": mark("battles {share}"),
    "decisions": mark("own decisions {share}"),
    "others": mark("others' decisions {share}"),
    "reassessed": mark("correction {share}"),
}
RATED = mark("{name}: error rate {rate} ± {error}.")
ERROR_RATE = mark("The error rate is what a decision costs on average, in thousandths of a win. {levels}")
TURNING_POINTS = mark("Turning points:")
DEAREST = mark("Costliest choices:")
SHOWN = 8
NO_RESULTS = mark("No game has been finished yet.")
FIGURES = marks(
    "{player}, {game}, {seats}: {number} game, {wins} won ({least} to {most}), average score {mean}, best {best} on "
    "{date}, streak {streak}, longest {longest}.",
    "{player}, {game}, {seats}: {number} games, {wins} won ({least} to {most}), average score {mean}, best {best} on"
    " {date}, streak {streak}, longest {longest}.",
)
ANY_SEATS = mark("any number of players")
SEATS = mark("{seats} players")
RATINGS = mark("Ratings against AI captains (0 = equally strong; 95% intervals):")
RATING = marks(
    "{person} against {level} in {game}: {points} ({least} to {most}) after {number} game.",
    "{person} against {level} in {game}: {points} ({least} to {most}) after {number} games.",
)
EXPORTED = marks("{number} game was written to {file}.", "{number} games were written to {file}.")
FORGOTTEN = marks("{number} game was deleted.", "{number} games were deleted.")


def add_commands(commands: Commands) -> None:
    """The commands with their flags."""
    command = commands.add("verify", mark("recalculate every roll and draw of a saved game, and replay it"))
    say = command.say
    command.add_argument("file", type=Path, metavar="FILE", help=say("a saved game"))
    noted = say("a fingerprint you noted at the start or at the end")
    command.add_argument("--fingerprint", action="append", default=[], metavar="FINGERPRINT", help=noted)
    command.add_json()
    command.add_home()
    command.set_defaults(run=_verify)

    command = commands.add("rolls", mark("compare the rolls and draws of saved games with what to expect"))
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("saved games, all of the same game"))
    command.add_json()
    command.add_home()
    command.set_defaults(run=_rolls)

    command = commands.add("analyse", mark("show how a finished game was won: luck, skill, turning points"))
    finished = say("a finished game; the analysis is saved beside it")
    command.add_argument("file", type=Path, metavar="FILE", help=finished)
    command.add_argument("--again", action="store_true", help=say("analyse again, even if there is a saved analysis"))
    command.add_argument("--json", action="store_true", help=say("print the analysis as JSON"))
    command.add_home()
    command.set_defaults(run=_analyse)

    command = commands.add("statistics", mark("show everybody's games, wins, scores, streaks and ratings"))
    command.add_home()
    command.add_argument("--person", metavar="NAME", help=say("only this person's games"))
    command.add_json()
    command.add_argument("--export", type=Path, metavar="FILE", help=say("write the results to a file"))
    command.add_argument("--forget", action="store_true", help=say("delete these games permanently, replays included"))
    command.set_defaults(run=_statistics)


def _verify(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        verdict = verify(record_text(args.file), GAMES, tuple(args.fingerprint), store.saves.own_files.check)
    conclusion = verdict.conclusion(args.spoken)
    if args.json:
        findings = [{"fits": finding.fits, "finding": finding.said(args.spoken)} for finding in verdict.findings]
        tell_json({"fits": verdict.fits, "conclusion": conclusion, "findings": findings})
    else:
        for finding in verdict.findings:
            tell(f"{SIGNS[finding.fits]} {finding.said(args.spoken)}")
        tell(conclusion)
    return 0 if verdict.fits else 1


def _rolls(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        records = [store.saves.record(file) for file in args.files]
    game = find_game(records[0].game)
    kinds = rolls.against_expectation((throw for record in records for throw in rolls.throws_of(record, game)), game)
    if args.json:
        tell_json([kind.as_dict() for kind in kinds])
        return 0
    language = args.spoken
    for kind in kinds:
        tell(rolls.verdict(kind, game, language))
        tell(f"  {rolls.oddness(kind, language)}")
        for one in kind.outcomes:
            tell(f"  {game.outcome(kind.stage, one.name, language):32} {rolls.told(one, language)}")
    tell(f"{language.say(rolls.RANGES)}\n{language.say(rolls.METHOD)}")
    return 0


def _analyse(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        record = store.saves.record(args.file)
    analysis = None if args.again else _kept(args.file, record)
    if analysis is None:
        analysis = analyse(record, find_game(record.game), tell=Progress(args.spoken))
        with suppress(StoreError):  # an analysis that cannot be kept can still be read
            write_analysis(args.file, analysis.dump())
    if args.json:
        tell_json(json.loads(analysis.dump()))
    else:
        tell("\n".join(lines(analysis, record, args.spoken)))
    return 0


def _kept(file: Path, record: Record) -> Analysis | None:
    try:
        return Analysis.parse(read_analysis(file), Replay(record, find_game(record.game)))
    except RecordError:
        return None


def lines(analysis: Analysis, record: Record, language: Language) -> Iterator[str]:
    """An analysis for people, in plain lines."""
    say, game = language.say, find_game(record.game)
    names = [*(seat.name for seat in record.seats), say(GHOST)]
    for party in range(len(analysis.ending)):
        account = analysis.account(party)
        start, *parts = parts_of(account, game)
        shares = [say(PARTS[part], share=language.percent(share, signed=True)) for part, share in parts]
        yield say(ACCOUNT, name=names[party], start=language.percent(start[1]), end=language.percent(account.end),
                  parts=", ".join(shares))  # fmt: skip
    yield from _ratings(analysis, game.name, names, language)
    told = Moments(Replay(record, game), names, partial(_choice, names, language), language)
    yield say(TURNING_POINTS)
    for moment in analysis.turning_points():
        yield from (f"  {told.happened(moment)}", f"    {told.effect(moment)}")
    dearest = sorted((moment for moment in analysis.moments if moment.cost), key=lambda moment: -moment.cost)[:SHOWN]
    if dearest:
        yield say(DEAREST)
    for moment in dearest:
        yield from (f"  {told.chosen(moment)}", f"    {told.better(moment)}")
        yield from (f"    {reason}" for reason in told.reasons(moment))
    yield say(METHOD)


def _ratings(analysis: Analysis, game: str, names: Sequence[str], language: Language) -> Iterator[str]:
    """Everybody's error rate, with those of the AI levels beside it."""
    ratings = [analysis.rating(seat) for seat in range(analysis.seats)]
    for name, rating in zip(names, ratings, strict=False):
        if rating:
            rate, error = max(0, round(1000 * rating.loss)), round(1000 * rating.error)
            yield language.say(RATED, name=name, rate=rate, error=error)
    if any(ratings):
        losses = GAME_AIS[game].losses
        levels = [f"{pilot_words(level, language)} {round(1000 * loss)}" for level, loss in losses.items()]
        yield language.say(ERROR_RATE, levels=", ".join(levels)).rstrip()


def _choice(names: Sequence[str], language: Language, match: Match[State], move: Move) -> str:
    return match.game.offer(match.view(match.to_move), move, names, language)[0]


def _statistics(args: argparse.Namespace) -> int:
    with open_store(args) as store:
        results, language = store.results(), args.spoken
        results.refresh()
        if args.export:
            tell(language.count(*EXPORTED, results.export(args.export, args.person), file=args.export))
        if args.forget:
            tell(language.count(*FORGOTTEN, results.forget(args.person)))
        if args.export or args.forget:
            return 0
        chosen = results.of(args.person)
        if args.json:
            plain = {
                "figures": [asdict(one) for one in statistics.figures(chosen)],
                "ratings": [asdict(one) for one in statistics.ratings(chosen)],
            }
            tell_json(plain)
        else:
            tell("\n".join(statistics_lines(chosen, language)))
    return 0


def statistics_lines(results: Sequence[Result], language: Language) -> Iterator[str]:
    """Statistics for people, in plain lines."""
    number = language.number
    if not results:
        yield language.say(NO_RESULTS)
    for one in statistics.figures(results):
        player = one.player.name if one.player.is_person else pilot_words(one.player.name, language)
        yield language.count(
            *FIGURES, one.games, player=player, game=GAMES[one.game].title,
            seats=language.say(SEATS, seats=one.seats) if one.seats else language.say(ANY_SEATS),
            wins=number(one.wins, "g"), mean=number(one.mean_score, ".1f"), streak=number(one.streak),
            least=language.percent(one.share[0]), most=language.percent(one.share[1]), best=number(one.best_score),
            date=language.date(one.best.ended), longest=one.longest,
        )  # fmt: skip
    rated = statistics.ratings(results)
    if rated:
        yield language.say(RATINGS)
    for rating in rated:
        yield language.count(
            *RATING, rating.games, person=rating.person, level=pilot_words(rating.level, language),
            game=GAMES[rating.game].title,
            points=number(rating.points, "+.0f"), least=number(rating.least, "+.0f"), most=number(rating.most, "+.0f"),
        )  # fmt: skip
