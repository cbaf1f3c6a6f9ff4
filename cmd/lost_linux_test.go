package cmd

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// seat is a process with its own pseudo-terminal. Closing the terminal sends the process a hangup.
type seat struct {
	*sitting
	tty    *os.File
	run    *exec.Cmd
	told   *screen
	before *unix.Termios
}

// askPosition asks for the position of the cursor.
const askPosition = "\x1b[6n"

func seated(t *testing.T, term string) *seat {
	s := newSitting(t)
	s.hears("\n\n\ny\nm m g c\n-\npause\n", "play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann")
	at := &seat{sitting: s, told: new(screen)}
	at.run = s.program("play", "picklerick", "--table", "Friday")
	at.run.Env = append(at.run.Env, "TERM="+term, "LANG=en")
	at.begins()
	t.Cleanup(func() { at.tty.Close(); _ = at.run.Process.Kill() })
	go at.listen()
	at.hears("Rick has", 1)
	at.types("n\r")
	at.hears("it?", 1)
	return at
}

func (at *seat) begins() {
	master, slave, err := pty.Open()
	require.NoError(at.t, err)
	require.NoError(at.t, pty.Setsize(slave, &pty.Winsize{Rows: 40, Cols: 80}))
	at.tty = pollable(at.t, master)
	at.before = modes(at.t, at.tty)
	at.run.Stdin, at.run.Stdout, at.run.Stderr = slave, slave, slave
	at.run.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	require.NoError(at.t, at.run.Start())
	slave.Close()
}

func (s *seat) listen() {
	chunk := make([]byte, 4096)
	for {
		n, err := s.tty.Read(chunk)
		if err != nil {
			return
		}
		_, _ = s.told.Write(chunk[:n])
		for range bytes.Count(chunk[:n], []byte(askPosition)) {
			_, _ = s.tty.WriteString("\x1b[1;1R")
		}
	}
}

func (s *seat) types(keys string) {
	must(s.tty.WriteString(keys))
}

func (s *seat) times(words string) int {
	s.told.mu.Lock()
	defer s.told.mu.Unlock()
	return strings.Count(s.told.text.String(), words)
}

func (s *seat) hears(words string, times int) {
	s.t.Helper()
	require.Eventually(s.t, func() bool { return s.times(words) >= times }, time.Minute, time.Millisecond, "%s", words)
}

func (s *seat) leaves() int {
	s.t.Helper()
	left := make(chan struct{})
	go func() { _ = s.run.Wait(); close(left) }()
	select {
	case <-left:
	case <-time.After(time.Minute):
		require.Fail(s.t, "it stays")
	}
	return s.run.ProcessState.ExitCode()
}

// pollable closes a file and returns a copy. Unlike the original, the copy can be closed during a
// read.
func pollable(t *testing.T, file *os.File) *os.File {
	fd := must(unix.FcntlInt(file.Fd(), unix.F_DUPFD_CLOEXEC, 0))
	require.NoError(t, unix.SetNonblock(fd, true))
	require.NoError(t, file.Close())
	return os.NewFile(uintptr(fd), file.Name())
}

func modes(t *testing.T, tty *os.File) (now *unix.Termios) {
	control(t, tty, func(fd int) (err error) { now, err = unix.IoctlGetTermios(fd, unix.TCGETS); return err })
	return now
}

// control calls a function with the terminal's file descriptor. The terminal can still be closed at
// any time afterwards, and closing it still sends the hangup at once.
func control(t *testing.T, tty *os.File, do func(fd int) error) {
	conn, err := tty.SyscallConn()
	require.NoError(t, err)
	require.NoError(t, conn.Control(func(fd uintptr) { err = do(int(fd)) }))
	require.NoError(t, err)
}

func (s *seat) requireWhole() {
	require.Contains(s.t, s.ask("log", "friday", "--raw").out, "Rick goes to L5")
	require.Equal(s.t, done, s.ask("verify", "friday").code)
	require.Equal(s.t, done, run(s.world(strings.NewReader("blR1\npause\n"), new(bytes.Buffer), new(bytes.Buffer)), []string{"play", "picklerick", "--table", "Friday"}))
}

