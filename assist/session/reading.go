package session

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/rules"
)

// record reads the journal.
func (r Reading) record() (*journal.Record, error) {
	if r.From != nil {
		return journal.Parse(r.Path, r.From)
	}
	return journal.Read(r.Path)
}

// talk speaks of a recorded game: there is nobody to ask.
func (r Reading) talk() *UI {
	return &UI{Words: r.Words, Paint: r.Paint, Box: r.Box, Width: r.Width}
}

// read gives the record and what stands in it.
func (def Definition[U, S, A]) read(r Reading) (*journal.Record, replayed[S, A], error) {
	record, err := r.record()
	if err != nil {
		return nil, replayed[S, A]{}, err
	}
	st, err := def.replay(record)
	return record, st, err
}

// show draws the table as it stands.
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
		return write(to, Shown{record.Header.Table, def.Book.Game, record.Last(), seat, state})
	}
	t := r.talk()
	lines := []string{def.heading(t, record, st.state), def.Flow.View(t, st.state)}
	if seat == rules.Nobody {
		lines = append(lines, def.outcome(t, st.state))
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(to, line); err != nil {
			return err
		}
	}
	return nil
}

// heading returns the painted title of a table, with the table's name if both fit on
// one line.
func (def Definition[U, S, A]) heading(t *UI, record *journal.Record, s S) string {
	name := record.Header.Table
	if name == "" || t.Width <= 0 {
		return t.Paint.Title(strings.TrimPrefix(name+apart+def.Flow.Title(t, s), apart))
	}
	beside := *t
	beside.Width = max(1, t.Width-paint.Width(name+apart))
	if title := name + apart + def.Flow.Title(&beside, s); paint.Width(title) <= t.Width {
		return t.Paint.Title(title)
	}
	return t.Paint.Title(def.Flow.Title(t, s))
}

// apart stands between the pieces of a title.
const apart = " · "

func write(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}

// check judges every standing turn over the table before it.
func (def Definition[U, S, A]) check(r Reading) ([]Finding, error) {
	record, err := r.record()
	if err != nil {
		return nil, err
	}
	talk, findings := r.talk(), []Finding{}
	_, err = def.walk(record, func(before, _ S, t turn[S, A]) error {
		house := def.Rules.House(before)
		for _, v := range def.Rules.Check(before, t.did) {
			findings = append(findings, Finding{
				Line: t.line.N, Violation: v,
				Waived: slices.Contains(t.line.Waived, v.Rule), House: house.Waives(v.Rule),
				Text: def.breach(talk, before, t.did, v),
			})
		}
		return nil
	})
	return findings, err
}

// breach is the game's own sentence, or the rule's text.
func (def Definition[U, S, A]) breach(t *UI, s S, did A, v rules.Violation) string {
	if text := def.Flow.Breach(t, s, did, v); text != "" {
		return text
	}
	return ruleText(def.Book, v.Rule, t.Words.Lang())
}
