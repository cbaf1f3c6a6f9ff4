package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// IN-TM3-05
func clockTold(s *State, a Clock) *rules.Violation {
	switch args := (rules.Args{"seconds": a.Seconds}); {
	case a.Seconds < 0:
		return book.Impossible("IN-TM3-05", args)
	case s.Mission.Minutes == 0:
		return book.Unusual("IN-TM3-05", args)
	}
	return nil
}

// A report of a loss must name one of the mission's own conditions (IN-END-08). A win can be
// reported only when no suspect is left.
func conditionMet(s *State, a Verdict) *rules.Violation {
	is := func(c parts.Condition) bool { return c.ID == a.Name }
	own := slices.Concat(s.Mission.Lose, s.Mission.Win)
	if a.Won && s.Turn.Wait == ForVerdict || !a.Won && slices.ContainsFunc(own, is) {
		return nil
	}
	return book.Against("IN-END-08", rules.Args{"won": a.Won, "name": a.Name})
}

// A suspect may be replaced only if special cards are in the deck but not allowed as suspects
// (IN-AMB-07).
func replaced(s *State, a Replace) *rules.Violation {
	counts := map[Pile]int{PileHQ: s.HQ, PileSuspects: s.Suspects, PileDown: s.Down}
	args := rules.Args{"seat": a.At.Noun(), "from": pileNoun(a.From), "to": pileNoun(a.To)}
	switch {
	case s.specials() != parts.SpecialsInDeck || s.specialSuspects():
		return book.Against("IN-AMB-07", args)
	case !s.holder(a.At), counts[a.From] == 0, !slices.Contains([]Pile{PileHQ, PileSuspects, PileUp, PileDown}, a.To),
		a.To == PileUp && a.Card == "", a.Card != "" && !a.Card.Special():
		return book.Impossible("IN-AMB-07", args)
	}
	return nil
}

func pileNoun(p Pile) rules.Noun { return rules.Noun{Kind: NounPile, ID: string(p)} }

// Only what the hints exclude may be crossed out (IN-BOARD-03, IN-BOARD-01, IN-BOARD-06). The check
// combines all hints, even if a house rule says that each hint counts by itself.
func crossedOut(s *State, a Cross) *rules.Violation {
	args := rules.Args{"seat": a.At.Noun(), "suit": rules.Noun{Kind: NounSuit, ID: string(a.Suit)}, "number": a.Number}
	switch {
	case s.NoBoards:
		return book.Against("IN-BOARD-06", args)
	case !s.holder(a.At):
		return book.Against("IN-BOARD-01", args)
	}
	out := s.combinedBoard(a.At)
	if a.Suit != "" && !slices.Contains(out.Suits, a.Suit) || a.Number != 0 && !slices.Contains(out.Numbers, a.Number) {
		return book.Against("IN-BOARD-03", args)
	}
	return nil
}

// Hints stay until the suspect is guessed correctly (IN-HINT-07). A wrong guess does not remove
// them (IN-ELIM-15).
func hintsCleared(s *State, a Clear) *rules.Violation {
	g := s.Agent(a.At)
	if g == nil {
		return book.Impossible("IN-SETUP-01", bySeat(a.At))
	}
	if len(g.Missed) > 0 {
		return book.Against("IN-ELIM-15", bySeat(a.At))
	}
	return book.Against("IN-HINT-07", bySeat(a.At)).As("cleared")
}

// The discard pile never returns to HQ (IN-HQ-05).
func reshuffled(_ *State, _ Reshuffle) *rules.Violation { return book.Against("IN-HQ-05", nil) }

// IN-DET-03
func kept(s *State, a Keep) *rules.Violation {
	if !s.holder(a.By) {
		return book.Impossible("IN-DET-03", bySeat(a.By))
	}
	return nil
}

// deeds maps each kind of deed to the rule that it breaks. The value "" means that no general rule
// forbids the deed. If an agent names a card without taking the gun, this is not a guess
// (IN-ELIM-05). Agents may talk about visible cards (IN-COMM-01).
var deeds = map[What]ruleID{
	Talks: "", Names: "", LooksThrough: "",
	Peeks:        "IN-COMM-06", // no agent may look at face-down cards of the discard pile
	TellsHand:    "IN-COMM-02",
	TellsSuspect: "IN-COMM-03", // for example, an agent answers only half of a guess (IN-ELIM-06)
	Alludes:      "IN-COMM-04",
	ShowsSuspect: "IN-DET-02",
	Notes:        "IN-BOARD-04",
	WritesGuess:  "IN-BOARD-05",
}

// Agents may look through the discard pile, unless the mission forbids it (IN-COMM-05).
func discardSearched(s *State, a Deed) *rules.Violation {
	rule, known := deeds[a.What]
	args := rules.Args{"what": rules.Noun{Kind: NounDeed, ID: string(a.What)}, "seat": s.actor(a).Noun()}
	switch {
	case !known:
		return book.Impossible("IN-TURN-03", args).As("deed")
	case a.What == LooksThrough && s.Mission.DiscardClosed:
		return book.Against("IN-COMM-05", args)
	case rule == "":
		return nil
	}
	return book.Against(rule, args)
}

