package rules

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestWhatIsAwaitedComesFirst(t *testing.T) {
	awaits := Awaits[string]{
		{For: "die", Answers: []string{"fell"}, First: "PB-DIE-01", Unasked: "PB-DIE-02"},
		{For: "keep", Answers: []string{"keep", "trade"}, First: "PB-KEEP-01", Unasked: "PB-KEEP-02"},
		{For: "drop", Answers: []string{"drop"}, First: "PB-DROP-01"},
		{For: "done", Answers: []string{"keep"}, First: "PB-DONE-01"},
	}
	for _, c := range []struct {
		now, kind string
		breaks    tables.RuleID
	}{
		{"", "move", ""}, {"", "fell", "PB-DIE-02"}, {"", "trade", "PB-KEEP-02"}, {"", "drop", ""},
		{"die", "fell", ""}, {"die", "move", "PB-DIE-01"}, {"die", "keep", "PB-KEEP-02"}, {"die", "drop", "PB-DIE-01"},
		{"keep", "keep", ""}, {"keep", "trade", ""}, {"done", "keep", ""}, {"done", "trade", "PB-KEEP-02"}, {"drop", "drop", ""},
	} {
		require.Equal(t, c.breaks, awaits.BrokenRule(c.now, c.kind), c)
	}
}
