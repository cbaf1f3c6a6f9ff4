package advice

import (
	"cmp"
	"math"
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// knowledge is the table from the point of view of one agent.
type knowledge struct {
	s     game.State
	own   Own
	held  []rules.Seat
	all   deals.PublicDeals
	mine  deals.PrivateDeals
	fresh deals.PublicDeals // like `all`, but after one more suspect is detained
}

func knowledgeOf(s game.State, own Own) knowledge {
	p := s.Public()
	k := knowledge{s: s, own: own, held: s.Held(), all: p.Deals()}
	k.mine = p.With(own.Hand, k.holds(), own.Suspect).Deals()
	if s.Suspects > 0 {
		p.Waiting--
		p.Held = append(slices.Clone(p.Held), deals.Suspect{})
		k.fresh = p.Deals()
	}
	return k
}

// others returns the suspects of the other agents, as indexes in `held`.
func (k *knowledge) others() []int {
	var out []int
	for i, seat := range k.held {
		if seat != k.own.Seat {
			out = append(out, i)
		}
	}
	return out
}

// holds returns the index of the agent's own suspect in `held`, or -1 if own.Suspect is empty.
func (k *knowledge) holds() int {
	if k.own.Suspect == "" {
		return -1
	}
	return slices.Index(k.held, k.own.Seat)
}

type outcome struct {
	chance float64           // the probability, as seen by the agent who plays the card
	all    deals.PublicDeals // the deals that agree with public knowledge after the card is laid
}

func outcomes(all deals.PublicDeals, i int, c parts.Card, upright float64) []outcome {
	both := []outcome{{upright, all.Laid(i, c, true)}, {1 - upright, all.Laid(i, c, false)}}
	return slices.DeleteFunc(both, func(o outcome) bool { return o.all.Count() == 0 })
}

// `gain` returns the information, in bits, that the outcomes give on average.
func gain(all deals.PublicDeals, list []outcome) float64 {
	sum := 0.0
	for _, o := range list {
		sum += o.chance * math.Log2(float64(all.Count())/float64(o.all.Count()))
	}
	return sum
}

// expectedBits returns the information, in bits, that card c gives on average if it is laid beside
// suspect i. The result includes the information that no suspect is c.
func (k *knowledge) expectedBits(i int, c parts.Card) float64 {
	return gain(k.all, outcomes(k.all, i, c, k.mine.Upright(i, c)))
}

// The method `keep` computes for each suspect how much information, in bits, card c can give later.
// It returns the largest amount. The result excludes the information that no suspect is c, because
// a discard of c gives this information too.
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

// If a suspect is still in the deck of suspects, the value of information about this suspect is
// multiplied by `later`.
const later = 0.8

func option(did game.Action, worth float64, id string, rule tables.RuleID, args rules.Args) Option {
	return Option{did, worth, []rules.Note{{ID: id, Rule: rule, Args: args}}}
}

// `draw` returns an option for each number of cards that the agent can draw. The best number is the
// largest one for which the hand limit holds and HQ keeps enough cards for detaining.
func (k *knowledge) draw() []Option {
	most := parts.WaitDraw
	if k.s.Turn.Wait == game.ForExchangeDraw {
		most = parts.ExchangeDraw
	}
	best := max(0, min(most, k.s.HQ-k.reserve(), k.s.Limit()-len(k.own.Hand)))
	var out []Option
	for n := 0; n <= min(most, k.s.HQ); n++ {
		worth := float64(n)
		if n > best {
			worth = float64(best - n)
		}
		out = append(out, option(game.Draw{Cards: n}, worth, "draw", "IN-HQ-03", rules.Args{"cards": n, "hq": k.s.HQ}))
	}
	return out
}

func (k *knowledge) reward() []Option {
	out := []Option{{Action: game.Reward{}}}
	if k.s.Down > 0 {
		out = append(out, option(game.Reward{Down: true}, later/2, "reward-down", "IN-ELIM-11", nil))
	}
	for _, c := range k.s.Up {
		bits := k.keep(c)
		args := rules.Args{"card": game.CardNoun(c), "bits": game.Bits(bits)}
		out = append(out, option(game.Reward{Card: c}, bits, "reward", "IN-ELIM-11", args))
	}
	return out
}

// The method `discard` returns one option, which discards the least informative cards until the
// hand is within its limit.
func (k *knowledge) discard() []Option {
	cards := slices.Clone(k.own.Hand)
	worth := map[parts.Card]float64{}
	for _, c := range cards {
		worth[c] = k.keep(c)
	}
	slices.SortStableFunc(cards, func(a, b parts.Card) int { return cmp.Compare(worth[a], worth[b]) })
	over := cards[:max(0, len(cards)-k.s.Limit())]
	args := rules.Args{"cards": tables.Each(over, game.CardNoun)}
	return []Option{option(game.Discard{Cards: over}, 0, "discard", "IN-HAND-03", args)}
}
