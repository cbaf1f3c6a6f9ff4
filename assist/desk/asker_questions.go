package desk

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// Choose asks for one of options and gives its place in the list. A question that
// comes unforeseen is answered by its letters: a number was meant for another.
func (a *Asker) Choose(q Question, options []Option) (int, error) {
	if q.Fresh {
		return a.chooseFrom(q, choiceOf(options, YesNo), Menu)
	}
	return a.chooseFrom(q, choiceOf(options, Menu), Menu)
}

func (a *Asker) chooseFrom(q Question, c choice, shape Shape) (int, error) {
	if len(c.options) == 0 {
		return 0, errNothingOffered(q)
	}
	p := Prompt{Shape: shape, Rows: c.rows, Match: c.match, Focus: -1}
	if i := c.find(q.Default); q.Default != "" && i >= 0 {
		p.Enter = a.enter(c.options[i].Label)
		if a.width > 0 && paint.Width(q.Text+p.Enter+mark)+len(" () ") > a.width {
			p.Enter = a.enter(c.options[i].Keys[0])
		}
		p.Focus = slices.Index(c.optionOf, i)
	} else {
		q.Default = ""
	}
	return putQuestion(a, q, p, parser[int]{
		parse: func(typed string) (int, error) {
			if i := c.find(typed); i >= 0 {
				return i, nil
			}
			return 0, a.invalid("desk.unknown", tables.Args{"typed": typed, "keys": c.keys()})
		},
		isOption: c.isOption,
		guess: func(typed string) (int, bool) {
			i := c.guess(typed)
			return i, i >= 0
		},
	})
}

// Pick asks for any number of options and gives their places in rising order.
func (a *Asker) Pick(q Question, options []Option) ([]int, error) {
	c := choiceOf(options, Several)
	if len(c.options) == 0 {
		return nil, errNothingOffered(q)
	}
	p := Prompt{Shape: Several, Rows: c.rows, Focus: -1}
	if _, ok := c.parseSeveral(q.Default); !ok {
		q.Default = nothing
		p.Enter = a.enter(a.words.Say("desk.nothing"))
	} else {
		p.Enter = a.enter(q.Default)
	}
	return putQuestion(a, q, p, parser[[]int]{
		parse: func(typed string) ([]int, error) {
			if picked, ok := c.parseSeveral(typed); ok {
				return picked, nil
			}
			return nil, a.invalid("desk.unpicked", tables.Args{"typed": typed, "keys": c.keys()})
		},
		isOption: c.isOption,
		guess:    noGuess[[]int],
	})
}

// Number asks for a whole number from low to high.
func (a *Asker) Number(q Question, low, high int) (int, error) {
	p := Prompt{Focus: -1, Enter: a.enter(q.Default)}
	return putQuestion(a, q, p, parser[int]{
		parse: func(typed string) (int, error) {
			if n, err := strconv.Atoi(typed); err == nil && low <= n && n <= high {
				return n, nil
			}
			return 0, a.invalid("desk.number", tables.Args{"typed": typed, "low": low, "high": high})
		},
		isOption: noOption,
		guess:    noGuess[int],
	})
}

// Confirm asks yes or no.
func (a *Asker) Confirm(q Question) (bool, error) {
	yes := Option{Keys: strings.Fields(a.words.Say("desk.yesKeys")), Label: a.words.Say("desk.yes")}
	no := Option{Keys: strings.Fields(a.words.Say("desk.noKeys")), Label: a.words.Say("desk.no")}
	i, err := a.chooseFrom(q, choiceOf([]Option{yes, no}, YesNo), YesNo)
	return i == 0 && err == nil, err
}

// Write asks for words of people's own.
func (a *Asker) Write(q Question) (string, error) {
	p := Prompt{Focus: -1, Enter: a.enter(q.Default)}
	return putQuestion(a, q, p, parser[string]{
		parse: func(typed string) (string, error) {
			if q.Parse == nil {
				return typed, nil
			}
			return typed, q.Parse(typed)
		},
		isOption: noOption,
		guess:    noGuess[string],
	})
}

// enter says what Enter takes.
func (a *Asker) enter(answer string) string {
	if answer == "" {
		return ""
	}
	return a.words.Say("desk.enter", tables.Args{"answer": answer})
}

func (a *Asker) invalid(id string, args tables.Args) error {
	return errors.New(a.words.Say(id, args))
}

func errNothingOffered(q Question) error {
	return fmt.Errorf("%q offers nothing to choose from", q.Text)
}

func noOption(string) bool { return false }

func noGuess[T any](string) (none T, ok bool) { return none, false }
