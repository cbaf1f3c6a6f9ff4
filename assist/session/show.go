package session

import (
	"encoding/json"
	"fmt"
	"io"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Show implements [Game]: it writes the state, drawn or as JSON.
func (def *game[U, S, A]) Show(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	record, s, err := def.last(r)
	if err != nil {
		return err
	}
	seat := def.Rules.Next(s)
	if r.Format == JSON {
		state, err := compact(s)
		if err != nil {
			return err
		}
		return write(to, Shown{record.Header.Table, record.Header.Copy, def.Book.Game, record.Last(), seat, state})
	}
	t := r.talk()
	lines := []string{def.heading(t, record, s), def.Flow.View(t, s)}
	if seat == rules.Nobody {
		review, err := def.reviewed(t, record)
		if err != nil {
			return err
		}
		lines = append(append(lines, def.outcome(t, s)), review...)
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(to, line); err != nil {
			return err
		}
	}
	return nil
}

// heading returns the painted title of a table, with the table's name if both fit on
// one line; below a line of its own in a copy, which says that it is one.
func (def *game[U, S, A]) heading(t *talk.UI, record *journal.Record, s S) string {
	name := record.Header.Table
	if copied := record.Header.Copy; copied != nil {
		return t.Paint.Warning(t.Words.Say("whatif.title", copyArgs(copied))) + "\n" + t.Paint.Title(def.titled(t, s))
	}
	if title := name + apart + def.titled(t.Beside(name+apart), s); name != "" && t.Fits(title) {
		return t.Paint.Title(title)
	}
	return t.Paint.Title(def.titled(t, s))
}

// titled returns the game's title, with how many house rules differ from the usual
// reading: said shortly where the whole title would be wider than the screen, and not at
// all where the shortest would.
func (def *game[U, S, A]) titled(t *talk.UI, s S) string {
	own := Custom{Switches: def.Switches, House: def.Rules.House(s)}
	count := tables.Args{"count": len(own.switched()) + len(own.waived())}
	if count["count"] == 0 {
		return def.Flow.Title(t, s)
	}
	whole := *t
	whole.Width = 0
	if title := def.Flow.Title(&whole, s) + apart + t.Words.Say("session.house-count", count); t.Fits(title) {
		return title
	}
	house := apart + t.Words.Say("session.house-count-short", count)
	if title := def.Flow.Title(t.Beside(house), s) + house; t.Fits(title) {
		return title
	}
	return def.Flow.Title(t, s)
}

// apart stands between the pieces of a title.
const apart = " · "

// write writes a value as one line of JSON.
func write(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}
