package infiltrators

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// IN-DET-01, IN-DET-04, IN-AMB-09
func suspectTaken(s *State, a Detain) *rules.Violation {
	by := s.actor(a)
	switch {
	case s.Suspects == 0:
		return book.Against("IN-DET-01", bySeat(by))
	case s.holder(by):
		return book.Against("IN-DET-04", bySeat(by))
	case s.HQ == 0 && s.House.Is(DetainWithoutHQ, "forbid"):
		return book.Against("IN-AMB-09", bySeat(by))
	}
	return nil
}

// IN-WAIT-01
func waited(s *State, a Wait) *rules.Violation {
	if s.HQ == 0 {
		return book.Against("IN-WAIT-01", bySeat(s.actor(a)))
	}
	return nil
}

// An agent draws at most one card after an exchange (IN-INFO-05), and at most three cards after a
// Wait (IN-WAIT-02). No agent can draw more cards than HQ has (IN-HQ-03).
func drawn(s *State, a Draw) *rules.Violation {
	by := s.actor(a)
	most, rule := parts.WaitDraw, ruleID("IN-WAIT-02")
	if s.Turn.Wait == ForExchangeDraw {
		most, rule = parts.ExchangeDraw, "IN-INFO-05"
	}
	args := rules.Args{"seat": by.Noun(), "count": a.Cards, "most": min(most, s.HQ)}
	switch due := s.awaitsDraw() && by == s.Turn.Seat; {
	case due && (a.Cards < 0 || a.Cards > s.HQ):
		return book.Impossible(rule, args)
	case due && a.Cards > most:
		return book.Against(rule, args)
	case due:
		return nil
	case by == s.Turn.Before.Seat && by != s.Turn.Seat:
		return strayDrawn(s.Turn.Before.Did, args)
	}
	return book.Against("IN-WAIT-04", args)
}

func (s *State) awaitsDraw() bool {
	return s.Turn.Wait == ForExchangeDraw || s.Turn.Wait == ForWaitDraw
}

// For each kind of action, strayDraw holds the rule that an additional draw breaks. Detaining
// (IN-DET-07), a hint (IN-HINT-06) and eliminating (IN-ELIM-18) draw no cards at all.
var strayDraw = map[string]ruleID{
	"detain": "IN-DET-07", "hint": "IN-HINT-06", "eliminate": "IN-ELIM-18", "exchange": "IN-INFO-05",
	"wait": "IN-WAIT-02", "other": "IN-TURN-03", "pass": "IN-TURN-04",
}

func strayDrawn(did string, args rules.Args) *rules.Violation {
	v := book.Against(strayDraw[did], args)
	if did == "exchange" || did == "wait" {
		return v.As("twice")
	}
	return v
}

// burned returns the violation for an unneeded discard from HQ. Detaining (IN-DET-05) and waiting
// (IN-WAIT-01) already discard one card. A hint (IN-HINT-06), an exchange (IN-INFO-08) and an
// elimination (IN-ELIM-18) discard none.
func burned(s *State, a Burn) *rules.Violation {
	args := bySeat(s.actor(a))
	if s.HQ == 0 {
		return book.Impossible("IN-CARD-01", args)
	}
	rule := map[string]ruleID{
		"hint": "IN-HINT-06", "exchange": "IN-INFO-08", "eliminate": "IN-ELIM-18", "detain": "IN-DET-05",
		"wait": "IN-WAIT-01",
	}[s.lastDid()]
	return book.Against(cmp.Or(rule, "IN-TURN-03"), args).As("burned")
}

func (s *State) lastDid() string { return cmp.Or(s.Turn.Did, s.Turn.Before.Did) }

// Face-down cards of the discard pile must stay face down (IN-COMM-06). This includes cards
// discarded from HQ (IN-DET-06, IN-WAIT-03).
func exposed(s *State, a Expose) *rules.Violation {
	args := rules.Args{"card": CardNoun(a.Card)}
	if s.Down == 0 {
		return book.Impossible("IN-CARD-01", args)
	}
	if v := openable(s, a.Card, rules.Nobody); v != nil {
		return v
	}
	switch s.lastDid() {
	case "detain":
		return book.Against("IN-DET-06", args).As("exposed")
	case "wait":
		return book.Against("IN-WAIT-03", args).As("exposed")
	}
	return book.Against("IN-COMM-06", args).As("exposed")
}

