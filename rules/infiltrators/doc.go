// Package infiltrators is the rules of Infiltrators («Под прицелом»): agents hold
// suspects that only they see, play cards beside them that lie upright where they
// have something in common with the suspect and sideways where not, and spend
// bullets on guesses. They win or lose together.
//
// # A turn
//
// One of five actions: detain a suspect, give a hint, exchange information, wait,
// eliminate a traitor. What must be told before the turn goes on (how a card was
// turned, how many were drawn, whether a guess is right) is in [Turn.Wait].
//
// # What is known
//
// A hand, a deck and a suspect are counts: the state holds what lies open and what
// was told, nothing else. What can be computed from that is in package deals, in
// the folder beside; [State.Public] hands it over.
//
// # Where to begin
//
//   - [State] in state.go is all that lies open, [Action] in action.go all that can
//     happen, [Game] in game.go the way in.
//   - state_: which cards are in play and in sight, and what the hint boards show.
//   - action_: the fields of actions as people type them, and corrections.
//   - check_: one function a rule; check.go says which are asked of which action,
//     check_timing.go goes before all of them. contradiction.go judges what cannot
//     all be true.
//   - apply_: what an action changes; apply.go is the way in and passes the turn on.
//   - traps.go tells what the counts threaten.
//   - legal.go lists actions to offer, validate_ finds what cannot be in a setup, a
//     mission or a state, setup.go lays out, house.go has the open questions,
//     noun.go names what notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in IN-HINT-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package infiltrators
