package raccoonheist

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/raccoonheist"
)

// course is how a report plays out: each consequence is folded at once, so
// that the next one sees the table as it then is.
type course struct {
	State
	events []Event
}

func (c *course) then(events ...Event) {
	for _, e := range events {
		c.events = append(c.events, e)
		c.State = Game{}.Fold(c.State, e)
	}
}

// Apply lists what follows from a report, whether allowed or waived.
func (Game) Apply(s State, a Action) []Event {
	c := &course{State: s}
	switch a := a.(type) {
	case Fell:
		c.fell(a)
	case Trap:
		c.then(TrapPlaced(a))
	case Hide: // RH-OWN-10: the card itself is not among the consequences
		c.then(Hidden{a.Seal, a.Box})
	case Show:
		c.then(Shown{a.Card, a.Salt, s.proof(a)})
	case Raid:
		c.then(Raided{a.Seat, a.Location, a.Count})
	case Change:
		c.then(Raided(a))
	case Pass:
		c.then(Passed(a))
	case Collect:
		c.then(Fed(a))
	case Rescue:
		c.then(Rescued(a))
	case Give:
		c.then(Gave(a))
	case Correct:
		c.then(Corrected{a})
		if a.GoOn && s.Round.At > len(s.Row) {
			c.nextRound()
		}
	case Settle:
		c.then(Settled(a))
	default:
		c.popper(a)
	}
	c.goOn()
	if c.Result == nil && c.hopeless() && !s.hopeless() {
		c.then(Warned{"RH-AMB-16"})
	}
	return c.events
}

func (c *course) popper(a Action) {
	switch a := a.(type) {
	case UsePopper:
		if c.Round.Step == RoundUp {
			c.then(PopperUsed(a))
		} else {
			c.then(PopperDeclared(a))
		}
	case KeepPopper:
		c.then(PopperKept{})
	case TakePopper:
		c.then(PopperTaken(a))
	case LeavePopper:
		c.then(PopperLeft(a))
	case HandOver:
		c.then(PopperHanded(a))
	default:
		panic("raccoonheist: unknown action " + a.Kind())
	}
}

// fell is the Dog's die, counted from the left, 6 being off the board
// (RH-DOG-01, RH-DOG-02), or a raccoon player's: 1 to 4 of his raiders are
// caught, as many as he has at most (RH-TRAP-07, RH-BAS-03), by 5 and 6 none
// (RH-TRAP-08, RH-BAS-07).
func (c *course) fell(a Fell) {
	seat := a.Seat
	if w := c.due(); seat == rules.Nobody && w.For == ForDie {
		seat = w.Seat
	}
	g := c.group(seat)
	switch {
	case g == nil && c.Round.Step == RoundUp: // nobody's die, nothing follows
		return
	case g == nil:
		c.then(DogPlaced{a.Face, c.position(a.Face)})
		return
	}
	by := ByTrap
	if g.Raid.Location == box.Basement {
		by = ByBasement
	}
	n := min(a.Face, g.Raid.Left)
	c.then(Rolled{seat, a.Face})
	if a.Face < safe && n > 0 {
		c.then(Caught{seat, n, by})
	}
}

// safe is the lowest die that catches nobody.
const safe = 5

// position is the location so far from the left; Nowhere for a 6.
func (s *State) position(n int) box.Location {
	if n < 1 || n > len(s.Row) {
		return box.Nowhere
	}
	return s.Row[n-1]
}

// goOn checks the locations from the left (RH-RES-02) until a die or a decision
// is awaited, or the round is over.
func (c *course) goOn() {
	for c.Result == nil && c.Round.Step == RoundUp {
		w := c.due()
		declared := c.declaredHere()
		switch {
		case len(declared) > 0:
			c.then(PopperUsed{declared})
		case c.asked(w) && w.For != NoWait:
			return
		case w.For == ForFood:
			c.then(Fed{w.Seat, w.Most})
		default:
			c.leave()
		}
	}
}

// declaredHere are those whom the popper was promised to and who need it now
// (RH-AMB-06).
func (s *State) declaredHere() []rules.Seat {
	if !s.usable() {
		return nil
	}
	return slices.DeleteFunc(s.Savable(), func(seat rules.Seat) bool { return !slices.Contains(s.Round.Declared, seat) })
}

// leave ends a location. Whoever the Owner finds there is caught, Trap or no
// Trap, but for those who fled under the popper (RH-RES-05, RH-RES-06,
// RH-OWN-12, RH-BAS-08, RH-BAS-09); where nobody is, nothing happens
// (RH-RES-03).
func (c *course) leave() {
	here := c.Here()
	if c.Round.Card == here {
		for _, g := range c.present(here) {
			if !g.Raid.Saved && g.Raid.Left > 0 {
				c.then(Caught{g.Seat, g.Raid.Left, ByOwner})
			}
		}
	}
	c.then(Checked{here})
	if c.House.Is(EndCheck, "immediate") {
		c.judgeEnd()
	}
	if c.Round.At > len(c.Row) {
		c.endRound()
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
// (RH-POP-08, RH-AMB-04), and leaves one just taken with its holder (RH-OWN-02).
func (c *course) nextRound() {
	if !c.Popper.Lying() && c.Popper.Taken < c.Round.Number {
		c.then(PopperBack{})
	}
	c.then(RoundBegan{c.Round.Number + 1})
}
