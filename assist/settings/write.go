package settings

import (
	"errors"
	"slices"
	"strings"

	"tablemate/assist/disk"
	"tablemate/tables"
)

// Set saves the value of a setting, or removes the setting if the value is "". If the file is
// unusable or cannot be written, Set returns a *tables.Sentence and leaves the file unchanged.
func (f *File) Set(name, value string) error {
	if f.Path == "" {
		return &tables.Sentence{ID: "settings.no-place"}
	}
	if f.closed {
		return f.Faults[0]
	}
	err := disk.Change(f.Path, func() error {
		now, next := Read(f.Path), &File{Path: f.Path}
		if now.closed {
			return now.Faults[0]
		}
		next.parse(now.replaced(name, value))
		if next.closed || next.Get(name) != value {
			args := tables.Args{"file": f.Path, "line": now.lines[name], "name": name}
			return &tables.Sentence{ID: "settings.not-replaced", Args: args}
		}
		if err := disk.Replace(f.Path, next.text, 0o644); err != nil {
			return err
		}
		*f = *next
		return nil
	})
	if _, told := errors.AsType[*tables.Sentence](err); err == nil || told {
		return err
	}
	return &tables.Sentence{ID: "settings.not-saved", Args: tables.Args{"file": f.Path, "cause": reason(err)}}
}

func (f *File) replaced(name, value string) []byte {
	lines := strings.SplitAfter(string(f.text), "\n")
	set := name + ": " + value
	switch at := f.lines[name] - 1; {
	case at < 0 && value == "":
	case at < 0:
		lines = append(lines, set+"\n")
	case value == "":
		lines = slices.Delete(lines, at, at+1)
	default:
		if _, remark, ok := strings.Cut(lines[at], " #"); ok {
			set += " #" + strings.TrimRight(remark, "\r\n")
		}
		lines[at] = set + "\n"
	}
	return []byte(strings.Join(lines, ""))
}
