package raccoonheist

import (
	"tablemate/rules"
	"tablemate/rules/raccoonheist/owner"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Point is a sentence that may explain the Owner, and what it mentions.
type Point struct {
	Name string
	Args []string
}

// The points of an Owner's reasons.
const (
	whyNeverThere = "never_there"
	whyLastTrap   = "last_trap"
	whyTrapWorth  = "trap_worth"
	whyTrap       = "trap"
	whyAnyTrap    = "any_trap"
	whyAnyCard    = "any_card"
	whyMixed      = "mixed"
)

// Points lists every point that a reason of the Owner may have. Their arguments
// are
//
//	location  box.Location
//	value     float64      the raccoons' chance to win, 0 to 1
//	basis     string       what the chances rest on: solved, nearest or fitted
//	count     int          how many choices are open
var Points = []Point{
	{whyNeverThere, []string{"location"}},         // RH-TRAP-02: the Trap never lies there
	{whyLastTrap, []string{"location"}},           // RH-TRAP-03: it lay there last round
	{whyTrapWorth, []string{"location", "value"}}, // RH-TRAP-01: what the raccoons may hope for with the Trap there
	{whyTrap, []string{"location", "basis"}},      // RH-TRAP-01: the Trap goes there
	{whyAnyTrap, []string{"count"}},               // RH-TRAP-01: all open places are alike
	{whyAnyCard, []string{"count"}},               // RH-OWN-08: any of the five cards
	{whyMixed, []string{"value", "basis"}},        // RH-OWN-04: drawn from a mix that leaves them that
}

func reason(rule tables.RuleID, point string, args ...rules.Arg) rules.Reason {
	return rules.Reason{Rule: rule, Point: point, Args: args}
}

func location(l box.Location) rules.Arg { return rules.Arg{Name: "location", Value: l} }

func value(v float64) rules.Arg { return rules.Arg{Name: "value", Value: v} }

func basis(b owner.Basis) rules.Arg { return rules.Arg{Name: "basis", Value: string(b)} }

func choices(n int) rules.Arg { return rules.Arg{Name: "count", Value: n} }
