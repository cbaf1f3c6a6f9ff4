package deals

import (
	"slices"

	parts "tablemate/tables/infiltrators"
)

// Clue is a hint beside a suspect, with its orientation.
type Clue struct {
	Card    parts.Card
	Upright bool
}

// Suspect is what the table shows about a suspect on a holder: the hints beside it, and the guesses
// that were answered no.
type Suspect struct {
	Clues  []Clue
	Missed []parts.Card
}

// Public is the knowledge of everybody at the table.
type Public struct {
	Deck    []parts.Card // all cards in play that can be a suspect or be dealt
	Seen    []parts.Card // cards that are known not to be a suspect
	Held    []Suspect    // suspects on holders
	Waiting int          // the number of suspects in their deck
}

// Private is the knowledge of one agent. It is a separate type, so that it is never shown to all by
// mistake.
type Private struct {
	public  Public
	hand    []parts.Card
	own     int // the index in Held of the agent's own suspect, or -1
	suspect parts.Card
}

// With returns the knowledge of an agent with this hand. Own is the index in Held of the
// agent's suspect, or -1.
func (p Public) With(hand []parts.Card, own int, suspect parts.Card) Private {
	return Private{p, hand, own, suspect}
}

// PublicDeals and PrivateDeals are the deals of cards to the suspects that agree with what is
// known. All such deals are equally likely.
type (
	PublicDeals  struct{ joint }
	PrivateDeals struct{ joint }
)

// Deals returns the deals that follow from public knowledge.
func (p Public) Deals() PublicDeals { return PublicDeals{p.joint()} }

// Without returns the deals after all agents have seen a card that is not a suspect.
func (d PublicDeals) Without(c parts.Card) PublicDeals {
	d.sets = slices.Clone(d.sets)
	d.out(c)
	d.recount()
	return d
}

// Laid returns the deals after a card is laid beside a suspect.
func (d PublicDeals) Laid(suspect int, hint parts.Card, upright bool) PublicDeals {
	return PublicDeals{d.laid(suspect, hint, upright)}
}

// Deals returns the deals that follow from the knowledge of one agent.
func (p Private) Deals() PrivateDeals {
	j := p.public.joint()
	for _, c := range p.hand {
		j.out(c)
	}
	if p.own >= 0 && p.own < len(j.sets) {
		j.sets[p.own] = set{}
		if i := j.place(p.suspect); i >= 0 {
			j.sets[p.own].add(i)
			j.free.add(i)
		}
	}
	j.recount()
	return PrivateDeals{j}
}

func (p Public) joint() joint {
	j := joint{deck: p.Deck, waiting: int64(p.Waiting)}
	j.faces = make([]face, len(p.Deck))
	for i, c := range p.Deck {
		j.faces[i] = faceOf(c)
		j.free.add(i)
	}
	for _, c := range p.Seen {
		j.dropFrom(&j.free, c)
	}
	j.sets = make([]set, len(p.Held))
	for i, s := range p.Held {
		j.sets[i] = j.fitting(s)
	}
	j.recount()
	return j
}

// fitting returns the cards that agree with the clues and wrong guesses of one suspect.
func (j *joint) fitting(s Suspect) set {
	out := j.free
	for _, c := range s.Missed {
		j.dropFrom(&out, c)
	}
	for _, clue := range s.Clues {
		j.dropFrom(&out, clue.Card)
		hint := faceOf(clue.Card)
		for i, f := range j.faces {
			if hint.common(f) != clue.Upright {
				out.drop(i)
			}
		}
	}
	return out
}
