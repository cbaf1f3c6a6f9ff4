package cmd

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
)

type whatIfOptions struct {
	*app
	at int
}

// whatIf lets people play on in a copy of a table.
func (a *app) whatIf() *cobra.Command {
	o := &whatIfOptions{app: a}
	c := a.command("what-if", aTable, 1, o.run)
	c.Flags().IntVar(&o.at, "at", 0, "cmd.flag.at")
	return c
}

// run plays in a temporary copy of the table, and removes this copy after play. If the table is
// already a saved copy, run plays in the table itself and does not remove it.
func (o *whatIfOptions) run(args []string) error {
	t, err := o.table(args[0])
	if err != nil {
		return err
	}
	p := playRequest{dir: filepath.Dir(t.Path), habit: o.habit()}
	if err := o.resumeTable(&p, t); err != nil {
		return err
	}
	if t.Header.IsCopy() {
		if o.at > 0 {
			return fault("whatif.of-copy", oneArg("table", t.Name()))
		}
		return o.interruptible(func() error { return o.playTable(p) })
	}
	p.trial = true
	if p.dir, err = os.MkdirTemp("", "tablemate-what-if-"); err != nil {
		return err
	}
	defer os.RemoveAll(p.dir)
	if err := o.copyInto(&p, t); err != nil {
		return err
	}
	defer func() { fmt.Fprintln(o.out, o.words.Say("whatif.thrown-away", oneArg("of", t.Name()))) }()
	return o.interruptible(func() error { return o.playTable(p) })
}

func (o *whatIfOptions) copyInto(p *playRequest, t journal.Table) error {
	record, err := journal.Read(t.Path)
	if err != nil {
		return err
	}
	until := record.Last()
	if o.running.Flags().Changed("at") {
		if until = o.at; until < 1 || until > record.Last() {
			return fault("whatif.no-line", tables.Args{"line": o.at, "last": record.Last(), "table": t.Name()})
		}
	}
	seed, err := chance.NewSeed(o.entropy)
	if err != nil {
		return err
	}
	p.table = o.words.Say("whatif.name", tables.Args{"of": t.Name(), "line": until})
	return record.CopyTo(journal.Path(p.dir, p.table), p.table, until, seed)
}

// trialBox is the owner's box during a what-if or a lesson. It saves no new cards, because people
// may have invented them.
type trialBox struct {
	talk.Box
	read map[string]json.RawMessage
}

// Find searches the new cards, then the box.
func (b trialBox) Find(id string, into any) bool {
	if text, ok := b.read[id]; ok {
		return json.Unmarshal(text, into) == nil
	}
	return b.Box.Find(id, into)
}

// Learn stores a new card until the end of play.
func (b trialBox) Learn(id string, what any) error {
	text, err := json.Marshal(what)
	if err == nil {
		b.read[id] = text
	}
	return err
}

// Forget removes a new card, but nothing from the box.
func (b trialBox) Forget(id string) error {
	delete(b.read, id)
	return nil
}

// IDs lists the ids of all cards.
func (b trialBox) IDs() []string {
	ids := b.Box.IDs()
	for id := range b.read {
		ids = append(ids, id)
	}
	return ids
}

func trialOf(box talk.Box) talk.Box {
	if box == nil {
		return nil
	}
	return trialBox{box, map[string]json.RawMessage{}}
}

func (a *app) printCopies(dir string) error {
	all, err := journal.Tables(journal.CopiesIn(dir), a.clock())
	for _, t := range all {
		if t.Err == nil && t.Header.IsCopy() && err == nil {
			c := t.Header.Copy
			err = a.print(a.words.Say("whatif.listed", tables.Args{"name": t.Name(), "of": c.Of, "line": c.Line}))
		}
	}
	return err
}
