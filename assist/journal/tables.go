package journal

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"
)

// Folder is where tables are kept: the --data flag, else TABLEMATE_HOME, else
// a folder of ours in XDG_DATA_HOME, else where goos keeps what programs
// store. A *FileError (NoFolder) when the system names no home.
func Folder(flag string, getenv func(string) string, goos string) (string, error) {
	if named := cmp.Or(flag, getenv("TABLEMATE_HOME")); named != "" {
		return named, nil
	}
	if xdg := getenv("XDG_DATA_HOME"); filepath.IsAbs(xdg) { // its own rule: relative ones do not count
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

// maxSlug is how many letters of a table's name its file keeps.
const maxSlug = 40

// Slug is a table's name as its file bears it: letters and digits of any
// script in lower case, and hyphens. It is never empty and never a path.
func Slug(name string) string {
	var slug strings.Builder
	letters, gap := 0, false
	for _, c := range name {
		switch {
		case letters == maxSlug:
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			if gap && letters > 0 {
				slug.WriteByte('-')
			}
			slug.WriteRune(unicode.ToLower(c))
			letters, gap = letters+1, false
		case !unicode.IsMark(c): // й may be written as и with a mark
			gap = true
		}
	}
	return cmp.Or(unreserved(slug.String()), "table")
}

// unreserved changes a slug that Windows keeps for a device.
func unreserved(slug string) string {
	device := strings.TrimRight(slug, "0123456789")
	if slices.Contains([]string{"con", "prn", "aux", "nul", "com", "lpt"}, device) && len(slug)-len(device) < 2 {
		return "table-" + slug
	}
	return slug
}

// Path is the file of the table called name in dir, whether there or not.
func Path(dir, name string) string { return filepath.Join(dir, Slug(name)+Extension) }

// FreePath is a file in dir for a new table called name: numbered when another
// table has the name.
func FreePath(dir, name string) string {
	path := Path(dir, name)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); err != nil {
			return path
		}
		path = filepath.Join(dir, fmt.Sprintf("%s-%d%s", Slug(name), n, Extension))
	}
}

// Table is one table as a list shows it.
type Table struct {
	Slug   string
	Path   string
	Header Header
	Lines  int       // in the file after the header, struck ones too
	Last   time.Time // of the last line that bears a time
	Err    error     // a *FileError or *LineError when the file does not look like a record
}

// Tables lists the tables kept in dir, the latest first. Only the first and
// the last lines are looked at. A folder that does not exist holds no tables;
// a *FileError when it cannot be read.
func Tables(dir string) ([]Table, error) {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, readError(dir, err)
	}
	var all []Table
	for _, entry := range entries {
		if slug, ok := strings.CutSuffix(entry.Name(), Extension); ok {
			all = append(all, summarize(slug, filepath.Join(dir, entry.Name())))
		}
	}
	slices.SortStableFunc(all, func(a, b Table) int { return b.Last.Compare(a.Last) })
	return all, nil
}

// summarize counts the lines of a file and decodes the first and the last.
func summarize(slug, path string) Table {
	t := Table{Slug: slug, Path: path}
	text, err := os.ReadFile(path)
	if err != nil {
		if about, bad := os.Stat(path); bad == nil && about.IsDir() {
			t.Err = &FileError{Path: path, What: IsFolder}
		} else {
			t.Err = readError(path, err)
		}
		return t
	}
	_, rest, _ := bytes.Cut(text, []byte("\n"))
	r, err := Parse(path, bytes.NewReader(text[:len(text)-len(rest)]))
	if err != nil {
		t.Err = err
		return t
	}
	t.Header, t.Last, t.Lines = r.Header, r.Header.At, bytes.Count(rest, []byte("\n"))
	t.lastTime(path, rest)
	return t
}

// lastTime searches backwards for a line with a time: other programs may leave the
// times out.
func (t *Table) lastTime(path string, lines []byte) {
	end := bytes.LastIndexByte(lines, '\n')
	for n := t.Lines + 1; end > 0; n-- {
		from := bytes.LastIndexByte(lines[:end], '\n') + 1
		var l Line
		if wrong := decodeLine(lines[from:end], &l, lineFields); wrong != nil {
			wrong.Path = path
			t.Err = wrong.on(n)
			return
		}
		if !l.At.IsZero() {
			t.Last = l.At
			return
		}
		end = from - 1
	}
}
