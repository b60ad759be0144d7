"""Puzzles from games of strong captains: ``python -m ai.puzzles.find jamaica --pool pool.jsonl --out jamaica.json``.

Admirals play each other, thinking quickly. Where one choice seems far ahead, two deep searches with different luck have
to agree on it, each by a margin that is large and many times its standard error, and games that are played on to their
end must not speak against it. Captains are asked how often they find it: that is how hard it is. Of the puzzles proven
those are kept that differ most: from different games, about all themes, of all difficulties, with few players and many.
Same seeds, same puzzles.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from jamaica.engine import notation, schema
from jamaica.engine.contract import Game, State
from jamaica.engine.match import Match
from jamaica.engine.puzzle import FORMATS, MOST_CHOICES, Difficulty, Margin, Outcomes, Puzzle, PuzzleBook, Weighed
from jamaica.engine.record import HUMAN, Seat
from jamaica.engine.schema import Count
from jamaica.games import find_game

from ..captains import Captain, GreedyCaptain, SearchCaptain, captain_for
from ..games import GAME_AIS, mind_for
from ..limit import Limit
from ..mind import Plan
from ..processes import INTERRUPTED, run_all
from ..progress import Progress
from ..search import Search
from .trials import Court, Trial, theme_of

QUICK = 6
"""Samples of an admiral's choice in the games."""
GLANCE, HINT = 4, 0.04
"""Worlds of a glance at a position, and the margin that makes it a candidate."""
FEW = 32
"""Worlds after which a candidate that is not clearly ahead is given up."""
WORLDS = 160
"""Worlds of each deep search."""
ENDS, RIVALS = 120, 3
"""Games played to their end, with the best answer and with so many others."""
LEAST, SURE = 0.05, 5.0
"""The margin of a puzzle, in shares of victory and in standard errors, in both searches."""
TRIES = 12
"""How often each captain is asked."""
SOLVERS = ("greedy", "deckhand", "mate", "captain")
EASY, MEDIUM = 0.85, 0.62
"""How often they find the answer, on average."""
SHARED = 2
"""Puzzles of one game, of different themes: more would be much alike."""
MISSED, SEEN = 5, 2
"""Candidates of one game that are looked into, those that a greedy captain misses and those that he sees."""
STRONGEST = "admiral"


