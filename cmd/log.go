package cmd

import (
	"context"
	"os/signal"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/talk"
)

type logOptions struct {
	*app
	follow bool
	raw    bool
	json   bool
}

func (a *app) log() *cobra.Command {
	o := &logOptions{app: a}
	c := a.command("log", aTable, 1, o.run)
	c.Flags().BoolVar(&o.follow, "follow", false, "cmd.flag.follow")
	c.Flags().BoolVar(&o.raw, "raw", false, "cmd.flag.raw")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *logOptions) run(args []string) error {
	if o.follow && (o.json || args[0] == "-") {
		return misuse(o.running, "cmd.follow-lines", nil)
	}
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	if from.reading.Format = format(o.json); o.raw && !o.json {
		from.reading.Format = session.Raw
	}
	if o.follow {
		return (&logFollow{app: o.app, from: from}).run()
	}
	return from.game.Log(from.reading, o.out)
}

// lastLook is how long log --follow waits for lines after the end of a game, such as the secret
// seed of the dice.
const lastLook = 3 * journal.FollowEvery

type logFollow struct {
	*app
	from   source
	tell   func(*journal.Record) (over bool, err error)
	failed bool // the file was unreadable at the last change
}

// run ends when a signal comes. It also ends when the game is over and the file has not changed for
// the duration lastLook.
func (f *logFollow) run() error {
	ctx, leave := signal.NotifyContext(context.Background(), endings...)
	defer leave()
	changes := journal.Follow(ctx, f.from.reading.Path, journal.FollowEvery)
	var ended <-chan time.Time
	for {
		select {
		case change, more := <-changes:
			if !more {
				return nil
			}
			over, err := f.update(change)
			if err != nil {
				return err
			}
			if ended = nil; over {
				ended = time.After(lastLook)
			}
		case <-ended:
			return nil
		}
	}
}

// update prints what a change adds, or why the record cannot be read. It fails only if printing
// fails.
func (f *logFollow) update(change journal.Change) (over bool, err error) {
	if change.Other {
		f.complain(f.words.Say("watch.other"))
	}
	if change.Other || f.tell == nil {
		f.tell = f.from.game.Follow(f.from.reading, f.out)
	}
	if err = change.Err; err == nil {
		if f.failed && !change.Other {
			f.complain(f.words.Say("watch.back"))
		}
		over, err = f.tell(change.Record)
	}
	text, told := talk.Sentence(f.words, err)
	if f.failed = told; told {
		f.complain("! " + text)
		f.complain(f.words.Say("watch.waits"))
		return over, nil
	}
	return over, err
}
