package cmd

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
)

// examples has command lines of every command. GAME is a record, new a file that a command writes. Behind > is
// typed, ; is Enter. A line without other flags is also tried with --json, if the command has it.
var examples = map[string]string{
	"tablemate": "--version | >1;pause;", "serve": "GAME", "show": "GAME", "why": "GAME", "verify": "GAME", "check": "GAME",
	"play": "--table friday >pause; | raccoonheist --phones --players Ann,Bob --table New >;;;;;;;pause;" +
		"| picklerick >New;;;;;;;;;pause; | picklerick --try >" + strings.Repeat(";", 30),
	"tables":  "| rename friday Monday | remove friday >y; | restore | restore gone",
	"log":     "GAME | GAME --raw | GAME --follow",
	"minutes": "GAME | GAME --md | GAME --html | escape -o $DIR/new",
	"undo":    "friday", "fix": "friday 2 w >;pause;", "what-if": "friday >pause;", "stats": "| picklerick",
	"config": "| dice app | dice --unset", "seats": "friday | friday --release Ann",
	"export": "friday | friday $DIR/new", "import": "$DIR/bare.jsonl",
	"rules": "PR-MOVE-03 | --list PR-MOVE | jaguar | jaguar --all", "roll": "picklerick | 2d6",
	"box": "picklerick | picklerick check | picklerick add >1;Rat Suit;3;mt;4;1;" +
		"| picklerick export $DIR/new | picklerick import $DIR/theirs.yaml >2;",
	"automa": "picklerick --state $DIR/state.json", "simulate": "raccoonheist -n 1 --shard 1/18",
	"merge": "$DIR/tally.jsonl", "schema": "picklerick", "completion": "bash | zsh | fish | powershell",
	"help": "| picklerick | picklerick keys | commands | show | json",
}

type example struct{ command, args, typed string }

func eachExample(t *testing.T, try func(t *testing.T, e example)) {
	root := Manual(tables.English)
	for _, c := range append(root.Commands(), root) {
		require.Contains(t, examples, c.Name())
		for line := range strings.SplitSeq(examples[c.Name()], "|") {
			args, typed, _ := strings.Cut(line, ">")
			e := example{c.Name(), strings.TrimSpace(args), strings.ReplaceAll(typed, ";", "\n")}
			if c != root {
				e.args = strings.TrimSpace(c.Name() + " " + e.args)
			}
			t.Run(e.args, func(t *testing.T) { try(t, e) })
			if c.Flags().Lookup("json") != nil && !regexp.MustCompile(" -[^s]").MatchString(e.args) {
				e.args += " --json"
				t.Run(e.args, func(t *testing.T) { try(t, e) })
			}
		}
	}
}

// laid copies a sitting with tables and files for the examples.
func laid(t *testing.T, template *sitting) *sitting {
	s := newSitting(t)
	require.NoError(t, os.CopyFS(s.dir, os.DirFS(template.dir)))
	s.env["TABLEMATE_CONFIG"] = filepath.Join(s.dir, "settings.yaml")
	return s
}

func layOut(t *testing.T) *sitting {
	s := newSitting(t)
	s.play("= data/escape.jsonl < games/solo.jsonl\n= theirs.yaml\n|- id: laser\n|  name: {en: Laser}\n|  effect: weapon\n|  cost: {gun: 1}\n" +
		"= odd\n|odd\n")
	write := func(file, text string) {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(s.dir, file)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(s.dir, file), []byte(text), 0o600))
	}
	write("bare.jsonl", bare)
	write("data/friday.jsonl", bare)
	write("data/removed/gone.jsonl", bare)
	for _, table := range []string{"friday", "hurt"} {
		write("data/"+table+".seats", `{"id":"x","link":"y","key":"z","seats":{"Ann":"1"}}`)
	}
	one, all := s.ask("simulate", "raccoonheist", "-n", "1", "--shard", "1/18", "--json").out, ""
	for pairing := range 18 {
		all += strings.Replace(one, `"pairing":1`, fmt.Sprintf(`"pairing":%d`, 1+pairing), 1)
	}
	write("tally.jsonl", all)
	s.hears("\n\n\ny\nm m g c\n-\nend\nr\npause\n", "play", "picklerick", "--table", "Auto", "--mode", "solo", "--players", "Ann")
	write("state.json", s.ask("show", "auto", "--json").out)
	require.NoError(t, os.CopyFS(s.dir+"/data/whatif", os.DirFS("testdata/whatif")))
	require.NoError(t, os.Symlink(s.dir+"/nowhere", s.dir+"/dangling"))
	return s
}

// tornPaper fails after some writes.
type tornPaper struct{ good, written int }

func (p *tornPaper) Write(text []byte) (int, error) {
	if p.written++; p.written > p.good {
		return 0, errors.New("torn paper")
	}
	return len(text), nil
}

