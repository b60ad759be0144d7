"""What is said when looking back."""

from ...engine.language import mark, marks

BACK = mark("Back")

# The replay.
TOOLS = {
    "first": mark("Back one round"),
    "left": mark("Back one choice"),
    "play": mark("Play"),
    "pause": mark("Pause"),
    "right": mark("Forward one choice"),
    "last": mark("Forward one round"),
    "fast-forward": mark("Speed: {speed}"),
}
PLACE = mark("Round {round}, move {move} of {moves}")
PLACE_SETUP = mark("Before the first round, move {move} of {moves}")
ALL_OPEN = mark("Everything revealed")
AS_SEEN = mark("As {name} saw it")
AS_ALL = mark("What everyone saw")
PLAY_ON = mark("Play on from here")
ANALYSE = mark("Analysis")
OVER_HERE = mark("The game is over here: go back to an earlier move to play on.")

# The analysis.
ANALYSIS_OF = mark("Looking back at {game}")
STUDYING = mark("The admiral is going through the whole game again, move by move.")
CANCEL = mark("Cancel")
TABS = {"course": mark("How it went"), "choices": mark("Your choices"), "account": mark("Luck and skill")}
TAB_NOTES = {
    "course": mark("Everybody's estimated chance of winning throughout the game, and what changed it most."),
    "choices": mark("What each of your choices cost against the best one, judged by what you could know."),
    "account": mark("How much of each result came from luck, and how much from decisions."),
}
SHARES = mark("Estimated chance of winning, round by round")
TURNING_POINTS = mark("Turning points")
CHOSEN = mark("Chosen: {choice}")
CHOICES_OF = mark("**{name}:** {good} of {choices} choices were among the best.")
DEAR = marks(
    "{number} cost more than {much}: {most}.",
    "{number} cost more than {much} each; the costliest {most}.",
)
NONE_DEAR = mark("None cost more than {much} of the winning chances.")
NO_PEOPLE = mark("No human players took part in this game.")
SHOW_NOTE = mark("Shows this moment in the replay.")
ADDS_UP = mark(
    "Everybody starts equal. Gains to the right and losses to the left add up exactly to the result, shown in red."
)
PARTS = {
    "start": mark("Start"),
    "dice": mark("Dice"),
    "draws": mark("Draws"),
    "battles": mark("Battles"),
    "decisions": mark("Decisions"),
    "others": mark("The others"),
    "reassessed": mark("Correction"),
    "end": mark("Result"),
}

# Statistics.
STATISTICS = mark("Statistics")
STATISTICS_TABS = {"figures": mark("Players"), "ratings": mark("Ratings"), "dice": mark("Dice and draws")}
STATISTICS_NOTES = {
    "figures": mark("Everybody's games, wins and scores."),
    "ratings": mark("How strong each player is against each level of AI opponent."),
    "dice": mark("All rolls and draws compared with what fair chance would give."),
}
COLUMNS = (
    mark("Player"),
    mark("Game"),
    mark("Games"),
    mark("Wins"),
    mark("Win rate"),
    mark("Average"),
    mark("Best"),
    mark("Streak"),
    mark("Longest"),
)
COLUMNS_NOTE = mark(
    "The band shows how sure the win rate is. A streak of +3 means three wins in a row, −2 two games without a win."
)
GAME, PLAYERS = mark("Game"), mark("Players")
ALL_GAMES = mark("Both games")
ANY_SEATS = mark("any number of players")
SEATS = mark("{seats} players")
NOTHING_YET = mark("No statistics yet: finish a game first.")
BEST_NOTE = mark("Shows the best game again: {points} points on {date}.")
NOT_KEPT = mark("This game is no longer saved.")
RATINGS_NOTE = mark(
    "Ratings against each level of AI opponent, as in chess: 0 means equally strong, and higher is better. The band "
    "shows how sure the rating is; the more games, the narrower it gets."
)
AGAINST = marks(
    "{person} against “{level}”, {game}, {number} game",
    "{person} against “{level}”, {game}, {number} games",
)
POINTS = mark("{points} ({least} to {most})")
WHOSE_DICE = mark("Games shown")
LEGEND = mark("Green: the range fair chance allows. Blue line: the number to expect. Dot: what actually came.")
ALL_DICE = mark("All games of {game}")
ONE_GAME = mark("{game}, {date}")
GATHERING = mark("Looking through the finished games …")
COUNTING = mark("Counting every roll and draw …")
EXPORT_ALL = mark("Exports all results to a file.")
EXPORT_OF = mark("Exports {name}'s results to a file.")
DELETE_ALL = mark("Deletes all results and finished games.")
DELETE_OF = mark("Deletes all of {name}'s results and finished games.")
RESULTS_WRITTEN = mark("The results were exported to {file}.")
DELETE_TITLE = mark("Delete these results?")
DELETE_TEXT = marks(
    "{number} finished game and its replay will be deleted permanently.",
    "{number} finished games and their replays will be deleted permanently.",
)
DELETED = marks("{number} game was deleted.", "{number} games were deleted.")
DELETE, KEEP = mark("Delete"), mark("Keep it")
