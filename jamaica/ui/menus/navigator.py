"""The harbour: the ways from every screen to the next, with the store at hand."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from threading import Thread

import pygame
from platformdirs import user_documents_path

from ai.analysis import Study
from ai.captains import captain_for
from ai.worker import Worker

from ...engine.contract import State
from ...engine.errors import GameError
from ...engine.language import local_time
from ...engine.match import Match
from ...engine.record import Record
from ...engine.replay import Replay
from ...journal import log
from ...phones import PhoneTable
from ...session.controller import MatchController
from ...session.keeper import Keeper, Nobody
from ...session.lesson import Chapter
from ...session.lesson import load as load_course
from ...session.setup import Setup
from ...session.thinker import Forethought, Thinker
from ...store import REPLAY, Learnt, NewGame, Saved, Settings, Store, export
from ..display import Display
from ..games import GAME_UIS
from ..gui.text_dialog import TextDialog
from ..review.analysis import AnalysisPage, Studying
from ..review.replay import ReplayScene
from ..review.statistics import StatisticsPage
from ..scenes import Stack
from ..table.context import TableContext
from ..table.ending import Ending
from ..table.factory import House, Lessons, open_table
from ..table.outcome import Outcome
from ..table.scene import TableScene
from . import words
from .chapters import Chapters
from .credits import Credits
from .file_chooser import Files
from .language_page import LanguagePage
from .launcher import Launcher
from .new_game import NewGamePage
from .rules_page import Rules
from .saves import ENDINGS, SavedGames
from .settings import SettingsPage

LONGEST_TITLE = 40


class Harbour:
    """Opens what the launcher offers."""

    def __init__(
        self, display: Display, store: Store, thinker: Callable[[], Thinker] | None = None,
        documents: Path | None = None, study: Callable[[Record], Studying] = Study,
    ) -> None:  # fmt: skip
        self.display, self.store, self.study = display, store, study
        self.documents = documents or user_documents_path()
        """Where games are carried away to."""
        self.house = House(
            thinker or self._worker, self._keeper, self._table_settings, self._save_as, self.carry_away, self.replay,
            self._phones, self.analyse,
        )  # fmt: skip
        self._is_slow_told = False
        """Whether the player knows that AI opponents think in the program itself."""
        self._analyses: dict[str, str] = {}
        """Analyses of this run by the closing fingerprint of their match, as text."""
        self.writing = Thread()
        """Writes the last of them."""
        self.launcher = Launcher(display, self)
        while store.notices:  # each is told once
            display.tell(store.notices.pop(0))

    @property
    def stack(self) -> Stack:
        """The scenes that are open."""
        return self.launcher.stack

    @property
    def settings(self) -> Settings:
        """What the player has set."""
        return self.store.settings

    def keep_settings(self) -> None:
        """Keep what the player has set, or say why not."""
        try:
            self.store.keep_settings()
        except GameError as error:
            self.display.tell(error)

    def ask_language(self) -> None:
        """At the first start, before anything has to be read."""

        def chosen(code: str) -> None:
            self.settings.language = code
            self.display.apply("language")
            self.keep_settings()
            if self.stack.top:
                self.stack.top.resize()

        self.stack.push(LanguagePage(self.display, chosen))

    # New games

    def new_game(self, game: str) -> None:
        """Set up a new game, beginning with what was set the last time."""
        self.stack.push(NewGamePage(self.display, self._remembered(game), self.begin, self._find_data))

    def _remembered(self, game: str) -> Setup:
        last = self.settings.new_games.get(game)
        setup = Setup.remembered(game, last.seats, last.options) if last else Setup.quick(game)
        setup.with_phones = True
        return setup

    def quick(self, game: str) -> None:
        """Me against three captains, at once; what is set for the next new game stays as it was."""
        self.settings.game = game
        match = Setup.quick(game, self._remembered(game)).match()
        self.stack.push(open_table(self.display, match, self.house))

    def begin(self, setup: Setup, match: Match[State]) -> None:
        """A new match is set up: remember how, and play it."""
        self.settings.game = setup.game
        self.settings.new_games[setup.game] = NewGame(tuple(setup.remember()), dict(setup.options))
        self.keep_settings()
        if self.stack.top is not self.launcher:
            self.stack.pop()
        self.stack.push(open_table(self.display, match, self.house, phones=setup.phones))

    def _phones(self, controller: MatchController[State], seats: Sequence[int]) -> PhoneTable | None:
        """What serves the phones of a match; None if nobody at it has one."""
        table = PhoneTable(controller, self.store.phone_keys, seats, self.display.language)
        return table if table.seats else None

    def _find_data(self, chosen: Callable[[Path], None]) -> None:
        self.stack.push(Files(self.display, self.documents, (".csv",), chosen))

    # Saved games

    def last(self) -> Saved | None:
        """The game to continue."""
        return self.store.saves.last()

    def has_replays(self) -> bool:
        """Whether there are finished games."""
        return bool(self.store.saves.listing(REPLAY).games)

    def picture(self, saved: Saved) -> pygame.Surface | None:
        """The picture of a saved game, if there is one that can be shown."""
        content = self.store.saves.picture(saved)
        with suppress(pygame.error):
            return pygame.image.load(BytesIO(content), "board.png").convert() if content else None
        return None

    def go_on(self) -> None:
        """Continue the last game."""
        if saved := self.last():
            self.open(saved)

    def open(self, saved: Saved) -> None:
        """Play a saved game on, or say why that is not possible."""
        try:
            opened = self.store.saves.open(saved)
        except GameError as error:
            self._cannot_open(error)
            return
        match = opened.match
        try:
            for seat in match.seats:
                if not seat.is_person:  # a file may name captains nobody knows
                    captain_for(seat.pilot, match.game)
            table = open_table(self.display, match, self.house, opened.keeper, opened.heading.read)
        except GameError as error:
            opened.keeper.close()
            self._cannot_open(error)
            return
        except BaseException:
            opened.keeper.close()  # whatever failed: the game can be opened again
            raise
        self.settings.game = match.game.name
        self._back_to_launcher()
        self.stack.push(table)

    def _cannot_open(self, error: GameError) -> None:
        self.display.tell(error)
        if self.stack.top:
            self.stack.top.resume()

    def _back_to_launcher(self) -> None:
        while self.stack.top is not self.launcher:
            self.stack.pop()

    def show_result(self, saved: Saved) -> None:
        """How a finished game ended."""
        try:
            match = self.store.saves.load(saved)
            make = GAME_UIS[match.game.name]
            make.check_board(self.display, match.state)
        except GameError as error:
            self.display.tell(error)
            return
        table = TableContext[State](self.display, match, make.kit, 0, False)

        def again() -> None:
            new = open_table(self.display, Match.begin(match.game, match.options, match.seats), self.house)
            self._back_to_launcher()
            self.stack.push(new)

        acts = (lambda: self.carry_away(match), lambda: self.replay(match), lambda: self.analyse(match, saved))
        self.stack.push(Ending(table, Outcome(table), again, self.stack.pop, *acts, settled=True))

    def watch(self, saved: Saved) -> None:
        """Show a saved or finished game again."""
        try:
            match = self.store.saves.load(saved)
        except GameError as error:
            self.display.tell(error)
            return
        self.replay(match, saved)

    def replay(self, match: Match[State], saved: Saved | None = None, place: int = 0) -> None:
        """Show a match again from a place on; `saved` is where it is kept."""
        replay, analyse = Replay(match.record(), match.game), lambda: self.analyse(match, saved)
        self.stack.push(ReplayScene(self.display, replay, self._play_on, analyse, place))

    def analyse(self, match: Match[State], saved: Saved | None = None) -> None:
        """Look back at a finished match; what was found before is shown at once."""
        record = match.record()
        saved = saved or self._shelved(record.closing)
        kept = self._analyses.get(record.closing, "") or (self.store.saves.analysis(saved) if saved else "")

        def keep(text: str) -> None:
            self._analyses[record.closing] = text
            if saved:  # in a thread: no frame waits for the disk
                self.writing = Thread(target=self._keep_analysis, args=(saved, text), name="analysis")
                self.writing.start()

        def show(place: int) -> None:
            self.replay(match, saved, place)

        self.stack.push(AnalysisPage(self.display, Replay(record, match.game), self.study, kept, keep, show))

    def _keep_analysis(self, saved: Saved, text: str) -> None:
        try:
            self.store.saves.keep_analysis(saved, text)
        except GameError as error:  # it can be read all the same, and is made anew another time
            log.warning("the analysis was not kept: %s", error)

    def _shelved(self, closing: str) -> Saved | None:
        """The replay of a match that has ended just now: the newest on the shelf, if it is this one."""
        newest = next(iter(self.store.saves.listing(REPLAY).games), None)
        with suppress(GameError):
            return newest if newest and self.store.saves.load(newest).record().closing == closing else None
        return None

    def _play_on(self, match: Match[State]) -> None:
        self._back_to_launcher()
        self.stack.push(open_table(self.display, match, self.house))

    def carry_away(self, match: Match[State]) -> None:
        """Write the record of a match among the player's documents, and say where."""
        try:
            target = self.new_file(match.game.title, datetime.now(UTC))
            export(match.record(), target)
            self.display.toast.show(self.exported(target))
        except GameError as error:
            self.display.tell(error)

    def new_file(self, title: str, when: datetime) -> Path:
        """A file for a game that is carried away; of its title what every system allows in the name of a file."""
        plain = "".join(letter for letter in title if letter.isalnum() or letter in " -_.,'()!").strip(" .")
        return self.documents / f"{plain} {local_time(when):%Y-%m-%d %H.%M.%S}{ENDINGS[0]}".strip()

    def exported(self, target: Path) -> str:
        """That a game was carried away, and where it is found."""
        return self.display.language.say(words.EXPORTED, file=target.name, folder=target.parent)

    # What a table asks for

    def _worker(self) -> Thinker:
        worker = Worker(tell=self._tell_slow)
        return worker if worker.pid is None else Forethought(worker)  # nobody thinks ahead inside the program

    def _tell_slow(self, said: GameError) -> None:
        if not self._is_slow_told:
            self._is_slow_told = True
            self.display.tell(said)

    def _keeper(self, match: Match[State]) -> Keeper:
        try:
            return self.store.saves.autosave(match)
        except GameError as error:
            self.display.tell(error)
            return Nobody()

    def _table_settings(self, table: TableScene) -> None:
        self.open_settings()

    def _save_as(self, table: TableScene) -> None:
        def done(title: str) -> None:
            try:
                self.store.saves.keep(table.match, title, picture=table.picture())
                self.display.toast.show(self.display.language.say(words.SAVED, title=title))
            except GameError as error:
                self.display.tell(error)

        say = self.display.language.say
        hint = say(words.SAVE_HINT, number=LONGEST_TITLE)
        name = say(words.SAVE_NAME, game=table.match.game.title, round=table.match.state.round)
        self.stack.push(TextDialog(self.display, say(words.SAVE_TITLE), name, done, hint, LONGEST_TITLE))

    # Pages

    def learn(self, game: str) -> None:
        """The chapters of a game's guided first game."""
        course = load_course(game)

        def learnt() -> Learnt:
            return self.settings.lessons.get(game, Learnt())

        def keep(chapter: Chapter, step: int) -> None:
            self.settings.lessons[game] = learnt().at(chapter.name, step, len(chapter.places()))
            self.keep_settings()

        lessons = Lessons(self.display, course, self.house, keep)

        def begin(chapter: Chapter) -> None:
            place = min(learnt().place_in(chapter.name), len(chapter.places()) - 1)
            keep(chapter, place)
            self.stack.push(lessons.open(chapter, place))

        self.settings.game = game
        self.stack.push(Chapters(self.display, course, learnt, begin))

    def rules(self, game: str) -> None:
        """The rules of a game."""
        self.stack.push(Rules(self.display, GAME_UIS[game].kit))

    def saves(self) -> None:
        """Games to play on."""
        self.stack.push(SavedGames(self.display, self))

    def replays(self) -> None:
        """Finished games."""
        self.stack.push(SavedGames(self.display, self, finished=True))

    def statistics(self) -> None:
        """What can be counted of all finished games, or why it cannot."""
        try:
            self.stack.push(StatisticsPage(self.display, self, self.store.results()))
        except GameError as error:
            self.display.tell(error)

    def open_settings(self) -> None:
        """The settings."""
        self.stack.push(SettingsPage(self.display, self.keep_settings))

    def credits(self) -> None:
        """The credits."""
        self.stack.push(Credits(self.display))
