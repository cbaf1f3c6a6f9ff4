package cmd

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

type undoOptions struct {
	*app
	table string
	to    int
}

// undo strikes out the last report, or everything back to a line.
func (a *app) undo() *cobra.Command {
	o := undoOptions{app: a}
	c := a.command("undo", 1, 1, func(args []string) error {
		o.table = args[0]
		return runUndo(o)
	})
	c.ValidArgsFunction = a.completeTables
	c.Flags().IntVar(&o.to, "to", 0, "cmd.flag.to")
	return c
}

func runUndo(o undoOptions) error {
	from, err := o.kept(o.table)
	if err != nil {
		return err
	}
	texts, err := reportsIn(from)
	if err != nil {
		return err
	}
	w, err := journal.Open(from.reading.Path)
	if err != nil {
		return err
	}
	defer w.Close()
	strike, count := lastReport(w.Record())
	if o.to > 0 {
		strike, count = backTo(w.Record(), o.to)
	}
	switch {
	case strike == 0 && o.to > 0:
		return &fault{"cmd.no-such-line", tables.Args{"line": o.to, "table": o.table}}
	case strike == 0:
		return &fault{"cmd.nothing-to-undo", named("table", o.table)}
	}
	if err := w.Append(journal.Line{Undo: strike, At: o.clock()}); err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, o.say("undone", tables.Args{"line": strike, "report": texts[strike], "count": count - 1}))
	return err
}

// lastReport is the last standing line that a person had a hand in, and how
// many lines fall with it. Automated turns bear their reasons.
func lastReport(r *journal.Record) (line, count int) {
	after := 0
	for l := range r.Standing() {
		after++
		if l.Why == nil {
			line, after = l.N, 0
		}
	}
	return line, after + 1
}

// backTo is the standing turn on a line and how many fall with it; 0 when none
// stands there.
func backTo(r *journal.Record, to int) (line, count int) {
	for l := range r.Standing() {
		if l.N == to {
			line = to
		}
		if line > 0 {
			count++
		}
	}
	return line, count
}

// reportsIn are the reports of a record in words, by line.
func reportsIn(from source) (map[int]string, error) {
	var text bytes.Buffer
	from.reading.Form = session.JSON
	if err := from.game.Log(from.reading, &text); err != nil {
		return nil, err
	}
	var lines []session.Logged
	if err := json.Unmarshal(text.Bytes(), &lines); err != nil {
		return nil, err
	}
	texts := make(map[int]string, len(lines))
	for _, l := range lines {
		texts[l.N] = l.Text
	}
	return texts, nil
}
