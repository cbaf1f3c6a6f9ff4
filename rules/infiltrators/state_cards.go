package infiltrators

import (
	"slices"

	"tablemate/rules"
	"tablemate/rules/infiltrators/deals"
	parts "tablemate/tables/infiltrators"
)

// Deck lists all cards in play (IN-SETUP-05): each suit with each number of the
// mission, and the special cards where they are shuffled in.
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

// specials returns the part that special cards have: in the training missions none
// (IN-SPEC-03), else what the mission says, else what the table has settled
// (IN-AMB-06).
func (s *State) specials() parts.Specials {
	switch {
	case s.Mission.Training():
		return parts.NoSpecials
	case s.Mission.Specials != "":
		return s.Mission.Specials
	}
	return parts.Specials(s.House.Value(SpecialCards))
}

// specialSuspects reports whether a special card may be a suspect (IN-AMB-07).
func (s *State) specialSuspects() bool {
	if s.Mission.SpecialSuspect != "" {
		return s.Mission.SpecialSuspect == "allowed"
	}
	return s.House.Is(SpecialSuspect, "allowed")
}

// inPlay reports whether a card can be on this table at all (IN-SETUP-12). Where
// the mission's text says what special cards do, they are not judged.
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

// Remaining returns how many suspects are not guessed yet: those on holders and
// those in their deck (IN-END-05).
func (s *State) Remaining() int {
	n := s.Suspects
	for i := range s.Agents {
		if s.Agents[i].Suspect {
			n++
		}
	}
	return n
}

// Spare returns how many guesses may still miss (IN-END-06).
func (s *State) Spare() int { return s.Bullets - s.Remaining() }

// openAt returns where a card lies open: beside whose suspect, or in the discard
// with Nobody.
func (s *State) openAt(c parts.Card) (at rules.Seat, open bool) {
	for i := range s.Agents {
		if slices.ContainsFunc(s.Agents[i].Hints, func(h LaidHint) bool { return h.Card == c }) {
			return s.Agents[i].Seat, true
		}
	}
	return rules.Nobody, slices.Contains(s.Up, c)
}

// knownTo returns in whose hand a card is by what all saw, Nobody where that is
// not known.
func (s *State) knownTo(c parts.Card) rules.Seat {
	for i := range s.Agents {
		if slices.Contains(s.Agents[i].Known, c) {
			return s.Agents[i].Seat
		}
	}
	return rules.Nobody
}

// Open lists the cards that lie open or that all saw going into a hand.
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

// Seen lists the cards that can be no suspect any more because all have seen them
// (IN-HINT-09), guessed suspects in HQ too unless the mission adds suspects later.
func (s *State) Seen() []parts.Card {
	out := s.Open()
	for _, x := range s.Returned {
		if !s.Mission.Later {
			out = append(out, x.Card)
		}
	}
	return out
}

// Held lists the seats that hold a suspect, in the order of [deals.Public].
func (s *State) Held() []rules.Seat {
	var out []rules.Seat
	for i := range s.Agents {
		if s.Agents[i].Suspect {
			out = append(out, s.Agents[i].Seat)
		}
	}
	return out
}

// Public returns what all know of the suspects. What lies face down in the
// discard stays possible (IN-DISC-01).
func (s *State) Public() deals.Public {
	p := deals.Public{Deck: s.Deck(), Waiting: s.Suspects, Seen: s.Seen()}
	if !s.specialSuspects() {
		for _, suit := range s.Suits {
			p.Seen = append(p.Seen, parts.SpecialOf(suit))
		}
	}
	for _, seat := range s.Held() {
		p.Held = append(p.Held, s.agentOf(seat).clues())
	}
	return p
}

// clues returns what is told about an agent's suspect.
func (a *Agent) clues() deals.Suspect {
	out := deals.Suspect{Missed: a.Missed}
	for _, h := range a.Hints {
		out.Clues = append(out.Clues, deals.Clue{Card: h.Card, Upright: h.Lies == Upright})
	}
	return out
}

// Total returns how many cards there are wherever they are; no step of the rules
// takes one out of the game (IN-CARD-01).
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
