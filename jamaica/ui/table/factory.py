"""Opens a table with all the scenes that belong to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from ...engine.contract import Move, State
from ...engine.match import Match
from ...phones import PhoneTable
from ...session.controller import MatchController
from ...session.guide import Guide, ScriptThinker
from ...session.keeper import Keeper, Nobody
from ...session.lesson import Chapter, Course
from ...session.thinker import Thinker
from .. import words
from ..display import Display
from ..games import GAME_UIS
from ..menus.phone_codes import PhoneCodes
from ..menus.rules_page import Rules
from ..scenes import Scene
from .coach import Coach, CoachHost
from .ending import Ending
from .finale import Finale
from .handoff import Handoff
from .outcome import Outcome
from .pause_menu import PauseMenu
from .scene import TableScene
from .warning import WarningPage, offer_tutor


def _nothing(table: TableScene) -> None:
    """Open nothing: a house without settings."""


def _no_phones(controller: MatchController[State], seats: Sequence[int]) -> PhoneTable | None:
    """Serve nobody: a house without phones."""
    return None


@dataclass(frozen=True)
class House:
    """What a table can ask of the program around it; what is None is not offered at the table."""

    thinker: Callable[[], Thinker]
    """Makes what thinks for the captains; the table closes it."""
    keeper: Callable[[Match[State]], Keeper] = lambda match: Nobody()
    """Makes what keeps a new match after every choice; the table closes it."""
    settings: Callable[[TableScene], None] = _nothing
    """Opens the settings on top of the table."""
    save: Callable[[TableScene], None] | None = None
    """Keeps the match under a name of the player's."""
    carry_away: Callable[[Match[State]], None] | None = None
    """Writes the record of a finished match where the player finds it."""
    replay: Callable[[Match[State]], None] | None = None
    """Shows a finished match again."""
    phones: Callable[[MatchController[State], Sequence[int]], PhoneTable | None] = _no_phones
    """Makes what serves the phones of some seats, or of those that had one when the match was left."""
    analyse: Callable[[Match[State]], None] | None = None
    """Looks back at it, with all that luck and skill had to do with it."""


class _Scenes:
    """The scenes that a table leads to."""

    def __init__(self, house: House) -> None:
        self._house = house

    def handoff(self, table: TableScene, seat: int, before: int | None) -> Scene:
        return Handoff(table, seat, before)

    def rules(self, table: TableScene, number: str) -> Scene:
        return Rules(table.display, table.context.kit, number)

    def menu(self, table: TableScene) -> Scene:
        house, save = self._house, self._house.save
        saving = (lambda: save(table)) if save and not table.is_lesson else None
        link = table.phones
        phones = link.show_codes if link.phones and link.phones.is_open else None
        return PauseMenu(table, lambda: table.stack.remove(table), lambda: house.settings(table), saving, phones)

    def phone_codes(self, table: TableScene) -> Scene:
        phones = table.phones.phones
        assert phones is not None, "asked for by a table that has phones"
        return PhoneCodes(table.display, phones, table.context.names, table.stack.pop, table.phones.play)

    def warning(self, table: TableScene) -> Scene:
        return WarningPage(table, table.controller, table.context, lambda: table.act(table.controller.keep_choice))

    def ended(self, table: TableScene) -> Scene:
        house, match = self._house, table.match
        if table.is_lesson:
            return self.menu(table)
        carry, replay, analyse = (
            (lambda act=act: act(match)) if act else None for act in (house.carry_away, house.replay, house.analyse)
        )
        outcome, show = Outcome(table.context), table.context.kit.celebration
        ending = Ending(
            table.context, outcome, self._again(table), lambda: table.stack.remove(table), carry, replay, analyse,
            copied=table.controller.keeper.is_copied,
        )  # fmt: skip
        if show is None or not table.display.moves:
            return ending
        return Finale(table.context, outcome, show, lambda: table.stack.replace(ending))

    def _again(self, table: TableScene) -> Callable[[], None]:
        def again() -> None:
            stack, match = table.stack, table.match
            new = open_table(table.display, Match.begin(match.game, match.options, match.seats), self._house)
            stack.pop()
            stack.replace(new)

        return again


def open_table(
    display: Display, match: Match[State], house: House, keeper: Keeper | None = None, read: Sequence[int] = (),
    phones: Sequence[int] = (),
) -> TableScene:  # fmt: skip
    """A table for a match; `keeper` if the match was kept before, `read` what each person was shown until then.

    `phones`: the seats of people with phones; a match that is taken up again knows them by itself.
    """
    make = GAME_UIS[match.game.name]
    make.check_board(display, match.state)
    kept = keeper or house.keeper(match)
    try:
        controller = MatchController(match, house.thinker(), kept, read=read, warns=lambda: display.settings.tutor)
        return TableScene(display, controller, make, _Scenes(house), house.phones(controller, phones))
    except BaseException:
        if keeper is None:
            kept.close()  # whatever failed: the game can be opened again
        raise


class Lessons:
    """Opens the chapters of a course at the table, one match after the other."""

    def __init__(self, display: Display, course: Course, house: House, keep: Callable[[Chapter, int], None]) -> None:
        """`keep` is told of every step of a chapter that is reached; of one behind the last when it is done."""
        self._display, self._course, self._house, self._keep = display, course, house, keep

    def open(
        self, chapter: Chapter, place: int = 0, replays_from: int | None = None, tried: tuple[Move, ...] = ()
    ) -> TableScene:  # fmt: skip
        """A chapter from a step on; `tried` is a choice that is only played to see what it leads to."""
        display, course = self._display, self._course
        guide = Guide(chapter, place, partial(self._keep, chapter))
        guide.tried = tried
        match = guide.act.begin(guide.cue.answered)
        match.strays = bool(tried)
        controller = MatchController(match, ScriptThinker(match, self._house.thinker), guide=guide)
        make = GAME_UIS[course.game.name]
        table = TableScene(display, controller, make, _Scenes(self._house))
        host = CoachHost(
            lambda: table.stack.remove(table),
            lambda step, events: _hand_on(table, self.open(chapter, step, events)),
            lambda: self._finish(table, chapter, guide.steps),
            lambda moves: _hand_on(table, self.open(chapter, guide.place, None, moves)),
            words.NEXT_CHAPTER if course.after(chapter) else words.PLAY_ON,
        )
        table.teach(Coach(display, guide, make.kit.portrait(chapter.teacher), host), match, replays_from)
        return table

    def _finish(self, table: TableScene, chapter: Chapter, steps: int) -> None:
        """On to the next chapter, or to a real game."""
        self._keep(chapter, steps)
        if after := self._course.after(chapter):
            _hand_on(table, self.open(after))
        else:
            stack = table.stack
            _hand_on(table, open_table(self._display, self._course.play_on(), self._house))
            offer_tutor(self._display, stack)


def _hand_on(table: TableScene, to: TableScene) -> None:
    """Replace a table by another of the same game, without letting its pictures go."""
    table.hands_on = True
    table.stack.replace(to)
