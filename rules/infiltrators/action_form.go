package infiltrators

import (
	"reflect"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// MaxCount bounds every number of cards that people may type, MaxSeconds the time.
const (
	MaxCount   = 99
	MaxSeconds = 24 * 60 * 60
)

// Forms lists the fields of each action: how they are typed in one breath, as in
// card, seat and how it lies for an exchange, and what sentences mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, MaxCount, map[reflect.Type]string{
		reflect.TypeFor[rules.Seat](): NounSeat,
		reflect.TypeFor[parts.Card](): NounCard,
		reflect.TypeFor[parts.Suit](): NounSuit,
		reflect.TypeFor[Lies]():       NounLies,
		reflect.TypeFor[Says]():       NounSays,
		reflect.TypeFor[Pile]():       NounPile,
		reflect.TypeFor[What]():       NounDeed,
	})
	card := &out[Reward{}.Kind()][0]
	card.Value, card.Put = func(a Action) any { return a.(Reward).noun() }, putReward
	return out
}}

// putReward returns a reward with another card: one by its name, face down, none.
func putReward(a Action, value any) Action {
	did := a.(Reward)
	id := value.(rules.Noun).ID
	did.Card, did.Down = "", id == RewardDown
	if id != RewardDown && id != RewardNone {
		did.Card = parts.Card(id)
	}
	return did
}

// actor returns who did something, the agent whose turn it is unless it says
// otherwise. While only the end of a turn is left to tell, whoever acts is the next.
func (s *State) actor(a Action) rules.Seat {
	if by := Actor(a); by != rules.Nobody {
		return by
	}
	if slices.Contains(acts, a.Kind()) && s.closing() {
		return s.after(s.Turn.Seat)
	}
	return s.Turn.Seat
}

// Actor returns who did something as far as the action itself says so.
func Actor(a Action) rules.Seat {
	by, _ := Forms.Value(a, "by").(rules.Noun)
	return rules.Seat(by.ID)
}

// closing reports whether the action of this turn is done and only what ends the
// turn is left to tell.
func (s *State) closing() bool {
	return slices.Contains([]Awaited{ForExchangeDraw, ForWaitDraw, ForReward, ForDiscard}, s.Turn.Wait)
}
