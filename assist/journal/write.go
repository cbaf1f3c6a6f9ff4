package journal

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/disk"
	"tablemate/tables/strictjson"
)

// File is the file of a record. Every Write appends.
type File interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
}

// appendOnly is a file opened for appending. Windows cannot truncate such a file, so the method
// Truncate calls os.Truncate with the name of the file.
type appendOnly struct{ *os.File }

func (f appendOnly) Truncate(size int64) error { return os.Truncate(f.Name(), size) }

// Writer writes the record of a table. If the file system has locks, other writers are locked out.
// Only one goroutine may use a Writer, except for the methods Intact and Code.
type Writer struct {
	writing sync.Mutex
	path    string
	file    File
	held    *os.File // the *os.File in the field `file`; nil in some tests
	changed time.Time
	release func() error
	record  *Record
	seed    chance.Seed // the latest seed; `rescue` saves it if it is still secret
	failed  error
	// Unlocked is true if the file system has no locks. Then nothing prevents a second writer.
	Unlocked bool
}

// Create creates the record of a new table and locks its file. It overwrites an incomplete header,
// which a killed program may leave. If `seed` is not zero, Create saves the seed in a secret file
// and the commitment in the header. It returns a *FileError if the table exists (Taken), if another
// writer uses the file (Busy), or if the file cannot be saved. For an invalid header, it returns a
// *LineError.
func Create(path string, h Header, seed chance.Seed) (*Writer, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, writeError(path, err)
	}
	if about, err := os.Stat(path); err == nil && !about.Mode().IsRegular() {
		return nil, &FileError{Path: path, What: Taken}
	}
	w, err := openWriter(path, os.O_CREATE)
	if err != nil {
		return nil, err
	}
	if Begun(path) {
		return nil, w.closed(&FileError{Path: path, What: Taken})
	}
	h.Dice, w.seed = chance.Commitment(seed), seed
	switch {
	case h.IsCopy():
		h.Version = asCopy
	case h.Version != Seated:
		h.Version = Version
	}
	err = w.rollBack()
	if err == nil {
		err = saveSeed(path, seed)
	}
	if err == nil {
		err = w.writeHeader(h)
	}
	if err != nil {
		os.Remove(path)
		os.Remove(seedPath(path))
		return nil, w.closed(err)
	}
	return w, w.note()
}

// Begun reports whether the file at path exists. A file with only an incomplete header does not
// count.
func Begun(path string) bool {
	text, err := firstLine(path)
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return err == nil
	}
	const start = `{"tablemate":`
	line := string(bytes.TrimRight(text, "\x00")) // a power failure can leave zeros at the end
	stump := strings.HasPrefix(start, line) || strings.HasPrefix(line, start)
	return err != io.EOF || !stump
}

// Open locks an existing table. If the last line is unfinished, Open removes this line, and the
// field Torn of the record describes the line. Open returns the errors of Read, or a *FileError if
// another writer uses the table (Busy) or the file cannot be written.
func Open(path string) (*Writer, error) {
	file, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	file.Close()
	w, err := openWriter(path, 0)
	if err != nil {
		return nil, err
	}
	record, err := Read(path)
	if err != nil {
		return nil, w.closed(err)
	}
	if w.record = record; record.Torn != (TornLine{}) {
		if err := w.rollBack(); err != nil {
			return nil, w.closed(err)
		}
	}
	return w, w.note()
}

// Tests replace the function `holds`, for example to simulate a file system without locks.
var holds = hold

func openWriter(path string, flags int) (*Writer, error) {
	disk.Sweep(filepath.Dir(path))
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|flags, 0o644)
	if err != nil {
		return nil, writeError(path, err)
	}
	release, busy, err := holds(file)
	unlocked := disk.NoLocks(err)
	switch {
	case unlocked:
		release = func() error { return nil }
	case busy:
		file.Close()
		return nil, &FileError{Path: path, What: Busy}
	case err != nil:
		file.Close()
		return nil, writeError(path, err)
	}
	return &Writer{
		path: path, file: appendOnly{file}, held: file, release: release, record: &Record{}, Unlocked: unlocked,
	}, nil
}

func (w *Writer) closed(err error) error {
	w.release()
	w.file.Close()
	return err
}

