"""What a puzzle of Jamaica is about."""

from jamaica.games.jamaica.rules import stages
from jamaica.games.jamaica.rules.events import BattleBegan, RanShort, TreasureFound
from jamaica.games.jamaica.text.themes import CARDS, DICE, HOLDS, LANES, LOOT, POWDER, SHORTAGE

from ..descriptor import Sign, Themes


def _starves(event: RanShort, seat: int) -> bool:
    return event.ship == seat


def _finds(event: TreasureFound, seat: int) -> bool:
    return event.ship == seat


def _fights(event: BattleBegan, seat: int) -> bool:
    return seat in (event.attacker, event.defender)


_OPEN = frozenset((stages.DICE, stages.CARD, stages.LANE, stages.COURSE, stages.STOW, stages.EMPTY))
"""Questions that may be decided by something else than what is asked."""
THEMES = Themes(
    asked={  # not PAY: the table suggests a payment
        stages.DICE: DICE, stages.CARD: CARDS, stages.LANE: LANES, stages.COURSE: LANES, stages.STOW: HOLDS,
        stages.EMPTY: HOLDS, stages.ATTACK: POWDER, stages.ASK_POWDER: POWDER,
        stages.ASK_SABRE: POWDER, stages.LOOT: LOOT,
    },
    signs=(
        Sign(SHORTAGE, RanShort, _starves, _OPEN),
        Sign(LOOT, TreasureFound, _finds, _OPEN),
        Sign(POWDER, BattleBegan, _fights, _OPEN),
    ),
)  # fmt: skip
