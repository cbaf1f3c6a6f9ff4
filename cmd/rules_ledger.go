package cmd

import (
	"fmt"
	"strings"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
)

// ledgerRow is one rule in the ledger of its game: which code keeps it, and which
// cases prove that.
type ledgerRow struct {
	Game string `json:"game"`
	rules.Covered
}

// ledger prints how every rule is kept, of those books whose games can be played.
func (o rulesOptions) ledger(books []tables.Rulebook) error {
	rows := []ledgerRow{}
	for _, book := range books {
		game, here := gameOf(book.Game)
		if !here {
			continue
		}
		for _, covered := range game.Ledger() {
			rows = append(rows, ledgerRow{book.Game, covered})
		}
	}
	if o.json {
		return writeJSON(o.out, rows)
	}
	counts := map[tables.Kind]int{}
	for _, r := range rows {
		counts[r.Kind]++
		cases := o.say("ledger-cases", tables.Args{"allowed": len(r.Allowed), "refused": len(r.Refused), "follows": len(r.Follows)})
		if _, err := fmt.Fprintf(o.out, "%s%s%s\n%s%s\n", paint.Pad(string(r.ID), 14),
			paint.Pad(o.say("kind."+string(r.Kind)), 22), cases,
			strings.Repeat(" ", 14), strings.Join(r.Enforced, ", ")); err != nil {
			return err
		}
	}
	return o.counted(counts, len(rows))
}

// counted prints how many rules there are of each kind.
func (o rulesOptions) counted(counts map[tables.Kind]int, all int) error {
	fmt.Fprintln(o.out)
	for _, kind := range []tables.Kind{tables.Flag, tables.Automate, tables.Track, tables.Lookup, tables.Open} {
		fmt.Fprintf(o.out, "%s%4d\n", paint.Pad(o.say("kind."+string(kind)), 22), counts[kind])
	}
	_, err := fmt.Fprintf(o.out, "%s%4d\n", paint.Pad(o.say("kind.all"), 22), all)
	return err
}
