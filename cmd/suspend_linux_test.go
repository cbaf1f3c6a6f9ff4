package cmd

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// underShell runs tablemate in a terminal from a shell with job control. The program stops twice.
// Each time the shell prints the terminal's modes and continues the program.
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
	t.Cleanup(func() { // this also ends the program that the shell has stopped
		at.tty.Close()
		defer time.AfterFunc(5*time.Second, func() { _ = at.run.Process.Kill() }).Stop()
		_ = at.run.Wait()
	})
	go at.listen()
	return at
}

// TestCtrlZStopsTheEvening stops the program at a menu and at a line. The shell must find the
// terminal's modes and its cursor as before. After the return the screen must show the table, the
// question and the half-typed answer.
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

// sinceCursor returns the output after the cursor was last shown, up to the text of the shell.
func (s *seat) sinceCursor() string {
	s.told.mu.Lock()
	defer s.told.mu.Unlock()
	text, _, _ := strings.Cut(s.told.text.String(), "STOPPED")
	return text[strings.LastIndex(text, "\x1b[?25h")+1:]
}
