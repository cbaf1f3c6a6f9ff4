package raccoonheist

import (
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// Action is what somebody decided, or the result of a die.
type Action interface{ rules.Kinded }

// Actions of the Owner's Ambush, and the reveal of his card.
type (
	// Fell is the Dog's die, or the die of a raccoon player in the Round-up. Seat may name the
	// player who rolled it; SeatOwner means the Dog's die. Without a Seat it is the awaited
	// die.
	Fell struct {
		Face int        `json:"face" form:"die,1,6" jsonschema:"1 to 6"`
		Seat rules.Seat `json:"seat,omitempty" jsonschema:"whose die, the Dog's is that of owner; left out, that of whoever is awaited"`
	}
	// Trap places the Trap openly.
	Trap struct {
		Location parts.Location `json:"location" form:"place" jsonschema:"where the Trap lies"`
	}
	// Hide lays a card face down. Seal is SealOf the card, and Box is the encrypted card. If a
	// person keeps the card on the table, both are empty. Card is set only while an automated
	// Owner decides; it is never recorded, and Apply ignores it. Values is the number of the
	// stored values from which an automated Owner decided.
	Hide struct {
		Seal   string         `json:"seal,omitempty" jsonschema:"SHA-256 that binds the Owner to a card; a card that lies on the table needs none"`
		Box    string         `json:"box,omitempty" jsonschema:"the sealed card under lock"`
		Card   parts.Location `json:"card,omitempty" form:"place" jsonschema:"only while an automated Owner decides"`
		Values int            `json:"values,omitempty" form:"-" jsonschema:"the number of the stored values from which an automated Owner drew"`
	}
	// Show turns the card up. Salt opens the seal if there is one.
	Show struct {
		Card parts.Location `json:"card" form:"place" jsonschema:"the card that the Owner laid"`
		Salt string         `json:"salt,omitempty" jsonschema:"opens the seal, where there is one"`
	}
)

// Actions of the Heist.
type (
	// Raid pushes a heist card up to a location. If the figures on the card are not the
	// player's own, FiguresOf names their player.
	Raid struct {
		Seat      rules.Seat     `json:"seat" jsonschema:"raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
		Location  parts.Location `json:"location" form:"place" jsonschema:"where the figures are sent"`
		Count     int            `json:"count" jsonschema:"figures put on the heist card"`
		FiguresOf rules.Seat     `json:"figures_of,omitempty" form:"of" jsonschema:"whose figures, where they are not the own ones"`
	}
	// Change replaces a raid by another one (RH-AMB-21).
	Change struct {
		Seat     rules.Seat     `json:"seat" jsonschema:"raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
		Location parts.Location `json:"location" form:"place" jsonschema:"where the figures are sent instead"`
		Count    int            `json:"count" jsonschema:"figures put on the heist card"`
	}
	// Pass sends nobody.
	Pass struct {
		Seat rules.Seat `json:"seat" jsonschema:"who sends nobody"`
	}
)

// Actions with the party popper.
type (
	// UsePopper saves the raccoons of one player. By a house rule it saves both groups of the
	// duel (RH-AMB-18).
	UsePopper struct {
		For []rules.Seat `json:"for" jsonschema:"whom it saves: raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
	}
	// KeepPopper decides not to use the popper now.
	KeepPopper struct{}
	// TakePopper takes the popper from the Living room.
	TakePopper struct {
		Seat rules.Seat `json:"seat" jsonschema:"who takes the popper"`
	}
	// LeavePopper leaves the popper in the Living room.
	LeavePopper struct {
		Seat rules.Seat `json:"seat" jsonschema:"who leaves it on the Living room"`
	}
	// HandOver gives the popper to another raccoon player.
	HandOver struct {
		To rules.Seat `json:"to" jsonschema:"who receives the popper"`
	}
)

// Actions with food and with figures on the Backyard.
type (
	// Collect takes food from the supply for a location's effect. It is asked for only if
	// taking less than everything can be useful (RH-AMB-15). Otherwise the food is booked
	// automatically, and a later Collect changes nothing.
	Collect struct {
		Seat rules.Seat `json:"seat" jsonschema:"who takes food"`
		Food int        `json:"food" form:"count" jsonschema:"tokens taken from the supply; told with the advanced rules and two groups or more, else booked by itself"`
	}
	// Rescue brings figures back from the Backyard. An empty Freed means none.
	Rescue struct {
		Seat  rules.Seat `json:"seat" jsonschema:"who brings figures back"`
		Freed []Freed    `json:"freed,omitempty" jsonschema:"left out or empty: none"`
	}
	// Freed is a number of figures of one colour.
	Freed struct {
		Of    rules.Seat `json:"of" jsonschema:"whose colour"`
		Count int        `json:"count" jsonschema:"figures that come back"`
	}
	// Give gives food to another player, which no rule allows.
	Give struct {
		From rules.Seat `json:"from" form:"seat" jsonschema:"who gives"`
		To   rules.Seat `json:"to" jsonschema:"who receives"`
		Food int        `json:"food" form:"count" jsonschema:"tokens given"`
	}
)

// Actions that are possible at any time. [Correct] is another one.
type (
	// Settle changes a house rule from now on. Name is a switch or a rule id. For a rule id,
	// Value is "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// Actions lists the actions by the names under which they are recorded.
var Actions = rules.Kinds[Action]{
	Fell{}, Trap{}, Hide{}, Raid{}, Change{}, Pass{}, Show{},
	UsePopper{}, KeepPopper{}, TakePopper{}, LeavePopper{}, HandOver{},
	Collect{}, Rescue{}, Give{}, Correct{}, Settle{},
}

func (Fell) Kind() string { return "fell" }

func (Trap) Kind() string { return "trap" }

func (Hide) Kind() string { return "hide" }

func (Raid) Kind() string { return "raid" }

func (Change) Kind() string { return "change" }

func (Pass) Kind() string { return "pass" }

func (Show) Kind() string { return "show" }

func (UsePopper) Kind() string { return "use" }

func (KeepPopper) Kind() string { return "keep" }

func (TakePopper) Kind() string { return "take" }

func (LeavePopper) Kind() string { return "leave" }

func (HandOver) Kind() string { return "hand_over" }

func (Collect) Kind() string { return "collect" }

func (Rescue) Kind() string { return "rescue" }

func (Give) Kind() string { return "give" }

func (Settle) Kind() string { return "settle" }

// MaxCount is the largest number that people may type.
const MaxCount = 99

// Forms lists the fields of each action: how people type them, and how sentences mention them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, MaxCount, map[reflect.Type]string{
		reflect.TypeFor[rules.Seat]():     NounSeat,
		reflect.TypeFor[parts.Location](): NounPlace,
	})
	rescue := Rescue{}.Kind()
	out[rescue] = append(out[rescue],
		rules.Field[Action]{Name: "of", Kind: NounSeat, Value: freedSeats},
		rules.SentenceOnly[Action]("count", Rescue.figureCount))
	return out
}}

// freedSeats returns the players whose figures a Rescue brings back.
func freedSeats(a Action) any {
	var out []rules.Noun
	for _, f := range a.(Rescue).Freed {
		out = append(out, f.Of.Noun())
	}
	return out
}

func (a Rescue) figureCount() any {
	n := 0
	for _, f := range a.Freed {
		n += f.Count
	}
	return n
}

// Correct is a correction: it states what the table really shows.
type Correct struct{ rules.Correction }

// popperHolder is the path of the player who has the popper.
const popperHolder = "/popper/holder"

// Correctables lists what people may correct. The order of choice decides who takes the popper
// (RH-AMB-09).
var Correctables = []rules.Correctable[State]{
	{Name: "here", Path: "/groups/seat=*/reserve", Of: NounSeat, High: MaxCount},
	{Name: "yard", Path: "/groups/seat=*/backyard", Of: NounSeat, High: MaxCount},
	{Name: "food", Path: "/groups/seat=*/food", Of: NounSeat, High: MaxCount},
	{Name: "card", Path: "/groups/seat=*/raid/left", Of: NounSeat, High: MaxCount},
	{Name: "trap", Path: "/round/trap", Kind: NounPlace, Off: true},
	{Name: "dog", Path: "/round/dog", Kind: NounPlace, Off: true},
	{Name: "last", Path: "/round/last_trap", Kind: NounPlace, Off: true},
	{Name: "popper", Path: popperHolder, Kind: NounSeat, Off: true},
	{Name: "row", Path: "/row", Kind: NounPlace, Many: true},
	{
		Name: "order",
		Path: "/round/choices",
		Kind: NounSeat,
		Many: true,
		When: func(s *State) bool { return len(s.Round.Choices) > 1 },
	},
	{
		Name: "round",
		Path: "/round/number",
		Low:  1,
		High: MaxCount,
		When: func(s *State) bool { return s.Round.Step == DogStep },
	},
	{Name: "house"},
	{
		Name: "player",
		Path: "/groups/seat=*/name",
		Of:   NounSeat,
		Kind: rules.PlayerName,
		When: func(s *State) bool { return !s.Mode.InGroups() },
	},
	{
		Name: "owner",
		Path: "/owner/name",
		Seat: SeatOwner,
		Kind: rules.PlayerName,
		When: func(s *State) bool { return s.Owner.Name != "" },
	},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

// applyCorrect applies a correction. A correction that is not possible changes nothing. If a player
// is given the popper, it counts as taken in the previous round. If the correction removes the
// result, a finished round continues with the next round.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.State, a.Changes)
	if err != nil {
		return
	}
	goesOn := r.Result != nil && after.Result == nil
	r.State = after
	if a.Names(popperHolder) {
		r.Popper = Popper{Holder: r.Popper.Holder}
		if !r.Popper.Lying() {
			r.Popper.Taken = r.Round.Number - 1
		}
	}
	r.note("corrected", "", nil)
	if goesOn && r.Round.At > len(r.Row) {
		r.nextRound()
	}
}
