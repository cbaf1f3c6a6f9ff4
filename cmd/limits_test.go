//go:build linux

package cmd

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// mostMemory is the most memory that a command may use for any input, in kilobytes.
const mostMemory = 200 << 10

func TestNoInputUsesUpTheMemoryOrWaitsForEver(t *testing.T) {
	longtest.SkipShort(t)
	s := newSitting(t)
	folder := s.env["TABLEMATE_HOME"]
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "box"), 0o755))
	head := `{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n"
	file := func(name, text string) string {
		path := filepath.Join(s.dir, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	sparse := file("sparse.jsonl", head)
	require.NoError(t, os.Truncate(sparse, 10<<30))
	pipe := filepath.Join(s.dir, "pipe.jsonl")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	require.NoError(t, syscall.Mkfifo(filepath.Join(folder, "listed.jsonl"), 0o600))
	brackets := strings.Repeat("[", 20_000) + strings.Repeat("]", 20_000)
	nested := file("nested.jsonl", head+`{"did":`+brackets+"}\n")
	line := file("line.jsonl", head+`{"note":"`+strings.Repeat("x", 12<<20)+`"}`+"\n")
	many := file("many.jsonl", head+strings.Repeat(`{"note":"x"}`+"\n", 2_000_000))
	lists := file("lists.jsonl", head+strings.Repeat(`{"did":{"x":[`+strings.Repeat("[],", 90_000)+`[]]}}`+"\n", 100))
	keys := file("keys.jsonl", head+`{"did":{`+strings.Repeat(`"a":1,`, 500_000)+`"b":2}}`+"\n")
	state := file("state.json", strings.Repeat("[", 3<<20))
	tiles := file("tiles.json", `{"tiles":[`+strings.Repeat("{},", 1_000_000)+`{}]}`)
	setup := file("setup.jsonl", `{"tablemate":2,"game":"picklerick","setup":{"mode":[`+strings.Repeat("{},",
		1_000_000)+"{}]}}\n")
	yaml := func(text string) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, "box", "picklerick.yaml"), []byte(text), 0o600))
	}
	bulky := file("bulky.jsonl", head+strings.Repeat(`{"note":"`+strings.Repeat("x", 500)+`"}`+"\n", 29_000))
	for _, command := range [][]string{{"log", bulky, "--json"}, {"verify", bulky}} {
		t.Run("the longest record, "+strings.Join(command[:1], " "), func(t *testing.T) { s.ends(t, done, command...) })
	}
	for name, args := range map[string][]string{
		"a file of ten gigabytes": {"show", sparse}, "a pipe nobody writes to": {"check", pipe}, "a device": {"show", "/dev/zero"},
		"a position from a pipe": {"automa", "picklerick", "--state", pipe}, "a pipe to import": {"import", pipe},
		"an endless position": {"automa", "picklerick", "--state", "/dev/zero"}, "an endless input": {"check", "-"},
		"an endless position typed": {"automa", "picklerick", "--state", "-"},
		"deep nesting":              {"check", nested}, "a line of megabytes": {"log", line}, "millions of lines": {"log", many},
		"millions of lists": {"check", lists}, "a field half a million times": {"verify", keys}, "brackets for a position": {"automa", "picklerick", "--state", state},
		"a million tiles": {"automa", "picklerick", "--state", tiles}, "a million modes": {"check", setup},
	} {
		t.Run(name, func(t *testing.T) { s.refuses(t, args...) })
	}
	t.Run("a folder with a pipe in it", func(t *testing.T) {
		require.Contains(t, s.ask("tables").out, "listed")
	})
	t.Run("settings from a device and from a pipe", func(t *testing.T) {
		require.NoError(t, os.Symlink("/dev/zero", filepath.Join(folder, "settings.yaml")))
		s.ends(t, failed, "show", "nothing")
		require.NoError(t, os.Remove(filepath.Join(folder, "settings.yaml")))
		require.NoError(t, os.Symlink(pipe, filepath.Join(folder, "settings.yaml")))
		s.ends(t, failed, "show", "nothing")
		require.NoError(t, os.Remove(filepath.Join(folder, "settings.yaml")))
	})
	for name, text := range map[string]string{
		"brackets closed in remarks": "- id: " + strings.Repeat(strings.Repeat("[", 480)+" #"+strings.Repeat("]", 480)+"\n", 130),
		"brackets in a box":          "- id: " + brackets + "\n", "dashes in a box": strings.Repeat("- ", 100_000) + "x\n",
		"a box of a gigabyte": strings.Repeat("- a\n", 1<<20), "as many entries as fit": strings.Repeat("- a\n", 30_000),
	} {
		t.Run(name, func(t *testing.T) {
			yaml(text)
			s.refuses(t, "box", "picklerick", "check")
		})
	}
}

func (s *sitting) refuses(t *testing.T, args ...string) {
	t.Helper()
	s.ends(t, failed, args...)
}

func (s *sitting) ends(t *testing.T, code int, args ...string) {
	t.Helper()
	zero := must(os.Open("/dev/zero"))
	defer zero.Close()
	c, told := s.program(args...), new(bytes.Buffer)
	c.Stdin, c.Stdout, c.Stderr = zero, told, told
	c.Env = append(c.Env, tellsMemory+"=1")
	require.NoError(t, c.Start())
	alarm := time.AfterFunc(time.Minute, func() { c.Process.Kill() })
	_ = c.Wait()
	require.True(t, alarm.Stop(), "it waits for ever")
	require.Equal(t, code, c.ProcessState.ExitCode(), "%.500s", told.String())
	require.NotEmpty(t, told.String())
	require.NotContains(t, told.String(), "goroutine")
	said, status, _ := strings.Cut(told.String(), "VmHWM:")
	used := 0
	must(fmt.Sscan(status, &used))
	t.Logf("%d MB, %.120s", used>>10, said)
	require.LessOrEqual(t, used, mostMemory)
}

func TestAClosedOutputIsToldByTheExitCode(t *testing.T) {
	s := newSitting(t)
	s.imported(bare)
	c := exec.Command("/bin/sh", "-c", `"$0" play picklerick --table friday >&-`, os.Args[0])
	c.Env, c.Stdin = s.program().Env, strings.NewReader("pause\n")
	require.Error(t, c.Run(), "a closed one")
	c = s.program("play", "picklerick", "--table", "friday")
	c.Stdin = strings.NewReader("pause\n") // an output that is nil is the null device, opened for writing
	require.NoError(t, c.Run(), "discarded on purpose")
	unheard := must(os.OpenFile(os.DevNull, os.O_RDWR, 0))
	defer unheard.Close()
	c = s.program("verify", "friday")
	c.Stdout = unheard
	require.NoError(t, c.Run(), "nobody wants to read it")
}
