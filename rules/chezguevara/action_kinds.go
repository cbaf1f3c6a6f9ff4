package chezguevara

import "tablemate/rules"

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
