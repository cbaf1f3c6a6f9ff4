package session

import (
	"cmp"
	"time"

	"tablemate/assist/journal"
	"tablemate/rules"
)

// clock measures the time that people played, and what of it each seat took.
func (w *eveningWalk[U, S, A]) clock(e *Evening, r *journal.Record) {
	before, took := r.Header.At, map[rules.Seat]time.Duration{}
	var all time.Duration
	e.Began, e.Sittings = before, 1
	for i := range r.Lines {
		l := &r.Lines[i]
		if l.Struck > 0 {
			e.Struck++
		}
		if l.Struck == 0 && l.Roll.Again {
			e.Again++
		}
		if l.At.IsZero() {
			continue
		}
		if e.Began.IsZero() {
			e.Began, before = l.At, l.At
		}
		if gap := l.At.Sub(before); gap > Pause {
			e.Sittings++
		} else if gap > 0 {
			all += gap
			took[cmp.Or(w.whose[l.N], l.By)] += gap
		}
		before, e.Ended = l.At, l.At
	}
	e.Seconds = int(all.Seconds())
	for i := range e.Players {
		e.Players[i].Seconds = int(took[e.Players[i].Seat].Seconds())
	}
}
