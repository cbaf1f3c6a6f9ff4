package raccoonheist

import (
	"reflect"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Action is a decision of a player, or the result of a rolled die.
type Action interface{ rules.Kinded }

// The results of dice, and the actions of the Owner.
type (
	// Fell is the result of a die. Seat is the player who rolled it, or SeatOwner for the Dog's
	// die. If Seat is empty, Face is the result of the die that the game was waiting for.
	Fell struct {
		Face int        `json:"face" form:"die,1,6" jsonschema:"1 to 6"`
		Seat rules.Seat `json:"seat,omitempty" jsonschema:"whose die, the Dog's is that of owner; left out, that of whoever is awaited"`
	}
	// Trap puts the Trap token on a location. Raccoons roll a die against this token.
	Trap struct {
		Location parts.Location `json:"location" form:"place" jsonschema:"where the Trap lies"`
	}
	// Hide lays the Owner's card face down. Seal is the result of SealOf for this card, and Box is
	// the encrypted card. If a person lays a real card, both are empty. Card is set only while an
	// automated Owner decides, and is never recorded. Values is the version number of the stored
	// win chances, and is set only if an automated Owner chose the card.
	Hide struct {
		Seal   string         `json:"seal,omitempty" jsonschema:"SHA-256 that binds the Owner to a card; a card that lies on the table needs none"`
		Box    string         `json:"box,omitempty" jsonschema:"the sealed card under lock"`
		Card   parts.Location `json:"card,omitempty" form:"place" jsonschema:"only while an automated Owner decides"`
		Values int            `json:"values,omitempty" form:"-" jsonschema:"the number of the stored values from which an automated Owner drew"`
	}
	// Show turns the Owner's card face up. Salt is the random text that was sealed with the
	// card.
	Show struct {
		Card parts.Location `json:"card" form:"place" jsonschema:"the card that the Owner laid"`
		Salt string         `json:"salt,omitempty" jsonschema:"opens the seal, where there is one"`
	}
)

type (
	// Raid puts figures on the heist card of Seat and sends them to a location. FiguresOf is set
	// only if the figures belong to another player.
	Raid struct {
		Seat      rules.Seat     `json:"seat" jsonschema:"raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
		Location  parts.Location `json:"location" form:"place" jsonschema:"where the figures are sent"`
		Count     int            `json:"count" jsonschema:"figures put on the heist card"`
		FiguresOf rules.Seat     `json:"figures_of,omitempty" form:"of" jsonschema:"whose figures, where they are not the own ones"`
	}
	// Change replaces the location and the number of figures of a raid (RH-AMB-21).
	Change struct {
		Seat     rules.Seat     `json:"seat" jsonschema:"raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
		Location parts.Location `json:"location" form:"place" jsonschema:"where the figures are sent instead"`
		Count    int            `json:"count" jsonschema:"figures put on the heist card"`
	}
	// Pass records that a player sends no figures.
	Pass struct {
		Seat rules.Seat `json:"seat" jsonschema:"who sends nobody"`
	}
)

// Actions with the party popper.
type (
	// UsePopper saves one player's raccoons from the Owner. In the duel, a house rule lets
	// UsePopper save both groups of raccoons (RH-AMB-18).
	UsePopper struct {
		For []rules.Seat `json:"for" jsonschema:"whom it saves: raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
	}
	// KeepPopper records the decision not to use the popper now.
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

// Actions with food and with figures in the Backyard.
type (
	// Collect takes the food that a location gives. It is needed only if a player might want
	// less than all the food (RH-AMB-15). Otherwise the program itself gives all the food.
	Collect struct {
		Seat rules.Seat `json:"seat" jsonschema:"who takes food"`
		Food int        `json:"food" form:"count" jsonschema:"tokens taken from the supply; told with the advanced rules and two groups or more, else booked by itself"`
	}
	// Rescue brings figures back from the Backyard. If Freed is empty, none come back.
	Rescue struct {
		Seat  rules.Seat `json:"seat" jsonschema:"who brings figures back"`
		Freed []Freed    `json:"freed,omitempty" jsonschema:"left out or empty: none"`
	}
	// Freed says how many figures of one player come back from the Backyard.
	Freed struct {
		Of    rules.Seat `json:"of" jsonschema:"whose colour"`
		Count int        `json:"count" jsonschema:"figures that come back"`
	}
	// Give gives food to another player. The rules forbid every Give.
	Give struct {
		From rules.Seat `json:"from" form:"seat" jsonschema:"who gives"`
		To   rules.Seat `json:"to" jsonschema:"who receives"`
		Food int        `json:"food" form:"count" jsonschema:"tokens given"`
	}
)

type (
	// Settle changes a house rule for the rest of the game. Name is a house rule's name, such
	// as end_check, or a rule id. For a rule id, Value is "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

// Actions lists all types of actions. In records, the name of a type is the result of its method
// `Kind`.
var Actions = rules.Kinds[Action]{
	Fell{}, Trap{}, Hide{}, Raid{}, Change{}, Pass{}, Show{},
	UsePopper{}, KeepPopper{}, TakePopper{}, LeavePopper{}, HandOver{},
	Collect{}, Rescue{}, Give{}, Correct{}, Settle{},
}

func (Fell) Kind() string        { return "fell" }
func (Trap) Kind() string        { return "trap" }
func (Hide) Kind() string        { return "hide" }
func (Raid) Kind() string        { return "raid" }
func (Change) Kind() string      { return "change" }
func (Pass) Kind() string        { return "pass" }
func (Show) Kind() string        { return "show" }
func (UsePopper) Kind() string   { return "use" }
func (KeepPopper) Kind() string  { return "keep" }
func (TakePopper) Kind() string  { return "take" }
func (LeavePopper) Kind() string { return "leave" }
func (HandOver) Kind() string    { return "hand_over" }
func (Collect) Kind() string     { return "collect" }
func (Rescue) Kind() string      { return "rescue" }
func (Give) Kind() string        { return "give" }
func (Settle) Kind() string      { return "settle" }

// MaxCount is the largest number that people may type in an action.
const MaxCount = 99

// Forms describes the fields of all actions: how people type them and how sentences show them.
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

func freedSeats(a Action) any {
	return tables.Each(a.(Rescue).Freed, func(f Freed) rules.Noun { return f.Of.Noun() })
}

func (a Rescue) figureCount() any {
	n := 0
	for _, f := range a.Freed {
		n += f.Count
	}
	return n
}

// Correct replaces recorded values by the values on the real table.
type Correct struct{ rules.Correction }

const popperHolder = "/popper/holder"

// Correctables lists the values of the state that people may correct. The value "order" is the
// order of the raids, which decides who takes the popper (RH-AMB-09).
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
		Name: "order", Path: "/round/choices", Kind: NounSeat, Many: true,
		When: func(s *State) bool { return len(s.Round.Choices) > 1 },
	},
	{
		Name: "round", Path: "/round/number", Low: 1, High: MaxCount,
		When: func(s *State) bool { return s.Round.Step == DogStep },
	},
	{Name: "house"},
	{
		Name: "player", Path: "/groups/seat=*/name", Of: NounSeat, Kind: rules.PlayerName,
		When: func(s *State) bool { return !s.Mode.InGroups() },
	},
	{
		Name: "owner", Path: "/owner/name", Seat: SeatOwner, Kind: rules.PlayerName,
		When: func(s *State) bool { return s.Owner.Name != "" },
	},
	{Name: "go-on", Path: "/result", Clear: true, When: func(s *State) bool { return s.Result != nil }},
}

// An impossible correction changes nothing. A correction can remove the result of a finished game,
// so that the game goes on. If all locations of the round were already resolved, the next round
// begins.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.State, a.Changes)
	if err != nil {
		return
	}
	before := r.State
	goesOn := r.Result != nil && after.Result == nil
	r.State = after
	if a.Names(popperHolder) {
		r.correctHolder(before.Popper)
	}
	if r.Round.Step == RoundUp && r.Row != before.Row {
		r.reorder(&before)
	}
	r.note("corrected", "", nil)
	if goesOn && r.Round.At > len(r.Row) {
		r.nextRound()
	}
}

// correctHolder completes a correction of the popper's holder. If the popper lay in the Living
// room, its new holder can use it at once. But a player who left it there in this round took it in
// this round (RH-POP-02).
func (r *resolver) correctHolder(before Popper) {
	g := r.groupFor(r.Popper.Holder)
	switch {
	case r.Popper.Lying():
		r.Popper = Popper{}
	case !before.Lying():
	case g.Raid.Location == parts.LivingRoom && g.Raid.Done:
		r.Popper.Taken = r.Round.Number
	default:
		r.Popper.Taken = r.Round.Number - 1
	}
}

// reorder completes a correction of the row during the Round-up. The locations that were already
// checked come first, then the location of an open question, then the others (RH-RES-02).
func (r *resolver) reorder(before *State) {
	order := before.order()
	checked := before.Round.At - 1
	if before.Waits().For != NoWait {
		checked++
	}
	order = slices.Clone(order[:min(max(0, checked), len(order))])
	for _, l := range r.Row {
		if !slices.Contains(order, l) {
			order = append(order, l)
		}
	}
	r.Round.Order = order
}
