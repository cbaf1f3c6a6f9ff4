package cmd

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
)

// Records of whole evenings, of about 100 lines each.
const (
	rick = "testdata/games/picklerick-corrections.jsonl"
	mice = "testdata/games/micemystics-mapped.jsonl"
	camp = "testdata/games/chezguevara-five.jsonl"
)

func given(args ...string) func(*testing.B, string) []string {
	return func(*testing.B, string) []string { return args }
}

// automa returns a command for the opponent's move in the position after fifty lines. In both
// records the app decides a move there.
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

// many returns a command over a record of 5,000 reports.
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

// turns returns a record of Chez Guevara as other programs write it. In each turn the next player
// asks for a raid card eight times.
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

// campBegins returns the header of a recorded game.
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

// build builds a program of this folder like a release.
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

// oldGames maps the old records to the ends of their games, "" for an unfinished game. The bare
// record has only the setup and the actions, like records of other programs.
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

// eachOldGame calls try for every old record, each with a new sitting.
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

// requirePlain requires that a screen has no control characters but line ends, and no endless row.
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

// decoded runs a command with --json and decodes its output.
func decoded[T any](s *sitting, code int, args ...string) (out T) {
	got := s.ask(append(args, "--json")...)
	require.Equal(s.t, code, got.code, got.err)
	require.Empty(s.t, got.err)
	require.NoError(s.t, json.Unmarshal([]byte(got.out), &out), got.out)
	return out
}

// kept lists the files of the recorded games.
func kept(t testing.TB) []string {
	files := must(filepath.Glob("testdata/games/*.jsonl"))
	require.NotEmpty(t, files)
	return files
}

// answer is the result of a command line.
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
	require.Equal(t, lang == tables.Russian, strings.Contains(help.out, "Примеры:"), help.out)
	require.Equal(t, lang == tables.English, strings.Contains(help.out, "Examples:"), help.out)
	for line := range strings.Lines(help.out) {
		require.LessOrEqual(t, len([]rune(line)), 95, line)
	}
	return help.out
}

// browser returns a function that gets a page. It keeps cookies.
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

var saidCode = regexp.MustCompile(`Write down the record's code: (.+)\n`)

var (
	hashes    = regexp.MustCompile(`[0-9a-f]{11,}|\d{4} \d{4} \d{4} \d{4}`)
	shows     = regexp.MustCompile(`"auto":true|"source":"app"|"kind":"(answer|show)"`)
	sealWords = regexp.MustCompile(heads.String() + `|(Sealed|seal|sealed|aloud|agree|[Пп]ечать|сходятся|кубики приложения): \S+ \S+ \S+ \S+|\d+ \p{L}+( · \d+ \p{L}+){3}`)
)

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// With -update the test writes the screens of the sessions. Read them before you keep them.
var update = flag.Bool("update", false, "write the expected screens anew")

// sitting is one script being played.
type sitting struct {
	t      *testing.T
	dir    string
	env    map[string]string
	chance *beads
	out    strings.Builder
}

func newSitting(t *testing.T) *sitting {
	dir := shortFolder(t)
	return &sitting{t: t, dir: dir, env: map[string]string{"TABLEMATE_HOME": dir + "/data", "TERM": "dumb"}, chance: new(beads)}
}

// shortFolder makes a folder whose path has the same length on every machine, because line breaks
// on a screen depend on that length.
func shortFolder(t *testing.T) string {
	root := "/tmp"
	if !isThere(root) {
		root = os.TempDir()
	}
	for {
		parent := fmt.Sprintf("%s/tm%06d", root, rand.IntN(1_000_000))
		err := os.Mkdir(parent, 0o700)
		if err == nil {
			t.Cleanup(func() { require.NoError(t, os.RemoveAll(parent)) })
			dir := parent + "/folder"
			require.NoError(t, os.Mkdir(dir, 0o700))
			return dir
		}
		require.ErrorIs(t, err, fs.ErrExist)
	}
}

