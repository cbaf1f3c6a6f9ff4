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
//   - [State] in state.go is all that lies open, with what the hint boards show,
//     [Action] in action.go all that can happen, [Game] in game.go the way in, with the
//     open questions.
//   - One file a subject, with what its actions break and what they change: turn, report,
//     cards (which are in play and in sight), guess, contradiction (what cannot all be
//     true, and what the counts threaten), end.
//   - Checks are one function a rule; check.go says which are asked of which action.
//     apply.go is the way into what an action changes and passes the turn on.
//   - setup.go lays out, validate.go finds what cannot be in a state, noun.go names what
//     notes mention, ledger.json holds the proof.
//
// Every rule is named by its id, as in IN-HINT-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package infiltrators
