package infiltrators

import (
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

var validator = rules.Validator[State]{
	Book: &book,
	Checks: []func(*State, func(*rules.Problem)){
		validateSetup,
		validateSeats,
		validateTurn,
		validateCounts,
		validateCards,
		validateTotal,
	},
	Nowhere: "IN-CARD-01",
}

// Unsound returns a *rules.Problem if a state is impossible on a real table or breaks a printed
// rule.
func (Game) Unsound(s State) error {
	s = s.filled()
	return validator.Verify(&s)
}

// Unbounded returns a *rules.Problem if a number or a word in the mission is invalid.
func (Game) Unbounded(s State) error {
	if p := checkMission(Setup{}, s.Mission); p != nil {
		return p
	}
	return nil
}

func validateSetup(s *State, found func(*rules.Problem)) {
	u := Setup{Players: make([]Player, len(s.Agents)), Suits: s.Suits, Shown: s.Shown}
	found(checkShown(u, s.Mission))
	found(checkMission(u, s.Mission))
	found(checkPlayers(u, s.Mission))
	found(checkSuits(u, s.Mission))
	var p *rules.Problem
	if errors.As(book.Verify(s.House), &p) {
		found(p)
	}
}

func validateSeats(s *State, found func(*rules.Problem)) {
	for i := range s.Agents {
		if s.Agent(s.Agents[i].Seat) != &s.Agents[i] {
			found(problem("seat_twice", bySeat(s.Agents[i].Seat)))
		}
	}
}

// Waits lists all values of Awaited.
var Waits = []Awaited{
	ForAction, ForBegin, ForLies, ForExchangeDraw, ForWaitDraw, ForAnswer, ForReward, ForDiscard, ForVerdict,
}

func validateTurn(s *State, found func(*rules.Problem)) {
	t := s.Turn
	switch {
	case t.Number < 1:
		found(problem("turn", rules.Args{"turn": t.Number}))
	case s.Agent(t.Seat) == nil:
		found(broken("IN-TURN-01", "seat", bySeat(t.Seat)))
	case !slices.Contains(Waits, t.Wait):
		found(problem("wait", rules.Args{"wait": string(t.Wait)}))
	case (t.Wait == ForLies || t.Wait == ForAnswer) && s.Agent(t.At) == nil:
		found(problem("wait_at", rules.Args{"wait": string(t.Wait)}))
	}
}

// IN-SETUP-04
func validateCounts(s *State, found func(*rules.Problem)) {
	least := min(s.Suspects, s.HQ, s.Down, s.Bullets, s.Elapsed)
	for i := range s.Agents {
		least = min(least, s.Agents[i].Hand, s.Agents[i].Hand-len(s.Agents[i].Known))
	}
	if least < 0 {
		found(broken("IN-CARD-01", "negative", rules.Args{"count": least}))
	}
	if s.Result == nil && s.cleared() && s.Turn.Wait != ForVerdict {
		found(broken("IN-END-01", "no_suspects", rules.Args{}))
	}
	if s.Bullets > parts.Bullets {
		found(broken("IN-SETUP-04", "bullets", rules.Args{"bullets": s.Bullets}))
	}
}

// Each visible card must be in play (IN-SETUP-12) and at only one place (IN-HINT-09, IN-SPEC-02).
// Each hint must be upright or sideways (IN-HINT-03), and beside a suspect (IN-HINT-07).
func validateCards(s *State, found func(*rules.Problem)) {
	var seen []parts.Card
	for _, c := range s.Open() {
		switch args := (rules.Args{"card": CardNoun(c)}); {
		case !s.inPlay(c):
			found(broken("IN-SETUP-12", "card", args))
		case slices.Contains(seen, c) && c.Special():
			found(broken("IN-SPEC-02", "card_twice", args))
		case slices.Contains(seen, c):
			found(broken("IN-HINT-09", "card_twice", args))
		}
		seen = append(seen, c)
	}
	for i := range s.Agents {
		a := &s.Agents[i]
		if len(a.Hints) > 0 && !a.Suspect {
			found(broken("IN-HINT-07", "stray_hints", bySeat(a.Seat)))
		}
		for _, h := range a.Hints {
			if h.Lies != Upright && h.Lies != Sideways {
				found(broken("IN-HINT-03", "lies", rules.Args{"card": CardNoun(h.Card)}))
			}
		}
	}
}

// validateTotal checks the number of all cards (IN-CARD-01). If only the text of the mission says
// where special cards are, the total may include up to one special card of each suit.
func validateTotal(s *State, found func(*rules.Problem)) {
	most := len(s.Deck())
	least := most
	if s.specials() == parts.SpecialsByText {
		most += len(s.Suits)
	}
	if n := s.Total(); n < least || n > most {
		found(possibleProblem("IN-CARD-01", "total", rules.Args{"cards": n, "want": least}))
	}
}
