package chezguevara

import (
	"cmp"
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Action reports, for example, what a player did or announced, or how a die fell. Many actions
// answer an earlier [Line] of the same turn. Their field On holds the number of that line. If On is
// 0, an action usually answers the first Wait in [State.Waits] that it can answer.
type Action interface {
	rules.Kinded
	// breaks adds a violation for each broken rule. breaks is called only if the action is possible
	// now.
	breaks(*judge)
	// act applies the action. The argument w is the Wait that the action answers, or the zero Wait.
	act(r *resolver, w Wait)
}

// Actions lists all types of actions.
var Actions = rules.Kinds[Action]{
	Draw{}, Evict{}, CardRoll{}, Recruit{}, Loot{}, Do{}, Ask{}, Give{}, Discard{}, Heal{}, Go{}, EndTurn{},
	Event{}, Cancel{}, Order{}, Revenge{}, Effect{},
	Roll{}, Resolve{}, Feed{}, Exchange{}, DropSleep{}, Transfer{}, Bring{}, Decline{}, Trophies{}, Pick{}, Second{},
	Learn{}, LearnRank{}, Mend{}, Correct{}, Settle{},
}

// MaxCount is the largest number that people may type in an action.
const MaxCount = 104

// Forms lists the fields of each action.
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

// moment says when an action is legal. The zero value means that the action is legal at any time.
type moment struct {
	phase   Phase     // the only legal phase of the active player's turn
	turn    bool      // legal in any phase of the active player's turn
	others  ruleID    // the rule that the action breaks in another player's turn; "" means CG-EVT-03
	late    ruleID    // the rule that the action breaks if its phase is over (CG-TURN-03)
	answers []Awaited // if not nil: the kinds of Wait that the action can answer; without one, the action has no effect
}

func momentOf(a Action) moment {
	if timed, ok := a.(interface{ when() moment }); ok {
		return timed.when()
	}
	return moment{}
}

func phaseOf(a Action, now Phase) Phase {
	if begins, ok := a.(Go); ok {
		return begins.Phase
	}
	return cmp.Or(momentOf(a).phase, now)
}

// actorInTurn returns the player in whose turn the action is possible. If the action is possible in
// any turn, actorInTurn returns Nobody.
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

// Speaker returns the player who made an action, or Nobody if none is named.
func Speaker(a Action) rules.Seat {
	if second, ok := a.(Second); ok {
		return second.By
	}
	seat, _ := Forms.Value(a, "seat").(rules.Noun)
	return rules.Seat(seat.ID)
}

func answered(a Action) (on int, answers bool) {
	on, answers = Forms.Value(a, "on").(int)
	return on, answers
}

// playedBy returns the cards that an action plays from a hand, and the player who holds this hand.
// If the player is not named, or no card is played, the player is Nobody.
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

// Unnamed reports whether an action plays a card without naming the player. The player may be left
// out only for an event or a cancel card.
func Unnamed(a Action) bool {
	switch a.(type) {
	case Event, Cancel:
		return Speaker(a) == rules.Nobody
	}
	return false
}

// Unnamed lists the lines of this turn in which an unnamed player played a card. A [Mend] can name
// the player of the latest such line.
func (s *State) Unnamed() []int {
	var out []int
	for i := range s.Lines {
		if Unnamed(s.Lines[i].Action) {
			out = append(out, i+1)
		}
	}
	return out
}

// tells reports whether an action states facts or changes a house rule. Such an action affects only
// later actions.
func tells(a Action) bool {
	switch a.(type) {
	case Learn, LearnRank, Settle:
		return true
	}
	return false
}