// writeHeader also syncs the folder, because a power failure could lose the new file's name.
func (w *Writer) writeHeader(h Header) error {
	h.At = toSecond(h.At)
	text, err := strictjson.Write(h)
	if err != nil {
		return err
	}
	if wrong := (&Record{}).loadHeader(text); wrong != nil {
		wrong.Path = w.path
		return wrong
	}
	if err := w.save(append(text[:len(text):len(text)], '\n')); err != nil {
		return err
	}
	w.record.loadHeader(text)
	if err := disk.SyncFolder(filepath.Dir(w.path)); err != nil {
		return writeError(w.path, err)
	}
	return nil
}

// Record returns the record so far. The record grows with each Append.
func (w *Writer) Record() *Record { return w.record }

// Append records one line, and sets its number and hash. If Append returns nil, the line is on the
// disk. A *LineError means that the line cannot follow the earlier lines. A *FileError means that
// the line could not be saved. If the field What of the error is Uncertain, Moved or Altered, the
// file may still contain the line. After any other *FileError, the file does not contain the line.
// After a *FileError the writer rejects all lines, because a game must not continue without a
// record. If Append finds that another program has moved or changed the file, Append tries to save
// the record with the new line in another file. If this succeeds, the error's field Saved names the
// other file.
func (w *Writer) Append(l Line) error {
	w.writing.Lock()
	defer w.writing.Unlock()
	if w.failed != nil {
		return w.failed
	}
	text, err := w.record.textOf(l)
	if err != nil {
		return err
	}
	next, wrong := w.record.validate(text) // checks that a reader will accept the line
	if wrong != nil {
		wrong.Path = w.path
		return wrong
	}
	if err := w.put(text); err != nil {
		return err
	}
	w.record.apply(text, next)
	return w.note()
}

// Close closes the file and releases the lock.
func (w *Writer) Close() error {
	var err error
	if w.release != nil {
		err = w.release()
	}
	err = errors.Join(err, w.file.Close())
	w.failed = &FileError{Path: w.path, What: Unsaved, Err: fs.ErrClosed}
	return err
}

func (w *Writer) save(text []byte) error {
	n, err := w.file.Write(text)
	if err == nil && n < len(text) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = w.file.Sync()
	}
	if err == nil {
		saved.wake()
		return nil
	}
	cut := w.file.Truncate(w.record.size)
	failed := writeError(w.path, errors.Join(err, cut))
	switch {
	case cut == nil:
		_ = w.file.Sync() // this error is ignored, because `save` returns an error in any case
	case n == len(text):
		failed.What = Uncertain
	}
	w.failed = failed
	return failed
}

func (w *Writer) rollBack() error {
	err := w.file.Truncate(w.record.size)
	if err == nil {
		err = w.file.Sync()
	}
	if err != nil {
		return writeError(w.path, err)
	}
	return nil
}

// toSecond drops fractions of a second, which records do not need.
func toSecond(at time.Time) time.Time { return at.UTC().Truncate(time.Second) }

func (w *Writer) appendAll(lines []Line) error {
	w.writing.Lock()
	defer w.writing.Unlock()
	if w.failed != nil || len(lines) == 0 {
		return w.failed
	}
	next, texts := w.record.reread(), [][]byte{}
	for _, l := range lines {
		text, err := next.textOf(l)
		if err != nil {
			return err
		}
		if wrong := next.load(text); wrong != nil {
			wrong.Path = w.path
			return wrong
		}
		texts = append(texts, text)
	}
	if err := w.put(bytes.Join(texts, []byte("\n"))); err != nil {
		return err
	}
	*w.record = *next
	return w.note()
}

func (r *Record) reread() *Record {
	next := &Record{Torn: r.Torn}
	for _, text := range r.texts {
		next.load(text)
	}
	return next
}

func (r *Record) textOf(l Line) ([]byte, error) {
	l.N, l.Prev, l.At = r.Last()+1, r.head, toSecond(l.At)
	return strictjson.Write(l)
}

// put saves complete lines. `text` has no final newline. If another program has moved or changed
// the file, put saves the record in a new file.
func (w *Writer) put(text []byte) error {
	if what := w.disturbed(0); what != "" {
		return w.rescue(what, text)
	}
	if err := w.save(append(text[:len(text):len(text)], '\n')); err != nil {
		return err
	}
	if what := w.disturbed(len(text) + 1); what != "" {
		return w.rescue(what, text)
	}
	return nil
}
