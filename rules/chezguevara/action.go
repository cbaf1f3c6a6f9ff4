package chezguevara

import (
	"cmp"
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Action is what somebody did or announced, or the result of a die. Many actions have a field On:
// the number of the line that the action answers. If On is 0, the action answers the innermost line
// that awaits it.
type Action interface {
	rules.Kinded
	// breaks adds the violations of the action. The moment of the action is legal.
	breaks(*judge)
	// act applies the action. w is the wait that the action answers.
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

// Forms lists the fields of each action: how people type them, and how sentences mention them.
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

// moment describes when an action is legal. The zero moment means at any time.
type moment struct {
	phase   Phase     // the phase of the active player's turn in which it is legal
	turn    bool      // legal in the active player's turn, in any phase
	others  ruleID    // the rule broken in another player's turn; "" means CG-EVT-03
	late    ruleID    // the rule broken after its phase (CG-TURN-03)
	answers []Awaited // what the action answers; if none of these is awaited, it has no effect
}

func momentOf(a Action) moment {
	if timed, ok := a.(interface{ when() moment }); ok {
		return timed.when()
	}
	return moment{}
}

// phaseOf returns the phase that an action belongs to. If the action has no phase, it returns now.
func phaseOf(a Action, now Phase) Phase {
	if begins, ok := a.(Go); ok {
		return begins.Phase
	}
	return cmp.Or(momentOf(a).phase, now)
}

// actorInTurn returns the player in whose turn an action must be made. It returns Nobody if the
// action is legal in any turn. active is the player on turn.
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

// Speaker returns the player who made an action, or Nobody if the action does not name him.
func Speaker(a Action) rules.Seat {
	if second, ok := a.(Second); ok {
		return second.By
	}
	seat, _ := Forms.Value(a, "seat").(rules.Noun)
	return rules.Seat(seat.ID)
}

// answered returns the line that an action answers, as reported, and whether actions of this kind
// answer lines.
func answered(a Action) (on int, answers bool) {
	on, answers = Forms.Value(a, "on").(int)
	return on, answers
}

// playedBy returns the player whose hand the cards of an action come from, and these cards. It
// returns Nobody if no cards are played.
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

// Unnamed reports whether an action plays a card of an unknown player. Only events and cancel cards
// may do so, because other actions depend on the player.
func Unnamed(a Action) bool {
	switch a.(type) {
	case Event, Cancel:
		return Speaker(a) == rules.Nobody
	}
	return false
}

// Unnamed lists the lines of this turn that an unknown player made. A Mend from Nobody names the
// player of the latest of them.
func (s *State) Unnamed() []int {
	var out []int
	for i := range s.Lines {
		if Unnamed(s.Lines[i].Action) {
			out = append(out, i+1)
		}
	}
	return out
}

// tells reports whether an action states facts or house rules. They are valid from its line on.
func tells(a Action) bool {
	switch a.(type) {
	case Learn, LearnRank, Settle:
		return true
	}
	return false
}
