// Package disk reads and replaces the files that people keep: never a pipe or a
// device, never more than was asked for, and whole or not at all.
package disk

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// What can be wrong with a file before it is read.
var (
	// ErrNotFile is about a pipe, a device or a socket, which might never end.
	ErrNotFile = errors.New("no ordinary file")
	// ErrTooBig is about a file or an input that holds more than its reader takes.
	ErrTooBig = errors.New("too big")
)

// Open opens an ordinary file for reading, and returns its FileInfo. A folder opens too. It
// returns ErrNotFile for anything that could block the reader.
func Open(path string) (*os.File, fs.FileInfo, error) {
	about, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	if !about.Mode().IsRegular() && !about.IsDir() {
		return nil, nil, ErrNotFile
	}
	file, err := os.Open(path)
	return file, about, err
}

// Read returns the text of an ordinary file of at most this many bytes.
func Read(path string, most int64) ([]byte, error) {
	file, _, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return ReadAll(file, most)
}

// ReadAll returns everything from a reader, at most this many bytes.
func ReadAll(from io.Reader, most int64) ([]byte, error) {
	var text bytes.Buffer
	if file, ok := from.(*os.File); ok {
		if about, err := file.Stat(); err == nil {
			text.Grow(int(min(about.Size(), most)) + bytes.MinRead)
		}
	}
	_, err := text.ReadFrom(io.LimitReader(from, most+1))
	if err == nil && int64(text.Len()) > most {
		err = ErrTooBig
	}
	return text.Bytes(), err
}

// Lines returns a text with all line ends as newlines, whatever system wrote it.
func Lines(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

// Replace writes a new text into a file, or leaves the old one unchanged. A link is kept; the
// file that it leads to is replaced. The text is on the disk when Replace returns.
func Replace(path string, text []byte, mode fs.FileMode) error {
	if linked, err := filepath.EvalSymlinks(path); err == nil {
		path = linked
	}
	dir := filepath.Dir(path)
	Sweep(dir)
	draft, err := os.CreateTemp(dir, ".draft-*") // readable by its owner alone
	if err != nil {
		return err
	}
	_, err = draft.Write(text)
	err = errors.Join(err, draft.Chmod(mode), draft.Sync(), draft.Close())
	if err == nil {
		err = os.Rename(draft.Name(), path)
	}
	if err != nil {
		os.Remove(draft.Name())
		return err
	}
	return SyncFolder(dir)
}

// left is the age at which a draft is abandoned: a draft may hold a seed, and is written at
// once.
const left = 2 * time.Minute

// Sweep removes the drafts that a killed program left in dir.
func Sweep(dir string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if !isDraft(e.Name()) || !e.Type().IsRegular() {
			continue
		}
		if about, err := e.Info(); err == nil && time.Since(about.ModTime()) > left {
			os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}

// isDraft reports whether a file's name is that of a draft. Earlier versions had other names
// for seeds, boxes and settings.
func isDraft(name string) bool {
	return slices.ContainsFunc([]string{".draft-", ".seed-", ".box-", ".settings-"}, func(kind string) bool {
		return strings.HasPrefix(name, kind)
	})
}

// SyncFolder makes new names in dir durable. Windows has no such call and needs none.
func SyncFolder(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}
