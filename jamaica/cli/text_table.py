"""The text table: both games in a terminal, line by line, usable with a screen reader."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TextIO

from ai.captains import Captain, captain_for

from ..engine import notation
from ..engine.contract import Move
from ..engine.errors import GameError
from ..engine.language import ENGLISH, Language, mark
from ..engine.log_groups import gathered
from ..engine.match import Match
from ..engine.sealing import short
from ..engine.text_files import read_number
from ..games.jamaica.rules.stages import CARD
from ..games.jamaica.text import choices as race_offers
from ..games.jamaica.text import preview as race_outlook
from ..games.jamaica.text.describe import survey as race_survey
from ..games.jamaica.text.terms import GHOST
from ..games.montego.text import choices as montego_offers
from ..games.montego.text.describe import survey as montego_survey
from ..store import Autosave, export

HELP = mark(
    "Answer with the number or the text of a choice. Other commands: choices (list them all), look (the whole "
    "table), log (what has happened), undo, save FILE (export a copy), help, quit. The game is saved after every "
    "choice."
)
HELP_THERE = mark("Type help at any question to see what you can type.")
PROMPT = mark("{name}, your choice, from 1 to {number}:")
MORE = mark("And so on, up to {number}; type choices to see them all.")
MANY, FEW = 30, 10
"""With more choices than many, only a few are listed at first."""
RECENT = 12
"""So many events are told again when a match goes on."""
KEPT = mark("The game is saved. To continue it: jamaica play --resume")
NOT_KEPT = mark("The last choices could not be saved.")

SEALED = mark("The luck of this game is sealed. Its fingerprint: {fingerprint}")
SALT = mark("{name}, your salt, any words you like (Enter: none):")
OPENED = mark("The seed was {seed}. Fingerprint of the whole game: {fingerprint}")


class TextTable:
    """Plays a match through text: asks people, lets captains choose, tells what happens."""

    def __init__(
        self, match: Match[Any], ask: Callable[[str], str], out: TextIO, language: Language = ENGLISH
    ) -> None:
        self.match = match
        self.language = language
        self.ask = ask
        self.out = out
        self.captains = _captains(match)
        self.names = [seat.name for seat in match.seats]
        self.alone = match.people[0] if len(match.people) == 1 else None
        self._told = dict.fromkeys(match.people, 0)
        self._shown_to: int | None = self.alone

    def open(self, salted: bool) -> None:
        """Before the first roll: show the fingerprint, let people add salt if they want, then roll."""
        match, say = self.match, self.language.say
        self._say(say(SEALED, fingerprint=short(match.fingerprint)))
        for seat in match.seats if salted else ():
            if seat.is_person and (salt := self.ask(say(SALT, name=seat.name) + " ").strip()):
                match.add_salt(salt)
        match.roll()
        self._say(say(HELP_THERE))

    def take_up(self) -> None:
        """The match goes on after a break: only what happened last is told again."""
        self._told = dict.fromkeys(self._told, max(0, len(self.match.events()) - RECENT))
        self._say(self.language.say(HELP_THERE))

    def play(self, keeper: Autosave | None = None) -> None:
        """Until the end of the game, or until somebody quits. The keeper keeps the match after every choice."""
        try:
            ended = self._play_on(keeper)
        except (EOFError, KeyboardInterrupt):  # the input has ended, or Ctrl-C
            self._say("")
            ended = False
        if not ended:
            self._part(keeper)
            return
        self._tell(self.alone)
        record = self.match.record()
        self._say(self.language.say(OPENED, seed=record.seed, fingerprint=short(record.closing)))

    def _play_on(self, keeper: Autosave | None) -> bool:
        self._keep(keeper)
        while not self.match.is_over:
            seat = self.match.to_move
            if seat in self.captains:
                rng = Random(self.match.whim())
                self.match.play(seat, self.captains[seat].choose(self.match.view(seat), rng))
            elif not self._turn(seat):
                return False
            self._keep(keeper)
        return True

    def _part(self, keeper: Autosave | None) -> None:
        """Somebody quits: tell whether the match can go on later."""
        if keeper:
            keeper.flush()
            self._say(self.language.say(KEPT if keeper.is_kept else NOT_KEPT))

    def _keep(self, keeper: Autosave | None) -> None:
        """Before anything more is told: what a person has seen happen is kept."""
        if keeper:
            keeper.keep(self.match)
            if trouble := keeper.news():
                self._say(self.language.tell(trouble))

    def _turn(self, seat: int) -> bool:
        """Ask a person until a choice is made; False to quit."""
        self._hand_over(seat)
        self._tell(seat)
        choices = self.match.choices()
        self._say("\n" + self.match.game.question(self.match.view(seat), self.names, self.language))
        offers = [self._offer(seat, move) for move in choices]
        self._list(offers[:FEW] if len(choices) > MANY else offers)
        if len(choices) > MANY:
            self._say(self.language.say(MORE, number=len(choices)))
        prompt = self.language.say(PROMPT, name=self.names[seat], number=len(choices)) + " "
        while True:
            line = self.ask(prompt).strip()
            if line in ("quit", "q"):
                return False
            if self._obey(seat, line, choices, offers):
                return True

    def _offer(self, seat: int, move: Move) -> Sequence[str]:
        """A choice in plain words, then what it leads to."""
        parties = [*self.names, self.language.say(GHOST)]
        return OFFERS[self.match.game.name](self.match.view(seat), move, parties, self.language)

    def _list(self, offers: Sequence[Sequence[str]]) -> None:
        for number, (label, *notes) in enumerate(offers, 1):
            self._say(f"{number}. {label}")
            for note in notes:
                self._say(f"   {note}")

    def _obey(self, seat: int, line: str, choices: Sequence[Move], offers: Sequence[Sequence[str]]) -> bool:
        """Carry out what a person typed; True if the match went on or back, so that the next question is due."""
        word, _, rest = line.partition(" ")
        if 1 <= (number := read_number(line) or 0) <= len(choices):
            self.match.play(seat, choices[number - 1])
            return True
        if line and notation.parse(line) in choices:
            self.match.play(seat, notation.parse(line))
            return True
        labels = [offer[0] for offer in offers]
        if line in labels:
            self.match.play(seat, choices[labels.index(line)])
            return True
        if line == "undo":
            return self._undo(seat)
        if line == "look":
            for sentence in SURVEYS[self.match.game.name](self.match.view(seat), self.names, self.language):
                self._say(sentence)
        elif line == "choices":
            self._list(offers)
        elif line == "log":
            self._told[seat] = 0
            self._tell(seat)
        elif word == "save" and rest:
            self._save(Path(rest))
        else:
            self._say(self.language.say(HELP))
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except GameError as error:
            self._say(self.language.tell(error))
            return False
        self._say(self.language.say("Undone."))
        events = len(self.match.events())
        self._told = {person: min(told, events) for person, told in self._told.items()}
        return True

    def _save(self, path: Path) -> None:
        try:
            export(self.match.record(), path)
            self._say(self.language.say("Saved to {path}.", path=path))
        except GameError as error:
            self._say(self.language.tell(error))

    def _hand_over(self, seat: int) -> None:
        """With several people: hide what the last one saw until the next one is there."""
        if self._shown_to == seat or self.alone is not None:
            return
        name = self.names[seat]
        self._say("\n" * 60 + self.language.say("It is {name}'s turn. Everybody else, please look away.", name=name))
        self.ask(self.language.say("{name}, press Enter.", name=name) + " ")
        self._shown_to = seat

    def _tell(self, viewer: int | None) -> None:
        """What has happened since the viewer was last told, as the viewer may know it.

        None stands for everybody at once, and begins where whoever knows least left off.
        """
        events = self.match.events()
        told = min(self._told.values(), default=0) if viewer is None else self._told[viewer]
        for _, event in gathered(self.match.game, events[told:], viewer):
            if line := self.match.game.say(event, self.names, viewer, self.language):
                self._say(line)
        if viewer is not None:
            self._told[viewer] = len(events)

    def _say(self, line: str) -> None:
        print(line, file=self.out, flush=True)


def _captains(match: Match[Any]) -> dict[int, Captain]:
    """The AI captains of a match by seat."""
    seats = enumerate(match.seats)
    return {number: captain_for(seat.pilot, match.game) for number, seat in seats if not seat.is_person}


def _race_offer(view: Any, move: Move, names: Sequence[str], language: Language) -> Sequence[str]:
    """A choice of Jamaica; a card with what it would do."""
    label = race_offers.label(view, move, names, language)
    if move[0] != CARD:
        return [label]
    card = view.table.card_of[move[1]]
    return [label, *race_outlook.of_card(view, view.viewer, card, names, language).lines]


def _montego_offer(view: Any, move: Move, names: Sequence[str], language: Language) -> Sequence[str]:
    """A choice of Montego Bay with what it leads to."""
    return [montego_offers.label(view, move, language), *montego_offers.notes(view, move, names, language)]


OFFERS: Mapping[str, Callable[[Any, Move, Sequence[str], Language], Sequence[str]]] = {
    "race": _race_offer,
    "montego": _montego_offer,
}
"""Per game, how a choice and what it leads to are told."""
SURVEYS: Mapping[str, Callable[[Any, Sequence[str], Language], Iterable[str]]] = {
    "race": race_survey,
    "montego": montego_survey,
}
"""Per game, how the whole table is told."""
