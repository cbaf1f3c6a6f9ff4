// Package raccoonheist is the user interface of the board game Raccoon Heist. Groups of raccoons
// raid locations for food. Their opponent, the Owner, lays a hidden card: raccoons at the location
// on this card are caught. The package asks what happens on the real table, and seals (encrypts)
// the automated Owner's card. It draws the row of locations, and describes the results in
// sentences. The rules are in rules/raccoonheist, and the Owner's strategy is in
// rules/raccoonheist/owner.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package
//     session calls. Its method Ask selects the question for a state.
//   - ask_: the questions of each part of a round, the setup and corrections.
//   - read_: functions that parse typed text. read_line.go lists the ways to type an action,
//     read_keys.go the letters and words.
//   - seal.go chooses the Owner's card at random and seals it. It also explains the choice once the
//     card is shown.
//   - automa.go: the Owner's plan for a position, and the simulated games.
//   - tell_: sentences for notes, actions and names. tale.go has the log and the minutes. view.go
//     draws the row.
package raccoonheist
