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

// hint returns how a card would lie by the own suspect, and how many bits that
// tells all others.
func (k *knowledge) hint(c parts.Card) (game.Lies, float64) {
	lies, p := game.LiesBy(c, k.own.Suspect), k.all.Upright(k.holds(), c)
	if lies == game.Sideways {
		p = 1 - p
	}
	if p <= 0 {
		return lies, 0
	}
	return lies, -math.Log2(p)
}

// keep returns how much a card may tell later, at the suspect where it tells most.
func (k *knowledge) keep(c parts.Card) float64 {
	best := 0.0
	if k.holds() >= 0 {
		_, best = k.hint(c)
	}
	for _, i := range k.others() {
		best = max(best, k.all.Tells(i, c))
	}
	if k.s.Suspects > 0 {
		best = max(best, later*k.fresh.Tells(len(k.held), c))
	}
	return best
}

// later weighs what a card will tell of a suspect that nobody has detained yet.
const later = 0.8

// note makes a reason.
func note(id string, rule string, args rules.Args) rules.Note {
	return rules.Note{ID: id, Rule: tables.RuleID(rule), Args: args}
}
