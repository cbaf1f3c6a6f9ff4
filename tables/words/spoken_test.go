package words

import (
	"go/ast"
	"go/token"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

// TestEverySentenceIsSaidSomewhere requires that the code uses each sentence. The code must contain
// the id with or without its area, or must compute it.
func TestEverySentenceIsSaidSomewhere(t *testing.T) {
	longtest.SkipShort(t)
	files, _ := parsed(t, "../..")
	code := source{files, map[string]map[string]bool{}}
	used := make([]int, len(computed))
	for _, area := range areas(t) {
		common, own := rowsOf(t, area)
		ownUsed := make([]int, len(own))
		for id := range messages(t, area, tables.English) {
			if code.says(t, id) {
				continue
			}
			if i := code.puts(t, id, common); i >= 0 {
				used[i]++
			} else if i := code.puts(t, id, own); i >= 0 {
				ownUsed[i]++
			} else {
				t.Errorf("nothing says %s", id)
			}
		}
		for i, r := range own {
			require.NotZero(t, ownUsed[i], "no sentence begins with %s", r.begins)
		}
	}
	for i, r := range computed {
		require.NotZero(t, used[i], "no sentence begins with %s", r.begins)
	}
}

// source has the Go files without tests, and caches the words of the places in rows.
type source struct {
	files map[string]*ast.File
	known map[string]map[string]bool
}

// says reports whether the code contains a complete id, with or without its area.
func (s source) says(t *testing.T, id string) bool {
	area, rest, _ := strings.Cut(id, ".")
	return s.words(t, "")[id] || s.words(t, "*/"+area+"/*.go")[rest] || s.words(t, area+"/*.go")[rest]
}

// puts returns the index of the row whose ids include this id, or -1.
func (s source) puts(t *testing.T, id string, rows []row) int {
	return slices.IndexFunc(rows, func(r row) bool {
		rest, ok := strings.CutPrefix(id, r.begins)
		words := map[string]bool{}
		if ok {
			for _, from := range r.sources {
				maps.Copy(words, s.words(t, from))
			}
		}
		return ok && joined(words, rest)
	})
}

// joined reports whether rest is one of words, or two of them with a dash or a dot between them.
func joined(words map[string]bool, rest string) bool {
	if words[rest] {
		return true
	}
	for i, r := range rest {
		if (r == '-' || r == '.') && (words[rest[:i]] || words[rest[:i+1]]) && (words[rest[i+1:]] || words[rest[i:]]) {
			return true
		}
	}
	return false
}

// words returns the words at one place of a row. The place "" means all string literals of the
// code.
func (s source) words(t *testing.T, from string) map[string]bool {
	if known, ok := s.known[from]; ok {
		return known
	}
	words := map[string]bool{}
	s.known[from] = words
	if list, ok := strings.CutPrefix(from, "= "); ok {
		for _, word := range strings.Fields(list) {
			words[word] = true
		}
		return words
	}
	glob, only, _ := strings.Cut(from, " ")
	for name, file := range s.files {
		if in, _ := path.Match(glob, name); in || glob == "" {
			literals(words, within(file, only))
		}
	}
	return words
}

// inTag matches the names in a field's tag: the field's own name and its sentence id.
var inTag = regexp.MustCompile(`\b(?:else=|json:")[\w-]+`)

// literals adds the string literals in some parts of a file.
func literals(words map[string]bool, parts []ast.Node) {
	for _, n := range parts {
		ast.Inspect(n, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
				word, _ := strconv.Unquote(text.Value)
				words[word] = true
				for _, tag := range inTag.FindAllString(word, -1) {
					words[strings.TrimLeft(tag[4:], `=:"`)] = true
				}
			}
			return true
		})
	}
}

// within returns parts of a file: the constants of a type, the functions with a name, or the whole
// file.
func within(file *ast.File, only string) []ast.Node {
	if only == "" {
		return []ast.Node{file}
	}
	var out []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			is := n.Type
			if from, ok := is.(*ast.SelectorExpr); ok {
				is = from.Sel
			}
			if is, ok := is.(*ast.Ident); ok && is.Name == only {
				out = append(out, n)
			}
		case *ast.FuncDecl:
			if n.Name.Name+"()" == only {
				out = append(out, n)
			}
		}
		return true
	})
	return out
}
