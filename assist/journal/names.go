package journal

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tablemate/tables"
)

// maxSlug limits the letters that a slug takes from a table's name.
const maxSlug = 40

// Slug returns the file name of a table without its extension: lower-case letters and digits of any
// script, and hyphens. It is never empty and never a path. Two names may have the same slug, but
// [Path] gives them different files.
func Slug(name string) string {
	var slug strings.Builder
	letters, gap := 0, false
	for _, c := range norm.NFC.String(name) {
		switch {
		case letters == maxSlug:
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			if gap && letters > 0 {
				slug.WriteByte('-')
			}
			slug.WriteRune(unicode.ToLower(c))
			letters, gap = letters+1, false
		case !unicode.IsMark(c):
			gap = true
		}
	}
	return cmp.Or(unreserved(slug.String()), "table")
}

// unreserved changes a name that Windows reserves for a device.
func unreserved(slug string) string {
	device := strings.TrimRight(slug, "0123456789")
	if slices.Contains([]string{"con", "prn", "aux", "nul", "com", "lpt"}, device) && len(slug)-len(device) < 2 {
		return "table-" + slug
	}
	return slug
}

// Same reports whether two names differ only in case, spaces, or the Unicode form of accents.
func Same(a, b string) bool { return folded(a) == folded(b) }

func folded(name string) string {
	return strings.Join(strings.Fields(strings.ToLower(norm.NFC.String(name))), " ")
}

// Path returns the file in dir for the table with this name. The file need not exist. If `name` is
// itself the slug of an existing file, Path returns this file. Otherwise the file name is the slug
// of `name`. If a table with another name already has this file, Path adds a hash of `name`. The
// file found in this way may belong to a table with only a similar name. If exactly one other table
// in dir has the name `name`, Path returns the file of that table instead.
func Path(dir, name string) string {
	path := nearPath(dir, name)
	if Begun(path) && !IsExactly(path, name) {
		if called := exactPaths(dir, name); len(called) == 1 {
			return called[0]
		}
	}
	return path
}

// IsExactly reports whether the table or its file has exactly this name.
func IsExactly(path, name string) bool {
	t := TableAt(path)
	return t.Slug == name || t.Header.Table == name
}

func exactPaths(dir, name string) []string {
	entries, _ := os.ReadDir(dir)
	var out []string
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if strings.HasSuffix(path, Extension) && TableAt(path).Header.Table == name {
			out = append(out, path)
		}
	}
	return out
}

// nearPath is like Path, but ignores case and spaces of the name.
func nearPath(dir, name string) string {
	if file := folded(name); strings.Trim(file, "-") != "" && !strings.ContainsFunc(file, isNoSlug) {
		if path := slugPath(dir, file); Begun(path) {
			return path
		}
	}
	path := slugPath(dir, Slug(name))
	apart := slugPath(dir, DistinctSlug(name))
	if Begun(apart) || Begun(path) && !isNamed(path, name) {
		return apart
	}
	return path
}

func isNoSlug(c rune) bool { return c != '-' && !unicode.IsLetter(c) && !unicode.IsDigit(c) }

// DistinctSlug returns the slug of a name, followed by a hash of the name. The hash distinguishes
// names with the same slug.
func DistinctSlug(name string) string {
	return Slug(name) + "-" + hashOf([]byte(folded(name)))[:8]
}

func slugPath(dir, slug string) string { return filepath.Join(dir, slug+Extension) }

// isNamed reports whether the table in a file may have this name. If the file was renamed or cannot
// be read, isNamed returns true.
func isNamed(path, name string) bool {
	t := TableAt(path)
	return t.Err != nil || !t.bearsItsName() || Same(t.Header.Table, tables.Plain(name, tables.MaxName)) ||
		Same(t.Slug, name)
}

// FreePath returns an unused file in dir for a new table with this name.
func FreePath(dir, name string) string {
	path := slugPath(dir, Slug(name))
	for n := 2; ; n++ {
		if isFree(path) {
			return path
		}
		path = slugPath(dir, fmt.Sprintf("%s-%d", Slug(name), n))
	}
}
