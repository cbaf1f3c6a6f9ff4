package cmd

import (
	"bytes"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// mostAtStart is how many bytes a package of ours may allocate before main, and
// mostInAll how many all of them: what is larger is made when it is first used, because
// every command waits for it. The race detector adds a fifth.
const (
	mostAtStart = 16_000
	mostInAll   = 60_000
)

func TestAStartMakesLittle(t *testing.T) {
	c := newSitting(t).program("--version")
	c.Env = append(c.Env, "GODEBUG=inittrace=1")
	var trace bytes.Buffer
	c.Stderr = &trace
	require.NoError(t, c.Run())
	packages := regexp.MustCompile(`(?m)^init (tablemate/\S+) @.*, (\d+) bytes,`).FindAllStringSubmatch(trace.String(), -1)
	require.Greater(t, len(packages), 5, trace.String())
	all := 0
	for _, p := range packages {
		if p[1] == "tablemate/cmd" {
			continue // its tests are linked with it here
		}
		made, err := strconv.Atoi(p[2])
		require.NoError(t, err)
		require.Less(t, made, mostAtStart, "%s makes too much before main: use sync.OnceValue", p[1])
		all += made
	}
	require.Less(t, all, mostInAll, "all packages together make too much before main")
}
