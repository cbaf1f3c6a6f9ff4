package rules

import (
	"maps"
	"slices"

	"tablemate/tables"
)

// Switch is a question that a rulebook leaves open.
type Switch struct {
	Name   string        // the name in a record, such as roof_win
	Rule   tables.RuleID // the id of the question, such as PR-AMB-04
	Values []string      // the possible answers, the default first
}

// NewSwitch returns the switch for an open question. The first value is the default.
func NewSwitch(rule tables.RuleID, name string, values ...string) *Switch {
	return &Switch{Name: name, Rule: rule, Values: values}
}

// Waived is the House value of a rule that the players do not use.
const Waived = "waived"

// InForce is the value that restores a waived rule.
const InForce = "in_force"

// House holds the house rules. The name of a switch maps to the players' answer. The id of a waived
// rule maps to Waived. A missing switch has its default.
type House map[string]string

// Value returns the players' answer to sw, or the default.
func (h House) Value(sw *Switch) string {
	if v, ok := h[sw.Name]; ok {
		return v
	}
	return sw.Values[0]
}

// Is reports whether the players' answer to sw, or the default, equals `value`.
func (h House) Is(sw *Switch, value string) bool { return h.Value(sw) == value }

// Waives reports whether the players do not use the rule.
func (h House) Waives(id tables.RuleID) bool { return h[string(id)] == Waived }

// With returns a copy of h with a new value. InForce removes the entry.
func (h House) With(name, value string) House {
	out := House{}
	maps.Copy(out, h)
	if out[name] = value; value == InForce {
		delete(out, name)
	}
	return out
}

// Verify returns a *Problem for the first invalid entry. An entry for a switch is valid if its
// value is one of the possible answers. An entry for a known rule is valid if its value is Waived.
func (h House) Verify(switches []*Switch, known func(tables.RuleID) bool) error {
	for _, name := range slices.Sorted(maps.Keys(h)) {
		value := h[name]
		i := slices.IndexFunc(switches, func(sw *Switch) bool { return sw.Name == name })
		switch {
		case i >= 0 && slices.Contains(switches[i].Values, value):
		case value == Waived && known(tables.RuleID(name)):
		default:
			return &Problem{Note: Note{ID: "house", Args: Args{"name": name, "value": value}}}
		}
	}
	return nil
}

// Judge checks an action. It lists violations of waived rules separately.
func Judge[U, S any, A Kinded](g Game[U, S, A], s S, a A) (breaches, waived []Violation) {
	return g.House(s).Sort(g.Check(s, a))
}

// Sort separates the violations of waived rules from all others.
func (h House) Sort(found []Violation) (breaches, waived []Violation) {
	for _, v := range found {
		if h.Waives(v.Rule) {
			waived = append(waived, v)
		} else {
			breaches = append(breaches, v)
		}
	}
	return breaches, waived
}
