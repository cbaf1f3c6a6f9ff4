package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func TestABreachTellsWhatASentenceNeeds(t *testing.T) {
	gone := table(2, goes(ann, parts.Kitchen, 2))
	for name, c := range map[string]struct {
		state  State
		report Action
		args   rules.Args
		id     string
	}{
		"who has not chosen": {gone, showCard(parts.Basement), rules.Args{"step": "heist", "seat": boris.Noun(), "seats": []rules.Noun{boris.Noun()},
			"trap": Place(parts.LivingRoom), "card": Place(parts.Nowhere)}, "raids-missing"},
		"how much may be had": {kitchens(), Collect{ann, 3}, rules.Args{"seat": ann.Noun(), "place": Place(parts.Kitchen), "food": 3, "has": 0, "most": 2, "supply": 29}, "food-more"},
		"how many may go":     {table(1), Raid{Seat: ann, Location: parts.Kitchen, Count: 6}, rules.Args{"seat": ann.Noun(), "count": 6, "most": 5}, "raid-more"},
		"how much food":       {table(2), correctTo(of(ann, "food"), 31), rules.Args{"food": 31, "problem": rules.Noun{Kind: "problem", ID: "raccoonheist.problem.food"}}, ""},
		"which locations":     {table(1, dog(parts.Kitchen)), Raid{Seat: ann, Location: parts.Kitchen, Count: 1}, rules.Args{"seat": ann.Noun(), "place": Place(parts.Kitchen)}, "dog-there"},
		"that it is over":     {table(1, func(s *State) { s.Result = &Result{SeatOwner, []ruleID{"RH-END-02"}} }), Pass{ann}, nil, "over"},
	} {
		t.Run(name, func(t *testing.T) {
			found := Game{}.Check(c.state, c.report)
			require.Len(t, found, 1)
			require.Equal(t, c.args, found[0].Args)
			require.Equal(t, c.id, found[0].ID)
		})
	}
}
