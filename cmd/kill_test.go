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
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// killsVariable says how often the program is killed; a few times where it is not
// set.
const killsVariable = "TABLEMATE_TEST_KILLS"

func kills() int {
	if n, err := strconv.Atoi(os.Getenv(killsVariable)); err == nil {
		return n
	}
	return 3
}

// program is tablemate as a process of its own.
func (s *sitting) program(args ...string) *exec.Cmd {
	c := exec.Command(os.Args[0], args...)
	c.Env = []string{asProgram + "=1", "TABLEMATE_HOME=" + s.env["TABLEMATE_HOME"], "LANG=en", "TERM=dumb"}
	return c
}

// screen is what a process tells, read while it runs.
type screen struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

// TestAKillAtAnyMomentLosesNothing kills the program while it records corrections,
// on a pipe and on a terminal, and sits down again each time: what it confirmed
// stands in the record, and the record only grows.
func TestAKillAtAnyMomentLosesNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the program many times")
	}
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
			s, confirmed, before := newSitting(t), 0, ""
			file := filepath.Join(s.env["TABLEMATE_HOME"], "friday.jsonl")
			for n := range kills() {
				c, told := s.program("play", "raccoonheist", "--table", "Friday", "--mode", "basic", "--players", "Ann,Boris"), new(screen)
				in, err := begin(c, told)
				require.NoError(t, err)
				typed := "\n\nktlys\n\n"
				if strings.Contains(before, "\n") {
					typed = ""
				}
				for i := range 100 {
					typed += fmt.Sprintf("fix ann food %d\n", (n+i)%7+1)
				}
				go io.WriteString(in, typed)
				time.Sleep(time.Duration(rand.IntN(250)) * time.Millisecond)
				require.NoError(t, c.Process.Kill())
				_ = c.Wait()
				time.Sleep(5 * time.Millisecond) // the terminal's last words
				told.mu.Lock()
				confirmed += strings.Count(told.text.String(), "Corrected.")
				told.mu.Unlock()
				text, _ := os.ReadFile(file)
				whole := string(text[:bytes.LastIndexByte(text, '\n')+1])
				require.True(t, strings.HasPrefix(whole, before), "the record only grows")
				require.GreaterOrEqual(t, strings.Count(whole, `"kind":"correct"`), confirmed, "kill %d", n)
				before = whole
			}
			if before == "" {
				return // always killed before the table was there
			}
			var out bytes.Buffer
			require.Equal(t, done, run(s.world(strings.NewReader("pause\n"), &out, &out), []string{"play", "raccoonheist", "--table", "Friday"}), out.String())
			require.Equal(t, done, s.ask("verify", "friday").code)
			t.Logf("%d kills, %d confirmed, %d recorded", kills(), confirmed, strings.Count(before, `"kind":"correct"`))
			left, err := filepath.Glob(filepath.Join(s.env["TABLEMATE_HOME"], "*.lock"))
			require.NoError(t, err)
			require.Empty(t, left)
		})
	}
}
