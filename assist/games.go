// Package assist lists the games of tablemate in the order of the menus. Each game has its own
// package.
//
// # Adding a game
//
//   - tables/<game>: the components; rulebook.txt and glossary.txt, whose first lines
//     explain them. What only the real box shows is read into structs: see package card.
//   - rules/<game>: state, actions, notes and the methods of rules.Game; ledger.json says where
//     each rule is implemented. Package ruletest checks the laws that every game must keep.
//   - assist/<game>: Game() returns the game, and a block of lines beside the Flow lists its
//     abilities. testdata/spoken.txt lists the ids of sentences that the game composes.
//   - tables/words/<game>.json: its sentences, including those of its minutes.
//   - its line in Games, below. Then go generate ./assist/lookup adds its rules to the index.
//     Without this step the program builds the index at its first lookup, which is slow.
//   - for players: the pages help.<game> and help.<game>-keys in tables/words/help.json, and a
//     lesson, which is a record in tables/lesson and the answers in tables/words/lesson.json.
//
// No Go code outside these folders contains the name of a game. The example of package session is a
// complete game on two pages (assist/session/example_test.go): pig, a game with one die.
//
// # What runs when the die of pig falls
//
//  1. New (assist/session/game.go) hid the types of the game. play of package cmd finds it
//     in Games, and Play (assist/session/play_sit.go) sits down.
//  2. step (assist/session/loop.go) asks Next of the example which seat is to act, look
//     (assist/session/look.go) draws its View, and its Ask puts the question: Number
//     (assist/desk/asker_questions.go) reads the face of the die, or 0 to hold.
//  3. judge (assist/session/loop_warn.go) calls its Check. People are warned of a 7, and may
//     record it anyway.
//  4. record (assist/session/loop.go) calls its Apply, Append (assist/journal/write.go) writes
//     the line, tellNotes (assist/session/loop.go) prints the sentences that its Tell returns for
//     the notes.
//  5. show, log, check, verify, undo, minutes and serve work without more: they replay the
//     record (replay, assist/session/past.go) by its patches.
package assist

import (
	"sync"

	"tablemate/assist/chezguevara"
	"tablemate/assist/infiltrators"
	"tablemate/assist/micemystics"
	"tablemate/assist/picklerick"
	"tablemate/assist/raccoonheist"
	"tablemate/assist/session"
	"tablemate/tables"
)

// Games lists the games in the order of the menus. The list is created at the first call and must
// not be changed.
var Games = sync.OnceValue(func() []session.Game {
	return session.Shelve(
		picklerick.Game(),
		raccoonheist.Game(),
		infiltrators.Game(),
		micemystics.Game(),
		chezguevara.Game(),
	)
})

// Rulebooks returns the rulebooks of all games.
func Rulebooks() []tables.Rulebook { return Games()[0].About().Shelf }
