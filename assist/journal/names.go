package journal

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tablemate/tables"
)

// maxSlug is the largest number of letters of a table's name in the name of its file.
const maxSlug = 40

// Slug returns the file name of a table without its extension: letters and digits of any script
// in lower case, and hyphens. It is never empty and never a path. Two names may have the same
// slug; [Path] gives them different files.
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

// unreserved changes a slug that Windows reserves for a device.
func unreserved(slug string) string {
	device := strings.TrimRight(slug, "0123456789")
	if slices.Contains([]string{"con", "prn", "aux", "nul", "com", "lpt"}, device) && len(slug)-len(device) < 2 {
		return "table-" + slug
	}
	return slug
}

// Same reports whether two names are the same to people. It ignores capitals, spaces, and how a
// keyboard composes letters with accents.
func Same(a, b string) bool { return folded(a) == folded(b) }

func folded(name string) string {
	return strings.Join(strings.Fields(strings.ToLower(norm.NFC.String(name))), " ")
}

// Path returns the file in dir of the table called name, whether the file exists or not. The
// file is named by the slug. If that file belongs to a table with another name, a hash of the
// name is added, so that two names never share a file. A name that is a slug means the file with
// that slug, whatever its table is called. An exact name takes precedence over nearly equal ones.
func Path(dir, name string) string {
	path := nearPath(dir, name)
	if Begun(path) && !IsExactly(path, name) {
		if called := exactPaths(dir, name); len(called) == 1 {
			return called[0]
		}
	}
	return path
}

// IsExactly reports whether a table or its file is called name to the letter.
func IsExactly(path, name string) bool {
	t := TableAt(path)
	return t.Slug == name || t.Header.Table == name
}

// exactPaths lists the files in dir of the tables that are called name to the letter.
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

// nearPath returns the file of Path for names that are equal except for capitals and spaces.
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

// isNoSlug reports whether a slug cannot have this character.
func isNoSlug(c rune) bool { return c != '-' && !unicode.IsLetter(c) && !unicode.IsDigit(c) }

// DistinctSlug returns the slug and a hash of a name, for a slug that another name has.
func DistinctSlug(name string) string {
	sum := sha256.Sum256([]byte(folded(name)))
	return Slug(name) + "-" + hex.EncodeToString(sum[:4])
}

func slugPath(dir, slug string) string { return filepath.Join(dir, slug+Extension) }

// isNamed reports whether the table in a file named by the slug of name may be called name. A
// table without a name, a renamed file and an unreadable file are known by the file's name only.
func isNamed(path, name string) bool {
	t := TableAt(path)
	return t.Err != nil || !t.bearsItsName() || Same(t.Header.Table, tables.Plain(name, tables.MaxName)) ||
		Same(t.Slug, name)
}

// FreePath returns a file in dir for a new table called name. A number is added if the file of
// another table has that name.
func FreePath(dir, name string) string {
	path := slugPath(dir, Slug(name))
	for n := 2; ; n++ {
		if isFree(path) {
			return path
		}
		path = slugPath(dir, fmt.Sprintf("%s-%d", Slug(name), n))
	}
}
