package words

import (
	"cmp"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

var plurals = map[tables.Lang][]string{
	tables.English: {"one", "other"},
	tables.Russian: {"few", "many", "one", "other"},
}

func TestEveryAreaSaysTheSameInBothLanguages(t *testing.T) {
	for _, area := range areas(t) {
		t.Run(area, func(t *testing.T) {
			en, ru := messages(t, area, tables.English), messages(t, area, tables.Russian)
			for id, m := range en {
				require.True(t, strings.HasPrefix(id, area+"."), "%s does not begin with its area", id)
				require.Equal(t, m.blanks(), ru[id].blanks(), "the blanks of %s", id)
				require.Equal(t, len(m) > 1, len(ru[id]) > 1, "%s is counted in one language only", id)
			}
		})
	}
}

func TestEveryMessageIsWholeInItsLanguage(t *testing.T) {
	for _, area := range areas(t) {
		for _, lang := range tables.Langs {
			for id, m := range messages(t, area, lang) {
				if len(m) > 1 {
					require.Equal(t, plurals[lang], sorted(m), "the plural forms of %s in %s", id, lang)
				}
				for form, text := range m {
					require.NotEmpty(t, strings.TrimSpace(text), "%s %s in %s", id, form, lang)
				}
			}
		}
	}
}

func TestEveryMessageOfTheCodeExists(t *testing.T) {
	longtest.SkipShort(t)
	known := map[string]bool{}
	for _, area := range areas(t) {
		for id := range messages(t, area, tables.English) {
			known[id] = true
		}
	}
	for _, s := range said(t, "../..") {
		if s.begins {
			require.True(t, slices.ContainsFunc(sorted(known), func(id string) bool {
				return strings.HasPrefix(id, s.id)
			}), "%s: no message begins with %q", s.where, s.id)
			continue
		}
		require.True(t, known[s.id], "%s: no message %q", s.where, s.id)
	}
}

func TestMissingMessagesWouldBeNoticed(t *testing.T) {
	dir := t.TempDir()
	code := `package x
		func f(w Words, k string) { w.Say("a.b"); w.Say("a.c." + k); d.Say("plain words"); w.Say(k) }`
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x.go"), []byte(code), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x_test.go"), []byte(`package x; var _ = w.Say("a.d")`), 0o600))
	found := said(t, dir)
	require.Len(t, found, 2)
	require.Equal(t, "a.b", found[0].id)
	require.Equal(t, "a.c.", found[1].id)
	require.True(t, found[1].begins)

	m := forms{"one": "{{.count}} of {{.who}}", "other": "{{ .who }}"}
	require.Equal(t, []string{"count", "who"}, m.blanks())
}

func areas(t *testing.T) []string {
	files, err := filepath.Glob("*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for i, file := range files {
		files[i] = strings.TrimSuffix(file, ".json")
	}
	return files
}

// messages returns the sentences of one language in an area's file, by id.
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

// blanks returns the names of the arguments in all forms of a sentence.
func (m forms) blanks() []string {
	names := map[string]bool{}
	for _, text := range m {
		for _, action := range regexp.MustCompile(`{{[^}]*}}`).FindAllString(text, -1) {
			for _, field := range regexp.MustCompile(`\.(\w+)`).FindAllStringSubmatch(action, -1) {
				names[field[1]] = true
			}
		}
	}
	return sorted(names)
}

func sorted[K cmp.Ordered, V any](m map[K]V) []K {
	names := []K{}
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// sentence is a sentence id in the code. If the code computes the rest of the id, it is only the
// beginning of the id.
type sentence struct {
	id, where string
	begins    bool
}

// said returns the sentence ids in the code below root, without tests.
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

// parsed returns the parsed Go files below root, without tests.
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

// sentenceOf returns the id in a call x.Say("area.id") or x.Say("area.id." + rest). The method Say
// of a desk takes texts instead of ids.
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
