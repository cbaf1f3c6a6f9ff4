package infiltrators

import (
	"reflect"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Action is something that an agent did at the table. An empty field By means the agent on turn.
type Action interface{ rules.Kinded }

// The five actions of a turn (IN-TURN-03).
type (
	// Detain gives the agent a suspect. It also discards the top card of HQ, which is the draw
	// pile.
	Detain struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who, where it is not the agent whose turn it is"`
	}
	// Hint plays a card beside the agent's own suspect. If the card was wrongly laid beside another
	// agent's suspect, the field At names that agent.
	Hint struct {
		Card parts.Card `json:"card" jsonschema:"the card played"`
		Lies Lies       `json:"lies" jsonschema:"upright, or sideways"`
		At   rules.Seat `json:"at,omitempty" jsonschema:"whose suspect, where it is not the own one"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Exchange plays a card beside another agent's suspect. If Lies is empty, the program asks
	// the suspect's holder for the orientation.
	Exchange struct {
		Card parts.Card `json:"card" jsonschema:"the card played"`
		To   rules.Seat `json:"to" jsonschema:"the agent before whose suspect it is laid"`
		Lies Lies       `json:"lies,omitempty" jsonschema:"left out: the holder is asked"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Wait discards the top card of HQ. A later Draw reports the number of drawn cards.
	Wait struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Eliminate spends a bullet, takes the gun and guesses another agent's suspect. If Says is
	// empty, the program asks the suspect's holder for the answer.
	Eliminate struct {
		At   rules.Seat `json:"at" jsonschema:"whose suspect"`
		Card parts.Card `json:"card" jsonschema:"the guess"`
		Says Says       `json:"says,omitempty" jsonschema:"left out: the holder is asked"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
)

// The type Says is the answer that a suspect's holder gives to a guess.
type Says string

// The holder gives one answer for both the suit and the number (IN-COMM-03).
const (
	Right Says = "right"
	Wrong Says = "wrong"
)

type (
	// Turned reports how the holder orients the card. It follows an Exchange without Lies.
	Turned struct {
		Lies Lies `json:"lies" jsonschema:"how the holder laid the card"`
	}
	// Answer is the holder's answer to a guess. The answer may contradict the card in an earlier
	// Keep. After a right guess, Salt proves which card the holder typed.
	Answer struct {
		Says     Says   `json:"says" jsonschema:"the holder's answer"`
		Salt     string `json:"salt,omitempty" jsonschema:"opens the seal of the suspect"`
		Insisted bool   `json:"insisted,omitempty" jsonschema:"the holder sealed the card though it did not fit what lay"`
		Denied   bool   `json:"denied,omitempty" jsonschema:"the card under seal says otherwise"`
	}
	// Keep records that a holder typed the suspect's card into the program. The encrypted card
	// becomes readable only after a right guess.
	Keep struct {
		Seal string     `json:"seal" jsonschema:"SHA-256 that binds the holder to the card"`
		Box  string     `json:"box" jsonschema:"the card, locked"`
		By   rules.Seat `json:"by" jsonschema:"the holder"`
		Anew bool       `json:"anew,omitempty" jsonschema:"instead of the card that was under seal"`
	}
	// Draw takes cards, perhaps 0, from HQ into the hand.
	Draw struct {
		Cards int        `json:"cards" jsonschema:"how many cards from HQ, 0 for none"`
		By    rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Reward takes at most one card from the discard pile after a right guess.
	Reward struct {
		Card parts.Card `json:"card,omitempty" jsonschema:"the card taken; left out: it lay face down, or none was taken"`
		Down bool       `json:"down,omitempty" jsonschema:"one that lies face down"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Discard discards cards. Cards lists those that lie face up, and Down counts those that lie
	// face down.
	Discard struct {
		Cards []parts.Card `json:"cards,omitempty" jsonschema:"cards that were put down face up"`
		Down  int          `json:"down,omitempty" jsonschema:"cards discarded face down"`
		By    rules.Seat   `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Pass ends a turn without an action.
	Pass struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
)

// Actions that only some missions need.
type (
	// Begin states that the table is laid out, and begins the first turn.
	Begin struct{}
	// Clock sets the number of seconds that the mission has taken.
	Clock struct {
		Seconds int `json:"seconds" form:",0,86400" jsonschema:"how long the mission has taken"`
	}
	// Other is an action that the mission's text adds. Name is its id.
	Other struct {
		Name string     `json:"name" form:"" jsonschema:"id of the mission's own action"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Verdict reports that a mission's own conditions for winning or losing are met. If Won is
	// true, all conditions for winning are met. Otherwise, Name is the losing condition that is
	// met.
	Verdict struct {
		Won  bool   `json:"won" form:"" jsonschema:"the condition is one for winning"`
		Name string `json:"name,omitempty" form:"" jsonschema:"which condition"`
	}
	// Replace gives an agent a new suspect, because the old one is a special card and special cards
	// may not be suspects. The new suspect comes from the pile From, and the special card goes to
	// To. If all agents saw the special card, Card names it.
	Replace struct {
		At   rules.Seat `json:"at" jsonschema:"the agent whose suspect is replaced"`
		From Pile       `json:"from" jsonschema:"the pile that the new suspect comes from"`
		To   Pile       `json:"to" jsonschema:"the pile that the special card goes to"`
		Card parts.Card `json:"card,omitempty" jsonschema:"the special card, where all saw it"`
	}
)

// Pile is a pile of hidden or discarded cards.
type Pile string

// The piles of a Replace.
const (
	PileHQ       Pile = "hq"
	PileSuspects Pile = "suspects_deck"
	PileUp       Pile = "discard_up"
	PileDown     Pile = "discard_down"
)

// Actions that do not belong to a turn.
type (
	// Cross crosses out a suit or a number on the hint board of a suspect.
	Cross struct {
		At     rules.Seat `json:"at" jsonschema:"whose suspect"`
		Suit   parts.Suit `json:"suit,omitempty" jsonschema:"the suit that is crossed out"`
		Number int        `json:"number,omitempty" form:",0,15" jsonschema:"the number that is crossed out"`
	}
	// Burn discards a card from HQ face down, although no rule requires it.
	Burn struct {
		By rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Expose turns a face-down card of the discard pile face up.
	Expose struct {
		Card parts.Card `json:"card" jsonschema:"the card that is turned up"`
	}
	// Clear discards the hints beside a suspect that is not guessed yet.
	Clear struct {
		At rules.Seat `json:"at" jsonschema:"whose suspect"`
	}
	// Reshuffle shuffles the discard pile into HQ.
	Reshuffle struct{}
	// Deed is anything else that an agent did or said, such as a talk about visible cards.
	Deed struct {
		What What       `json:"what" jsonschema:"what was done or said"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who did it; left out: whose turn it is"`
	}
	// Settle changes a house rule. Name is a switch or a rule id. For a rule id, Value is "waived"
	// or "in_force".
	Settle struct {
		Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// The type What holds the kind of a Deed.
type What string

// Talks and Names are always allowed. LooksThrough is allowed unless the mission forbids it. All
// other deeds break a rule.
const (
	Talks        What = "talks"         // talks about visible cards (IN-COMM-01)
	Names        What = "names"         // names a card while not holding the gun (IN-ELIM-05)
	LooksThrough What = "looks_through" // looks through the face-up cards of the discard pile (IN-COMM-05)
	Peeks        What = "peeks"         // looks at a face-down card of the discard pile
	TellsHand    What = "tells_hand"
	TellsSuspect What = "tells_suspect"
	Alludes      What = "alludes"
	ShowsSuspect What = "shows_suspect"
	Notes        What = "notes"        // writes something on a hint board
	WritesGuess  What = "writes_guess" // writes a guess on a hint board
)

// Actions lists all types of actions. Records identify each type by the result of its method Kind.
var Actions = rules.Kinds[Action]{
	Detain{}, Hint{}, Exchange{}, Wait{}, Eliminate{},
	Turned{}, Answer{}, Draw{}, Reward{}, Discard{}, Pass{},
	Begin{}, Clock{}, Other{}, Verdict{}, Replace{},
	Cross{}, Burn{}, Expose{}, Clear{}, Reshuffle{}, Deed{}, Correct{}, Settle{}, Keep{},
}

func (Detain) Kind() string    { return "detain" }
func (Hint) Kind() string      { return "hint" }
func (Exchange) Kind() string  { return "exchange" }
func (Wait) Kind() string      { return "wait" }
func (Eliminate) Kind() string { return "eliminate" }
func (Turned) Kind() string    { return "turned" }
func (Answer) Kind() string    { return "answer" }
func (Draw) Kind() string      { return "draw" }
func (Reward) Kind() string    { return "reward" }
func (Discard) Kind() string   { return "discard" }
func (Pass) Kind() string      { return "pass" }
func (Begin) Kind() string     { return "begin" }
func (Clock) Kind() string     { return "clock" }
func (Other) Kind() string     { return "other" }
func (Verdict) Kind() string   { return "verdict" }
func (Replace) Kind() string   { return "replace" }
func (Cross) Kind() string     { return "cross" }
func (Burn) Kind() string      { return "burn" }
func (Expose) Kind() string    { return "expose" }
func (Clear) Kind() string     { return "clear" }
func (Reshuffle) Kind() string { return "reshuffle" }
func (Deed) Kind() string      { return "deed" }
func (Settle) Kind() string    { return "settle" }
func (Keep) Kind() string      { return "keep" }

// MaxCount and MaxSeconds are the largest numbers that people may type.
const (
	MaxCount   = 99
	MaxSeconds = 24 * 60 * 60
)

// Forms lists the fields of each action. People type these fields, and messages contain them.
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

func putReward(a Action, value any) Action {
	did := a.(Reward)
	id := value.(rules.Noun).ID
	did.Card, did.Down = "", id == RewardDown
	if id != RewardDown && id != RewardNone {
		did.Card = parts.Card(id)
	}
	return did
}

// The method `actor` returns the agent who did an action. If the field By is empty, this is usually
// the agent on turn. But an action such as Detain begins a turn. If this action comes while the
// turn still waits for a draw, a reward or a discard, the next agent did it.
func (s *State) actor(a Action) rules.Seat {
	if by := Actor(a); by != rules.Nobody {
		return by
	}
	if slices.Contains(acts, a.Kind()) && s.closing() {
		return s.after(s.Turn.Seat)
	}
	return s.Turn.Seat
}

// Actor returns the agent in the field By of an action, or Nobody.
func Actor(a Action) rules.Seat {
	by, _ := Forms.Value(a, "by").(rules.Noun)
	return rules.Seat(by.ID)
}

func (s *State) closing() bool {
	return slices.Contains([]Awaited{ForExchangeDraw, ForWaitDraw, ForReward, ForDiscard}, s.Turn.Wait)
}

// Correct replaces recorded values by the values on the real table.
type Correct struct{ rules.Correction }

// Correctables lists the values of the state that people may correct.
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
