package session

import (
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Evening is what a recorded game comes to: who won, how long it took, what each side
// did, how it went. It is computed in one walk over the record, so it holds of a game
// that is not over yet too. Texts are in the language of the reading.
type Evening struct {
	Table     string      `json:"table"`
	Game      string      `json:"game"`
	Title     string      `json:"title"`            // of the game
	Mode      string      `json:"mode,omitempty"`   // as on the command line
	Played    string      `json:"played,omitempty"` // the mode in words
	Level     string      `json:"level,omitempty"`  // of the automated opponent, where it has several
	LevelTold string      `json:"level_told,omitempty"`
	Players   []Player    `json:"players"`
	House     []HouseRule `json:"house_rules"` // that differ from the usual reading
	Over      bool        `json:"over"`
	Winner    rules.Seat  `json:"winner,omitempty"` // Nobody where nobody won
	Won       string      `json:"won,omitempty"`    // the name of the winner
	By        []Cause     `json:"by,omitempty"`     // the rules that decided
	Turns     int         `json:"turns"`
	Turned    string      `json:"turned"`  // the number of turns in words
	Actions   int         `json:"actions"` // that stand
	Struck    int         `json:"struck"`  // that people took back
	Again     int         `json:"again"`   // rolls of the app that were made anew by agreement
	Began     time.Time   `json:"began,omitzero"`
	Ended     time.Time   `json:"ended,omitzero"`
	// Seconds are those between two lines of the record that lie no more than Pause
	// apart; a longer gap is a pause, and a new sitting follows.
	Seconds  int            `json:"seconds"`
	Sittings int            `json:"sittings"`
	Deeds    []Deed         `json:"deeds"`
	Starts   []TurnStart    `json:"turn_starts"`
	Curves   []Curve        `json:"curves"`
	Turning  []TurningPoint `json:"turning_points"`
	Luck     []Fortune      `json:"luck"`
}

// Pause is the longest time between two lines of a record for which people still play.
const Pause = 15 * time.Minute

// Player is one person at the table, or a mouse that people lead together, with the
// seconds that passed before the actions of that seat.
type Player struct {
	Seat    rules.Seat `json:"seat"`
	Name    string     `json:"name"`
	Seconds int        `json:"seconds"`
}

// HouseRule is how a table settles one thing, or a rule that it plays without.
type HouseRule struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Text  string `json:"text"`
}

// Cause is a rule by which a game ended, with its sentence.
type Cause struct {
	Rule tables.RuleID `json:"rule"`
	Text string        `json:"text"`
}

// Deed is how often a side did something.
type Deed struct {
	Side rules.Seat `json:"side"`
	Name string     `json:"name"`
	What string     `json:"what"`
	Text string     `json:"text"`
	N    int        `json:"n"`
}

// Curve is how one number went: health, food, slack.
type Curve struct {
	What   string     `json:"what"`
	Text   string     `json:"text"`
	Seat   rules.Seat `json:"seat,omitempty"` // whose it is; Nobody where there is only one
	Name   string     `json:"name,omitempty"`
	Most   int        `json:"most"` // as much as there is or is needed; 0 where nothing bounds it
	Points []Point    `json:"points"`
}

// Point is a number after an action: the first one, each at which it changes, and the
// last one.
type Point struct {
	Action int `json:"action"` // which of the standing ones, 0 for the opening
	Line   int `json:"line"`
	Turn   int `json:"turn"`
	Value  int `json:"value"`
}

// TurnStart is the first action of a turn or round.
type TurnStart struct {
	Turn   int `json:"turn"`
	Action int `json:"action"`
	Line   int `json:"line"`
}

// TurningPoint is a turn on which much turned.
type TurningPoint struct {
	Line  int    `json:"line"`
	Lines []int  `json:"-"` // of all that moved the number much, Line among them
	Turn  int    `json:"turn"`
	Text  string `json:"text"` // with the name of the turn
}

// Fortune is how the dice of one source fell.
type Fortune struct {
	Source   chance.Source `json:"source"`
	Dice     int           `json:"dice"`
	Faces    []string      `json:"faces"`
	Fell     []int         `json:"fell"`
	Expected []float64     `json:"expected"`
	P        float64       `json:"p"`
	Exact    bool          `json:"exact"` // always false: P is estimated, no longer counted
	Text     string        `json:"text"`
}

// Course is what a game brings for its evenings. What it names are messages of
// <game>.minutes.
type Course[S any, A rules.Kinded] struct {
	// Mode is how the game is played, as on the command line and in words.
	Mode func(*talk.UI, S) (name, said string)
	// Level is how well the automated opponent plays, "" where none plays, and in words;
	// nil where there is one level.
	Level func(*talk.UI, S) (name, said string)
	// Seats are those of people, or of the mice that they lead together.
	Seats func(S) []rules.Seat
	// Counters are the numbers whose course is told.
	Counters func(S) []Counter
	// Deeds are the notes that are counted.
	Deeds []Counted
	// Side is whose deed it is that a noun did or suffered; nil where it is the seat of
	// that name.
	Side func(S, rules.Noun) rules.Seat
}

// Counter is a number on the table.
type Counter struct {
	What  string
	Seat  rules.Seat // whose it is; Nobody where there is only one
	Value int
	Most  int  // as much as there is or is needed; 0 where nothing bounds it
	Race  bool // the greatest one leads
	Slow  bool // it runs down by itself: no turn is told of it
}

// Counted is what counts as a deed: a note, a kind of action, or by how much a counter
// falls.
type Counted struct {
	Note   string
	Kind   string
	Falls  string
	What   string
	Side   rules.Seat // whose deed it is, where it is always the same
	By     string     // the argument that says whose; without it and Side who acted
	OnTurn bool       // whose turn it is did it, whoever told it
	N      string     // the argument that says how many, a number or a list; without it one
}
