package cmd

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// emulator is a terminal of some size with tablemate running in it. Unlike a
// window it scrolls, and it knows when the program waits for a key, so that a test
// can look at the screen between two answers.
type emulator struct {
	t      *testing.T
	run    *exec.Cmd
	master *os.File
	slave  *os.File
	screen vt10x.Terminal

	mu    sync.Mutex
	bytes int // read from the program so far
	ended chan error
}

// size is that of a screen.
type size struct{ columns, rows int }

func (s size) String() string { return fmt.Sprintf("%dx%d", s.columns, s.rows) }

// inEmulator starts tablemate in a terminal of that size.
func inEmulator(t *testing.T, s *sitting, at size, args ...string) *emulator {
	master, slave, err := pty.Open()
	require.NoError(t, err)
	require.NoError(t, pty.Setsize(slave, &pty.Winsize{Rows: uint16(at.rows), Cols: uint16(at.columns)}))
	e := &emulator{t: t, master: master, slave: slave, ended: make(chan error, 1)}
	e.screen = vt10x.New(vt10x.WithWriter(master), vt10x.WithSize(at.columns, at.rows))
	e.run = exec.Command(os.Args[0], args...)
	e.run.Env = []string{asProgram + "=1", "TERM=xterm", "LC_ALL=C.UTF-8"}
	for name, value := range s.env {
		if name != "TERM" {
			e.run.Env = append(e.run.Env, name+"="+value)
		}
	}
	e.run.Stdin, e.run.Stdout, e.run.Stderr = slave, slave, slave
	require.NoError(t, e.run.Start())
	t.Cleanup(e.stop)
	go e.show()
	go func() { e.ended <- e.run.Wait() }()
	return e
}

// stop ends the program and gives the terminal back.
func (e *emulator) stop() {
	_ = e.run.Process.Kill()
	e.slave.Close()
	e.master.Close()
}

// show draws what the program writes.
func (e *emulator) show() {
	chunk := make([]byte, 4096)
	for {
		n, err := e.master.Read(chunk)
		if err != nil {
			return
		}
		e.mu.Lock()
		_, _ = e.screen.Write(chunk[:n])
		e.bytes += n
		e.mu.Unlock()
	}
}

// rows returns the screen as it stands.
func (e *emulator) rows() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	rows := strings.Split(strings.TrimRight(e.screen.String(), "\n"), "\n")
	for i := range rows {
		rows[i] = strings.TrimRight(rows[i], " ")
	}
	return rows
}

// send types keys and waits until the program waits for the next one. It reports
// whether the program still runs.
func (e *emulator) send(keys string) bool {
	e.t.Helper()
	_, err := e.master.WriteString(keys)
	require.NoError(e.t, err)
	return e.wait()
}

// wait returns when the program has read every key, written everything and all its
// threads sleep, or has ended.
func (e *emulator) wait() (running bool) {
	e.t.Helper()
	deadline := time.Now().Add(30 * time.Second)
	for still, seen := 0, -1; still < 3; time.Sleep(500 * time.Microsecond) {
		select {
		case err := <-e.ended:
			e.ended <- err
			return false
		default:
		}
		require.True(e.t, time.Now().Before(deadline), "the program never waits:\n%s", strings.Join(e.rows(), "\n"))
		e.mu.Lock()
		at := e.bytes
		e.mu.Unlock()
		if at == seen && e.asleep() && unread(e.slave) == 0 && unread(e.master) == 0 {
			still++
		} else {
			still = 0
		}
		seen = at
	}
	return true
}

// unread returns how many bytes wait to be read at one end of the terminal.
func unread(end *os.File) int {
	n, err := unix.IoctlGetInt(int(end.Fd()), unix.TIOCINQ)
	if err != nil {
		return 0
	}
	return n
}

// asleep reports whether no thread of the program runs or wants to.
func (e *emulator) asleep() bool {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", e.run.Process.Pid))
	for _, thread := range threads {
		stat, err := os.ReadFile(thread)
		if err != nil {
			continue
		}
		_, state, _ := strings.Cut(string(stat), ") ")
		if !strings.HasPrefix(state, "S") {
			return false
		}
	}
	return len(threads) > 0
}
