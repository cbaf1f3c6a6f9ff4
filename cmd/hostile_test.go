package cmd

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

// hostile recolours a terminal, renames its window, reverses the text, begins new lines and is very
// long.
var hostile = "x\x1b[31m\x1b]0;y\x07\u202e\u009b2J\nz\r\x00" + strings.Repeat("w", 5000)

func (s *sitting) hears(typed string, args ...string) string {
	var screen bytes.Buffer
	run(s.world(strings.NewReader(typed), &screen, &screen), args)
	return screen.String()
}

func TestNoArgumentReachesTheTerminalRaw(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		for _, args := range [][]string{
			{hostile}, {"show", hostile}, {"log", hostile}, {"undo", hostile}, {"check", hostile}, {"verify", hostile},
			{"export", hostile}, {"import", hostile}, {"import", "./" + hostile}, {"show", "./" + hostile + ".jsonl"},
			{"automa", hostile}, {"automa", "picklerick", "--state", hostile}, {"roll", hostile}, {"roll", "picklerick", hostile},
			{"rules", hostile}, {"rules", "--list", hostile}, {"rules", "PR-" + hostile}, {"box", hostile}, {"box", "picklerick", hostile},
			{"schema", hostile}, {"simulate", hostile}, {"completion", hostile}, {"help", hostile}, {"tables", hostile},
			{"play", hostile}, {"play", "picklerick", "--mode", hostile}, {"play", "picklerick", "--players", hostile},
			{"play", "picklerick", "--table", hostile}, {"play", "picklerick", "--dice", hostile}, {"play", "picklerick", "--house", hostile},
			{"play", "picklerick", "--house", hostile + "=" + hostile}, {"play", "picklerick", "--house", "roof_win=" + hostile},
			{"play", "picklerick", "--seed", hostile}, {"tables", "--lang", hostile}, {"tables", "--data", hostile}, {"tables", "--" + hostile},
			{"tables", "-" + hostile}, {"undo", "x", "--to", hostile}, {"play", "micemystics", "--mode", hostile},
			{"play", "raccoonheist", "--table", "x", "--players", hostile + "," + hostile},
		} {
			s := newSitting(t)
			requirePlain(t, s.hears("", append(args, "--lang", lang)...))
		}
	}
}

func TestNothingTypedReachesTheTerminalRaw(t *testing.T) {
	s := newSitting(t)
	typed := strings.ReplaceAll(hostile, "\n", " ")[:1500] + "\n" // a newline inside the text would end the typed line
	requirePlain(t, s.hears(strings.Repeat(typed, 4), "play", "picklerick", "--table", "x"))
	requirePlain(t, s.hears("2\n"+typed+"\n\n", "play", "picklerick", "--table", "y", "--mode", "solo"))
	requirePlain(t, s.hears("\n\n\ny\n"+typed+"? "+typed+"undo "+typed+"fix "+typed, "play", "picklerick", "--table", "z", "--mode", "solo", "--players", "Ann"))
}

func TestNoFieldOfARecordReachesTheTerminalRaw(t *testing.T) {
	every := longtest.Times(40, 3, 1)
	quoted := must(json.Marshal(hostile))
	tried := 0
	for _, game := range []string{"picklerick-bare", "raccoonheist-two", "micemystics-free", "infiltrators-own"} {
		text := must(os.ReadFile(filepath.Join("testdata/games", game+".jsonl")))
		lines := strings.SplitAfter(string(text), "\n")
		lines = lines[:min(len(lines), 12)]
		for i, line := range lines[:min(len(lines), 6)] {
			for at := range stringsIn(line) {
				if tried++; tried%every != 0 {
					continue
				}
				s := newSitting(t)
				file := filepath.Join(s.dir, "game.jsonl")
				changed := strings.Join(lines[:i], "") + line[:at[0]] + string(quoted) + line[at[1]:] + strings.Join(lines[i+1:], "")
				require.NoError(t, os.WriteFile(file, []byte(changed), 0o600))
				for _, command := range []string{"show", "log", "check", "verify"} {
					requirePlain(t, s.hears("", command, file))
				}
			}
		}
	}
	require.Positive(t, tried)
}

func stringsIn(line string) map[[2]int]bool {
	all := map[[2]int]bool{}
	for at := 0; at < len(line); at++ {
		if line[at] != '"' {
			continue
		}
		end := at + 1
		for end < len(line) && line[end] != '"' {
			if line[end] == '\\' {
				end++
			}
			end++
		}
		all[[2]int{at, end + 1}] = true
		at = end
	}
	return all
}

func TestNoNameOfAFileReachesTheTerminalRaw(t *testing.T) {
	s := newSitting(t)
	folder := filepath.Join(s.dir, "data")
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "box"), 0o755))
	name := "x\x1b[31m\u202ey\nz"
	for file, text := range map[string]string{
		name + ".jsonl": bare, "broken" + name + ".jsonl": "{", "foreign.jsonl": strings.Replace(bare, "picklerick", "x\\u001b[31m", 1),
		"named.jsonl":         strings.Replace(bare, "Friday", `x\u001b[31m\u202e\n`+strings.Repeat("w", 3000), 1),
		"box/picklerick.yaml": "- id: \"x\\e[31m\"\n  name: \"\\e]0;y\\a\"\n", "box/micemystics.yaml": "- kind: \"\\e[31m\"\n  id: \"\\0\"\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600))
	}
	list := s.hears("", "tables")
	requirePlain(t, list)
	require.Equal(t, 4, strings.Count(list, "\n"), "a row for each and none more:\n%s", list)
	for _, args := range [][]string{
		{"show", "named"}, {"show", "foreign"}, {"log", "named"}, {"box", "picklerick"}, {"box", "picklerick", "check"},
		{"box", "micemystics", "check"}, {"show", "x"}, {"verify", filepath.Join(folder, name+".jsonl")}, {},
	} {
		requirePlain(t, s.hears("", args...))
	}
	require.Contains(t, s.hears("", "box", "picklerick", "check"), "line 1")
}

func TestGoingOnIsQuotedForAnyShell(t *testing.T) {
	for word, want := range map[string]string{
		"Friday": "Friday", "Пятница": "Пятница", "a b": "'a b'", "~": "'~'", "#1": "'#1'", "a{b,c}": "'a{b,c}'",
		"it's": `'it'\''s'`, "": "''", "x=y": "'x=y'", "a;b": "'a;b'", "$x": "'$x'", "-x": "-x", "a^b": "'a^b'",
	} {
		require.Equal(t, want, tables.Quoted(word))
	}
	require.Equal(t, "--table=-x", flagged("--table", "-x"), "it is no flag")
	require.Equal(t, "--table 'a b'", flagged("--table", "a b"))
}

func TestANameIsCutToItsColumns(t *testing.T) {
	for columns, want := range map[int]string{4: "Olga", 3: "Ol…", 2: "O…", 1: "Olga"} {
		require.Equal(t, want, cut("Olga", columns))
	}
}
