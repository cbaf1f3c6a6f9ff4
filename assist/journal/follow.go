package journal

import (
	"bytes"
	"context"
	"os"
	"slices"
	"sync"
	"time"
)

// Change is the content of a table's file after it changed.
type Change struct {
	// Record is the whole record; nil if Err says why it cannot be read.
	Record *Record
	// Seen is the number of Lines that were in the previous Change; the others are new. It is 0
	// at the first Change, and for another record.
	Seen int
	// Other reports whether the record is not a continuation of the previous one.
	Other bool
	// Err is a *FileError or *LineError of Read, for example if the file is gone or damaged. It
	// is sent once. The file is still followed, because it may come back.
	Err error
}

// FollowEvery is the usual interval for people who watch a table that others play.
const FollowEvery = 200 * time.Millisecond

// Follow sends the contents of the file at path now, and again whenever it grows or changes,
// until ctx ends; then it closes the channel. A slow reader gets several lines at once, and
// never an older record after a newer one. Nothing is written and no lock is taken: any number
// of followers may watch a table while it is played, paused and resumed.
//
// Size, time and identity of the file are checked at the interval every, and also when a Writer
// of this process saves something. File system notifications are not used. They do not work on
// shared folders, they differ when a file is replaced, and the file must be read anyway.
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

// saved wakes all followers when a Writer of this process has saved something.
var saved signal

// signal wakes all goroutines that wait for it.
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

// follower remembers the last look at a file.
type follower struct {
	path   string
	file   os.FileInfo // nil before the first look, and while the file is missing
	record *Record     // the last one that could be read
	failed string      // the last error that was sent; "" if none
}

// look reads the file if it has changed or could not be read before, and reports whether there
// is something to send. If the file disappears and comes back between two looks, nothing is
// sent.
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

// begins reports whether another record continues this one.
func (r *Record) begins(other *Record) bool {
	return len(r.texts) <= len(other.texts) && slices.EqualFunc(r.texts, other.texts[:len(r.texts)], bytes.Equal)
}
