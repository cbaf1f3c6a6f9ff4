package cmd

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

const (
	rick = "testdata/games/picklerick-corrections.jsonl"
	mice = "testdata/games/micemystics-mapped.jsonl"
	camp = "testdata/games/chezguevara-five.jsonl"
)

func given(args ...string) func(*testing.B, string) []string {
	return func(*testing.B, string) []string { return args }
}

// automa returns the arguments of the command `automa`. The position is the state after 50 lines of
// the record, where the app must decide a move.
func automa(game, record string) func(*testing.B, string) []string {
	return func(b *testing.B, dir string) []string {
		lines := bytes.SplitAfter(read(b, record), []byte("\n"))
		path := filepath.Join(dir, "position.jsonl")
		require.NoError(b, os.WriteFile(path, bytes.Join(lines[:50], nil), 0o600))
		var state, said bytes.Buffer
		code := Main([]string{"show", path, "--json", "--data", dir}, strings.NewReader(""), &state, &said)
		require.Equal(b, done, code, said.String())
		require.NoError(b, os.WriteFile(path, state.Bytes(), 0o600))
		return []string{"automa", game, "--state", path}
	}
}

func many(command string) func(*testing.B, string) []string {
	return func(b *testing.B, dir string) []string {
		path := filepath.Join(dir, "many"+journal.Extension)
		require.NoError(b, os.WriteFile(path, []byte(turns()), 0o600))
		if command == "undo" {
			return []string{command, "many"}
		}
		return []string{command, path}
	}
}

// The function `turns` returns a record of 5000 actions, in the form that other programs write.
func turns() string {
	var text strings.Builder
	text.WriteString(campBegins())
	for n := range 5000 {
		seat := n / 10 % 5
		switch n % 10 {
		case 0:
			fmt.Fprintf(&text, `{"did":{"kind":"draw","seat":"player_%d"}}`+"\n", 1+seat)
		case 9:
			fmt.Fprintf(&text, `{"did":{"kind":"end_turn","seat":"player_%d"}}`+"\n", 1+seat)
		default:
			fmt.Fprintf(&text, `{"did":{"kind":"ask","seat":"player_%d"}}`+"\n", 1+(seat+1)%5)
		}
	}
	return text.String()
}

func campBegins() string {
	text, err := os.ReadFile(camp)
	if err != nil {
		panic(err)
	}
	return strings.SplitAfter(string(unchained.ReplaceAll(text, nil)), "\n")[0]
}

func read(b *testing.B, path string) []byte {
	text := must(os.ReadFile(path))
	return text
}

func build(b *testing.B, dir, what string) string {
	built := filepath.Join(dir, filepath.Base(what))
	c := exec.Command("go", "build", "-o", built, "./"+what)
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := c.CombinedOutput()
	require.NoError(b, err, string(out))
	return built
}

func once(b *testing.B, program, home string, args ...string) time.Duration {
	c := exec.Command(program, args...)
	c.Env = []string{"TABLEMATE_HOME=" + home, "LANG=en"}
	began := time.Now()
	out, err := c.CombinedOutput()
	taken := time.Since(began)
	require.NoError(b, err, string(out))
	return taken
}

// unchained matches the hash that links a line to the previous one.
var unchained = regexp.MustCompile(`,"prev":"[0-9a-f]*"`)

// oldGames maps each old record to the sentence that tells who has won. If a game is unfinished,
// the text is "". The record picklerick-bare has only the setup and the actions, like records of
// other programs.
var oldGames = map[string]string{
	"solo":                   "Victory: Ann (Rick).",
	"insane":                 "Victory: the Russians.",
	"two":                    "Victory: Боря (the Russians).",
	"picklerick-bare":        "Victory: Ann (Rick).",
	"picklerick-corrections": "Victory: Ann (Rick).",

	"raccoonheist-one":             "Victory: the Owner (app).",
	"raccoonheist-two":             "Victory: the Owner (app).",
	"raccoonheist-two-corrections": "Victory: the raccoons.",
	"raccoonheist-three":           "Victory: Olga.",
	"raccoonheist-four":            "",
	"raccoonheist-duel":            "Victory: the Owner (app).",
	"raccoonheist-duel-person":     "",

	"infiltrators-first-five":  "Victory: the traitors.",
	"infiltrators-second-five": "Victory: the agents.",
	"infiltrators-third-two":   "Victory: the agents.",
	"infiltrators-sealed":      "Victory: the agents.",

	"micemystics-cellar":   "Victory: the mice.",
	"micemystics-mapped":   "Victory: the mice.",
	"micemystics-unmapped": "Victory: the minions.",
	"micemystics-free":     "Victory: the mice.",

	"infiltrators-two": "Victory: the agents.",
	"infiltrators-own": "",
	"chezguevara-five": "Victory: Diego.",
	"chezguevara-two":  "",
}

