// Package infiltrators is the user interface of the card game Infiltrators, in which agents play
// hint cards next to hidden suspect cards and use bullets to guess the suspects. The rules are in
// rules/infiltrators.
//
// # What stays secret
//
// Only ask_private.go and ask_sealed.go ask for hidden cards: a suspect or a hand. These answers
// are wiped off a shared screen. The record shows a hidden card only when it is revealed.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package
//     session calls. Its method Ask selects the question for a state.
//   - ask_: questions for the setup, a new mission, the turns, corrections and hidden cards.
//   - read_: functions that parse typed text. read_line.go lists the ways to type an action,
//     read_keys.go the letters and words.
//   - tell_: sentences for notes, actions and names. tale.go has the log and the minutes.
//   - view_: the drawn table.
//   - automa.go: the advice and the simulated missions.
package infiltrators
