package session

import (
	"reflect"
	"sync"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Definition is what every game provides. U is its setup, S its state, and A its actions. Optional
// features are further methods of the Flow (abilities.go).
type Definition[U, S any, A rules.Kinded] struct {
	Rules        rules.Game[U, S, A]    // judges and applies actions
	Flow         Flow[U, S, A]          // asks questions and returns sentences
	Actions      rules.Kinds[A]         // reads and writes actions
	Book         *tables.Rulebook       // the printed rules; Book.Game is the name of the game
	Switches     []*rules.Switch        // the rules that people may interpret in several ways
	Correctables []rules.Correctable[S] // the values of the state that people may correct
	ToldLast     []string               // ids of notes whose sentences follow those of all other notes
	TaleSpec     TaleSpec[S, A]         // settings of the tale
	SummarySpec  SummarySpec[S, A]      // the contents of a summary
}

// About describes a game, independent of its players.
type About struct {
	Game     string // the game's name on the command line and in the journal
	Rulebook *tables.Rulebook
	Shelf    []tables.Rulebook // the rulebooks for lookups; Shelve adds those of the other games
	Switches []*rules.Switch   // the rules that people may interpret in several ways
	Dice     OwnDice           // the dice in the game's box
	Shape    card.Shape        // describes the cards that people type in from the printed game
	Contests []Contest         // simulations that measure the strength of the opponent
}

// game is a definition and its abilities. It implements [Game].
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

// Shelve gives each game the rulebooks of all games, for lookups.
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
