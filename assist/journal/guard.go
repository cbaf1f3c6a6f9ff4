package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/tables"
)

// Intact reads the table's file again. If the file is no longer at its path or does not contain
// exactly the record, Intact saves the record in a new file. It then returns a *FileError (Moved or
// Altered), and play must stop. If the new file could be saved, the error's field Saved names it.
// Any goroutine may call Intact at any time. During a write, it returns nil.
func (w *Writer) Intact() error {
	if !w.writing.TryLock() {
		return nil
	}
	defer w.writing.Unlock()
	if w.failed != nil {
		return w.failed
	}
	w.changed = time.Time{}
	if what := w.disturbed(0); what != "" {
		return w.rescue(what, nil)
	}
	return nil
}

// Code returns the code of the record ([Record.Code]). During a write, it returns "". Any goroutine
// may call Code.
func (w *Writer) Code(lang tables.Lang) string {
	if !w.writing.TryLock() {
		return ""
	}
	defer w.writing.Unlock()
	return w.record.Code(lang)
}

// disturbed returns Moved or Altered if another program has moved or changed the file, else "". The
// parameter `added` is the number of bytes that were written after the record.
func (w *Writer) disturbed(added int) What {
	if w.held == nil {
		return ""
	}
	there, err := os.Stat(w.path)
	mine, lost := w.held.Stat()
	switch {
	case err != nil || lost != nil || !os.SameFile(there, mine):
		return Moved
	case mine.Size() != w.record.size+int64(added):
		return Altered
	case added > 0 || mine.ModTime().Equal(w.changed):
		return ""
	}
	now, err := Read(w.path)
	if err != nil || now.head != w.record.head {
		return Altered
	}
	w.changed = mine.ModTime()
	return ""
}

func (w *Writer) note() error {
	if w.held == nil {
		return nil
	}
	about, err := w.held.Stat()
	if err != nil {
		return writeError(w.path, err)
	}
	w.changed = about.ModTime()
	return nil
}

// rescue saves the record and the line `last` in a new file. It stops the writer.
func (w *Writer) rescue(what What, last []byte) error {
	failed := &FileError{Path: w.path, What: what}
	path := besides(w.path)
	if failed.Err = w.saveAs(path, last); failed.Err == nil {
		failed.Saved = path
	}
	w.failed = failed
	return failed
}

func besides(path string) string {
	name := strings.TrimSuffix(path, Extension) + "-saved"
	for n := 2; ; n++ {
		if isFree(name + Extension) {
			return name + Extension
		}
		name = fmt.Sprintf("%s-saved-%d", strings.TrimSuffix(path, Extension), n)
	}
}

func isFree(path string) bool {
	_, record := os.Lstat(path)
	_, seed := os.Lstat(seedPath(path))
	return record != nil && seed != nil
}

func (w *Writer) saveAs(path string, last []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if sealed, open := w.record.Dice(); !open && chance.Commitment(w.seed) == sealed {
		if err := saveSeed(path, w.seed); err != nil {
			return err
		}
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	lines := slices.Clip(w.record.texts)
	if last != nil {
		lines = append(lines, last)
	}
	_, err = file.Write(append(bytes.Join(lines, []byte("\n")), '\n'))
	return errors.Join(err, file.Sync(), file.Close())
}
