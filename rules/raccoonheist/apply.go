package raccoonheist

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// resolver is how an action plays out on a copy of the table, and what is worth
// telling of it.
type resolver struct {
	State
	notes []rules.Note
}

// note tells what just happened: the sentence's id and what it mentions.
func (r *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	r.notes = append(r.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// clone is a table that may be changed while s stays as it is.
func (s State) clone() State {
	s.Groups = slices.Clone(s.Groups)
	s.Round.Choices = slices.Clone(s.Round.Choices)
	return s
}

// groupFor is a seat's group; one that is on no table where nobody sits there.
func (r *resolver) groupFor(seat rules.Seat) *Group {
	if g := r.groupOf(seat); g != nil {
		return g
	}
	return &Group{}
}

// Apply is the table after an action, allowed or not, and what followed.
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
		r.takeFood(a.Seat, a.Food)
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

// advanceStep goes to the next step of the round from one of those before it.
func (r *resolver) advanceStep(next Step, from ...Step) {
	if slices.Contains(from, r.Round.Step) {
		r.Round.Step = next
	}
}

// resolveLocations checks the locations from the left (RH-RES-02) until a die or a decision
// is awaited, or the round is over.
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

// endLocation ends a location. Whoever the Owner finds there is caught, Trap or no
// Trap, but for those who fled under the popper (RH-RES-05, RH-RES-06,
// RH-OWN-12, RH-BAS-08, RH-BAS-09); where nobody is, nothing happens
// (RH-RES-03).
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
	if r.House.Is(EndCheck, "immediate") {
		r.judgeEnd()
	}
	if r.Round.At > len(r.Row) {
		r.endRound()
	}
}

// noteInVain tells of a location that gave nothing: to the Owner because nobody
// came, to raccoons because nothing was to be had.
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

// endRound judges the end (RH-AMB-03), and else begins the next Ambush
// (RH-ROUND-03).
func (r *resolver) endRound() {
	r.judgeEnd()
	if r.Result == nil {
		r.nextRound()
	}
}

// nextRound puts a popper back that was held all round, used or not
// (RH-POP-08, RH-AMB-04), leaves one just taken with its holder (RH-OWN-02),
// sends the uncaught raiders home (RH-END-04, RH-POP-10) and begins an Ambush;
// the Trap's place becomes last round's (RH-TRAP-03).
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