// IN-HAND-04, IN-HAND-03
func discardCount(s *State, a Discard) *rules.Violation {
	by, n := s.actor(a), len(a.Cards)+a.Down
	args := rules.Args{"seat": by.Noun(), "count": n, "want": s.excess(by)}
	switch {
	case a.Down < 0:
		return book.Impossible("IN-HAND-03", args)
	case a.Down > 0:
		return book.Against("IN-HAND-03", args).As("face-down")
	case n < s.excess(by):
		return book.Against("IN-HAND-03", args)
	case n > s.excess(by):
		return book.Against("IN-HAND-04", args)
	}
	return nil
}

// IN-TURN-04
func nobodyPasses(s *State, a Pass) *rules.Violation {
	by := s.actor(a)
	if can := s.Can(by); len(can) > 0 {
		return book.Against("IN-TURN-04", rules.Args{"seat": by.Noun(), "can": can})
	}
	return nil
}

// IN-TURN-03
func otherAction(s *State, a Other) *rules.Violation {
	if slices.ContainsFunc(s.Mission.Actions, func(own parts.Condition) bool { return own.ID == a.Name }) {
		return nil
	}
	return book.Against("IN-TURN-03", rules.Args{"name": a.Name}).As("no-action")
}

// A reward must be a card of the discard pile (IN-ELIM-11), or no card.
func rewardTaken(s *State, a Reward) *rules.Violation {
	if a.Down && (a.Card != "" || s.Down == 0) || !a.Down && a.Card != "" && !slices.Contains(s.Up, a.Card) {
		return book.Against("IN-ELIM-11", rules.Args{"card": a.noun()})
	}
	return nil
}

// IN-DET-01, IN-DET-03, IN-DET-05. The state cannot hold a second suspect of an agent (IN-DET-04), so
// this card stays in the deck of suspects.
func (r *resolver) applyDetain(by rules.Seat) {
	a, args := r.agentFor(by), bySeat(by)
	switch {
	case r.Suspects == 0:
		args["none"] = true
	case a.Suspect:
		args["second"] = true
	default:
		r.Suspects, a.Suspect = r.Suspects-1, true
	}
	if r.HQ == 0 {
		args["empty"] = true
	}
	r.burn()
	args["suspects"], args["hq"] = r.Suspects, r.HQ
	r.note("detained", "IN-DET-01", args)
}

// If the action does not give the orientation of the new hint, the suspect's holder must first
// report the orientation (IN-INFO-03).
func (r *resolver) applyExchange(by rules.Seat, a Exchange) {
	r.play(by, a.Card)
	r.Turn.At, r.Turn.Card = a.To, a.Card
	if a.Lies == "" && r.holder(a.To) {
		r.Turn.Wait = ForLies
		return
	}
	r.layExchanged(a.Lies)
}

// If HQ is not empty (IN-HQ-02), the agent may then draw one card (IN-INFO-05).
func (r *resolver) layExchanged(lies Lies) {
	r.Turn.Wait = ForAction
	r.lay(r.Turn.At, LaidHint{r.Turn.Card, lies, r.Turn.Seat})
	if r.HQ > 0 {
		r.Turn.Wait = ForExchangeDraw
	}
}

// IN-WAIT-01, IN-HQ-03
func (r *resolver) applyWait(by rules.Seat) {
	args := bySeat(by)
	if r.HQ == 0 {
		args["empty"] = true
	}
	r.burn()
	args["hq"] = r.HQ
	r.note("waited", "IN-WAIT-01", args)
	if r.HQ > 0 {
		r.Turn.Wait = ForWaitDraw
	}
}

// IN-HQ-03
func (r *resolver) applyDraw(by rules.Seat, cards int) {
	n := max(0, min(cards, r.HQ))
	a := r.agentFor(by)
	r.HQ, a.Hand = r.HQ-n, a.Hand+n
	if n > 0 {
		a.Drew = r.Turn.Number
	}
	if by != r.Turn.Seat { // the draw of the previous turn is reported late
		a.Drew = max(0, r.Turn.Number-1)
	}
	if r.awaitsDraw() {
		r.Turn.Wait = ForAction
	}
	r.note("drew", "IN-WAIT-02", rules.Args{"seat": by.Noun(), "count": n, "hq": r.HQ})
}

