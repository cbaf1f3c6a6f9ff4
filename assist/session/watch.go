package session

import (
	"strings"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// Watched is a table as it is shown to whoever looks on.
type Watched struct {
	Title   string
	View    string
	News    []string // the lines recorded since, as Log tells them, oldest first
	Awaited string   // who is to report now; how it ended where the game is over
}

// watch returns the table of a record, and its Lines from a place on in words.
func (def *Definition[U, S, A]) watch(r Reading, seen int) (Watched, error) {
	record, st, err := def.read(r)
	if err != nil {
		return Watched{}, err
	}
	return def.watched(r.talk(), record, st, seen)
}

// watched tells a record that was replayed.
func (def *Definition[U, S, A]) watched(t *UI, record *journal.Record, st replayed[S, A], seen int) (Watched, error) {
	shown := Watched{Title: def.heading(t, record, st.state), View: def.Flow.View(t, st.state), Awaited: def.awaited(t, st.state)}
	fresh := *record
	fresh.Lines = record.Lines[min(max(seen, 0), len(record.Lines)):]
	lines, err := def.told(t, &fresh, st)
	for _, l := range lines {
		var text strings.Builder
		if err := l.print(t, &text); err != nil {
			return shown, err
		}
		shown.News = append(shown.News, strings.TrimSuffix(text.String(), "\n"))
	}
	return shown, err
}

// awaited returns who is to report at a table, or how the game ended.
func (def *Definition[U, S, A]) awaited(t *UI, s S) string {
	seat := def.Rules.Next(s)
	switch {
	case seat == rules.Nobody:
		return def.outcome(t, s)
	case seat == rules.Cardboard:
		return t.Words.Say("watch.awaits-cardboard")
	case def.automated(s, seat):
		return t.Words.Say("watch.awaits-automa", tables.Args{"name": def.Flow.Name(t, s, seat)})
	}
	return t.Words.Say("watch.awaits", tables.Args{"name": tables.Said(t.Paint.Seat(def.Flow.Name(t, s, seat)))})
}
