package picklerick

import "tablemate/tables"

// Effect is the kind of a card's effect. The exact text is only on the real card.
type Effect string

// The effects that the rulebook describes. If the effect is Other, people follow the text on the
// card. Below, n is the field Amount of the card, and X is a number that the player chooses.
const (
	Weapon   Effect = "weapon"    // n damage to each chosen enemy; the fields Range and Targets limit the choice
	Beam     Effect = "beam"      // n damage to every enemy in one direction within the range of the card
	Steps    Effect = "steps"     // n free steps for one of the player's figures
	Flight   Effect = "flight"    // n free steps, which end at a new tile
	Cover    Effect = "cover"     // n free steps; a step may cross a wall if both tiles have a vent there
	Parkour  Effect = "parkour"   // a step through a vent, even if the next tile has no vent there
	Jokers   Effect = "jokers"    // n joker symbols this turn
	HealRick Effect = "heal_rick" // n health for Rick
	HealJag  Effect = "heal_jaguar"
	Summon   Effect = "summon"   // n operatives
	Enter    Effect = "enter"    // Jaguar enters
	Bribe    Effect = "bribe"    // Rick loses n cards of his deck, or the Russians gain a joker
	Collapse Effect = "collapse" // X tiles leave the corridor stack
	Turn     Effect = "turn"     // a tile is turned
	Shots    Effect = "shots"    // one Russian figure shoots n extra times
	Trap     Effect = "trap"     // a marker with a name is put on a tile
	Other    Effect = "other"
)

// Effects lists the effects in the order in which people see them.
var Effects = []Effect{
	Weapon, Beam, Steps, Flight, Cover, Parkour, Jokers, HealRick, HealJag,
	Summon, Enter, Bribe, Collapse, Turn, Shots, Trap, Other,
}

// Cost is the price in the upper left corner of a card (PR-CARD-01). The field Any counts symbols
// of any kind. If X is set, the player also pays between 1 and XMax symbols of the kind X.
type Cost struct {
	Movement int    `json:"movement,omitempty" card:"count" jsonschema:"movement symbols"`
	Card     int    `json:"card,omitempty" card:"count" jsonschema:"card symbols"`
	Tools    int    `json:"tools,omitempty" card:"count" jsonschema:"tool symbols"`
	Gun      int    `json:"gun,omitempty" card:"count" jsonschema:"gun symbols"`
	Any      int    `json:"any,omitempty" card:"count" jsonschema:"symbols of any kind"`
	X        Symbol `json:"x,omitempty" card:"may else=card-symbol" jsonschema:"the symbol of which the player chooses how many to pay"`
	XMax     int    `json:"x_max,omitempty" card:"count" jsonschema:"the most of them, from 1"`
}

// Of returns a pointer to the field that counts the given symbol. For Joker, it returns a pointer
// to a new int, because no card costs a joker (PR-DICE-10).
func (c *Cost) Of(s Symbol) *int {
	switch s {
	case Movement:
		return &c.Movement
	case CardSign:
		return &c.Card
	case Tools:
		return &c.Tools
	case Gun:
		return &c.Gun
	}
	return new(int)
}

// Range is a distance in tiles: 0 is the same tile (PR-SHOOT-08).
type Range struct {
	Min int `json:"min" card:"count" jsonschema:"tiles away at least; 0 is the same tile"`
	Max int `json:"max" card:"count" jsonschema:"tiles away at most; 0 is the same tile"`
}

// Card has the known values of a card. Cost is nil if the cost is only on the real card. Amount
// is negative if the amount is only on the real card.
type Card struct {
	ID      string      `json:"id" card:"id" jsonschema:"names the card in records"`
	Name    tables.Text `json:"name" card:"must" jsonschema:"as printed"`
	Side    Side        `json:"side,omitempty" card:"may else=card-side" jsonschema:"whose card it is"`
	Cost    *Cost       `json:"cost,omitempty" card:"may" jsonschema:"left out: not told"`
	Effect  Effect      `json:"effect" card:"must else=card-effect" jsonschema:"what it does"`
	Amount  int         `json:"amount,omitempty" card:"count effect=weapon,beam,steps,flight,cover,jokers,heal_rick,heal_jaguar,summon,bribe,shots" jsonschema:"damage, health, cards, cells, jokers, operatives or shots of the effect"`
	Targets int         `json:"targets,omitempty" card:"count effect=weapon" jsonschema:"enemies that a weapon hits at most"`
	Range   *Range      `json:"range,omitempty" card:"may effect=weapon,beam" jsonschema:"how far a weapon or a beam reaches"`
	Draws   int         `json:"draws,omitempty" card:"count" jsonschema:"cards drawn by its text besides the effect"`
}

