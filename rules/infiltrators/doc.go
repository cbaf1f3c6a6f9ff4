// Package infiltrators implements the rules of Infiltrators («Под прицелом»). Each agent holds a
// suspect. Only this agent sees the suspect's card. Agents play cards beside the suspects. A card
// is laid upright if it has something in common with the suspect's card. If it has nothing in
// common with the suspect's card, it is laid sideways. Agents spend bullets on guesses. They win or
// lose together.
//
// # A turn
//
// A turn is one of five actions: detain a suspect, give a hint, exchange information, wait, or
// eliminate a traitor. [Turn.Wait] says what the agents must then type: the orientation of a card,
// the number of drawn cards, or the answer to a guess. HQ is the draw pile.
//
// # What is known
//
// The state holds the face-up cards. Of hidden cards, it holds how many there are in each pile and
// hand. It also holds which agents have a suspect, but not the suspect's card. Package deals, in a
// subfolder, computes the possible cards of the suspects from [State.Public].
//
// # Where to begin
//
//   - [State] in state.go holds everything that is visible at the table, and computes the hint
//     boards. [Action] in action.go is something that an agent did. [Game] in game.go is the entry
//     point of the package and lists the house rules.
//   - Each subject has one file with its checks and its changes of the state: turn, report, cards
//     (cards in play and visible cards), guess, contradiction (hints that cannot all be true, and
//     warnings, for example if few bullets are left), end.
//   - Each check is a function of its own. check.go lists the checks of each action. apply.go is
//     the entry point of all changes and begins the next turn.
//   - setup.go starts a mission. validate.go finds impossible states. noun.go lists the kinds of
//     nouns in notes. ledger.json lists the rules and their test cases.
//
// Comments name every rule by its id, such as IN-HINT-04. Search for an id to find the code of a
// rule. The test cases are in cases_*_test.go.
package infiltrators
