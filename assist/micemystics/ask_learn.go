package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/session"
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

func inBothLanguages(name string) tables.Text { return tables.Text{En: name, Ru: name} }

// learnHero reads a hero card off.
func (t talk) learnHero(name string) (mice.Hero, error) {
	h := mice.Hero{ID: t.freeID(name), Name: inBothLanguages(name)}
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
		known, ok := inBox(t, card, searchNames)
		if !ok {
			if known, err = t.learnSearch(card); err != nil {
				return nil, err
			}
		}
		out = append(out, known.ID)
	}
	return out, nil
}

// learnSearch reads a search card off under a new name, and keeps it in the box.
func (t talk) learnSearch(name string) (mice.Search, error) {
	c := mice.Search{ID: mice.CardID(t.freeID(name)), Name: inBothLanguages(name)}
	err := session.Steps(
		func() (err error) {
			c.Type, err = whichWord(t, "learn.search", name, "search-type", asWorn)
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
			func() (err error) {
				c.Reach, err = whichWord(t, "learn.reach", name, "reach", mice.Reaches)
				return err
			},
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
		item, err := whichWord(t, "learn.party-item", name, "item", mice.PartyItems)
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
	a := mice.Ability{ID: mice.CardID(t.freeID(name)), Name: inBothLanguages(name)}
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
