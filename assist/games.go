// Package assist is the shelf: the games that tablemate knows, in the order in
// which they stand there. Each game's package leads people through one of them.
//
// # Adding a game
//
//   - tables/<game>: the components; rulebook.txt and glossary.txt, whose first lines
//     explain them. What only the real box shows are structs that package card explains.
//   - rules/<game>: state, actions, notes and the methods of rules.Game; ledger.json says how
//     each rule is kept. Package ruletest tries the laws that every game must keep.
//   - assist/<game>: Game() returns what there is, and a block of lines beside the Flow
//     lists what it brings.
//     testdata/spoken.txt lists the sentences whose ids are put together in ways of its own.
//   - tables/words/<game>.json: its sentences, those of its minutes among them.
//   - its line in Games, below; go generate ./assist/lookup then puts its rules into the index,
//     which works without, but slowly.
//
// Nothing else names a game. A whole one on two pages is the example of package session.
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

// Games lists the games in shelf order. The list is made once and must not be changed.
var Games = sync.OnceValue(func() []session.Game {
	return session.Shelve(
		picklerick.Game(),
		raccoonheist.Game(),
		infiltrators.Game(),
		micemystics.Game(),
		chezguevara.Game(),
	)
})

// Rulebooks lists the rulebooks of the games.
func Rulebooks() []tables.Rulebook { return Games()[0].About().Shelf }
