package advice

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Weights for the options of a turn, in addition to their information in bits. The weights were
// chosen by simulated missions.
const (
	certain   = 100.0 // a guess with only one candidate
	gamble    = 3.0   // a guess among at most openCards candidates, with a spare bullet
	openCards = 3     // the largest number of candidates for such a guess
	detaining = 1.6   // detaining a new suspect, so that its holder can give hints
	drawing   = 0.3   // drawing a card if the hand has room
	waiting   = 0.25  // each card that a Wait adds to the hand
	urgent    = 50.0  // detaining before HQ has too few cards
)

// turn lists the options for one of the five actions of a turn.
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

// ofKind lists the options of one possible kind of action.
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

// shots lists one guess for each suspect of another agent: the most probable card.
func (k *knowledge) shots() []Option {
	var out []Option
	for _, i := range k.others() {
		cards := k.mine.Candidates(i)
		if len(cards) > 0 {
			out = append(out, k.shot(k.held[i], i, cards))
		}
	}
	return out
}

// shot rates a guess. A guess is good if the suspect has only one candidate. With few candidates, a
// guess is good if a spare bullet is left after a wrong guess.
func (k *knowledge) shot(seat rules.Seat, i int, cards []deals.Candidate) Option {
	o := Option{Action: game.Eliminate{At: seat, Card: cards[0].Card}}
	args := rules.Args{
		"seat":   seat.Noun(),
		"card":   game.CardNoun(cards[0].Card),
		"chance": game.Chance(cards[0].Chance),
		"open":   len(cards),
	}
	spare := k.s.Spare()
	switch settles, known := k.settles(i); {
	case len(cards) == 1:
		o.Worth, o.Reasons = certain, []rules.Note{note("certain", "IN-ELIM-17", args)}
	case spare == 0:
		o.Worth, o.Reasons = -cardsOpen(cards), []rules.Note{note("no-miss", "IN-END-06", args)}
	case known:
		args["hint"] = game.CardNoun(settles)
		o.Worth, o.Reasons = 0, []rules.Note{note("not-yet", "IN-ELIM-17", args)}
	case len(cards) <= openCards && k.affords(len(cards)-1):
		o.Worth, o.Reasons = gamble*cards[0].Chance, []rules.Note{note("likely", "IN-END-06", args)}
	default:
		o.Worth, o.Reasons = -cardsOpen(cards), []rules.Note{note("unlikely", "IN-ELIM-17", args)}
	}
	return o
}

// affords reports whether a spare bullet is left after this number of wrong guesses. The last
// suspect needs no spare bullet.
func (k *knowledge) affords(misses int) bool {
	spare := k.s.Spare() - misses
	return spare > 0 || spare == 0 && k.s.Remaining() == 1
}

func cardsOpen(cards []deals.Candidate) float64 { return float64(len(cards)) }

// settles returns a card of the hand that shows all agents the card of suspect i, whether it is
// laid upright or sideways. The next agent can then guess safely. If there is no such card, or if
// the next agent holds the suspect, settles returns false.
func (k *knowledge) settles(i int) (parts.Card, bool) {
	if k.nextSeat() == k.held[i] {
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

// nextSeat returns the agent on turn after this agent.
func (k *knowledge) nextSeat() rules.Seat {
	after, _ := game.Game{}.Apply(k.s, game.Pass{By: k.own.Seat})
	return after.Turn.Seat
}

// hints lists a hint for each card of the hand, rated by its information for the other agents. The
// list is empty if the program does not know the agent's suspect.
func (k *knowledge) hints() []Option {
	if k.holds() < 0 {
		return nil
	}
	var out []Option
	for _, c := range k.own.Hand {
		told := k.expectedBits(k.holds(), c)
		args := rules.Args{"card": game.CardNoun(c), "seat": k.own.Seat.Noun(), "bits": game.Bits(told)}
		lies := game.LiesBy(c, k.own.Suspect)
		out = append(out, Option{game.Hint{Card: c, Lies: lies}, told, []rules.Note{note("tells", "IN-HINT-01", args)}})
	}
	return out
}

// exchanges lists an exchange for each card of the hand and each suspect of another agent, rated by
// its information for all agents. A card without information is listed too, because the agent may
// draw a new card.
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
			reason := note("tells", "IN-INFO-01", args)
			if told == 0 {
				reason = note("dead-card", "IN-INFO-05", args)
			}
			out = append(out, Option{game.Exchange{Card: c, To: k.held[i]}, told + room, []rules.Note{reason}})
		}
	}
	return out
}

func (k *knowledge) detain() Option {
	args := rules.Args{"suspects": k.s.Suspects, "hq": k.s.HQ}
	o := Option{game.Detain{}, detaining, []rules.Note{note("detain", "IN-DET-01", args)}}
	if k.s.HQ <= k.s.Suspects {
		o.Worth, o.Reasons = urgent, []rules.Note{note("detain-now", "IN-AMB-09", args)}
	}
	return o
}

// reserve returns the number of HQ cards to keep for detaining: one for each suspect in the deck,
// plus one. It is 0 if the deck of suspects is empty.
func (k *knowledge) reserve() int {
	if k.s.Suspects == 0 {
		return 0
	}
	return k.s.Suspects + 1
}

// wait rates a Wait by the cards that it adds to the hand. Cards that are needed for detaining do
// not count.
func (k *knowledge) wait() Option {
	room := min(parts.WaitDraw, k.s.HQ-1-k.reserve(), k.s.Limit()-len(k.own.Hand))
	args := rules.Args{"hq": k.s.HQ, "cards": max(0, room)}
	if room <= 0 {
		return Option{game.Wait{}, -1, []rules.Note{note("hq-low", "IN-HQ-01", args)}}
	}
	return Option{game.Wait{}, waiting * float64(room), []rules.Note{note("wait", "IN-WAIT-02", args)}}
}
