package infiltrators

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Legal lists legal actions that continue the mission. If an agent must discard several cards,
// Legal lists only some combinations of cards.
func (g Game) Legal(s State) []Action {
	if s.Result != nil {
		return nil
	}
	switch s.Turn.Wait {
	case ForBegin:
		return []Action{Begin{}}
	case ForLies:
		return s.allowed(Turned{Upright}, Turned{Sideways})
	case ForAnswer:
		return s.allowed(Answer{Says: Right}, Answer{Says: Wrong})
	case ForExchangeDraw, ForWaitDraw:
		return s.draws()
	case ForReward:
		return s.rewards()
	case ForDiscard:
		return s.discards()
	case ForVerdict:
		return s.verdicts()
	}
	return s.turns()
}

func (s *State) allowed(list ...Action) []Action {
	var out []Action
	for _, a := range list {
		if check(s, a) == nil {
			out = append(out, a)
		}
	}
	return out
}

func (s *State) draws() []Action {
	most := parts.WaitDraw
	if s.Turn.Wait == ForExchangeDraw {
		most = parts.ExchangeDraw
	}
	var out []Action
	for n := min(most, s.HQ); n >= 0; n-- {
		out = append(out, Draw{Cards: n})
	}
	return out
}

func (s *State) rewards() []Action {
	var out []Action
	for _, c := range s.Up {
		out = append(out, Reward{Card: c})
	}
	if s.Down > 0 {
		out = append(out, Reward{Down: true})
	}
	return append(out, Reward{})
}

func (s *State) discards() []Action {
	cards, n := s.playable(), s.excess(s.Turn.Seat)
	var out []Action
	for i := range cards {
		if i+n <= len(cards) {
			out = append(out, s.allowed(Discard{Cards: cards[i : i+n]})...)
		}
	}
	return out
}

func (s *State) verdicts() []Action {
	out := []Action{Verdict{Won: true}}
	for _, c := range s.Mission.Win {
		out = append(out, Verdict{Name: c.ID})
	}
	return out
}

func (s *State) playable() []parts.Card {
	by := s.Turn.Seat
	out := slices.Clone(s.Agent(by).Known)
	for _, c := range s.Deck() {
		if !slices.Contains(out, c) && openable(s, c, by) == nil {
			out = append(out, c)
		}
	}
	return out
}

func (s *State) turns() []Action {
	can := s.Can(s.Turn.Seat)
	if len(can) == 0 {
		return []Action{Pass{}}
	}
	var out []Action
	for _, kind := range can {
		out = append(out, s.ofKind(kind)...)
	}
	for _, own := range s.Mission.Actions {
		out = append(out, Other{Name: own.ID})
	}
	return out
}

func (s *State) ofKind(kind string) []Action {
	switch kind {
	case Detain{}.Kind():
		return []Action{Detain{}}
	case Wait{}.Kind():
		return []Action{Wait{}}
	case Hint{}.Kind():
		return s.plays(func(c parts.Card) []Action {
			return []Action{Hint{Card: c, Lies: Upright}, Hint{Card: c, Lies: Sideways}}
		})
	case Exchange{}.Kind():
		return s.plays(func(c parts.Card) []Action {
			return s.toOthers(func(at rules.Seat) Action { return Exchange{Card: c, To: at} })
		})
	}
	var out []Action
	for _, c := range s.Deck() {
		out = append(out, s.toOthers(func(at rules.Seat) Action { return Eliminate{At: at, Card: c} })...)
	}
	return s.allowed(out...)
}

func (s *State) plays(of func(parts.Card) []Action) []Action {
	var out []Action
	for _, c := range s.playable() {
		out = append(out, s.allowed(of(c)...)...)
	}
	return out
}

func (s *State) toOthers(of func(rules.Seat) Action) []Action {
	var out []Action
	for _, seat := range s.Held() {
		if seat != s.Turn.Seat {
			out = append(out, of(seat))
		}
	}
	return out
}