@dataclass(frozen=True, slots=True)
class Haul:
    """What one game gave."""

    seed: Count
    candidates: Count
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A question at which one answer is far ahead at a glance."""

    stage: str
    place: int
    """How many moves were made before it."""
    is_missed: bool
    """Whether a greedy captain answers something else."""


def search_game(name: str, seed: int) -> Haul:
    """Play one game and look for puzzles in it."""
    game, rng = find_game(name), Random(f"puzzles {name} {seed}")
    options = GAME_AIS[name].fit.options
    played = game.options.read(options[seed % len(options)])
    seats = [Seat(figure, STRONGEST) for figure in game.names()[: played.players]]
    match = Match.begin(game, played, seats, f"puzzles {seed}")
    candidates = list(_candidates(match, rng))
    missed = _spread([one for one in candidates if one.is_missed], rng)[:MISSED]
    seen = _spread([one for one in candidates if not one.is_missed], rng)[:SEEN]
    record, found = match.record(), list[Puzzle]()
    for candidate in (*missed, *seen):
        branch = Match.branch(record, game, candidate.place, f"puzzle {seed}")
        if puzzle := _examine(branch, f"{name} {seed} {candidate.place}"):
            found.append(puzzle)
    return Haul(seed, len(candidates), tuple(found))


def _candidates(match: Match[State], rng: Random) -> Iterator[Candidate]:
    """The candidates of a game, which is played meanwhile."""
    game, level = match.game, GAME_AIS[match.game.name].levels[STRONGEST]
    mind, court, themes = mind_for(game.name), Court(game, rounds=1), GAME_AIS[game.name].themes
    search = Search(game, mind, level.rounds, level.exact, foresight=level.foresight)
    goes_on = None  # who is asked what for the rest of an answer: half of it given is half of a puzzle
    while not match.is_over:
        seat = match.to_move
        view = match.view(seat)
        given, rest = game.foregone(view), goes_on == (seat, view.stage)
        plans = mind.plans(view)
        if given is None:
            outcomes = Outcomes(game, view, plans)
            if not rest and view.stage in themes.asked and 2 <= len(outcomes.answers) <= MOST_CHOICES:
                trial = court.try_out(view, outcomes.answers, GLANCE, rng)
                if trial.margin(trial.best).share >= HINT:
                    greedy = _answer_of(_solver("greedy", game), match, outcomes, rng)
                    yield Candidate(view.stage, len(match.steps), greedy != trial.best)
            given = search.estimate(view, Limit(samples=QUICK), rng)[0].move
        goes_on = (seat, view.stage) if any(len(plan) > 1 and plan[0] == given for plan in plans) else None
        match.play(seat, given)


def _spread(candidates: Sequence[Candidate], rng: Random) -> list[Candidate]:
    """Candidates in an order in which all stages come alike."""
    seen, ranked = Counter[str](), list[tuple[int, int, Candidate]]()
    for number, candidate in enumerate(rng.sample(candidates, len(candidates))):
        ranked.append((seen[candidate.stage], number, candidate))
        seen[candidate.stage] += 1
    return [candidate for _, _, candidate in sorted(ranked, key=lambda one: one[:2])]


def _examine(match: Match[State], word: str) -> Puzzle | None:
    """The puzzle at a position, if its best answer stands all trials."""
    game, seat = match.game, match.to_move
    view, court = match.view(seat), Court(match.game)
    outcomes = Outcomes(game, view, mind_for(game.name).plans(view))
    plans = outcomes.answers
    few = court.try_out(view, plans, FEW, Random(f"{word} few"))
    if few.margin(few.best).share < LEAST:
        return None
    first = court.try_out(view, plans, WORLDS, Random(f"{word} first"))
    second = court.try_out(view, plans, WORLDS, Random(f"{word} second"))
    best = first.best
    margins = first.margin(best), second.margin(best)
    if second.best != best or not all(map(_is_clear, margins)):
        return None
    ranked = sorted(plans, key=second.share, reverse=True)
    played = court.play_out(view, ranked[: RIVALS + 1], ENDS, Random(f"{word} played")).margin(best)
    if played.share <= 0:
        return None
    happened = court.watch(view, ranked[:2], FEW, Random(f"{word} watched"))
    found = {name: _finds(name, match, outcomes, best, word) for name in SOLVERS}
    return Puzzle(
        theme=theme_of(GAME_AIS[game.name].themes, view.stage, seat, happened[ranked[0]], happened[ranked[1]]),
        difficulty=difficulty_of(found),
        source=word,
        first=_rounded(margins[0]),
        played=_rounded(played),
        found=found,
        choices=tuple(_weighed(plan, second, best) for plan in ranked),
        record=_record(match),
    )


def _is_clear(margin: Margin) -> bool:
    return margin.share >= LEAST and margin.share >= SURE * margin.error


def difficulty_of(found: Mapping[str, float]) -> Difficulty:
    """How hard a puzzle is, by how often each captain finds its answer."""
    mean = sum(found.values()) / len(found)
    return Difficulty.EASY if mean >= EASY else Difficulty.MEDIUM if mean >= MEDIUM else Difficulty.HARD


def _rounded(margin: Margin) -> Margin:
    return Margin(round(margin.share, 4), round(margin.error, 4))


def _weighed(plan: Plan, trial: Trial, best: Plan) -> Weighed:
    lag = _rounded(trial.lag(plan, best))
    return Weighed(tuple(map(notation.text, plan)), round(trial.share(plan), 4), lag.share, lag.error)


def _finds(name: str, match: Match[State], outcomes: Outcomes[State], best: Plan, word: str) -> float:
    """How often a captain gives the best answer."""
    rng, captain = Random(f"{word} {name}"), _solver(name, match.game)
    return round(sum(_answer_of(captain, match, outcomes, rng) == best for _ in range(TRIES)) / TRIES, 2)


def _solver(name: str, game: Game[State]) -> Captain:
    """A captain who is limited by samples alone, so that the same seeds give the same puzzles."""
    captain = captain_for(name, game)
    if isinstance(captain, SearchCaptain):
        return SearchCaptain(captain.search, Limit(samples=captain.limit.samples), captain.temperature)
    assert isinstance(captain, GreedyCaptain)
    return captain


def _answer_of(captain: Captain, match: Match[State], outcomes: Outcomes[State], rng: Random) -> Plan:
    """A captain's whole answer."""
    seat = match.to_move
    moves = [captain.choose(match.view(seat), rng)]
    while (answer := outcomes.answer(moves)) is None:
        moves.append(captain.choose(outcomes.goes_on(moves).view(seat), rng))
    return answer


