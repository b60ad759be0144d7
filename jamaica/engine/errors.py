"""Everything that can go wrong on purpose. Each message is one sentence for a person."""


class GameError(Exception):
    """Base of all errors a player, a file or a command line can cause; never a bug in the program.

    Sentence and values are kept apart, so that a screen can say it in the player's language.
    """

    def __init__(self, sentence: str = "", **values: object) -> None:
        super().__init__(sentence.format(**values) if values else sentence)
        self.sentence = sentence
        self.values = values


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
    """A record cannot be read, does not replay, or was changed after it was written."""


class ScenarioError(GameError):
    """A scenario file is not written as its format asks; the message names file and line."""
