package advice

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// The worth of some options, in bits of information. The values come from simulated missions.
const (
	certain   = 100.0 // a guess of the only possible card
	gamble    = 3.0   // a guess if 2 to openCards cards are possible; times the chance to be right
	openCards = 3     // the largest number of possible cards for a gamble
	detaining = 1.6   // detaining a new suspect, whose holder can then give hints
	drawing   = 0.3   // added to an exchange if a card can be drawn after it
	waiting   = 0.25  // for each card that a Wait adds to the hand
	urgent    = 50.0  // detaining if HQ has no more cards than the deck of suspects
)

func (k *knowledge) turn() []Option {
	var out []Option
	for _, kind := range k.s.Can(k.own.Seat) {
		out = append(out, k.ofKind(kind)...)
	}
	if out == nil {
		return []Option{{Action: game.Pass{}}}
	}
	return out
}

func (k *knowledge) ofKind(kind string) []Option {
	switch kind {
	case game.Detain{}.Kind():
		return []Option{k.detain()}
	case game.Hint{}.Kind():
		return k.hints()
	case game.Exchange{}.Kind():
		return k.exchanges()
	case game.Wait{}.Kind():
		return []Option{k.wait()}
	}
	return k.shots()
}

func (k *knowledge) shots() []Option {
	var out []Option
	for _, i := range k.others() {
		if cards := k.mine.Candidates(i); len(cards) > 0 {
			out = append(out, k.shot(i, cards))
		}
	}
	return out
}

// If a suspect has a few possible cards, a guess is good only if the agents can afford to be wrong.
func (k *knowledge) shot(i int, cards []deals.Candidate) Option {
	seat, likeliest, open := k.held[i], cards[0], len(cards)
	args := rules.Args{
		"seat": seat.Noun(), "card": game.CardNoun(likeliest.Card),
		"chance": game.Chance(likeliest.Chance), "open": open,
	}
	rated := func(worth float64, id string, rule tables.RuleID) Option {
		return option(game.Eliminate{At: seat, Card: likeliest.Card}, worth, id, rule, args)
	}
	switch settles, known := k.settles(i); {
	case open == 1:
		return rated(certain, "certain", "IN-ELIM-17")
	case k.s.Spare() == 0:
		return rated(-float64(open), "no-miss", "IN-END-06")
	case known:
		args["hint"] = game.CardNoun(settles)
		return rated(0, "not-yet", "IN-ELIM-17")
	case open <= openCards && k.affords(open-1):
		return rated(gamble*likeliest.Chance, "likely", "IN-END-06")
	}
	return rated(-float64(open), "unlikely", "IN-ELIM-17")
}

// affords reports whether the agents can afford this number of wrong guesses. If more than one
// suspect remains, a spare bullet must be left after these guesses.
func (k *knowledge) affords(misses int) bool {
	spare := k.s.Spare() - misses
	return spare > 0 || spare == 0 && k.s.Remaining() == 1
}

// `settles` returns a hand card that would show all agents which card suspect i is. The hand card
// must show this in each of its possible orientations. The next agent could then guess safely. If
// there is no such card, or if the next agent holds the suspect, `settles` returns false.
func (k *knowledge) settles(i int) (parts.Card, bool) {
	if after, _ := (game.Game{}).Apply(k.s, game.Pass{By: k.own.Seat}); after.Turn.Seat == k.held[i] {
		return "", false
	}
	for _, c := range k.own.Hand {
		open := func(o outcome) bool { _, known := o.all.Only(i); return !known }
		if !slices.ContainsFunc(outcomes(k.all, i, c, k.mine.Upright(i, c)), open) {
			return c, true
		}
	}
	return "", false
}

func (k *knowledge) hints() []Option {
	if k.holds() < 0 {
		return nil
	}
	var out []Option
	for _, c := range k.own.Hand {
		told := k.expectedBits(k.holds(), c)
		args := rules.Args{"card": game.CardNoun(c), "seat": k.own.Seat.Noun(), "bits": game.Bits(told)}
		hint := game.Hint{Card: c, Lies: game.LiesBy(c, k.own.Suspect)}
		out = append(out, option(hint, told, "tells", "IN-HINT-01", args))
	}
	return out
}

// Even an exchange without information may be useful, because the agent may draw a new card.
func (k *knowledge) exchanges() []Option {
	var out []Option
	room := 0.0
	if k.s.HQ > k.reserve() {
		room = drawing
	}
	for _, i := range k.others() {
		for _, c := range k.own.Hand {
			told := k.expectedBits(i, c)
			args := rules.Args{"card": game.CardNoun(c), "seat": k.held[i].Noun(), "bits": game.Bits(told)}
			id, rule := "tells", tables.RuleID("IN-INFO-01")
			if told == 0 {
				id, rule = "dead-card", "IN-INFO-05"
			}
			out = append(out, option(game.Exchange{Card: c, To: k.held[i]}, told+room, id, rule, args))
		}
	}
	return out
}

func (k *knowledge) detain() Option {
	args := rules.Args{"suspects": k.s.Suspects, "hq": k.s.HQ}
	if k.s.HQ <= k.s.Suspects {
		return option(game.Detain{}, urgent, "detain-now", "IN-AMB-09", args)
	}
	return option(game.Detain{}, detaining, "detain", "IN-DET-01", args)
}

// reserve returns the number of HQ cards to keep for detaining: one for each suspect in the deck of
// suspects, plus one.
func (k *knowledge) reserve() int {
	if k.s.Suspects == 0 {
		return 0
	}
	return k.s.Suspects + 1
}

func (k *knowledge) wait() Option {
	room := min(parts.WaitDraw, k.s.HQ-1-k.reserve(), k.s.Limit()-len(k.own.Hand))
	args := rules.Args{"hq": k.s.HQ, "cards": max(0, room)}
	if room <= 0 {
		return option(game.Wait{}, -1, "hq-low", "IN-HQ-01", args)
	}
	return option(game.Wait{}, waiting*float64(room), "wait", "IN-WAIT-02", args)
}
