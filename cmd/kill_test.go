//go:build unix

package cmd

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// screen stores the output of a process. A test can read it while the process still writes.
type screen struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

const killsOfATable = 50

func TestAKillAtAnyMomentLosesNothing(t *testing.T) {
	longtest.SkipShort(t)
	kills := longtest.Times(1, 5, 100)
	for name, begin := range map[string]func(c *exec.Cmd, told *screen) (io.Writer, error){
		"on a pipe": func(c *exec.Cmd, told *screen) (io.Writer, error) {
			c.Stdout = told
			in, err := c.StdinPipe()
			if err != nil {
				return nil, err
			}
			return in, c.Start()
		},
		"on a terminal": func(c *exec.Cmd, told *screen) (io.Writer, error) {
			tty, err := pty.Start(c)
			if err == nil {
				go io.Copy(told, tty)
			}
			return tty, err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			confirmed, recorded := 0, 0
			for left := kills; left > 0; left -= killsOfATable {
				k := killing{sitting: newSitting(t), begin: begin}
				for n := range min(left, killsOfATable) {
					k.kill(n)
				}
				k.proven()
				confirmed, recorded = confirmed+k.confirmed, recorded+strings.Count(k.before, corrected)
			}
			t.Logf("%d kills, %d confirmed, %d recorded, none lost", kills, confirmed, recorded)
		})
	}
}

const corrected = `"kind":"correct"`

type killing struct {
	*sitting
	begin     func(c *exec.Cmd, told *screen) (io.Writer, error)
	confirmed int    // corrections
	before    string // the record's complete lines
}

func (k *killing) kill(n int) {
	c, told := k.program("play", "raccoonheist", "--table", "Friday", "--mode", "basic", "--players", "Ann,Boris"), new(screen)
	in := must(k.begin(c, told))
	typed := "\n\nktlys\n\n"
	if strings.Contains(k.before, "\n") {
		typed = ""
	}
	for i := range 100 {
		typed += fmt.Sprintf("fix ann food %d\n", (n+i)%7+1)
	}
	go io.WriteString(in, typed)
	time.Sleep(time.Duration(rand.IntN(250)) * time.Millisecond)
	require.NoError(k.t, c.Process.Kill())
	_ = c.Wait()
	time.Sleep(5 * time.Millisecond) // wait for the last output of the terminal
	if tty, ok := in.(*os.File); ok {
		tty.Close()
	}
	told.mu.Lock()
	k.confirmed += strings.Count(told.text.String(), "Corrected.")
	told.mu.Unlock()
	text, _ := os.ReadFile(filepath.Join(k.env["TABLEMATE_HOME"], "friday.jsonl"))
	whole := string(text[:bytes.LastIndexByte(text, '\n')+1])
	require.True(k.t, strings.HasPrefix(whole, k.before), "the record only grows")
	require.GreaterOrEqual(k.t, strings.Count(whole, corrected), k.confirmed, "kill %d", n)
	k.before = whole
}

func (k *killing) proven() {
	if k.before == "" {
		return // killed before the table existed
	}
	var out bytes.Buffer
	require.Equal(k.t, done, run(k.world(strings.NewReader("pause\n"), &out, &out), []string{"play", "raccoonheist", "--table", "Friday"}), out.String())
	proof := k.ask("verify", "friday")
	require.Equal(k.t, done, proof.code, proof.out)
	require.NotContains(k.t, proof.out, "! ", "an honest game is not doubted")
	require.Empty(k.t, must(filepath.Glob(filepath.Join(k.env["TABLEMATE_HOME"], "*.lock"))))
}
