// Package infiltrators describes the printed material of Infiltrators in its Russian edition: the
// suits and cards, the training missions, and the rulebook in our own words. In this game, agents
// hunt the traitors among them. People enter the other missions.
package infiltrators

// These constants are numbers from the rulebook. A mission may replace some of them.
const (
	LeastAgents  = 2
	MostAgents   = 5
	Suits        = 5
	Lowest       = 2 // the lowest number on the cards
	Highest      = 15
	Bullets      = 12
	StartingHand = 5
	HandLimit    = 7
	WaitDraw     = 3
	ExchangeDraw = 1
)

// Suit is one of the five colours of cards. The rulebook names three of them, and people name the
// others.
type Suit string

// The suits that the rulebook names.
const (
	Red    Suit = "red"
	Black  Suit = "black"
	Yellow Suit = "yellow"
)

// NamedSuits lists these suits in the order of the rulebook.
var NamedSuits = []Suit{Red, Black, Yellow}
