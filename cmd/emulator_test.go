//go:build unix

package cmd

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
)

// emulator runs the program in a pseudo-terminal and draws its output. When the program waits for a
// key, `heard` writes a mark with the number of bytes that the program has read so far. When this
// number equals `sent`, the program has read all typed keys.
type emulator struct {
	t      *testing.T
	master *os.File
	slave  *os.File
	screen vt10x.Terminal
	roll   vt10x.Terminal // everything that was ever on the screen
	sent   int64          // bytes typed
	marks  chan int64     // at each wait, the number of bytes read so far; at the end, the value hasEnded
	ended  bool
	drawn  sync.Mutex // protects screen and roll, because the program may draw at any time
}

const mark = '\x00'

const hasEnded = -1

type size struct{ columns, rows int }

func (s size) String() string { return fmt.Sprintf("%dx%d", s.columns, s.rows) }

func (s size) winsize() *pty.Winsize {
	return &pty.Winsize{Rows: uint16(s.rows), Cols: uint16(s.columns)}
}

func inEmulator(t *testing.T, s *sitting, at size, args ...string) *emulator {
	master, slave, err := pty.Open()
	require.NoError(t, err)
	require.NoError(t, pty.Setsize(slave, at.winsize()))
	e := &emulator{t: t, master: master, slave: slave, marks: make(chan int64, 64)}
	e.screen = vt10x.New(vt10x.WithSize(at.columns, at.rows))
	e.roll = vt10x.New(vt10x.WithSize(at.columns, 10*at.rows))
	in := &heard{File: slave}
	w := s.world(in, slave, slave)
	w.getenv = func(name string) string {
		if name == "TERM" {
			return "xterm"
		}
		return s.env[name]
	}
	go func() {
		run(w, args)
		in.mark(hasEnded)
	}()
	go e.draw()
	t.Cleanup(e.close)
	return e
}

func (e *emulator) close() {
	for !e.ended && e.send("\x03") {
	}
	e.slave.Close()
	e.master.Close()
}

// heard counts the bytes that the program reads.
type heard struct {
	*os.File
	read atomic.Int64
}

func (h *heard) Read(p []byte) (int, error) {
	n, err := h.File.Read(p)
	h.read.Add(int64(n))
	return n, err
}

func (h *heard) Waiting() { h.mark(h.read.Load()) }

func (h *heard) mark(count int64) { fmt.Fprintf(h.File, "%c%d%c", mark, count, mark) }

func (e *emulator) draw() {
	out := bufio.NewReader(e.master)
	for {
		text, err := out.ReadString(mark)
		e.drawn.Lock()
		for _, view := range []vt10x.Terminal{e.screen, e.roll} {
			_, _ = view.Write([]byte(strings.TrimSuffix(text, string(mark))))
		}
		if columns, rows := e.roll.Size(); e.roll.Cursor().Y > rows/2 {
			e.roll.Resize(columns, 2*rows)
		}
		e.drawn.Unlock()
		if err != nil {
			e.marks <- hasEnded
			return
		}
		count, _ := out.ReadString(mark)
		read, _ := strconv.ParseInt(strings.TrimSuffix(count, string(mark)), 10, 64)
		e.marks <- read
	}
}

// wait returns when the program waits for the next key, or when it has ended.
func (e *emulator) wait() (running bool) {
	e.t.Helper()
	for {
		select {
		case read := <-e.marks:
			if e.ended = read == hasEnded; e.ended || read == e.sent {
				return !e.ended
			}
		case <-time.After(time.Minute):
			require.FailNow(e.t, "the program never waits", e.text())
		}
	}
}

func (e *emulator) send(keys string) (running bool) {
	e.t.Helper()
	e.sent += int64(len(keys))
	must(e.master.WriteString(keys))
	return e.wait()
}

func (e *emulator) resize(to size) {
	e.t.Helper()
	e.drawn.Lock()
	e.screen.Resize(to.columns, to.rows)
	e.drawn.Unlock()
	require.NoError(e.t, pty.Setsize(e.slave, to.winsize()))
	require.NoError(e.t, syscall.Kill(os.Getpid(), syscall.SIGWINCH))
	e.wait()
}

func (e *emulator) rows() []string {
	e.drawn.Lock()
	defer e.drawn.Unlock()
	_, rows := e.screen.Size()
	return rowsOf(e.screen, 0, rows)
}

// broke reports whether the text of this row of `roll` continues in the next row.
func (e *emulator) broke(row int) bool {
	const wrapped = 1 << 6 // the mark of a row that continues in the next row
	columns, _ := e.roll.Size()
	return e.roll.Cell(columns-1, row).Mode&wrapped != 0
}

func rowsOf(view vt10x.Terminal, from, to int) []string {
	columns, _ := view.Size()
	rows := make([]string, 0, to-from)
	row := make([]rune, columns)
	for y := from; y < to; y++ {
		for x := range row {
			row[x] = view.Cell(x, y).Char
		}
		rows = append(rows, strings.TrimRight(string(row), " "))
	}
	return rows
}

func (e *emulator) text() string { return strings.TrimRight(strings.Join(e.rows(), "\n"), "\n ") }
