package cmd

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
)

var saidCode = regexp.MustCompile(`Write down the record's code: (.+)\n`)

var (
	hashes    = regexp.MustCompile(`[0-9a-f]{11,}|\d{4} \d{4} \d{4} \d{4}`)
	shows     = regexp.MustCompile(`"auto":true|"source":"app"|"kind":"(answer|show)"`)
	sealWords = regexp.MustCompile(heads.String() + `|(Sealed|seal|sealed|aloud|agree|[Пп]ечать|сходятся|кубики приложения): \S+ \S+ \S+ \S+|\d+ \p{L}+( · \d+ \p{L}+){3}`)
)

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// After a run with -update, read the new screens before you keep them.
var update = flag.Bool("update", false, "write the expected screens anew")

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

// The folder has a short path, because line breaks on a screen depend on the length of the path.
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

// If the line is "@ FROM TO", `typed` copies the file FROM to the file TO as soon as the program
// has read all earlier lines.
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

type meanwhile func()

func (do meanwhile) Read([]byte) (int, error) { do(); return 0, io.EOF }

// The method `kept` returns the joined contents of the files. The name a.jsonl:3 means the first
// three lines of a.jsonl.
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

// The pattern `told` matches the commands whose screens must not show raw strings from a file, such
// as ids.
var told = regexp.MustCompile(`^( (play|show|log|why|minutes|undo|redo|fix|whatif|stats|merge)\b|$)`)

func unknown(shown, command string) string {
	for _, word := range strings.FieldsFunc(command, func(r rune) bool { return strings.ContainsRune(" =,", r) }) {
		shown = strings.ReplaceAll(shown, word, "")
	}
	return shown
}

// The pattern `heads` matches the code words of a record. The code words change whenever the record
// changes.
var heads = regexp.MustCompile(`((?:code|[Кк]од)[^.\n]*(?::|was|был) )(?:\p{L}{3,6} ){3}\p{L}{3,6}`)

var wiped = regexp.MustCompile(`\n{10,}`)

// withoutBoards removes drawings, which other tests check.
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

var offered = regexp.MustCompile(`(?m)^[> ] \[([^\]]+)\]|  \[([^\]]+)\]`)

func reports(record *journal.Record) []string {
	did := make([]string, len(record.Lines))
	for i, l := range record.Lines {
		did[i] = string(l.Did)
	}
	return did
}
