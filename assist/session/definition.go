package session

import (
	"fmt"
	"reflect"
	"sync"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
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
	// Tale is how a record reads as a tale.
	Tale Tale[S, A]
	// Course is what is told of a whole evening.
	Course Course[S, A]
}

// game is a game with what it brings. It implements [Game].
type game[U, S any, A rules.Kinded] struct {
	Definition[U, S, A]
	abilities[U, S, A]
	about func() *About
	lists func() map[reflect.Type][]string
}

// New returns a game with its types hidden.
func New[U, S any, A rules.Kinded](d Definition[U, S, A]) Game { return newGame(d) }

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

// Shelve puts games on one shelf: at a table of one, people may ask about the others.
func Shelve(games ...Game) []Game {
	shelf := tables.Each(games, func(g Game) tables.Rulebook { return *g.About().Rulebook })
	for _, g := range games {
		g.About().Shelf = shelf
	}
	return games
}

// refuse turns what the rules stumble over in a record or a position of another
// program into a sentence. Rules may rely on tables that play leads to; a file may
// hold any.
func refuse(t *talk.UI, err *error) {
	if stumbled := recover(); stumbled != nil {
		*err = &Fault{ID: "session.no-table", Err: fmt.Errorf("%v", stumbled)}
	}
	inNames(t, *err)
}
