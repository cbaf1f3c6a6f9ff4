package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askFaces asks for the six sides of an action die in one line.
func (t phrases) askFaces(q box.Asked) ([]parts.Face, error) {
	ask := desk.Question{Text: t.say(q.Say), Help: t.say("learn.die-help"), Rest: true}
	return session.Written(t.UI, ask, readFaces)
}

// askRows asks for the rows of an encounter card until Enter; there is at least one.
func (t phrases) askRows(q box.Asked) ([]parts.Row, error) {
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
func (t phrases) askLines(q box.Asked, help string, least int, read func(string) (func() error, error)) error {
	for n := 1; ; n++ {
		ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name, "number": n}), Rest: true}
		if n > least {
			ask.Default = t.noneWord()
		}
		if n == 1 {
			ask.Help = t.say(help)
		}
		take, err := session.Written(t.UI, ask, func(typed string) (func() error, error) {
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

// askSquads asks who comes; nobody on Enter.
func (t phrases) askSquads(id, name string) ([]parts.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.noneWord(), Rest: true}
	who, err := session.Written(t.UI, q, func(typed string) ([]namedSquad, error) {
		if typed == q.Default {
			return nil, nil
		}
		return readCounted(typed)
	})
	if err != nil {
		return nil, err
	}
	return t.squadsOf(who)
}

// squadsOf turns typed names into squads. A minion that the box does not know is
// read off now.
func (t phrases) squadsOf(who []namedSquad) ([]parts.Squad, error) {
	var out []parts.Squad
	for _, c := range who {
		id, err := t.askMinion(c.name)
		if err != nil {
			return nil, err
		}
		out = append(out, parts.Squad{Minion: id, Count: c.count, Greedy: c.greedy})
	}
	return out, nil
}

// askMinion returns the id of the minion card that a typed name means, Brodie's
// too. One that the box does not know is read off now if people agree.
func (t phrases) askMinion(name string) (string, error) {
	if slices.Contains([]string{"brodie", "мышегуб", hyphenated(t.figure(game.Brodie))}, hyphenated(name)) {
		return string(game.Brodie), nil
	}
	all := box.All[parts.Minion](t.Box)
	at, several := matchName(name, all, minionNames)
	if at >= 0 {
		return all[at].ID, nil
	}
	text := t.say("learn.minion-new", tables.Args{"name": name})
	if several != "" {
		text = t.say("learn.minion-two", tables.Args{"name": name, "cards": several})
	}
	now, err := t.Desk.Confirm(desk.Question{Text: text, Default: "y"})
	if err != nil {
		return "", err
	}
	if !now {
		return "", desk.ErrBack
	}
	m, err := readOffNew[parts.Minion](t, name)
	return m.ID, err
}
