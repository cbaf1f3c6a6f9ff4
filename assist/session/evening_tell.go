package session

import (
	"strings"
	"time"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Tell puts an evening into sentences: how long it took, what each side did, what it
// turned on, and how the dice fell. Who won is told before.
func (e Evening) Tell(w *words.Words) []string {
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
func (e Evening) Length(w *words.Words) string {
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
func (e Evening) Times(w *words.Words) string {
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

// Took returns a time as people say it.
func Took(w *words.Words, seconds int) string {
	d := time.Duration(seconds) * time.Second
	if d < time.Minute {
		return w.Say("minutes.took-less")
	}
	minutes := int(d.Round(time.Minute) / time.Minute)
	return w.Say("minutes.took", tables.Args{"hours": minutes / 60, "minutes": minutes % 60})
}

// Side is what one side did.
type Side struct {
	Seat  rules.Seat
	Name  string
	Deeds []Deed
}

// Sides returns what was done, side by side.
func (e Evening) Sides() []Side {
	var out []Side
	for _, d := range e.Deeds {
		if n := len(out); n == 0 || out[n-1].Seat != d.Side {
			out = append(out, Side{Seat: d.Side, Name: d.Name})
		}
		out[len(out)-1].Deeds = append(out[len(out)-1].Deeds, d)
	}
	return out
}

// In returns the deeds of a side in one line.
func (s Side) In(w *words.Words) string {
	var all []string
	for _, d := range s.Deeds {
		all = append(all, w.Say("minutes.deed", tables.Args{"what": d.Text, "n": d.N}))
	}
	return strings.Join(all, apart)
}