func TestAFailedWriteEndsTheText(t *testing.T) {
	template := layOut(t)
	eachExample(t, func(t *testing.T, e example) {
		records := []string{"insane", "raccoonheist-duel", "infiltrators-two", "micemystics-unmapped", "chezguevara-two"}
		if !strings.Contains(e.args, "GAME") {
			records = records[:1]
		}
		for _, record := range records {
			if e.command == "why" && record == "infiltrators-two" { // nobody plays by himself there
				continue
			}
			prints := func(good int) (*tornPaper, int, string) {
				s, out, told := template, &tornPaper{good: good}, new(bytes.Buffer)
				if !strings.Contains(e.args, "GAME") {
					s = laid(t, template)
				}
				path := must(filepath.Abs("testdata/games/" + record + ".jsonl"))
				args := s.words(strings.Replace(e.args, "GAME", path, 1))
				return out, run(s.world(strings.NewReader(e.typed), out, told), args), told.String()
			}
			most, step := 2, 1
			if e.command != "serve" && !strings.Contains(e.args, "--follow") { // these go on for ever
				whole, code, told := prints(1 << 30)
				require.Equal(t, done, code, told)
				most, step = whole.written, 1+whole.written/10
			}
			if !strings.Contains(e.args, "GAME") {
				step += most / 3
			}
			for good := 0; good < most; good += step {
				torn, code, told := prints(good)
				require.Equal(t, failed, code)
				require.Contains(t, told, "torn paper")
				if e.typed == "" && e.command != "help" {
					require.Equal(t, good+1, torn.written)
				}
			}
		}
	})
}

func TestEveryTroubleIsToldAndChangesNothing(t *testing.T) {
	template := layOut(t)
	in := regexp.MustCompile(`\$DIR/(bare|theirs|state|tally)\.\w+`)
	instead := func(file string) func(*testing.T, *sitting, *env, *example) {
		return func(_ *testing.T, _ *sitting, _ *env, e *example) { e.args = in.ReplaceAllString(e.args, file) }
	}
	const tables = `^$|^(serve|show|why|verify|check|tables|log|minutes|undo|fix|what-if|stats|seats|export|import|box)\b|^play.*[^y]$`
	for name, c := range map[string]struct {
		set        func(t *testing.T, s *sitting, w *env, e *example)
		hits, says string
	}{
		"no home":               {func(_ *testing.T, s *sitting, _ *env, _ *example) { delete(s.env, "TABLEMATE_HOME") }, tables, "home folder"},
		"a folder below a file": {func(_ *testing.T, _ *sitting, _ *env, e *example) { e.args += " --data $DIR/odd/below" }, tables, "odd/below"},
		"a folder that nobody can make": {func(_ *testing.T, _ *sitting, _ *env, e *example) { e.args += " --data $DIR/dangling/below" },
			`^import|^play \w+( --ph.*)?$|^box.*(add|import)`, "dangling"},
		"no folder for settings": {func(_ *testing.T, s *sitting, _ *env, e *example) {
			clear(s.env)
			e.args += " --data $DIR/data"
		}, "^config dice", "TABLEMATE_CONFIG"},
		"settings that nobody can read": {func(_ *testing.T, s *sitting, _ *env, _ *example) { s.env["TABLEMATE_CONFIG"] = s.dir + "/odd/x" }, "^config dice", "odd/x"},
		"settings that nobody can make": {func(_ *testing.T, s *sitting, _ *env, _ *example) { s.env["TABLEMATE_CONFIG"] = s.dir + "/dangling/x" }, "^config dice", "dangling"},
		"no folder for a while":         {func(t *testing.T, s *sitting, _ *env, _ *example) { t.Setenv("TMPDIR", s.dir+"/odd/below") }, "^what-if|--try", "odd/below"},
		"no chance": {func(_ *testing.T, _ *sitting, w *env, _ *example) {
			w.entropy = iotest.ErrReader(errors.New("no luck"))
		}, "^(roll|play|fix|what-if|serve)", "no luck"},
		"a target below a file": {func(_ *testing.T, _ *sitting, _ *env, e *example) {
			e.args = strings.Replace(e.args, "/new", "/odd/new", 1)
		}, "/new", "odd/new"},
		"a target that is there": {func(_ *testing.T, _ *sitting, _ *env, e *example) {
			e.args = strings.Replace(e.args, "/new", "/odd", 1)
		}, "/new", "odd"},
		"a file that is not there":   {instead("$DIR/none"), in.String(), "none"},
		"a file below a file":        {instead("$DIR/odd/none"), in.String(), "none"},
		"a folder instead of a file": {instead("$DIR/data"), in.String(), "data"},
		"a file of another kind":     {instead("$DIR/odd"), in.String(), "odd"},
		"a damaged box": {func(t *testing.T, s *sitting, _ *env, _ *example) {
			require.NoError(t, os.CopyFS(s.dir+"/data/box/picklerick.yaml", os.DirFS("testdata/whatif")))
		}, "^box", "picklerick.yaml"},
		"a box that nobody can make": {func(t *testing.T, s *sitting, _ *env, _ *example) {
			require.NoError(t, os.Symlink(s.dir+"/nowhere", s.dir+"/data/box"))
		}, "^box.*(add|import)", "box"},
		"damaged seats": {func(t *testing.T, s *sitting, _ *env, _ *example) {
			require.NoError(t, os.WriteFile(s.dir+"/data/friday.seats", []byte("odd"), 0o600))
			require.NoError(t, os.WriteFile(s.dir+"/data/new.seats", []byte("odd"), 0o600))
		}, "^seats|--phones", `(friday|new).seats`},
		"tables that are played": {func(t *testing.T, s *sitting, _ *env, _ *example) {
			for _, table := range []string{"friday", "auto", "removed/gone"} {
				w := must(journal.Open(s.dir + "/data/" + table + ".jsonl"))
				t.Cleanup(func() { _ = w.Close() })
			}
		}, "^$|^undo|^fix|--table friday$|^tables (rename|remove|restore g)", "Another tablemate"},
	} {
		hits := regexp.MustCompile(c.hits)
		eachExample(t, func(t *testing.T, e example) {
			if e.args = strings.Replace(e.args, "GAME", "escape", 1); !hits.MatchString(e.args) {
				return
			}
			s, told := laid(t, template), new(bytes.Buffer)
			w := s.world(strings.NewReader(e.typed), told, told)
			c.set(t, s, w, &e)
			before := s.allFiles()
			require.Equal(t, failed, run(w, s.words(e.args)), "%s: %s", name, told)
			require.Regexp(t, c.says, oneLine(told.String()), name)
			require.Equal(t, before, s.allFiles(), name)
		})
	}
}

