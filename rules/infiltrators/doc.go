// Package infiltrators implements the rules of Infiltrators («Под прицелом»). Each agent holds a
// suspect, whose card only this agent sees. Agents play cards beside the suspects: upright if the
// card has something in common with the suspect's card, else sideways. Agents spend bullets on
// guesses. They win or lose together.
//
// # A turn
//
// A turn is one of five actions: detain a suspect, give a hint, exchange information, wait, or
// eliminate a traitor. [Turn.Wait] says what the agents must then type: the orientation of a card,
// the number of drawn cards, or the answer to a guess. HQ is the draw pile.
//
// # What is known
//
// The state holds the face-up cards. For each pile and hand, it also holds the number of hidden
// cards. [State.Public] returns what all agents know about the suspects. The package in the
// subfolder `deals` uses this knowledge to compute the possible cards of the suspects.
//
// # Where to begin
//
//   - [State] holds everything that is visible at the table, and computes the hint boards. [Action]
//     is something that an agent did. [Game] is the entry point of the package and lists the house
//     rules.
//   - Each subject has one file with its checks and its changes of the state: turn, report, cards,
//     guess, contradiction (and warnings), end.
//   - check.go lists the checks of each action. apply.go applies actions and begins the next turn.
//   - ledger.json lists the rules and their test cases, which are in cases_*_test.go.
//
// Comments name every rule by its id, such as IN-HINT-04.
package infiltrators
