package ruletest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"tablemate/tables"
)

// ruleID matches a rule id in code and comments.
var ruleID = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+[0-9]*-[0-9]{2}\b`)

// codeOfRules returns, for each rule id, the functions, types and variables of the
// folders that name it in their code or comment, tests left out.
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

// declaration is a named declaration, with where its comment begins and where it
// ends.
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
		if len(d.Specs) > 1 { // a comment over several is about none of them alone
			from = spec.Pos()
		}
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			out = append(out, declaration{spec.Name.Name, min(from, begins(spec.Doc, from)), ends(spec.Comment, spec.End())})
		case *ast.ValueSpec:
			out = append(out, declaration{spec.Names[0].Name, min(from, begins(spec.Doc, from)), ends(spec.Comment, spec.End())})
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

// functionName returns the name of a function, that of a method with its type.
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
