"""What captains say: in four languages, rarely, never twice, and nothing that anybody holds hidden changes it."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from ai.characters import characters
from jamaica.engine.contract import ONLOOKER, Event
from jamaica.engine.language import LANGUAGES
from jamaica.engine.match import Match, Step
from jamaica.engine.record import Seat
from jamaica.files import language
from jamaica.games import GAMES, find_game
from jamaica.session.voices import MOST, Remark, Voices, lines_of, speakers, text_of

LONGEST = 60
"""Letters of a remark: it stands for two or three seconds."""
KINDS = {
    "jamaica": {
        "attacks", "attacked", "star", "robbed", "plunder", "shortage", "overtaken", "treasure", "cursed", "leading",
        "home", "won", "lost",
    },
    "montego": {
        "pushes", "pushed", "outnumbered", "prize", "broken", "jack", "coin", "leading", "last", "won", "lost",
    },
}  # fmt: skip
"""What somebody can remark on."""
PLAYED = [("jamaica", 4), ("jamaica", 2), ("montego", 4), ("montego", 2)]


@cache
def played(game: str, players: int, people: int = 0) -> Match[Any]:
    """A whole match of random choices."""
    rules = find_game(game)
    pilots = ["human"] * people + ["mate"] * (players - people)
    seats = [Seat(name, pilot) for name, pilot in zip(rules.names(), pilots, strict=False)]
    match: Match[Any] = Match.begin(rules, rules.options(players=players), seats, "voices")
    rng = Random(players)
    while not match.is_over:
        match.play(match.to_move, rng.choice(match.choices()))
    return match


def said(match: Match[Any]) -> list[Remark]:
    return Voices(match, speakers(match)).hear(match.events())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_can_say_something_of_everything_in_every_language(game: str, code: str) -> None:
    lines, english = lines_of(code, game), lines_of("en", game)
    assert set(lines) == {*characters(game), *find_game(game).bystanders}
    heard = Counter(line for voice in lines.values() for said in voice.values() for line in said)
    assert [line for line, count in heard.items() if count > 1] == []
    assert [line for line in heard if len(line) > LONGEST or "{" in line.replace("{other}", "")] == []
    for voice, kinds in lines.items():
        assert set(kinds) == KINDS[game] or voice in find_game(game).bystanders
        for kind, said in kinds.items():
            assert len(said) == len(english[voice][kind]) >= 2
            assert any("{other}" not in line for line in said), "of a bystander too"


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_remarks_are_rare_and_never_said_twice(game: str, players: int) -> None:
    match = played(game, players)
    remarks = said(match)
    assert 4 < len(remarks) <= MOST * match.state.round + 2
    assert len({remark[1:4] for remark in remarks}) == len(remarks)
    voices, rounds = Voices(match, speakers(match)), Counter[tuple[int, int]]()
    for number in range(len(match.events())):
        for remark in voices.hear(match.events()[: number + 1]):
            if remark.kind not in ("won", "lost"):
                rounds[voices._view.round, remark.party] += 1
    assert max(rounds.values()) == 1
    assert max(Counter(number for number, _ in rounds).values()) <= MOST
    for code in LANGUAGES:
        assert all(text_of(remark, match, language(code)) for remark in remarks)


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_remark_depends_on_nothing_but_what_has_happened(game: str, players: int) -> None:
    """Heard bit by bit, all at once or after something was taken back, it is the same."""
    match = played(game, players)
    events, whole = match.events(), said(match)
    voices, parts = Voices(match, speakers(match)), list[Remark]()
    for end in range(0, len(events) + 7, 7):
        parts += voices.hear(events[:end])
    assert parts == whole
    voices.hear(events[: len(events) // 2])
    assert voices.heard == len(events) // 2
    voices.hear(events[: len(events) // 2 - 3])
    again = voices.hear(events[: len(events) // 2 - 3])
    assert again == [] and voices.hear(events) == whole[-len(voices_after(match, len(events) // 2 - 3)) :]


def voices_after(match: Match[Any], place: int) -> list[Remark]:
    voices = Voices(match, speakers(match))
    voices.hear(match.events()[:place])
    return voices.hear(match.events())


def otherwise(event: Event) -> Event:
    """The event in a world in which everything the onlooker cannot know of it is other than it is."""
    seen = event.seen_by(ONLOOKER)
    names: tuple[str, ...] = event.__slots__
    hidden: dict[str, Any] = {name: "changed" for name in names if getattr(seen, name) != getattr(event, name)}
    return replace(event, **hidden)


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_what_is_hidden_changes_no_remark(game: str, players: int) -> None:
    match = played(game, players)
    other = Match(match.game, match.options, match.seats, match.luck)
    other.origin = match.game.imagine(match.origin.view(ONLOOKER), Random(3))
    other.steps = [Step(step.by, step.move, tuple(map(otherwise, step.events))) for step in match.steps]
    assert other.events() != match.events(), "something is hidden"
    assert said(other) == said(match) != []


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_an_imagined_world_moves_the_same_captains(game: str, players: int) -> None:
    """The moments of an event are the same in every world that agrees with what everybody sees."""
    match, rng, found = played(game, players), Random(9), 0
    rules, state = match.game, match.origin.copy()
    for step in match.steps:
        world = rules.imagine(state.view(ONLOOKER), rng)
        views = (state.view(ONLOOKER), world.view(ONLOOKER))
        for event in step.events:
            seen = event.seen_by(ONLOOKER)
            after = [view.copy() for view in views]
            for view in after:
                rules.follow(view, seen)
            here, there = (list(rules.moments(view, then, seen)) for view, then in zip(views, after, strict=True))
            assert here == there
            views, found = (after[0], after[1]), found + bool(here)
        state = state.copy()
        state.apply(step.move)
    assert found > 10


def test_only_captains_speak_and_the_ghost_moans() -> None:
    match = played("jamaica", 2, people=1)
    assert speakers(match) == ["", "read", "ghost"]
    assert {remark.voice for remark in said(match)} == {"read", "ghost"}
    assert speakers(played("montego", 2, people=2)) == ["", ""] and said(played("montego", 2, people=2)) == []


def test_nobody_calls_the_ghost_by_name() -> None:
    match = played("jamaica", 2)
    voices = Voices(match, ["bonny", "read", "ghost"])
    named = [remark for remark in voices.hear(match.events()) if remark.other == 2]
    assert named and all("{other}" not in lines_of("en", "jamaica")[said.voice][said.kind][said.number]
                         for said in named)  # fmt: skip
