package rules_test

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mutants is how many changes of its code a game is tried with.
const mutants = 8

// TestTheCasesNoticeChangedCode changes the checks of each game, one place at a time, lets
// the cases judge each change and prints how many they notice. A change that changes
// nothing cannot be noticed; the others want a case.
func TestTheCasesNoticeChangedCode(t *testing.T) {
	if os.Getenv("TABLEMATE_TEST_ALL") == "" {
		t.Skip("builds a game anew for every change; TABLEMATE_TEST_ALL=1 runs it")
	}
	ledgers, err := filepath.Glob("*/ledger.json")
	require.NoError(t, err)
	for _, ledger := range ledgers {
		game := filepath.Dir(ledger)
		t.Run(game, func(t *testing.T) { noticed(t, mutantsOf(t, filepath.Join(game, "*.go"))) })
	}
}

func noticed(t *testing.T, all []mutant) {
	rand.New(rand.NewSource(1)).Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	noticed, tried := 0, 0
	for _, m := range all {
		if tried == mutants {
			break
		}
		told := m.try(t)
		switch {
		case strings.Contains(told, "[build failed]"):
			continue
		case strings.Contains(told, "--- FAIL"), strings.Contains(told, "panic: "):
			noticed++
		default:
			t.Logf("not noticed: %s", m.what)
		}
		tried++
	}
	t.Logf("%d of %d changes of the code are noticed, of %d that there are", noticed, tried, len(all))
	require.Greater(t, 10*noticed, 8*tried)
}

// mutant is a file of source with one change.
type mutant struct {
	file string
	what string
	text []byte
}

// try returns what the cases say when the package is built with the change.
func (m mutant) try(t *testing.T) string {
	dir := t.TempDir()
	changed, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	require.NoError(t, os.WriteFile(changed, m.text, 0o600))
	own, err := filepath.Abs(m.file)
	require.NoError(t, err)
	text, err := json.Marshal(map[string]any{"Replace": map[string]string{own: changed}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(overlay, text, 0o600))
	c := exec.Command("go", "test", "-vet=off", "-timeout=2m", "-overlay", overlay, "-run", "^TestEveryRuleOf", ".")
	c.Dir = filepath.Dir(own)
	out, _ := c.CombinedOutput()
	require.NotContains(t, string(out), "no tests to run")
	return string(out)
}

// mutantsOf returns every change there is to the files of a pattern.
func mutantsOf(t *testing.T, pattern string) (out []mutant) {
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, "legal.go") {
			continue // what only lists
		}
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, file, text, 0)
		require.NoError(t, err)
		ast.Inspect(tree, func(n ast.Node) bool {
			for _, e := range editsAt(n) {
				from, to := set.Position(e.from).Offset, set.Position(e.to).Offset
				was := text[from:to]
				now := strings.ReplaceAll(e.text, "$", string(was))
				out = append(out, mutant{
					file: file, what: set.Position(e.from).String() + ": " + string(was) + " becomes " + now,
					text: bytes.Join([][]byte{text[:from], []byte(now), text[to:]}, nil),
				})
			}
			return true
		})
	}
	require.NotEmpty(t, out)
	return out
}

// edit replaces what stands between two places; $ is what stood there.
type edit struct {
	from, to token.Pos
	text     string
}

// swapped are the operators that are taken for one another.
var swapped = map[token.Token]string{
	token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">", token.LAND: "||", token.LOR: "&&",
}

// editsAt returns the changes of one node: a condition is negated, an operator swapped,
// a number is one more.
func editsAt(n ast.Node) (out []edit) {
	switch n := n.(type) {
	case *ast.IfStmt:
		out = append(out, edit{n.Cond.Pos(), n.Cond.End(), "!($)"})
	case *ast.SwitchStmt:
		for _, one := range n.Body.List {
			for _, cond := range one.(*ast.CaseClause).List {
				if n.Tag == nil {
					out = append(out, edit{cond.Pos(), cond.End(), "!($)"})
				}
			}
		}
	case *ast.BinaryExpr:
		if other := swapped[n.Op]; other != "" {
			out = append(out, edit{n.OpPos, n.OpPos + token.Pos(len(n.Op.String())), other})
		}
	case *ast.BasicLit:
		if n.Kind == token.INT {
			out = append(out, edit{n.Pos(), n.End(), "($ + 1)"})
		}
	}
	return out
}
