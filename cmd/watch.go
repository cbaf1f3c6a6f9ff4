package cmd

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
)

type watchOptions struct {
	*app
	table string
}

// watch looks on while a table is played elsewhere.
func (a *app) watch() *cobra.Command {
	o := watchOptions{app: a}
	c := a.command("watch", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runWatch(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	return c
}

// runWatch shows each change of a table's file until people leave. On a terminal the
// table is drawn anew each time; elsewhere, and for plain lines, only what is new.
func runWatch(o watchOptions) error {
	find := o.fromTable
	if isFile(o.table) {
		find = o.fromFile
	}
	from, err := find(o.table)
	if err != nil {
		return err
	}
	o.speak(from.header.Lang)
	from.reading = o.withScreen(from.game, from.reading)
	from.reading.Box = o.ownBox(from.game) // what is wrong with it is told before the screen is drawn
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	defer stop()
	changes := journal.Follow(ctx, from.reading.Path, journal.FollowEvery)
	if screen := terminal(o.out); screen != nil && redraws && !o.plain() {
		w := watchScreen{app: o.app, from: from, out: screen}
		return w.run(changes)
	}
	w := watchLines{app: o.app, from: from}
	return w.run(changes)
}

// watchLines tells what is new at a table line by line.
type watchLines struct {
	*app
	from    source
	failed  bool   // the file could not be read at the last change
	begun   bool   // the table was told
	awaited string // as it was told last
}

// lastNews is how much of what was recorded before is told first.
const lastNews = 5

func (w *watchLines) run(changes <-chan journal.Change) error {
	if err := w.print(w.words.Say("watch.begins")); err != nil {
		return err
	}
	for change := range changes {
		if err := w.tell(change); err != nil {
			return err
		}
	}
	return nil
}

// tell says a change. Only an error of the output ends the looking on.
func (w *watchLines) tell(change journal.Change) error {
	if change.Err != nil {
		w.failed = true
		return w.print("! "+w.sentence(change.Err), w.words.Say("watch.waits"))
	}
	back := w.failed
	w.failed = false
	seen := change.Seen
	if !w.begun {
		seen = len(change.Record.Lines) - lastNews
	}
	w.from.reading.Record = change.Record
	shown, err := w.from.game.Watch(w.from.reading, seen)
	if err != nil {
		w.failed = true
		return w.print("! " + w.sentence(err))
	}
	switch {
	case !w.begun:
		err = w.print(shown.Title, shown.View)
	case back:
		err = w.print(w.words.Say("watch.back"))
	case change.Other:
		err = w.print(w.words.Say("watch.other"))
	}
	lines := shown.News
	if shown.Awaited != w.awaited {
		lines = append(lines, shown.Awaited)
	}
	w.begun, w.awaited = true, shown.Awaited
	if err == nil {
		err = w.print(lines...)
	}
	return err
}

func (w *watchLines) print(lines ...string) error {
	if len(lines) == 0 {
		return nil
	}
	_, err := fmt.Fprintln(w.out, strings.Join(lines, "\n"))
	return err
}
