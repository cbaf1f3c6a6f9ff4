// Package raccoonheist is the rules of Raccoon Heist («Банда енотов»): five
// locations in a row, an Owner who hides behind one of five cards laid face down,
// a Trap and a Dog that lie open, and raccoons who choose where to raid for food.
//
// # A round
//
// In the Ambush the Dog's die falls, and the Owner places the Trap and lays a
// card. In the Heist the raccoons choose their raids. When the card is shown the
// Round-up begins: Apply resolves the locations from the left until a die or a
// decision is awaited, which [State.Waits] says.
//
// # Where to begin
//
//   - [State] in state.go is all that lies open, [Action] in action.go all that can
//     happen, [Game] in game.go the way in, with the open questions.
//   - One file a phase, with what its actions break and what they change: ambush (with the
//     seal that binds the Owner to his card, and what an automated Owner decides, which
//     package owner works out in the folder beside), heist, roundup, popper.
//   - Checks are one function a rule; check.go says which are asked of which action.
//     apply.go is the way into what an action changes, resolves the locations and ends
//     the game. state_wait.go lists what the Round-up waits for.
//   - legal.go lists actions to offer, setup.go lays out, validate.go finds what cannot
//     be in a state, noun.go names what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in RH-RAID-05: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package raccoonheist
