package cmd

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// tornPaper fails after some writes.
type tornPaper struct{ good, written int }

func (p *tornPaper) Write(text []byte) (int, error) {
	if p.written++; p.written > p.good {
		return 0, errors.New("torn paper")
	}
	return len(text), nil
}

func TestAFailedWriteEndsTheText(t *testing.T) {
	for _, name := range []string{
		"insane", "raccoonheist-duel", "infiltrators-two", "micemystics-unmapped", "chezguevara-two",
	} {
		s := newSitting(t)
		record := must(filepath.Abs("testdata/games/" + name + ".jsonl"))
		for _, line := range []string{
			"show", "show --json", "log", "log --raw", "log --json", "why", "why --json", "minutes", "minutes --md",
			"minutes --html", "verify",
		} {
			args := append(strings.Fields(line), record)
			prints := func(good int) (*tornPaper, int, string) {
				out, told := &tornPaper{good: good}, new(bytes.Buffer)
				code := run(s.world(strings.NewReader(""), out, told), args)
				return out, code, told.String()
			}
			whole, code, _ := prints(1 << 30)
			if args[0] == "why" && name == "infiltrators-two" {
				require.Equal(t, failed, code, "nobody plays by himself there")
				continue
			}
			require.Equal(t, done, code, line)
			for good := 0; good < whole.written; good += 1 + whole.written/15 {
				torn, code, told := prints(good)
				require.Equal(t, failed, code, line)
				require.Contains(t, told, "torn paper", line)
				require.Equal(t, good+1, torn.written, line)
			}
		}
	}
}
