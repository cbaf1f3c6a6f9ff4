package journal

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tablemate/assist/disk"
	"tablemate/tables"
)

// Folder returns the folder of the tables. If the flag --data is set, Folder returns its value.
// Otherwise it returns the value of TABLEMATE_HOME. If neither is set, it returns a subfolder of
// XDG_DATA_HOME. If XDG_DATA_HOME is not set either, it returns a subfolder of the user's data
// folder on the operating system `goos`. If that folder is unknown, Folder returns a *FileError
// (NoFolder).
func Folder(flag string, getenv func(string) string, goos string) (string, error) {
	if named := cmp.Or(flag, getenv("TABLEMATE_HOME")); named != "" {
		return named, nil
	}
	if xdg := getenv("XDG_DATA_HOME"); filepath.IsAbs(xdg) { // XDG ignores relative paths
		return filepath.Join(xdg, "tablemate"), nil
	}
	home, below := getenv("HOME"), ".local/share"
	switch goos {
	case "windows":
		home, below = getenv("LocalAppData"), ""
	case "darwin", "ios":
		below = "Library/Application Support"
	}
	if home == "" {
		return "", &FileError{What: NoFolder}
	}
	return filepath.Join(home, below, "tablemate"), nil
}

// Table is one table in a list of tables.
type Table struct {
	Slug   string
	Path   string
	Header Header
	Lines  int       // the number of lines after the header, including struck ones
	Last   time.Time // the time in the last line that has a time
	Sum    string    // SHA-256 of the whole file; "" if not read
	Err    error     // a *FileError or *LineError; TableAt may also set a read error of another type
}

// Tables returns the tables in dir, the last played one first. A table whose last line is more than
// a day in the future comes last, because the clock was wrong. If dir does not exist, Tables
// returns no tables and no error.
func Tables(dir string, now time.Time) ([]Table, error) {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, readError(dir, err)
	}
	var all []Table
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), Extension) {
			all = append(all, summarize(filepath.Join(dir, entry.Name())))
		}
	}
	played := func(t Table) time.Time {
		if t.Last.After(now.Add(24 * time.Hour)) { // another computer's clock may be ahead by hours
			return time.Time{}
		}
		return t.Last
	}
	slices.SortStableFunc(all, func(a, b Table) int { return played(b).Compare(played(a)) })
	return all, nil
}

// TableAt reads only the first line of a table, so Lines, Last and Sum are not set.
func TableAt(path string) Table {
	t := tableIn(path)
	text, err := firstLine(path)
	if err != nil && err != io.EOF {
		t.Err = err
		return t
	}
	t.readHeader(text)
	return t
}

func tableIn(path string) Table {
	return Table{Slug: strings.TrimSuffix(filepath.Base(path), Extension), Path: path}
}

func (t *Table) readHeader(line []byte) bool {
	r, err := Parse(t.Path, bytes.NewReader(line))
	if err != nil {
		t.Err = err
		return false
	}
	t.Header = r.Header
	return true
}

// Name returns the table's own name. If the file name was not made from the table's own name, Name
// returns the file name without its extension.
func (t Table) Name() string {
	if t.bearsItsName() {
		return t.Header.Table
	}
	return tables.Plain(t.Slug, tables.MaxName)
}

func (t Table) bearsItsName() bool {
	name := t.Header.Table
	return name != "" && (t.Slug == Slug(name) || t.Slug == DistinctSlug(name))
}

// RemovedFrom returns the folder for the tables that were removed from dir.
func RemovedFrom(dir string) string { return filepath.Join(dir, "removed") }

// Move moves a table's record and its secret files. It returns a *FileError if the table is being
// written (Busy), the new file exists (Taken), or a file cannot be moved.
func Move(from, to string) error {
	if !isFree(to) {
		return &FileError{Path: to, What: Taken}
	}
	w, err := openWriter(from, 0)
	if err != nil {
		return err
	}
	_ = w.closed(nil) // some systems cannot move an open file
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return writeError(to, err)
	}
	seed, err := disk.Read(seedPath(from), maxSeed)
	if err == nil {
		err = disk.Replace(seedPath(to), seed, 0o600)
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		err = os.Rename(from, to)
	}
	if err == nil {
		err = disk.SyncFolder(filepath.Dir(to))
	}
	if err != nil {
		return writeError(to, err)
	}
	_ = os.Rename(SeatsPath(from), SeatsPath(to)) // only tables with phones have such a file
	os.Remove(seedPath(from))
	return nil
}

func summarize(path string) Table {
	t := tableIn(path)
	file, err := openRecord(path)
	if err != nil {
		t.Err = err
		return t
	}
	defer file.Close()
	text, err := disk.ReadAll(file, MaxBytes)
	if err != nil {
		t.Err = readError(path, err)
		return t
	}
	t.Sum = hashOf(text)
	_, rest, _ := bytes.Cut(text, []byte("\n"))
	if t.readHeader(text[:len(text)-len(rest)]) {
		t.Last, t.Lines = t.Header.At, bytes.Count(rest, []byte("\n"))
		t.lastTime(path, rest)
	}
	return t
}

// lastTime sets t.Last to the time in the last line that has a time. Lines of other programs may
// have no time.
func (t *Table) lastTime(path string, lines []byte) {
	end := bytes.LastIndexByte(lines, '\n')
	for n := t.Lines + 1; end > 0; n-- {
		from := bytes.LastIndexByte(lines[:end], '\n') + 1
		var l Line
		if wrong := decodeLine(lines[from:end], &l); wrong != nil {
			wrong.Path, wrong.Line = path, n
			t.Err = wrong
			return
		}
		if !l.At.IsZero() {
			t.Last = l.At
			return
		}
		end = from - 1
	}
}

// The limits of a record. The record of a long game has a thousand lines of a thousand bytes.
const (
	MaxBytes  = 16 << 20
	maxLine   = 4 << 20
	maxLines  = 30_000
	MaxValues = 100_000 // the values in a line, estimated by its commas
)

func openRecord(path string) (*os.File, error) {
	file, about, err := disk.Open(path)
	if err != nil {
		return nil, readError(path, err)
	}
	switch {
	case about.IsDir():
		err = &FileError{Path: path, What: IsFolder}
	case about.Size() > MaxBytes:
		err = &FileError{Path: path, What: TooBig}
	}
	if err != nil {
		file.Close()
		return nil, err
	}
	return file, nil
}

// firstLine returns the first line of a file with its newline. Without a newline, err is io.EOF.
func firstLine(path string) ([]byte, error) {
	file, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := bufio.NewReader(io.LimitReader(file, maxLine+2)).ReadBytes('\n')
	if len(text) > maxLine+1 {
		err = disk.ErrTooBig
	}
	return text, err
}
