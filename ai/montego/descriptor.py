"""The captains of Montego Bay."""

from ..descriptor import FitSubject, GameAi, Level
from .arguments import TRAITS
from .encoding import ENCODING
from .habits import HABITS
from .mind import FirstMontegoMind, MontegoMind
from .themes import THEMES
from .values import FEATURES, sight

MONTEGO = GameAi(
    game="montego",
    mind=MontegoMind,
    levels={
        "deckhand": Level(0.3, 1, temperature=0.1),
        "mate": Level(0.3, 1, temperature=0.04),
        "captain": Level(0.3, 2, temperature=0.015),
        "admiral": Level(0.3, foresight=True),
    },
    first=Level(0.3, foresight=True),
    first_mind=FirstMontegoMind,
    losses={"deckhand": 0.026, "mate": 0.022, "captain": 0.009, "admiral": 0.003},
    traits=TRAITS,
    habits=HABITS,
    fit=FitSubject(FEATURES, sight, "montego-values.json", [{"players": players} for players in (4, 3, 2)]),
    encoding=ENCODING,
    themes=THEMES,
)
