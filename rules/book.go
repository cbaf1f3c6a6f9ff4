package rules

import (
	"strings"

	"tablemate/tables"
)

// Book holds the facts that checks need from a printed rulebook.
type Book struct {
	// Prefix is the beginning of every rule id, such as PR-.
	Prefix string
	// Switches lists the questions that the rulebook leaves open.
	Switches []*Switch
	// Wider holds rows of rule ids. An action that breaks the first rule of a row also breaks the
	// other rules of the row.
	Wider [][]tables.RuleID
}

// Against returns a violation of a printed rule.
func (b Book) Against(rule tables.RuleID, args Args) *Violation { return b.breach(rule, Against, args) }

// Unusual returns a warning about an action that is legal but seldom intended.
func (b Book) Unusual(rule tables.RuleID, args Args) *Violation { return b.breach(rule, Unusual, args) }

// Impossible returns a violation for an action that cannot happen on a real table.
func (b Book) Impossible(rule tables.RuleID, args Args) *Violation {
	return b.breach(rule, Impossible, args)
}

func (b Book) breach(rule tables.RuleID, level Level, args Args) *Violation {
	broken := &Violation{Note: Note{Rule: rule, Args: args}, Level: level}
	for _, row := range b.Wider {
		if row[0] == rule {
			broken.Also = row[1:]
		}
	}
	return broken
}

// Verify returns a *Problem if a house rule has an unknown name or an invalid value.
func (b Book) Verify(house House) error { return house.Verify(b.Switches, b.has) }

// CheckHouseRule checks a change of a house rule. For an unknown name or value, it returns an
// Impossible violation of the given rule.
func (b Book) CheckHouseRule(rule tables.RuleID, name, value string) []Violation {
	if value == InForce && b.has(tables.RuleID(name)) || b.Verify(House{name: value}) == nil {
		return nil
	}
	return []Violation{*b.Impossible(rule, Args{"name": name, "value": value})}
}

func (b Book) has(id tables.RuleID) bool { return strings.HasPrefix(string(id), b.Prefix) }

// Rule checks one action in one state.
type Rule[S, A any] func(*S, A) *Violation

// Breaks collects the violations that the rules in `list` find.
func Breaks[S, A any](s *S, a A, list ...Rule[S, A]) []Violation {
	var out []Violation
	for _, rule := range list {
		if v := rule(s, a); v != nil {
			out = append(out, *v)
		}
	}
	return out
}
