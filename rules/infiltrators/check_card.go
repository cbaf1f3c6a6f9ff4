package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func hintPlayed(s *State, a Hint) *rules.Violation {
	return playable(s, a.Card, s.actor(a), "IN-HINT-01")
}

func exchangePlayed(s *State, a Exchange) *rules.Violation {
	return playable(s, a.Card, s.actor(a), "IN-INFO-01")
}

// playable: whoever plays a card has one in hand (IN-HINT-01, IN-INFO-01), and it
// can be that one.
func playable(s *State, c parts.Card, by rules.Seat, empty tables.RuleID) *rules.Violation {
	if s.agentOf(by).Hand == 0 {
		return book.Against(empty, bySeat(by))
	}
	return openable(s, c, by)
}

// openable judges that a hidden card turns up, out of a hand or, with Nobody, from
// anywhere: it is in play (IN-SETUP-12, IN-SPEC-03), lies nowhere else (IN-HINT-09,
// IN-SPEC-02), and can be in that hand.
func openable(s *State, c parts.Card, by rules.Seat) *rules.Violation {
	_, open := s.openAt(c)
	once := tables.RuleID("IN-HINT-09")
	if c.Special() {
		once = "IN-SPEC-02"
	}
	switch in := s.knownTo(c); {
	case !s.inPlay(c) && c.Special() && s.specials() == parts.NoSpecials:
		return book.Against("IN-SPEC-03", rules.Args{"card": CardNoun(c)})
	case !s.inPlay(c):
		return book.Against("IN-SETUP-12", rules.Args{"card": CardNoun(c)})
	case open:
		return book.Impossible(once, rules.Args{"card": CardNoun(c)})
	case in != rules.Nobody && in != by:
		return book.Impossible(once, rules.Args{"card": CardNoun(c), "seat": in.Noun()}).As("known")
	case by != rules.Nobody && in != by && s.hiddenIn(by) < 1:
		return book.Impossible(once, rules.Args{"card": CardNoun(c), "seat": by.Noun()}).As("all-known")
	case by != rules.Nobody && !s.mayHold(by, c):
		return book.Impossible(once, rules.Args{"card": CardNoun(c), "seat": by.Noun()}).As("returned")
	}
	return nil
}

// hiddenIn returns how many cards of a hand nobody else has seen.
func (s *State) hiddenIn(seat rules.Seat) int {
	a := s.agentOf(seat)
	return a.Hand - len(a.Known)
}

// mayHold reports whether a card that was shuffled into HQ can be in a hand again:
// only where that agent has taken an unseen card since.
func (s *State) mayHold(by rules.Seat, c parts.Card) bool {
	i := slices.IndexFunc(s.Returned, func(x Returned) bool { return x.Card == c })
	return i < 0 || s.agentOf(by).Drew > s.Returned[i].Turn
}

// hintPlace: a hint goes beside the own suspect (IN-HINT-02); beside another's it
// would be an exchange.
func hintPlace(s *State, a Hint) *rules.Violation {
	by := s.actor(a)
	switch {
	case a.At != rules.Nobody && a.At != by:
		return book.Against("IN-HINT-02", rules.Args{"seat": by.Noun(), "at": a.At.Noun()}).As("exchange")
	case !s.holder(by):
		return book.Against("IN-HINT-02", bySeat(by))
	}
	return nil
}

// exchangePlace: a card of an exchange goes beside another agent's suspect, who
// has one (IN-INFO-02). An own suspect is not needed.
func exchangePlace(s *State, a Exchange) *rules.Violation {
	args := rules.Args{"seat": s.actor(a).Noun(), "at": a.To.Noun()}
	switch {
	case a.To == s.actor(a):
		return book.Against("IN-INFO-02", args).As("hint")
	case !s.holder(a.To):
		return book.Against("IN-INFO-02", args)
	}
	return nil
}

func hintLies(_ *State, a Hint) *rules.Violation { return oneWay(a.Card, a.Lies) }

func exchangeLies(_ *State, a Exchange) *rules.Violation {
	if a.Lies == "" {
		return nil
	}
	return oneWay(a.Card, a.Lies)
}

func turnedLies(s *State, a Turned) *rules.Violation { return oneWay(s.Turn.Card, a.Lies) }

// oneWay: a hint lies upright or sideways, nothing else (IN-HINT-03).
func oneWay(c parts.Card, lies Lies) *rules.Violation {
	if lies == Upright || lies == Sideways {
		return nil
	}
	return book.Impossible("IN-HINT-03", rules.Args{"card": CardNoun(c), "lies": liesNoun(lies)})
}

// discardCards: each card can come from that hand, and none is named twice.
func discardCards(s *State, a Discard) *rules.Violation {
	hidden := 0
	for i, c := range a.Cards {
		if s.knownTo(c) == rules.Nobody {
			hidden++
		}
		if hidden > s.hiddenIn(s.actor(a)) {
			return book.Impossible("IN-HINT-09", rules.Args{"card": CardNoun(c), "seat": s.actor(a).Noun()}).As("all-known")
		}
		if slices.Contains(a.Cards[:i], c) {
			return book.Impossible("IN-HINT-09", rules.Args{"card": CardNoun(c)})
		}
		if v := openable(s, c, s.actor(a)); v != nil {
			return v
		}
	}
	return nil
}
