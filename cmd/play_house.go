package cmd

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

// houseRules reads --house: name=value settles what the rulebook leaves open, and
// PR-SPEND-03=waived plays without a rule.
func (o playOptions) houseRules(game session.Game) (rules.House, error) {
	house := rules.House{}
	for _, said := range o.house {
		name, value, _ := strings.Cut(said, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		known := func(id tables.RuleID) bool { _, ok := game.Rulebook().Entry(id); return ok }
		if (rules.House{name: value}).Verify(game.Switches(), known) == nil {
			house[name] = value
			continue
		}
		return nil, o.misuseOfHouse(game, name, value)
	}
	return house, nil
}

// misuseOfHouse says what would be right: the values of a known name, else the
// names.
func (o playOptions) misuseOfHouse(game session.Game, name, value string) error {
	var names []string
	for _, sw := range game.Switches() {
		if names = append(names, sw.Name); sw.Name == name {
			return misuse(o.command, "cmd.bad-house-value", tables.Args{"name": name, "value": value, "values": strings.Join(sw.Values, ", ")})
		}
	}
	wrong := misuse(o.command, "cmd.bad-house", tables.Args{"name": name, "prefix": game.Rulebook().Prefix})
	wrong.near = nearest(name, names)
	return wrong
}
