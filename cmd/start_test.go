package cmd

import (
	"bytes"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// mostAtStart is how many bytes all packages of ours may allocate before main, because
// every command waits for them: short maps. What is made of other things is made when it
// is first used.
const mostAtStart = 100_000

func TestAStartMakesLittle(t *testing.T) {
	c := newSitting(t).program("--version")
	c.Env = append(c.Env, "GODEBUG=inittrace=1")
	var trace bytes.Buffer
	c.Stderr = &trace
	require.NoError(t, c.Run())
	packages := regexp.MustCompile(`(?m)^init (tablemate/\S+) @.*, (\d+) bytes,`).FindAllStringSubmatch(trace.String(), -1)
	require.Contains(t, trace.String(), "init tablemate/cmd ", "its tests are linked with it here")
	all := 0
	for _, p := range packages {
		if p[1] != "tablemate/cmd" {
			made, err := strconv.Atoi(p[2])
			require.NoError(t, err)
			all += made
		}
	}
	require.Less(t, all, mostAtStart, "these make too much before main: %s", packages)
}
