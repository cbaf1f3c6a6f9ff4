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

// Suspect holds the public facts about a held suspect: the hints beside it, and the wrong guesses.
type Suspect struct {
	Clues  []Clue
	Missed []parts.Card
}

// Public holds the knowledge that all agents share.
type Public struct {
	Deck    []parts.Card // all cards in play, including the cards of the suspects
	Seen    []parts.Card // cards that no suspect can be
	Held    []Suspect    // suspects that agents hold
	Waiting int          // the number of suspects in the deck of suspects
}

// Private holds the knowledge of one agent. Private and Public are separate types, so the compiler
// refuses one agent's knowledge where public knowledge is needed.
type Private struct {
	public  Public
	hand    []parts.Card
	own     int // the index of the agent's own suspect in Held; -1 if there is none
	suspect parts.Card
}

// With adds the hand and the suspect of one agent. `own` is the index of this suspect in Held, or
// -1.
func (p Public) With(hand []parts.Card, own int, suspect parts.Card) Private {
	return Private{p, hand, own, suspect}
}

// PublicDeals and PrivateDeals hold the equally likely deals that agree with the known facts.
type (
	PublicDeals  struct{ joint }
	PrivateDeals struct{ joint }
)

// Deals returns the deals that agree with public knowledge.
func (p Public) Deals() PublicDeals { return PublicDeals{p.joint()} }

// Without returns the deals that remain after all agents have seen card c. No suspect can be c.
func (d PublicDeals) Without(c parts.Card) PublicDeals {
	d.sets = slices.Clone(d.sets)
	d.out(c)
	d.recount()
	return d
}

// Laid returns the deals that remain after a card is laid beside a suspect.
func (d PublicDeals) Laid(suspect int, hint parts.Card, upright bool) PublicDeals {
	return PublicDeals{d.laid(suspect, hint, upright)}
}

// Deals returns the deals that agree with the knowledge of one agent.
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
