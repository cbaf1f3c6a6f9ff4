package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

type change struct {
	number   int
	kind     string
	pkg      *source
	file     string // in the module
	line     int
	from, to int    // the bytes in the file that are replaced
	was, now string // the code before and after, as printed
	text     string // the replacement, with % for a call such as mutant.On(7)
	reached  bool   // a test executes the changed code
	by       string // the suite that detected the change, or ""
}

func (c *change) String() string {
	return fmt.Sprintf("%s:%d %s: %s => %s", c.file, c.line, c.kind, short(c.was), short(c.now))
}

func (c *change) verdict() string {
	nobody := "NOBODY"
	if !c.reached {
		nobody = "NOT RUN"
	}
	return fmt.Sprintf("%3d %-9s %s", c.number, cmp.Or(c.by, nobody), c)
}

func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if letters := []rune(text); len(letters) > 60 {
		return string(letters[:60]) + "…"
	}
	return text
}

// choose selects more changes in large packages. Within a package, all kinds are equally likely.
func (t *tree) choose(o options) {
	chance := rand.New(rand.NewPCG(o.seed, 0))
	var from []*source
	lines := 0
	for _, s := range t.sources {
		s.sites = slices.DeleteFunc(s.sites, func(m *change) bool { return !o.only.MatchString(m.file) })
		if len(s.sites) > 0 {
			from, lines = append(from, s), lines+s.lines
		}
	}
	for place, n := 0, 0; n < o.count && lines > 0; n++ {
		// divide all lines into o.count steps of equal length; find the package of a random line in
		// step n
		step := (n*lines + chance.IntN(lines)) / o.count
		for place = 0; step >= from[place].lines; place++ {
			step -= from[place].lines
		}
		if m := from[place].draw(chance); m != nil {
			m.number = len(t.chosen) + 1
			t.chosen = append(t.chosen, m)
		}
	}
}

func (s *source) draw(chance *rand.Rand) *change {
	kinds := map[string][]*change{}
	for _, m := range s.sites {
		kinds[m.kind] = append(kinds[m.kind], m)
	}
	if len(kinds) == 0 {
		return nil
	}
	names := slices.Sorted(maps.Keys(kinds))
	one := kinds[names[chance.IntN(len(names))]]
	m := one[chance.IntN(len(one))]
	s.sites = slices.DeleteFunc(s.sites, func(other *change) bool {
		return other.file == m.file && other.from < m.to && m.from < other.to
	})
	return m
}

type finder struct {
	*source
	file    string
	text    []byte
	set     *token.FileSet
	info    *types.Info
	parents []ast.Node
	words   sentences
}

// Visit keeps a list of the node's parents.
func (f *finder) Visit(n ast.Node) ast.Visitor {
	if n == nil {
		f.parents = f.parents[:len(f.parents)-1]
		return nil
	}
	if d, ok := n.(*ast.GenDecl); ok && (d.Tok == token.CONST || d.Tok == token.IMPORT) {
		return nil // constants and imports cannot be switched while the program runs
	}
	f.look(n)
	f.parents = append(f.parents, n)
	return f
}

func (f *finder) look(n ast.Node) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		f.operator(n)
	case *ast.IfStmt:
		f.condition(n.Cond)
		if looksAtError(f.info, n) {
			f.add("dropped error", n.Cond, "false", "(!% && ($))")
		}
	case *ast.CaseClause:
		if s, ok := f.parents[len(f.parents)-2].(*ast.SwitchStmt); ok && s.Tag == nil {
			for _, cond := range n.List {
				f.condition(cond)
			}
		}
		f.statements(n.Body)
	case *ast.CommClause:
		f.statements(n.Body)
	case *ast.BlockStmt:
		f.statements(n.List)
	case *ast.Ident:
		if (n.Name == "true" || n.Name == "false") && f.info.Uses[n] == types.Universe.Lookup(n.Name) && f.is(n, types.Bool) {
			f.add("wrong bool", n, map[string]string{"true": "false", "false": "true"}[n.Name], "(% != $)")
		}
	case *ast.BasicLit:
		f.literal(n)
	}
}

// others maps operators to similar ones that people write by mistake.
var others = map[token.Token]struct{ kind, now string }{
	token.LSS: {"comparison", "<="}, token.LEQ: {"comparison", "<"},
	token.GTR: {"comparison", ">="}, token.GEQ: {"comparison", ">"},
	token.LAND: {"and-or", "||"}, token.LOR: {"and-or", "&&"},
}

func (f *finder) operator(n *ast.BinaryExpr) {
	other, ok := others[n.Op]
	if !ok || f.info.Types[n].Value != nil {
		return
	}
	now := f.of(n.X) + " " + other.now + " " + f.of(n.Y)
	f.add(other.kind, n, now, "(% && ("+strings.ReplaceAll(now, "%", "%%")+") || !% && ($))")
}

