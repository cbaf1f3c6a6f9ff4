// Package disk reads and replaces files. It never reads a pipe or a device, nor more bytes than
// its caller allows. It replaces a file completely or not at all.
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

// The reasons why a file is not read.
var (
	// ErrNotFile means that the file is a pipe, a device or a socket, which might never end.
	ErrNotFile = errors.New("no ordinary file")
	// ErrTooBig means that a file or an input has more bytes than the caller allows.
	ErrTooBig = errors.New("too big")
)

// Open opens an ordinary file or a folder for reading, and returns its FileInfo. It returns
// ErrNotFile for anything that could block the reader.
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

// Read returns the text of an ordinary file. If it has more bytes than most, Read returns
// ErrTooBig.
func Read(path string, most int64) ([]byte, error) {
	file, _, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return ReadAll(file, most)
}

// ReadAll returns everything from a reader. If that has more bytes than most, ReadAll returns
// ErrTooBig.
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

// Lines returns a text with newlines as the line ends, also after the last line.
func Lines(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

// Replace replaces the text of a file, or leaves the file unchanged. If path is a link, the file
// that the link leads to is replaced. The text is on the disk when Replace returns nil.
func Replace(path string, text []byte, mode fs.FileMode) error {
	if linked, err := filepath.EvalSymlinks(path); err == nil {
		path = linked
	}
	dir := filepath.Dir(path)
	Sweep(dir)
	draft, err := os.CreateTemp(dir, ".draft-*") // only its owner can read it
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

// left is the age after which a draft was abandoned by a killed program. A draft is written
// within seconds. It is removed because it may contain a secret seed.
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

// SyncFolder makes new names in dir durable. Windows neither has nor needs such a call.
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
