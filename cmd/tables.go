package cmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/tables"
)

type tablesOptions struct{ *app }

// tables lists the tables, the latest first.
func (a *app) tables() *cobra.Command {
	o := tablesOptions{a}
	return a.command("tables", 0, 0, func([]string) error { return runTables(o) })
}

func runTables(o tablesOptions) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	all, err := journal.Tables(dir, o.clock())
	if err != nil {
		return err
	}
	if len(all) == 0 {
		_, err := fmt.Fprintln(o.out, o.say("no-tables", named("folder", dir)))
		return err
	}
	wide := 0
	for _, name := range namesOfTables(all) {
		wide = max(wide, paint.Width(name))
	}
	for _, t := range all {
		if _, err := fmt.Fprintf(o.out, "%s  %s\n", paint.Pad(t.Name(), wide), o.about(t)); err != nil {
			return err
		}
	}
	return nil
}

// about returns what the list says of a table: its game, its length, its last day.
func (a *app) about(t journal.Table) string {
	if t.Err != nil {
		return "! " + a.sentence(t.Err)
	}
	told := tables.Args{"game": a.titleOf(t.Header.Game), "count": t.Lines, "day": ""}
	if !t.Last.IsZero() { // another program may leave the times out
		told["day"] = t.Last.Local().Format("2006-01-02")
	}
	return a.say("table", told)
}

// titleOf returns the title of a game; its name in records where this program does
// not know it.
func (a *app) titleOf(name string) string {
	if game, ok := gameOf(name); ok && game.Rulebook() != nil {
		return game.Rulebook().Title.In(a.words.Lang())
	}
	return name
}
