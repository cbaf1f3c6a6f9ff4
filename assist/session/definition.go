package session

import (
	"reflect"
	"sync"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Definition is what every game brings. What only some bring are methods of their Flow:
// abilities.go lists them.
type Definition[U, S any, A rules.Kinded] struct {
	Rules   rules.Game[U, S, A]
	Flow    Flow[U, S, A]
	Actions rules.Kinds[A]
	// Book names the game, on the command line and in the journal, and the
	// printing that the rules are those of.
	Book *tables.Rulebook
	// Switches are the open questions of the rules.
	Switches []*rules.Switch
	// Correctables are the places that people may correct, for the schema.
	Correctables []rules.Correctable[S]
	// TaleSpec is how a record reads as a tale.
	TaleSpec TaleSpec[S, A]
	// SummarySpec is what is told of a whole evening.
	SummarySpec SummarySpec[S, A]
}

// About is what there is to know of a game, whoever plays.
type About struct {
	Game     string // its name on the command line and in the journal
	Rulebook *tables.Rulebook
	Switches []*rules.Switch // its open questions
	Dice     OwnDice         // that lie in its box
	Shape    card.Shape      // what may be read off the real box
	Contests []Contest       // what can be simulated, where the strength of an opponent is measured
}

// game is a game with what it brings. It implements [Game].
type game[U, S any, A rules.Kinded] struct {
	Definition[U, S, A]
	abilities[U, S, A]
	about func() *About
	lists func() map[reflect.Type][]string
}

func newGame[U, S any, A rules.Kinded](d Definition[U, S, A]) *game[U, S, A] {
	def := &game[U, S, A]{Definition: d, abilities: abilitiesOf(d.Flow)}
	def.lists = sync.OnceValue(def.Lists)
	def.about = sync.OnceValue(func() *About {
		shape := def.Shape()
		shape.Game = d.Book.Game
		return &About{d.Book.Game, d.Book, d.Switches, def.Dice(), shape, def.Contests()}
	})
	return def
}

// About implements [Game].
func (def *game[U, S, A]) About() *About { return def.about() }

func (def *game[U, S, A]) automated(s S, seat rules.Seat) bool {
	automa, ok := def.Rules.(rules.Automa[S, A])
	return ok && automa.Automated(s, seat)
}