def _record(match: Match[State]) -> dict[str, Any]:
    """The record of the position; who is asked is a person."""
    asked = match.to_move
    seats = [Seat(seat.name, HUMAN if number == asked else seat.pilot) for number, seat in enumerate(match.seats)]
    branch = Match.branch(match.record(), match.game, len(match.steps), match.luck.seed, seats)
    body: dict[str, Any] = json.loads(branch.record().dump())
    return body


def choose(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many puzzles that differ: in turn from every theme and difficulty, few from one game.

    Of two that are alike in this the one with more answers and the surer one comes first.
    """
    shelves: dict[tuple[str, Difficulty], list[Puzzle]] = {}
    for puzzle in sorted(found, key=_merit, reverse=True):
        shelves.setdefault((puzzle.theme, puzzle.difficulty), []).append(puzzle)
    chosen = list[Puzzle]()
    while len(chosen) < most and any(shelves.values()):
        taken = Counter((puzzle.theme, puzzle.difficulty) for puzzle in chosen)
        themes = Counter(puzzle.theme for puzzle in chosen)
        shelf = min((key for key, left in shelves.items() if left), key=lambda key: (themes[key[0]], taken[key], key))
        puzzle = shelves[shelf].pop(0)
        alike = [other for other in chosen if _game_of(other) == _game_of(puzzle)]
        if len(alike) < SHARED and puzzle.theme not in {other.theme for other in alike}:
            chosen.append(puzzle)
    order = list(Difficulty)
    return sorted(chosen, key=lambda one: (one.theme, order.index(one.difficulty), -sum(one.found.values())))


def _game_of(puzzle: Puzzle) -> str:
    return puzzle.source.rpartition(" ")[0]


def _merit(puzzle: Puzzle) -> tuple[int, float]:
    return min(len(puzzle.choices), 4), puzzle.margin.share / max(puzzle.margin.error, 0.001)


def dump(book: PuzzleBook) -> str:
    """The book as it is kept: a line for each choice."""
    return json.dumps({"format": FORMATS.newest, **asdict(book)}, ensure_ascii=False, indent=1) + "\n"


def read_pool(path: Path) -> list[Haul]:
    """The games in a file."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [schema.make(Haul, json.loads(line)) for line in lines]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAME_AIS)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--most", type=int, default=48, help="puzzles to keep (default: 48)")
    parser.add_argument("--processes", type=int)
    parser.add_argument(
        "--pool", type=Path, required=True, help="all that is proven; games it holds are not played again"
    )
    parser.add_argument("--out", type=Path, required=True, help="the puzzles that are kept")
    args = parser.parse_args()
    hauls, show = read_pool(args.pool), Progress()
    known = {haul.seed for haul in hauls}

    def hear(haul: Haul) -> None:
        hauls.append(haul)
        with args.pool.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(haul), ensure_ascii=False) + "\n")
        show(len(hauls), args.games)

    show(len(hauls), args.games)
    seeds = [seed for seed in range(args.games) if seed not in known]
    run_all(partial(search_game, args.game), seeds, hear, args.processes)
    hauls = sorted((haul for haul in hauls if haul.seed < args.games), key=lambda haul: haul.seed)
    found = [replace(one, difficulty=difficulty_of(one.found)) for haul in hauls for one in haul.puzzles]
    book = PuzzleBook(
        game=args.game,
        command=f"python -m ai.puzzles.find {args.game} --games {args.games} --most {args.most} --pool POOL --out OUT",
        games=len(hauls),
        candidates=sum(haul.candidates for haul in hauls),
        proven=len(found),
        worlds=WORLDS,
        puzzles=tuple(choose(found, args.most)),
    )
    args.out.write_text(dump(book), encoding="utf-8")
    told = Counter((puzzle.theme, puzzle.difficulty.value) for puzzle in book.puzzles)
    print(f"{book.candidates} candidates in {book.games} games, {book.proven} proven, {len(book.puzzles)} kept")
    print("\n".join(f"  {theme:12} {difficulty:8} {number}" for (theme, difficulty), number in sorted(told.items())))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