func (f *finder) condition(cond ast.Expr) { f.add("negation", cond, "!("+f.of(cond)+")", "(% != ($))") }

func looksAtError(info *types.Info, n *ast.IfStmt) bool {
	cond, ok := n.Cond.(*ast.BinaryExpr)
	if !ok || cond.Op != token.NEQ || n.Else != nil || len(n.Body.List) == 0 {
		return false
	}
	_, leaves := n.Body.List[len(n.Body.List)-1].(*ast.ReturnStmt)
	kind := info.TypeOf(cond.X)
	return leaves && info.Types[cond.Y].IsNil() && kind != nil && kind.String() == "error"
}

func (f *finder) statements(list []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.ExprStmt:
			if call, ok := s.X.(*ast.CallExpr); !ok || f.of(call.Fun) == "panic" {
				continue
			}
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE || f.of(s.Lhs[0]) == "_" {
				continue
			}
		case *ast.IncDecStmt:
		default:
			continue
		}
		f.add("dropped statement", s, "", "if !% { $ }")
	}
}

func (f *finder) literal(n *ast.BasicLit) {
	switch {
	case n.Kind == token.INT && f.is(n, types.Int) && !f.fixed(n):
		f.add("off by one", n, f.of(n)+" + 1", "mutant.Int(%, $)")
	case n.Kind == token.STRING && f.is(n, types.String) && !f.fixed(n):
		was, _ := strconv.Unquote(n.Value)
		if now := f.words.another(f.area(), was); now != "" {
			f.add("sentence", n, strconv.Quote(now), "mutant.Text(%, $, "+strconv.Quote(now)+")")
		}
	}
}

func (f *finder) area() string { return filepath.Base(f.path) + "." }

func (f *finder) is(n ast.Expr, kind types.BasicKind) bool {
	return f.info.TypeOf(n) == types.Typ[kind]
}

// fixed reports whether a literal must stay: no call can replace it, or it is the capacity in make.
func (f *finder) fixed(n ast.Expr) bool {
	switch up := f.parents[len(f.parents)-1].(type) {
	case *ast.ArrayType, *ast.Field:
		return true
	case *ast.KeyValueExpr:
		return up.Key == n
	case *ast.CallExpr:
		return f.of(up.Fun) == "make" && len(up.Args) == 3 && up.Args[2] == n
	}
	return false
}

func (f *finder) of(n ast.Node) string {
	return string(f.text[f.set.Position(n.Pos()).Offset:f.set.Position(n.End()).Offset])
}

// add adds a possible change. In `text`, $ stands for the original code, and % for a call such as
// mutant.On(7), or only for its number after mutant.Int( and mutant.Text(.
func (f *finder) add(kind string, n ast.Node, now, text string) {
	at, was := f.set.Position(n.Pos()), f.of(n)
	text = strings.ReplaceAll(strings.ReplaceAll(text, "%%", "\x00"), "$", strings.ReplaceAll(was, "%", "\x00"))
	f.sites = append(f.sites, &change{
		kind: kind, pkg: f.source, file: f.file, line: at.Line, from: at.Offset, to: at.Offset + len(was),
		was: was, now: cmp.Or(now, "nothing"), text: text,
	})
}

func (c *change) switched() string {
	text := strings.ReplaceAll(c.text, "mutant.Int(%", "mutant.Int("+strconv.Itoa(c.number))
	text = strings.ReplaceAll(text, "mutant.Text(%", "mutant.Text("+strconv.Itoa(c.number))
	text = strings.ReplaceAll(text, "%", "mutant.On("+strconv.Itoa(c.number)+")")
	return strings.ReplaceAll(text, "\x00", "%")
}

type sentences []string

func readSentences(dir string) (all sentences, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "tables/words/*.json"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		ids := map[string]json.RawMessage{}
		if err := json.Unmarshal(text, &ids); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		all = slices.AppendSeq(all, maps.Keys(ids))
	}
	slices.Sort(all)
	return all, nil
}

// another returns another sentence id for the id in `text`, which may lack the prefix `area`. For
// other texts, it returns "".
func (s sentences) another(area, text string) string {
	for _, begins := range []string{"", area} {
		i, ok := slices.BinarySearch(s, begins+text)
		if !ok || text == "" {
			continue
		}
		for _, other := range slices.Concat(s[i+1:], s[:i]) {
			name, _, _ := strings.Cut(text, ".")
			if rest, ok := strings.CutPrefix(other, begins); ok && (begins != "" || strings.HasPrefix(other, name+".")) {
				return rest
			}
		}
	}
	return ""
}
