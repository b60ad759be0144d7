"""Everything that can go wrong on purpose. Each message is one sentence for a person."""

from .quoting import cut, harmless, quoted

LONGEST_SENTENCE = 600


class GameError(Exception):
    """Base of all errors a player, a file or a command line can cause; never a bug in the program.

    Sentence and values are kept apart, so that a screen can say it in the player's language. Values are quoted: they
    are cut and made harmless here, whoever has written them; so is a sentence that was put together beforehand.
    """

    def __init__(self, sentence: str = "", /, **values: object) -> None:
        self.sentence = sentence if values else cut(harmless(sentence), LONGEST_SENTENCE)
        self.values = {name: quoted(value) for name, value in values.items()}
        super().__init__(sentence.format(**self.values) if values else self.sentence)


class IllegalMove(GameError):
    """The move is not among the choices of the moment."""


class WrongSeat(GameError):
    """A seat wants to move although another one (or chance) is asked."""


class MatchOver(GameError):
    """A move arrives after the end of the match."""


class NothingToUndo(GameError):
    """The seat's last choice cannot be taken back: none was made, or something was revealed since."""


class OptionError(GameError):
    """An option of a game is unknown or has a value the rules do not allow."""


class DataError(GameError):
    """A data file is faulty; the message names file, line and fault."""


class RecordError(GameError):
    """A record or another file of the game cannot be read, does not replay, or was changed after it was written."""


class NewerFormat(RecordError):
    """A file was written by a newer version of the game; nothing is wrong with it."""


class ScenarioError(GameError):
    """A scenario file is not written as its format asks; the message names file and line."""
