package raccoonheist

import (
	"slices"
	"strconv"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// SeatRaccoons stands for all raccoon players together (RH-GOAL-03). It is used only for the
// winner.
const (
	SeatOwner    rules.Seat = "owner"
	SeatRaccoons rules.Seat = "raccoons"
)

// Seat returns the seat of the raccoon player with this number, from 1. In the duel, it is the seat
// of a group.
func Seat(number int) rules.Seat { return rules.Seat("raccoons_" + strconv.Itoa(number)) }

// Mode is the variant of the rules that the players have chosen.
type Mode string

// AdvancedDuel combines the advanced rules and the duel (RH-ADV-01, RH-DUEL-01).
const (
	Basic        Mode = "basic"
	Advanced     Mode = "advanced"
	Duel         Mode = "duel"
	AdvancedDuel Mode = "advanced_duel"
)

// Modes lists the modes in the order of the menu.
var Modes = []Mode{Basic, Advanced, Duel, AdvancedDuel}

// Hard reports whether the advanced rules are used (RH-AMB-27).
func (m Mode) Hard() bool { return m == Advanced || m == AdvancedDuel }

// InGroups reports whether people play the duel, with two groups of raccoons.
func (m Mode) InGroups() bool { return m == Duel || m == AdvancedDuel }

// Keeper is the kind of player who plays the Owner (RH-SETUP-02).
type Keeper string

// Person is a human Owner. App is an automated Owner, who plays at one of the Levels.
const (
	Person Keeper = "person"
	App    Keeper = "app"
)

// Level is the playing strength of the automated Owner.
type Level string

// If a person plays the Owner, the level is NoLevel.
const (
	NoLevel Level = ""
	Easy    Level = "easy"
	Middle  Level = "middle"
	Exact   Level = "exact"
)

// Levels lists the levels in the order of the menu.
var Levels = []Level{Easy, Middle, Exact}

// State holds everything that is visible at the table. The Owner's face-down card is stored only as
// a hash (Seal) and an encrypted copy (Box), see RH-OWN-10.
type State struct {
	Mode   Mode              `json:"mode" jsonschema:"which of the printed rules are played"`
	House  rules.House       `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Owner  Owner             `json:"owner" jsonschema:"who hunts the raccoons"`
	Row    [5]parts.Location `json:"row" jsonschema:"the large cards from the left"` // RH-SETUP-03
	Groups []Group           `json:"groups" jsonschema:"one for each heist card"`
	Popper Popper            `json:"popper" jsonschema:"empty: it lies on the Living room"`
	Round  Round             `json:"round" jsonschema:"what has happened since the last Ambush began"`
	Result *Result           `json:"result,omitempty" jsonschema:"of a finished game"`
}

// Owner describes the player who hunts the raccoons.
type Owner struct {
	Keeper Keeper `json:"keeper" jsonschema:"who plays the Owner"`
	Level  Level  `json:"level,omitempty" jsonschema:"of the app as the Owner; none for a person"`
	Name   string `json:"name,omitempty" jsonschema:"as people call whoever plays the Owner"`
}

// Group holds the figures and the food of one raccoon player. In the duel, each of the two groups
// is treated like a player (RH-DUEL-04).
type Group struct {
	Seat    rules.Seat `json:"seat" jsonschema:"raccoons_1 to raccoons_4 are the heist cards in the order of players; in the duel 1 and 2 are the two groups"`
	Name    string     `json:"name,omitempty" jsonschema:"as people call the player"`
	Colour  string     `json:"colour,omitempty" jsonschema:"of the figures"`
	Reserve int        `json:"reserve" jsonschema:"figures in front of the player"`
	Yard    int        `json:"backyard" jsonschema:"figures on the Backyard, extra and caught alike"` // RH-YARD-01
	Food    int        `json:"food" jsonschema:"tokens of any kind"`                                  // RH-FOOD-01
	Raid    Raiders    `json:"raid" jsonschema:"the heist card this round; empty: nobody is sent yet"`
}

// Uncaught returns the number of figures that are not in the Backyard.
func (g *Group) Uncaught() int { return g.Reserve + g.Raid.Left }

// Alone reports whether one person plays all raccoons.
func (s *State) Alone() bool { return len(s.Groups) == 1 || s.Mode.InGroups() }

// Total returns the number of figures in play. If nobody breaks the rules, this number never
// changes (RH-YARD-05).
func (g *Group) Total() int { return g.Uncaught() + g.Yard }

// Raiders describes the raid of one Group in this round. Before the raid, Location is empty.
type Raiders struct {
	Location parts.Location `json:"location,omitempty" jsonschema:"where the figures were sent; left out: nobody is sent yet"`
	Count    int            `json:"count,omitempty" jsonschema:"figures sent"`
	Left     int            `json:"left,omitempty" jsonschema:"figures still on the card"`
	Die      int            `json:"die,omitempty" jsonschema:"rolled against the Trap or in the Basement"`
	Fresh    int            `json:"fresh,omitempty" jsonschema:"lost on the Backyard this round"` // RH-AMB-12
	Passed   bool           `json:"passed,omitempty" jsonschema:"sent nobody"`
	Saved    bool           `json:"saved,omitempty" jsonschema:"fled under the popper"`
	Done     bool           `json:"done,omitempty" jsonschema:"the effect of the location is over"`
}

// Popper is the only party popper (RH-POP-01). It lies in the Living room, or a player holds it.
type Popper struct {
	Holder rules.Seat `json:"holder,omitempty" jsonschema:"left out: it lies on the Living room"`
	Taken  int        `json:"taken,omitempty" jsonschema:"the round in which it was taken"`
	Used   bool       `json:"used,omitempty" jsonschema:"it is spent"`
}

// Lying reports whether the popper is in the Living room.
func (p Popper) Lying() bool { return p.Holder == rules.Nobody }

// Step is a part of a round (RH-ROUND-01, RH-ROUND-02).
type Step string

// A popper that was taken in an earlier round returns to the Living room at the end of a round.
// This return is not a separate step.
const (
	DogStep  Step = "dog"      // the Dog's die is awaited
	TrapStep Step = "trap"     // the Owner places the Trap
	HideStep Step = "hide"     // the Owner lays a card face down
	Heist    Step = "heist"    // the raccoons choose, until the Owner's card is shown
	RoundUp  Step = "round_up" // locations are resolved from the left
)

// Round holds the events since the last Ambush began.
type Round struct {
	Number   int            `json:"number" jsonschema:"from 1"`
	Step     Step           `json:"step" jsonschema:"dog: the die is about to fall; trap and hide: the Owner decides; heist: the raccoons choose; round_up: locations are checked from the left"`
	DogDie   int            `json:"dog_die,omitempty" jsonschema:"what fell for the Dog, 1 to 6"`
	Dog      parts.Location `json:"dog,omitempty" jsonschema:"left out: off the board"`
	LastTrap parts.Location `json:"last_trap,omitempty" jsonschema:"of the round before"`
	Trap     parts.Location `json:"trap,omitempty" jsonschema:"where the Trap lies"`
	Seal     string         `json:"seal,omitempty" jsonschema:"SHA-256 that binds the Owner to his card"`
	Box      string         `json:"box,omitempty" jsonschema:"the card under lock, for whoever has the key"`
	Choices  []rules.Seat   `json:"choices,omitempty" jsonschema:"who has chosen, in order"`
	Declared []rules.Seat   `json:"declared,omitempty" jsonschema:"whom the popper is to save"` // RH-AMB-06
	Card     parts.Location `json:"card,omitempty" jsonschema:"of the Owner, once shown"`
	At       int            `json:"at,omitempty" jsonschema:"the place in the row being checked, 1 to 5"`
	Kept     bool           `json:"kept,omitempty" jsonschema:"the popper is not used here"`

	Order []parts.Location `json:"order,omitempty" jsonschema:"of the checks, if the row was corrected during them"`
}

// Result is the result of a finished game.
type Result struct {
	Winner rules.Seat      `json:"winner" jsonschema:"who won"`
	By     []tables.RuleID `json:"by" jsonschema:"the rules that decided"`
}

// GroupOf returns the group of a seat, or nil for an unknown seat. The caller must not change the
// group.
func (s *State) GroupOf(seat rules.Seat) *Group {
	i := slices.IndexFunc(s.Groups, func(g Group) bool { return g.Seat == seat })
	if i < 0 {
		return nil
	}
	return &s.Groups[i]
}

// Here returns the location that is being resolved, or Nowhere if there is none.
func (s *State) Here() parts.Location {
	if order := s.order(); s.Round.At >= 1 && s.Round.At <= len(order) {
		return order[s.Round.At-1]
	}
	return parts.Nowhere
}

func (s *State) order() []parts.Location {
	if s.Round.Order != nil {
		return s.Round.Order
	}
	return s.Row[:]
}

// Supply returns the number of food tokens beside the row (RH-COMP-03).
func (s *State) Supply() int {
	n := parts.FoodTokens
	for i := range s.Groups {
		n -= s.Groups[i].Food
	}
	return n
}

// Layout returns how many figures each group has at the start (RH-SETUP-08 to RH-SETUP-11,
// RH-DUEL-02).
func (s *State) Layout() parts.Layout {
	if s.Mode.InGroups() {
		return parts.DuelLayout
	}
	return parts.Layouts[len(s.Groups)-1]
}

// Missing lists the seats that must still send raccoons (RH-RAID-01). It leaves out seats that
// passed, and seats without figures in front of the player (RH-AMB-28).
func (s *State) Missing() []rules.Seat {
	var out []rules.Seat
	for i := range s.Groups {
		g := &s.Groups[i]
		if g.Raid.Location == parts.Nowhere && !g.Raid.Passed && g.Reserve > 0 {
			out = append(out, g.Seat)
		}
	}
	return out
}

// The method `filled` sets defaults for missing values in a hand-written position.
func (s State) filled() State {
	if s.Mode == "" {
		s.Mode = Basic
	}
	if s.Owner.Keeper == "" {
		s.Owner.Keeper = Person
	}
	if s.Round.Number == 0 {
		s.Round.Number = 1
	}
	if s.Round.Step == "" {
		s.Round.Step = DogStep
	}
	s.Groups = slices.Clone(s.Groups)
	for i := range s.Groups {
		if s.Groups[i].Seat == rules.Nobody {
			s.Groups[i].Seat = Seat(i + 1)
		}
	}
	return s
}
