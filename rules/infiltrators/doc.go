// Package infiltrators implements the rules of Infiltrators («Под прицелом»). Agents hold suspects
// that only they see. They play cards beside the suspects: upright if a card has something in
// common with the suspect, otherwise sideways. They spend bullets on guesses. They win or lose
// together.
//
// # A turn
//
// A turn is one of five actions: detain a suspect, give a hint, exchange information, wait,
// eliminate a traitor. [Turn.Wait] is what must be reported before the turn continues: how a card
// was turned, how many were drawn, whether a guess is right.
//
// # What is known
//
// For hands, decks and suspects the state has only the number of cards. It also has the face-up
// cards and the reports. Package deals, in a subfolder, computes the possible suspects from them.
// Its input is [State.Public].
//
// # Where to begin
//
//   - [State] in state.go is everything that is visible, with the contents of the hint boards.
//     [Action] in action.go is what can happen. [Game] in game.go is the entry point, with the
//     house rules.
//   - One file for each subject holds its checks and its changes: turn, report, cards (which are in
//     play and visible), guess, contradiction (reports that cannot all be true, and dangers of the
//     counts), end.
//   - There is one function for each check. check.go lists the checks of each action. apply.go is
//     the entry point of all changes and passes the turn on.
//   - setup.go starts a mission. validate.go finds impossible states. noun.go lists the kinds of
//     nouns in notes. ledger.json lists rules and cases.
//
// Every rule is named by its id, such as IN-HINT-04. Search for an id to find the code of a rule.
// The cases that test the rule are in cases_*_test.go.
package infiltrators
