package micemystics

import (
	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askFaces asks for the six sides of an action die in one line.
func (t phrases) askFaces(q box.CardQuestion) ([]parts.Face, error) {
	ask := desk.Question{Text: t.say(q.Say), Help: t.say("learn.die-help"), Rest: true}
	return talk.Written(t.UI, ask, readFaces)
}

// askRows asks for the rows of an encounter card until Enter; there is at least one.
func (t phrases) askRows(q box.CardQuestion) ([]parts.Row, error) {
	var rows []parts.Row
	err := t.askLines(q, "learn.encounter-help", 1, func(typed string) (func() error, error) {
		row, who, err := readRow(typed)
		return func() (err error) {
			row.Minions, err = t.squadsOf(who)
			rows = append(rows, row)
			return err
		}, err
	})
	return rows, err
}

// askLines asks for one line after another until Enter, where there are at least
// so many. What read makes of a line is done when it is taken.
func (t phrases) askLines(q box.CardQuestion, help string, least int, read func(string) (func() error, error)) error {
	for n := 1; ; n++ {
		ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name, "number": n}), Rest: true}
		if n > least {
			ask.Default = t.noneWord()
		}
		if n == 1 {
			ask.Help = t.say(help)
		}
		take, err := talk.Written(t.UI, ask, func(typed string) (func() error, error) {
			if typed == ask.Default {
				return nil, nil
			}
			return read(typed)
		})
		if err != nil || take == nil {
			return err
		}
		if err := take(); err != nil {
			return err
		}
	}
}
