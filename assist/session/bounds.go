package session

import (
	"cmp"
	"errors"
	"math"
	"strconv"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// What a table holds at most, whatever is reported, corrected or written into a record.
const (
	mostNumber = 100_000 // the clock of a mission counts the seconds of a day
	mostValues = 100_000 // of JSON, names and brackets among them; of a turn too
	mostCount  = 99      // what people may type of most things
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
	var problem *rules.Problem
	if errors.As(err, &problem) {
		err = def.cannotBeAt(s, problem)
	}
	return unbounded(line, err)
}

// boundedWhole is bounded for a table of which what brought it about was not looked at:
// nothing on it may be too many, or too large.
func (def *game[U, S, A]) boundedWhole(line int, s S) error {
	text, err := compact(s)
	if err != nil {
		return err
	}
	if err := unbounded(line, sizedText(text, mostNumber)); err != nil {
		return err
	}
	if sizedText(text, mostCount) != nil {
		if err := unbounded(line, def.overCount(s)); err != nil {
			return err
		}
	}
	return def.bounded(line, s)
}

// overCount returns a sentence about a place that people may correct where far more stands
// than they may type there, nil where none is. Play may lead a little beyond.
func (def *game[U, S, A]) overCount(s S) error {
	tree, err := rules.Tree(s)
	if err != nil {
		return err
	}
	for _, place := range def.Correctables {
		most := 10 * max(place.High, mostCount)
		for _, n := range place.Numbers(tree) {
			if place.Kind == "" && math.Abs(n) > float64(most) {
				return huge(n, most)
			}
		}
	}
	return nil
}

// boundedTurn refuses a turn that tells of too much, and the table after one that tells of
// more than most places hold.
func (def *game[U, S, A]) boundedTurn(l *journal.Line, after S) error {
	if sizedText(l.Patch, mostCount) != nil || sizedText(l.Did, mostCount) != nil {
		return def.boundedWhole(l.N, after)
	}
	return def.bounded(l.N, after)
}

// boundedLine refuses a turn that tells of too much before it is put on the table.
func boundedLine(l *journal.Line) error {
	return unbounded(l.N, cmp.Or(sizedText(l.Patch, mostNumber), sizedText(l.Did, mostNumber)))
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

// sizedText returns a sentence about a JSON text of too many values, or of a number that is
// more than most; nil where it has neither.
func sizedText(text []byte, most int) error {
	largest, values := strictjson.Largest(text)
	switch {
	case values > mostValues:
		return &tables.Sentence{ID: "session.problem-size", Args: tables.Args{"most": mostValues}}
	case largest > float64(most):
		return huge(largest, most)
	}
	return nil
}

func huge(number float64, most int) error {
	said := tables.Plain(strconv.FormatFloat(number, 'f', -1, 64), tables.MaxName)
	return &tables.Sentence{ID: "session.problem-huge", Args: tables.Args{"number": said, "most": most}}
}
