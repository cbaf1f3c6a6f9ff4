package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// May is an action that a player could try now. If a rule forbids the action, Shut is the
// violation. Hands are hidden, so the player may lack the card for the action.
type May struct {
	Seat  rules.Seat
	Deed  string  // "answer" (to a Wait), "turn" (continue the player's own turn), or a kind of action
	Waits Awaited // if Deed is "answer": the kind of the Wait
	On    int     // the line that the action answers
	Shut  *rules.Violation
}

const anyCard parts.CardID = "?"

// Who lists the answers to the Waits, and then what each player could do. The players come
// clockwise, starting with the active player. Forbidden actions are included.
func (s *State) Who() []May {
	var out []May
	for _, w := range s.Waits() {
		if w.For != ForPhase {
			out = append(out, May{Seat: w.Seat, Deed: "answer", Waits: w.For, On: w.Line})
		}
	}
	if s.Result != nil {
		return out
	}
	for _, seat := range s.Clockwise() {
		out = append(out, s.mayDo(seat)...)
	}
	return out
}

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

// The method `revenge` returns the action by which a player would take revenge. If the Orderly is
// in the player's tent, the action uses the Orderly. Otherwise, it uses an Exposure card.
func (s *State) revenge(seat rules.Seat) Revenge {
	if s.Player(seat).Holds(parts.Orderly) {
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
