package journal

import (
	"bytes"
	"context"
	"os"
	"slices"
	"sync"
	"time"
)

// Change is what a table's file says since it was looked at last.
type Change struct {
	// Record is everything that the file says now, for its receiver alone; nil where
	// Err says why nobody can tell.
	Record *Record
	// Seen is how many of the record's Lines were there at the Change before: the
	// others are new. 0 at the first Change, and at another record.
	Seen int
	// Other is whether the file says something else than it said before, instead of
	// more.
	Other bool
	// Err is a *FileError or *LineError of Read, as when the file is gone or damaged.
	// It is told once; the file is followed all the same, for it may come back.
	Err error
}

// FollowEvery is how often people want to see a table that is played elsewhere.
const FollowEvery = 200 * time.Millisecond

// Follow gives what the file at path says now, and again each time it says more or
// something else, until ctx ends; then the channel is closed. Whoever reads slowly
// gets several lines at once and never an old record after a new one. Nothing is
// written and no lock is taken: a table may be followed by any number while it is
// played, paused and resumed.
//
// The file's size, time and identity are looked at so often, and at once when a Writer
// of this process saves something. What systems tell of changes by themselves is kept
// from us on shared folders, differs where a file is replaced, and would not save the
// reading.
func Follow(ctx context.Context, path string, every time.Duration) <-chan Change {
	changes := make(chan Change)
	go func() {
		defer close(changes)
		ticks := time.NewTicker(every)
		defer ticks.Stop()
		f := follower{path: path}
		for {
			next := saved.next()
			if change, news := f.look(); news {
				select {
				case changes <- change:
				case <-ctx.Done():
					return
				}
			}
			select {
			case <-ticks.C:
			case <-next:
			case <-ctx.Done():
				return
			}
		}
	}()
	return changes
}

// saved wakes who follows a file when a Writer of this process saved something.
var saved signal

// signal wakes all who wait for its next time.
type signal struct {
	mu   sync.Mutex
	done chan struct{} // nil while nobody waits
}

func (s *signal) next() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.done == nil {
		s.done = make(chan struct{})
	}
	return s.done
}

func (s *signal) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.done != nil {
		close(s.done)
		s.done = nil
	}
}

// follower remembers what a file said when it was looked at last.
type follower struct {
	path   string
	file   os.FileInfo // nil before the first look, and while there is none
	record *Record     // the last one that could be read
	failed string      // the error that was told; "" while all is well
}

// look reads the file if it is not the one that it was or could not be read, and reports
// whether there is anything to tell. A file that goes between the two looks at it comes
// back as it was.
func (f *follower) look() (Change, bool) {
	about, _ := os.Stat(f.path)
	if f.failed == "" && about != nil && f.file != nil && os.SameFile(about, f.file) &&
		about.Size() == f.file.Size() && about.ModTime().Equal(f.file.ModTime()) {
		return Change{}, false
	}
	f.file = about
	record, err := Read(f.path)
	if err != nil {
		told := f.failed == err.Error()
		f.failed = err.Error()
		return Change{Err: err}, !told
	}
	change := Change{Record: record}
	if f.record != nil {
		change.Other = !f.record.begins(record)
	}
	if f.record != nil && !change.Other {
		change.Seen = len(f.record.Lines)
	}
	same := f.record != nil && f.failed == "" && f.record.head == record.head
	f.record, f.failed = record, ""
	return change, !same
}

// begins reports whether another record goes on from this one.
func (r *Record) begins(other *Record) bool {
	return len(r.texts) <= len(other.texts) && slices.EqualFunc(r.texts, other.texts[:len(r.texts)], bytes.Equal)
}