// IN-ELIM-02, IN-ELIM-03, IN-ELIM-06
func (r *resolver) applyEliminate(a Eliminate) {
	r.Bullets = max(0, r.Bullets-1)
	r.Turn.At, r.Turn.Card = a.At, a.Card
	if !r.holder(a.At) {
		return
	}
	r.Turn.Wait = ForAnswer
	if a.Says != "" {
		r.applyAnswer(Answer{Says: a.Says})
	}
}

// The gun goes back on the stand (IN-ELIM-08).
func (r *resolver) applyAnswer(told Answer) {
	if r.Turn.Wait != ForAnswer {
		return
	}
	r.Turn.Wait = ForAction
	a := r.agentFor(r.Turn.At)
	if told.Says == Right {
		if a.Seal != "" && told.Salt != "" {
			args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(r.Turn.Card)}
			if told.Insisted {
				args["insisted"] = true
			}
			r.note("opened", "IN-ELIM-06", args)
		}
		r.applyRight(a)
	} else { // the suspect and its hints stay (IN-ELIM-14, IN-ELIM-15)
		a.Missed = append(a.Missed, r.Turn.Card)
		args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(r.Turn.Card), "bullets": r.Bullets}
		r.note("wrong", "IN-ELIM-14", args)
	}
	if told.Denied {
		r.note("denied", "IN-ELIM-07", r.answerArgs(told))
	}
	if r.Spare() == 0 && r.Remaining() > 0 && told.Says != Right {
		r.note("no-spare", "IN-END-06", rules.Args{"bullets": r.Bullets})
	}
}

// The suspect is shuffled into HQ (IN-ELIM-09, IN-HQ-04), and its hints are discarded face up
// (IN-ELIM-10, IN-DISC-02). As a reward, the agent may take a card from the discard pile
// (IN-ELIM-11).
func (r *resolver) applyRight(a *Agent) {
	guess := r.Turn.Card
	args := rules.Args{"seat": a.Seat.Noun(), "card": CardNoun(guess), "remaining": r.Remaining() - 1}
	r.note("right", "IN-ELIM-09", args)
	for _, h := range a.Hints {
		if rule := liesWrong(h, guess); rule != "" {
			r.note("lay-wrong", rule, h.args(a.Seat))
		}
	}
	r.discardHints(a)
	a.Suspect, a.Missed, a.Seal, a.Box = false, nil, "", ""
	r.HQ++
	r.shuffleIn(guess)
	if len(r.Up)+r.Down > 0 && r.Remaining() > 0 {
		r.Turn.Wait = ForReward
	}
}

func (r *resolver) discardHints(a *Agent) {
	for _, h := range a.Hints {
		r.Up = append(r.Up, h.Card)
	}
	a.Hints = nil
}

func (r *resolver) shuffleIn(c parts.Card) {
	r.Returned = slices.DeleteFunc(r.Returned, func(x Returned) bool { return x.Card == c })
	r.Returned = append(r.Returned, Returned{c, r.Turn.Number})
}

// If the reward was a face-up card, all agents know that this agent now holds the card.
func (r *resolver) applyReward(by rules.Seat, a Reward) {
	if r.Turn.Wait == ForReward {
		r.Turn.Wait = ForAction
	}
	g := r.agentFor(by)
	i := slices.Index(r.Up, a.Card)
	switch {
	case a.Down && r.Down > 0:
		r.Down, g.Hand, g.Drew = r.Down-1, g.Hand+1, r.Turn.Number
	case !a.Down && i >= 0:
		r.Up = slices.Delete(r.Up, i, i+1)
		g.Hand, g.Known = g.Hand+1, append(g.Known, a.Card)
	default:
		return
	}
	r.note("reward", "IN-ELIM-11", rules.Args{"seat": by.Noun(), "card": a.noun()})
}

// The cards that the action names are discarded face up (IN-DISC-02).
func (r *resolver) applyDiscard(by rules.Seat, a Discard) {
	for _, c := range a.Cards {
		r.play(by, c)
		r.Up = append(r.Up, c)
	}
	g := r.agentFor(by)
	n := max(0, min(a.Down, g.Hand))
	g.Hand, r.Down = g.Hand-n, r.Down+n
	g.Known = g.Known[:min(len(g.Known), g.Hand)]
}
