package chezguevara

import (
	"testing"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebook(t *testing.T) {
	booktest.Holds(t, Rulebook(), booktest.Printed{
		Kinds:    map[tables.Kind]int{tables.Automate: 98, tables.Flag: 59, tables.Track: 28, tables.Lookup: 9, tables.Open: 80},
		Sections: 37,
		Rule: tables.Entry{
			ID: "CG-RAID-05", Kind: tables.Flag, Refs: []tables.RuleID{"CG-AMB-31"},
			Section: tables.Section{Heading: tables.Text{En: "Raids", Ru: "Налёты"}, Page: 5},
		},
		Open:  tables.Entry{ID: "CG-AMB-34", Switch: tables.Switch{Name: "leader_source", Values: []tables.Value{{Name: "tents"}, {Name: "tents_and_discard"}}}},
		Terms: 44,
		First: tables.Text{En: "slack", Ru: "развал"},
	})
}