// play runs a script and returns it with the real screens.
func (s *sitting) play(script string) string {
	lines := strings.Split(strings.TrimRight(script, "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		command, runs := strings.CutPrefix(line, "$ tablemate")
		name, begins := strings.CutPrefix(line, "= ")
		switch {
		case runs:
			var typed []io.Reader
			fmt.Fprintln(&s.out, line)
			for ; i+1 < len(lines) && strings.HasPrefix(lines[i+1], ">"); i++ {
				fmt.Fprintln(&s.out, lines[i+1])
				typed = append(typed, s.typed(strings.TrimPrefix(lines[i+1], ">")))
			}
			s.run(command, io.MultiReader(typed...))
			for i+1 < len(lines) && !isStep(lines[i+1]) {
				i++
			}
		case begins:
			name, kept, _ := strings.Cut(name, " < ")
			text := s.kept("testdata", strings.Fields(kept))
			fmt.Fprintln(&s.out, line)
			for ; i+1 < len(lines) && strings.HasPrefix(lines[i+1], "|"); i++ {
				fmt.Fprintln(&s.out, lines[i+1])
				fmt.Fprintln(text, strings.TrimPrefix(lines[i+1], "|"))
			}
			path := filepath.Join(s.dir, name)
			require.NoError(s.t, os.MkdirAll(filepath.Dir(path), 0o755))
			require.NoError(s.t, os.WriteFile(path, text.Bytes(), 0o644))
		default:
			fmt.Fprintln(&s.out, line)
			if name, value, ok := strings.Cut(line, "="); ok {
				s.env[name] = value
			}
		}
	}
	return s.out.String()
}

// typed returns the input for a line of the script. If the line copies files, it does so after the
// program has read the lines before.
func (s *sitting) typed(line string) io.Reader {
	switch files, copies := strings.CutPrefix(line, "@ "); {
	case strings.HasPrefix(line, "#"):
		return strings.NewReader("")
	case copies:
		from, to, _ := strings.Cut(files, " ")
		return meanwhile(func() {
			if file, _, _ := strings.Cut(from, ":"); !isThere(filepath.Join(s.dir, file)) {
				s.t.Errorf("%s is not there", file)
				return
			}
			next := filepath.Join(s.dir, to+".next")
			require.NoError(s.t, os.WriteFile(next, s.kept(s.dir, []string{from}).Bytes(), 0o644))
			require.NoError(s.t, os.Rename(next, filepath.Join(s.dir, to)))
		})
	}
	return strings.NewReader(strings.TrimPrefix(line, " ") + "\n")
}

// meanwhile calls a function when it is read, and returns no bytes.
type meanwhile func()

func (do meanwhile) Read([]byte) (int, error) { do(); return 0, io.EOF }

// kept returns the content of some files of a folder, with which sessions begin their own files.
func (s *sitting) kept(folder string, files []string) *bytes.Buffer {
	var text bytes.Buffer
	for _, file := range files {
		file, most, cut := strings.Cut(file, ":")
		part := must(os.ReadFile(filepath.Join(folder, file)))
		lines := bytes.SplitAfter(part, []byte("\n"))
		if cut {
			n := must(strconv.Atoi(most))
			lines = lines[:n]
		}
		text.Write(bytes.Join(lines, nil))
	}
	return &text
}

func isStep(line string) bool {
	return strings.HasPrefix(line, "$ tablemate") || strings.HasPrefix(line, "= ") || strings.HasPrefix(line, "# ")
}

// run runs one command and writes its screen, with output and errors.
func (s *sitting) run(command string, typed io.Reader) {
	var screen bytes.Buffer
	w := s.world(typed, &screen, &screen)
	w.painted = true
	code := run(w, s.words(command))
	shown := strings.ReplaceAll(paint.Bare(screen.String()), s.dir, "$DIR")
	if told.MatchString(command) && !strings.Contains(command, "--json") {
		require.Empty(s.t, desktest.Raw(unknown(shown, command)), command)
	}
	shown = heads.ReplaceAllString(shown, "${1}#### #### #### ####")
	fmt.Fprint(&s.out, withoutBoards(wiped.ReplaceAllString(shown, "\n  (wiped)\n")))
	if !strings.HasSuffix(s.out.String(), "\n") {
		fmt.Fprintln(&s.out)
	}
	if code != done {
		fmt.Fprintf(&s.out, "[%d]\n", code)
	}
}

// told matches the commands with sentences about a table, in which no field of a file and no name
// of a house rule may occur.
var told = regexp.MustCompile(`^( (play|show|log|why|minutes|undo|redo|fix|whatif|stats|merge)\b|$)`)

// unknown returns a screen without the words of the command line.
func unknown(shown, command string) string {
	for _, word := range strings.FieldsFunc(command, func(r rune) bool { return strings.ContainsRune(" =,", r) }) {
		shown = strings.ReplaceAll(shown, word, "")
	}
	return shown
}

// heads matches the codes of records, which change with every change of a record.
var heads = regexp.MustCompile(`((?:code|[Кк]од)[^.\n]*(?::|was|был) )(?:\p{L}{3,6} ){3}\p{L}{3,6}`)

// wiped matches a screen from which something private was wiped.
var wiped = regexp.MustCompile(`\n{10,}`)

// withoutBoards removes the drawings between two prompts. Other tests check drawings.
func withoutBoards(screen string) string {
	var out, between []string
	first, last := -1, -1
	flush := func() {
		if first >= 0 {
			between = slices.Concat(between[:first], []string{"  ░ the table ░"}, between[last+1:])
		}
		out, between, first, last = append(out, between...), nil, -1, -1
	}
	for _, line := range strings.Split(screen, "\n") {
		if strings.ContainsAny(line, "┌┐└┘░┃│") {
			if last = len(between); first < 0 {
				first = last
			}
		}
		between = append(between, line)
		if strings.Contains(line, "›") {
			flush()
		}
	}
	flush()
	return strings.Join(out, "\n")
}

func (s *sitting) world(in io.Reader, out, err io.Writer) *env {
	return &env{
		in: in, out: out, err: err, entropy: s.chance, system: "linux",
		getenv: func(name string) string { return s.env[name] },
		clock:  func() time.Time { return time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC) },
	}
}

