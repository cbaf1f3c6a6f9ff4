package micemystics

import (
	"slices"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// faces asks for the six sides of an action die in one line.
func (t phrases) faces(q box.Asked) ([]mice.Face, error) {
	ask := desk.Question{Text: t.say(q.Say), Help: t.say("learn.die-help"), Rest: true}
	return session.Written(t.UI, ask, readFaces)
}

// rows asks for the rows of an encounter card until Enter; there is at least one.
func (t phrases) rows(q box.Asked) ([]mice.Row, error) {
	var rows []mice.Row
	err := t.lines(q, "learn.encounter-help", 1, func(typed string) (func() error, error) {
		row, who, err := readRow(typed)
		return func() (err error) {
			row.Minions, err = t.squadsOf(who)
			rows = append(rows, row)
			return err
		}, err
	})
	return rows, err
}

// lines asks for one line after another until Enter, where there are at least
// so many. What read makes of a line is done when it is taken.
func (t phrases) lines(q box.Asked, help string, least int, read func(string) (func() error, error)) error {
	for n := 1; ; n++ {
		ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name, "number": n}), Rest: true}
		if n > least {
			ask.Default = t.none()
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

// whoComes asks who comes; nobody on Enter.
func (t phrases) whoComes(id, name string) ([]mice.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.none(), Rest: true}
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

// squadsOf are squads by the names of minions; a card that nobody has entered is
// read off now.
func (t phrases) squadsOf(who []namedSquad) ([]mice.Squad, error) {
	var out []mice.Squad
	for _, c := range who {
		id, err := t.minionOf(c.name)
		if err != nil {
			return nil, err
		}
		out = append(out, mice.Squad{Minion: id, Count: c.count, Greedy: c.greedy})
	}
	return out, nil
}

// minionOf is the minion card that people mean by a name, Brodie among them;
// one that nobody has entered is read off now if people mean it.
func (t phrases) minionOf(name string) (string, error) {
	if slices.Contains([]string{"brodie", "мышегуб", glued(t.figure(game.Brodie))}, glued(name)) {
		return string(game.Brodie), nil
	}
	all := box.All[mice.Minion](t.Box)
	at, several := meant(name, all, minionNames)
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
	m, err := learned[mice.Minion](t, name)
	return m.ID, err
}
