package picklerick

import (
	"strings"

	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// corrected names what a correction changes, so that a record can be read.
func (t talk) corrected(c game.Correct) string {
	var parts []string
	add := func(id string, said tables.Args) { parts = append(parts, t.say("corrected."+id, said)) }
	for _, count := range []struct {
		id string
		n  *int
	}{
		{"rick", c.Health}, {"deck", c.Deck}, {"hand", c.Hand}, {"discard", c.Discard},
		{"rdeck", c.RussianDeck}, {"rhand", c.RussianHand}, {"stack", c.Stack},
	} {
		if count.n != nil {
			add(count.id, tables.Args{"n": *count.n})
		}
	}
	if c.Cell != nil {
		add("at", tables.Args{"figure": t.figure(game.Rick), "cell": place(*c.Cell)})
	}
	if j := c.Jaguar; j != nil {
		add("jaguar-"+string(j.Status), tables.Args{"n": j.Health, "cell": place(j.Cell)})
	}
	for _, o := range c.Operatives {
		if o.Cell == nil {
			add("off", tables.Args{"figure": t.figure(game.Operative(o.Number))})
			continue
		}
		add("at", tables.Args{"figure": t.figure(game.Operative(o.Number)), "cell": place(*o.Cell)})
	}
	for _, tile := range c.Tiles {
		add("tile", tables.Args{"cell": place(tile.Cell)})
	}
	for _, cell := range c.Removed {
		add("removed", tables.Args{"cell": place(cell)})
	}
	if c.Dice != nil {
		parts = append(parts, t.symbols(c.Dice))
	}
	if c.Turn != "" {
		add("turn-"+string(c.Turn), nil)
	}
	if c.GoOn {
		add("go-on", nil)
	}
	return strings.Join(parts, ", ")
}
