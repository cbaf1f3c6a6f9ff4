package session

import (
	"reflect"
	"sync"

	"tablemate/assist/talk"
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
	// Tale is how a record reads as a tale.
	Tale Tale[S, A]
	// Course is what is told of a whole evening.
	Course Course[S, A]
}

// Flow leads people through one game: it turns what they say into actions and
// notes into sentences. It decides nothing. Whatever error the desk
// returns it hands on as it is: undo and pause come that way. Whatever only
// tells (Tell to Name) asks nothing: a recorded game is read without a desk.
type Flow[U, S any, A rules.Kinded] interface {
	// Setup asks what people decide before the first turn, less what is given,
	// and walks them through laying out the box.
	Setup(t *talk.UI, g Given) (U, error)
	// Ask is the next action of the seat that is awaited in s.
	Ask(t *talk.UI, s S) (A, error)
	// Decided offers people the ties of an automated move, or just takes it.
	Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
	// Fix asks what the table really shows.
	Fix(t *talk.UI, s S) (A, error)
	// Tell is a sentence about what followed from an action, over the table after
	// it; "" when it goes without saying.
	Tell(t *talk.UI, s S, n rules.Note) string
	// Report is a short phrase for an action at a table, as undo and the log name it.
	Report(t *talk.UI, s S, a A) string
	// View draws the table.
	View(t *talk.UI, s S) string
	// Title is the line above a view: mode, turn and the counters that matter.
	Title(t *talk.UI, s S) string
	// Breach is the sentence of a warning; "" takes the rule's own text.
	Breach(t *talk.UI, s S, a A, v rules.Violation) string
	// Reason is a sentence for one step of an automated decision over a table.
	Reason(t *talk.UI, s S, n rules.Note) string
	// Here lists the rules that matter at this moment, most likely first.
	Here(s S) []tables.RuleID
	// Name is how people at the table call a seat.
	Name(t *talk.UI, s S, seat rules.Seat) string
}

// Given is what people said on the command line instead of at the prompts.
type Given struct {
	Mode    string
	Players []string
	House   rules.House
}

// Mode is one way of playing a game.
type Mode struct {
	Name    string   // on the command line
	Also    []string // what else people may call it
	Players int      // how many people may sit at the table
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
