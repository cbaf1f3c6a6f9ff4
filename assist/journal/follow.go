package journal

import (
	"bytes"
	"context"
	"os"
	"slices"
	"sync"
	"time"
)

// Change is what Follow sends: the present content of a table's file, or the error of reading it.
type Change struct {
	// Record is the whole record, or nil if the file cannot be read.
	Record *Record
	// Other is true if lines of the previously sent Record were changed or removed.
	Other bool
	// Err is the error that Read returned: a *FileError or a *LineError. Follow sends the same
	// error only once, and continues to watch.
	Err error
}

// FollowEvery is the usual interval of Follow.
const FollowEvery = 200 * time.Millisecond

// Follow sends the content of the file at path immediately, and again after each change. When ctx
// ends, Follow closes the channel. If the receiver is slow, several changes may be sent as one.
// Follow takes no lock, so a table may be followed during play.
//
// Follow checks the file at the given interval, and whenever a Writer of this process has saved
// something. It does not use file system notifications: they do not work on shared folders and do
// not always report a replaced file.
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

var saved signal

type signal struct {
	mu   sync.Mutex
	done chan struct{} // the method `wake` closes this channel; nil if nobody waits for it
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

type follower struct {
	path   string
	file   os.FileInfo // the file at the last check; nil if it was missing
	record *Record     // the last record that could be read
	failed string      // the last error that was sent
}

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
	same := false
	if f.record != nil {
		change.Other = !f.record.begins(record)
		same = f.failed == "" && f.record.Same(record)
	}
	f.record, f.failed = record, ""
	return change, !same
}

func (r *Record) begins(other *Record) bool {
	return len(r.texts) <= len(other.texts) && slices.EqualFunc(r.texts, other.texts[:len(r.texts)], bytes.Equal)
}
