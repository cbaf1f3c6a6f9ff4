// Package infiltrators leads people through Infiltrators. It asks for what only the table can
// know, draws the open cards, and puts the results into sentences. It decides nothing:
// rules/infiltrators does.
//
// # What stays secret
//
// Only the private questions in ask_private.go and ask_sealed.go ask for hidden cards: a suspect or
// a hand. Their answers are wiped off the screen. The record never shows them before they are
// opened.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls; its method Ask picks the question for a state.
//   - ask_: the setup, the questions of a turn, corrections, the private questions.
//   - read_: what people type, into values and actions. read_line.go lists the ways
//     to type an action, read_keys.go the letters and words.
//   - tell_: notes, actions and names, into sentences; tale.go: the log and the minutes;
//     view_: the drawn table.
//   - automa.go: the advice and the simulated missions.
package infiltrators
