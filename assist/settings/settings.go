// Package settings stores what a person chose for all tables: the language, plain lines,
// colours and who rolls. They are in one small YAML file with a name and a value on each line,
// which people may edit by hand.
package settings

import (
	"cmp"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"

	"tablemate/assist/disk"
	"tablemate/tables"
)

// Setting is one thing that can be settled, and the values it may have.
type Setting struct {
	Name   string
	Values []string
}

// The names of the settings.
const (
	Lang  = "lang"
	Plain = "plain"
	Color = "color"
	Dice  = "dice"
)

// The values of a setting that is a yes or a no.
const (
	On  = "on"
	Off = "off"
)

// All lists the settings in the order in which they are shown.
var All = []Setting{
	{Lang, []string{string(tables.English), string(tables.Russian)}},
	{Plain, []string{On, Off}},
	{Color, []string{On, Off}},
	{Dice, []string{"ask", "app", "table"}},
}

// Find returns the setting of that name; false when there is none.
func Find(name string) (Setting, bool) {
	i := slices.IndexFunc(All, func(s Setting) bool { return s.Name == name })
	if i < 0 {
		return Setting{}, false
	}
	return All[i], true
}

// Names lists the names of the settings.
func Names() []string {
	return tables.Each(All, func(s Setting) string { return s.Name })
}

// Path returns the file of the settings: TABLEMATE_CONFIG, else settings.yaml in
// TABLEMATE_HOME, else the usual place of the system goos; "" if it has none.
func Path(getenv func(string) string, goos string) string {
	if file := getenv("TABLEMATE_CONFIG"); file != "" {
		return file
	}
	if home := getenv("TABLEMATE_HOME"); home != "" {
		return filepath.Join(home, fileName)
	}
	folder := getenv("XDG_CONFIG_HOME")
	switch home := getenv("HOME"); {
	case filepath.IsAbs(folder): // by its specification a relative path is ignored
	case goos == "windows":
		folder = getenv("AppData")
	case home == "":
		folder = ""
	case goos == "darwin", goos == "ios":
		folder = filepath.Join(home, "Library", "Application Support")
	default:
		folder = filepath.Join(home, ".config")
	}
	if folder == "" {
		return ""
	}
	return filepath.Join(folder, "tablemate", fileName)
}

const fileName = "settings.yaml"

// File holds the settings of the file.
type File struct {
	Path   string
	Faults []error // what is wrong in it, by line; each a *tables.Sentence

	text   []byte
	lines  map[string]int // the line of each setting, counted from 1
	values map[string]string
	closed bool // whether it can be neither read nor changed
}

// Read reads the file. A file that is missing holds no settings; in a broken one,
// what can be read counts.
func Read(path string) *File {
	f := &File{Path: path}
	text, err := disk.Read(path, maxSize)
	switch {
	case path == "" || errors.Is(err, fs.ErrNotExist):
	case errors.Is(err, disk.ErrTooBig):
		f.close("settings.too-big", tables.Args{})
	case errors.Is(err, disk.ErrNotFile):
		f.close("settings.not-file", tables.Args{})
	case err != nil:
		f.close("settings.unreadable", tables.Args{"cause": reason(err)})
	default:
		f.parse(text)
	}
	return f
}

// maxSize is the size up to which a file is read: four lines with long remarks. The
// YAML library takes memory by the square of the brackets in it.
const maxSize = 8 << 10

// Get returns the value of a setting, "" where the file does not settle it.
func (f *File) Get(name string) string { return f.values[name] }

// close records that the file as a whole cannot be used: nothing in it counts.
func (f *File) close(id string, args tables.Args) {
	f.closed = true
	clear(f.values)
	f.fault(id, args)
}

func (f *File) fault(id string, args tables.Args) {
	args["file"] = f.Path
	f.Faults = append(f.Faults, &tables.Sentence{ID: id, Args: args})
}

// reason returns the system's message without the name of the file.
func reason(err error) string {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return cmp.Or(err.Error(), "?")
}
