package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Legal lists the actions that break no rule now, of everybody. Which cards people hold
// nobody may know: every known card stands in the list that a hand could hold. Lootings
// are of one thing each, and the text of cards is told by an Effect, which is not listed.
func (g Game) Legal(s State) []Action {
	if s.Result != nil {
		return nil
	}
	l := lister{s: s, cards: s.known()}
	for _, w := range s.Waits() {
		l.answers(w)
	}
	if len(s.Claims) == 0 && len(s.Owed) == 0 {
		l.turn()
	}
	for i := range s.Players {
		if s.Players[i].Hand > 0 {
			l.plays(s.Players[i].Seat)
		}
		l.try(Revenge{Seat: s.Players[i].Seat, Card: parts.Orderly})
	}
	return l.list
}

// known lists the cards that people have learned, and the others of the rulebook.
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

// lister collects the actions that break no rule.
type lister struct {
	s     State
	cards []*parts.Card
	list  []Action
}

func (l *lister) try(a Action) {
	if (Game{}).Check(l.s, a) == nil {
		l.list = append(l.list, a)
	}
}

func (l *lister) rolls(make func(die int) Action) {
	for die := 1; die <= parts.DieSides; die++ {
		l.try(make(die))
	}
}

func (l *lister) seats(make func(seat rules.Seat) Action) {
	for i := range l.s.Players {
		l.try(make(l.s.Players[i].Seat))
	}
}

// answers lists what can be said to something awaited.
func (l *lister) answers(w Wait) {
	switch w.For {
	case ForClaim, ForSettle, ForVerdict:
		l.try(Resolve{On: w.Line})
	case ForSlack, ForArrival, ForExposure, ForDice:
		l.rolls(func(die int) Action { return Roll{Seat: w.Seat, Die: die, On: w.Line} })
	case ForFeed:
		for _, id := range l.s.meals(w.Seat, w.Card) {
			l.try(Feed{Seat: w.Seat, Feeder: w.Card, Card: id, On: w.Line})
		}
	case ForExchange:
		l.seats(func(seat rules.Seat) Action { return Exchange{Seat: w.Seat, With: seat, On: w.Line} })
	case ForSleep:
		for _, id := range l.s.sleeping(w.Seat) {
			l.try(DropSleep{Seat: w.Seat, Card: id, On: w.Line})
		}
	case ForAction:
		l.followUps(w)
	default:
		l.raid(w)
	}
}

// followUps lists an accuser's actions (CG-EXPO-07).
func (l *lister) followUps(w Wait) {
	for _, id := range l.s.movable(l.s.play(w.Line).To) {
		l.seats(func(seat rules.Seat) Action { return Transfer{Seat: w.Seat, Card: id, To: seat, On: w.Line} })
	}
	l.try(Bring{Seat: w.Seat, On: w.Line})
	l.try(Decline{Seat: w.Seat, On: w.Line})
}

// raid lists what comes after the dice. Trophies are the first known cards in turn.
func (l *lister) raid(w Wait) {
	switch w.For {
	case ForTrophies:
		n := l.s.Spoils()
		if n == 0 {
			n = 1
		}
		n = min(n, l.s.Deck+l.s.Discard)
		for from := range l.cards {
			var up []parts.CardID
			for i := range n {
				up = append(up, l.cards[(from+i)%len(l.cards)].ID)
			}
			l.try(Trophies{Cards: up, On: w.Line})
		}
	case ForPick:
		for i, id := range l.s.Raid.Trophies {
			if !slices.Contains(l.s.Raid.Trophies[:i], id) {
				l.try(Pick{Seat: w.Seat, Card: id, On: w.Line})
			}
		}
	case ForSecond:
		l.seats(func(seat rules.Seat) Action { return Second{Seat: seat, On: w.Line} })
	}
}

// turn lists the actions of the active player.
func (l *lister) turn() {
	p := l.s.player(l.s.Turn.Seat)
	l.try(Draw{Seat: p.Seat})
	for _, laid := range p.Tent {
		if l.s.Card(laid.Card).Rolls {
			l.rolls(func(die int) Action { return CardRoll{Seat: p.Seat, Card: laid.Card, Die: die} })
		}
		if l.s.Turn.Phase == RollsPhase || l.s.Turn.Phase == DrawPhase {
			l.evictions(p.Seat, laid.Card)
		}
	}
	for _, c := range l.cards {
		l.ownCard(p, c)
	}
	l.try(Discard{Seat: p.Seat, Cards: 1})
	l.try(Heal{Seat: p.Seat, Wounds: 1})
	for _, phase := range Phases {
		if phase.order() > l.s.Turn.Phase.order() {
			l.try(Go{phase})
		}
	}
	l.try(EndTurn{p.Seat})
}

func (l *lister) evictions(seat rules.Seat, card parts.CardID) {
	l.rolls(func(die int) Action { return Evict{Seat: seat, Card: card, Die: die} })
	l.seats(func(to rules.Seat) Action { return Evict{Seat: seat, Card: card, Die: parts.DieSides, To: to} })
}

// ownCard lists what the active player may do with a card of his hand in its phase.
func (l *lister) ownCard(p *Player, c *parts.Card) {
	if c.Is(parts.Raid) {
		l.seats(func(from rules.Seat) Action { return Give{From: from, To: p.Seat, Card: c.ID} })
	}
	if p.Hand == 0 {
		return
	}
	switch c.Kind {
	case parts.Person:
		l.seats(func(to rules.Seat) Action { return Recruit{Seat: p.Seat, Card: c.ID, To: to} })
	case parts.Thing:
		l.try(Loot{Seat: p.Seat, Cards: []parts.CardID{c.ID}})
	case parts.Activity:
		l.try(Do{Seat: p.Seat, Card: c.ID})
	}
}

// plays lists what somebody may play at any time.
func (l *lister) plays(seat rules.Seat) {
	for _, c := range l.cards {
		if len(c.Cancels) > 0 {
			for i := range l.s.Plays {
				if p := &l.s.Plays[i]; p.Cancellable() {
					l.try(Cancel{Seat: seat, Card: c.ID, On: p.Line})
				}
			}
			continue
		}
		switch c.Kind {
		case parts.Event:
			l.seats(func(on rules.Seat) Action { return Event{Seat: seat, Card: c.ID, Target: on} })
		case parts.Activity:
			if p := l.s.replaceable(); p != nil && seat != l.s.Turn.Seat {
				l.try(Order{Seat: seat, Card: c.ID, On: p.Line})
			}
		}
	}
	l.try(Revenge{Seat: seat, Card: parts.Exposure})
}
