package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/raccoonheist"
)

func TestWhatMayBeReported(t *testing.T) {
	count := func(s State, want int) []Action {
		legal := Game{}.Legal(s)
		require.Len(t, legal, want)
		for _, a := range legal {
			require.Empty(t, Game{}.Check(s, a), "%+v", a)
		}
		return legal
	}
	count(ambush(DogStep), 6)
	count(ambush(TrapStep), 4)
	count(ambush(TrapStep, lastTrap(parts.Kitchen)), 3)
	require.Equal(t, []Action{Hide{}}, count(ambush(HideStep), 1))
	count(table(2), 2*5*5)
	count(table(2, dog(parts.Kitchen), goes(ann, parts.TrashCan, 1)), 4*5)
	chosen := table(2, goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	count(chosen, 5)
	count(chosen.but(holds(ann)), 5)
	count(chosen.but(holds(ann), advancedRules), 6)
	count(chosen.but(holds(ann), houseRule(PopperDeclare, "before_roundup")), 7)
	count(table(2, holds(ann), houseRule(PopperDeclare, "before_roundup"), goes(ann, parts.Kitchen, 1)), 5*5)
	count(chosen.but(func(s *State) { s.Round.Seal = "ab" }), 0)
	count(did(chosen.but(holds(ann)), showCard(parts.Kitchen)), 3)
	count(did(chosen.but(holds(ann), advancedRules), showCard(parts.Kitchen)), 2)
	both := duelTable(holds(ann), goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	require.NotContains(t, count(did(both, showCard(parts.Kitchen)), 3), Action(saves(ann, boris)))
	both = both.but(houseRule(DuelPopperSaves, "both_groups"))
	require.Contains(t, count(did(both, showCard(parts.Kitchen)), 4), Action(saves(ann, boris)))
	one := duelTable(holds(ann), houseRule(DuelPopperSaves, "both_groups"), goes(ann, parts.Kitchen, 1), goes(boris, parts.TrashCan, 1))
	count(did(one, showCard(parts.Kitchen)), 2)
	count(dicing(), 6)
	require.Equal(t, []Action{Collect{ann, 2}, Collect{ann, 1}, Collect{ann, 0}}, count(kitchens(), 3))
	living := table(1, withTrap(parts.Kitchen), goes(ann, parts.LivingRoom, 1))
	require.Equal(t, []Action{TakePopper{ann}, LeavePopper{ann}}, count(did(living, showCard(parts.Kitchen)), 2))
	yards := did(table(2, yard(ann, 2), goes(ann, parts.Backyard, 2), goes(boris, parts.TrashCan, 1)), showCard(parts.Basement))
	require.Equal(t, []Action{
		Rescue{ann, []Freed{{ann, 2}}}, Rescue{ann, []Freed{{ann, 1}, {boris, 1}}}, Rescue{ann, []Freed{{ann, 1}}},
		Rescue{ann, []Freed{{boris, 1}}}, Rescue{Seat: ann},
	}, count(yards, 5))
}
