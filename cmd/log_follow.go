package cmd

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// lastLook is how long a game that is over is followed on: what opens its seed is
// recorded then.
const lastLook = 3 * journal.FollowEvery

// logFollow tells a record while it grows.
type logFollow struct {
	*app
	from   source
	tell   func(*journal.Record) (over bool, err error)
	failed bool // the file could not be told at the last change
}

// run tells each change until the game is over or people leave.
func (f *logFollow) run() error {
	ctx, leave := signal.NotifyContext(context.Background(),
		os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
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

// update tells a change, and what keeps it from being told. Only an error of the output
// is returned.
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