func TestADamagedRecordIsToldByEveryCommand(t *testing.T) {
	template := layOut(t)
	whole := unchained.ReplaceAllString(template.text(template.dir+"/data/escape.jsonl"), "")
	line := strings.SplitAfter(whole, "\n")[50]
	readBy := map[string]int{"seats": -1, "tables": 0, "serve": 1, "export": 2} // how far, the others 3
	lists, endless := regexp.MustCompile("^(tables|stats)( --json)?$"), regexp.MustCompile("serve|--follow")
	for name, c := range map[string]struct {
		found int
		text  string // "" for a folder
	}{
		"a folder":              {0, ""},
		"no header":             {1, "Dear diary\n" + whole},
		"a newer program":       {1, strings.Replace(whole, `"tablemate":2`, `"tablemate":99`, 1)},
		"another game":          {1, strings.Replace(whole, `"picklerick"`, `"chess"`, 1)},
		"a line that is torn":   {2, strings.Replace(whole, line, line[:9]+"\n", 1)},
		"a report of something": {3, strings.Replace(whole, line, `{"did":{"kind":"odd"}}`+"\n", 1)},
	} {
		eachExample(t, func(t *testing.T, e example) {
			for _, way := range []string{"hurt", "$DIR/data/hurt.jsonl", "-"} {
				args := strings.NewReplacer("GAME", way, "friday", "hurt", "$DIR/bare.jsonl", "$DIR/data/hurt.jsonl").Replace(e.args)
				listed := lists.MatchString(args) && way == "hurt"
				if !listed && (args == e.args || strings.HasSuffix(args, "--json")) || // as without --json
					way != "hurt" && !strings.Contains(e.args, "GAME") || endless.MatchString(args) && (way == "-" || c.found > 1) {
					continue
				}
				s, typed := laid(t, template), e.typed
				if c.text == "" {
					require.NoError(t, os.Mkdir(s.dir+"/data/hurt.jsonl", 0o700))
				} else {
					require.NoError(t, os.WriteFile(s.dir+"/data/hurt.jsonl", []byte(c.text), 0o600))
				}
				if way == "-" {
					typed = c.text
				}
				before, got := s.allFiles(), s.given(typed, s.words(args)...)
				last, known := readBy[e.command]
				switch {
				case listed:
					require.Equal(t, done, got.code, name)
					require.Contains(t, got.out, "hurt", name)
				case known && last < c.found:
					require.Equal(t, done, got.code, "%s: %s", name, got.err)
				default:
					require.Equal(t, failed, got.code, name)
					require.Regexp(t, `(hurt|standard input)|Line (49|51):`, got.err, name)
					require.Equal(t, before, s.allFiles(), name)
				}
			}
		})
	}
}
