"""What is said to a person, in the person's language."""

from gettext import NullTranslations

from jamaica.engine.errors import GameError
from jamaica.engine.language import Language


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


def test_a_share_is_told_in_percent_and_a_change_with_its_sign() -> None:
    said = [Language().percent(0.254), Language().percent(0.25, signed=True), Language().percent(-0.25, signed=True)]
    assert said == ["25 %", "+25 %", "−25 %"]
    assert Language().percent(-0.001, signed=True) == "0 %"
