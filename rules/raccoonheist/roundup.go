package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// presence says which rule forbids a player to use a location's effect. The rule is `absent` if the
// player sent no figures there, `empty` if none are left, and `owner` if the Owner is there.
var presence = map[parts.Location]thereRules{
	parts.LivingRoom: {"RH-LIV-02", "RH-LIV-02", "RH-LIV-04"},
	parts.Backyard:   {"RH-YARD-02", "RH-YARD-02", "RH-YARD-10"},
	parts.Kitchen:    {"RH-KIT-01", "RH-TRAP-10", "RH-RES-05"},
	parts.TrashCan:   {"RH-TRASH-01", "RH-TRAP-10", "RH-RES-05"},
	parts.Basement:   {"RH-BAS-04", "RH-BAS-03", "RH-RES-05"},
}

type thereRules struct{ absent, empty, owner tables.RuleID }

// checkBarred returns a violation if a rule bars a group from a location's effect. It does not
// check whose turn it is: checkTurn does.
func checkBarred(s *State, g *Group, at parts.Location) *rules.Violation {
	r, args := &g.Raid, placeArgs(g.Seat, at)
	there := presence[at]
	switch {
	case s.Round.Step != RoundUp:
		return breach("RH-ROUND-01", "effect-early", args)
	case r.Location == parts.Nowhere:
		return breach(there.absent, "at-home", args)
	case r.Location != at:
		args["raid"] = Place(r.Location)
		return breach(there.absent, "elsewhere", args)
	case r.Saved && s.Round.Card != parts.Backyard:
		return breach("RH-POP-06", "effect-saved", args)
	case s.Round.Card == at:
		return breach(there.owner, "effect-owner", args)
	case s.mustRoll(g):
		return breach(dieRule(at), "die-first", args)
	case r.Left == 0:
		return breach(there.empty, "nobody-left", args)
	}
	return nil
}

// RH-RES-02
func checkTurn(s *State, g *Group) *rules.Violation {
	switch {
	case g.Raid.Location != s.Here():
		return notHere(s, g)
	case g.Raid.Done:
		return breach("RH-RES-02", "effect-used", placeArgs(g.Seat, g.Raid.Location))
	}
	return nil
}

// foodTaken checks whether a player may take this much food now. A player may take less than the
// location gives (RH-AMB-15). The Living room (RH-LIV-01) and the Backyard give no food.
func foodTaken(s *State, a Collect) *rules.Violation {
	g := s.GroupOf(a.Seat)
	at := g.Raid.Location
	args := placeArgs(a.Seat, at)
	args["food"], args["has"] = a.Food, g.Food
	switch {
	case s.booked(g) && s.Round.Step == RoundUp:
		return breach("RH-RES-02", "food-booked", args)
	case s.booked(g):
		return breach("RH-ROUND-01", "food-booked", args)
	case s.Round.Step != RoundUp:
		return breach("RH-ROUND-01", "food-early", args)
	case at == parts.Nowhere:
		return breach("RH-RES-04", "food-at-home", args)
	case at == parts.LivingRoom && !g.Raid.Saved:
		return breach("RH-LIV-01", "food-living-room", args)
	case at == parts.Backyard && !g.Raid.Saved:
		return breach("RH-RES-04", "food-backyard", args)
	case g.Raid.Saved:
		return breach("RH-POP-06", "effect-saved", args)
	}
	if v := checkBarred(s, g, at); v != nil {
		return v
	}
	return foodAmount(s, g, args)
}

// RH-COMP-03
func foodAmount(s *State, g *Group, args rules.Args) *rules.Violation {
	food, most := args["food"].(int), s.portion(g)
	args["most"], args["supply"] = most, s.Supply()
	switch {
	case food < 0:
		return impossible("RH-COMP-03", "food-negative", args)
	case food > s.Supply():
		return impossible("RH-COMP-03", "food-short", args)
	case food > most && g.Raid.Location == parts.Basement && g.Raid.Die >= safe:
		return breach("RH-BAS-07", "food-more", args)
	case food > most:
		return breach(presence[g.Raid.Location].absent, "food-more", args)
	}
	return checkTurn(s, g)
}

