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

// learnMinion reads a minion's initiative card off.
func (t talk) learnMinion(name string) (mice.Minion, error) {
	m := mice.Minion{ID: t.freeID(name), Name: inBothLanguages(name)}
	err := session.Steps(
		func() (err error) {
			m.Family, err = whichWord(t, "learn.minion", name, "family", mice.Families)
			return err
		},
		func() error { return t.numbers("learn.minion-values", name, "", &m.Battle, &m.Defense, &m.Life) },
		func() error {
			signs, err := t.signs("learn.minion-signs", name, largeSign, rangedSign, bossSign, eliteSign, poisonSign)
			m.Large, m.Ranged, m.Boss = signs[largeSign], signs[rangedSign], signs[bossSign]
			m.Elite, m.Poison = signs[eliteSign], signs[poisonSign]
			return err
		},
		func() error {
			if !m.Boss {
				m.Cards = 0
				return session.ErrUnasked
			}
			return t.numbers("learn.minion-cards", name, "1", &m.Cards)
		},
	)
	m.Life = max(1, m.Life)
	if err == nil {
		t.keep(m.ID, m)
	}
	return m, err
}

// learnCat reads Brodie's two cards off.
func (t talk) learnCat() (mice.Cat, error) {
	var c mice.Cat
	err := session.Steps(
		func() error {
			return t.numbers("learn.cat-pounce", "", "", &c.Pounce.Battle, &c.Pounce.Defense, &c.Pounce.Life)
		},
		func() error {
			return t.numbers("learn.cat-chase", "", "", &c.Chase.Battle, &c.Chase.Defense, &c.Chase.Life)
		},
	)
	if err == nil {
		t.keep("cat", c)
	}
	return c, err
}

// learnDie asks for the six sides of an action die in one line.
func (t talk) learnDie() (mice.Die, error) {
	q := desk.Question{Text: t.say("learn.die"), Help: t.say("learn.die-help"), Rest: true}
	faces, err := session.Written(t.Talk, q, readFaces)
	d := mice.Die{Faces: faces}
	if err == nil {
		t.keep("die", d)
	}
	return d, err
}

// learnEncounter reads an encounter card off: its keywords, who comes on which
// pages, and who comes in its surge.
func (t talk) learnEncounter(name string) (mice.Encounter, error) {
	e := mice.Encounter{ID: mice.CardID(t.freeID(name)), Name: inBothLanguages(name)}
	err := session.Steps(
		func() error {
			signs, err := t.signs("learn.encounter-signs", name, trapsSign, ambushSign, difficultSign)
			e.Mousetraps, e.Ambush, e.Difficult = signs[trapsSign], signs[ambushSign], signs[difficultSign]
			return err
		},
		func() (err error) { e.Rows, err = t.rows(name); return err },
		func() (err error) { e.Surge, err = t.whoComes("learn.encounter-surge", name); return err },
	)
	if err == nil {
		t.keep(string(e.ID), e)
	}
	return e, err
}

// rows asks for the rows of an encounter card until Enter; there is at least one.
func (t talk) rows(name string) ([]mice.Row, error) {
	var rows []mice.Row
	for {
		q := desk.Question{Text: t.say("learn.encounter-row", tables.Args{"name": name, "number": len(rows) + 1}), Rest: true}
		if len(rows) > 0 {
			q.Default = t.say("learn.none")
		} else {
			q.Help = t.say("learn.encounter-help")
		}
		typed, err := session.Written(t.Talk, q, func(typed string) (string, error) {
			if typed == q.Default {
				return "", nil
			}
			_, _, err := readRow(typed)
			return typed, err
		})
		if err != nil || typed == "" {
			return rows, err
		}
		row, who, _ := readRow(typed)
		if row.Minions, err = t.squadsOf(who); err != nil {
			return rows, err
		}
		rows = append(rows, row)
	}
}

// whoComes asks who comes; nobody on Enter.
func (t talk) whoComes(id, name string) ([]mice.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.say("learn.none"), Rest: true}
	who, err := session.Written(t.Talk, q, func(typed string) ([]namedSquad, error) {
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
func (t talk) squadsOf(who []namedSquad) ([]mice.Squad, error) {
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
func (t talk) minionOf(name string) (string, error) {
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
	m, err := t.learnMinion(name)
	return m.ID, err
}
