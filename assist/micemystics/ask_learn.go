package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// keep puts a thing read off into the owner's box. Where that fails people are
// told, and the game goes on with what they said.
func (t talk) keep(id string, what any) {
	if t.Box == nil {
		return
	}
	if err := t.Box.Learn(id, what); err != nil {
		why, ok := session.Sentence(t.Words, err)
		if !ok {
			why = err.Error()
		}
		t.Desk.Say(t.Paint.Warning(t.say("learn.not-kept", tables.Args{"thing": id, "why": why})))
	}
}

// freeID is an id for a new thing of that name which nothing in the box bears.
func (t talk) freeID(name string) string {
	id := glued(name)
	if t.Box == nil {
		return id
	}
	for n := 2; slices.Contains(t.Box.IDs(), id); n++ {
		id = glued(name) + "-" + strconv.Itoa(n)
	}
	return id
}

func both(name string) tables.Text { return tables.Text{En: name, Ru: name} }

// learnHero reads a hero card off.
func (t talk) learnHero(name string) (mice.Hero, error) {
	h := mice.Hero{ID: t.freeID(name), Name: both(name)}
	err := session.Steps(
		func() error {
			return t.numbers("learn.hero", name, "", &h.Battle, &h.Defense, &h.Lore, &h.Move, &h.Life)
		},
		func() (err error) { h.Classes, err = t.classes("learn.hero-classes", name); return err },
		func() (err error) { h.Starting, err = t.startingGear(name); return err },
	)
	if err == nil {
		t.keep(h.ID, h)
	}
	return h, err
}

// startingGear asks for the starting cards of a mouse and reads off those that
// nobody has entered.
func (t talk) startingGear(name string) ([]mice.CardID, error) {
	names, err := t.list("learn.hero-gear", name)
	if err != nil {
		return nil, err
	}
	var out []mice.CardID
	for _, card := range names {
		known, ok := t.searchCard(card)
		if !ok {
			if known, err = t.learnSearch(card); err != nil {
				return nil, err
			}
		}
		out = append(out, known.ID)
	}
	return out, nil
}

// searchCard is the search card of that name in the box.
func (t talk) searchCard(name string) (mice.Search, bool) {
	for _, c := range box.All[mice.Search](t.Box) {
		if alike(name, string(c.ID), c.Name) {
			return c, true
		}
	}
	return mice.Search{}, false
}

// alike reports whether people mean a thing by what they typed.
func alike(typed, id string, name tables.Text) bool {
	return slices.Contains([]string{id, glued(name.En), glued(name.Ru)}, glued(typed))
}

// learnSearch reads a search card off under a new name, and keeps it in the box.
func (t talk) learnSearch(name string) (mice.Search, error) {
	c := mice.Search{ID: mice.CardID(t.freeID(name)), Name: both(name)}
	err := session.Steps(
		func() (err error) {
			c.Type, err = chosen(t, "learn.search", name, "search-type", asWorn)
			return err
		},
		func() error { return t.searchValues(&c, name) },
		func() (err error) {
			if c.Type == mice.Chance || c.Type == mice.Party {
				return session.ErrUnasked
			}
			c.Classes, err = t.classes("learn.search-classes", name)
			return err
		},
	)
	if err == nil {
		t.keep(string(c.ID), c)
	}
	return c, err
}

// asWorn are the types of search cards, those of starting gear first.
var asWorn = []mice.SearchType{
	mice.Weapon, mice.Armor, mice.Accessory, mice.Item, mice.Scroll, mice.Trick, mice.Party, mice.Chance,
}

// searchValues asks what the rules need of a card of its type.
func (t talk) searchValues(c *mice.Search, name string) error {
	switch c.Type {
	case mice.Weapon:
		return session.Steps(
			func() (err error) { c.Reach, err = chosen(t, "learn.reach", name, "reach", mice.Reaches); return err },
			func() error { c.Paws = 1; return t.numbers("learn.weapon", name, "0 1", &c.Dice, &c.Paws) },
		)
	case mice.Armor:
		return session.Steps(
			func() (err error) { c.Body, err = t.word("learn.body", name); return err },
			func() error { return t.numbers("learn.worn", name, "0 1", &c.Worn.Battle, &c.Worn.Defense) },
		)
	case mice.Accessory:
		return t.numbers("learn.worn", name, "0 0", &c.Worn.Battle, &c.Worn.Defense)
	case mice.Party:
		item, err := chosen(t, "learn.party-item", name, "item", mice.PartyItems)
		c.Party = item
		return err
	case mice.Item, mice.Scroll, mice.Trick:
		signs, err := t.signs("learn.powers", name, crossSign, cureSign)
		c.Crosses, c.Cures = signs[crossSign], signs[cureSign]
		return err
	}
	return session.ErrUnasked
}

// learnAbility reads an ability card off.
func (t talk) learnAbility(name string) (mice.Ability, error) {
	a := mice.Ability{ID: mice.CardID(t.freeID(name)), Name: both(name)}
	err := session.Steps(
		func() (err error) { a.Classes, err = t.classes("learn.ability-classes", name); return err },
		func() error { a.Cost = 1; return t.numbers("learn.ability-cost", name, "1", &a.Cost) },
		func() error {
			signs, err := t.signs("learn.ability-powers", name, actionSign, cureSign)
			a.Action, a.Cures = signs[actionSign], signs[cureSign]
			return err
		},
	)
	if err == nil {
		t.keep(string(a.ID), a)
	}
	return a, err
}

// learnMinion reads a minion's initiative card off.
func (t talk) learnMinion(name string) (mice.Minion, error) {
	m := mice.Minion{ID: t.freeID(name), Name: both(name)}
	err := session.Steps(
		func() (err error) {
			m.Family, err = chosen(t, "learn.minion", name, "family", mice.Families)
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
	e := mice.Encounter{ID: mice.CardID(t.freeID(name)), Name: both(name)}
	err := session.Steps(
		func() error {
			signs, err := t.signs("learn.encounter-signs", name, trapsSign, ambushSign, difficultSign)
			e.Mousetraps, e.Ambush, e.Difficult = signs[trapsSign], signs[ambushSign], signs[difficultSign]
			return err
		},
		func() (err error) { e.Rows, err = t.rows(name); return err },
		func() (err error) { e.Surge, err = t.newcomers("learn.encounter-surge", name); return err },
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
		if row.Minions, err = t.known(who); err != nil {
			return rows, err
		}
		rows = append(rows, row)
	}
}

// newcomers asks who comes; nobody on Enter.
func (t talk) newcomers(id, name string) ([]mice.Squad, error) {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: t.say("learn.none"), Rest: true}
	who, err := session.Written(t.Talk, q, func(typed string) ([]headcount, error) {
		if typed == q.Default {
			return nil, nil
		}
		return readCounted(typed)
	})
	if err != nil {
		return nil, err
	}
	return t.known(who)
}

// known are squads of minions; a card that nobody has entered is read off now.
func (t talk) known(who []headcount) ([]mice.Squad, error) {
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
	at, several := meant(name, all, func(m mice.Minion) []string { return namesOf(m.Name, m.ID) })
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
