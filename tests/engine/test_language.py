"""What is said to a person, in the person's language."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from gettext import NullTranslations

import pytest

from jamaica.engine.errors import GameError
from jamaica.engine.language import LANGUAGES, Language
from jamaica.files import language


class Backwards(NullTranslations):
    """A language nobody speaks."""

    def gettext(self, message: str) -> str:
        return message[::-1].replace("}eman{", "{name}")


def test_a_sentence_is_translated_before_its_values_are_filled_in() -> None:
    assert Language("xx", Backwards()).say("Next: {name}", name="Anne") == "Anne :txeN"


def test_english_needs_no_catalogue() -> None:
    assert Language().say("Next: {name}", name="Anne") == "Next: Anne"
    assert Language().count("{number} card", "{number} cards", 1) == "1 card"
    assert Language().count("{number} card", "{number} cards", 3) == "3 cards"


def test_nothing_is_said_of_nothing() -> None:
    """gettext answers an empty text with the catalogue's header."""
    assert Language().say("") == ""


def test_an_error_keeps_sentence_and_values_apart() -> None:
    error = GameError("The file {name} is gone.", name="a.json")
    assert str(error) == "The file a.json is gone."
    assert Language("xx", Backwards()).say(error.sentence, **error.values) != str(error)


def test_an_error_without_values_is_told_as_it_stands_braces_and_all() -> None:
    """Faults in data and scenario files quote what somebody wrote there."""
    sentence = "board.csv, line 3: 'sea{x}' is no {}."
    assert Language().tell(GameError(sentence)) == sentence
    assert Language("xx", Backwards()).tell(GameError("Gone.")) == ".enoG"
    assert Language("xx", Backwards()).tell(GameError("{name} is gone.", name="{x}")) == ".enog si {x}"
    assert Language("xx", Backwards()).tell(GameError()) == ""


def test_a_share_is_told_in_percent_and_a_change_with_its_sign() -> None:
    said = [Language().percent(0.254), Language().percent(0.25, signed=True), Language().percent(-0.25, signed=True)]
    assert said == ["25%", "+25%", "−25%"]
    assert Language().percent(-0.001, signed=True) == "0%"


@pytest.mark.parametrize(
    ("code", "day", "brief", "moment"),
    [
        ("en", "6 November 2026", "6 Nov 2026", "6 November 2026 at 09:05"),
        ("de", "6. November 2026", "6. Nov 2026", "6. November 2026 um 09:05"),
        ("it", "6 novembre 2026", "6 nov 2026", "6 novembre 2026 alle 09:05"),
        ("nl", "6 november 2026", "6 nov 2026", "6 november 2026 om 09:05"),
    ],
)
def test_a_date_is_written_as_the_language_writes_it(code: str, day: str, brief: str, moment: str) -> None:
    said, when = language(code), datetime(2026, 11, 6, 9, 5).astimezone()  # on this computer's clock
    assert (said.date(when), said.date(when, brief=True), said.moment(when)) == (day, brief, moment)
    assert said.moment(when.astimezone(UTC)) == moment, "records keep world time"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_month_has_a_name_of_its_own(code: str) -> None:
    days = [datetime(2026, month, 1).astimezone() for month in range(1, 13)]
    for brief in (False, True):
        assert len({language(code).date(day, brief=brief) for day in days}) == 12


@pytest.mark.parametrize("zone", ["XXX-99", "XXX99", "nowhere/at all", ""])
def test_a_time_zone_that_cannot_be_does_no_harm(zone: str) -> None:
    """`TZ=XXX-99` is four days off; Python refuses more than one."""
    said = (
        "from datetime import UTC, datetime; from jamaica.engine.language import ENGLISH;"
        "print(ENGLISH.moment(datetime(2026, 3, 1, 12, tzinfo=UTC)))"
    )
    done = subprocess.run([sys.executable, "-c", said], env={**os.environ, "TZ": zone}, capture_output=True, text=True)
    assert done.stdout == "1 March 2026 at 12:00\n", done.stderr
