// Package raccoonheist implements the rules of Raccoon Heist («Банда енотов»): five locations
// in a row, an Owner who hides behind one of five cards laid face down, a Trap and a Dog that
// are visible, and raccoons who choose where to raid for food.
//
// # A round
//
// In the Ambush the Dog's die is rolled, and the Owner places the Trap and lays a card. In the
// Heist the raccoons choose their raids. The Round-up begins when the card is shown: Apply
// resolves the locations from the left until a die or a decision is awaited, which
// [State.Waits] returns.
//
// # Where to begin
//
//   - [State] in state.go is everything that is visible, [Action] in action.go what can happen,
//     [Game] in game.go the entry point, with the open questions.
//   - One file a phase holds its checks and its changes: ambush (with the seal that binds the
//     Owner to his card, and the decisions of an automated Owner, which package owner computes
//     in the folder beside), heist, roundup, popper.
//   - Checks are one function a rule; check.go says which rules an action is checked against.
//     apply.go is the entry point of all changes, resolves the locations and ends the game.
//     state_wait.go lists what the Round-up waits for.
//   - legal.go lists actions to offer, setup.go lays out, validate.go finds impossible states,
//     noun.go lists the kinds of nouns in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, as in RH-RAID-05: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package raccoonheist
