package cmd

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
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
	asked int // how often the program has asked for the cursor's position
	told  int // how often it was told
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
	e.screen = vt10x.New(vt10x.WithWriter(e), vt10x.WithSize(at.columns, at.rows))
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
		e.asked += bytes.Count(chunk[:n], []byte("\x1b[6n"))
		e.mu.Unlock()
	}
}

// Write tells the program the cursor's position; the screen calls it.
func (e *emulator) Write(position []byte) (int, error) {
	e.told++
	return e.master.Write(position)
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

// resize changes the size of the screen and waits until it is drawn again.
func (e *emulator) resize(to size) {
	e.t.Helper()
	e.mu.Lock()
	e.screen.Resize(to.columns, to.rows)
	before := e.bytes
	e.mu.Unlock()
	require.NoError(e.t, pty.Setsize(e.slave, &pty.Winsize{Rows: uint16(to.rows), Cols: uint16(to.columns)}))
	require.NoError(e.t, e.run.Process.Signal(unix.SIGWINCH))
	for i := 0; e.written() == before && i < 2000; i++ {
		time.Sleep(500 * time.Microsecond)
	}
	e.wait()
}

// send types keys and waits until the program waits for the next one. It reports
// whether the program still runs.
func (e *emulator) send(keys string) bool {
	e.t.Helper()
	before := e.readSoFar()
	_, err := e.master.WriteString(keys)
	require.NoError(e.t, err)
	for i := 0; e.readSoFar() < before+len(keys) && len(e.ended) == 0 && i < 4000; i++ { // a busy kernel hands keys over in parts
		time.Sleep(500 * time.Microsecond)
	}
	return e.wait()
}

// wait returns when the program has read every key, written everything and waits for
// the next key, or has ended.
func (e *emulator) wait() (running bool) {
	e.t.Helper()
	deadline := time.Now().Add(10 * time.Second)
	for still, seen := 0, -1; still < 3; time.Sleep(500 * time.Microsecond) {
		select {
		case err := <-e.ended:
			e.ended <- err
			return false
		default:
		}
		require.True(e.t, time.Now().Before(deadline), "the program never waits:\n%s", strings.Join(e.rows(), "\n"))
		at := e.written()
		if at == seen && e.owes() == 0 && unread(e.slave) == 0 && e.polls() && unread(e.slave) == 0 && unread(e.master) == 0 {
			still++
		} else {
			still = 0
		}
		seen = at
	}
	return true
}

// pollCalls are the numbers of poll and ppoll.
var pollCalls = map[string][]string{"amd64": {"7", "271"}, "arm64": {"73"}}[runtime.GOARCH]

// polls reports whether a thread of the program waits for a key: nothing else there
// waits by poll.
func (e *emulator) polls() bool {
	calls, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/syscall", e.run.Process.Pid))
	for _, file := range calls {
		call, err := os.ReadFile(file)
		number, _, _ := strings.Cut(string(call), " ")
		if err == nil && slices.Contains(pollCalls, number) {
			return true
		}
	}
	return false
}

// written returns how many bytes the program has written so far.
func (e *emulator) written() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.bytes
}

// owes returns how many positions of the cursor the program still waits for.
func (e *emulator) owes() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.asked - e.told
}

// readSoFar returns how many bytes the program has read so far, from anywhere.
func (e *emulator) readSoFar() int {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/io", e.run.Process.Pid))
	read := 0
	_, _ = fmt.Sscanf(string(text), "rchar: %d", &read)
	return read
}

// unread returns how many bytes wait to be read at one end of the terminal.
func unread(end *os.File) int {
	n, err := unix.IoctlGetInt(int(end.Fd()), unix.TIOCINQ)
	if err != nil {
		return 0
	}
	return n
}
