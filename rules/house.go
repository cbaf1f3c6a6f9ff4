package rules

import (
	"maps"
	"slices"

	"tablemate/tables"
)

// Switch is a question that a rulebook leaves open, with the answers that a table may choose
// from. The first value is the default.
type Switch struct {
	Name   string        // in the journal: roof_win
	Rule   tables.RuleID // the ambiguity it answers: PR-AMB-04
	Values []string      // the default first
}

// Waived is the house-rule value of a rule id that this table plays without.
const Waived = "waived"

// InForce is the value that puts a waived rule back into force.
const InForce = "in_force"

// House holds the house rules of a table: switch names with their values, and rule ids with
// Waived. A missing switch has its default.
type House map[string]string

// Value returns the table's answer to sw, or the default.
func (h House) Value(sw *Switch) string {
	if v, ok := h[sw.Name]; ok {
		return v
	}
	return sw.Values[0]
}

// Is reports whether the table's answer to sw is value.
func (h House) Is(sw *Switch, value string) bool { return h.Value(sw) == value }

// Waives reports whether the table plays without the rule.
func (h House) Waives(id tables.RuleID) bool { return h[string(id)] == Waived }

// With returns a copy of h in which name has value. InForce removes name.
func (h House) With(name, value string) House {
	out := House{}
	maps.Copy(out, h)
	if out[name] = value; value == InForce {
		delete(out, name)
	}
	return out
}

// Verify returns a *Problem for the first name in h that is no switch, or whose value is no
// answer. Known reports which rule ids may be waived.
func (h House) Verify(switches []*Switch, known func(tables.RuleID) bool) error {
	for _, name := range slices.Sorted(maps.Keys(h)) {
		value := h[name]
		i := slices.IndexFunc(switches, func(sw *Switch) bool { return sw.Name == name })
		switch {
		case i >= 0 && slices.Contains(switches[i].Values, value):
		case i < 0 && value == Waived && known(tables.RuleID(name)):
		default:
			return &Problem{Note: Note{ID: "house", Args: Args{"name": name, "value": value}}}
		}
	}
	return nil
}

// Judge checks action a and separates its breaches from those that the house rules waive.
func Judge[U, S any, A Kinded](g Game[U, S, A], s S, a A) (breaches, waived []Violation) {
	return g.House(s).Sort(g.Check(s, a))
}

// Sort separates breaches from those that the house rules waive.
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
