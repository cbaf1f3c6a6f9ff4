package chezguevara

import (
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
)

// short is a short question about a line that has not said all: what it asks, what reads the
// answer, and the line, which is said again once somebody else has spoken.
type short struct {
	desk.Question
	read  func(typed string) (step, error)
	again string
}

// askShort asks a short question. A seat with a card is somebody else who speaks first; alone
// it is an answer.
func (a prompter) askShort(q short) (game.Action, error) {
	next, err := a.askStep(q.Question, func(typed string) (step, error) {
		if !interrupts(typed) && !(Flow{}).Speaks(a.UI, a.state, typed) {
			return q.read(typed)
		}
		next, err := a.readPlay(typed)
		next.ahead = joinAhead(next.ahead, q.again)
		return next, err
	})
	if err != nil {
		return nil, err
	}
	return a.take(next)
}

// interrupts reports whether a line begins with a seat and a word stuck to it: 3prom.
func interrupts(typed string) bool {
	word, _ := head(typed)
	digits, rest := cutFront(word)
	return digits != "" && rest != "" && unicode.IsLetter([]rune(rest)[0])
}

// Speaks reports whether a line is what somebody says, whatever is asked: a seat in front,
// and a card.
func (Flow) Speaks(t *talk.UI, s game.State, typed string) bool {
	a := prompter{phrases{t}, s}
	l, err := a.cutLine(typed)
	if err != nil || l.by == rules.Nobody && !l.unnamed {
		return false
	}
	_, err = a.readPlay(typed)
	return err == nil
}

// take returns the action of a step, and puts before the next questions what is left of the
// line.
func (a prompter) take(next step) (game.Action, error) {
	did := next.did
	if next.then != nil {
		var err error
		if did, err = next.then(); err != nil {
			return nil, err
		}
	}
	if next.ahead != "" {
		a.Desk.Ahead(next.ahead)
	}
	return did, nil
}
