package raccoonheist

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// applyRaid puts figures on a heist card, from the Backyard only if there are too
// few in front of the player. A card that moves goes to the end of the order of
// choice; if only the number changes it keeps its place (RH-RAID-09, RH-RAID-11,
// RH-AMB-21).
func (r *resolver) applyRaid(seat rules.Seat, to parts.Location, count int) {
	g, n := r.groupFor(seat), max(0, count)
	if g.Raid.Location != parts.Nowhere {
		r.note("changed", "RH-AMB-21", rules.Args{"seat": seat.Noun(), "place": Place(to), "count": count})
	}
	g.Reserve += g.Raid.Left
	if g.Raid.Location != to {
		r.Round.Choices = slices.DeleteFunc(r.Round.Choices, func(s rules.Seat) bool { return s == seat })
		r.Round.Choices = append(r.Round.Choices, seat)
	}
	g.Raid = Raiders{Location: to, Count: n, Left: n}
	short := max(0, n-g.Reserve)
	g.Reserve = max(0, g.Reserve-n)
	g.Yard = max(0, g.Yard-short)
}