func TestASignalAtATerminalLosesNothing(t *testing.T) {
	for _, term := range []string{"xterm", "dumb"} {
		for name, signal := range map[string]os.Signal{"HUP": syscall.SIGHUP, "TERM": syscall.SIGTERM, "QUIT": syscall.SIGQUIT, "INT": os.Interrupt} {
			t.Run(name+" "+term, func(t *testing.T) {
				s := seated(t, term)
				require.NoError(t, s.run.Process.Signal(signal))
				require.Equal(t, interrupted, s.leaves())
				require.Equal(t, *s.before, *modes(t, s.tty))
				s.requireWhole()
			})
		}
		t.Run("the terminal is gone, "+term, func(t *testing.T) {
			s := seated(t, term)
			require.NoError(t, s.tty.Close())
			require.NotEqual(t, done, s.leaves())
			s.requireWhole()
		})
	}
}

// While the program is stopped, the terminal's modes change, as a shell may change them.
func TestWhoeverComesBackToAStoppedEveningSeesItsQuestion(t *testing.T) {
	s := seated(t, "xterm")
	asking := modes(t, s.tty)
	require.NotEqual(t, *s.before, *asking, "keys are read one by one")
	asked := s.times("it?")
	require.NoError(t, s.run.Process.Signal(syscall.SIGSTOP))
	control(t, s.tty, func(fd int) error { return unix.IoctlSetTermios(fd, unix.TCSETS, s.before) })
	require.NoError(t, s.run.Process.Signal(syscall.SIGCONT))
	s.hears("it?", asked+1)
	require.Equal(t, *asking, *modes(t, s.tty))
	s.types("blR1\r")
	s.hears("Operative 5", 1)
	s.types("pause\r")
	require.Equal(t, done, s.leaves())
	require.Equal(t, *s.before, *modes(t, s.tty))
}

// underShell starts the program as a job of a shell. After each of the first two stops of the
// program, the shell prints the terminal's modes and continues the program.
func underShell(t *testing.T, s *sitting, args ...string) *seat {
	shell, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("needs a shell with jobs")
	}
	at := &seat{sitting: s, told: new(screen)}
	game := s.program(args...)
	const script = `set -m
tell() { echo "STOPPED" $(stty -a | grep -ow '[-]*isig\|[-]*icanon\|[-]*echo'); }
"$@"; tell; fg >/dev/null; tell; fg >/dev/null; echo LEFT`
	at.run = exec.Command(shell, append([]string{"--norc", "-c", script, "shell"}, game.Args...)...)
	at.run.Env = append(game.Env, "TERM=xterm", "PATH="+os.Getenv("PATH"))
	at.begins()
	t.Cleanup(func() { // closing the terminal ends the program even if it is stopped
		at.tty.Close()
		defer time.AfterFunc(5*time.Second, func() { _ = at.run.Process.Kill() }).Stop()
		_ = at.run.Wait()
	})
	go at.listen()
	return at
}

func TestCtrlZStopsTheEvening(t *testing.T) {
	s := newSitting(t)
	s.hears("\n\n\ny\nm m g c\n-\npause\n", "play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann")
	at := underShell(t, s, "play", "picklerick", "--table", "Friday")
	at.hears("Rick has", 1)
	asked := at.times("Rick has")
	at.types("n\x1a")
	at.hears("STOPPED isig icanon echo", 1)
	require.NotContains(t, at.sinceCursor(), "\x1b[?25l", "the shell has its cursor")
	at.hears("Rick has", asked+1)
	at.types("\r")
	at.hears("it?", 1)
	lines := at.times("it?")
	at.types("bl\x1a")
	at.hears("STOPPED isig icanon echo", 2)
	at.hears("it?", lines+1)
	at.types("R1\r")
	at.hears("Operative 5", 1)
	at.types("pause\r")
	at.hears("LEFT", 1)
	at.leaves()
	require.Equal(t, *at.before, *modes(t, at.tty))
	require.Equal(t, done, s.ask("verify", "friday").code)
}

func (s *seat) sinceCursor() string {
	s.told.mu.Lock()
	defer s.told.mu.Unlock()
	text, _, _ := strings.Cut(s.told.text.String(), "STOPPED")
	return text[strings.LastIndex(text, "\x1b[?25h")+1:]
}
