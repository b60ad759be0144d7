"""How the log is told: signs among words, "you" for the reader in four languages, turns in one line."""

from functools import cache
from typing import Any

import pytest

from jamaica.engine.contract import ONLOOKER, Event
from jamaica.engine.language import LANGUAGES
from jamaica.engine.log_groups import gathered
from jamaica.engine.match import Match
from jamaica.engine.record import Record
from jamaica.engine.telling import Chapter, Sign, parts, plain, sign
from jamaica.files import language
from jamaica.games import find_game
from jamaica.games.jamaica.rules import events as j
from jamaica.games.jamaica.rules.data import FOOD, GOLD, STAR
from jamaica.games.montego.rules import events as m

from .test_golden import FOLDER

NAMES = ("Anne", "Mary", "Sam")
JAMAICA, MONTEGO = find_game("jamaica"), find_game("montego")
SPOKEN: list[tuple[Any, Event, dict[str, str]]] = [
    (JAMAICA, j.BattleBegan(0, 1), {
        "en": "You attack Mary!", "de": "Du greifst Mary an!", "it": "Attacchi Mary!", "nl": "Je valt Mary aan!"}),
    (JAMAICA, j.BattleBegan(1, 0), {
        "en": "Mary attacks you!", "de": "Mary greift dich an!", "it": "Mary ti attacca!",
        "nl": "Mary valt jou aan!"}),
    (JAMAICA, j.BattleBegan(3, 0), {
        "en": "The ghost ship attacks you!", "de": "Das Geisterschiff greift dich an!",
        "it": "La Nave Fantasma ti attacca!", "nl": "Het spookschip valt jou aan!"}),
    (JAMAICA, j.HoldTaken(1, 0, 2, GOLD, 5), {
        "en": "Mary takes 5 doubloons from you.", "de": "Mary erbeutet 5 Dublonen von dir.",
        "it": "Mary ti ruba 5 dobloni.", "nl": "Mary steelt 5 dubloenen van jou."}),
    (JAMAICA, j.HoldTaken(0, 3, 2, GOLD, 5), {
        "en": "You take 5 doubloons from the ghost.", "de": "Du erbeutest 5 Dublonen vom Geisterschiff.",
        "it": "Rubi 5 dobloni alla Nave Fantasma.", "nl": "Je steelt 5 dubloenen van het spookschip."}),
    (JAMAICA, j.CombatRolled(0, STAR, again=False), {
        "en": "You roll the star.", "de": "Du würfelst den Stern.", "it": "Tiri la stella.",
        "nl": "Je gooit de ster."}),
    (JAMAICA, j.SabreUsed(1, 0), {
        "en": "Mary draws Saran's Sabre: your die is rolled again.",
        "de": "Mary zieht Sarans Säbel: Du würfelst noch einmal.",
        "it": "Mary sguaina la Sciabola di Saran: il tuo dado si rilancia.",
        "nl": "Mary trekt Sarans Sabel: jouw dobbelsteen wordt opnieuw gegooid."}),
    (JAMAICA, j.GameEnded((7, 7, 2), (0, 1)), {
        "en": "The race is over: you 7, Mary 7, Sam 2. You share the victory with Mary.",
        "de": "Die Wettfahrt ist zu Ende: du 7, Mary 7, Sam 2. Du teilst dir den Sieg mit Mary.",
        "it": "La regata è finita: tu 7, Mary 7, Sam 2. Condividi la vittoria con Mary.",
        "nl": "De race is voorbij: jij 7, Mary 7, Sam 2. Je deelt de overwinning met Mary."}),
    (MONTEGO, m.Pushed(2, 1, 7, 8, 0, 0), {
        "en": "Your large worker pushes Mary's large worker across to S6.",
        "de": "Dein großer Arbeiter verschiebt den großen Arbeiter von Mary hinüber auf S6.",
        "it": "Il tuo portuale grande spinge il portuale grande di Mary dall'altra parte, su S6.",
        "nl": "Jouw grote arbeider duwt de grote arbeider van Mary naar de overkant, op S6."}),
    (MONTEGO, m.Pushed(0, 0, 7, 8, 2, 1), {
        "en": "Mary's large worker pushes your large worker across to S6.",
        "de": "Der große Arbeiter von Mary verschiebt deinen großen Arbeiter hinüber auf S6.",
        "it": "Il portuale grande di Mary spinge il tuo portuale grande dall'altra parte, su S6.",
        "nl": "De grote arbeider van Mary duwt jouw grote arbeider naar de overkant, op S6."}),
    (MONTEGO, m.CoinTaken(0, 0, 3), {
        "en": "You get a silver coin.", "de": "Du bekommst eine Silbermünze.", "it": "Ricevi una moneta d'argento.",
        "nl": "Je krijgt een zilveren munt."}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "event", "said"), SPOKEN, ids=lambda value: type(value).__name__)
