package raccoonheist

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"tablemate/rules"
	"tablemate/rules/raccoonheist/owner"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// SealOf returns the seal of a card (RH-OWN-06): the SHA-256 of the card's name, a space and the
// salt, in hexadecimal digits.
func SealOf(card parts.Location, salt string) string {
	sum := sha256.Sum256([]byte(string(card) + " " + salt))
	return hex.EncodeToString(sum[:])
}

// Proof is the result of comparing the shown card with the sealed card.
type Proof string

// Unsealed means that the round has no seal.
const (
	Unsealed Proof = ""
	Matches  Proof = "matches"
	Differs  Proof = "differs"
)

func (s *State) proofOf(a Show) Proof {
	switch s.Round.Seal {
	case "":
		return Unsealed
	case SealOf(a.Card, a.Salt):
		return Matches
	}
	return Differs
}

// The Dog's die counts locations from the left (RH-DOG-01). A 6 puts the Dog off the board
// (RH-DOG-02).
func (r *resolver) applyFell(a Fell) {
	seat := a.Seat
	if w := r.nextWait(); seat == rules.Nobody && w.For == ForDie {
		seat = w.Seat
	}
	switch g := r.GroupOf(seat); {
	case g != nil:
		r.applyPlayersDie(g, a.Face)
	case r.Round.Step != RoundUp: // the Dog's die, which has no effect in the Round-up
		r.placeDog(a.Face)
	}
}

// placeDog moves the Dog to the location that the die gives. This may be the location where the Dog
// was before (RH-DOG-04).
func (r *resolver) placeDog(die int) {
	r.Round.DogDie, r.Round.Dog = die, r.position(die)
	r.advanceStep(TrapStep, DogStep)
	if r.Round.Dog == parts.Nowhere {
		r.note("dog-off", "RH-DOG-02", rules.Args{"die": die})
		return
	}
	r.note("dog", "RH-DOG-01", rules.Args{"die": die, "place": Place(r.Round.Dog)})
}

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

// RH-OWN-10
func (r *resolver) applyHide(a Hide) {
	r.Round.Seal, r.Round.Box = a.Seal, a.Box
	r.advanceStep(Heist, DogStep, TrapStep, HideStep)
	if a.Seal != "" {
		r.note("hidden", "RH-OWN-06", rules.Args{"seal": sealNoun(a.Seal)})
		r.noteFirst("hidden-check", nil)
	}
}

func (r *resolver) noteFirst(id string, args rules.Args) {
	if r.Round.Number == 1 {
		r.note(id, "RH-OWN-06", args)
	}
}

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

// Automated reports whether the app must now place the Trap or lay a card. Showing the card is not
// a decision.
func (Game) Automated(s State, seat rules.Seat) bool {
	deciding := s.Round.Step == TrapStep || s.Round.Step == HideStep
	return seat == SeatOwner && s.Owner.Keeper == App && s.Result == nil && deciding
}

// Decide returns the automated Owner's decision. For the Trap, the field Action holds the location
// that the Owner's level chooses. For the card, the field Open lists the five cards, and the field
// Mix lists their probabilities. The caller draws the card at random with these probabilities
// (RH-OWN-08). Neither Action nor the reasons reveal the card (RH-OWN-10). If the state is
// impossible, all choices are equally likely.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	d, err := owner.Decide(s.Seen(), owner.Level(s.Owner.Level))
	plan, ok := d.Plan(s.Round.Trap)
	switch {
	case s.Round.Step == TrapStep && err != nil:
		return s.anyTrap()
	case s.Round.Step == TrapStep:
		return s.chosenTrap(d)
	case !ok: // the state or the Trap's location is impossible
		return anyCard()
	}
	return mixedCards(plan, d.Basis)
}

// Seen returns everything that the Owner may know before the raids.
func (s *State) Seen() owner.Table {
	t := owner.Table{
		Order: s.Row, Held: !s.Popper.Lying(), Dog: s.Round.Dog, LastTrap: s.Round.LastTrap, Goal: owner.Basic,
	}
	if s.SharedGoal() {
		t.Goal = owner.Advanced
	}
	for _, sw := range Switches {
		if sw != DuelGoal && !s.House.Is(sw, sw.Values[0]) { // the solver covers both values of DuelGoal
			t.House = true
		}
	}
	for i := range s.Groups {
		g := &s.Groups[i]
		t.Groups = append(t.Groups, owner.Group{Reserve: g.Uncaught(), Yard: g.Yard, Food: g.Food})
	}
	return t
}

func (s *State) chosenTrap(d owner.Decision) rules.Decision[Action] {
	reasons := s.barredTraps()
	for _, p := range d.Plans {
		reasons = append(reasons, reason("RH-TRAP-01", "trap_worth",
			rules.Args{"place": Place(p.Trap), "chance": Chance(p.Value)}))
	}
	reasons = append(reasons, reason("RH-TRAP-01", "trap", rules.Args{"place": Place(d.Trap), "basis": Basis(d.Basis)}))
	return rules.Decision[Action]{Action: Trap{d.Trap}, Open: s.traps(), Reasons: reasons}
}

func (s *State) barredTraps() []rules.Note {
	out := []rules.Note{reason("RH-TRAP-02", "never_there", rules.Args{"place": Place(parts.Basement)})}
	if s.Round.LastTrap != parts.Nowhere {
		out = append(out, reason("RH-TRAP-03", "last_trap", rules.Args{"place": Place(s.Round.LastTrap)}))
	}
	return out
}

func (s *State) anyTrap() rules.Decision[Action] {
	open := s.traps()
	reasons := append(s.barredTraps(), reason("RH-TRAP-01", "any_trap", rules.Args{"count": len(open)}))
	return rules.Decision[Action]{Action: open[0], Open: open, Mix: evenly(len(open)), Reasons: reasons}
}

func mixedCards(p owner.Plan, on owner.Basis) rules.Decision[Action] {
	d := anyCard()
	for i, c := range p.Cards { // p.Cards and d.Mix both have the order of parts.Locations
		d.Mix[i] = c.Chance
	}
	d.Reasons = append(d.Reasons, reason("RH-OWN-04", "mixed",
		rules.Args{"chance": Chance(p.Value), "basis": Basis(on)}))
	return d
}

func anyCard() rules.Decision[Action] {
	var open []Action
	for _, l := range parts.Locations {
		open = append(open, Hide{Card: l})
	}
	return rules.Decision[Action]{
		Action: open[0], Open: open, Mix: evenly(len(open)),
		Reasons: []rules.Note{reason("RH-OWN-08", "any_card", rules.Args{"count": len(open)})},
	}
}

func reason(rule tables.RuleID, point string, args rules.Args) rules.Note {
	return rules.Note{ID: point, Rule: rule, Args: args}
}

// Basis returns a noun that tells by which method a chance was computed.
func Basis(b owner.Basis) rules.Noun { return rules.Noun{Kind: NounBasis, ID: string(b)} }

func evenly(n int) []float64 { return slices.Repeat([]float64{1 / float64(n)}, n) }