// words splits a command line into its arguments, which may be in 'quotes'.
func (s *sitting) words(command string) []string {
	var words []string
	for i, part := range strings.Split(strings.ReplaceAll(command, "$DIR", s.dir), "'") {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

// beads is a predictable source of random bytes.
type beads byte

func (b *beads) Read(p []byte) (int, error) {
	for i := range p {
		*b++
		p[i] = byte(*b)
	}
	return len(p), nil
}

func (s *sitting) text(path string) string {
	s.t.Helper()
	text := must(os.ReadFile(path))
	return string(text)
}

// offered matches a row of a menu, in menus and in lines.
var offered = regexp.MustCompile(`(?m)^[> ] \[([^\]]+)\]|  \[([^\]]+)\]`)

func reports(record *journal.Record) []string {
	did := make([]string, len(record.Lines))
	for i, l := range record.Lines {
		did[i] = string(l.Did)
	}
	return did
}

// must returns the value of a call that may not fail here.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// tellsMemory is the variable that makes the test program print its memory use at its end.
const tellsMemory = "TABLEMATE_TELLS_MEMORY"

// asProgram is the variable that makes the test program run as tablemate.
const asProgram = "TABLEMATE_AS_PROGRAM"

func waitFor(t *testing.T, out *bufio.Reader, words string) {
	for {
		line := must(out.ReadString('\n'))
		if strings.Contains(line, words) {
			return
		}
	}
}

// bare is a record as another program writes it: a table and one report.
const bare = `{"tablemate":2,"game":"picklerick","table":"Friday","setup":{"mode":"solo"}}` + "\n" + `{"by":"rick","did":{"kind":"end"}}` + "\n"

func eachGame(t *testing.T, test func(t *testing.T, game session.Game, lang tables.Lang)) {
	for _, game := range assist.Games() {
		for _, lang := range tables.Langs {
			t.Run(game.About().Game+" "+string(lang), func(t *testing.T) { test(t, game, lang) })
		}
	}
}
