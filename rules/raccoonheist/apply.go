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
func (c *resolver) note(id string, rule tables.RuleID, args rules.Args) {
	c.notes = append(c.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// clone is a table that may be changed while s stays as it is.
func (s State) clone() State {
	s.Groups = slices.Clone(s.Groups)
	s.Round.Choices = slices.Clone(s.Round.Choices)
	return s
}

// groupFor is a seat's group; one that is on no table where nobody sits there.
func (c *resolver) groupFor(seat rules.Seat) *Group {
	if g := c.groupOf(seat); g != nil {
		return g
	}
	return &Group{}
}

// Apply is the table after an action, allowed or not, and what followed.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	c := &resolver{State: s.clone()}
	switch a := a.(type) {
	case Fell:
		c.applyFell(a)
	case Trap:
		c.applyTrap(a.Location)
	case Hide:
		c.applyHide(a)
	case Show:
		c.applyShow(a)
	case Raid:
		c.applyRaid(a.Seat, a.Location, a.Count)
	case Change:
		c.applyRaid(a.Seat, a.Location, a.Count)
	case Pass:
		c.groupFor(a.Seat).Raid.Passed = true
		c.note("passed", "RH-RAID-10", rules.Args{"seat": a.Seat.Noun()})
	case Collect:
		c.takeFood(a.Seat, a.Food)
	case Rescue:
		c.applyRescue(a)
	case Give:
		c.applyGive(a)
	case Correct:
		c.applyCorrect(a)
	case Settle:
		c.House = c.House.With(a.Name, a.Value)
	default:
		c.applyPopper(a)
	}
	c.resolveLocations()
	if c.Result == nil && c.hopeless() && !s.hopeless() {
		c.note("warned", "RH-AMB-16", nil)
	}
	return c.State, c.notes
}

// advanceStep goes to the next step of the round from one of those before it.
func (c *resolver) advanceStep(next Step, from ...Step) {
	if slices.Contains(from, c.Round.Step) {
		c.Round.Step = next
	}
}

// resolveLocations checks the locations from the left (RH-RES-02) until a die or a decision
// is awaited, or the round is over.
func (c *resolver) resolveLocations() {
	for c.Result == nil && c.Round.Step == RoundUp {
		w := c.nextWait()
		declared := c.declaredHere()
		switch {
		case len(declared) > 0:
			c.saveRaiders(declared)
		case c.needsAnswer(w) && w.For != NoWait:
			return
		case w.For == ForFood:
			c.takeFood(w.Seat, w.Max)
		default:
			c.endLocation()
		}
	}
}

// endLocation ends a location. Whoever the Owner finds there is caught, Trap or no
// Trap, but for those who fled under the popper (RH-RES-05, RH-RES-06,
// RH-OWN-12, RH-BAS-08, RH-BAS-09); where nobody is, nothing happens
// (RH-RES-03).
func (c *resolver) endLocation() {
	here := c.Here()
	c.noteInVain(here)
	if c.Round.Card == here {
		for _, g := range c.groupsAt(here) {
			if !g.Raid.Saved && g.Raid.Left > 0 {
				c.catch(g, g.Raid.Left, ByOwner)
			}
		}
	}
	c.Round.At, c.Round.Kept = c.Round.At+1, false
	if c.House.Is(EndCheck, "immediate") {
		c.judgeEnd()
	}
	if c.Round.At > len(c.Row) {
		c.endRound()
	}
}

// noteInVain tells of a location that gave nothing: to the Owner because nobody
// came, to raccoons because nothing was to be had.
func (c *resolver) noteInVain(here parts.Location) {
	present, left := c.groupsAt(here), false
	for _, g := range present {
		left = left || g.Raid.Left > 0 && !g.Raid.Done && !g.Raid.Saved
	}
	args := rules.Args{"place": Place(here)}
	switch {
	case c.Round.Card == here && len(present) == 0:
		c.note("in-vain", "RH-RES-03", args)
	case c.Round.Card == here || !left:
	case here == parts.LivingRoom && !c.Popper.Lying() && c.Popper.Taken < c.Round.Number:
		c.note("nothing-living_room", "RH-LIV-05", args)
	case here == parts.Backyard:
		c.note("nothing-backyard", "RH-YARD-02", args)
	}
}

// endRound judges the end (RH-AMB-03), and else begins the next Ambush
// (RH-ROUND-03).
func (c *resolver) endRound() {
	c.judgeEnd()
	if c.Result == nil {
		c.nextRound()
	}
}

// nextRound puts a popper back that was held all round, used or not
// (RH-POP-08, RH-AMB-04), leaves one just taken with its holder (RH-OWN-02),
// sends the uncaught raiders home (RH-END-04, RH-POP-10) and begins an Ambush;
// the Trap's place becomes last round's (RH-TRAP-03).
func (c *resolver) nextRound() {
	if !c.Popper.Lying() && c.Popper.Taken < c.Round.Number {
		c.Popper = Popper{}
		c.note("popper-back", "RH-POP-08", nil)
	}
	for i := range c.Groups {
		c.Groups[i].Reserve += c.Groups[i].Raid.Left
		c.Groups[i].Raid = Raiders{}
	}
	c.Round = Round{Number: c.Round.Number + 1, Step: DogStep, LastTrap: c.Round.Trap}
	if c.Popper.Lying() {
		c.note("round", "RH-ROUND-03", nil)
		return
	}
	c.note("round-popper", "RH-OWN-02", rules.Args{"seat": c.Popper.Holder.Noun()})
}