// Each uncaught raider in the Backyard frees at most one figure (RH-YARD-03, RH-YARD-05). A house
// rule can forbid players to free figures that were caught in this round (RH-AMB-12). The freed
// figures may have several colours (RH-AMB-13).
func yardRescue(s *State, a Rescue) *rules.Violation {
	g := s.GroupOf(a.Seat)
	if v := checkBarred(s, g, parts.Backyard); v != nil {
		return v
	}
	sum := 0
	for i := range s.Groups {
		of := &s.Groups[i]
		n := a.figures(of.Seat)
		args := rules.Args{
			"seat": a.Seat.Noun(), "of": of.Seat.Noun(), "count": n,
			"there": of.Yard, "fresh": of.Raid.Fresh, "free": s.Free(of),
		}
		switch {
		case n < 0:
			return impossible("RH-YARD-05", "rescue-negative", args)
		case n > of.Yard:
			return impossible("RH-YARD-05", "rescue-absent", args)
		case n > s.Free(of):
			return breach("RH-AMB-12", "rescue-fresh", args)
		}
		sum += n
	}
	if sum > g.Raid.Left {
		return breach("RH-YARD-03", "rescue-more", rules.Args{"seat": a.Seat.Noun(), "count": sum, "most": g.Raid.Left})
	}
	return checkTurn(s, g)
}

func (a Rescue) figures(of rules.Seat) int {
	n := 0
	for _, f := range a.Freed {
		if f.Of == of {
			n += f.Count
		}
	}
	return n
}

// foodGiven always returns a violation, because raccoons never share food (RH-FOOD-02). This also
// holds for food just taken in the Kitchen (RH-KIT-02), and for the groups of the duel
// (RH-DUEL-03).
func foodGiven(s *State, a Give) *rules.Violation {
	from := s.GroupOf(a.From)
	args := rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "food": a.Food, "has": from.Food}
	switch {
	case a.Food < 0:
		return impossible("RH-COMP-03", "food-negative", args)
	case a.Food > from.Food:
		return impossible("RH-COMP-03", "give-more", args)
	case s.Mode.InGroups():
		return breach("RH-DUEL-03", "give-group", args)
	case from.Raid.Location == parts.Kitchen && from.Raid.Done:
		return breach("RH-KIT-02", "give-kitchen", args)
	}
	return breach("RH-FOOD-02", "give", args)
}

// The constant `safe` is the lowest result of a die at which no raccoon is caught.
const safe = 5

// A result from 1 to 4 catches at most that number of raiders (RH-TRAP-07, RH-BAS-03). A 5 or 6
// catches none (RH-TRAP-08, RH-BAS-07).
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

// catch moves n raiders to the Backyard immediately (RH-RES-08). Figures in front of the player are
// never caught (RH-RES-09, RH-TRAP-09, RH-BAS-05).
func (r *resolver) catch(g *Group, n int, by Hunter) {
	g.Raid.Left, g.Yard = g.Raid.Left-n, g.Yard+n
	if g.Raid.Location == parts.Backyard {
		g.Raid.Fresh += n
	}
	args := rules.Args{"place": Place(g.Raid.Location), "seat": g.Seat.Noun(), "count": n}
	r.note("caught-"+string(by), "RH-RES-08", args)
}

// Hunter says what catches raccoons.
type Hunter string

// ByBasement stands for the die that is rolled in the Basement.
const (
	ByOwner    Hunter = "owner"
	ByTrap     Hunter = "trap"
	ByBasement Hunter = "basement"
)

func (r *resolver) applyCollect(a Collect) {
	g := r.groupFor(a.Seat)
	if r.booked(g) {
		r.note("booked", "RH-AMB-15", rules.Args{"seat": a.Seat.Noun(), "food": g.Food})
		return
	}
	r.takeFood(a.Seat, a.Food)
}

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

// RH-YARD-04
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

func (r *resolver) applyGive(a Give) {
	n := min(a.Food, r.groupFor(a.From).Food)
	r.groupFor(a.From).Food -= n
	r.groupFor(a.To).Food += n
	r.note("gave", "RH-FOOD-02", rules.Args{"seat": a.From.Noun(), "to": a.To.Noun(), "count": a.Food})
}
