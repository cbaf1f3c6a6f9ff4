package micemystics

import (
	"strings"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// corrected names what a correction changes, so that a record can be read.
func (t talk) corrected(c game.Correct) string {
	var parts []string
	add := func(id string, said tables.Args) { parts = append(parts, t.say("corrected."+id, said)) }
	for i := range c.Mice {
		m := &c.Mice[i]
		t.correctedFigure(add, m.Mouse, m.At, m.Wounds)
		t.correctedMouse(add, m)
	}
	for _, m := range c.Minions {
		t.correctedFigure(add, m.Minion, m.At, m.Wounds)
		if m.Gone {
			add("gone", tables.Args{"figure": t.figure(m.Minion)})
		}
	}
	if c.Cat != nil {
		t.correctedFigure(add, game.Brodie, c.Cat, nil)
	}
	t.correctedBoard(add, c)
	return strings.Join(parts, "; ")
}

func (t talk) correctedFigure(add func(string, tables.Args), f game.Name, at *game.Spot, wounds *int) {
	if at != nil {
		add("at", tables.Args{"figure": t.figure(f), "place": asking{talk: t}.calledPlace(game.Place{Space: at.Space}.Noun().ID)})
	}
	if wounds != nil {
		add("wounds", tables.Args{"figure": t.figure(f), "number": *wounds})
	}
}

func (t talk) correctedMouse(add func(string, tables.Args), m *game.MouseNow) {
	who := t.figure(m.Mouse)
	for _, count := range []struct {
		id string
		n  *int
	}{{"poison", m.Poison}, {"cheese", m.Cheese}} {
		if count.n != nil {
			add(count.id, tables.Args{"figure": who, "number": *count.n})
		}
	}
	for _, pile := range []*[]box.CardID{m.Equipped, m.Pack, m.Tricks, m.Abilities} {
		if pile != nil {
			add("cards", tables.Args{"figure": who, "cards": namedAll(*pile, t.card)})
		}
	}
	if m.Has != nil {
		has := namedAll(*m.Has, func(c game.Condition) string { return t.named("condition", string(c)) })
		add("has", tables.Args{"figure": who, "conditions": has})
	}
	if m.Captured != nil && *m.Captured {
		add("captured", tables.Args{"figure": who})
	}
}

func (t talk) correctedBoard(add func(string, tables.Args), c game.Correct) {
	for _, count := range []struct {
		id string
		n  *int
	}{{"round", c.Round}, {"points", c.Points}, {"wheel", c.Wheel}, {"page", c.Hourglass}, {"end", c.End}} {
		if count.n != nil {
			add(count.id, tables.Args{"number": *count.n})
		}
	}
	for _, plain := range []struct {
		id string
		is bool
	}{
		{"track", c.Track != nil}, {"stash", c.Stash != nil}, {"laid", c.Laid != nil}, {"greedy", c.Greedy != nil},
		{"forget", c.Forget}, {"go-on", c.GoOn},
	} {
		if plain.is {
			add(plain.id, nil)
		}
	}
	if c.Up != "" {
		add("up", tables.Args{"room": t.tile(c.Up)})
	}
}
