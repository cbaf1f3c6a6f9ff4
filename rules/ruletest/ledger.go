package ruletest

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// Proof holds the inputs of a ledger. A ledger lists the rules of a game with their code and cases.
type Proof struct {
	Code     []string        // folders such as "rules/picklerick"
	Rulebook string          // the path of the rulebook; for rules of the kind Lookup, the only entry in Enforced
	Book     tables.Rulebook // the contents of the rulebook
	Tried    []Tried         // the cases that the tests run
}

// Covered is one row of a ledger: a rule with its code and its cases.
type Covered struct {
	ID       tables.RuleID   `json:"id"`
	Kind     tables.Kind     `json:"kind"`
	Enforced []string        `json:"enforced"`           // declarations that contain the id, as "file: name"
	Allowed  []string        `json:"allowed,omitempty"`  // cases in which the rule allows an action
	Refused  []string        `json:"refused,omitempty"`  // cases in which an action breaks the rule
	Follows  []string        `json:"follows,omitempty"`  // cases about the consequences of the rule
	Examples []tables.RuleID `json:"examples,omitempty"` // the examples that these cases reproduce
}

// Ledger fails if a rule lacks code or tests, if a case has an unknown rule, or if ledger.json is
// outdated. If update is true, it rewrites ledger.json.
func Ledger(t *testing.T, p Proof, update bool) []Covered {
	t.Helper()
	rows, err := p.rows(os.DirFS("../.."))
	require.NoError(t, err)
	ids := map[tables.RuleID]bool{}
	for _, row := range rows {
		ids[row.ID] = true
	}
	for _, c := range p.Tried {
		require.True(t, ids[c.Rule], "a case proves %s, which is not in the ledger", c.Rule)
	}
	text := written(rows)
	if update {
		require.NoError(t, os.WriteFile("ledger.json", text, 0o644))
	}
	was, err := os.ReadFile("ledger.json")
	require.NoError(t, err)
	require.True(t, bytes.Equal(was, text), "ledger.json is stale: run the test with -update")
	require.Empty(t, gaps(p.Book, rows))
	return rows
}

func (p Proof) rows(root fs.FS) ([]Covered, error) {
	code, err := codeOfRules(root, p.Code)
	if err != nil {
		return nil, err
	}
	var out []Covered
	for _, e := range p.Book.Entries() {
		if e.Kind == tables.Open && e.Switch.Name == "" {
			continue
		}
		row := Covered{ID: e.ID, Kind: e.Kind, Enforced: code[e.ID]}
		if e.Kind == tables.Lookup {
			row.Enforced = []string{p.Rulebook}
		}
		if row.Enforced == nil {
			row.Enforced = []string{}
		}
		for _, c := range p.Tried {
			if c.Rule == e.ID {
				addCase(&row, c)
			}
		}
		out = append(out, row)
	}
	return out, nil
}

func addCase(row *Covered, c Tried) {
	switch c.Kind {
	case Allowed:
		row.Allowed = append(row.Allowed, c.Name)
	case Refused:
		row.Refused = append(row.Refused, c.Name)
	case Follows:
		row.Follows = append(row.Follows, c.Name)
	}
	if c.Example != "" && !slices.Contains(row.Examples, c.Example) {
		row.Examples = append(row.Examples, c.Example)
	}
}

func gaps(book tables.Rulebook, rows []Covered) []string {
	var out []string
	for _, row := range rows {
		missing := func(what string, there bool) {
			if !there {
				out = append(out, string(row.ID)+", "+string(row.Kind)+": no "+what)
			}
		}
		missing("code names it", len(row.Enforced) > 0)
		switch row.Kind {
		case tables.Flag:
			missing("allowed case", len(row.Allowed) > 0)
			missing("refused case", len(row.Refused) > 0)
		case tables.Automate:
			missing("case of what follows", len(row.Follows) > 0)
		case tables.Track:
			missing("case of what follows or is allowed", len(row.Follows)+len(row.Allowed) > 0)
		case tables.Open:
			e, _ := book.Entry(row.ID)
			missing("case for each answer", len(row.Allowed)+len(row.Refused)+len(row.Follows) >= len(e.Switch.Values))
		}
	}
	return out
}

func written(rows []Covered) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(rows); err != nil {
		panic(err)
	}
	return out.Bytes()
}

var ruleID = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+[0-9]*-[0-9]{2}\b`)

// codeOfRules maps each rule id to the declarations that contain it in their code or comment.
func codeOfRules(root fs.FS, folders []string) (map[tables.RuleID][]string, error) {
	out := map[tables.RuleID][]string{}
	for _, folder := range folders {
		files, err := fs.Glob(root, path.Join(folder, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			if err := addCodeOf(root, file, out); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

func addCodeOf(root fs.FS, file string, out map[tables.RuleID][]string) error {
	source, err := fs.ReadFile(root, file)
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, source, parser.ParseComments)
	if err != nil {
		return err
	}
	offset := func(p token.Pos) int { return set.Position(p).Offset }
	for _, d := range declared(parsed) {
		where := file + ": " + d.name
		for _, id := range ruleID.FindAllString(string(source[offset(d.from):offset(d.to)]), -1) {
			if id := tables.RuleID(id); !slices.Contains(out[id], where) {
				out[id] = append(out[id], where)
			}
		}
	}
	return nil
}

type declaration struct {
	name     string
	from, to token.Pos
}

func declared(file *ast.File) []declaration {
	var out []declaration
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			out = append(out, declaration{functionName(d), begins(d.Doc, d.Pos()), d.End()})
		case *ast.GenDecl:
			out = append(out, specs(d)...)
		}
	}
	return out
}

func specs(d *ast.GenDecl) []declaration {
	var out []declaration
	for _, spec := range d.Specs {
		from := begins(d.Doc, spec.Pos())
		if len(d.Specs) > 1 { // a comment above a group of declarations belongs to none of them
			from = spec.Pos()
		}
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			from, to := min(from, begins(spec.Doc, from)), ends(spec.Comment, spec.End())
			out = append(out, declaration{spec.Name.Name, from, to})
		case *ast.ValueSpec:
			from, to := min(from, begins(spec.Doc, from)), ends(spec.Comment, spec.End())
			out = append(out, declaration{spec.Names[0].Name, from, to})
		}
	}
	return out
}

func begins(doc *ast.CommentGroup, pos token.Pos) token.Pos {
	if doc != nil {
		return doc.Pos()
	}
	return pos
}

func ends(comment *ast.CommentGroup, pos token.Pos) token.Pos {
	if comment != nil {
		return comment.End()
	}
	return pos
}

func functionName(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return d.Name.Name
	}
	of := d.Recv.List[0].Type
	for {
		switch t := of.(type) {
		case *ast.StarExpr:
			of = t.X
		case *ast.IndexExpr:
			of = t.X
		case *ast.IndexListExpr:
			of = t.X
		case *ast.Ident:
			return t.Name + "." + d.Name.Name
		default:
			return d.Name.Name
		}
	}
}
