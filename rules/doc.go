// Package rules defines the Game interface that every game implements, and the types it uses.
//
// # A game
//
// A game is a pure function of what people report from a real table. The cardboard is the
// truth; the program only records it. A game has three types:
//
//   - U, the setup: what people decide before the first turn;
//   - S, the state: everything that the table shows;
//   - A, the actions: what a player did, or what the cardboard showed. Dice, decks and
//     face-down tiles have a seat of their own, [Cardboard], whose actions are outcomes.
//
// and five methods, [Game]. Start lays out the table. Next returns the seat whose action is
// awaited. Check lists the printed rules that an action breaks; it never stops the action.
// Apply returns the next state and notes about what happened. House returns the house rules of
// this table. Optional interfaces add abilities: [Automa] plays a side and gives its reasons,
// [Scorer] says who won, [Sound] counts the pieces.
//
// # What it promises
//
// Package ruletest checks these laws for every game:
//
//   - The same action on the same state gives the same state and notes. A game has no clock, no
//     randomness and no I/O; a die is an action.
//   - Apply changes a copy. Earlier states never change.
//   - Apply accepts any action in any state. Check reports illegal ones as a [Violation], and
//     the game goes on.
//   - The JSON of a state is complete: a record keeps the opening state, and a patch of that
//     JSON for each action. Field names are a file format and do not change.
//   - There is a legal action until the game is over.
//
// # What people correct
//
// The table is always right. A [Correction] says by path what really is at some places of the
// state's JSON. The game's list of [Correctable] places is enough to ask for a correction and
// to describe it. One [Validator] finds states that no table can show: in a position, in every
// table in play, and after a correction.
//
// # What is said
//
// A game contains no sentences. It makes a [Note] where something happens, because the reason
// is known there. A note has the id of a sentence, the printed rule, and the arguments of the
// sentence. Consequences, breaches, reasons of an opponent and problems of a setup are all
// notes. A thing with a name is a [Noun] with a kind and an id; package assist has the names in
// both languages. Notes that are read back from a record equal the original notes.
//
// # What a rule looks like
//
// Each printed rule has an id, as in PR-MOVE-03. Warnings cite it, and the lookup, the test
// cases and the ledger use it. The code that implements a rule names its id: search for it. A
// [Book] makes breaches, [Breaks] runs several rules on one action, [Awaits] lists what must be
// reported before anything else, [Piles] counts hidden cards, and a [Switch] is an open
// question.
//
// The smallest complete game is the example of package session.
package rules
