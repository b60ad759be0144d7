"""The sentences of Jamaica's table."""

from ...engine.language import mark

LOG = mark("Ship's Log")
SEALED = mark("The dice are sealed: nobody can change them.")
SETTLED = mark("A hidden number decided every roll and draw before the game began.")
CAPTAIN = mark("Captain of round {round}")
FIRST_CAPTAIN, NO_CAPTAIN = mark("First Captain"), mark("Not yet drawn")
GHOSTS_TURN = mark("The ghost ship's turn")
OVER = mark("The race is over")
HAND_SEEN = mark("In hand: {cards}")
DOWN_SEEN = mark("Face down: {treasures}")
PLAY_CARD = mark("Play this card")
NO_CARD_YET = mark("Pick a card first: click it, then play it.")
CARD_READY = mark("Play this card, or choose another one")
PAY_FROM = mark("Pay from this hold")
PAY_ELSEWHERE = mark("Pay from other holds")
OTHER_SHAPE = mark(
    "This board has another shape than the painted one; it can be played in the terminal: "
    'jamaica play --data "{file}" (a saved game: jamaica play --resume).'
)
ATTACKER = mark("attacks")
DEFENDER = mark("defends")
BATTLE_WON = mark("{name} wins the battle!")
BATTLE_DRAWN = mark("Nobody wins: a draw")
SHORTAGE = mark("Shortage!")
OWES = mark("owes {what}")
HAS = mark("has {what}")
BACK_TO = {
    "port": mark("back to a port"),
    "sea": mark("back to the open sea"),
    "lair": mark("back to a pirate lair"),
    "stay": mark("the ship stays"),
}
TAKE_WHEEL = mark("{name}, take the wheel")
VERIFY = mark("Save the replay: “jamaica verify FILE” recalculates every roll and draw from it.")
WINS = mark("{name} wins the race!")
GHOST_WINS = mark("The ghost ship wins the race!")
STEPS_SAILED = mark("The race: spaces sailed, round by round")
POINTS = (mark("Voyage"), mark("Doubloons"), mark("Treasures"), mark("Points"))
CAME_HOME = mark("{name} is home in Port Royal")
