package rules

import (
	"strings"

	"tablemate/tables"
)

// Book is what judging needs to know of one printed rulebook.
type Book struct {
	// Prefix begins the id of every rule: PR-
	Prefix string
	// Switches are the questions that it leaves open.
	Switches []*Switch
	// Wider lists the rules that a breach falls under besides its own, which is
	// the most specific one. Each row begins with that one.
	Wider [][]tables.RuleID
}

// Against is a breach of a printed rule.
func (b Book) Against(rule tables.RuleID, args Args) *Violation { return b.breach(rule, Against, args) }

// Unusual is what a rule allows, yet people seldom want.
func (b Book) Unusual(rule tables.RuleID, args Args) *Violation { return b.breach(rule, Unusual, args) }

// Impossible is what cannot happen on a real table, whatever is agreed.
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

// Verify is a *Problem when house rules answer a question that this rulebook
// does not leave open, or waive a rule that cannot be one of its own.
func (b Book) Verify(house House) error { return house.Verify(b.Switches, b.has) }

// CheckHouseRule judges that people settle name as value. What this rulebook does not
// ask, and a value that is no answer, is impossible under rule.
func (b Book) CheckHouseRule(rule tables.RuleID, name, value string) []Violation {
	if value == InForce && b.has(tables.RuleID(name)) || b.Verify(House{name: value}) == nil {
		return nil
	}
	return []Violation{*b.Impossible(rule, Args{"name": name, "value": value})}
}

func (b Book) has(id tables.RuleID) bool { return strings.HasPrefix(string(id), b.Prefix) }

// Rule judges one action under one rule, or a few that exclude each other.
type Rule[S, A any] func(*S, A) *Violation

// Breaks lists what a breaks at s, rule by rule; each says at most one thing.
func Breaks[S, A any](s *S, a A, list ...Rule[S, A]) []Violation {
	var out []Violation
	for _, rule := range list {
		if v := rule(s, a); v != nil {
			out = append(out, *v)
		}
	}
	return out
}
