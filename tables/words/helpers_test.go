package words

import (
	"cmp"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func areas(t *testing.T) []string {
	files, err := filepath.Glob("*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for i, file := range files {
		files[i] = strings.TrimSuffix(file, ".json")
	}
	return files
}

func messages(t *testing.T, area string, lang tables.Lang) map[string]forms {
	text, err := os.ReadFile(area + ".json")
	require.NoError(t, err)
	var both map[string]map[tables.Lang]forms
	require.NoError(t, json.Unmarshal(text, &both), area)
	require.Len(t, regexp.MustCompile(`(?m)^  "`).FindAll(text, -1), len(both), "an id stands twice in %s", area)
	all := map[string]forms{}
	for id, said := range both {
		require.Equal(t, []tables.Lang{tables.English, tables.Russian}, sorted(said), "the languages of %s", id)
		all[id] = said[lang]
	}
	return all
}

func sorted[K cmp.Ordered, V any](m map[K]V) []K {
	names := []K{}
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// sentence is a sentence id in the code. If the code computes the end of the id, `id` has only the
// beginning, and `begins` is true.
type sentence struct {
	id, where string
	begins    bool
}

func said(t *testing.T, root string) []sentence {
	var all []sentence
	files, at := parsed(t, root)
	for _, name := range sorted(files) {
		ast.Inspect(files[name], func(n ast.Node) bool {
			if s, ok := sentenceOf(n); ok {
				s.where = at.Position(n.Pos()).String()
				all = append(all, s)
			}
			return true
		})
	}
	return all
}

func parsed(t *testing.T, root string) (map[string]*ast.File, *token.FileSet) {
	files, at := map[string]*ast.File{}, token.NewFileSet()
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && name != root && (e.Name() == "testdata" || strings.HasPrefix(e.Name(), ".")) {
			return fs.SkipDir
		}
		if e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		in, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		files[filepath.ToSlash(in)], err = parser.ParseFile(at, name, nil, parser.SkipObjectResolution)
		return err
	})
	require.NoError(t, err)
	return files, at
}

func sentenceOf(n ast.Node) (sentence, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return sentence{}, false
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || method.Sel.Name != "Say" {
		return sentence{}, false
	}
	var s sentence
	what := call.Args[0]
	if sum, ok := what.(*ast.BinaryExpr); ok {
		what, s.begins = leftmost(sum), true
	}
	text, ok := what.(*ast.BasicLit)
	if !ok || text.Kind != token.STRING {
		return sentence{}, false
	}
	s.id, _ = strconv.Unquote(text.Value)
	return s, regexp.MustCompile(`^[a-z][a-z0-9_]*\.[a-zA-Z0-9_.\-]*$`).MatchString(s.id)
}

func leftmost(sum *ast.BinaryExpr) ast.Expr {
	if deeper, ok := sum.X.(*ast.BinaryExpr); ok {
		return leftmost(deeper)
	}
	return sum.X
}

type source struct {
	files map[string]*ast.File
	known map[string]map[string]bool
}

func (s source) says(t *testing.T, id string) bool {
	area, rest, _ := strings.Cut(id, ".")
	return s.words(t, "")[id] || s.words(t, "*/"+area+"/*.go")[rest] || s.words(t, area+"/*.go")[rest]
}

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

var inTag = regexp.MustCompile(`\b(?:else=|json:")[\w-]+`)

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

var (
	quoted = regexp.MustCompile(`“[^”]*”|\(«[^»]*»\)`)
	blank  = regexp.MustCompile(`\{\{[^}]*\}\}`)
	typed  = regexp.MustCompile(`(?m)^.*? \| `) // matches the command at the start of a line in a help page
)
