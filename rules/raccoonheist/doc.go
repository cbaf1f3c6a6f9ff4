// Package raccoonheist implements the rules of Raccoon Heist («Банда енотов»). There are five
// locations in a row. The Owner hides at one of them and lays its card face down. Raccoons at the
// Trap must roll a die, unless the Owner is there. The location of the Dog is closed. The raccoons
// choose where to raid for food. The popper, a token, can save raccoons from the Owner. In the
// duel, one player plays two groups of raccoons.
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
//   - [State] holds everything that is visible at the table. [Action] is a decision or the result
//     of a die. [Game] is the entry point of the package and lists the house rules.
//   - heist.go, roundup.go and popper.go have the checks and changes of the raids, the Round-up and
//     the popper. heist.go also checks the Owner's actions. ambush.go changes the state in the
//     Ambush. It also has the seal, a hash that binds the Owner to the laid card, and the decisions
//     of an automated Owner. Package owner, in a subfolder, computes these decisions.
//   - check.go checks the order of actions, and lists the other checks of each action. apply.go
//     applies actions, resolves the locations and ends the game. state_wait.go lists the dice and
//     decisions that the Round-up waits for.
//   - ledger.json lists the rules and their test cases, which are in cases_*_test.go.
//
// Comments name every rule by its id, such as RH-RAID-05.
package raccoonheist
