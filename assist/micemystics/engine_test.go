package micemystics

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// engine returns the syntax trees of the rules' source files, without tests.
func engine(t *testing.T) map[string]*ast.File {
	names, err := filepath.Glob(filepath.Join("..", "..", "rules", "micemystics", "*.go"))
	require.NoError(t, err)
	out := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		out[filepath.Base(name)], err = parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
	}
	return out
}

func literal(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return text
}

// invoked returns the name of the called function or method.
func invoked(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}
