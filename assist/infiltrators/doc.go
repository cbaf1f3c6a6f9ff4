// Package infiltrators leads people through Infiltrators: it asks for what only the
// table can know, draws what lies open, and says in both languages what follows. It
// decides nothing; rules/infiltrators does.
//
// # What stays secret
//
// Which card a suspect is and which cards are in a hand is asked in the private
// questions of ask_private.go alone. Their answers are used for one sentence, never
// recorded, and wiped off the screen.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that
//     package session calls; Ask picks the question for a state.
//   - ask_: the setup, the questions of a turn, corrections, the private questions.
//   - read_: what people type, into values and actions. read_line.go lists the ways
//     to type an action, read_keys.go the letters and words.
//   - tell_: notes, actions and names, into sentences; tale.go: the log and the minutes;
//     view_: the drawn table.
//   - automa.go: the advice and the simulated missions.
package infiltrators
