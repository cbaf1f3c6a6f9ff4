package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Actions lists the actions by the names under which they are recorded.
var Actions = rules.Kinds[Action]{
	Draw{}, Evict{}, CardRoll{}, Recruit{}, Loot{}, Do{}, Ask{}, Give{}, Discard{}, Heal{}, Go{}, EndTurn{},
	Event{}, Cancel{}, Order{}, Revenge{}, Effect{},
	Roll{}, Resolve{}, Feed{}, Exchange{}, DropSleep{}, Transfer{}, Bring{}, Decline{}, Trophies{}, Pick{}, Second{},
	Learn{}, LearnRank{}, Mend{}, Correct{}, Settle{},
}

func (Draw) Kind() string      { return "draw" }
func (Evict) Kind() string     { return "evict" }
func (CardRoll) Kind() string  { return "card_roll" }
func (Recruit) Kind() string   { return "recruit" }
func (Loot) Kind() string      { return "loot" }
func (Do) Kind() string        { return "do" }
func (Ask) Kind() string       { return "ask" }
func (Give) Kind() string      { return "give" }
func (Discard) Kind() string   { return "discard" }
func (Heal) Kind() string      { return "heal" }
func (Go) Kind() string        { return "go" }
func (EndTurn) Kind() string   { return "end_turn" }
func (Event) Kind() string     { return "event" }
func (Cancel) Kind() string    { return "cancel" }
func (Order) Kind() string     { return "order" }
func (Revenge) Kind() string   { return "revenge" }
func (Effect) Kind() string    { return "effect" }
func (Roll) Kind() string      { return "roll" }
func (Resolve) Kind() string   { return "resolve" }
func (Feed) Kind() string      { return "feed" }
func (Exchange) Kind() string  { return "exchange" }
func (DropSleep) Kind() string { return "drop_sleep" }
func (Transfer) Kind() string  { return "transfer" }
func (Bring) Kind() string     { return "bring" }
func (Decline) Kind() string   { return "decline" }
func (Trophies) Kind() string  { return "trophies" }
func (Pick) Kind() string      { return "pick" }
func (Second) Kind() string    { return "second" }
func (Learn) Kind() string     { return "learn" }
func (LearnRank) Kind() string { return "learn_rank" }
func (Mend) Kind() string      { return "mend" }
func (Settle) Kind() string    { return "settle" }

// answered returns the line that an action answers, as people told it, and whether
// it is an action that answers at all.
func answered(a Action) (on int, answers bool) {
	switch a := a.(type) {
	case Cancel:
		return a.On, true
	case Order:
		return a.On, true
	case Revenge:
		return a.On, true
	case Effect:
		return a.On, true
	case Roll:
		return a.On, true
	case Resolve:
		return a.On, true
	case Feed:
		return a.On, true
	case Exchange:
		return a.On, true
	case DropSleep:
		return a.On, true
	case Transfer:
		return a.On, true
	case Bring:
		return a.On, true
	case Decline:
		return a.On, true
	case Trophies:
		return a.On, true
	case Pick:
		return a.On, true
	case Second:
		return a.On, true
	}
	return 0, false
}

// laidBy returns who lays a card of his hand with an action, and which; Nobody
// where no card is laid.
func laidBy(a Action) (rules.Seat, []parts.CardID) {
	switch a := a.(type) {
	case Recruit:
		return a.Seat, []parts.CardID{a.Card}
	case Loot:
		return a.Seat, a.Cards
	case Do:
		return a.Seat, []parts.CardID{a.Card}
	case Event:
		return a.Seat, []parts.CardID{a.Card}
	case Cancel:
		return a.Seat, []parts.CardID{a.Card}
	case Order:
		return a.Seat, []parts.CardID{a.Card}
	case Revenge:
		if a.Card != parts.Orderly {
			return a.Seat, []parts.CardID{a.Card}
		}
	}
	return rules.Nobody, nil
}

// stepper returns whose turn an action belongs to, Nobody for what may be done in
// anybody's turn. Active stands for whoever's turn it is.
func stepper(a Action, active rules.Seat) rules.Seat {
	switch a := a.(type) {
	case Draw:
		return a.Seat
	case Evict:
		return a.Seat
	case CardRoll:
		return a.Seat
	case Recruit:
		return a.Seat
	case Loot:
		return a.Seat
	case Do:
		return a.Seat
	case Ask:
		return a.Seat
	case Give:
		return a.To
	case Discard:
		return a.Seat
	case Heal:
		return a.Seat
	case EndTurn:
		return a.Seat
	case Go:
		return active
	}
	return rules.Nobody
}
