// Package raccoonheist describes the box of Raccoon Heist («Банда енотов»): five locations,
// figures, tokens and one die, and the rulebook in our own words.
package raccoonheist

import "tablemate/tables"

// The contents of the box and the goals (RH-COMP, RH-GOAL).
const (
	FiguresPerColour = 7
	Colours          = 4
	FoodTokens       = 29
	FoodToWin        = 8
	FoodOfOthers     = 3 // food that each player except the richest needs with the advanced rules (RH-ADV-01)
	TrashCanFood     = 2
	DieSides         = 6
	DogOff           = 6 // the result of the die that takes the Dog off the board (RH-DOG-02)
)

// Location is one of the five places. Each location has a large and a small card (RH-COMP-04).
type Location string

// The five locations, and Nowhere for no location.
const (
	Nowhere    Location = ""
	Backyard   Location = "backyard"
	Kitchen    Location = "kitchen"
	LivingRoom Location = "living_room"
	Basement   Location = "basement"
	TrashCan   Location = "trash_can"
)

// Locations lists the five places in the order of the rulebook.
var Locations = []Location{Backyard, Kitchen, LivingRoom, Basement, TrashCan}

// LocationNames holds the names on the cards.
var LocationNames = map[Location]tables.Text{
	Backyard:   {En: "Backyard", Ru: "задний двор"},
	Kitchen:    {En: "Kitchen", Ru: "кухня"},
	LivingRoom: {En: "Living room", Ru: "гостиная"},
	Basement:   {En: "Basement", Ru: "подвал"},
	TrashCan:   {En: "Trash can", Ru: "мусорный бак"},
}

// Layout says how many figures of one colour start in front of the player, and how many start in
// the Backyard (RH-SETUP-08 to RH-SETUP-11, RH-DUEL-02).
type Layout struct{ Reserve, Backyard int }

// Layouts lists the layouts for one to four raccoon players.
var Layouts = [Colours]Layout{{5, 2}, {5, 1}, {4, 2}, {4, 1}}

// DuelLayout is the layout of each of the two groups in the duel.
var DuelLayout = Layout{5, 1}
