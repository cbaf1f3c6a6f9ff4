package picklerick

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/lookup"
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

// things are all cards that are known: those of the rulebook, and those that
// this owner read off the real ones.
func things(kept session.Box) []lookup.Thing {
	t := talk{&session.Talk{Box: kept}}
	var all []lookup.Thing
	for _, c := range slices.Concat(t.cards(box.RickSide), t.cards(box.RussiansSide)) {
		if !slices.ContainsFunc(all, func(had lookup.Thing) bool { return had.ID == c.ID }) {
			all = append(all, thing(c))
		}
	}
	return all
}

// thing is a card as the lookup tells it.
func thing(c box.Card) lookup.Thing {
	return lookup.Thing{
		ID: c.ID, Game: "picklerick",
		Name: tables.Text{En: cmp.Or(c.Name.En, c.Name.Ru, c.ID), Ru: cmp.Or(c.Name.Ru, c.Name.En, c.ID)},
		Text: func() tables.Text {
			return tables.Text{En: about(tables.English, c), Ru: about(tables.Russian, c)}
		},
	}
}

// about is what is known of a card in one sentence: what it does, whom it
// reaches, what it costs. Numbers that nobody read off yet are left out.
func about(lang tables.Lang, c box.Card) string {
	t := talk{&session.Talk{Words: words.In(lang)}}
	parts := []string{t.named("effect", string(c.Effect))}
	if c.Side != box.AnySide {
		parts[0] = t.seat(rules.Seat(c.Side)) + ": " + parts[0]
	}
	told := func(id string, args tables.Args) { parts = append(parts, t.Words.Say("lookup.card-"+id, args)) }
	if c.Amount > 0 {
		told("amount", tables.Args{"amount": c.Amount})
	}
	if c.Targets > 0 {
		told("targets", tables.Args{"targets": c.Targets})
	}
	if c.Range != nil {
		told("range", tables.Args{"range": reach(*c.Range)})
	}
	if c.Cost != nil {
		told("cost", tables.Args{"cost": t.cost(*c.Cost)})
	}
	return strings.Join(parts, "; ") + "."
}

// reach is a distance or two.
func reach(r box.Range) string {
	if r.Min == r.Max {
		return strconv.Itoa(r.Min)
	}
	return strconv.Itoa(r.Min) + "–" + strconv.Itoa(r.Max)
}

// cost is a price in words, each symbol as often as it is paid.
func (t talk) cost(c box.Cost) string {
	var paid []string
	for _, s := range box.Symbols {
		for range c.Of(s) {
			paid = append(paid, t.symbol(s))
		}
	}
	for range c.Any {
		paid = append(paid, t.say("symbol.any"))
	}
	if c.XMax > 0 {
		paid = append(paid, "1–"+strconv.Itoa(c.XMax)+" × "+t.symbol(c.X))
	}
	if len(paid) == 0 {
		return "—"
	}
	return strings.Join(paid, " · ")
}
