package session

import (
	"reflect"
	"sync"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Definition is what every game brings: U is its setup, S its state, A its actions. What
// only some games bring are further methods of their Flow: abilities.go lists them.
type Definition[U, S any, A rules.Kinded] struct {
	Rules        rules.Game[U, S, A]    // judges and applies actions
	Flow         Flow[U, S, A]          // asks and tells
	Actions      rules.Kinds[A]         // reads and writes actions
	Book         *tables.Rulebook       // the printed rules; its Game names the game
	Switches     []*rules.Switch        // the open questions of the rules
	Correctables []rules.Correctable[S] // what people may correct, for the schema
	ToldLast     []string               // notes that are told after all others of an action, by their ids
	TaleSpec     TaleSpec[S, A]         // how a record reads turn by turn
	SummarySpec  SummarySpec[S, A]      // the contents of a summary
}

// About describes a game, independent of its players.
type About struct {
	Game     string // its name on the command line and in the journal
	Rulebook *tables.Rulebook
	Shelf    []tables.Rulebook // of all games that people may ask about at its table
	Switches []*rules.Switch   // its open questions
	Dice     OwnDice           // that lie in its box
	Shape    card.Shape        // what may be read off the real box
	Contests []Contest         // what can be simulated, where the strength of an opponent is measured
}

// game is a definition with its abilities. It implements [Game].
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
		return &About{
			d.Book.Game, d.Book, []tables.Rulebook{*d.Book}, d.Switches, def.Dice(), shape, def.Contests(),
		}
	})
	return def
}

// About implements [Game].
func (def *game[U, S, A]) About() *About { return def.about() }

// Shelve makes each game know the rulebooks of all, so that people may ask about the others.
func Shelve(games ...Game) []Game {
	shelf := tables.Each(games, func(g Game) tables.Rulebook { return *g.About().Rulebook })
	for _, g := range games {
		g.About().Shelf = shelf
	}
	return games
}

func (def *game[U, S, A]) automated(s S, seat rules.Seat) bool {
	automa, ok := def.Rules.(rules.Automa[S, A])
	return ok && automa.Automated(s, seat)
}
