package raccoonheist

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

type resolver struct {
	State
	notes []rules.Note
}

func (r *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

func (s State) clone() State {
	s.Groups = slices.Clone(s.Groups)
	s.Round.Choices = slices.Clone(s.Round.Choices)
	return s
}

// groupFor returns a pointer to the group of a seat, so that the caller can change this group. If
// the seat is unknown, groupFor returns a new empty group, which is not part of the state.
func (r *resolver) groupFor(seat rules.Seat) *Group {
	if g := r.GroupOf(seat); g != nil {
		return g
	}
	return &Group{}
}

// Apply returns the state after an action, even if the action breaks a rule.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	r := &resolver{State: s.clone()}
	switch a := a.(type) {
	case Fell:
		r.applyFell(a)
	case Trap:
		r.applyTrap(a.Location)
	case Hide:
		r.applyHide(a)
	case Show:
		r.applyShow(a)
	case Raid:
		r.applyRaid(a.Seat, a.Location, a.Count)
	case Change:
		r.applyRaid(a.Seat, a.Location, a.Count)
	case Pass:
		r.groupFor(a.Seat).Raid.Passed = true
		r.note("passed", "RH-RAID-10", rules.Args{"seat": a.Seat.Noun()})
	case Collect:
		r.applyCollect(a)
	case Rescue:
		r.applyRescue(a)
	case Give:
		r.applyGive(a)
	case Correct:
		r.applyCorrect(a)
	case Settle:
		r.House = r.House.With(a.Name, a.Value)
	default:
		r.applyPopper(a)
	}
	r.resolveLocations()
	if r.Result == nil && r.hopeless() && !s.hopeless() {
		r.note("warned", "RH-AMB-16", nil)
	}
	return r.State, r.notes
}

func (r *resolver) advanceStep(next Step, from ...Step) {
	if slices.Contains(from, r.Round.Step) {
		r.Round.Step = next
	}
}

// resolveLocations resolves the locations from left to right (RH-RES-02). It stops when a die or a
// decision of a player is needed, or when the round or the game is over.
func (r *resolver) resolveLocations() {
	for r.Result == nil && r.Round.Step == RoundUp {
		w := r.nextWait()
		declared := r.declaredHere()
		switch {
		case len(declared) > 0:
			r.saveRaiders(declared)
		case r.needsAnswer(w) && w.For != NoWait:
			return
		case w.For == ForFood:
			r.takeFood(w.Seat, w.Max)
		default:
			r.endLocation()
		}
	}
}

// If the Owner is here, all raccoons here are caught, except those that the popper saved
// (RH-RES-05, RH-RES-06). This also holds in the Basement (RH-BAS-08, RH-BAS-09) and at the Trap
// (RH-OWN-12). An empty location has no effect (RH-RES-03).
func (r *resolver) endLocation() {
	here := r.Here()
	r.noteInVain(here)
	if r.Round.Card == here {
		for _, g := range r.groupsAt(here) {
			if !g.Raid.Saved && g.Raid.Left > 0 {
				r.catch(g, g.Raid.Left, ByOwner)
			}
		}
	}
	r.Round.At, r.Round.Kept = r.Round.At+1, false
	over := r.Round.At > len(r.Row)
	if over || r.House.Is(EndCheck, "immediate") { // RH-AMB-03
		r.judgeEnd()
	}
	if over && r.Result == nil { // RH-ROUND-03
		r.nextRound()
	}
}

// noteInVain adds a note if the Owner met no raccoons here. It also adds a note if raccoons found
// no popper in the Living room, or no figures to free in the Backyard.
func (r *resolver) noteInVain(here parts.Location) {
	present, left := r.groupsAt(here), false
	for _, g := range present {
		left = left || g.Raid.Left > 0 && !g.Raid.Done && !g.Raid.Saved
	}
	args := rules.Args{"place": Place(here)}
	switch {
	case r.Round.Card == here && len(present) == 0:
		r.note("in-vain", "RH-RES-03", args)
	case r.Round.Card == here || !left:
	case here == parts.LivingRoom && !r.Popper.Lying() && r.Popper.Taken < r.Round.Number:
		r.note("nothing-living_room", "RH-LIV-05", args)
	case here == parts.Backyard:
		r.note("nothing-backyard", "RH-YARD-02", args)
	}
}

// A popper taken in an earlier round returns to the Living room, even if it was not used
// (RH-POP-08, RH-AMB-04). A popper taken in this round stays with its player (RH-OWN-02). Uncaught
// figures return to their players (RH-END-04, RH-POP-10). LastTrap keeps the Trap's location
// (RH-TRAP-03).
func (r *resolver) nextRound() {
	if !r.Popper.Lying() && r.Popper.Taken < r.Round.Number {
		r.Popper = Popper{}
		r.note("popper-back", "RH-POP-08", nil)
	}
	for i := range r.Groups {
		r.Groups[i].Reserve += r.Groups[i].Raid.Left
		r.Groups[i].Raid = Raiders{}
	}
	r.Round = Round{Number: r.Round.Number + 1, Step: DogStep, LastTrap: r.Round.Trap}
	if r.Popper.Lying() {
		r.note("round", "RH-ROUND-03", nil)
		return
	}
	r.note("round-popper", "RH-OWN-02", rules.Args{"seat": r.Popper.Holder.Noun()})
}

// The raccoons' goal is checked first (RH-AMB-03).
func (r *resolver) judgeEnd() {
	by := tables.RuleID("RH-END-01")
	if r.SharedGoal() {
		by = "RH-ADV-01"
	}
	switch fed, wiped := r.Lacking() == 0, r.wiped(); {
	case fed && wiped:
		r.endGame(SeatRaccoons, by, "RH-AMB-03")
	case fed:
		r.endGame(SeatRaccoons, by)
	case wiped: // the raccoons lose in every mode (RH-ADV-04)
		r.endGame(SeatOwner, "RH-END-02")
	}
}

func (r *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	r.Result = &Result{Winner: winner, By: by}
}

// Lacking returns the smallest number of additional food tokens with which the raccoons can win.
// One player needs eight (RH-END-01, RH-END-03). With the advanced rules, every other player also
// needs three (RH-ADV-01).
func (s *State) Lacking() int {
	least := parts.FoodTokens
	for i := range s.Groups {
		need := max(0, parts.FoodToWin-s.Groups[i].Food)
		for j := range s.Groups {
			if j != i && s.SharedGoal() {
				need += max(0, parts.FoodOfOthers-s.Groups[j].Food)
			}
		}
		least = min(least, need)
	}
	return least
}

// SharedGoal reports whether every player's food counts for the goal (RH-ADV-01, RH-AMB-17).
func (s *State) SharedGoal() bool {
	return s.Mode.Hard() && (!s.Mode.InGroups() || s.House.Is(DuelGoal, "true"))
}

// The method `hopeless` reports whether too little food is left in the supply for a win
// (RH-AMB-16).
func (s *State) hopeless() bool { return s.Lacking() > s.Supply() }

// The method `wiped` reports whether all figures of one player are in the Backyard (RH-END-02,
// RH-YARD-09). In the duel, a house rule can require that all figures of both groups are there
// (RH-AMB-28).
func (s *State) wiped() bool {
	free := func(g Group) bool { return g.Uncaught() > 0 }
	if s.Mode.InGroups() && s.House.Is(DuelWipeout, "both_groups") {
		return !slices.ContainsFunc(s.Groups, free)
	}
	return slices.ContainsFunc(s.Groups, func(g Group) bool { return !free(g) })
}
