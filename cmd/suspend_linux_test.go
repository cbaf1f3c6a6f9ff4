package cmd

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// underShell runs tablemate in a terminal from a shell that controls its jobs: twice
// the program stops, the shell tells so with the terminal's modes, and lets it go on.
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
	master, slave, err := pty.Open()
	require.NoError(t, err)
	require.NoError(t, pty.Setsize(slave, &pty.Winsize{Rows: 40, Cols: 80}))
	at.tty = pollable(t, master)
	at.before = modes(t, at.tty)
	at.run.Stdin, at.run.Stdout, at.run.Stderr = slave, slave, slave
	at.run.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	require.NoError(t, at.run.Start())
	slave.Close()
	t.Cleanup(func() { // the shell takes its stopped program along
		at.tty.Close()
		defer time.AfterFunc(5*time.Second, func() { _ = at.run.Process.Kill() }).Stop()
		_ = at.run.Wait()
	})
	go at.listen()
	return at
}

// TestCtrlZStopsTheEvening: at a menu and at a line alike the shell has its terminal back
// as it was, with its cursor, and who comes back sees the table, the question and what
// was half typed.
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
	at.hears("What is on it?", 1)
	lines := at.times("What is on it?")
	at.types("bl\x1a")
	at.hears("STOPPED isig icanon echo", 2)
	at.hears("What is on it?", lines+1)
	at.types("R1\r")
	at.hears("Operative 5", 1)
	at.types("pause\r")
	at.hears("LEFT", 1)
	at.leaves()
	require.Equal(t, *at.before, *modes(t, at.tty))
	require.Equal(t, done, s.ask("verify", "friday").code)
}

// sinceCursor returns what was told after the cursor was last shown, up to the shell's
// words.
func (s *seat) sinceCursor() string {
	s.told.mu.Lock()
	defer s.told.mu.Unlock()
	text, _, _ := strings.Cut(s.told.text.String(), "STOPPED")
	return text[strings.LastIndex(text, "\x1b[?25h")+1:]
}
