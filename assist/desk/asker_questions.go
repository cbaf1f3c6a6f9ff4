package desk

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/keyboard"
	"tablemate/tables"
)

// Choose asks people to choose one of the options, and returns its index.
func (a *Asker) Choose(q Question, options []Option) (int, error) {
	return a.chooseFrom(q, choiceOf(options, a.words), Menu)
}

func (a *Asker) chooseFrom(q Question, c choice, shape Shape) (int, error) {
	if len(c.options) == 0 {
		return 0, errNothingOffered(q)
	}
	p := Prompt{Shape: shape, Rows: c.rows, Match: c.fitting, Focus: -1}
	if i := c.keyed(q.Default); i >= 0 {
		q.Default = c.options[i].Keys[0]
		p.Likely, p.Enter, p.EnterKey = c.options[i].Label, a.enterHint(c.options[i].Label), a.enterHint(q.Default)
		p.Focus = slices.Index(c.optionOf, i)
	} else {
		q.Default = ""
	}
	asker := a.speaker.By
	return putQuestion(a, q, p, parser[int]{
		parse: func(typed string) (int, error) {
			found := c.read(typed)
			switch {
			case len(found) != 1:
				return 0, a.misread("desk.unknown", c, typed, found)
			case q.Second && found[0] == 0 && asker != "" && a.speaker.By == asker:
				return 0, errors.New(a.words.Say("serve.not-yours", tables.Args{"name": ""}))
			}
			return found[0], nil
		},
		isOption: c.isOption,
		first:    c.rows[0].Key,
		keys:     c.keys(),
		row:      func(row int) int { return c.optionOf[row] },
	})
}

// Pick asks people to choose any number of options, and returns their indexes in rising order.
func (a *Asker) Pick(q Question, options []Option) ([]int, error) {
	c := choiceOf(options, a.words)
	if len(c.options) == 0 {
		return nil, errNothingOffered(q)
	}
	none := len(c.options)
	c.options = append(c.options, Option{Keys: strings.Fields(a.words.Say("desk.noneKeys")), Hidden: true})
	parse := func(typed string) ([]int, error) {
		picked, unread, means := c.readSeveral(typed)
		if !q.Twice {
			picked = slices.Compact(picked)
		}
		switch {
		case unread != "" || len(picked) == 0 || len(picked) > 1 && slices.Contains(picked, none):
			return nil, a.misread("desk.unpicked", c, cmp.Or(unread, typed), means)
		case picked[0] == none:
			return []int{}, nil
		}
		return picked, nil
	}
	p := Prompt{Shape: Several, Rows: c.rows, Focus: -1, Likely: q.Default, Enter: a.enterHint(q.Default)}
	if _, err := parse(q.Default); err != nil && !q.Needed {
		q.Default, p.Likely = nothing, a.words.Say("desk.nothing")
		p.Enter = a.enterHint(p.Likely)
	}
	numbers := slices.ContainsFunc(c.rows, func(r Row) bool { return isNumber(r.Key) })
	return putQuestion(a, q, p, parser[[]int]{
		parse: parse, isOption: c.isOption, first: c.rows[0].Key, keys: c.keys(), numbers: numbers,
	})
}

// misread returns the error for a text that matches no option or several options. If several match,
// the error lists them.
func (a *Asker) misread(id string, c choice, typed string, means []int) error {
	if len(means) < 2 {
		together, several := c.lastKeys()
		return errors.New(a.words.Say(id, tables.Args{
			"typed": typed, "keys": c.keys(), "together": together, "several": several,
		}))
	}
	swapped := keyboard.Other(normalized(typed))
	named := make([]string, len(means))
	for i, at := range means {
		o := c.options[at]
		named[i] = rowText(Row{Key: o.Keys[0], Label: cmp.Or(o.Label, o.Keys[0])})
		if len(c.byKey(typed)) == 0 && c.called(o, swapped) {
			named[i] = a.words.Say("desk.otherLayout", tables.Args{"row": named[i], "keys": swapped})
		}
	}
	return unclear(a.words.Say("desk.severalFit", tables.Args{"typed": typed, "rows": strings.Join(named, " · ")}))
}

// Number asks for a whole number from low to high.
func (a *Asker) Number(q Question, low, high int) (int, error) {
	p := Prompt{Focus: -1, Likely: q.Default, Enter: a.enterHint(q.Default)}
	return putQuestion(a, q, p, parser[int]{
		parse: func(typed string) (int, error) {
			if n, err := strconv.Atoi(typed); err == nil && low <= n && n <= high {
				return n, nil
			}
			return 0, errors.New(a.words.Say("desk.number", tables.Args{"typed": typed, "low": low, "high": high}))
		},
		isOption: noOption,
		first:    strconv.Itoa(low),
		keys:     fmt.Sprintf("%d-%d", low, high),
	})
}

// Confirm asks yes or no.
func (a *Asker) Confirm(q Question) (bool, error) {
	yes := Option{Keys: strings.Fields(a.words.Say("desk.yesKeys")), Label: a.words.Say("desk.yes")}
	no := Option{Keys: strings.Fields(a.words.Say("desk.noKeys")), Label: a.words.Say("desk.no")}
	i, err := a.chooseFrom(q, choiceOf([]Option{yes, no}, a.words), YesNo)
	return i == 0 && err == nil, err
}

// Write asks for a text, which q.Parse may reject.
func (a *Asker) Write(q Question) (string, error) {
	p := Prompt{Focus: -1, Likely: q.Default, Enter: a.enterHint(q.Default)}
	return putQuestion(a, q, p, parser[string]{
		parse: func(typed string) (string, error) {
			if q.Parse == nil {
				return typed, nil
			}
			return typed, q.Parse(typed)
		},
		isOption: noOption,
		free:     q.Parse == nil,
	})
}

func (a *Asker) enterHint(answer string) string {
	if answer == "" {
		return ""
	}
	return a.words.Say("desk.enter", tables.Args{"answer": answer})
}

func errNothingOffered(q Question) error {
	return fmt.Errorf("%q offers nothing to choose from", q.Text)
}

func noOption(string) bool { return false }
