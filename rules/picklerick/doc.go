// Package picklerick is the rules of Rick and Morty: The Pickle Rick Game: a board
// of square tiles that grows as Rick walks, two sides with four shared dice, and
// in the solo game Russians that move by themselves.
//
// # From an action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays the board out. Next says who
// is awaited: the dice and the face-down tiles are [tablemate/rules.Cardboard]. Check judges
// an [Action] under the rules of the book, Apply changes a copy of the [State] and
// notes what followed. In the solo game Decide moves the Russians and says why.
//
// # Where to begin
//
//   - [State] in state.go is all that the table shows, [Action] in action.go all
//     that can happen, [Game] in game.go the way in.
//   - state_: turn and dice, figures, payments, when the game is over, defaults of
//     positions.
//   - board_: the grid, the borders between tiles, lines of sight, tiles, and how a
//     revealed tile lies.
//   - action_: what follows from an action's own words: which card it plays, what a
//     step costs, the places that a correction may name.
//   - check_: one function a rule; check.go says which are asked of which action,
//     check_timing.go goes before all of them.
//   - apply_: what an action changes; apply.go is the way in.
//   - automa_: the Russians of the solo game. automa.go decides figure by figure,
//     automa_path.go searches ways, automa_measure.go weighs those of Jaguar,
//     automa_reason.go lists the reasons.
//   - legal.go lists actions to offer, validate_ finds what cannot be in a setup or
//     a state, setup.go lays out, house.go has the open questions, noun.go names
//     what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in PR-MOVE-03: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package picklerick
