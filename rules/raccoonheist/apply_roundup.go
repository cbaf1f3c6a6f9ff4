package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// safe is the lowest die that catches nobody.
const safe = 5

// applyPlayersDie applies a raccoon player's die: 1 to 4 catch that many of his
// raiders, or all that are left (RH-TRAP-07, RH-BAS-03), 5 and 6 none
// (RH-TRAP-08, RH-BAS-07).
func (r *resolver) applyPlayersDie(g *Group, die int) {
	g.Raid.Die = die
	args := rules.Args{"place": Place(g.Raid.Location), "seat": g.Seat.Noun(), "die": die}
	if die >= safe {
		r.note("rolled-safe", "RH-TRAP-08", args)
		return
	}
	r.note("rolled", "RH-TRAP-07", args)
	by := ByTrap
	if g.Raid.Location == parts.Basement {
		by = ByBasement
	}
	if n := min(die, g.Raid.Left); n > 0 {
		r.catch(g, n, by)
	}
}

// catch moves raiders to the Backyard at once (RH-RES-08), never figures in
// front of a player (RH-RES-09, RH-TRAP-09, RH-BAS-05).
func (r *resolver) catch(g *Group, n int, by Hunter) {
	g.Raid.Left, g.Yard = g.Raid.Left-n, g.Yard+n
	if g.Raid.Location == parts.Backyard {
		g.Raid.Fresh += n
	}
	r.note("caught-"+string(by), "RH-RES-08", rules.Args{"place": Place(g.Raid.Location), "seat": g.Seat.Noun(), "count": n})
}

// Hunter is what catches a raccoon.
type Hunter string

// The three ways to the Backyard.
const (
	ByOwner    Hunter = "owner"
	ByTrap     Hunter = "trap"
	ByBasement Hunter = "basement"
)

// applyCollect takes food. What was booked without asking is not booked twice.
func (r *resolver) applyCollect(a Collect) {
	g := r.groupFor(a.Seat)
	if r.booked(g) {
		r.note("booked", "RH-AMB-15", rules.Args{"seat": a.Seat.Noun(), "food": g.Food})
		return
	}
	r.takeFood(a.Seat, a.Food)
}

// takeFood moves food from the supply to a group and ends the location's effect
// for it.
func (r *resolver) takeFood(seat rules.Seat, food int) {
	g := r.groupFor(seat)
	g.Food += food
	g.Raid.Done = true
	args := rules.Args{"place": Place(g.Raid.Location), "seat": seat.Noun(), "count": food, "food": g.Food}
	if food == 0 {
		r.note("fed-none", "RH-AMB-15", args)
		return
	}
	r.note("fed", "RH-FOOD-01", args)
}

// applyRescue brings figures back to their players and ends the Backyard's effect
// for the rescuer (RH-YARD-04).
func (r *resolver) applyRescue(a Rescue) {
	r.groupFor(a.Seat).Raid.Done = true
	args := rules.Args{"place": Place(parts.Backyard), "seat": a.Seat.Noun()}
	if len(a.Freed) == 0 {
		r.note("rescued-none", "RH-YARD-02", args)
		return
	}
	var who []rules.Noun
	for _, f := range a.Freed {
		g := r.groupFor(f.Of)
		n := min(f.Count, g.Yard)
		g.Yard, g.Reserve = g.Yard-n, g.Reserve+n
		who = append(who, f.noun())
	}
	args["who"] = who
	r.note("rescued", "RH-YARD-04", args)
}

// applyGive moves food between players, against the rules.
func (r *resolver) applyGive(a Give) {
	n := min(a.Food, r.groupFor(a.From).Food)
	r.groupFor(a.From).Food -= n
	r.groupFor(a.To).Food += n
	r.note("gave", "RH-FOOD-02", rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "count": a.Food})
}
