package session

import (
	"cmp"
	"errors"
	"strconv"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// What a table holds at most, whatever is reported, corrected or written into a record.
// Play may lead a little beyond what people may type.
const (
	mostNumber = 990
	mostValues = 100_000 // of JSON, names and brackets among them; of a turn too
)

// unboundedID is the sentence about a line of a record that brings about what cannot be.
const unboundedID = "session.unbounded"

// bounded refuses a table that no rule can deal with, and names the line that brings it
// about; 0 for what is being reported.
func (def *game[U, S, A]) bounded(line int, s S) error {
	var err error
	if game, ok := def.Rules.(rules.Bounded[S]); ok {
		err = game.Unbounded(s)
	}
	return unbounded(line, def.asFault(s, err))
}

// boundedWhole is bounded for a table of which what brought it about was not looked at:
// nothing on it may be too many, or too large.
func (def *game[U, S, A]) boundedWhole(line int, s S) error {
	text, err := compact(s)
	if err == nil {
		err = unbounded(line, def.sized(text))
	}
	return cmp.Or(err, def.bounded(line, s))
}

// boundedLine refuses a turn that tells of too much before it is put on the table.
func (def *game[U, S, A]) boundedLine(l *journal.Line) error {
	return unbounded(l.N, cmp.Or(def.sized(l.Patch), def.sized(l.Did)))
}

// unbounded returns what a table cannot be as the fault of a line, nil for nothing.
func unbounded(line int, err error) error {
	switch {
	case err == nil:
		return nil
	case line == 0:
		return &Fault{ID: "session.unbounded-now", Err: err}
	}
	return &Fault{Line: line, ID: unboundedID, Err: err}
}

// sized returns a sentence about a JSON text of too many values, or of a number that no
// place holds; nil where it has neither.
func (def *game[U, S, A]) sized(text []byte) error {
	most := mostNumber
	for _, place := range def.Correctables {
		most = max(most, place.High)
	}
	largest, values := strictjson.Largest(text)
	switch {
	case values > mostValues:
		return &tables.Sentence{ID: "session.problem-size", Args: tables.Args{"most": mostValues}}
	case largest > float64(most):
		said := tables.Plain(strconv.FormatFloat(largest, 'f', -1, 64), tables.MaxName)
		return &tables.Sentence{ID: "session.problem-huge", Args: tables.Args{"number": said, "most": most}}
	}
	return nil
}

// cannotBeAt is cannotBe over a table that names what the problem mentions.
func (def *game[U, S, A]) cannotBeAt(s S, p *rules.Problem) *Fault {
	f := cannotBe(p)
	f.names = func(t *talk.UI) tables.Args { return def.Spell(t, s, p.Args) }
	return f
}

// setupCannotBe is cannotBeAt over a table of which no more is known than a setup
// tells.
func (def *game[U, S, A]) setupCannotBe(setup U, p *rules.Problem) *Fault {
	return def.cannotBeAt(def.Named(setup), p)
}

// asFault returns an error of the rules about a table with a sentence.
func (def *game[U, S, A]) asFault(s S, err error) error {
	var problem *rules.Problem
	if errors.As(err, &problem) {
		return def.cannotBeAt(s, problem)
	}
	return err
}
