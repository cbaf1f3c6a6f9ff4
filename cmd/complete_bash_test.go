//go:build unix

package cmd

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	expect "github.com/Netflix/go-expect"
	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// TestCompletionInBash types into a real bash that has no package for completion,
// presses Tab, and has bash print the words that it then read.
func TestCompletionInBash(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the program many times")
	}
	s := newSitting(t)
	s.twoTables()
	c := inBash(t, s)
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
		_, err := c.Send(try.typed + "\t\x01printf '<%s>' \r") // Ctrl-A goes to the beginning
		require.NoError(t, err)
		got, err := c.ExpectString(try.want)
		require.NoError(t, err, "%s: %s", try.typed, got)
		require.NotContains(t, got, "command not found")
	}
}

// inBash starts bash with the script, and with this program as tablemate.
func inBash(t *testing.T, s *sitting) *expect.Console {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	program, err := os.Executable()
	require.NoError(t, err)
	require.NoError(t, os.Symlink(program, filepath.Join(s.dir, "tablemate")))
	script := filepath.Join(s.dir, "script")
	require.NoError(t, os.WriteFile(script, []byte(s.ask("completion", "bash").out), 0o644))

	c, err := expect.NewConsole(expect.WithDefaultTimeout(time.Minute))
	require.NoError(t, err)
	t.Cleanup(func() { c.Close() })
	require.NoError(t, pty.Setsize(c.Tty(), &pty.Winsize{Rows: 24, Cols: 200}))
	run := exec.Command(bash, "--norc", "--noprofile", "-i")
	run.Env = []string{
		asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "PATH=" + s.dir + ":" + os.Getenv("PATH"),
		"LC_ALL=C.UTF-8", "TERM=dumb", "HOME=" + s.dir, "INPUTRC=/dev/null",
	}
	run.Stdin, run.Stdout, run.Stderr = c.Tty(), c.Tty(), c.Tty()
	require.NoError(t, run.Start())
	t.Cleanup(func() { _ = run.Process.Kill(); _ = run.Wait() })
	_, err = c.Send("source '" + script + "'; echo rea''dy\r")
	require.NoError(t, err)
	_, err = c.ExpectString("ready")
	require.NoError(t, err)
	return c
}
