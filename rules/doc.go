// Package rules defines the Game interface, which every game implements, and the types that Game
// uses.
//
// # A game
//
// A game computes its state only from what people report from a real table. The real table is
// always right. The program only records it. A game has three types:
//
//   - U, the setup: what people decide before the first turn;
//   - S, the state: everything that the table shows;
//   - A, the actions: what a player did, or what dice, decks and tiles showed ([Cardboard]).
//
// Every game has the methods of [Game]. Check never stops an action. Optional interfaces add
// abilities, such as [Automa], [Scorer] and [Sound].
//
// # What a game guarantees
//
// Package ruletest checks these laws for every game:
//
//   - The same action on the same state gives the same state and notes. A game has no clock, no
//     randomness and no I/O. The result of a die is an action.
//   - Apply changes a copy. Earlier states never change.
//   - Apply accepts any action in any state. Check reports an illegal one as a [Violation].
//   - The JSON of a state is complete, because a record stores only the opening state and patches.
//     Field names are part of the file format and never change.
//   - There is a legal action until the game is over.
//
// # What people correct
//
// A [Correction] gives the real values of some places in the state's JSON. Each game lists its
// [Correctable] places. Questions and sentences about corrections come from this list. A
// [Validator] finds states that are impossible on a real table.
//
// # Notes
//
// A game contains no sentences. The code that knows the reason for an event creates a [Note]: the
// id of a sentence, the printed rule, and the arguments. Violations, consequences, an opponent's
// reasons and the problems of a setup are notes. A [Noun] identifies a thing by a kind and an id.
// Package assist has the name of each Noun in English and Russian. If a note is written to a record
// and read again, it is equal to the original.
//
// # What a rule looks like
//
// Each printed rule has an id, such as PR-MOVE-03. Warnings, the rule lookup, test cases and the
// list of tested rules (ledger.json) use this id. The code that implements a rule contains the id
// too, so a text search for the id finds this code. The methods of [Book] create violations, and
// [Breaks] applies several rules to one action.
//
// The example of package session shows a small complete game, including its sentences.
package rules
