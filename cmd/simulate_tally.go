package cmd

import (
	"fmt"
	"math"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// series says which games are simulated: how many of each pairing of a game, from
// which seed. What is merged is of one series.
type series struct {
	Game string `json:"game"`
	Seed uint64 `json:"seed"`
	Of   int    `json:"of"`
}

// tally is what became of some games of one pairing: Games of them from the game
// numbered First, counted from 0.
type tally struct {
	series
	Pairing int `json:"pairing"` // counted from 1
	First   int `json:"first"`
	Games   int `json:"games"`
	Won     int `json:"won"`
	Took    int `json:"took,omitempty"` // turns, of the games that were won together
}

// tallyOutput is a tally as it is written: with names in the language of the command and
// with what follows from the numbers.
type tallyOutput struct {
	Table    string `json:"table"`
	People   string `json:"people"`
	Opponent string `json:"opponent"`
	tally
	Rate  float64 `json:"rate"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Turns float64 `json:"turns,omitempty"` // of a game that was won, on average
}

func (a *app) tallyOutput(c session.Contest, t tally) tallyOutput {
	r := tallyOutput{Table: a.words.Say(c.Table), People: a.words.Say(c.People),
		Opponent: a.words.Say(c.Opponent), tally: t}
	r.Rate = float64(t.Won) / float64(t.Games)
	r.Low, r.High = interval(t.Won, t.Games)
	r.Turns = float64(t.Took) / float64(max(1, t.Won))
	return r
}

// interval returns Wilson's bounds, which hold the true rate in 95 cases of 100.
func interval(won, games int) (low, high float64) {
	const z = 1.959963984540054
	n := float64(games)
	p := float64(won) / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

// printTallies writes the tallies in which games were played, as lines of JSON or of
// text.
func (a *app) printTallies(contests []session.Contest, tallies []tally, asJSON bool) error {
	table := ""
	for _, t := range tallies {
		r := a.tallyOutput(contests[t.Pairing-1], t)
		if asJSON {
			if err := writeJSON(a.out, r); err != nil {
				return err
			}
			continue
		}
		if r.Table != table {
			table = r.Table
			if _, err := fmt.Fprintln(a.out, a.paint().Title(table)); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintf(a.out, "  %s\n", a.tallyLine(r)); err != nil {
			return err
		}
	}
	return nil
}

// tallyLine returns the line of a tally.
func (a *app) tallyLine(r tallyOutput) string {
	rate := a.say("simulated-rate", tables.Args{
		"rate": percent(r.Rate), "low": percent(r.Low), "high": percent(r.High), "games": r.Games,
	})
	if r.Turns > 0 {
		rate += a.say("simulated-turns", tables.Args{"turns": fmt.Sprintf("%.1f", r.Turns)})
	}
	return a.say("simulated", tables.Args{"people": r.People, "opponent": r.Opponent}) + ": " + rate
}

func percent(rate float64) string { return fmt.Sprintf("%.1f", 100*rate) }

// readTally reads one line that simulate --json wrote.
func readTally(line []byte) (t tally, ok bool) {
	if strictjson.ReadKnown(line, &t) != nil || t.Games < 1 || t.First < 0 || t.Won < 0 || t.Won > t.Games ||
		t.Took < 0 {
		return t, false
	}
	return t, t.Pairing > 0 && t.Of >= t.Games && t.First <= t.Of-t.Games
}
