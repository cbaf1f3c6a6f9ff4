package session

import (
	"strconv"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Summary is the result and the statistics of a recorded game: who won, how long it took, what
// each side did, and its course. It is computed in one pass, so it works for an unfinished game
// too. Texts are in the language of the reading.
type Summary struct {
	Table     string      `json:"table"`
	Game      string      `json:"game"`
	Title     string      `json:"title"`            // of the game
	Mode      string      `json:"mode,omitempty"`   // as on the command line
	Played    string      `json:"played,omitempty"` // the mode in words
	Level     string      `json:"level,omitempty"`  // of the automated opponent, if it has several
	LevelTold string      `json:"level_told,omitempty"`
	Players   []Player    `json:"players"`
	People    int         `json:"-"`           // those whom the game names: one may play several seats
	House     []HouseRule `json:"house_rules"` // that differ from the usual reading
	Over      bool        `json:"over"`
	Winner    rules.Seat  `json:"winner,omitempty"` // Nobody where nobody won
	Won       string      `json:"won,omitempty"`    // the name of the winner
	By        []Cause     `json:"by,omitempty"`     // the rules that decided
	Turns     int         `json:"turns"`
	Turned    string      `json:"turned"`  // the number of turns in words
	Actions   int         `json:"actions"` // that stand
	Struck    int         `json:"struck"`  // that people took back
	Undone    int         `json:"undone"`  // how often they did, corrections of a line among them
	Again     int         `json:"again"`   // rolls of the app that were made anew by agreement
	Began     time.Time   `json:"began,omitzero"`
	Ended     time.Time   `json:"ended,omitzero"`
	// Seconds are those between two lines of the record that lie no more than Pause
	// apart; a longer gap is a pause, and a new sitting follows.
	Seconds      int            `json:"seconds"`
	Sittings     int            `json:"sittings"`
	ActionCounts []ActionCount  `json:"deeds"`
	Starts       []TurnStart    `json:"turn_starts"`
	Curves       []Curve        `json:"curves"`
	Turning      []TurningPoint `json:"turning_points"`
	Luck         []DiceStats    `json:"luck"`
	Review       []string       `json:"review,omitempty"` // what a game that is over looks like from its end
}

// Pause is the longest time between two lines of a record for which people still play.
const Pause = 15 * time.Minute

// Player is a person at the table, or a mouse that people lead together, with the seconds
// before the actions of that seat.
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

// ActionCount is how often a side did something.
type ActionCount struct {
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
	Seat   rules.Seat `json:"seat,omitempty"` // the owner; Nobody if there is only one
	Name   string     `json:"name,omitempty"`
	Most   int        `json:"most"` // the maximum or the goal; 0 if there is none
	Points []Point    `json:"points"`
}

// Point is a number after an action: the first one, each at which it changes, and the
// last one.
type Point struct {
	Action int `json:"action"` // index of the standing action, 0 for the opening
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

// DiceStats is how the dice of one source fell.
type DiceStats struct {
	Source   chance.Source `json:"source"`
	Dice     int           `json:"dice"`
	Faces    []string      `json:"faces"`
	Fell     []int         `json:"fell"`
	Expected []float64     `json:"expected"`
	P        float64       `json:"p"`
	Exact    bool          `json:"exact"` // always false: P is estimated, no longer counted
	Text     string        `json:"text"`
}

// Tell puts the statistics into sentences: the duration, what each side did, the turning
// points, and the dice. The winner is told before.
func (e Summary) Tell(w *words.Words) []string {
	lines := []string{e.Length(w)}
	if times := e.Times(w); times != "" {
		lines = append(lines, times)
	}
	for _, side := range e.Sides() {
		lines = append(lines, w.Say("minutes.side", tables.Args{"name": side.Name, "deeds": side.In(w)}))
	}
	if len(e.Turning) > 0 {
		lines = append(lines, w.Say("minutes.turning-title")+":")
		for _, m := range e.Turning {
			lines = append(lines, "  "+m.Text)
		}
	}
	for _, luck := range e.Luck {
		lines = append(lines, luck.Text)
	}
	return lines
}

// Length returns how many turns there were in what time: without a time where the record
// has none.
func (e Summary) Length(w *words.Words) string {
	if e.Began.IsZero() {
		return e.Turned
	}
	args := tables.Args{"turns": e.Turned, "time": Took(w, e.Seconds)}
	if e.Sittings > 1 {
		args["sittings"] = e.Sittings
	}
	return w.Say("minutes.length", args)
}

// Times returns how long each player took, "" where one of several is not known.
func (e Summary) Times(w *words.Words) string {
	var all []string
	for _, p := range e.Players {
		if p.Seconds > 0 {
			all = append(all, w.Say("minutes.time-of", tables.Args{"name": p.Name, "time": Took(w, p.Seconds)}))
		}
	}
	if len(all) < 2 || e.Seconds < 60 {
		return ""
	}
	return w.Say("minutes.times", tables.Args{"players": strings.Join(all, " · ")})
}

// Sides returns the counts side by side.
func (e Summary) Sides() []SideCounts {
	var out []SideCounts
	for _, d := range e.ActionCounts {
		if n := len(out); n == 0 || out[n-1].Seat != d.Side {
			out = append(out, SideCounts{Seat: d.Side, Name: d.Name})
		}
		out[len(out)-1].Counts = append(out[len(out)-1].Counts, d)
	}
	return out
}

// Took returns a duration as people say it.
func Took(w *words.Words, seconds int) string {
	d := time.Duration(seconds) * time.Second
	if d < time.Minute {
		return w.Say("minutes.took-less")
	}
	minutes := int(d.Round(time.Minute) / time.Minute)
	return w.Say("minutes.took", tables.Args{"hours": minutes / 60, "minutes": minutes % 60})
}

// SideCounts is what one side did.
type SideCounts struct {
	Seat   rules.Seat
	Name   string
	Counts []ActionCount
}

// In returns the deeds of a side in one line.
func (s SideCounts) In(w *words.Words) string {
	var all []string
	for _, d := range s.Counts {
		all = append(all, w.Say("minutes.deed", tables.Args{"what": d.Text, "n": d.N}))
	}
	return strings.Join(all, " · ")
}

// Decimal writes a number with this many digits after the decimal sign of a language.
func Decimal(lang tables.Lang, number float64, digits int) string {
	text := strconv.FormatFloat(number, 'f', digits, 64)
	if lang == tables.Russian {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
