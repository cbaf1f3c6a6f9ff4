package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// applyFell is the Dog's die, counted from the left, 6 being off the board
// (RH-DOG-01, RH-DOG-02), or that of a raccoon player.
func (c *resolver) applyFell(a Fell) {
	seat := a.Seat
	if w := c.nextWait(); seat == rules.Nobody && w.For == ForDie {
		seat = w.Seat
	}
	switch g := c.groupOf(seat); {
	case g != nil:
		c.applyPlayersDie(g, a.Face)
	case c.Round.Step != RoundUp: // else nobody's die, and nothing follows
		c.placeDog(a.Face)
	}
}

// placeDog puts the Dog over whatever lies there (RH-DOG-04).
func (c *resolver) placeDog(die int) {
	c.Round.DogDie, c.Round.Dog = die, c.position(die)
	c.advanceStep(TrapStep, DogStep)
	if c.Round.Dog == parts.Nowhere {
		c.note("dog-off", "RH-DOG-02", rules.Args{"die": die})
		return
	}
	c.note("dog", "RH-DOG-01", rules.Args{"die": die, "place": Place(c.Round.Dog)})
}

// position is the location so far from the left; Nowhere for a 6.
func (s *State) position(n int) parts.Location {
	if n < 1 || n > len(s.Row) {
		return parts.Nowhere
	}
	return s.Row[n-1]
}

func (c *resolver) applyTrap(at parts.Location) {
	c.Round.Trap = at
	c.advanceStep(HideStep, DogStep, TrapStep)
	args := rules.Args{"place": Place(at)}
	if c.Round.LastTrap != parts.Nowhere {
		args["was"] = Place(c.Round.LastTrap)
	}
	c.note("trap", "RH-TRAP-01", args)
}

// applyHide lays a card face down; the card itself is nowhere on the table
// (RH-OWN-10).
func (c *resolver) applyHide(a Hide) {
	c.Round.Seal, c.Round.Box = a.Seal, a.Box
	c.advanceStep(Heist, DogStep, TrapStep, HideStep)
	if a.Seal != "" {
		c.note("hidden", "RH-OWN-06", rules.Args{"seal": sealNoun(a.Seal)})
		c.noteFirst("hidden-check", nil)
	}
}

// noteFirst tells once a game how people may check a seal by themselves.
func (c *resolver) noteFirst(id string, args rules.Args) {
	if c.Round.Number == 1 {
		c.note(id, "RH-OWN-06", args)
	}
}

// applyShow turns the Owner's card up, and the Round-up begins.
func (c *resolver) applyShow(a Show) {
	c.note("shown", "RH-RES-01", rules.Args{"place": Place(a.Card)})
	args := rules.Args{"card": string(a.Card), "salt": a.Salt, "seal": sealNoun(c.Round.Seal)}
	switch c.proofOf(a) {
	case Matches:
		c.note("matches", "RH-OWN-06", args)
		c.noteFirst("matches-check", args)
	case Differs:
		c.note("differs", "RH-OWN-06", args)
	}
	c.note("round-up", "RH-RES-02", nil)
	c.Round.Card = a.Card
	if c.Round.Step != RoundUp {
		c.Round.Step, c.Round.At = RoundUp, 1
	}
}
