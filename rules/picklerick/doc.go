// Package picklerick implements the rules of Rick and Morty: The Pickle Rick Game. A board of
// square tiles grows as Rick walks. Two sides, Rick and the Russians, take turns with four dice. In
// the solo game the program plays the Russians.
//
// # From one action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays out the board. Next returns the seat
// that must act now. For dice and face-down tiles, this seat is [tablemate/rules.Cardboard]. Check
// returns the violations of an [Action]. Apply returns a changed copy of the [State], with notes.
// In the solo game, Decide chooses the moves of the Russians and gives reasons.
//
// # Where to begin
//
//   - [State] in state.go holds everything that is visible at the table. [Action] in action.go is
//     something that happens there. [Game] in game.go is the entry point and lists the house rules.
//   - Each subject has one file with its checks and its changes of the state: turn, dice, step,
//     tiles, shoot, cards, figures, alone, end, correct. check.go lists the checks of each action,
//     after those in timing.go. apply.go is the entry point of all changes.
//   - board_grid.go has the grid of cells, step.go the borders between tiles, shoot.go the lines of
//     sight.
//   - automa.go decides for the Russians of the solo game and lists the reasons.
//     automa_operative.go searches paths. automa_jaguar.go compares Jaguar's paths.
//   - legal.go lists legal actions. validate_state.go finds impossible states. noun.go lists the
//     kinds of things that a note can name. ledger.json lists the rules and their test cases.
//
// Comments name every rule by its id, such as PR-MOVE-03. The test cases are in cases_*_test.go.
package picklerick
