package raccoonheist

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// course is how an action plays out on a copy of the table, and what is worth
// telling of it.
type course struct {
	State
	notes []rules.Note
}

// note tells what just happened: the sentence's id and what it mentions.
func (c *course) note(id string, rule tables.RuleID, args rules.Args) {
	c.notes = append(c.notes, rules.Note{ID: id, Rule: rule, Args: args})
}

// copied is a table that may be changed while s stays as it is.
func (s State) copied() State {
	s.Groups = slices.Clone(s.Groups)
	s.Round.Choices = slices.Clone(s.Round.Choices)
	return s
}

// own is a seat's group; one that is on no table where nobody sits there.
func (c *course) own(seat rules.Seat) *Group {
	if g := c.group(seat); g != nil {
		return g
	}
	return &Group{}
}

// Apply is the table after an action, allowed or not, and what followed.
func (Game) Apply(s State, a Action) (State, []rules.Note) {
	c := &course{State: s.copied()}
	switch a := a.(type) {
	case Fell:
		c.fell(a)
	case Trap:
		c.placeTrap(a.Location)
	case Hide:
		c.hide(a)
	case Show:
		c.show(a)
	case Raid:
		c.raid(a.Seat, a.Location, a.Count)
	case Change:
		c.raid(a.Seat, a.Location, a.Count)
	case Pass:
		c.own(a.Seat).Raid.Passed = true
		c.note("passed", "RH-RAID-10", rules.Args{"seat": a.Seat.Noun()})
	case Collect:
		c.feed(a.Seat, a.Food)
	case Rescue:
		c.rescue(a)
	case Give:
		c.give(a)
	case Correct:
		c.correct(a)
	case Settle:
		c.House = c.House.With(a.Name, a.Value)
	default:
		c.popper(a)
	}
	c.goOn()
	if c.Result == nil && c.hopeless() && !s.hopeless() {
		c.note("warned", "RH-AMB-16", nil)
	}
	return c.State, c.notes
}

// passOn goes to the next step of the round from one of those before it.
func (c *course) passOn(next Step, from ...Step) {
	if slices.Contains(from, c.Round.Step) {
		c.Round.Step = next
	}
}

// goOn checks the locations from the left (RH-RES-02) until a die or a decision
// is awaited, or the round is over.
func (c *course) goOn() {
	for c.Result == nil && c.Round.Step == RoundUp {
		w := c.due()
		declared := c.declaredHere()
		switch {
		case len(declared) > 0:
			c.usePopper(declared)
		case c.asked(w) && w.For != NoWait:
			return
		case w.For == ForFood:
			c.feed(w.Seat, w.Most)
		default:
			c.leave()
		}
	}
}

// leave ends a location. Whoever the Owner finds there is caught, Trap or no
// Trap, but for those who fled under the popper (RH-RES-05, RH-RES-06,
// RH-OWN-12, RH-BAS-08, RH-BAS-09); where nobody is, nothing happens
// (RH-RES-03).
func (c *course) leave() {
	here := c.Here()
	c.noteInVain(here)
	if c.Round.Card == here {
		for _, g := range c.present(here) {
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
func (c *course) noteInVain(here parts.Location) {
	present, left := c.present(here), false
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
func (c *course) endRound() {
	c.judgeEnd()
	if c.Result == nil {
		c.nextRound()
	}
}

// nextRound puts a popper back that was held all round, used or not
// (RH-POP-08, RH-AMB-04), leaves one just taken with its holder (RH-OWN-02),
// sends the uncaught raiders home (RH-END-04, RH-POP-10) and begins an Ambush;
// the Trap's place becomes last round's (RH-TRAP-03).
func (c *course) nextRound() {
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
