package flowtest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Turn checks the turn that a game reports for a table, and the turn's heading in both languages.
func Turn[S any](
	t *testing.T, turn func(*talk.UI, S) talk.Turn, s S, number int, whose rules.Seat, english, russian string,
) {
	t.Helper()
	require.Equal(t, talk.Turn{Number: number, Whose: whose, Heading: english}, turn(Reading(tables.English), s))
	require.Equal(t, talk.Turn{Number: number, Whose: whose, Heading: russian}, turn(Reading(tables.Russian), s))
}
