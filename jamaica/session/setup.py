"""A new game while it is being set up: who sits where, and by which rules. It knows no screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ai.captains import LEVELS
from ai.characters import pilot_for

from ..engine.contract import Game, State
from ..engine.errors import GameError, OptionError
from ..engine.language import mark
from ..engine.match import Match
from ..engine.options import Options
from ..engine.record import HUMAN, Seat
from ..engine.sealing import Luck
from ..games import find_game

LONGEST_NAME = 24
LONGEST_SEED = 40
PHONE = "phone"
"""On a chair: a person who holds the own secrets on a phone. For the match that is a person like any other."""
PILOTS = (HUMAN, *LEVELS)
"""Who can sit on a chair: a person, or an AI captain of a level."""
PEOPLE = frozenset((HUMAN, PHONE))
RIVAL = "mate"
"""The level of the others, as long as nobody has chosen another: kind to newcomers."""
NO_TWO_NAMES = mark("Two players are called {name}: please choose another name.")


class SameName(GameError):
    """Two seats have the same name."""


@dataclass
class Chair:
    """One seat of the new game. Without a name of its own it has the figure's."""

    figure: int
    pilot: str = HUMAN
    name: str = ""


@dataclass
class Setup:
    """Everything one can choose before a match begins."""

    game: str
    chairs: list[Chair]
    options: dict[str, Any] = field(default_factory=dict)
    """The game's options but the number of players, which is that of the chairs."""
    seed: str = ""
    """Empty: new dice."""
    salt: str = ""
    """Words of the players' own that decide the dice too."""
    hidden: Luck = field(default_factory=Luck.draw, compare=False, repr=False)
    """The seed nobody knows, bound by the fingerprint that is shown before the salt is written."""
    in_character: bool = True
    """Whether AI captains play by the taste of the figure they have."""
    with_phones: bool = False
    """Whether people with phones are offered too: whoever plays the match has to be able to serve them."""

    @classmethod
    def quick(cls, game: str, before: "Setup | None" = None) -> "Setup":
        """Me against three captains; my name is the one I had before if it is free, they are as strong as the last."""
        chairs = before.chairs if before else []
        rival = next((chair.pilot for chair in reversed(chairs) if chair.pilot not in PEOPLE), RIVAL)
        made = cls(game, [Chair(number, rival if number else HUMAN) for number in range(4)])
        people = [chair.name for chair in chairs if chair.pilot in PEOPLE]
        made.rename(made.chairs[0], people[0] if people else "")
        if any(made.name(chair) == made.chairs[0].name for chair in made.chairs[1:]):  # the name of one of the captains
            made.rename(made.chairs[0], "")
        return made

    @property
    def rules(self) -> Game[State]:
        """The game that is set up."""
        return find_game(self.game)

    def name(self, chair: Chair) -> str:
        """The name of the player on a chair."""
        return chair.name or self.rules.names()[chair.figure]

    def rename(self, chair: Chair, name: str) -> None:
        """Another name; an empty one means that of the figure. What no screen can show is left out."""
        name = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
        chair.name = "" if name == self.rules.names()[chair.figure] else name

    # Chairs

    @property
    def people(self) -> int:
        """How many chairs people have."""
        return sum(chair.pilot in PEOPLE for chair in self.chairs)

    @property
    def phones(self) -> tuple[int, ...]:
        """The chairs of people with phones."""
        return tuple(number for number, chair in enumerate(self.chairs) if chair.pilot == PHONE)

    @property
    def pilots(self) -> tuple[str, ...]:
        """Who can sit on a chair here."""
        return (HUMAN, PHONE, *LEVELS) if self.with_phones else PILOTS

    def seat_people(self, *, all_of_them: bool) -> None:
        """People on all chairs, or on the first alone."""
        for number, chair in enumerate(self.chairs):
            chair.pilot = HUMAN if all_of_them or not number else RIVAL

    @property
    def can_remove(self) -> bool:
        """Whether there are more chairs than the game needs."""
        return len(self.chairs) > self.rules.seats[0]

    def add(self) -> None:
        """Add a chair with the first free figure; as strong as the one before, if that is no person."""
        taken = {chair.figure for chair in self.chairs}
        free = next(figure for figure in range(len(self.rules.names())) if figure not in taken)
        last = self.chairs[-1].pilot
        self.chairs.append(Chair(free, RIVAL if last in PEOPLE else last))

    def next_figure(self, chair: Chair) -> None:
        """The next captain for a chair; whoever has that one gets the old one in exchange."""
        old, chair.figure = chair.figure, (chair.figure + 1) % len(self.rules.names())
        for other in self.chairs:
            if other is not chair and other.figure == chair.figure:
                other.figure = old

    def next_pilot(self, chair: Chair) -> None:
        """A person, one with a phone, or the next level."""
        here = self.pilots.index(chair.pilot) if chair.pilot in self.pilots else 0
        chair.pilot = self.pilots[(here + 1) % len(self.pilots)]

    # The match

    def choices(self, option: str) -> Sequence[Any]:
        """The values an option can have with these players; one that does not go together with them is left out."""
        item = next(item for item in fields(self.rules.options) if item.name == option)
        return [value for value in item.metadata["values"] if self._fits(option, value)]

    def _fits(self, option: str, value: Any) -> bool:
        try:
            self.rules.options.read({"players": len(self.chairs), option: value})
        except OptionError:
            return False
        return True

    def value(self, option: str) -> Any:
        """What an option is set to; its default if it was not set, or does not go together with these players."""
        default = next(item.default for item in fields(self.rules.options) if item.name == option)
        value = self.options.get(option, default)
        return value if self._fits(option, value) else default

    def read_options(self) -> Options:
        """The options of the match; OptionError says what is wrong with them."""
        names = [item.name for item in fields(self.rules.options) if item.name != "players"]
        return self.rules.options.read({"players": len(self.chairs), **{name: self.value(name) for name in names}})

    def sealed(self) -> Match[State]:
        """The match before its first roll, with its fingerprint; a GameError says why there can be none."""
        names = [self.name(chair) for chair in self.chairs]
        for name in names:
            if names.count(name) > 1:
                raise SameName(NO_TWO_NAMES, name=name)
        luck = Luck.draw(self.seed) if self.seed else self.hidden
        match = Match(self.rules, self.read_options(), self.seats(), luck)
        if self.salt:
            match.add_salt(self.salt)
        return match

    def match(self) -> Match[State]:
        """The match, rolled up to the first choice; a GameError says why there can be none."""
        match = self.sealed()
        match.roll()
        return match

    # Remembering

    def seats(self) -> list[Seat]:
        """Who sits where, as the match will know them."""
        return [Seat(self.name(chair), self._pilot(chair), chair.figure) for chair in self.chairs]

    def remember(self) -> list[Seat]:
        """Who sits where, for `remembered`: with the phones, of which the match knows nothing."""
        return [replace(seat, pilot=chair.pilot) if chair.pilot == PHONE else seat
                for seat, chair in zip(self.seats(), self.chairs, strict=True)]  # fmt: skip

    def _pilot(self, chair: Chair) -> str:
        if chair.pilot == PHONE:
            return HUMAN
        if chair.pilot == HUMAN or not self.in_character:
            return chair.pilot
        return pilot_for(chair.pilot, self.game, self.rules.names()[chair.figure])

    @classmethod
    def remembered(cls, game: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> "Setup":
        """What was set the last time, as far as it still makes sense; otherwise a quick game."""
        figures = [number if seat.figure is None else seat.figure for number, seat in enumerate(seats)]
        pilots = [seat.pilot.partition(":") for seat in seats]
        chairs = [Chair(figure, level) for figure, (level, _, _) in zip(figures, pilots, strict=True)]
        plain = [level for level, _, character in pilots if level not in PEOPLE and not character]
        made = cls(game, chairs, dict(options), in_character=not plain)
        whole = len(seats) in made.rules.seats and len(set(figures)) == len(figures)
        if not whole or not set(figures) <= set(range(len(made.rules.names()))):
            return cls.quick(game)
        for chair, seat in zip(made.chairs, seats, strict=True):
            made.rename(chair, seat.name)
            chair.pilot = chair.pilot if chair.pilot in (*PILOTS, PHONE) else RIVAL
        return made
