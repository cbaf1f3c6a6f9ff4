package cmd

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// layers is an ordered list of folders. A package may import packages of its own folder and of the
// folders that follow in the list.
var layers = []string{"cmd", "assist", "rules", "tables"}

// A game may not import another game. Packages of rules and tables may not import libraries in
// `outside`.
func TestLayers(t *testing.T) {
	games := gamesIn(t)
	require.Contains(t, games, "picklerick")
	fset := token.NewFileSet()
	for _, layer := range layers {
		err := filepath.WalkDir(filepath.Join("..", layer), func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || !strings.HasSuffix(name, ".go") {
				return err
			}
			file := must(parser.ParseFile(fset, name, nil, parser.ImportsOnly))
			program := file.Name.Name == "main" // a separate program, such as one that generates a table
			in := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(name), ".."+string(filepath.Separator)))
			for _, spec := range file.Imports {
				imported := must(strconv.Unquote(spec.Path.Value))
				apart := program || strings.HasSuffix(name, "_test.go")
				require.Empty(t, broken(in, imported, games, apart), "%s imports %s", name, imported)
			}
			return nil
		})
		require.NoError(t, err)
	}
}

func gamesIn(t *testing.T) []string {
	var games []string
	for _, layer := range layers[1:] {
		entries := must(os.ReadDir(filepath.Join("..", layer)))
		for _, e := range entries {
			if e.IsDir() && isGame(t, e.Name()) && !slices.Contains(games, e.Name()) {
				games = append(games, e.Name())
			}
		}
	}
	return games
}

// A name is a game if the file tables/<name>/box.go exists.
func isGame(t *testing.T, name string) bool {
	_, err := os.Stat(filepath.Join("..", "tables", name, "box.go"))
	return err == nil
}

var outside = []string{"os", "time", "net", "math/rand", "io/ioutil", "crypto/rand", "syscall"}

// forTests are libraries that tablemate itself may not import, because they do much work whenever a
// program starts.
var forTests = []string{"github.com/chromedp/chromedp", "github.com/creack/pty"}

// The map `parses` has the libraries that a package may use to read embedded data.
var parses = map[string][]string{"tables/strictjson": {jsonReader}, "tables/words": {"golang.org/x/text/"}}

const jsonReader = "github.com/go-json-experiment/json"

// broken returns why a package may not import another one, or "" if it may. `apart` is true for
// tests and separate programs: they may import libraries in `outside`.
func broken(in, imported string, games []string, apart bool) string {
	ours, inside := strings.CutPrefix(imported, "tablemate/")
	from := layerOf(in)
	pure := from >= slices.Index(layers, "rules")
	switch {
	case !apart && slices.Contains(forTests, imported):
		return "a library for tests"
	case strings.HasPrefix(imported, jsonReader) && in != "tables/strictjson":
		return "a second reader of JSON"
	case inside && layerOf(ours) < from:
		return "back"
	case inside && gameOfPath(in, games) != "" && gameOfPath(ours, games) != "" && gameOfPath(in, games) != gameOfPath(ours, games):
		return "sideways"
	case inside && from == 0 && strings.HasPrefix(ours, "rules/") && gameOfPath(ours, games) != "":
		return "cmd knows a game's rules"
	case inside || apart || !pure || strings.HasPrefix(in, "rules/ruletest") || in == "tables/booktest" || in == "tables/longtest":
		return ""
	case slices.ContainsFunc(outside, func(o string) bool { return imported == o || strings.HasPrefix(imported, o+"/") }):
		return "the world outside"
	case strings.Contains(imported, ".") && !slices.ContainsFunc(parses[in], func(p string) bool { return strings.HasPrefix(imported, p) }):
		return "a module in a pure layer"
	}
	return ""
}

func layerOf(dir string) int {
	top, _, _ := strings.Cut(dir, "/")
	return slices.Index(layers, top)
}

func gameOfPath(dir string, games []string) string {
	for part := range strings.SplitSeq(dir, "/") {
		if slices.Contains(games, part) {
			return part
		}
	}
	return ""
}

func TestLayersWouldNotice(t *testing.T) {
	games := []string{"picklerick", "raccoonheist"}
	for name, c := range map[string]struct{ in, imported, want string }{
		"assist may use rules":                 {"assist/picklerick", "tablemate/rules/picklerick", ""},
		"cmd may speak":                        {"cmd", "tablemate/tables/words", ""},
		"rules may not go back":                {"rules/picklerick", "tablemate/assist/desk", "back"},
		"tables may not go back":               {"tables/picklerick", "tablemate/rules", "back"},
		"a game may not see another":           {"rules/picklerick", "tablemate/tables/raccoonheist", "sideways"},
		"cmd may not see a game's rules":       {"cmd", "tablemate/rules/picklerick", "cmd knows a game's rules"},
		"rules may not read files":             {"rules/picklerick", "os", "the world outside"},
		"rules may not roll":                   {"rules", "math/rand/v2", "the world outside"},
		"tables may not ask the net":           {"tables", "net/http", "the world outside"},
		"rules may not lean on a module":       {"rules", "github.com/fatih/color", "a module in a pure layer"},
		"assist may not pay for tests":         {"assist/serve", "github.com/chromedp/chromedp", "a library for tests"},
		"JSON is read in one place":            {"assist/journal", jsonReader + "/jsontext", "a second reader of JSON"},
		"the words may be parsed by a library": {"tables/words", "golang.org/x/text/feature/plural", ""},
	} {
		require.Equal(t, c.want, broken(c.in, c.imported, games, false), name)
	}
}

func TestTheTopOfTheHouse(t *testing.T) {
	entries := must(os.ReadDir(".."))
	var names []string
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") {
			names = append(names, path.Base(e.Name()))
		}
	}
	require.ElementsMatch(t, []string{"README.md", "assist", "cmd", "go.mod", "go.sum", "rules", "tables"}, names)
}

func TestFewLibrariesEachForAReason(t *testing.T) {
	text := must(os.ReadFile("../go.mod"))
	_, list, _ := strings.Cut(string(text), "require (\n")
	list, _, _ = strings.Cut(list, "\n)")
	direct := strings.Split(list, "\n")
	require.LessOrEqual(t, len(direct), 22)
	for _, line := range direct {
		_, reason, _ := strings.Cut(line, " // ")
		require.NotEmpty(t, reason, line)
		require.NotEqual(t, "indirect", reason, line)
	}
}
