// Package settings stores a person's choices for all tables: the language, plain lines instead of
// menus, the use of colours, and who rolls the dice. The settings are in one small YAML file, which
// people may edit by hand.
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

// Setting is the name of a setting and its allowed values.
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

// The values of an on-off setting.
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

// Find returns the setting with this name, or false.
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

// Path returns the path of the settings file. If TABLEMATE_CONFIG is set, its value is the path.
// Otherwise, if TABLEMATE_HOME is set, the file is settings.yaml in that folder. If neither is set,
// the file is tablemate/settings.yaml in the usual folder of the operating system `goos`. If the
// usual folder is unknown, Path returns "".
func Path(getenv func(string) string, goos string) string {
	if file := getenv("TABLEMATE_CONFIG"); file != "" {
		return file
	}
	if home := getenv("TABLEMATE_HOME"); home != "" {
		return filepath.Join(home, fileName)
	}
	folder := getenv("XDG_CONFIG_HOME")
	switch home := getenv("HOME"); {
	case filepath.IsAbs(folder): // the XDG specification ignores relative paths
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

// File is the content of a settings file.
type File struct {
	Path   string
	Faults []error // each a *tables.Sentence; sorted by line

	text   []byte
	lines  map[string]int // the line of each setting, counted from 1
	values map[string]string
	closed bool // whether the whole file is unusable
}

// Read reads the settings file. A missing file has no settings. Faulty lines are left out. If the
// file is unusable, all lines are left out.
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

// maxSize is the largest size of the file in bytes. It is small, because the memory of the YAML
// library grows with the square of the number of brackets.
const maxSize = 8 << 10

// Get returns the value of a setting, or "" if the file does not have it.
func (f *File) Get(name string) string { return f.values[name] }

func (f *File) close(id string, args tables.Args) {
	f.closed = true
	clear(f.values)
	f.fault(id, args)
}

func (f *File) fault(id string, args tables.Args) {
	args["file"] = f.Path
	f.Faults = append(f.Faults, &tables.Sentence{ID: id, Args: args})
}

func reason(err error) string {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return cmp.Or(err.Error(), "?")
}
