// Package rules defines the Game interface that every game implements, and the types it uses.
//
// # A game
//
// A game is a pure function of what people report from a real table. The real table is always
// right, and the program only records it. A game has three types:
//
//   - U, the setup: what people decide before the first turn;
//   - S, the state: everything that the table shows;
//   - A, the actions: what a player did, or what the cardboard showed. The seat [Cardboard] stands
//     for dice, decks and face-down tiles. The actions of this seat report the results of dice and
//     cards.
//
// The interface [Game] declares five methods. Start lays out the table. Next returns the seat whose
// action is awaited. Check lists the printed rules that an action breaks, but never stops the
// action. Apply returns the next state and notes about what happened. House returns the house rules
// of this table. Optional interfaces add abilities: [Automa] decides the moves of an opponent and
// gives the reasons, [Scorer] returns the winner, [Sound] checks the number of pieces.
//
// # What a game guarantees
//
// Package ruletest checks these laws for every game:
//
//   - The same action on the same state gives the same state and notes. A game has no clock, no
//     randomness and no I/O. The result of a die is an action.
//   - Apply changes a copy. Earlier states never change.
//   - Apply accepts any action in any state. Check reports an illegal action as a [Violation], and
//     the game continues.
//   - The JSON of a state is complete: a record stores the opening state and, for each action, a
//     patch of the JSON. Field names are part of the file format and never change.
//   - There is a legal action until the game is over.
//
// # What people correct
//
// A [Correction] gives the real values of some places in the state's JSON. A path identifies each
// place. Each game lists its [Correctable] places. The program builds questions and sentences about
// corrections from this list. The game's [Validator] finds states that are impossible on a real
// table. A Validator checks starting positions, tables in play, and corrected tables.
//
// # Notes
//
// A game contains no sentences. The code that knows the reason for an event creates a [Note]. A
// note has the id of a sentence, the printed rule, and the arguments of the sentence. Violations,
// the consequences of an action, an opponent's reasons and the problems of a setup are notes. A
// [Noun] identifies a thing by a kind and an id. Package assist holds the name of each thing in
// both languages. A note that is decoded from a record equals the original note.
//
// # What a rule looks like
//
// Each printed rule has an id, such as PR-MOVE-03. Warnings cite this id. The rule lookup, the test
// cases and the list of tested rules (ledger.json) use the id too. The code that implements a rule
// contains its id, so a text search finds that code. A [Book] makes violations. [Breaks] applies
// several rules to one action. [Awaits] lists the events that a game may wait for. [Piles] counts
// hidden cards. A [Switch] is a question that the rulebook leaves open.
//
// The example of package session is a small complete game, from its state to its sentences.
package rules
