package rules

import (
	"maps"
	"slices"

	"tablemate/tables"
)

// Switch is one question that a rulebook leaves open, with the answers that a
// table may choose from. The first value is the default reading.
type Switch struct {
	Name   string        // in the journal: roof_win
	Rule   tables.RuleID // the ambiguity it answers: PR-AMB-04
	Values []string      // the default first
}

// Waived is the house-rule value of a rule id that a table plays without.
const Waived = "waived"

// InForce takes a waived rule back into force.
const InForce = "in_force"

// House is how one table settles what is open: a switch's name and its value,
// or a rule id and Waived. Missing names stand for the default.
type House map[string]string

// Value is the table's answer to sw, or the default reading.
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

// With is a copy of h in which name has value; InForce takes name out of it.
func (h House) With(name, value string) House {
	out := House{}
	maps.Copy(out, h)
	if out[name] = value; value == InForce {
		delete(out, name)
	}
	return out
}

// Verify is a *Problem when h names a switch or a value that does not exist, for
// the first of them by name. Known says which rule ids may be waived.
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

// Judge lists what a breaks at a table with these house rules, and apart from
// it what the house rules waive.
func Judge[U, S any, A Kinded](g Game[U, S, A], s S, a A) (breaches, waived []Violation) {
	return g.House(s).Sort(g.Check(s, a))
}

// Sort returns the breaches among what was found, and apart from them what the house
// rules waive.
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
