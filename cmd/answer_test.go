package cmd

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// A usual line of each game must be read, judged and applied once. The table must be drawn at most
// once.
func TestAnAnswerIsJudgedAndAppliedOnce(t *testing.T) {
	longtest.Skip(t, "it builds the program again")
	program := filepath.Join(t.TempDir(), "counted")
	counted := "tablemate/cmd/tablemate,tablemate/rules"
	for _, game := range gameNames(nil, "") {
		counted += ",tablemate/rules/" + game + ",tablemate/assist/" + game
	}
	build := exec.Command("go", "build", "-cover", "-covermode", "count", "-coverpkg", counted,
		"-o", program, "./tablemate")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	once := map[string]int{"Judge": 1, "Game.Check": 2, "Flow.View": 1}
	for _, c := range []struct {
		game  string // a record in testdata/games, cut after `lines` lines
		lines int
		typed string
		reads string // the function that reads the line
		more  bool   // the next question checks which seats may act
	}{
		{"solo", 12, "mmcg", "", false}, // the desk itself reads this line
		{"raccoonheist-two", 12, "м 2", "prompter.readAny", false},
		{"infiltrators-two", 13, "w", "prompter.readAny", false},
		{"micemystics-mapped", 28, "7", "", false},
		{"chezguevara-five", 20, "amb", "prompter.readPlay", true},
		{"chezguevara-five", 23, "6", "prompter.readAside", false},
	} {
		t.Run(c.game+" "+c.typed, func(t *testing.T) {
			before := callsOf(t, program, c.game, c.lines, "pause\n")
			after := callsOf(t, program, c.game, c.lines, c.typed+"\npause\n")
			require.Equal(t, 1, after["Flow.Ask"]-before["Flow.Ask"], "the line is taken and the next question asked")
			for name, most := range once {
				if name != "Game.Check" || !c.more {
					require.LessOrEqual(t, after[name]-before[name], most, name)
				}
			}
			require.Equal(t, 1, after["Game.Apply"]-before["Game.Apply"])
			if c.reads != "" {
				require.Equal(t, 1, after[c.reads]-before[c.reads], c.reads)
			}
		})
	}
}

func callsOf(t *testing.T, program, game string, lines int, typed string) map[string]int {
	dir := t.TempDir()
	text := must(os.ReadFile(filepath.Join("testdata", "games", game+".jsonl")))
	begun := strings.Join(strings.SplitAfter(string(text), "\n")[:lines], "")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "table.jsonl"), []byte(begun), 0o600))
	play := exec.Command(program, "play", "--table", "table", "--dice", "table")
	play.Env = append(os.Environ(), "TABLEMATE_HOME="+dir, "GOCOVERDIR="+dir, "LANG=en")
	play.Stdin = strings.NewReader(typed)
	out, err := play.CombinedOutput()
	require.NoError(t, err, string(out))
	profile := filepath.Join(dir, "profile")
	out, err = exec.Command("go", "tool", "covdata", "textfmt", "-i", dir, "-o", profile).CombinedOutput()
	require.NoError(t, err, string(out))
	return calls(t, profile)
}

var counter = regexp.MustCompile(`^tablemate/(.*):(\d+)\.\S+ \d+ (\d+)$`)

var called = regexp.MustCompile(`^func (?:\((?:\w+ )?\*?(\w+)\) )?(\w+)`)

func calls(t *testing.T, profile string) map[string]int {
	text := must(os.Open(profile))
	defer text.Close()
	all, sources := map[string]int{}, map[string][]string{}
	for s := bufio.NewScanner(text); s.Scan(); {
		block := counter.FindStringSubmatch(s.Text())
		if block == nil || block[3] == "0" {
			continue
		}
		file := block[1]
		if sources[file] == nil {
			source := must(os.ReadFile(filepath.Join("..", filepath.FromSlash(file))))
			sources[file] = strings.Split(string(source), "\n")
		}
		line, _ := strconv.Atoi(block[2])
		if begins := called.FindStringSubmatch(sources[file][line-1]); begins != nil {
			times, _ := strconv.Atoi(block[3])
			all[strings.TrimPrefix(begins[1]+"."+begins[2], ".")] += times
		}
	}
	return all
}
