// Package picklerick is the user interface of the board game Rick and Morty: The Pickle Rick Game.
// Rick, a pickle with guns, flees from the Russian player's operatives and from the hunter Jaguar.
// The rules are in rules/picklerick.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package
//     session calls. Its method Ask selects the question for a state.
//   - ask_: functions that ask questions. Most return an action. ask_spend.go is the menu of
//     a turn, ask_card.go plays a card, ask_learn.go asks for a card's values, ask_fix.go corrects
//     the state, and ask_tie.go breaks ties of the automated figures.
//   - read_: functions that parse typed text and never ask.
//   - tell_: sentences for notes, actions, warnings and names. tale.go has the log and the minutes.
//   - view_: the drawn board, on a canvas of characters.
//   - lookup.go: the cards for the lookup of rules.
package picklerick
