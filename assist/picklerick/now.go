package picklerick

import (
	"slices"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Now tells what the side on turn could do with the symbols that it has, and what each
// would cost. Cards are left out but for those that the rulebook names: a hand is not
// known.
func (f Flow) Now(t *talk.UI, s game.State) []session.Choice {
	g, w := game.Game{}, phrases{t}
	seat := g.Next(s)
	if seat == rules.Cardboard || seat == rules.Nobody || g.Automated(s, seat) {
		return nil
	}
	var out []session.Choice
	for _, a := range g.Legal(s) {
		for _, d := range session.Following(t, g, f, s, []game.Action{a}) {
			after, _ := g.Apply(s, a)
			if paid := spent(s, after); len(paid) > 0 {
				d.Text += " · " + t.Words.Say("serve.costs", tables.Args{"price": w.symbols(paid)})
			}
			if !slices.ContainsFunc(out, func(o session.Choice) bool { return o.Text == d.Text }) {
				out = append(out, d)
			}
		}
	}
	return out
}

// spent lists the symbols of the dice that are at hand before and not after.
func spent(before, after game.State) []parts.Symbol {
	var out []parts.Symbol
	for i, die := range before.Turn.Dice {
		if i < len(after.Turn.Dice) && die.Spent == game.Unspent && after.Turn.Dice[i].Spent != game.Unspent {
			out = append(out, die.Face)
		}
	}
	return out
}
