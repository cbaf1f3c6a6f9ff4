package session

import (
	"cmp"
	"errors"
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Limits for the values in a state. They are higher than most limits for typed numbers, because
// numbers may grow during play.
const (
	mostNumber = 990
	mostValues = 100_000 // the most JSON values in a state or a turn, counting member names and brackets
)

// unboundedID is the id of the sentence for a recorded line that leads to an impossible state.
const unboundedID = "session.unbounded"

// The method `bounded` returns a *Fault if a state is impossible. For an action that is not
// recorded yet, `line` is 0.
func (def *game[U, S, A]) bounded(line int, s S) error {
	var err error
	if game, ok := def.Rules.(rules.Bounded[S]); ok {
		err = game.Unbounded(s)
	}
	return unbounded(line, def.asFault(s, err))
}

// boundedWhole is like bounded, but also limits the number of JSON values and the size of numbers.
func (def *game[U, S, A]) boundedWhole(line int, s S) error {
	text, err := compact(s)
	if err == nil {
		err = unbounded(line, def.sized(text))
	}
	return cmp.Or(err, def.bounded(line, s))
}

func unbounded(line int, err error) error {
	switch {
	case err == nil:
		return nil
	case line == 0:
		return &Fault{ID: "session.unbounded-now", Err: err}
	}
	return &Fault{Line: line, ID: unboundedID, Err: err}
}

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

func (def *game[U, S, A]) asFault(s S, err error) error {
	if problem, is := errors.AsType[*rules.Problem](err); is {
		return def.cannotBe(s, problem)
	}
	return err
}
