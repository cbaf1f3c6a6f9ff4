package raccoonheist

import (
	"tablemate/rules"
	"tablemate/rules/raccoonheist/owner"
	"tablemate/tables"
)

// Point is one kind of reason for a decision of the Owner, and the names of the
// arguments that its sentence may mention.
type Point struct {
	Name string
	Args []string
}

// The ids of the reasons.
const (
	whyNeverThere = "never_there"
	whyLastTrap   = "last_trap"
	whyTrapWorth  = "trap_worth"
	whyTrap       = "trap"
	whyAnyTrap    = "any_trap"
	whyAnyCard    = "any_card"
	whyMixed      = "mixed"
)

// Points lists every kind of reason. They mention the place, the raccoons' chance
// of winning, the basis of that chance, and how many choices are open.
var Points = []Point{
	{whyNeverThere, []string{"place"}},          // RH-TRAP-02: the Trap never lies there
	{whyLastTrap, []string{"place"}},            // RH-TRAP-03: it lay there last round
	{whyTrapWorth, []string{"place", "chance"}}, // RH-TRAP-01: what the raccoons may hope for with the Trap there
	{whyTrap, []string{"place", "basis"}},       // RH-TRAP-01: the Trap goes there
	{whyAnyTrap, []string{"count"}},             // RH-TRAP-01: all open places are alike
	{whyAnyCard, []string{"count"}},             // RH-OWN-08: any of the five cards
	{whyMixed, []string{"chance", "basis"}},     // RH-OWN-04: drawn from a mix that leaves them that
}

func reason(rule tables.RuleID, point string, args rules.Args) rules.Note {
	return rules.Note{ID: point, Rule: rule, Args: args}
}

// Basis names what a chance rests on.
func Basis(b owner.Basis) rules.Noun { return rules.Noun{Kind: NounBasis, ID: string(b)} }
