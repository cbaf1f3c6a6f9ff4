// Package assist lists the games of tablemate. Each game has its own package.
//
// # Adding a game
//
//   - tables/<game>: the components, rulebook.txt and glossary.txt. The first lines of the two
//     texts explain their format. Package card describes values that people read from real cards.
//   - rules/<game>: state, actions, notes and the methods of rules.Game. ledger.json says where
//     each rule is implemented. Package ruletest checks the properties that every game must have.
//   - assist/<game>: Game() returns the game. The var block after Flow lists the interfaces that
//     it implements. testdata/spoken.txt lists the sentence ids that the code puts together.
//   - tables/words/<game>.json: the sentences of the game and of its minutes.
//   - Games, below: add the game, then run go generate ./assist/lookup to add its rules to the
//     search index. Otherwise, the first lookup must build the index, which is slow.
//   - for players: the pages help.<game> and help.<game>-keys in tables/words/help.json, and a
//     lesson. The lesson is a record in tables/lesson and the answers in tables/words/lesson.json.
//
// In Go code outside these places, only tests contain the name of a game.
// assist/session/example_test.go is a complete short game: pig, a game with one die.
//
// # What runs when people enter a roll in pig
//
//  1. play in package cmd finds the game in Games, and calls its Play (assist/session/play_sit.go).
//  2. step (assist/session/loop.go) calls the example's Next to find the seat that acts. Then look
//     (assist/session/look.go) draws the example's View.
//  3. The example's Ask calls Number (assist/desk/asker_questions.go), which reads the number on
//     the die, or 0 to hold.
//  4. judge (assist/session/loop_warn.go) calls the example's Check. For a 7, which the die does
//     not have, people get a warning, and may record the 7 anyway.
//  5. record (assist/session/loop.go) calls the example's Apply. Append (assist/journal/write.go)
//     writes the line, and tellNotes (assist/session/loop.go) prints a sentence for each note.
//  6. show, log, check, verify, undo, minutes and serve need no more code: they repeat the
//     changes that the record stores as patches (walk, assist/session/past.go).
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

// Games lists the games in the order of the menus. The list must not be changed.
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
