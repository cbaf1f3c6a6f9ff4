// Package picklerick implements the rules of Rick and Morty: The Pickle Rick Game. A board of
// square tiles grows as Rick walks, two sides share four dice, and in the solo game the program
// moves the Russians.
//
// # From an action to the next
//
// [Game] has the methods of [tablemate/rules.Game]. Start lays out the board. Next returns who
// is awaited: dice and face-down tiles are [tablemate/rules.Cardboard]. Check judges an
// [Action] by the rules, Apply changes a copy of the [State] and makes notes. In the solo game
// Decide moves the Russians and gives reasons.
//
// # Where to begin
//
//   - [State] in state.go is the table, [Action] in action.go what can happen, [Game] in
//     game.go the entry point, with the open questions.
//   - One file a subject holds its checks and its changes: turn, dice, step, tiles, shoot,
//     cards, figures, alone, end, correct. Checks are one function a rule. check.go says which
//     rules an action is checked against, timing.go is checked before all of them. apply.go is
//     the entry point of all changes.
//   - board_: the grid, the borders between tiles, lines of sight.
//   - automa_: the Russians of the solo game. automa.go decides figure by figure and
//     lists the reasons, automa_operative.go searches ways, automa_jaguar.go weighs
//     those of Jaguar.
//   - legal.go lists actions to offer, setup.go lays out, validate_state.go finds impossible
//     states, noun.go lists the kinds of nouns in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, as in PR-MOVE-03: search for an id to find its code. Its cases
// are in cases_*_test.go.
package picklerick