// Cross and Deed do not change the state.
func (r *resolver) applyReport(a Action) {
	switch a := a.(type) {
	case Begin:
		r.applyBegin()
	case Clock:
		r.applyClock(a)
	case Verdict: // (IN-END-08)
		r.Turn.Wait = ForAction
		if a.Won {
			r.end(SeatAgents, "IN-END-01", "IN-END-08")
		} else {
			r.end(SeatTraitors, "IN-END-08")
		}
	case Replace:
		r.applyReplace(a)
	case Burn:
		r.burn()
	case Expose:
		r.Down, r.Up = max(0, r.Down-1), append(r.Up, a.Card)
	case Clear:
		r.discardHints(r.agentFor(a.At))
	case Keep:
		r.applyKeep(a)
	case Reshuffle:
		r.HQ += len(r.Up) + r.Down
		for _, c := range r.Up {
			r.shuffleIn(c)
		}
		r.Up, r.Down = nil, 0
	}
}

// applyKeep stores the seal. Its note tells people that the seal is recorded.
func (r *resolver) applyKeep(a Keep) {
	g := r.agentFor(a.By)
	if g.Suspect {
		g.Seal, g.Box = a.Seal, a.Box
	}
	switch {
	case a.Anew:
		r.note("kept-anew", "IN-DET-03", bySeat(a.By))
	case g.Suspect:
		r.note("kept", "IN-DET-03", bySeat(a.By))
	}
}

// applyBegin begins the first turn, and starts the clock. If a house rule started the clock at the
// setup, the elapsed time is kept (IN-AMB-25).
func (r *resolver) applyBegin() {
	if r.Turn.Wait != ForBegin {
		return
	}
	r.Turn.Wait = ForAction
	if r.House.Is(TimerStart, "first_turn") {
		r.Elapsed = 0
	}
}

// warnings lists the remaining minutes at which people are warned (IN-TM3-05).
var warnings = []int{5, 1}

func (r *resolver) applyClock(a Clock) {
	was := r.Left()
	r.Elapsed = max(0, a.Seconds)
	for _, minutes := range warnings {
		if now := r.Left(); r.Mission.Minutes > 0 && was > minutes*60 && now <= minutes*60 && now > 0 {
			r.note("time-left", "IN-TM3-05", rules.Args{"minutes": minutes, "seconds": now})
		}
	}
}

// NextWarning returns the seconds until the next time warning. After the last warning, it returns
// the seconds until the time limit.
func (s *State) NextWarning() int {
	for _, minutes := range warnings {
		if left := s.Left() - minutes*60; left > 0 {
			return left
		}
	}
	return s.Left()
}

// Left returns the seconds until the time limit, or 0 if there is none.
func (s *State) Left() int { return max(0, s.Mission.Minutes*60-s.Elapsed) }

// IN-AMB-07
func (r *resolver) applyReplace(a Replace) {
	if !r.holder(a.At) || !r.take(a.From) {
		return
	}
	switch a.To {
	case PileHQ:
		r.HQ++
		if a.Card != "" {
			r.shuffleIn(a.Card)
		}
	case PileSuspects:
		r.Suspects++
	case PileUp:
		r.Up = append(r.Up, a.Card)
	default:
		r.Down++
	}
	g := r.agentFor(a.At)
	r.discardHints(g)
	g.Missed, g.Seal, g.Box = nil, "", ""
	r.note("replaced", "IN-AMB-07", rules.Args{"seat": a.At.Noun()})
}

func (r *resolver) take(from Pile) bool {
	pile := map[Pile]*int{PileHQ: &r.HQ, PileSuspects: &r.Suspects, PileDown: &r.Down}[from]
	if pile == nil || *pile < 1 {
		return false
	}
	*pile--
	return true
}

// A card that is now visible no longer counts as shuffled into HQ.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.State, a.Changes)
	if err != nil {
		return
	}
	r.State = after
	for i := range r.Agents {
		if g := &r.Agents[i]; !g.Suspect {
			g.Seal, g.Box = "", ""
		}
	}
	r.Returned = slices.DeleteFunc(slices.Clone(r.Returned), func(x Returned) bool { return r.faceUp(x.Card) })
	r.note("corrected", "", nil)
}

// applySettle changes a house rule. If the mission was lost because of this rule, the loss is taken
// back. If the agent on turn cannot act under the changed rule either, the mission is lost again.
func (r *resolver) applySettle(a Settle) {
	r.House = r.House.With(a.Name, a.Value)
	asks := func(sw *rules.Switch) bool {
		return sw.Name == a.Name && r.Result != nil && slices.Contains(r.Result.By, sw.Rule)
	}
	if !slices.ContainsFunc(Switches, asks) {
		return
	}
	r.Result = nil
	if r.Turn.Wait == ForAction && r.Turn.Did == "" {
		r.judgeStuck()
	}
}
