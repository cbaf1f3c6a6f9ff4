package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// May is one thing that a player could say now: an awaited answer, a step of the turn, an event, a
// cancel card on a line of this turn, an order, or revenge. Shut is the violation that forbids it,
// or nil. It is unknown whether he has a card for it, but an empty hand is known.
type May struct {
	Seat  rules.Seat
	Deed  string  // the kind of action; "answer" for an awaited answer, "turn" for a step of the turn
	Waits Awaited // the kind of wait that the answer is for
	On    int     // the line that it answers
	Shut  *rules.Violation
}

// anyCard represents a card that is not known.
const anyCard parts.CardID = "?"

// Who lists what each player could say now, clockwise from the active player. Things that a rule
// forbids are included with the violation.
func (s *State) Who() []May {
	var out []May
	for _, w := range s.Waits() {
		if w.For != ForPhase {
			out = append(out, May{Seat: w.Seat, Deed: "answer", Waits: w.For, On: w.Line})
		}
	}
	if s.Result != nil || len(s.Players) == 0 {
		return out
	}
	for _, seat := range s.Clockwise() {
		out = append(out, s.mayDo(seat)...)
	}
	return out
}

// mayDo lists what one player could say now, without awaited answers.
func (s *State) mayDo(seat rules.Seat) []May {
	out := []May{
		s.may("turn", 0, seat, EndTurn{seat}),
		s.may(Event{}.Kind(), 0, seat, Event{Seat: seat, Card: anyCard, Target: seat}),
	}
	for i := range s.Plays {
		if p := &s.Plays[i]; p.By == 0 {
			out = append(out, s.may(Cancel{}.Kind(), p.Line, seat, Cancel{Seat: seat, Card: anyCard, On: p.Line}))
		}
	}
	if p := s.replaceable(); p != nil && seat != s.Turn.Seat {
		out = append(out, s.may(Order{}.Kind(), p.Line, seat, Order{Seat: seat, Card: anyCard, On: p.Line}))
	}
	if s.Right != nil && s.Right.Seat == seat {
		out = append(out, s.may(Revenge{}.Kind(), s.Right.Line, seat, s.revenge(seat)))
	}
	return out
}

// revenge returns the revenge that a player could take. He uses the Orderly if the Orderly is in
// his tent, because that costs no card.
func (s *State) revenge(seat rules.Seat) Revenge {
	if s.player(seat).finds(parts.Orderly) >= 0 {
		return Revenge{Seat: seat, Card: parts.Orderly}
	}
	return Revenge{Seat: seat, Card: parts.Exposure}
}

func (s *State) may(deed string, on int, seat rules.Seat, a Action) May {
	m := May{Seat: seat, Deed: deed, On: on}
	if found := (Game{}).Check(*s, a); len(found) > 0 {
		m.Shut = &found[0]
	}
	return m
}
