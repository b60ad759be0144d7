"""What is said when looking back."""

from ...engine.language import mark, marks

BACK = mark("Back")

# The replay.
TOOLS = {
    "first": mark("A round back"),
    "left": mark("A choice back"),
    "play": mark("Play"),
    "pause": mark("Pause"),
    "right": mark("A choice on"),
    "last": mark("A round on"),
    "fast-forward": mark("Speed: {speed}"),
}
PLACE = mark("Round {round}, move {move} of {moves}")
PLACE_SETUP = mark("Before the first round, move {move} of {moves}")
ALL_OPEN = mark("Everything open")
AS_SEEN = mark("As {name} knew it")
AS_ALL = mark("What all could see")
PLAY_ON = mark("Play on from here")
ANALYSE = mark("Analysis")
OVER_HERE = mark("The game is over here: go back to an earlier move to play on.")

# The analysis.
ANALYSIS_OF = mark("Looking back at {game}")
STUDYING = mark("The admiral goes through the whole game again, move by move.")
CANCEL = mark("Cancel")
TABS = {"course": mark("The course"), "choices": mark("The choices"), "account": mark("Luck and skill")}
TAB_NOTES = {
    "course": mark("Everybody's estimated share of victory over the whole game, and what changed it most."),
    "choices": mark("What each choice of yours cost against the best one, by what you could know."),
    "account": mark("How much of each result came from luck, and how much from decisions."),
}
SHARES = mark("Estimated share of victory, by rounds")
TURNING_POINTS = mark("Turning points")
CHOSEN = mark("Chosen: {choice}")
CHOICES_OF = mark("**{name}:** {choices} choices, {good} of them as good as the best.")
DEAR = marks(
    "{number} cost more than {much} chance of winning, the dearest {most}.",
    "{number} cost more than {much} chance of winning, the dearest {most}.",
)
NONE_DEAR = mark("None cost more than {much} chance of winning.")
NO_PEOPLE = mark("No person played in this game.")
SHOW_NOTE = mark("Shows this moment in the replay.")
ADDS_UP = mark("Red marks the result: the equal start, gains to the right and losses to the left add up to it exactly.")
PARTS = {
    "start": mark("Start"),
    "dice": mark("Dice"),
    "draws": mark("Draws"),
    "battles": mark("Battles"),
    "decisions": mark("Decisions"),
    "others": mark("The others"),
    "reassessed": mark("Reassessed"),
    "end": mark("Result"),
}

# Statistics.
STATISTICS = mark("Statistics")
STATISTICS_TABS = {"figures": mark("Players"), "ratings": mark("Ratings"), "dice": mark("Dice and draws")}
STATISTICS_NOTES = {
    "figures": mark("Games, victories and scores of everybody who has played."),
    "ratings": mark("How strong each person is against each level of captains."),
    "dice": mark("All rolls and draws against what fair chance would bring."),
}
CHARACTER = mark("{level} ({name})")
COLUMNS = (
    mark("Player"),
    mark("Game"),
    mark("Games"),
    mark("Won"),
    mark("Share of victories"),
    mark("Mean"),
    mark("Best"),
    mark("Streak"),
    mark("Longest"),
)
COLUMNS_NOTE = mark(
    "The true share of victories lies within the band 19 times in 20. A streak of +3 is three victories in a row, "
    "one of −2 two games without."
)
GAME, PLAYERS = mark("Game"), mark("Players")
ALL_GAMES = mark("Both games")
ANY_SEATS = mark("any number of players")
SEATS = mark("{seats} players")
NOTHING_YET = mark("Nothing to count yet: finish a game first.")
BEST_NOTE = mark("Shows the best voyage again: {points} points on {date}.")
NOT_KEPT = mark("This game is no longer on the shelf.")
RATINGS_NOTE = mark(
    "Points above a level of captains, as in chess: 0 is as strong as they. The true figure lies within the band 19 "
    "times in 20; the more games, the shorter the band."
)
AGAINST = marks(
    "{person} against “{level}”, {game}, {number} game",
    "{person} against “{level}”, {game}, {number} games",
)
POINTS = mark("{points} ({least} to {most})")
WHOSE_DICE = mark("From which games")
LEGEND = mark("Green is the range of fair chance, the blue line what was to be expected, the dot what came.")
ALL_DICE = mark("All games of {game}")
ONE_GAME = mark("{game}, {date}")
GATHERING = mark("The finished games are being looked through …")
COUNTING = mark("Every roll and draw is being counted …")
EXPORT_ALL = mark("Writes all results into a file.")
EXPORT_OF = mark("Writes the results of {name} into a file.")
DELETE_ALL = mark("Deletes all results and finished games.")
DELETE_OF = mark("Deletes all results and finished games of {name}.")
RESULTS_WRITTEN = mark("The results were written to {file}.")
DELETE_TITLE = mark("Delete these results?")
DELETE_TEXT = marks(
    "{number} finished game will be gone for good, with its replay.",
    "{number} finished games will be gone for good, with their replays.",
)
DELETED = marks("{number} game was deleted.", "{number} games were deleted.")
DELETE, KEEP = mark("Delete"), mark("Keep it")
