package session

import (
	"io"
	"reflect"
	"time"

	"tablemate/assist/journal"
	"tablemate/assist/lookup"
	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Game is one game ready to be played, with its types hidden. New makes one.
//
// An error for people has a Message method that returns its sentence: a *Fault of this package,
// or a *LineError or *FileError of the journal.
type Game interface {
	// About describes the game, independent of its players.
	About() *About
	// Modes lists the modes in which it can be played with the contents of the owner's box.
	Modes(talk.Box) []Mode
	// Read asks for one card of the real box that the rulebook does not name, and stores it in
	// the talk's box. It returns the card's name; "" for a game without such cards.
	Read(*talk.UI) (string, error)
	// Things lists the named things in the box, for the lookup.
	Things(talk.Box) []lookup.Thing
	// Play runs a sitting until the game is over or people pause, which is no
	// error. desk.ErrInterrupted after Ctrl-C.
	Play(PlayOptions) error
	// Show draws the standing state of a recorded game, or writes it as JSON.
	Show(Reading, io.Writer) error
	// Standing returns the state of a recorded game: its turn, and how it ended.
	Standing(Reading) (Standing, error)
	// Log tells a recorded game turn by turn, or lists its lines with struck ones marked.
	Log(Reading, io.Writer) error
	// Tale tells a recorded game turn by turn, as Log prints it.
	Tale(Reading) (Tale, error)
	// Summary returns the result and the statistics of a recorded game, finished or not.
	Summary(Reading) (Summary, error)
	// Follow returns a function that tells a growing record as Log does: at each call what is
	// new, at first everything. It also reports whether the game is over.
	Follow(Reading, io.Writer) func(*journal.Record) (over bool, err error)
	// Why tells the reasons of an automated decision in a recorded game: the last one, that of
	// a line, of a figure, or of a figure up to a line. It returns a *Fault if there is none.
	Why(r Reading, asked string, to io.Writer) error
	// Page shows a recorded game in a browser: the table, what may be done now, and the tale of
	// the last turns.
	Page(r Reading, turns int) (Page, error)
	// Undo strikes the last report of a person in a recorded game, or everything back to a line
	// other than 0, at the given time. It returns the zero Undone if there is no such action.
	// Agree is asked if dice or hidden results would be struck.
	Undo(r Reading, line int, at time.Time, agree Agree) (Undone, error)
	// Check judges a recorded game again.
	Check(Reading) ([]Finding, error)
	// Verify proves a recorded game: its chain, its replay and its dice.
	Verify(Reading) (Proof, error)
	// Automa decides for the automated opponent in a position, and tells the decision with its
	// reasons, or writes it as JSON.
	Automa(Reading, io.Writer) error
	// Schema is the JSON Schema of setup, actions, notes, state and journal.
	Schema() ([]byte, error)
}

// New returns a game with its types hidden.
func New[U, S any, A rules.Kinded](d Definition[U, S, A]) Game { return newGame(d) }

// readPast opens a recorded game and returns the result of tell.
func readPast[T, U, S any, A rules.Kinded](
	def *game[U, S, A], r Reading, tell func(*past[U, S, A]) (T, error),
) (out T, err error) {
	t := r.talk()
	defer recoverFault(t, &err)
	record, err := r.record()
	if err != nil {
		return out, err
	}
	p, err := def.atOpening(t, record)
	if err != nil {
		return out, err
	}
	return tell(p)
}

// writePast is readPast for a tell function that writes.
func (def *game[U, S, A]) writePast(r Reading, tell func(*past[U, S, A]) error) error {
	_, err := readPast(def, r, func(p *past[U, S, A]) (any, error) { return nil, tell(p) })
	return err
}

// Show implements [Game].
func (def *game[U, S, A]) Show(r Reading, to io.Writer) error {
	return def.writePast(r, func(p *past[U, S, A]) error { return p.show(r.Format, to) })
}

// Standing implements [Game].
func (def *game[U, S, A]) Standing(r Reading) (Standing, error) {
	return readPast(def, r, (*past[U, S, A]).standing)
}

// Log implements [Game].
func (def *game[U, S, A]) Log(r Reading, to io.Writer) error {
	return def.writePast(r, func(p *past[U, S, A]) error { return p.log(r.Format, to) })
}

// Tale implements [Game].
func (def *game[U, S, A]) Tale(r Reading) (Tale, error) {
	return readPast(def, r, (*past[U, S, A]).tale)
}

// Summary implements [Game].
func (def *game[U, S, A]) Summary(r Reading) (Summary, error) {
	return readPast(def, r, func(p *past[U, S, A]) (Summary, error) {
		e, err := p.summary()
		if err == nil && e.Over && r.Review {
			e.Review, err = p.reviewed()
		}
		return e, err
	})
}

// Why implements [Game].
func (def *game[U, S, A]) Why(r Reading, asked string, to io.Writer) error {
	return def.writePast(r, func(p *past[U, S, A]) error { return p.why(asked, r.Format, to) })
}

// Page implements [Game].
func (def *game[U, S, A]) Page(r Reading, turns int) (Page, error) {
	return readPast(def, r, func(p *past[U, S, A]) (Page, error) { return p.page(turns) })
}

// Check implements [Game].
func (def *game[U, S, A]) Check(r Reading) ([]Finding, error) {
	return readPast(def, r, (*past[U, S, A]).check)
}

// Verify implements [Game].
func (def *game[U, S, A]) Verify(r Reading) (_ Proof, err error) {
	defer recoverFault(r.talk(), &err)
	proof, err := def.proven(r)
	if err != nil {
		return Proof{}, err
	}
	r.Record = proof.Record
	return readPast(def, r, func(p *past[U, S, A]) (Proof, error) { return p.verify(proof) })
}

// Schema implements [Game].
func (def *game[U, S, A]) Schema() ([]byte, error) {
	return schema.Write(schema.Source[S, A]{
		Game: def.Book.Game, Setup: reflect.TypeFor[U](), Actions: def.Actions, Switches: def.Switches,
		Correctables: def.Correctables, Lists: def.lists(),
		Decided: reflect.TypeFor[Decided](), Plans: def.Plans(), Logged: reflect.TypeFor[Logged](),
	})
}

// Lookup returns the rulebooks as they are read at a table of this game, with the things in its
// box.
func Lookup(g Game, kept talk.Box) *lookup.Book {
	return lookup.New(g.About().Shelf...).At(g.About().Game, nil).With(g.Things(kept)...)
}
