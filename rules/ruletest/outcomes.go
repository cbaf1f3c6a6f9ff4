package ruletest

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// Outcomes compares the last action of every case with testdata/outcomes.txt: the violations, the
// notes and the state changes must be the same. If update is true, it first rewrites the file.
func Outcomes[U, S any, A rules.Kinded](t *testing.T, g rules.Game[U, S, A], cases []Case[S, A], update bool) {
	t.Helper()
	var all []string // sorted below: the order of the cases may vary
	for _, c := range cases {
		all = append(all, outcome(t, g, c))
	}
	slices.Sort(all)
	text := strings.Join(all, "")
	const file = "testdata/outcomes.txt"
	if update {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	wanted, had := strings.Split(string(kept), "\n"), strings.Split(text, "\n")
	for i, line := range wanted {
		require.Equal(t, line, had[min(i, len(had)-1)], "%s:%d", file, i+1)
	}
	require.Len(t, had, len(wanted))
}

func outcome[U, S any, A rules.Kinded](t *testing.T, g rules.Game[U, S, A], c Case[S, A]) string {
	var out strings.Builder
	fmt.Fprintln(&out, c.Title())
	s := c.Given
	for i, a := range c.When {
		if i < len(c.When)-1 {
			s, _ = g.Apply(s, a)
			continue
		}
		for _, v := range g.Check(s, a) {
			fmt.Fprintf(&out, "  %s %s %v %s %s\n", v.Level, v.Rule, v.Also, v.ID, snapshot(v.Args))
		}
		after, notes := g.Apply(s, a)
		for _, n := range notes {
			fmt.Fprintf(&out, "  %s %s %s\n", n.ID, n.Rule, snapshot(n.Args))
		}
		if changed := strings.Join(changes("", tree(t, s), tree(t, after)), "; "); changed != "" {
			fmt.Fprintf(&out, "  = %s\n", brief(changed))
		}
	}
	return out.String()
}

func brief(text string) string {
	const most = 180
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	return fmt.Sprintf("%s… %.6x", string(letters[:most]), sha256.Sum256([]byte(text)))
}

func changes(path string, before, after any) (out []string) {
	if reflect.DeepEqual(before, after) {
		return nil
	}
	switch was := before.(type) {
	case map[string]any:
		if now, ok := after.(map[string]any); ok {
			keys := maps.Clone(was)
			maps.Copy(keys, now)
			for _, key := range slices.Sorted(maps.Keys(keys)) {
				out = append(out, changes(path+"/"+key, was[key], now[key])...)
			}
			return out
		}
	case []any:
		if now, ok := after.([]any); ok && len(now) == len(was) {
			for i := range now {
				out = append(out, changes(fmt.Sprint(path, "/", i), was[i], now[i])...)
			}
			return out
		}
	}
	return []string{fmt.Sprintf("%s: %s", path, snapshot(after))}
}

func tree(t *testing.T, s any) (out any) {
	require.NoError(t, json.Unmarshal(snapshot(s), &out))
	return out
}
