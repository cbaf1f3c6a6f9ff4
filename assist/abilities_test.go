package assist

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	asserted   = regexp.MustCompile(`(?m)^\t_ session\.(\w+)(?:\[.*\])? += Flow\{\}$`)
	flowMethod = regexp.MustCompile(`(?m)^func \((?:\w+ )?Flow\) (\w+)\(`)
)

// abilities returns the methods of each optional interface of a Flow.
func abilities(t *testing.T) map[string][]string {
	file, err := parser.ParseFile(token.NewFileSet(), "session/abilities.go", nil, 0)
	require.NoError(t, err)
	all := map[string][]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			if ability, ok := spec.Type.(*ast.InterfaceType); ok {
				for _, m := range ability.Methods.List {
					all[spec.Name.Name] = append(all[spec.Name.Name], m.Names[0].Name)
				}
			}
		}
		return true
	})
	require.Greater(t, len(all), 30)
	return all
}

// A Flow with a method of an ability must state in flow.go that it implements this ability. Then the
// compiler refuses a method of another signature, which the session would not call.
func TestWhatAGameBringsIsListed(t *testing.T) {
	for _, game := range Games() {
		name, text, methods := game.About().Game, "", []string{}
		for _, file := range must(filepath.Glob(name + "/*.go")) {
			source := string(must(os.ReadFile(file)))
			for _, m := range flowMethod.FindAllStringSubmatch(source, -1) {
				methods = append(methods, m[1])
			}
			if filepath.Base(file) == "flow.go" {
				text = source
			}
		}
		listed, brought := []string{}, []string{"Flow"}
		for _, found := range asserted.FindAllStringSubmatch(text, -1) {
			listed = append(listed, found[1])
		}
		for ability, names := range abilities(t) {
			if slices.ContainsFunc(names, func(m string) bool { return slices.Contains(methods, m) }) {
				brought = append(brought, ability)
			}
		}
		require.ElementsMatch(t, brought, listed, name)
	}
}
