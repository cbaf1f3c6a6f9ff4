package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/gofrs/flock"

	"tablemate/assist/chance"
)

// File is what a record is written to: every Write adds to its end. Tests put
// one in that fails.
type File interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
}

// appendOnly is a file that only grows. It is truncated by name because Windows
// does not truncate through a handle that may only append.
type appendOnly struct{ *os.File }

func (f appendOnly) Truncate(size int64) error { return os.Truncate(f.Name(), size) }

// Writer is the one writer of a table. It is used by one goroutine.
type Writer struct {
	path   string
	file   File
	lock   *flock.Flock
	record *Record
	failed error
}

// Create begins the record of a new table and holds it for writing. With a
// seed the table has app dice: the seed is kept in a secret file of its own,
// and its commitment goes into the header. A *FileError when the table exists
// (Taken), is being written (Busy), or cannot be saved.
func Create(path string, h Header, seed chance.Seed) (*Writer, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, writeError(path, err)
	}
	w, err := lock(path)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); err == nil {
		return nil, w.unlock(&FileError{Path: path, What: Taken})
	}
	if err := saveSeed(path, seed); err != nil {
		return nil, w.unlock(err)
	}
	h.Version, h.Dice = Version, chance.Commitment(seed)
	if err := w.openFile(os.O_CREATE | os.O_EXCL); err != nil {
		return nil, w.unlock(err)
	}
	if err := w.writeHeader(h); err != nil {
		w.file.Close()
		os.Remove(path)
		os.Remove(seedPath(path))
		return nil, w.unlock(err)
	}
	return w, nil
}

// Open holds a table for writing. An unfinished last line is cut off; the
// record's Torn says how long it was. Errors are those of Read, and a *FileError
// when the table is being written by somebody else (Busy) or cannot be saved.
func Open(path string) (*Writer, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, readError(path, err)
	}
	w, err := lock(path)
	if err != nil {
		return nil, err
	}
	if w.record, err = Read(path); err != nil {
		return nil, w.unlock(err)
	}
	if err := w.openFile(0); err != nil {
		return nil, w.unlock(err)
	}
	if w.record.Torn != (Tail{}) {
		if err := w.rollBack(); err != nil {
			w.file.Close()
			return nil, w.unlock(writeError(path, err))
		}
	}
	return w, nil
}

// Over returns a Writer that appends to record in any file, without a lock.
func Over(file File, record *Record) *Writer { return &Writer{file: file, record: record} }

// lock returns a Writer that holds the table's lock. The lock is a file of its own,
// so that readers need none.
func lock(path string) (*Writer, error) {
	lock := flock.New(path + ".lock")
	held, err := lock.TryLock()
	if err != nil {
		return nil, writeError(path, err)
	}
	if !held {
		return nil, &FileError{Path: path, What: Busy}
	}
	return &Writer{path: path, lock: lock, record: &Record{}}, nil
}

func (w *Writer) unlock(err error) error {
	w.lock.Unlock()
	return err
}

func (w *Writer) openFile(flags int) error {
	file, err := os.OpenFile(w.path, os.O_WRONLY|os.O_APPEND|flags, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return &FileError{Path: w.path, What: Taken}
	}
	if err != nil {
		return writeError(w.path, err)
	}
	w.file = appendOnly{file}
	return nil
}

// writeHeader writes the header, and syncs the folder so that the new file's name
// lasts too.
func (w *Writer) writeHeader(h Header) error {
	h.At = toSecond(h.At)
	text, err := encode(h)
	if err != nil {
		return err
	}
	if wrong := (&Record{}).loadHeader(text[:len(text)-1]); wrong != nil {
		return wrong
	}
	if err := w.save(text); err != nil {
		return err
	}
	w.record.loadHeader(text[:len(text)-1])
	if err := syncFolder(filepath.Dir(w.path)); err != nil {
		return writeError(w.path, err)
	}
	return nil
}

// Record is everything recorded so far. It grows with each Append.
func (w *Writer) Record() *Record { return w.record }

// Append records one line; its number and its link are filled in. When it
// returns nil the line is on the disk. A *LineError says that the line cannot
// follow what is recorded; nothing was written. A *FileError says that it could
// not be saved: nothing of it is in the file, and the writer takes no more
// lines, since a table must not be played on unrecorded.
func (w *Writer) Append(l Line) error {
	if w.failed != nil {
		return w.failed
	}
	l.N, l.Prev, l.At = w.record.Last()+1, w.record.head.String(), toSecond(l.At)
	text, err := encode(l)
	if err != nil {
		return err
	}
	text = text[:len(text)-1]
	var next Line // as a reader will see it
	if wrong := w.record.validate(text, &next); wrong != nil {
		wrong.Path = w.path
		return wrong
	}
	if err := w.save(text[:len(text)+1]); err != nil {
		return err
	}
	w.record.Lines = append(w.record.Lines, next)
	w.record.apply(text)
	return nil
}

// Close ends the writing and lets others in.
func (w *Writer) Close() error {
	err := w.file.Close()
	if w.lock != nil {
		err = errors.Join(err, w.lock.Unlock())
	}
	w.failed = &FileError{Path: w.path, What: Unsaved, Err: fs.ErrClosed}
	return err
}

// save puts one whole line on the disk, or leaves the file as it was.
func (w *Writer) save(text []byte) error {
	n, err := w.file.Write(text)
	if err == nil && n < len(text) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = w.file.Sync()
	}
	if err == nil {
		return nil
	}
	w.failed = writeError(w.path, errors.Join(err, w.rollBack()))
	return w.failed
}

// rollBack cuts the file back to its last whole line.
func (w *Writer) rollBack() error {
	if err := w.file.Truncate(w.record.size); err != nil {
		return err
	}
	return w.file.Sync()
}

// encode writes one line with its newline. Angle brackets stay as they are.
func encode(v any) ([]byte, error) {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(v)
	return text.Bytes(), err
}

// toSecond returns at in whole seconds of UTC: a record needs no more.
func toSecond(at time.Time) time.Time { return at.UTC().Truncate(time.Second) }

// syncFolder makes new names in dir last. Windows has no such call.
func syncFolder(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}