// Unread takes the place of a number that is only on the real card.
const Unread = -1

// Cards lists the cards that the rulebook names, with the values in the rulebook.
var Cards = []Card{
	{
		ID:      "screw-shooter",
		Name:    tables.Text{En: "Screw Shooter", Ru: "Шурупострел"},
		Side:    RickSide,
		Cost:    &Cost{Any: 1},
		Effect:  Weapon,
		Amount:  Unread,
		Targets: 1,
		Range:   &Range{0, 0},
	},
	{
		ID:      "razor-throwers",
		Name:    tables.Text{En: "Razor Throwers", Ru: "Бритвомёты"},
		Side:    RickSide,
		Cost:    &Cost{Gun: 1},
		Effect:  Weapon,
		Amount:  2,
		Targets: 2,
		Range:   &Range{0, 1},
	},
	{
		ID:     "shoulder-laser",
		Name:   tables.Text{En: "Shoulder Laser", Ru: "Наплечный лазер"},
		Side:   RickSide,
		Cost:   &Cost{Gun: 2},
		Effect: Beam,
		Amount: 3,
		Range:  &Range{1, 6},
	},
	{ID: "parkour", Name: tables.Text{En: "Parkour", Ru: "Паркур"}, Side: RickSide, Effect: Parkour},
	{ID: "jetpack", Name: tables.Text{En: "Jetpack", Ru: "Джетпак"}, Side: RickSide, Effect: Flight, Amount: Unread},
	{
		ID:     "solenya",
		Name:   tables.Text{En: "Solenya", Ru: "Соленье"},
		Side:   RickSide,
		Cost:   &Cost{Any: 1},
		Effect: Jokers,
		Amount: 2,
	},
	{
		ID:     "mustard-plaster",
		Name:   tables.Text{En: "Mustard Plaster", Ru: "Горчичник"},
		Side:   RickSide,
		Effect: HealRick,
		Amount: Unread,
	},
	{ID: "quick-shot", Name: tables.Text{En: "Quick Shot", Ru: "Скорострел"}, Effect: Other},
	{ID: "bribe", Name: tables.Text{En: "Bribe", Ru: "Подкуп"}, Side: RussiansSide, Effect: Bribe, Amount: Unread},
	{
		ID:     "done-for",
		Name:   tables.Text{En: "Is He Done For?", Ru: "С ним покончено?"},
		Side:   RussiansSide,
		Cost:   &Cost{X: Tools, XMax: 4},
		Effect: Collapse,
	},
	{ID: "plot-twist", Name: tables.Text{En: "Plot Twist!", Ru: "Вот так поворот!"}, Side: RussiansSide, Effect: Turn},
	{ID: "take-cover", Name: tables.Text{En: "Take Cover!", Ru: "В укрытие!"}, Effect: Cover, Amount: Unread},
	{
		ID:     "nothing-personal",
		Name:   tables.Text{En: "Nothing Personal", Ru: "Ничего личного"},
		Side:   RussiansSide,
		Cost:   &Cost{Movement: 2},
		Effect: Enter,
		Draws:  1,
	},
	{
		ID:     "gunpowder-dusting",
		Name:   tables.Text{En: "Gunpowder Dusting", Ru: "Пороховая присыпка"},
		Side:   RussiansSide,
		Effect: HealJag,
		Amount: Unread,
		Draws:  1,
	},
}

// CardByID returns the card of the rulebook with the given id, or false if there is none.
func CardByID(id string) (Card, bool) {
	for _, c := range Cards {
		if c.ID == id {
			return c, true
		}
	}
	return Card{}, false
}
