// Package infiltrators implements the rules of Infiltrators («Под прицелом»). Agents hold
// suspects that only they see. They play cards beside them, upright if they have something in
// common with the suspect and sideways if not, and spend bullets on guesses. They win or lose
// together.
//
// # A turn
//
// A turn is one of five actions: detain a suspect, give a hint, exchange information, wait,
// eliminate a traitor. [Turn.Wait] has what must be reported before the turn continues: how a
// card was turned, how many were drawn, whether a guess is right.
//
// # What is known
//
// Hands, decks and suspects are counts. The state holds only what is face up and what was told.
// Package deals, in the folder beside, computes what follows from that; [State.Public] is its
// input.
//
// # Where to begin
//
//   - [State] in state.go is everything that is visible, with the contents of the hint boards,
//     [Action] in action.go what can happen, [Game] in game.go the entry point, with the open
//     questions.
//   - One file a subject holds its checks and its changes: turn, report, cards (which are in
//     play and visible), guess, contradiction (reports that cannot all be true, and dangers of
//     the counts), end.
//   - Checks are one function a rule; check.go says which rules an action is checked against.
//     apply.go is the entry point of all changes and passes the turn on.
//   - setup.go lays out, validate.go finds impossible states, noun.go lists the kinds of nouns
//     in notes, ledger.json lists rules and cases.
//
// Every rule is named by its id, as in IN-HINT-04: search for an id to find its
// code. The cases that prove it are in cases_*_test.go.
package infiltrators
