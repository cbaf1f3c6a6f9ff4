// Package raccoonheist leads people through Raccoon Heist. It asks for what only the table can
// know, seals the automated Owner's card, draws the row, and puts the results into sentences.
// It decides nothing: rules/raccoonheist and its package owner do.
//
// # Where to begin
//
//   - [Game] in game.go registers the game. [Flow] in flow.go has the methods that package
//     session calls; its method Ask picks the question for a state.
//   - ask_: the questions of each part of a round, the setup and corrections.
//   - read_: what people type, into values and actions. read_line.go lists the ways
//     to type an action, read_keys.go the letters and words.
//   - seal.go: how the Owner's card is drawn and sealed, and what is said about the choice when
//     the seal is opened.
//   - automa.go: the Owner's plan for a position, and the simulated games.
//   - tell_: notes, actions and names, into sentences; tale.go: the log and the minutes; view.go: the
//     drawn row.
package raccoonheist
