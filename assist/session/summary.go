package session

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Summary is the result and the statistics of a recorded game, finished or not. Its texts are in
// the language of Reading.Words.
type Summary struct {
	Table     string      `json:"table"`
	Game      string      `json:"game"`
	Title     string      `json:"title"`            // the title of the game
	Mode      string      `json:"mode,omitempty"`   // the name of the mode on the command line
	Played    string      `json:"played,omitempty"` // the mode's name for people
	Level     string      `json:"level,omitempty"`  // the opponent's level, if there are several levels
	LevelTold string      `json:"level_told,omitempty"`
	Players   []Player    `json:"players"`
	People    int         `json:"-"`           // the number of people, who may have several seats each
	House     []HouseRule `json:"house_rules"` // the house rules that differ from the usual rules
	Over      bool        `json:"over"`
	Winner    rules.Seat  `json:"winner,omitempty"` // rules.Nobody if nobody won
	Won       string      `json:"won,omitempty"`    // the winner's name
	By        []Cause     `json:"by,omitempty"`     // the rules that decided the game
	Turns     int         `json:"turns"`
	Turned    string      `json:"turned"`  // as text: the number of turns, or of actions if the game has no turns
	Actions   int         `json:"actions"` // the number of actions that are not struck out
	Struck    int         `json:"struck"`  // the number of actions that are struck out
	Undone    int         `json:"undone"`  // undos minus redos; an amendment counts as an undo
	Again     int         `json:"again"`   // how often the app made a new roll in place of a struck roll
	Began     time.Time   `json:"began,omitzero"`
	Ended     time.Time   `json:"ended,omitzero"`
	// Seconds is the duration of play. A gap of more than Pause is left out and begins a new
	// sitting.
	Seconds      int            `json:"seconds"`
	Sittings     int            `json:"sittings"`
	ActionCounts []ActionCount  `json:"deeds"`
	Starts       []TurnStart    `json:"turn_starts"`
	Curves       []Curve        `json:"curves"`
	Turning      []TurningPoint `json:"turning_points"`
	Luck         []DiceStats    `json:"luck"`
	Review       []string       `json:"review,omitempty"` // the game's own review of a finished game
}

// Pause is a limit: a longer gap between two lines of a record does not count as play.
const Pause = 15 * time.Minute

// Player is a seat: a person, or a hero whom all people control together. Seconds is the time that
// passed before the seat's actions.
type Player struct {
	Seat    rules.Seat `json:"seat"`
	Name    string     `json:"name"`
	Seconds int        `json:"seconds"`
}

// HouseRule is a waived rule, or the table's reading of an unclear rule.
type HouseRule struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Text  string `json:"text"`
}

// Cause is a rule that decided a game, with its text.
type Cause struct {
	Rule tables.RuleID `json:"rule"`
	Text string        `json:"text"`
}

// ActionCount says how often a seat did something, such as 12 steps. Side is the seat of a player,
// or a special seat for the automated opponent or for everybody.
type ActionCount struct {
	Side rules.Seat `json:"side"`
	Name string     `json:"name"`
	What string     `json:"what"`
	Text string     `json:"text"`
	N    int        `json:"n"`
}

// Curve is the course of one number, such as health, food or points.
type Curve struct {
	What   string     `json:"what"`
	Text   string     `json:"text"`
	Seat   rules.Seat `json:"seat,omitempty"` // the owner of the number; Nobody for a common number
	Name   string     `json:"name,omitempty"`
	Most   int        `json:"most"` // the maximum or goal; 0 if none
	Points []Point    `json:"points"`
}

// Point is the value of a number after an action. A curve has the first value, each change, and the
// last value.
type Point struct {
	Action int `json:"action"` // the number of the action; 0 for the state after the setup
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

// TurningPoint is a turn that changed the course of the game.
type TurningPoint struct {
	Line  int    `json:"line"`
	Lines []int  `json:"-"` // the lines that contributed most to the change in this turn
	Turn  int    `json:"turn"`
	Text  string `json:"text"` // the sentence, which includes the name of the turn
}

// DiceStats has the statistics of the dice from one source.
type DiceStats struct {
	Source   chance.Source `json:"source"`
	Dice     int           `json:"dice"`
	Faces    []string      `json:"faces"`
	Fell     []int         `json:"fell"`
	Expected []float64     `json:"expected"`
	P        float64       `json:"p"`
	Exact    bool          `json:"exact"` // always false, because P is an estimate; kept for older programs
	Text     string        `json:"text"`
}

// ToldDice returns the statistics of the dice that are worth telling. Fewer dice than a die has faces
// can be uneven, but cannot look fair.
func (e Summary) ToldDice() []DiceStats {
	return slices.DeleteFunc(slices.Clone(e.Luck), func(f DiceStats) bool {
		return f.Dice < len(f.Faces) && chance.Luck{P: f.P, Faces: f.Fell}.Verdict() == chance.Even
	})
}

// Tell returns the statistics as sentences, without the winner.
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
	for _, luck := range e.ToldDice() {
		lines = append(lines, luck.Text)
	}
	return lines
}

// Length returns a sentence with the number of turns and, if known, the duration.
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

// Times returns a sentence with each player's time. It returns "" if fewer than two players have a
// time, or if the game took less than a minute.
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

// Sides groups the sorted action counts by the field Side.
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

// Took returns a duration as text, in hours and minutes.
func Took(w *words.Words, seconds int) string {
	d := time.Duration(seconds) * time.Second
	if d < time.Minute {
		return w.Say("minutes.took-less")
	}
	minutes := int(d.Round(time.Minute) / time.Minute)
	return w.Say("minutes.took", tables.Args{"hours": minutes / 60, "minutes": minutes % 60})
}

// SideCounts are the action counts of one player, of the automated opponent, or of everybody.
type SideCounts struct {
	Seat   rules.Seat
	Name   string
	Counts []ActionCount
}

// The method In joins the counts in one line of text.
func (s SideCounts) In(w *words.Words) string {
	var all []string
	for _, d := range s.Counts {
		all = append(all, w.Say("minutes.deed", tables.Args{"what": d.Text, "n": d.N}))
	}
	return strings.Join(all, " · ")
}

// Decimal formats a number with the decimal sign of the language.
func Decimal(lang tables.Lang, number float64, digits int) string {
	text := strconv.FormatFloat(number, 'f', digits, 64)
	if lang == tables.Russian {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