def test_the_reader_is_spoken_to(game: Any, event: Event, said: dict[str, str]) -> None:
    assert {code: game.say(event, NAMES, 0, language(code)) for code in LANGUAGES} == said
    for code in LANGUAGES:
        others = {game.say(event, NAMES, viewer, language(code)) for viewer in (None, ONLOOKER)}
        assert len(others) == 1 and said[code] not in others


@cache
def golden(name: str) -> tuple[Match[Any], list[str]]:
    record = Record.parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    match: Match[Any] = Match.resume(record, find_game(record.game))
    return match, [seat.name for seat in match.seats]


@pytest.mark.parametrize("name", ["jamaica-5-ghost", "montego-4", "montego-2"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_calls_its_reader_by_name(name: str, code: str) -> None:
    match, names = golden(name)
    names, spoken = ["Zqx", *names[1:]], language(code)
    for _, event in gathered(match.game, match.events(), 0):
        assert "Zqx" not in match.game.say(event, names, 0, spoken), event


@pytest.mark.parametrize("name", ["jamaica-5-ghost", "jamaica-2-second-edition", "montego-4"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_line_in_words_is_that_with_signs(name: str, code: str) -> None:
    match, names = golden(name)
    signs, spoken = set[str](), language(code)
    for _, event in gathered(match.game, match.events()):
        told = match.game.tell(event, names, None, spoken)
        assert plain(told.text) == match.game.say(event, names, None, spoken)
        assert "⟦" not in plain(told.text) and "⟧" not in "".join(str(one) for one in parts(told.text))
        signs |= {part.name for part in parts(told.text) if isinstance(part, Sign)}
        assert told.party is None or 0 <= told.party <= len(names)
    assert signs


def test_signs_are_read_as_words_and_split_off_as_pictures() -> None:
    text = f"Anne takes {sign('gold', '3 ', '3 doubloons')} from Mary."
    assert plain(text) == "Anne takes 3 doubloons from Mary."
    assert parts(text) == ["Anne takes 3 ", Sign("gold"), " from Mary."]
    assert parts("⟦odd⟧ name") == ["⟦odd⟧ name"]


def test_a_shuffle_is_one_line_with_the_order() -> None:
    """M10: not a line for each of eight tiles."""
    tiles = [m.TilesShuffled(), *(m.TileSet(place, worker, worker // 2) for place, worker in enumerate((3, 0, 1, 2)))]
    ((_, event),) = gathered(MONTEGO, tiles)
    told = MONTEGO.tell(event, ("Anne", "Mary", "Sam", "Jo"), 0)
    assert plain(told.text) == (
        "Shuffled order: Mary's small worker, your large worker, your small worker, Mary's large worker."
    )
    assert [part.name for part in parts(told.text) if isinstance(part, Sign)] == [
        "tile-3",
        "tile-0",
        "tile-1",
        "tile-2",
    ]
    assert MONTEGO.why(event, [m.RoundBegan(1, False)], NAMES).rule == "M10"


def test_what_all_choose_is_one_line_as_far_as_it_is_closed() -> None:
    laid = [m.CardsLaid(0, (1, 2), None), m.CardsLaid(1, (3, 4), None), m.CardsLaid(2, (1, 1), None)]
    told = [MONTEGO.say(event, NAMES, 0) for _, event in gathered(MONTEGO, laid, 0)]
    assert told == ["You have chosen: large worker 1, small worker 2.", "Cards chosen: Mary, Sam."]
    picked = [j.CardPicked(seat, 3) for seat in (1, 2, 0)]
    told = [JAMAICA.say(event, NAMES, 0) for _, event in gathered(JAMAICA, picked, 0)]
    assert told == ["Face-down cards laid: Mary, Sam, you."]


TURN: list[Event] = [
    j.CardRevealed(1, 0), j.ActionBegan(1, 0, "forward", 4), j.Sailed(1, (0, 1, 2), 1, passes=True),
    j.Sailed(1, (2, 3, 4), 1), j.TreasureFound(1, 4, None, face_up=False), j.BattleBegan(1, 0),
    j.BattleEnded(1, 0, 1), j.HoldTaken(1, 0, 2, GOLD, 5), j.Loaded(1, 3, GOLD, 5, loser=0),
    j.ActionBegan(1, 1, "gold", 3), j.Loaded(1, 0, GOLD, 3), j.Loaded(1, 1, FOOD, 2),
]  # fmt: skip
SUMMED = {
    "en": "Mary sails 4 spaces, finds a treasure, beats you, takes 5 doubloons and loads 3 doubloons and 2 food.",
    "de": "Mary segelt 4 Felder, findet einen Schatz, schlägt dich, erbeutet 5 Dublonen und lädt 3 Dublonen und "
    "2 Proviant.",
    "it": "Mary avanza di 4 caselle, trova un tesoro, batte te, ruba 5 dobloni e carica 3 dobloni e 2 cibo.",
    "nl": "Mary vaart 4 velden, vindt een schat, verslaat jou, steelt 5 dubloenen en laadt 3 dubloenen en 2 voedsel.",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_turn_is_summed_up_in_one_line(code: str) -> None:
    assert plain(JAMAICA.sum_up(TURN, NAMES, 0, language(code)).text) == SUMMED[code]
    assert JAMAICA.sum_up(TURN, NAMES, 0).party == 1
    own = plain(JAMAICA.sum_up(TURN, NAMES, 1, language(code)).text)
    assert "Mary" not in own and own != SUMMED[code]
    assert JAMAICA.sum_up(TURN[:2], NAMES, 0).text == "", "nothing was done yet"


def test_a_worker_is_summed_up() -> None:
    walk = [m.CardTurned(2, 1, 2), m.Walked(2, 1, (5, 6, 7)), m.Pushed(0, 0, 7, 8, 2, 1)]
    assert plain(MONTEGO.sum_up(walk, NAMES, 0).text) == (
        "Mary's large worker walks 2 spaces to S7 and pushes your large worker to S6."
    )
    count = [m.Counted(2, 1, 7, 2, 0, 1, 2, 0), *[m.Loaded(2, 1, 0, "brig", 3, 4)] * 2, m.CoinTaken(2, 1, 4)]
    assert plain(MONTEGO.sum_up(count, NAMES, 0).text) == "Mary's large worker loads 2 barrels and gets a coin."


@pytest.mark.parametrize("name", ["jamaica-4", "montego-4"])
def test_every_round_has_its_turns(name: str) -> None:
    match, _ = golden(name)
    chapters = [match.game.chapter(event) for event in match.events()]
    assert chapters.count(Chapter.ROUND) == match.state.round
    assert chapters.count(Chapter.TURN) >= match.state.round * len(match.seats)


def test_a_turn_in_one_line_tells_what_goes_overboard_and_who_is_sent_back() -> None:
    turn = [j.CardRevealed(0, 3), j.HoldEmptied(0, 2, GOLD, 5), j.Loaded(0, 2, FOOD, 6)]
    assert plain(JAMAICA.sum_up(turn, NAMES, 0).text) == "You throw 5 doubloons overboard and load 6 food."
    walk = [m.CardTurned(0, 0, 2), m.Walked(0, 0, (1, 2, 3)), m.SentBack(0, 0, (3, 2))]
    assert "finds both sides taken and goes back" in MONTEGO.sum_up(walk, NAMES, None).text
