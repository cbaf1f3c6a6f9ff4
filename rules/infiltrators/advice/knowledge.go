package advice

import (
	"math"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// knowledge is a table as one agent sees it.
type knowledge struct {
	s     game.State
	own   Own
	held  []rules.Seat
	all   deals.PublicDeals
	mine  deals.PrivateDeals
	fresh deals.PublicDeals // with one more suspect of whom nothing is told
}

func knowledgeOf(s game.State, own Own) knowledge {
	p := s.Public()
	k := knowledge{s: s, own: own, held: s.Held()}
	k.all = p.Deals()
	at := -1
	if own.Suspect != "" {
		at = slices.Index(k.held, own.Seat)
	}
	k.mine = p.With(own.Hand, at, own.Suspect).Deals()
	if s.Suspects > 0 {
		p.Waiting--
		p.Held = append(slices.Clone(p.Held), deals.Suspect{})
		k.fresh = p.Deals()
	}
	return k
}

// others lists the places in held of the suspects of other agents.
func (k *knowledge) others() []int {
	var out []int
	for i, seat := range k.held {
		if seat != k.own.Seat {
			out = append(out, i)
		}
	}
	return out
}

// holds returns the place in held of the own suspect, -1 for none.
func (k *knowledge) holds() int {
	if k.own.Suspect == "" {
		return -1
	}
	return slices.Index(k.held, k.own.Seat)
}

// outcome is a way in which a card can lie by a suspect: how likely it is to the agent
// who plays it, and what all know then.
type outcome struct {
	chance float64
	all    deals.PublicDeals
}

// outcomes lists how a card can lie by a suspect, which is so likely to lie upright.
func outcomes(all deals.PublicDeals, i int, c parts.Card, upright float64) []outcome {
	both := []outcome{{upright, all.Laid(i, c, true)}, {1 - upright, all.Laid(i, c, false)}}
	return slices.DeleteFunc(both, func(o outcome) bool { return o.chance == 0 || o.all.Count() == 0 })
}

// gain returns by how many bits outcomes are expected to narrow what all know.
func gain(all deals.PublicDeals, list []outcome) float64 {
	sum := 0.0
	for _, o := range list {
		sum += o.chance * math.Log2(float64(all.Count())/float64(o.all.Count()))
	}
	return sum
}

// expectedBits returns how many bits a card of the hand is expected to tell by a suspect,
// with what it rules out itself.
func (k *knowledge) expectedBits(i int, c parts.Card) float64 {
	return gain(k.all, outcomes(k.all, i, c, k.mine.Upright(i, c)))
}

// keep returns how much a card may tell later, at the suspect where it tells most. What
// it rules out itself does not count: it is seen in the discard too.
func (k *knowledge) keep(c parts.Card) float64 {
	best, all := 0.0, k.all.Without(c)
	for i := range k.held {
		if i == k.holds() || k.held[i] != k.own.Seat {
			best = max(best, gain(all, outcomes(all, i, c, k.mine.Upright(i, c))))
		}
	}
	if k.s.Suspects > 0 {
		last, fresh := len(k.held), k.fresh.Without(c)
		best = max(best, later*gain(fresh, outcomes(fresh, last, c, fresh.Upright(last, c))))
	}
	return best
}

// later weighs what a card will tell of a suspect that nobody has detained yet.
const later = 0.8

// note makes a reason.
func note(id string, rule string, args rules.Args) rules.Note {
	return rules.Note{ID: id, Rule: tables.RuleID(rule), Args: args}
}
