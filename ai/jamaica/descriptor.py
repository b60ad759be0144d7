"""The captains of Jamaica."""

from ..descriptor import FitSubject, GameAi, Level
from .arguments import TRAITS
from .encoding import ENCODING
from .habits import HABITS
from .mind import FirstJamaicaMind, JamaicaMind
from .themes import THEMES
from .values import FEATURES, sight

JAMAICA = GameAi(
    game="jamaica",
    mind=JamaicaMind,
    levels={
        "deckhand": Level(0.3, 1, temperature=0.1),
        "mate": Level(0.3, 1, temperature=0.04),
        "captain": Level(0.3, 4, temperature=0.015),
        "admiral": Level(0.5, rounds=2),
    },
    first=Level(0.5, rounds=2),
    first_mind=FirstJamaicaMind,
    losses={"deckhand": 0.025, "mate": 0.018, "captain": 0.003, "admiral": 0.002},
    traits=TRAITS,
    habits=HABITS,
    fit=FitSubject(
        FEATURES,
        sight,
        "jamaica-values.json",
        [{"players": players, "edition": edition} for players in (4, 2, 3, 5, 4, 6) for edition in ("first", "second")],
    ),
    encoding=ENCODING,
    themes=THEMES,
)
