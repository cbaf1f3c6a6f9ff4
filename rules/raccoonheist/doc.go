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
//     happen, [Game] in game.go the way in.
//   - state_: what the Round-up waits for, who has won, defaults of positions.
//   - action_: the fields of actions as people type them, corrections, and the seal
//     that binds the Owner to his card.
//   - check_: one function a rule; check.go says which are asked of which action,
//     check_timing.go goes before all of them.
//   - apply_: what an action changes; apply.go is the way in and resolves the
//     locations.
//   - automa.go asks package owner, in the folder beside, which decides for an
//     automated Owner; automa_reason.go lists the reasons.
//   - legal.go lists actions to offer, validate_ finds what cannot be in a setup or
//     a state, setup.go lays out, house.go has the open questions, noun.go names
//     what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in RH-RAID-05: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package raccoonheist
