package picklerick

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/lookup"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func TestCardsAreToldWithWhatIsKnownOfThem(t *testing.T) {
	all := Flow{}.Things(nil)
	require.Len(t, all, len(parts.Cards))
	free := parts.Card{Effect: parts.Jokers, Side: parts.RickSide, Amount: 1, Cost: &parts.Cost{}}
	require.Equal(t, "Rick: gives jokers for this turn; amount: 1; cost: —.", about(tables.English, free))
	for id, want := range map[string]string{
		"razor-throwers": "Rick: damages enemies of your choice; amount: 2; targets: at most 2; range: 0–1; cost: gun.",
		"screw-shooter":  "Rick: damages enemies of your choice; targets: at most 1; range: 0; cost: any symbol.",
		"done-for":       "the Russians: takes tiles from the stack; cost: 1–4 × tools.",
		"parkour":        "Rick: leads through a vent, whatever lies beyond it.",
	} {
		i := slices.IndexFunc(all, func(c lookup.Thing) bool { return c.ID == id })
		require.Equal(t, want, all[i].Text().En)
		require.NotEmpty(t, all[i].Text().Ru)
	}
}
