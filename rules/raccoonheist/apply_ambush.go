package raccoonheist

import (
	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// applyFell applies the Dog's die, counted from the left, 6 being off the board
// (RH-DOG-01, RH-DOG-02), or the die of a raccoon player.
func (r *resolver) applyFell(a Fell) {
	seat := a.Seat
	if w := r.nextWait(); seat == rules.Nobody && w.For == ForDie {
		seat = w.Seat
	}
	switch g := r.groupOf(seat); {
	case g != nil:
		r.applyPlayersDie(g, a.Face)
	case r.Round.Step != RoundUp: // else nobody's die, and nothing follows
		r.placeDog(a.Face)
	}
}

// placeDog puts the Dog on its location, whatever lies there (RH-DOG-04).
func (r *resolver) placeDog(die int) {
	r.Round.DogDie, r.Round.Dog = die, r.position(die)
	r.advanceStep(TrapStep, DogStep)
	if r.Round.Dog == parts.Nowhere {
		r.note("dog-off", "RH-DOG-02", rules.Args{"die": die})
		return
	}
	r.note("dog", "RH-DOG-01", rules.Args{"die": die, "place": Place(r.Round.Dog)})
}

// position returns the n-th location from the left; Nowhere for a 6.
func (s *State) position(n int) parts.Location {
	if n < 1 || n > len(s.Row) {
		return parts.Nowhere
	}
	return s.Row[n-1]
}

func (r *resolver) applyTrap(at parts.Location) {
	r.Round.Trap = at
	r.advanceStep(HideStep, DogStep, TrapStep)
	args := rules.Args{"place": Place(at)}
	if r.Round.LastTrap != parts.Nowhere {
		args["was"] = Place(r.Round.LastTrap)
	}
	r.note("trap", "RH-TRAP-01", args)
}

// applyHide lays a card face down. The state keeps the seal only, never the card
// (RH-OWN-10).
func (r *resolver) applyHide(a Hide) {
	r.Round.Seal, r.Round.Box = a.Seal, a.Box
	r.advanceStep(Heist, DogStep, TrapStep, HideStep)
	if a.Seal != "" {
		r.note("hidden", "RH-OWN-06", rules.Args{"seal": sealNoun(a.Seal)})
		r.noteFirst("hidden-check", nil)
	}
}

// noteFirst adds a note in the first round only: how people may check a seal by
// themselves.
func (r *resolver) noteFirst(id string, args rules.Args) {
	if r.Round.Number == 1 {
		r.note(id, "RH-OWN-06", args)
	}
}

// applyShow turns the Owner's card up and begins the Round-up.
func (r *resolver) applyShow(a Show) {
	r.note("shown", "RH-RES-01", rules.Args{"place": Place(a.Card)})
	args := rules.Args{"card": string(a.Card), "salt": a.Salt, "seal": sealNoun(r.Round.Seal)}
	switch r.proofOf(a) {
	case Matches:
		r.note("matches", "RH-OWN-06", args)
		r.noteFirst("matches-check", args)
	case Differs:
		r.note("differs", "RH-OWN-06", args)
	}
	r.note("round-up", "RH-RES-02", nil)
	r.Round.Card = a.Card
	if r.Round.Step != RoundUp {
		r.Round.Step, r.Round.At = RoundUp, 1
	}
}
