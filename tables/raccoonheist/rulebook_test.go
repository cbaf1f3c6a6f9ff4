package raccoonheist

import (
	"testing"

	"tablemate/tables"
	"tablemate/tables/booktest"
)

func TestTheRulebook(t *testing.T) {
	booktest.Holds(t, Rulebook(), booktest.Printed{
		Kinds:    map[tables.Kind]int{tables.Automate: 59, tables.Flag: 44, tables.Track: 12, tables.Lookup: 14, tables.Open: 28},
		Sections: 21,
		Rule: tables.Entry{
			ID: "RH-BAS-10", Kind: tables.Flag, Refs: []tables.RuleID{"RH-POP-03"},
			Section: tables.Section{Heading: tables.Text{En: "Locations: the Basement", Ru: "Свойства локаций. Подвал"}},
		},
		Open:  tables.Entry{ID: "RH-AMB-12", Switch: tables.Switch{Name: "backyard_trap_fresh_losses", Values: []tables.Value{{Name: "rescuable"}, {Name: "not_this_round"}}}},
		Terms: 29,
		First: tables.Text{En: "Owner", Ru: "хозяин"},
	})
}
