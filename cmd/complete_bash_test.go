//go:build unix

package cmd

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

func TestCompletionInBash(t *testing.T) {
	longtest.SkipShort(t)
	s := newSitting(t)
	s.twoTables()
	bash := inBash(t, s)
	for _, try := range []struct{ typed, want string }{
		{"tablemate ver", "<verify>"},
		{"tablemate play pick", "<play><picklerick>"},
		{"tablemate play picklerick --mode in", "<--mode><insane>"},
		{"tablemate play picklerick --mode=in", "<--mode=insane>"},
		{"tablemate play picklerick --dice t", "<--dice><table>"},
		{"tablemate rules wall --game inf", "<--game><infiltrators>"},
		{"tablemate config lang r", "<lang><ru>"},
		{"tablemate show Fri", "<show><Friday night>"},
		{"tablemate show fri", "<show><friday-night>"},
		{"tablemate show Су", "<show><Суббота>"},
		{"tablemate play picklerick --house roof_win=e", "<--house><roof_win=end_of_turn>"},
	} {
		got := bash.types(try.typed+"\t\x01printf '<%s>' \r", try.want) // Ctrl-A goes to the beginning of the line
		require.NotContains(t, got, "command not found")
	}
}

type shell struct {
	t      *testing.T
	master *os.File
	pipe   *os.File // a copy of the output of bash; unlike master, a pipe has read deadlines
	output *bufio.Reader
}

func (s shell) types(keys, want string) string {
	must(s.master.WriteString(keys))
	require.NoError(s.t, s.pipe.SetReadDeadline(time.Now().Add(time.Minute)))
	var got []byte
	for !bytes.HasSuffix(got, []byte(want)) {
		b, err := s.output.ReadByte()
		require.NoError(s.t, err, "%s: %s", keys, got)
		got = append(got, b)
	}
	return string(got)
}

// inBash starts a bash in which the command `tablemate` starts this test program.
func inBash(t *testing.T, s *sitting) shell {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	require.NoError(t, os.Symlink(must(os.Executable()), filepath.Join(s.dir, "tablemate")))
	script := filepath.Join(s.dir, "script")
	require.NoError(t, os.WriteFile(script, []byte(s.ask("completion", "bash").out), 0o644))

	run := exec.Command(bash, "--norc", "--noprofile", "-i")
	run.Env = []string{
		asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "PATH=" + s.dir + ":" + os.Getenv("PATH"),
		"LC_ALL=C.UTF-8", "TERM=dumb", "HOME=" + s.dir, "INPUTRC=/dev/null",
	}
	master := must(pty.StartWithSize(run, &pty.Winsize{Rows: 24, Cols: 200}))
	pipe, copied, err := os.Pipe()
	require.NoError(t, err)
	go func() { _, _ = io.Copy(copied, master); copied.Close() }()
	t.Cleanup(func() { _, _, _, _ = run.Process.Kill(), run.Wait(), master.Close(), pipe.Close() })
	started := shell{t, master, pipe, bufio.NewReader(pipe)}
	started.types("source '"+script+"'; echo rea''dy\r", "ready")
	return started
}
