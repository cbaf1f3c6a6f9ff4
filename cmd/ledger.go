package cmd

import (
	"fmt"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// row is one rule in the ledger: what the record does with it.
type row struct {
	ID      tables.RuleID `json:"id"`
	Game    string        `json:"game"`
	Kind    tables.Kind   `json:"kind"`
	Section tables.Text   `json:"section,omitzero"`
	Switch  string        `json:"switch,omitempty"` // the house rule that settles it otherwise
}

// ledger lists what becomes of every rule, and counts the kinds.
func (o rulesOptions) ledger(books []tables.Rulebook) error {
	rows := []row{}
	counts := map[tables.Kind]int{}
	for _, book := range books {
		for _, e := range book.Entries() {
			rows = append(rows, row{e.ID, book.Game, e.Kind, e.Section.Heading, e.Switch.Name})
			counts[e.Kind]++
		}
	}
	if o.json {
		return writeJSON(o.out, rows)
	}
	for _, r := range rows {
		where := r.Section.In(o.words.Lang())
		if r.Kind == tables.Open {
			where = r.Switch
		}
		if _, err := fmt.Fprintf(o.out, "%s%s%s\n", paint.Pad(string(r.ID), 14), paint.Pad(o.say("kind."+string(r.Kind)), 22), where); err != nil {
			return err
		}
	}
	fmt.Fprintln(o.out)
	for _, kind := range []tables.Kind{tables.Flag, tables.Automate, tables.Track, tables.Lookup, tables.Open} {
		fmt.Fprintf(o.out, "%s%4d\n", paint.Pad(o.say("kind."+string(kind)), 22), counts[kind])
	}
	_, err := fmt.Fprintf(o.out, "%s%4d\n", paint.Pad(o.say("kind.all"), 22), len(rows))
	return err
}
