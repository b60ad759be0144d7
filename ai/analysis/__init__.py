"""Looking back at a finished match: shares of victory over its course, turning points, what came of luck and of skill.

    study = Study(record)               # in a process of its own, begun at once
    found = study.poll()                # once a frame: an `Analysis` when it is there, else None
    study.progress                      # 0 to 1
    study.close()                       # cancels it too

    found.course()                      # the chart: move numbers with everybody's share; at last the result
    found.turning_points(5)             # `Moment`: round, move, who, shares before, effect on each party
    found.choices(seat)                 # each with the best choice and what the one made cost against it
    found.account(party)                # `Account`: start + dice + draws + battles + decisions + others
                                        #   + reassessed = end, exactly
    found.dump()                        # JSON, kept by store.saves.keep_analysis(saved, text)
    Analysis.parse(text, replay)        # and read back for a replay of the same match

``python -m ai.analysis.skill montego captain mate:3`` averages the accounts of many matches.
"""

from .account import Account, Analysis, Moment
from .analyst import Effort, analyse
from .study import Study, StudyFailed

__all__ = ["Account", "Analysis", "Effort", "Moment", "Study", "StudyFailed", "analyse"]
