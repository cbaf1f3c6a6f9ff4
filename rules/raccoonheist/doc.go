// Package raccoonheist implements the rules of Raccoon Heist («Банда енотов»). There are five
// locations in a row. The Owner hides at one of them and lays its card face down. A Trap and a Dog
// are visible. The raccoons choose where to raid for food.
//
// # A round
//
// In the Ambush the Dog's die is rolled, and the Owner places the Trap and lays a card. In the
// Heist the raccoons choose their raids. The Round-up begins when the card is shown. Apply then
// resolves the locations from the left until a die or a decision is awaited. [State.Waits] returns
// what is awaited.
//
// # Where to begin
//
//   - [State] in state.go is everything that is visible. [Action] in action.go is what can happen.
//     [Game] in game.go is the entry point, with the house rules.
//   - One file for each phase holds its checks and its changes: ambush, heist, roundup, popper.
//     ambush.go also has the seal that binds the Owner to his card, and the decisions of an
//     automated Owner. Package owner, in a subfolder, computes these decisions.
//   - There is one function for each check. check.go lists the checks of each action. apply.go is
//     the entry point of all changes, resolves the locations and ends the game. state_wait.go lists
//     what the Round-up waits for.
//   - legal.go lists actions to offer. setup.go starts a game. validate.go finds impossible states.
//     noun.go lists the kinds of nouns in notes. ledger.json lists rules and cases.
//
// Every rule is named by its id, such as RH-RAID-05. Search for an id to find the code of a rule.
// The cases that test the rule are in cases_*_test.go.
package raccoonheist
