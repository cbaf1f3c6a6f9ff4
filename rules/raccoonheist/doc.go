// Package raccoonheist implements the rules of Raccoon Heist («Банда енотов»). There are five
// locations in a row. The Owner hides at one of them and lays the card of this location face down.
// Raccoons at the location of the Trap must roll a die. The location of the Dog is closed. The
// raccoons choose where to raid for food. The popper, a token, can save raccoons from the Owner. In
// the duel, one player plays two groups of raccoons.
//
// # A round
//
// In the Ambush the Dog's die is rolled, and the Owner places the Trap and lays a card. In the
// Heist the raccoons choose their raids. The Round-up begins when the Owner shows the card. Apply
// then resolves the locations from left to right until it needs a die or a decision, which
// [State.Waits] returns.
//
// # Where to begin
//
//   - [State] in state.go holds everything that is visible at the table. [Action] in action.go is a
//     decision or the result of a die. [Game] in game.go is the entry point of the package and
//     lists the house rules.
//   - Each phase has one file with its checks and its changes of the state: ambush, heist, roundup,
//     popper. ambush.go also has the seal, a hash that binds the Owner to the laid card, and
//     the decisions of an automated Owner. Package owner, in a subfolder, computes these decisions.
//   - Each check is a function of its own. check.go lists the checks of each action. apply.go is
//     the entry point of all changes, resolves the locations and ends the game. state_wait.go lists
//     the dice and decisions that the Round-up waits for, and the food that a location gives.
//   - legal.go lists the legal actions. setup.go starts a game. validate.go finds impossible
//     states. noun.go lists the kinds of things that a note can name. ledger.json lists the rules
//     and their test cases.
//
// Comments name every rule by its id, such as RH-RAID-05. Search for an id to find the code of a
// rule. The cases that test the rules are in cases_*_test.go.
package raccoonheist
