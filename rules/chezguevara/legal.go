package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Legal lists the legal actions of all players. Hands are hidden, so each player may hold any known
// card. Effects, corrections and lootings of several things, for example, are left out.
func (g Game) Legal(s State) []Action {
	if s.Result != nil {
		return nil
	}
	l := &lister{State: s}
	for _, w := range s.Waits() {
		l.answers(w)
	}
	if len(s.Claims) == 0 && len(s.Owed) == 0 {
		l.turn(s.Turn.Seat)
	}
	for i := range s.Players {
		if s.Players[i].Hand > 0 {
			l.plays(s.Players[i].Seat)
		}
		l.try(Revenge{Seat: s.Players[i].Seat, Card: parts.Orderly})
	}
	return l.list
}

// The method `known` lists the cards that people have entered, and the cards that the rulebook
// names.
func (s *State) known() []*parts.Card {
	var out []*parts.Card
	for i := range s.Cards {
		out = append(out, &s.Cards[i])
	}
	for i := range parts.Named {
		if c := &parts.Named[i]; s.Card(c.ID) == c {
			out = append(out, c)
		}
	}
	return out
}

type lister struct {
	State
	list []Action
}

func (l *lister) try(a Action) {
	if (Game{}).Check(l.State, a) == nil {
		l.list = append(l.list, a)
	}
}

func each[T any](l *lister, list []T, action func(T) Action) {
	for _, one := range list {
		l.try(action(one))
	}
}

var sides = []int{1, 2, 3, 4, 5, parts.DieSides}

func (l *lister) answers(w Wait) {
	switch w.For {
	case ForClaim, ForSettle, ForVerdict:
		l.try(Resolve{On: w.Line})
	case ForSlack, ForArrival, ForExposure, ForDice:
		each(l, sides, func(die int) Action { return Roll{Seat: w.Seat, Die: die, On: w.Line} })
	case ForAction: // CG-EXPO-07
		for _, id := range l.movable(l.Play(w.Line).To) {
			to := func(to rules.Seat) Action { return Transfer{Seat: w.Seat, Card: id, To: to, On: w.Line} }
			each(l, l.Seats(), to)
		}
		l.try(Bring{Seat: w.Seat, On: w.Line})
		l.try(Decline{Seat: w.Seat, On: w.Line})
	case ForTrophies:
		cards := l.known()
		for from := range cards {
			var up []parts.CardID
			for i := range min(max(1, l.Spoils()), l.Deck+l.Discard) {
				up = append(up, cards[(from+i)%len(cards)].ID)
			}
			l.try(Trophies{Cards: up, On: w.Line})
		}
	default:
		each(l, l.Choices(w), w.Answer)
	}
}

func (l *lister) turn(seat rules.Seat) {
	l.try(Draw{Seat: seat})
	for _, laid := range l.Player(seat).Tent {
		if l.Card(laid.Card).Rolls {
			each(l, sides, func(die int) Action { return CardRoll{seat, laid.Card, die} })
		}
		if l.Turn.Phase == RollsPhase || l.Turn.Phase == DrawPhase {
			each(l, sides, func(die int) Action { return Evict{Seat: seat, Card: laid.Card, Die: die} })
			each(l, l.Seats(), func(to rules.Seat) Action { return Evict{seat, laid.Card, parts.DieSides, to} })
		}
	}
	for _, c := range l.known() {
		l.inTurn(seat, c)
	}
	l.try(Discard{Seat: seat, Cards: 1})
	l.try(Heal{Seat: seat, Wounds: 1})
	each(l, Phases[l.Turn.Phase.order()+1:], func(next Phase) Action { return Go{next} })
	l.try(EndTurn{seat})
}

func (l *lister) inTurn(seat rules.Seat, c *parts.Card) {
	if c.Is(parts.Raid) {
		each(l, l.Seats(), func(from rules.Seat) Action { return Give{from, seat, c.ID} })
	}
	if l.Player(seat).Hand == 0 {
		return
	}
	switch c.Kind {
	case parts.Person:
		each(l, l.Seats(), func(to rules.Seat) Action { return Recruit{seat, c.ID, to} })
	case parts.Thing:
		l.try(Loot{seat, []parts.CardID{c.ID}})
	case parts.Activity:
		l.try(Do{seat, c.ID})
	}
}

// The method `plays` lists a player's legal cancel cards, events, orders and revenges. These
// actions are also possible in another player's turn.
func (l *lister) plays(seat rules.Seat) {
	for _, c := range l.known() {
		announced := l.replaceable()
		switch {
		case len(c.Cancels) > 0:
			for i := range l.Plays {
				l.try(Cancel{Seat: seat, Card: c.ID, On: l.Plays[i].Line})
			}
		case c.Kind == parts.Event:
			each(l, l.Seats(), func(on rules.Seat) Action { return Event{seat, c.ID, on} })
		case c.Kind == parts.Activity && announced != nil:
			l.try(Order{seat, c.ID, announced.Line})
		}
	}
	l.try(Revenge{Seat: seat, Card: parts.Exposure})
}
