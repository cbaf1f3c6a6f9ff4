package micemystics

import (
	"testing"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebook(t *testing.T) {
	booktest.Holds(t, Rulebook(), booktest.Printed{
		Kinds:    map[tables.Kind]int{tables.Automate: 155, tables.Flag: 95, tables.Track: 35, tables.Lookup: 22, tables.Open: 81},
		Sections: 83,
		Rule: tables.Entry{
			ID: "MM-CAP-04", Kind: tables.Flag, Refs: []tables.RuleID{"MM-AMB-07"},
			Section: tables.Section{Heading: tables.Text{En: "Figures on a space", Ru: "Число фигурок на клетке"}, Page: 10},
		},
		Open:  tables.Entry{ID: "MM-AMB-21", Switch: tables.Switch{Name: "surge_in_attack", Values: []tables.Value{{Name: "after"}, {Name: "at_once"}}}},
		Terms: 120,
		First: tables.Text{En: "mouse", Ru: "мышь"},
	})
}
