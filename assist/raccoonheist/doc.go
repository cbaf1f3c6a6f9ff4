// Package raccoonheist is the user interface of the board game Raccoon Heist. Groups of raccoons
// raid locations for food. Their opponent, the Owner, lays a hidden card: raccoons at the location
// on this card are caught. The package asks what happens on the real table, and seals (encrypts)
// the automated Owner's card. The rules are in rules/raccoonheist, and the Owner's strategy is in
// rules/raccoonheist/owner.
//
// # Where to begin
//
//   - [Game] in game.go returns the game. [Flow] in flow.go has the methods that package
//     session calls. Its method Ask selects the question for a state.
//   - ask_: the questions of each part of a round, of the setup and of corrections.
//   - read_: read_line.go parses typed actions, read_keys.go lists the letters and words.
//   - seal.go: the choice, sealing and explanation of the Owner's card.
//   - automa.go: the Owner's plan for a position, and the simulated games.
//   - tell_: sentences for notes, actions and names.
//   - tale.go has the log and the minutes. view.go draws the row.
package raccoonheist
