// Package disk reads and replaces files. It never opens a pipe or a device. It replaces a file
// completely or leaves it unchanged.
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

var (
	// ErrNotFile means that the path is a pipe, a device or a socket. Reading from these may never
	// end.
	ErrNotFile = errors.New("no ordinary file")
	// ErrTooBig means that a file or an input has more bytes than allowed.
	ErrTooBig = errors.New("too big")
)

// Open opens an ordinary file or a folder for reading. It returns ErrNotFile for anything else,
// because reading could block.
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

// Read returns the text of an ordinary file, or ErrTooBig if the file has more than `most` bytes.
func Read(path string, most int64) ([]byte, error) {
	file, _, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return ReadAll(file, most)
}

// ReadAll returns all bytes from a reader, or ErrTooBig if there are more than `most`.
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

// Lines converts all line ends of a text to newlines. If the last line has no line end, Lines adds
// a newline.
func Lines(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

// Replace replaces the text of a file. If the path is a symbolic link, Replace follows it. If the
// error is nil, the new text is on the disk. If only the folder could not be synced, Replace
// returns an error, but the file has the new text. After other errors, the file is unchanged.
func Replace(path string, text []byte, mode fs.FileMode) error {
	if linked, err := filepath.EvalSymlinks(path); err == nil {
		path = linked
	}
	dir := filepath.Dir(path)
	Sweep(dir)
	draft, err := os.CreateTemp(dir, ".draft-*") // until Chmod, no other user can read the file
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

// The constant `left` is the age after which Sweep removes a temporary file. Replace itself needs
// the file only for seconds. An abandoned file may contain a secret seed.
const left = 2 * time.Minute

// Sweep removes abandoned temporary files of Replace in a folder.
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

// isDraft reports whether a name has the prefix of a temporary file. Earlier versions of the
// program used other prefixes, which also count.
func isDraft(name string) bool {
	return slices.ContainsFunc([]string{".draft-", ".seed-", ".box-", ".settings-"}, func(kind string) bool {
		return strings.HasPrefix(name, kind)
	})
}

// SyncFolder writes the names of the files in dir to the disk. On Windows it does nothing.
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
