package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func hintPlayed(s *State, a Hint) *rules.Violation {
	return playable(s, a.Card, s.actor(a), "IN-HINT-01")
}

func exchangePlayed(s *State, a Exchange) *rules.Violation {
	return playable(s, a.Card, s.actor(a), "IN-INFO-01")
}

// IN-HINT-01, IN-INFO-01
func playable(s *State, c parts.Card, by rules.Seat, empty ruleID) *rules.Violation {
	if s.Agent(by).Hand == 0 {
		return book.Against(empty, bySeat(by))
	}
	return openable(s, c, by)
}

// openable checks whether a hidden card can become visible. If the card comes from a hand, `by` is
// the agent who has this hand. Otherwise, `by` is Nobody. The card must be in play (IN-SETUP-12,
// IN-SPEC-03), and must not be visible elsewhere (IN-HINT-09, IN-SPEC-02).
func openable(s *State, c parts.Card, by rules.Seat) *rules.Violation {
	once := ruleID("IN-HINT-09")
	if c.Special() {
		once = "IN-SPEC-02"
	}
	switch in := s.knownTo(c); {
	case !s.inPlay(c) && c.Special() && s.specials() == parts.NoSpecials:
		return book.Against("IN-SPEC-03", rules.Args{"card": CardNoun(c)})
	case !s.inPlay(c):
		return book.Against("IN-SETUP-12", rules.Args{"card": CardNoun(c)})
	case s.faceUp(c):
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

// hiddenIn counts the cards in a hand, without those that the other agents have seen.
func (s *State) hiddenIn(seat rules.Seat) int {
	a := s.Agent(seat)
	return a.Hand - len(a.Known)
}

// mayHold reports whether the agent `by` can have the card. A card in s.Returned was shuffled into
// HQ. An agent can have this card only if the agent took an unseen card in a turn after this
// shuffle.
func (s *State) mayHold(by rules.Seat, c parts.Card) bool {
	i := slices.IndexFunc(s.Returned, func(x Returned) bool { return x.Card == c })
	return i < 0 || s.Agent(by).Drew > s.Returned[i].Turn
}

// IN-HINT-02
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

// IN-INFO-02
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

// IN-HINT-03
func oneWay(c parts.Card, lies Lies) *rules.Violation {
	if lies == Upright || lies == Sideways {
		return nil
	}
	return book.Impossible("IN-HINT-03", rules.Args{"card": CardNoun(c), "lies": liesNoun(lies)})
}

func discardCards(s *State, a Discard) *rules.Violation {
	hidden := 0
	for i, c := range a.Cards {
		if s.knownTo(c) == rules.Nobody {
			hidden++
		}
		if hidden > s.hiddenIn(s.actor(a)) {
			return book.Impossible("IN-HINT-09", rules.Args{"card": CardNoun(c), "seat": s.actor(a).Noun()}).
				As("all-known")
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

// Deck lists all cards in play (IN-SETUP-05).
func (s *State) Deck() []parts.Card {
	out := make([]parts.Card, 0, len(s.Suits)*parts.Highest)
	numbers, shuffled := s.Mission.Range(), s.specials() == parts.SpecialsInDeck
	for _, suit := range s.Suits {
		for n := numbers.Min; n <= numbers.Max; n++ {
			out = append(out, parts.CardOf(suit, n))
		}
		if shuffled {
			out = append(out, parts.SpecialOf(suit))
		}
	}
	return out
}

// Training missions have no special cards (IN-SPEC-03). In other missions, the description decides.
// If the description says nothing, a house rule decides (IN-AMB-06).
func (s *State) specials() parts.Specials {
	switch {
	case s.Mission.Training():
		return parts.NoSpecials
	case s.Mission.Specials != "":
		return s.Mission.Specials
	}
	return parts.Specials(s.House.Value(SpecialCards))
}

// IN-AMB-07
func (s *State) specialSuspects() bool {
	if s.Mission.SpecialSuspect != "" {
		return s.Mission.SpecialSuspect == "allowed"
	}
	return s.House.Is(SpecialSuspect, "allowed")
}

// inPlay reports whether a card is in play (IN-SETUP-12). If the use of special cards is described
// only in the mission's text, a special card is in play whenever its suit is.
func (s *State) inPlay(c parts.Card) bool {
	if !slices.Contains(s.Suits, c.Suit()) {
		return false
	}
	if c.Special() {
		return s.specials() != parts.NoSpecials
	}
	n := c.Number()
	return s.Mission.Range().Min <= n && n <= s.Mission.Range().Max
}

// Remaining returns the number of suspects that are not guessed yet (IN-END-05). Agents hold them,
// or they are in the deck of suspects.
func (s *State) Remaining() int { return s.Suspects + len(s.Held()) }

// Spare returns the number of wrong guesses that the agents can still afford (IN-END-06).
func (s *State) Spare() int { return s.Bullets - s.Remaining() }

func (s *State) faceUp(c parts.Card) bool {
	beside := func(a Agent) bool {
		return slices.ContainsFunc(a.Hints, func(h LaidHint) bool { return h.Card == c })
	}
	return slices.ContainsFunc(s.Agents, beside) || slices.Contains(s.Up, c)
}

// knownTo returns the agent who has the card in the hand, if all agents know this. Otherwise, it
// returns Nobody.
func (s *State) knownTo(c parts.Card) rules.Seat {
	for i := range s.Agents {
		if slices.Contains(s.Agents[i].Known, c) {
			return s.Agents[i].Seat
		}
	}
	return rules.Nobody
}

// Open lists the visible cards. It also lists each hand card that all agents have seen.
func (s *State) Open() []parts.Card {
	out := slices.Clone(s.Up)
	for i := range s.Agents {
		for _, h := range s.Agents[i].Hints {
			out = append(out, h.Card)
		}
		out = append(out, s.Agents[i].Known...)
	}
	if s.Turn.Wait == ForLies {
		out = append(out, s.Turn.Card)
	}
	return out
}

// Seen lists the cards that no suspect can be, because all agents have seen them (IN-HINT-09). It
// also lists the cards in s.Returned, which were shuffled into HQ. If the mission adds suspects
// later, Seen omits s.Returned, because these cards can become suspects again.
func (s *State) Seen() []parts.Card {
	out := s.Open()
	if s.Mission.Later {
		return out
	}
	return append(out, tables.Each(s.Returned, func(x Returned) parts.Card { return x.Card })...)
}

// Held lists the agents who hold a suspect. The field Held of [deals.Public] has the same order.
func (s *State) Held() []rules.Seat {
	var out []rules.Seat
	for i := range s.Agents {
		if s.Agents[i].Suspect {
			out = append(out, s.Agents[i].Seat)
		}
	}
	return out
}

// Public returns what all agents know about the suspects. A face-down discard may be any unseen
// card (IN-DISC-01).
func (s *State) Public() deals.Public {
	p := deals.Public{Deck: s.Deck(), Waiting: s.Suspects, Seen: s.Seen()}
	if !s.specialSuspects() {
		for _, suit := range s.Suits {
			p.Seen = append(p.Seen, parts.SpecialOf(suit))
		}
	}
	for _, seat := range s.Held() {
		p.Held = append(p.Held, s.Agent(seat).clues())
	}
	return p
}

func (a *Agent) clues() deals.Suspect {
	out := deals.Suspect{Missed: a.Missed}
	for _, h := range a.Hints {
		out.Clues = append(out.Clues, deals.Clue{Card: h.Card, Upright: h.Lies == Upright})
	}
	return out
}

// Total returns the number of all cards, which never changes (IN-CARD-01).
func (s *State) Total() int {
	n := s.HQ + s.Remaining() + len(s.Up) + s.Down
	for i := range s.Agents {
		n += s.Agents[i].Hand + len(s.Agents[i].Hints)
	}
	if s.Turn.Wait == ForLies {
		n++
	}
	return n
}
