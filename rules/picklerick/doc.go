// Package picklerick implements the rules of Rick and Morty: The Pickle Rick Game. A board of
// square tiles grows as Rick walks, and two sides share four dice. In the solo game the program
// plays the Russians.
//
// # From an action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays out the board. Next returns the seat
// whose action is awaited. For dice and face-down tiles, the seat is [tablemate/rules.Cardboard].
// Check returns the violations of an [Action]. Apply changes a copy of the [State] and makes notes.
// In the solo game Decide moves the Russians and gives reasons.
//
// # Where to begin
//
//   - [State] in state.go is the table. [Action] in action.go is what can happen. [Game] in game.go
//     is the entry point, with the house rules.
//   - One file for each subject holds its checks and its changes: turn, dice, step, tiles, shoot,
//     cards, figures, alone, end, correct. There is one function for each check. check.go lists the
//     checks of each action. The checks in timing.go come first. apply.go is the entry point of all
//     changes.
//   - board_: the grid, the borders between tiles, lines of sight.
//   - automa_: the Russians of the solo game. automa.go decides figure by figure and lists the
//     reasons, automa_operative.go searches paths, automa_jaguar.go compares the paths of Jaguar.
//   - legal.go lists actions to offer, setup.go lays out, validate_state.go finds impossible
//     states, noun.go lists the kinds of nouns in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, such as PR-MOVE-03. Search for an id to find the code of a rule.
// The cases of the rule are in cases_*_test.go.
package picklerick
