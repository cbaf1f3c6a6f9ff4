package picklerick

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

// Things lists all known cards: the rulebook's, and those that people typed in.
func (Flow) Things(kept talk.Box) []lookup.Thing {
	t := phrases{&talk.UI{Box: kept}}
	all := make([]lookup.Thing, 0, len(parts.Cards))
	for _, c := range slices.Concat(t.cards(parts.RickSide), t.cards(parts.RussiansSide)) {
		if !slices.ContainsFunc(all, func(had lookup.Thing) bool { return had.ID == c.ID }) {
			all = append(all, thing(c))
		}
	}
	return all
}

func thing(c parts.Card) lookup.Thing {
	return lookup.Thing{
		ID: c.ID, Game: "picklerick",
		Name: tables.Text{En: cmp.Or(c.Name.En, c.Name.Ru, c.ID), Ru: cmp.Or(c.Name.Ru, c.Name.En, c.ID)},
		Text: func() tables.Text {
			return tables.Text{En: about(tables.English, c), Ru: about(tables.Russian, c)}
		},
	}
}

func about(lang tables.Lang, c parts.Card) string {
	t := phrases{&talk.UI{Words: words.In(lang)}}
	pieces := []string{t.listWord("effect", string(c.Effect))}
	if c.Side != parts.AnySide {
		pieces[0] = t.seat(rules.Seat(c.Side)) + ": " + pieces[0]
	}
	told := func(id string, args tables.Args) { pieces = append(pieces, t.Words.Say("picklerick.lookup."+id, args)) }
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
	return strings.Join(pieces, "; ") + "."
}

func reach(r parts.Range) string {
	if r.Min == r.Max {
		return strconv.Itoa(r.Min)
	}
	return strconv.Itoa(r.Min) + "–" + strconv.Itoa(r.Max)
}

func (t phrases) cost(c parts.Cost) string {
	var paid []string
	for _, s := range parts.Symbols {
		for range *c.Of(s) {
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
