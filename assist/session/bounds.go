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

// Limits of a table, whatever is reported, corrected or written into a record. Play may exceed
// the limits for typed input a little.
const (
	mostNumber = 990
	mostValues = 100_000 // of JSON, names and brackets among them; of a turn too
)

// unboundedID is the sentence about a line of a record that brings about what cannot be.
const unboundedID = "session.unbounded"

// bounded returns a fault for a table that the rules cannot handle. It names the line that
// leads to it, 0 for the present report.
func (def *game[U, S, A]) bounded(line int, s S) error {
	var err error
	if game, ok := def.Rules.(rules.Bounded[S]); ok {
		err = game.Unbounded(s)
	}
	return unbounded(line, def.asFault(s, err))
}

// boundedWhole is bounded for a table whose origin was not checked: nothing on it may be too
// many or too large.
func (def *game[U, S, A]) boundedWhole(line int, s S) error {
	text, err := compact(s)
	if err == nil {
		err = unbounded(line, def.sized(text))
	}
	return cmp.Or(err, def.bounded(line, s))
}

// boundedLine returns a fault for a turn with too much data, before it is applied.
func (def *game[U, S, A]) boundedLine(l *journal.Line) error {
	return unbounded(l.N, cmp.Or(def.sized(l.Patch), def.sized(l.Did)))
}

// unbounded returns an error as the fault of a line; nil for nil.
func unbounded(line int, err error) error {
	switch {
	case err == nil:
		return nil
	case line == 0:
		return &Fault{ID: "session.unbounded-now", Err: err}
	}
	return &Fault{Line: line, ID: unboundedID, Err: err}
}

// sized returns a sentence about a JSON text with too many values or a number that is too
// large; nil if it has neither.
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

// cannotBeAt is cannotBe for a table with the names of what the problem mentions.
func (def *game[U, S, A]) cannotBeAt(s S, p *rules.Problem) *Fault {
	f := cannotBe(p)
	f.names = func(t *talk.UI) tables.Args { return def.Spell(t, s, p.Args) }
	return f
}

// setupCannotBe is cannotBeAt for a table of which only the setup is known.
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