func eachOldGame(t *testing.T, try func(s *sitting, name, file string)) {
	files := kept(t)
	require.Len(t, files, len(oldGames))
	for i, file := range files {
		if testing.Short() && i%4 != 0 {
			continue
		}
		name := strings.TrimSuffix(filepath.Base(file), ".jsonl")
		require.Contains(t, oldGames, name)
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			s.env["LC_ALL"] = "en_US.UTF-8"
			try(s, name, file)
		})
	}
}

func named(what *regexp.Regexp, text string) []string {
	all := what.FindAllString(text, -1)
	slices.Sort(all)
	return all
}

func requirePlain(t *testing.T, screen string) {
	t.Helper()
	for _, c := range screen {
		if c != '\n' && (unicode.IsControl(c) || c >= '\u202a' && c <= '\u202e') {
			require.Fail(t, "a sign that controls the terminal", "%U in %q", c, screen)
		}
	}
	for line := range strings.Lines(screen) {
		require.LessOrEqual(t, len([]rune(line)), 2500, "%.200s", line)
	}
	require.NotContains(t, screen, "<no value>")
}

func decoded[T any](s *sitting, code int, args ...string) (out T) {
	got := s.ask(append(args, "--json")...)
	require.Equal(s.t, code, got.code, got.err)
	require.Empty(s.t, got.err)
	require.NoError(s.t, json.Unmarshal([]byte(got.out), &out), got.out)
	return out
}

func kept(t testing.TB) []string {
	files := must(filepath.Glob("testdata/games/*.jsonl"))
	require.NotEmpty(t, files)
	return files
}

type answer struct {
	code     int
	out, err string
}

func helpOf(t *testing.T, lang tables.Lang, c *cobra.Command) string {
	s := newSitting(t)
	args := []string{"--lang", string(lang), c.Name(), "--help"}
	if !c.HasParent() {
		args = []string{"--lang", string(lang), "help", "commands"}
	}
	help := s.ask(args...)
	require.Equal(t, done, help.code)
	require.Empty(t, help.err)
	require.NotContains(t, help.out, "[cmd.")
	require.NotRegexp(t, `(?m)^\S.*:\n(\n|\z)`, help.out, "a title without rows")
	require.Equal(t, lang == tables.Russian, strings.Contains(help.out, "Примеры:"), help.out)
	require.Equal(t, lang == tables.English, strings.Contains(help.out, "Examples:"), help.out)
	for line := range strings.Lines(help.out) {
		require.LessOrEqual(t, len([]rune(line)), 95, line)
	}
	return help.out
}

func browser(t *testing.T) func(address string) string {
	jar, _ := cookiejar.New(nil)
	return func(address string) string {
		answer := must((&http.Client{Jar: jar}).Get(address))
		defer answer.Body.Close()
		text := must(io.ReadAll(answer.Body))
		return string(text)
	}
}

func readme(t *testing.T) string {
	text := must(os.ReadFile("../README.md"))
	return string(text)
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

const tellsMemory = "TABLEMATE_TELLS_MEMORY"

const asProgram = "TABLEMATE_AS_PROGRAM"

func waitFor(t *testing.T, out *bufio.Reader, words string) {
	for {
		line := must(out.ReadString('\n'))
		if strings.Contains(line, words) {
			return
		}
	}
}

// bare is a record as another program writes it.
const bare = `{"tablemate":2,"game":"picklerick","table":"Friday","setup":{"mode":"solo"}}` + "\n" + `{"by":"rick","did":{"kind":"end"}}` + "\n"

func eachGame(t *testing.T, test func(t *testing.T, game session.Game, lang tables.Lang)) {
	for _, game := range assist.Games() {
		for _, lang := range tables.Langs {
			t.Run(game.About().Game+" "+string(lang), func(t *testing.T) { test(t, game, lang) })
		}
	}
}
