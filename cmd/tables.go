package cmd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

type tablesOptions struct {
	*app
	json bool
}

// tables lists the tables, the latest first.
func (a *app) tables() *cobra.Command {
	o := tablesOptions{app: a}
	c := a.command("tables", nothing, 0, func([]string) error { return runTables(o) })
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

// listed is a table as other programs read of it.
type listed struct {
	Table string    `json:"table"`
	Name  string    `json:"name"` // of its file, which every command takes too
	File  string    `json:"file"`
	Game  string    `json:"game,omitempty"`
	Lines int       `json:"lines"` // in the file, the header among them
	Last  time.Time `json:"last,omitzero"`
	Over  bool      `json:"over"`
	Error string    `json:"error,omitempty"` // why it cannot be read
}

func runTables(o tablesOptions) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	all, err := journal.Tables(dir, o.clock())
	switch {
	case err != nil:
		return err
	case o.json:
		return o.writeTables(all)
	case len(all) == 0:
		_, err := fmt.Fprintln(o.out, o.say("no-tables", named("folder", dir)))
		return err
	}
	wide := 0
	for _, name := range namesOfTables(all) {
		wide = max(wide, paint.Width(name))
	}
	for _, t := range all {
		if _, err := fmt.Fprintf(o.out, "%s  %s\n", paint.Pad(t.Name(), wide), o.about(t, o.isOver(t))); err != nil {
			return err
		}
	}
	return o.printCopies(dir)
}

func (o tablesOptions) writeTables(all []journal.Table) error {
	list := []listed{}
	for _, t := range all {
		one := listed{Table: t.Name(), Name: t.Slug, File: t.Path, Game: t.Header.Game, Lines: linesOf(t), Last: t.Last, Over: o.isOver(t)}
		if t.Err != nil {
			one.Error = o.sentence(t.Err)
		}
		list = append(list, one)
	}
	return writeJSON(o.out, list)
}

// linesOf counts the lines of a table's file as every other command does: the first
// one, which tells what is played, among them. 0 where it cannot be read.
func linesOf(t journal.Table) int {
	if t.Err != nil {
		return 0
	}
	return t.Lines + 1
}

// about returns what the list says of a table: its game, its length, its last day,
// and whether it is over.
func (a *app) about(t journal.Table, over bool) string {
	if t.Err != nil {
		return "! " + a.sentence(t.Err)
	}
	told := tables.Args{"game": a.titleOf(t.Header.Game), "count": linesOf(t), "day": "", "over": ""}
	if !t.Last.IsZero() { // another program may leave the times out
		told["day"] = t.Last.Local().Format(time.DateOnly)
	}
	if over {
		told["over"] = a.say("table-over")
	}
	return a.say("table", told)
}

// isOver reports whether nobody is awaited at a table any more; false where its
// record cannot be read.
func (a *app) isOver(t journal.Table) bool {
	game, ok := gameOf(t.Header.Game)
	if !ok || t.Err != nil {
		return false
	}
	var text bytes.Buffer
	var shown session.Shown
	err := game.Show(session.Reading{Path: t.Path, Words: a.words, Format: session.JSON}, &text)
	return err == nil && json.Unmarshal(text.Bytes(), &shown) == nil && shown.Seat == rules.Nobody
}

// taken reports whether there is a table of that name.
func taken(dir, name string) bool {
	return journal.Begun(journal.Path(dir, name))
}

// titleOf returns the title of a game; its name in records where this program does
// not know it.
func (a *app) titleOf(name string) string {
	if game, ok := gameOf(name); ok && game.Rulebook() != nil {
		return game.Rulebook().Title.In(a.words.Lang())
	}
	return name
}
