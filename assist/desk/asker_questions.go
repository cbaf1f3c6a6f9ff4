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
		return a.choose(q, choiceOf(options, YesNo), Menu)
	}
	return a.choose(q, choiceOf(options, Menu), Menu)
}

func (a *Asker) choose(q Question, c choice, shape Shape) (int, error) {
	if len(c.options) == 0 {
		return 0, errNothingOffered(q)
	}
	p := Prompt{Shape: shape, Rows: c.rows, Match: c.match, Focus: -1}
	if i := c.find(q.Default); q.Default != "" && i >= 0 {
		p.Enter = a.enter(c.options[i].Label)
		if a.width > 0 && paint.Width(q.Text+p.Enter+mark)+len(" () ") > a.width {
			p.Enter = a.enter(c.options[i].Keys[0])
		}
		p.Focus = slices.Index(c.row, i)
	} else {
		q.Default = ""
	}
	return ask(a, q, p, reading[int]{
		read: func(typed string) (int, error) {
			if i := c.find(typed); i >= 0 {
				return i, nil
			}
			return 0, a.wrong("desk.unknown", tables.Args{"typed": typed, "keys": c.keys()})
		},
		owns: c.owns,
		near: func(typed string) (int, bool) {
			i := c.near(typed)
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
	if _, ok := c.several(q.Default); !ok {
		q.Default = nothing
		p.Enter = a.enter(a.words.Say("desk.nothing"))
	} else {
		p.Enter = a.enter(q.Default)
	}
	return ask(a, q, p, reading[[]int]{
		read: func(typed string) ([]int, error) {
			if picked, ok := c.several(typed); ok {
				return picked, nil
			}
			return nil, a.wrong("desk.unpicked", tables.Args{"typed": typed, "keys": c.keys()})
		},
		owns: c.owns,
		near: never[[]int],
	})
}

// Number asks for a whole number from low to high.
func (a *Asker) Number(q Question, low, high int) (int, error) {
	p := Prompt{Focus: -1, Enter: a.enter(q.Default)}
	return ask(a, q, p, reading[int]{
		read: func(typed string) (int, error) {
			if n, err := strconv.Atoi(typed); err == nil && low <= n && n <= high {
				return n, nil
			}
			return 0, a.wrong("desk.number", tables.Args{"typed": typed, "low": low, "high": high})
		},
		owns: nobody,
		near: never[int],
	})
}

// Confirm asks yes or no.
func (a *Asker) Confirm(q Question) (bool, error) {
	yes := Option{Keys: strings.Fields(a.words.Say("desk.yesKeys")), Label: a.words.Say("desk.yes")}
	no := Option{Keys: strings.Fields(a.words.Say("desk.noKeys")), Label: a.words.Say("desk.no")}
	i, err := a.choose(q, choiceOf([]Option{yes, no}, YesNo), YesNo)
	return i == 0 && err == nil, err
}

// Write asks for words of people's own.
func (a *Asker) Write(q Question) (string, error) {
	p := Prompt{Focus: -1, Enter: a.enter(q.Default)}
	return ask(a, q, p, reading[string]{
		read: func(typed string) (string, error) {
			if q.Parse == nil {
				return typed, nil
			}
			return typed, q.Parse(typed)
		},
		owns: nobody,
		near: never[string],
	})
}

// enter says what Enter takes.
func (a *Asker) enter(answer string) string {
	if answer == "" {
		return ""
	}
	return a.words.Say("desk.enter", tables.Args{"answer": answer})
}

func (a *Asker) wrong(id string, args tables.Args) error {
	return errors.New(a.words.Say(id, args))
}

func errNothingOffered(q Question) error {
	return fmt.Errorf("%q offers nothing to choose from", q.Text)
}

func nobody(string) bool { return false }

func never[T any](string) (none T, ok bool) { return none, false }
