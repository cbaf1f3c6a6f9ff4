package micemystics

import (
	"strings"

	"tablemate/assist/paint"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// mouseLines returns what lies before each mouse's player; on a low screen without
// their cards, all in a row.
func (d drawing) mouseLines() []string {
	rows := make([]row, len(d.state.Mice))
	said := make([]string, len(d.state.Mice))
	for i := range d.state.Mice {
		m := &d.state.Mice[i]
		rows[i] = row{d.mouseSign(m.Name()), strings.Join(d.mouseFacts(m, !d.low), " · ")}
		said[i] = rows[i].head + " " + strings.Join(d.mouseFacts(m, false), ", ")
	}
	if d.low {
		return paint.Wrap(strings.Join(said, " · "), d.columns)
	}
	return inColumns(rows, d.columns)
}

// lifeOf returns the life of a mouse, a question mark while nobody has read it off.
func lifeOf(m *game.Mouse) any {
	if m.Hero.Lacks(parts.HeroValues) {
		return "?"
	}
	return m.Hero.Life
}

// mouseFacts returns what lies before one mouse's player, with or without its cards.
func (a prompter) mouseFacts(m *game.Mouse, cards bool) []string {
	facts := []string{
		a.say("view.wounds", tables.Args{"wounds": m.Wounds + m.Poison, "life": lifeOf(m)}),
		a.say("view.cheese", tables.Args{"cheese": m.Cheese}),
	}
	if m.Poison > 0 {
		facts[0] += " " + a.say("view.poison", tables.Args{"count": m.Poison})
	}
	if len(m.Equipped) > 0 && cards {
		facts = append(facts, a.cards(m.Equipped))
	}
	for _, pile := range []struct {
		id    string
		cards []parts.CardID
	}{{"view.pack", m.Pack}, {"view.tricks", m.Tricks}} {
		if len(pile.cards) > 0 && cards {
			facts = append(facts, a.say(pile.id, tables.Args{"cards": a.cards(pile.cards)}))
		}
	}
	for _, c := range ailing(m) {
		facts = append(facts, a.Paint.Warning(a.say("condition."+string(c))))
	}
	if player := a.playedBy(m); player != "" && cards {
		facts = append([]string{player}, facts...)
	}
	for _, award := range a.state.Tokens.Held {
		if award.Mouse == m.Name() {
			facts = append(facts, a.say("token."+string(award.Token)))
		}
	}
	if m.Captured {
		facts = append(facts, a.Paint.Loss(a.say("view.captured")))
	}
	return facts
}
