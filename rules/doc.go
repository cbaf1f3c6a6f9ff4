// Package rules holds the words that every judged game shares, and the contract
// that a game keeps.
//
// # A game
//
// A game is a pure function of what people report at a real table, where the
// cardboard is the truth and the program its scribe. It has three types:
//
//   - U, the setup: what people decide before the first turn;
//   - S, the state: everything that the table shows;
//   - A, the actions: what somebody did, or what the cardboard showed. Dice,
//     decks and face-down tiles are a seat of their own, [Cardboard], whose
//     actions are outcomes.
//
// and five methods, [Game]: Start lays the table out; Next says whose action is
// awaited; Check names the printed rules that an action breaks, and never stops it;
// Apply gives the table after it, and notes what is worth telling; House is how this
// table settles what the rulebook leaves open. What else a game can do it shows by a further interface: [Automa]
// plays a side and says why, [Scorer] says who won, [Sound] counts the pieces.
//
// # What it promises
//
// The laws of package ruletest hold every game to this:
//
//   - The same action over the same state gives the same state and notes. There
//     is no clock, no chance and no I/O in a game; a die is an action.
//   - Apply changes a copy. Whoever holds an earlier state holds it for ever.
//   - Any action is borne at any moment, for people may record what no rule
//     allows; it is then told as a [Violation], and the game goes on.
//   - All of a state is in its JSON: a record keeps the opening, and after each
//     action a patch of that JSON. Names in it are a format, and stay.
//   - Somebody can always do something until the game is over.
//
// # What people correct
//
// The table is always right. A [Correction] says by path what really stands at
// some places of the state's JSON, and a game's list of [Correctable] places is
// all that is needed to ask for one and to name it. One [Validator] says what no
// table can show: of a position, of every table in play, of what a correction
// leaves.
//
// # What is said
//
// A game says nothing itself. It makes a [Note] where something happens, because
// there it is known why: the id of a sentence, the printed rule at work, and what
// the sentence mentions. Consequences, breaches, reasons of an opponent and
// problems of a setup are all notes. What has a name at the table is a [Noun]
// with its kind and id, and package assist knows, in one place a game, what
// people call it in either language. Notes read back from a record are equal to
// what was noted.
//
// # What a rule looks like
//
// Each printed rule has an id, as in PR-MOVE-03: the citation of a warning, the
// entry of the lookup, the name of its test cases and its row in the ledger. The
// code that keeps a rule names it; search for the id to find it. A [Book] judges
// under rule ids, [Breaks] collects what several rules say of one action,
// [Awaits] keeps what must be told before anything else, [Piles] counts cards
// whose faces nobody may know, and a [Switch] settles an open question.
//
// The smallest whole game is the example of package session.
package rules
