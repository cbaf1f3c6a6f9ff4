package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// What is no card is named as people typed it, whatever order cards are read in.
func TestWhatIsNoCardIsNamedAsItWasTyped(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.Russian)}, detained(t)}
	_, err := a.readCard("6к а")
	text, told := talk.Sentence(a.Words, err)
	require.True(t, told)
	require.Contains(t, text, "«6к а»")
}

// Only who may detain is told how.
func TestOnlyWhoMayDetainIsToldHow(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, opening(t, first)}
	told := func() string {
		_, err := a.readAny("nonsense")
		text, _ := talk.Sentence(a.Words, err)
		return text
	}
	require.Contains(t, told(), "; d, w, or e")
	a.state = detained(t)
	require.Contains(t, told(), "; w, or e")
}
