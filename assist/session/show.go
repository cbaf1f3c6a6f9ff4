package session

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
)

// show writes the state, drawn or as JSON.
func (def Definition[U, S, A]) show(r Reading, to io.Writer) error {
	record, st, err := def.read(r)
	if err != nil {
		return err
	}
	seat := def.Rules.Next(st.state)
	if r.Format == JSON {
		state, err := compact(st.state)
		if err != nil {
			return err
		}
		return write(to, Shown{record.Header.Table, record.Header.Copy, def.Book.Game, record.Last(), seat, state})
	}
	t := r.talk()
	lines := []string{def.heading(t, record, st.state), def.Flow.View(t, st.state)}
	if seat == rules.Nobody {
		review, err := def.reviewed(t, record)
		if err != nil {
			return err
		}
		lines = append(append(lines, def.outcome(t, st.state)), review...)
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
func (def Definition[U, S, A]) heading(t *UI, record *journal.Record, s S) string {
	name := record.Header.Table
	if copied := record.Header.Copy; copied != nil {
		return t.Paint.Warning(t.Words.Say("whatif.title", copyArgs(copied))) + "\n" + t.Paint.Title(def.titled(t, s))
	}
	if name == "" || t.Width <= 0 {
		return t.Paint.Title(strings.TrimPrefix(name+apart+def.titled(t, s), apart))
	}
	beside := *t
	beside.Width = max(1, t.Width-paint.Width(name+apart))
	if title := name + apart + def.titled(&beside, s); paint.Width(title) <= t.Width {
		return t.Paint.Title(title)
	}
	return t.Paint.Title(def.titled(t, s))
}

// titled returns the game's title, with how many house rules differ from the usual
// reading: said shortly where the title would be wider than the screen.
func (def Definition[U, S, A]) titled(t *UI, s S) string {
	own := Custom{Switches: def.Switches, House: def.Rules.House(s)}
	differ := len(own.switched()) + len(own.waived())
	if differ == 0 {
		return def.Flow.Title(t, s)
	}
	title := ""
	for _, id := range []string{"session.house-count", "session.house-count-short"} {
		house := apart + t.Words.Say(id, tables.Args{"count": differ})
		beside := *t
		if t.Width > 0 {
			beside.Width = max(1, t.Width-paint.Width(house))
		}
		if title = def.Flow.Title(&beside, s) + house; t.Width <= 0 || paint.Width(title) <= t.Width {
			break
		}
	}
	return title
}

// apart stands between the pieces of a title.
const apart = " · "

// write writes a value as one line of JSON.
func write(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}
