package infiltrators

import (
	"reflect"
	"strconv"

	"tablemate/tables"
	"tablemate/tables/card"
)

// Mission is one scenario. The jsonschema tags say what applies if a field is left out.
type Mission struct {
	ID             string      `json:"id" card:"id" jsonschema:"T1 to T3 are the training missions, 1 to 20 those of the mission book; any other word for one of your own"`
	Title          tables.Text `json:"title,omitzero" card:"may" jsonschema:"of the mission"`
	Agents         Span        `json:"agents,omitzero" card:"2..5 may" jsonschema:"left out: 2 to 5"`
	Suspects       Count       `json:"suspects" card:"must" jsonschema:"cards that the deck of suspects begins with"`
	Bullets        Count       `json:"bullets" card:"must" jsonschema:"bullets at the beginning"`
	Suits          int         `json:"suits" card:"1..5" jsonschema:"how many"`
	Named          []Suit      `json:"named_suits,omitempty" card:"may" jsonschema:"which suits; left out: people choose"`
	Numbers        Span        `json:"numbers,omitzero" card:"2..15 may" jsonschema:"left out: 2 to 15"`
	Specials       Specials    `json:"special_cards,omitempty" card:"may" jsonschema:"none, in_deck or by_mission_text; left out: as the table has settled it"`
	SpecialSuspect string      `json:"special_as_suspect,omitempty" card:"may file" jsonschema:"redraw or allowed; left out: as the table has settled it"`
	Hand           int         `json:"starting_hand,omitempty" card:"0..14 may file" jsonschema:"left out: 5"`
	Limit          int         `json:"hand_limit,omitempty" card:"0..14 may file" jsonschema:"left out: 7"`
	Order          Order       `json:"turn_order,omitempty" card:"may file" jsonschema:"clockwise, counterclockwise or by_mission_text; left out: clockwise"`
	PerTurn        int         `json:"actions_per_turn,omitempty" card:"0..9 may file" jsonschema:"left out: 1"`
	Later          bool        `json:"suspects_added_later,omitempty" card:"may file" jsonschema:"cards that were seen can become suspects"`
	DiscardClosed  bool        `json:"discard_closed,omitempty" card:"may file" jsonschema:"nobody looks through the discard pile"`
	Minutes        int         `json:"time_limit_minutes,omitempty" card:"0..1440 may" jsonschema:"left out: no limit"`
	Actions        []Condition `json:"more_actions,omitempty" card:"may" jsonschema:"actions of its own besides the five"`
	Win            []Condition `json:"win_extra,omitempty" card:"may" jsonschema:"what winning needs besides; people tell whether it is met"`
	Lose           []Condition `json:"lose_extra,omitempty" card:"may" jsonschema:"what loses besides; people tell when it happens"`
	Rules          []Condition `json:"special_rules,omitempty" card:"may" jsonschema:"rules of its own, shown and not judged"`
	Setup          []Condition `json:"setup_extra,omitempty" card:"may file" jsonschema:"steps of its setup"`
	Source         string      `json:"source,omitempty" card:"may file" jsonschema:"edition and page"`
}

// Span is a range of numbers, including both ends. An empty Span stands for the full range in the
// rulebook.
type Span struct {
	Min int `json:"min" card:"may" jsonschema:"the lowest, included"`
	Max int `json:"max" card:"may" jsonschema:"the highest, included"`
}

// Count is a number that may depend on the number of agents.
type Count struct {
	Fixed int            `json:"fixed,omitempty" card:"0..99 may" jsonschema:"the same for any number of agents"`
	Plus  *int           `json:"agents_plus,omitempty" card:"may" jsonschema:"so many more than there are agents"`
	By    map[string]int `json:"by_agents,omitempty" card:"may" jsonschema:"for each number of agents"`
}

// The method For returns the value of the Count for a given number of agents. If no value is known,
// it returns 0.
func (c Count) For(agents int) int {
	switch {
	case c.Plus != nil:
		return agents + *c.Plus
	case c.By != nil:
		return c.By[strconv.Itoa(agents)]
	}
	return c.Fixed
}

// Condition is a text of a mission that the program cannot check.
type Condition struct {
	ID   string      `json:"id" card:"must" jsonschema:"names it in records"`
	Text tables.Text `json:"text,omitzero" card:"may" jsonschema:"the condition, in people's own words"`
}

// Specials is the role of special cards in a mission.
type Specials string

// The roles of special cards. With SpecialsByText, only the mission's text says where they are.
const (
	NoSpecials     Specials = "none"
	SpecialsInDeck Specials = "in_deck"
	SpecialsByText Specials = "by_mission_text"
)

// Order is the order in which agents act.
type Order string

// The possible orders. With OrderByText, only the mission's text gives the order.
const (
	Clockwise        Order = "clockwise"
	Counterclockwise Order = "counterclockwise"
	OrderByText      Order = "by_mission_text"
)

const (
	Training1 = "T1"
	Training2 = "T2"
	Training3 = "T3"
)

var (
	asAgents = 0
	threePer = 3
)

// TrainingMissions lists the missions that are printed in the rulebook, in its order.
var TrainingMissions = []Mission{
	{ // the rulebook's example for three agents (IN-TM1-01): two suspects (IN-TM1-02) and five bullets (IN-TM1-03)
		ID: Training1, Title: tables.Text{En: "Training mission 1", Ru: "Обучающая миссия 1"},
		Suspects: Count{Fixed: 2}, Bullets: Count{Fixed: 5},
		Suits: 3, Named: NamedSuits, Numbers: Span{2, 13}, // IN-TM1-04, IN-TM1-05
	},
	{ // there are as many suspects as agents (IN-TM2-01); there are three more bullets than suspects (IN-TM2-02)
		ID: Training2, Title: tables.Text{En: "Training mission 2", Ru: "Обучающая миссия 2"},
		Suspects: Count{Plus: &asAgents}, Bullets: Count{Plus: &threePer},
		Suits: 3, Numbers: Span{Lowest, Highest}, // IN-TM2-03, IN-TM2-04
	},
	// as many suspects and bullets as in mission 2 (IN-TM3-01, IN-TM3-02), but four suits
	// (IN-TM3-03, IN-TM3-04) and 15 minutes (IN-TM3-05)
	{
		ID: Training3, Title: tables.Text{En: "Training mission 3", Ru: "Обучающая миссия 3"},
		Suspects: Count{Plus: &asAgents}, Bullets: Count{Plus: &threePer},
		Suits: 4, Numbers: Span{Lowest, Highest}, Minutes: 15,
	},
}

// Training reports whether the mission is one of the training missions.
func (m Mission) Training() bool { return m.ID == Training1 || m.ID == Training2 || m.ID == Training3 }

// Range returns the range of numbers on the cards of the mission.
func (m Mission) Range() Span {
	if m.Numbers == (Span{}) {
		return Span{Lowest, Highest}
	}
	return m.Numbers
}

// Players returns the possible numbers of agents of the mission.
func (m Mission) Players() Span {
	if m.Agents == (Span{}) {
		return Span{LeastAgents, MostAgents}
	}
	return m.Agents
}

// Shape describes the valid entries in a file of missions. Package rules/infiltrators decides
// whether a mission can be played.
func Shape() card.Shape {
	return card.Shape{
		Game:  "infiltrators",
		Kinds: []card.Kind{{Of: Mission{}}},
		Lists: map[reflect.Type][]string{
			reflect.TypeFor[Specials](): card.Words("", NoSpecials, SpecialsInDeck, SpecialsByText),
			reflect.TypeFor[Order]():    card.Words("", Clockwise, Counterclockwise, OrderByText),
		},
	}
}
