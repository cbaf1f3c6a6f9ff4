package infiltrators

import (
	"testing"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebook(t *testing.T) {
	booktest.Holds(t, Rulebook(), booktest.Printed{
		Kinds:    map[tables.Kind]int{tables.Automate: 51, tables.Flag: 49, tables.Track: 16, tables.Lookup: 14, tables.Open: 35},
		Sections: 15,
		Rule: tables.Entry{
			ID: "IN-HINT-02", Kind: tables.Flag, Refs: []tables.RuleID{"IN-INFO-01"},
			Section: tables.Section{Heading: tables.Text{En: "2. Give a hint", Ru: "2. Дать подсказку"}},
		},
		Open:  tables.Entry{ID: "IN-AMB-09", Switch: tables.Switch{Name: "detain_with_empty_hq", Values: []tables.Value{{Name: "forbid"}, {Name: "allow"}}}},
		Terms: 39,
		First: tables.Text{En: "agent", Ru: "агент"},
	})
}
