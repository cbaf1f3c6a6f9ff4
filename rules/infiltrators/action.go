package infiltrators

import (
	"reflect"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Action is what somebody did at the table. If an action names no agent in By, the agent on turn
// did it.
type Action interface{ rules.Kinded }

// The five actions of a turn (IN-TURN-03).
type (
	// Detain takes a suspect from the deck of suspects, then discards a card of HQ.
	Detain struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who, where it is not the agent whose turn it is"`
	}
	// Hint plays a card to the agent's own suspect. If the card was laid beside another
	// suspect, At names that seat.
	Hint struct {
		Card parts.Card `json:"card" jsonschema:"the card played"`
		Lies Lies       `json:"lies" jsonschema:"upright, or sideways"`
		At   rules.Seat `json:"at,omitempty" jsonschema:"whose suspect, where it is not the own one"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Exchange plays a card to another agent's suspect. Without Lies, the holder of the suspect
	// is asked.
	Exchange struct {
		Card parts.Card `json:"card" jsonschema:"the card played"`
		To   rules.Seat `json:"to" jsonschema:"the agent before whose suspect it is laid"`
		Lies Lies       `json:"lies,omitempty" jsonschema:"left out: the holder is asked"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Wait discards the top card of HQ. A Draw after it reports the cards drawn.
	Wait struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Eliminate spends a bullet, takes the gun and names the suspect of another agent. Without
	// Says, the holder of the suspect is asked.
	Eliminate struct {
		At   rules.Seat `json:"at" jsonschema:"whose suspect"`
		Card parts.Card `json:"card" jsonschema:"the guess"`
		Says Says       `json:"says,omitempty" jsonschema:"left out: the holder is asked"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
)

// Says is a holder's answer to a guess.
type Says string

// The two answers. Half of a guess is never answered (IN-COMM-03).
const (
	Right Says = "right"
	Wrong Says = "wrong"
)

// What follows an action within a turn.
type (
	// Turned reports how the holder laid the card of an exchange.
	Turned struct {
		Lies Lies `json:"lies" jsonschema:"how the holder laid the card"`
	}
	// Answer is the holder's answer to a guess. If the holder told the app the card of his
	// suspect, a right guess opens the seal of that card. The opened card may contradict the
	// answer.
	Answer struct {
		Says     Says   `json:"says" jsonschema:"the holder's answer"`
		Salt     string `json:"salt,omitempty" jsonschema:"opens the seal of the suspect"`
		Insisted bool   `json:"insisted,omitempty" jsonschema:"the holder sealed the card though it did not fit what lay"`
		Denied   bool   `json:"denied,omitempty" jsonschema:"the card under seal says otherwise"`
	}
	// Keep reports that the holder of a suspect told the app its card, under seal. The record
	// does not contain the card before it is guessed.
	Keep struct {
		Seal string     `json:"seal" jsonschema:"SHA-256 that binds the holder to the card"`
		Box  string     `json:"box" jsonschema:"the card, locked"`
		By   rules.Seat `json:"by" jsonschema:"the holder"`
		Anew bool       `json:"anew,omitempty" jsonschema:"instead of the card that was under seal"`
	}
	// Draw takes cards from HQ into the hand. 0 means none.
	Draw struct {
		Cards int        `json:"cards" jsonschema:"how many cards from HQ, 0 for none"`
		By    rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Reward takes a card from the discard pile after a right guess: a face-up card, a
	// face-down card, or none.
	Reward struct {
		Card parts.Card `json:"card,omitempty" jsonschema:"the card taken; left out: it lay face down, or none was taken"`
		Down bool       `json:"down,omitempty" jsonschema:"one that lies face down"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Discard puts cards from the hand face up on the discard pile. Down is the number of cards
	// put there face down.
	Discard struct {
		Cards []parts.Card `json:"cards,omitempty" jsonschema:"cards that were put down face up"`
		Down  int          `json:"down,omitempty" jsonschema:"cards discarded face down"`
		By    rules.Seat   `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Pass ends a turn without a further action.
	Pass struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
)

// Actions that a mission's own rules may add, and the clock.
type (
	// Begin states that the table is laid out and the first turn begins.
	Begin struct{}
	// Clock sets the number of seconds that the mission has taken.
	Clock struct {
		Seconds int `json:"seconds" form:",0,86400" jsonschema:"how long the mission has taken"`
	}
	// Other is one of the mission's own actions, by its id.
	Other struct {
		Name string     `json:"name" form:"" jsonschema:"id of the mission's own action"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Verdict states that the mission's own conditions are met: all conditions for winning, or
	// the named condition for losing.
	Verdict struct {
		Won  bool   `json:"won" form:"" jsonschema:"the condition is one for winning"`
		Name string `json:"name,omitempty" form:"" jsonschema:"which condition"`
	}
	// Replace replaces a suspect that is a special card. From is the pile of the new suspect,
	// and To the pile for the special card. Card is the special card if all agents saw it.
	Replace struct {
		At   rules.Seat `json:"at" jsonschema:"the agent whose suspect is replaced"`
		From Pile       `json:"from" jsonschema:"the pile that the new suspect comes from"`
		To   Pile       `json:"to" jsonschema:"the pile that the special card goes to"`
		Card parts.Card `json:"card,omitempty" jsonschema:"the special card, where all saw it"`
	}
)

// Pile is a place of hidden or discarded cards.
type Pile string

// The piles that a card may be replaced from or go to.
const (
	PileHQ       Pile = "hq"
	PileSuspects Pile = "suspects_deck"
	PileUp       Pile = "discard_up"
	PileDown     Pile = "discard_down"
)

// Reports that are not actions of a turn.
type (
	// Cross crosses out a suit or a number on the hint board of a suspect.
	Cross struct {
		At     rules.Seat `json:"at" jsonschema:"whose suspect"`
		Suit   parts.Suit `json:"suit,omitempty" jsonschema:"the suit that is crossed out"`
		Number int        `json:"number,omitempty" form:",0,15" jsonschema:"the number that is crossed out"`
	}
	// Burn discards a card from HQ face down, outside an action that does so.
	Burn struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Expose turns up a card that was discarded face down.
	Expose struct {
		Card parts.Card `json:"card" jsonschema:"the card that is turned up"`
	}
	// Clear discards the hints beside a suspect that has not been guessed.
	Clear struct {
		At rules.Seat `json:"at" jsonschema:"whose suspect"`
	}
	// Reshuffle shuffles the discard pile into HQ.
	Reshuffle struct{}
	// Deed is something else that somebody did or said: see What.
	Deed struct {
		What What       `json:"what" jsonschema:"what was done or said"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Settle changes a house rule from now on. Name is a switch or a rule id. For a rule id,
	// Value is "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// What is something that somebody did or said, other than an action.
type What string

// The deeds. The first three are legal.
const (
	Talks        What = "talks"         // about visible cards (IN-COMM-01)
	Names        What = "names"         // a card without the gun in hand (IN-ELIM-05)
	LooksThrough What = "looks_through" // the face-up cards of the discard pile (IN-COMM-05)
	Peeks        What = "peeks"         // at a face-down card of the discard pile
	TellsHand    What = "tells_hand"
	TellsSuspect What = "tells_suspect"
	Alludes      What = "alludes"
	ShowsSuspect What = "shows_suspect"
	Notes        What = "notes"        // something on a hint board
	WritesGuess  What = "writes_guess" // a guess on a hint board
)

// Actions lists the actions by the names under which they are recorded.
var Actions = rules.Kinds[Action]{
	Detain{}, Hint{}, Exchange{}, Wait{}, Eliminate{},
	Turned{}, Answer{}, Draw{}, Reward{}, Discard{}, Pass{},
	Begin{}, Clock{}, Other{}, Verdict{}, Replace{},
	Cross{}, Burn{}, Expose{}, Clear{}, Reshuffle{}, Deed{}, Correct{}, Settle{}, Keep{},
}

func (Detain) Kind() string { return "detain" }

func (Hint) Kind() string { return "hint" }

func (Exchange) Kind() string { return "exchange" }

func (Wait) Kind() string { return "wait" }

func (Eliminate) Kind() string { return "eliminate" }

func (Turned) Kind() string { return "turned" }

func (Answer) Kind() string { return "answer" }

func (Draw) Kind() string { return "draw" }

func (Reward) Kind() string { return "reward" }

func (Discard) Kind() string { return "discard" }

func (Pass) Kind() string { return "pass" }

func (Begin) Kind() string { return "begin" }

func (Clock) Kind() string { return "clock" }

func (Other) Kind() string { return "other" }

func (Verdict) Kind() string { return "verdict" }

func (Replace) Kind() string { return "replace" }

func (Cross) Kind() string { return "cross" }

func (Burn) Kind() string { return "burn" }

func (Expose) Kind() string { return "expose" }

func (Clear) Kind() string { return "clear" }

func (Reshuffle) Kind() string { return "reshuffle" }

func (Deed) Kind() string { return "deed" }

func (Settle) Kind() string { return "settle" }

func (Keep) Kind() string { return "keep" }

// MaxCount is the largest number of cards that people may type. MaxSeconds is the largest time.
const (
	MaxCount   = 99
	MaxSeconds = 24 * 60 * 60
)

// Forms lists the fields of each action: how people type them on one line, and how sentences
// mention them. For example, an exchange is typed as card, seat and orientation.
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

// putReward returns a reward with another card: a named card, a face-down card, or none.
func putReward(a Action, value any) Action {
	did := a.(Reward)
	id := value.(rules.Noun).ID
	did.Card, did.Down = "", id == RewardDown
	if id != RewardDown && id != RewardNone {
		did.Card = parts.Card(id)
	}
	return did
}

// actor returns the agent who did something. This is the agent on turn, unless the action names
// another agent. If only the end of the turn is left to report, it is the next agent.
func (s *State) actor(a Action) rules.Seat {
	if by := Actor(a); by != rules.Nobody {
		return by
	}
	if slices.Contains(acts, a.Kind()) && s.closing() {
		return s.after(s.Turn.Seat)
	}
	return s.Turn.Seat
}

// Actor returns the agent that an action names, or Nobody.
func Actor(a Action) rules.Seat {
	by, _ := Forms.Value(a, "by").(rules.Noun)
	return rules.Seat(by.ID)
}

// closing reports whether only the end of this turn is left to report.
func (s *State) closing() bool {
	return slices.Contains([]Awaited{ForExchangeDraw, ForWaitDraw, ForReward, ForDiscard}, s.Turn.Wait)
}

// Correct is a correction: it states what the table really shows.
type Correct struct{ rules.Correction }

// Correctables lists what people may correct.
var Correctables = []rules.Correctable[State]{
	{Name: "hand", Path: "/agents/seat=*/hand", Of: NounSeat, High: MaxCount},
	{Name: "holds", Path: "/agents/seat=*/suspect", Of: NounSeat, Kind: rules.YesNo},
	{Name: "missed", Path: "/agents/seat=*/missed", Of: NounSeat, Kind: NounCard, Many: true},
	{Name: "known", Path: "/agents/seat=*/known", Of: NounSeat, Kind: NounCard, Many: true},
	{Name: "hint"},
	{Name: "suspects", Path: "/suspects_deck", High: MaxCount},
	{Name: "hq", Path: "/hq", High: MaxCount},
	{Name: "up", Path: "/discard_up", Kind: NounCard, Many: true},
	{Name: "down", Path: "/discard_down", High: MaxCount},
	{Name: "bullets", Path: "/bullets", High: parts.Bullets},
	{Name: "turn", Path: "/turn/seat", Kind: NounSeat},
	{Name: "time", Path: "/elapsed", High: MaxSeconds, When: func(s *State) bool { return s.Mission.Minutes > 0 }},
	{Name: "house"},
	{Name: "player", Path: "/agents/seat=*/name", Of: NounSeat, Kind: rules.PlayerName},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}
