package cmd

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		code := Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
		if used, err := os.ReadFile("/proc/self/status"); err == nil && os.Getenv(tellsMemory) != "" {
			_, used, _ := strings.Cut(string(used), "VmHWM:")
			io.WriteString(os.Stderr, "VmHWM:"+used)
		}
		os.Exit(code)
	}
	os.Exit(m.Run())
}

func (s *sitting) program(args ...string) *exec.Cmd {
	c := exec.Command(os.Args[0], args...)
	c.Env = []string{asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "LANG=en", "TERM=dumb"}
	return c
}

// The method `started` runs the program as a separate process. The result `told` collects what the
// process writes to stderr.
func (s *sitting) started() (c *exec.Cmd, told *strings.Builder) {
	c, told = s.program("play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann"), new(strings.Builder)
	c.Stderr = told
	in := must(c.StdinPipe())
	out := must(c.StdoutPipe())
	require.NoError(s.t, c.Start())
	must(in.Write([]byte("\n\n\ny\nm m g c\n-\n")))
	waitFor(s.t, bufio.NewReader(out), "Rick has: move")
	return c, told
}

func TestSignalsLoseNothing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals are sent there")
	}
	for name, signal := range map[string]os.Signal{
		"Ctrl-C": os.Interrupt, "SIGTERM": syscall.SIGTERM, "a closed window": syscall.SIGHUP, "SIGQUIT": syscall.SIGQUIT,
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			c, told := s.started()
			require.NoError(t, c.Process.Signal(signal))
			require.Error(t, c.Wait())
			require.Equal(t, interrupted, c.ProcessState.ExitCode())
			require.Contains(t, told.String(), "Interrupted")
			require.Regexp(t, saidCode, told.String())
			require.Contains(t, s.ask("log", "friday", "--raw").out, "keeps all dice")
			require.Equal(t, done, s.ask("verify", "friday").code)
		})
	}
}

// If the table's file is gone, the program must not say that everything is saved in it.
func TestASignalAtATableThatWasMovedSaysSo(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals are sent there")
	}
	s := newSitting(t)
	c, told := s.started()
	require.NoError(t, os.Remove(filepath.Join(s.env["TABLEMATE_HOME"], "friday.jsonl")))
	require.NoError(t, c.Process.Signal(syscall.SIGTERM))
	require.Error(t, c.Wait())
	require.Equal(t, failed, c.ProcessState.ExitCode())
	require.Contains(t, told.String(), "friday-saved.jsonl")
	require.Contains(t, s.ask("log", "friday-saved", "--raw").out, "keeps all dice")
}
