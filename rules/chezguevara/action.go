package chezguevara

import (
	"cmp"
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Action is what somebody did or announced, or the result of a die. On is the number of the
// line that an action answers. If it is 0, the action answers the innermost line that awaits
// it.
type Action interface {
	rules.Kinded
	// breaks judges the action at a legal moment.
	breaks(*judge)
	// act applies the action; w is the wait that it answers.
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

// Forms lists the fields of each action: how they are typed, and what sentences say of them.
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

// moment says when an action is legal; the zero moment is any time.
type moment struct {
	phase   Phase     // of the active player's turn
	turn    bool      // of the active player's turn, in any phase
	others  ruleID    // the rule broken in another player's turn, "" for CG-EVT-03
	late    ruleID    // broken by it when its phase is over (CG-TURN-03)
	answers []Awaited // what it answers; it does nothing unless one of these is awaited
}

func momentOf(a Action) moment {
	if timed, ok := a.(interface{ when() moment }); ok {
		return timed.when()
	}
	return moment{}
}

// phaseOf returns the phase that an action belongs to, or now if any phase will do.
func phaseOf(a Action, now Phase) Phase {
	if begins, ok := a.(Go); ok {
		return begins.Phase
	}
	return cmp.Or(momentOf(a).phase, now)
}

// actorInTurn returns the player whose turn an action needs, or Nobody if any turn will do.
// Active is the player on turn.
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

// Speaker returns who made an action, or Nobody if it does not say.
func Speaker(a Action) rules.Seat {
	if second, ok := a.(Second); ok {
		return second.By
	}
	seat, _ := Forms.Value(a, "seat").(rules.Noun)
	return rules.Seat(seat.ID)
}

// answered returns the line that an action answers, as people told it, and whether actions of
// this kind answer lines.
func answered(a Action) (on int, answers bool) {
	on, answers = Forms.Value(a, "on").(int)
	return on, answers
}

// playedBy returns who plays cards from the hand in an action, and which cards; Nobody if none
// are played.
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

// Unnamed reports whether an action plays a card by an unknown player. This is possible for
// events and cancel cards only, because other actions depend on the player.
func Unnamed(a Action) bool {
	switch a.(type) {
	case Event, Cancel:
		return Speaker(a) == rules.Nobody
	}
	return false
}

// Unnamed lists the lines of this turn by an unknown player. A Mend from nobody names the
// latest of them.
func (s *State) Unnamed() []int {
	var out []int
	for i := range s.Lines {
		if Unnamed(s.Lines[i].Action) {
			out = append(out, i+1)
		}
	}
	return out
}

// tells reports whether an action states facts or agreements, which are valid from its line on.
func tells(a Action) bool {
	switch a.(type) {
	case Learn, LearnRank, Settle:
		return true
	}
	return false
}
