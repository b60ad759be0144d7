"""The options of Jamaica."""

from dataclasses import dataclass

from ....engine.errors import OptionError
from ....engine.language import mark
from ....engine.options import Options, option


@dataclass(frozen=True)
class JamaicaOptions(Options):
    """Options of Jamaica."""

    players: int = option(4, mark("number of captains"), (2, 3, 4, 5, 6))
    edition: str = option(
        "first", mark("which edition to play: shortages (J7.3, J7.4) and reshuffling (J12.17)"), ("first", "second")
    )
    ghost: str = option(
        "auto", mark("whether the ghost ship sails; auto: with 2 players only (J11)"), ("auto", "yes", "no")
    )
    data: str = option("standard", mark("the board: standard, or the path to your own file"))
    reshuffle: str = option(
        "edition",
        mark("when played cards are shuffled: as the edition says, or late, when a card has to be drawn (J12.17)"),
        ("edition", "late"),
    )

    def check(self) -> None:
        """J12.28: two players always sail with the ghost ship, six never."""
        if self.players == 2 and self.ghost == "no":
            raise OptionError("Two players always sail with the ghost ship (J12.28): ghost can be auto or yes.")
        if self.players == 6 and self.ghost == "yes":
            raise OptionError("Six players sail without the ghost ship (J12.28): ghost can be auto or no.")

    @property
    def has_ghost(self) -> bool:
        """True if the ghost ship sails."""
        return self.ghost == "yes" or (self.ghost == "auto" and self.players == 2)
