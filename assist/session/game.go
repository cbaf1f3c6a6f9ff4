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

// Game is one game with its generic types hidden.
//
// Some errors have a Message method, which returns a sentence for people: *Fault,
// *journal.LineError and *journal.FileError.
type Game interface {
	About() *About
	// Modes lists the game's modes, including those from the owner's box.
	Modes(talk.Box) []Mode
	// Read asks people to type in a printed card that is not in the rulebook. It stores the card in
	// the UI's Box, and returns the card's name. For a game without such cards, it returns "".
	Read(*talk.UI) (string, error)
	// Things lists the named cards and pieces that people can look up, including those in the box.
	Things(talk.Box) []lookup.Thing
	// Play runs a sitting until the game is over or people pause. After a pause it returns nil.
	// After Ctrl-C it returns desk.ErrInterrupted.
	Play(PlayOptions) error
	// Show writes the present state of a recorded game, as text or JSON.
	Show(Reading, io.Writer) error
	// Standing returns the present turn of a recorded game, or the result if it is over.
	Standing(Reading) (Standing, error)
	// Log prints a recorded game turn by turn. The raw format lists all lines and marks struck
	// ones.
	Log(Reading, io.Writer) error
	// Tale returns the text of a recorded game turn by turn, as Log prints it.
	Tale(Reading) (Tale, error)
	// Summary returns the result and the statistics of a recorded game, finished or not.
	Summary(Reading) (Summary, error)
	// Follow returns a function that prints a growing record in the format of Log. Each call prints
	// what is new, and reports whether the game is over.
	Follow(Reading, io.Writer) func(*journal.Record) (over bool, err error)
	// Why explains an automated decision or a number on the table. `asked` names one of these: a
	// line with a decision, a piece such as "rat B", or a number on the table. If `asked` is "", Why
	// explains the game's main number. If the game has no such number, Why explains the last
	// decision. If there is nothing to explain, Why returns a *Fault.
	Why(r Reading, asked string, to io.Writer) error
	// Page returns a recorded game for the browser: the table, the allowed choices, and the tale of
	// the last turns.
	Page(r Reading, turns int) (Page, error)
	// Undo strikes the given line and all later lines. If `line` is 0, Undo begins with the
	// last action that a person typed. If an amendment recorded this action, Undo takes back the
	// whole amendment. If there is nothing to strike, it returns the zero Undone. It calls `agree`
	// before it strikes dice or revealed cards.
	Undo(r Reading, line int, at time.Time, agree Agree) (Undone, error)
	// Check judges a recorded game again by the current rules.
	Check(Reading) ([]Finding, error)
	// Verify checks a recorded game: its hash chain, its replay and its dice.
	Verify(Reading) (Proof, error)
	// Automa writes the automated opponent's decision for a position, with the reasons.
	Automa(Reading, io.Writer) error
	// Schema returns the JSON Schema of setup, actions, notes, state and journal.
	Schema() ([]byte, error)
}

// New returns the Game of a definition.
func New[U, S any, A rules.Kinded](d Definition[U, S, A]) Game { return newGame(d) }

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

// Why is a method of [Game].
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

// Lookup returns a book for lookups during a game. The book has the rulebooks in About.Shelf, and
// the game's cards and pieces.
func Lookup(g Game, kept talk.Box) *lookup.Book {
	return lookup.New(g.About().Shelf...).At(g.About().Game, nil).With(g.Things(kept)...)
}
