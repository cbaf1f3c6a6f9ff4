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
//     that can happen, [Game] in game.go the way in, with the open questions.
//   - One file a subject, with what its actions break and what they change: turn, dice,
//     step, tiles, shoot, cards, figures, alone, end, correct. Checks are one function a
//     rule; check.go says which are asked of which action, timing.go goes before all of
//     them. apply.go is the way into what an action changes.
//   - board_: the grid, the borders between tiles, lines of sight.
//   - automa_: the Russians of the solo game. automa.go decides figure by figure and
//     lists the reasons, automa_operative.go searches ways, automa_jaguar.go weighs
//     those of Jaguar.
//   - legal.go lists actions to offer, setup.go lays out, validate_state.go finds what
//     cannot be in a state, noun.go names what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in PR-MOVE-03: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package picklerick
