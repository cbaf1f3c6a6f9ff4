// Package rules defines the Game interface that every game implements, and the types it uses.
//
// # A game
//
// A game is a pure function of what people report from a real table. The cardboard is the truth.
// The program only records it. A game has three types:
//
//   - U, the setup: what people decide before the first turn;
//   - S, the state: everything that the table shows;
//   - A, the actions: what a player did, or what the cardboard showed. Dice, decks and
//     face-down tiles have a seat of their own, [Cardboard], whose actions are outcomes.
//
// and five methods, which [Game] declares. Start lays out the table. Next returns the seat whose
// action is awaited. Check lists the printed rules that an action breaks. It never stops the
// action. Apply returns the next state and notes about what happened. House returns the house rules
// of this table. Optional interfaces add abilities: [Automa] plays a side and gives its reasons,
// [Scorer] returns the winner, [Sound] checks the number of pieces.
//
// # What a game guarantees
//
// Package ruletest checks these laws for every game:
//
//   - The same action on the same state gives the same state and notes. A game has no clock, no
//     randomness and no I/O. The result of a die is an action.
//   - Apply changes a copy. Earlier states never change.
//   - Apply accepts any action in any state. Check reports illegal ones as a [Violation], and the
//     game continues.
//   - The JSON of a state is complete: a record stores the opening state, and a patch of the JSON
//     for each action. Field names are a file format and do not change.
//   - There is a legal action until the game is over.
//
// # What people correct
//
// The real table is always right. A [Correction] gives the real values of some places in the
// state's JSON, by their paths. Each game lists its [Correctable] places. The list is enough to ask
// for a correction and to describe it. One [Validator] finds states that are impossible on a real
// table. It checks positions, tables in play, and corrected tables.
//
// # Notes
//
// A game contains no sentences. The code that knows the reason of an event makes a [Note]. A note
// has the id of a sentence, the printed rule, and the arguments of the sentence. Consequences of an
// action, violations, reasons of an opponent and problems of a setup are all notes. A thing with a
// name is a [Noun] with a kind and an id; package assist holds the names in both languages. A note
// that is decoded from a record equals the original note.
//
// # What a rule looks like
//
// Each printed rule has an id, such as PR-MOVE-03. Warnings cite it, and the lookup, the test cases
// and the ledger use it. The code that implements a rule contains its id, so a text search finds
// that code. A [Book] makes violations. [Breaks] applies several rules to one action. [Awaits]
// lists the events that must be reported first. [Piles] counts hidden cards. A [Switch] is an open
// question.
//
// The smallest complete game is the example of package session.
package rules
