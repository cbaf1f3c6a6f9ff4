package cmd

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// The test adds a sixth game to the program: Pig, the example of package session.
func TestANewGameIsItsFoldersAndOneLine(t *testing.T) {
	longtest.SkipShort(t)
	program, home := withPig(t), t.TempDir()
	for _, c := range []struct{ args, typed, says string }{
		{"play", "6\nSty\nd\n6\n7\ny\npause\n", "[6] Pig"},
		{"play pig --table Sty", "0\nd\n", "nn has 13 in the bank."},
		{"play pig --table Pen", "5\n? who shoots a jaguar\n?\npause\n", "Pickle Rick"},
		{"tables", "", "Sty  Pig · finished"},
		{"show sty", "", "ann 13 · boris 0"},
		{"show sty --json", "", `"state":{"bank":[13,0],"turn":1,"pot":0}`},
		{"log sty", "", "nn has 13 in the bank."},
		{"log sty --json", "", `"kind":"hold"`},
		{"check sty", "", "line 3: A die shows 1 to 6. (PI-DIE-01) · accepted at the table"},
		{"verify sty", "", "after each of 3 entries the table is as it was recorded."},
		{"minutes sty", "", "Pig · 20"},
		{"minutes sty --html", "", "<p>ann has 13 in the bank.</p>"},
		{"stats pig", "", "1 finished game"},
		{"undo sty", "", "hold"},
		{"export sty", "", `"game":"pig"`},
		{"rules PI-DIE-01", "", "A die shows 1 to 6."},
		{"rules pig die", "", "PI-DIE-01"},
		{"rules --list --game pig", "", "PI-DIE-01"},
		{"rules --game chess x", "", "chezguevara, pig."},
		{"schema pig", "", `"const": "fell"`},
		{"roll pig 2d6", "", "="},
		{"box pig", "", "Nothing from this box has been entered yet."},
		{"help pig", "", "tablemate play [game]"},
		{"help pig keys", "", "“keys” is one word too many"},
		{"pig --try", "", "no prepared turn for Pig yet"},
		{"simulate pig -n 2", "", "There is nothing to simulate in "},
		{"__complete play p", "", "\npig\n"},
		{"__complete rules --game p", "", "\npig\n"},
		{"__complete rules PI", "", "PI-DIE-01"},
	} {
		p := exec.Command(program, strings.Fields(c.args)...)
		p.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en", "TERM=dumb"}
		p.Stdin = strings.NewReader(c.typed)
		out, _ := p.CombinedOutput()
		require.Contains(t, string(out), c.says, c.args)
		require.NotRegexp(t, `\[\w+\.[\w.-]+\]`, string(out), "%s: a sentence that does not exist", c.args)
	}
	requireServed(t, program, home)
}

func requireServed(t *testing.T, program, home string) {
	p := exec.Command(program, "serve", "sty")
	p.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en", "TERM=dumb"}
	out := must(p.StdoutPipe())
	require.NoError(t, p.Start())
	defer func() { p.Process.Kill(); p.Wait() }()
	link, lines := "", bufio.NewScanner(out)
	for link == "" && lines.Scan() {
		link = regexp.MustCompile(`http://127\.0\.0\.1:\d+/open/[\w-]{22}`).FindString(lines.Text())
	}
	look := browser(t)
	to := regexp.MustCompile(`/t/[\w-]+/`).FindString(look(link))
	require.Contains(t, look(strings.Split(link, "/open/")[0]+to), "Pig")
}

func withPig(t *testing.T) string {
	root := must(filepath.Abs(".."))
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	changed := func(name string, replaced ...string) string {
		text := must(os.ReadFile(filepath.Join(root, name)))
		return write(filepath.Base(name), strings.NewReplacer(replaced...).Replace(string(text)))
	}
	overlay := must(json.Marshal(map[string]map[string]string{"Replace": {
		filepath.Join(root, "assist/pig/pig.go"): changed("assist/session/example_test.go",
			"package session_test", "package pig"),
		filepath.Join(root, "assist/games.go"): changed("assist/games.go",
			"import (", "import (\n\"tablemate/assist/pig\"", "chezguevara.Game(),", "chezguevara.Game(),\npig.Game(),"),
	}}))
	program := filepath.Join(dir, "tablemate")
	build := exec.Command("go", "build", "-overlay", write("overlay.json", string(overlay)), "-o", program, "./tablemate")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	return program
}
