package desk

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The example of an answer with several options has keys of this question.
func TestTheExampleOfSeveralOptionsHasTheirKeys(t *testing.T) {
	rows := func(keys ...string) (c choice) {
		for _, key := range keys {
			c.rows = append(c.rows, Row{Key: key})
		}
		return c
	}
	for _, e := range []struct {
		keys            []string
		together, apart string
	}{
		{[]string{"1", "2", "3", "4"}, "34", "3 4"},
		{[]string{"9", "10", "11"}, "", "10 11"},
		{[]string{"h", "f"}, "", "h f"},
		{[]string{"1"}, "", "1"},
	} {
		together, apart := rows(e.keys...).lastKeys()
		require.Equal(t, []string{e.together, e.apart}, []string{together, apart}, "%v", e.keys)
	}
}
