package chezguevara

import (
	"cmp"
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Action is what somebody did or announced, or what a die shows. On is the number
// of the line that an action answers; where it is left out, the innermost line that
// awaits such an answer is meant.
type Action interface {
	rules.Kinded
	// breaks judges the action at a moment when it may be said.
	breaks(*judge)
	// act makes it happen; w is what it answers.
	act(r *resolver, w Wait)
}

// Actions lists the actions by the names under which they are recorded.
var Actions = rules.Kinds[Action]{
	Draw{}, Evict{}, CardRoll{}, Recruit{}, Loot{}, Do{}, Ask{}, Give{}, Discard{}, Heal{}, Go{}, EndTurn{},
	Event{}, Cancel{}, Order{}, Revenge{}, Effect{},
	Roll{}, Resolve{}, Feed{}, Exchange{}, DropSleep{}, Transfer{}, Bring{}, Decline{}, Trophies{}, Pick{}, Second{},
	Learn{}, LearnRank{}, Mend{}, Correct{}, Settle{},
}

// MaxCount bounds every number that people may type.
const MaxCount = 104

// Forms lists the fields of each action: how they are typed, and what sentences
// mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, MaxCount, map[reflect.Type]string{
		reflect.TypeFor[rules.Seat]():   NounSeat,
		reflect.TypeFor[parts.CardID](): NounCard,
		reflect.TypeFor[Phase]():        NounPhase,
	})
	out[LearnRank{}.Kind()] = []rules.Field[Action]{
		rules.SentenceOnly[Action]("rank", func(a LearnRank) any { return RankNoun(a.Rank.Rank) }),
		rules.SentenceOnly[Action]("pay", func(a LearnRank) any { return a.Rank.Pay }),
		rules.SentenceOnly[Action]("leave", func(a LearnRank) any { return a.Rank.Leave }),
		rules.SentenceOnly[Action]("slack", func(a LearnRank) any { return a.Rank.Slack }),
		rules.SentenceOnly[Action]("penalty", func(a LearnRank) any { return a.Rank.Penalty }),
	}
	out[Learn{}.Kind()] = []rules.Field[Action]{
		rules.SentenceOnly[Action]("card", func(a Learn) any { return CardNoun(a.Card.ID) }),
	}
	return out
}}

// moment is when an action may be said; the zero moment is any.
type moment struct {
	phase   Phase     // of the active player's turn
	turn    bool      // of the active player's turn, in any phase
	others  ruleID    // broken by it in somebody else's turn, "" for CG-EVT-03
	late    ruleID    // broken by it when its phase is over (CG-TURN-03)
	answers []Awaited // what it tells; without that it does nothing
}

func momentOf(a Action) moment {
	if timed, ok := a.(interface{ when() moment }); ok {
		return timed.when()
	}
	return moment{}
}

// phaseOf returns the phase that an action belongs to, now where it has none.
func phaseOf(a Action, now Phase) Phase {
	if begins, ok := a.(Go); ok {
		return begins.Phase
	}
	return cmp.Or(momentOf(a).phase, now)
}

// actorInTurn returns whose turn an action belongs to, Nobody for what may be done in
// anybody's turn. Active stands for whoever's turn it is.
func actorInTurn(a Action, active rules.Seat) rules.Seat {
	switch a := a.(type) {
	case Go:
		return active
	case Give:
		return a.To
	}
	if m := momentOf(a); m.phase == "" && !m.turn {
		return rules.Nobody
	}
	return Speaker(a)
}

// Speaker returns who made an action, Nobody where it does not say.
func Speaker(a Action) rules.Seat {
	if second, ok := a.(Second); ok {
		return second.By
	}
	seat, _ := Forms.Value(a, "seat").(rules.Noun)
	return rules.Seat(seat.ID)
}

// answered returns the line that an action answers, as people told it, and whether
// it is an action that answers at all.
func answered(a Action) (on int, answers bool) {
	on, answers = Forms.Value(a, "on").(int)
	return on, answers
}

// playedBy returns who lays a card of his hand with an action, and which; Nobody
// where no card is laid.
func playedBy(a Action) (rules.Seat, []parts.CardID) {
	switch a := a.(type) {
	case Loot:
		return a.Seat, a.Cards
	case Revenge:
		if a.Card == parts.Orderly {
			return rules.Nobody, nil
		}
	case Recruit, Do, Event, Cancel, Order:
	default:
		return rules.Nobody, nil
	}
	card := Forms.Value(a, "card").(rules.Noun)
	return Speaker(a), []parts.CardID{parts.CardID(card.ID)}
}

// Unnamed reports whether an action lays a card of which nobody knows who laid it. Events
// and cancel cards alone may come from anybody; all else hangs on who does it.
func Unnamed(a Action) bool {
	switch a.(type) {
	case Event, Cancel:
		return Speaker(a) == rules.Nobody
	}
	return false
}

// Unnamed lists the lines of this turn of which nobody knows who made them; a Mend from
// nobody names the latest.
func (s *State) Unnamed() []int {
	var out []int
	for i := range s.Lines {
		if Unnamed(s.Lines[i].Action) {
			out = append(out, i+1)
		}
	}
	return out
}

// tells reports whether an action tells what is known or agreed, from its line on.
func tells(a Action) bool {
	switch a.(type) {
	case Learn, LearnRank, Settle:
		return true
	}
	return false
}
