package raccoonheist

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

func TestWhatPeopleRecordAgainstTheRulesPlaysOn(t *testing.T) {
	given := did(table(2, food(ann, 2), food(boris, 1)), Give{ann, boris, 2})
	require.Equal(t, []int{0, 3}, []int{given.GroupOf(ann).Food, given.GroupOf(boris).Food})
	more := did(table(2, food(ann, 2)), Give{ann, boris, 5})
	require.Equal(t, []int{0, 2}, []int{more.GroupOf(ann).Food, more.GroupOf(boris).Food})

	rescue := table(1, goes(ann, parts.Backyard, 1))
	rescue = did(rescue, showCard(parts.Basement))
	require.Equal(t, rescue, did(rescue, Fell{Face: 2}), "nobody's die")

	spent := table(2, withTrap(parts.Kitchen), goes(ann, parts.Kitchen, 1), goes(boris, parts.Kitchen, 1))
	spent = did(did(spent, showCard(parts.Basement)), Fell{4, ann})
	require.Equal(t, []string{"rolled"}, notesOf(spent, Fell{4, ann}), "a second die finds nobody")

	nobody := table(2, withTrap(parts.Kitchen))
	nobody = did(did(nobody, Raid{Seat: ann, Location: parts.Kitchen}), Raid{Seat: boris, Location: parts.Basement, Count: 1})
	require.Empty(t, nobody.Missing())
	require.NotContains(t, notesOf(nobody, showCard(parts.Kitchen)), "caught-owner")
	trapped := did(nobody, showCard(parts.LivingRoom))
	require.Equal(t, Wait{For: ForDie, Seat: boris}, trapped.Waits(), "an empty card rolls no die")
	poppered := did(nobody.but(holds(ann)), showCard(parts.Kitchen))
	require.Equal(t, ForDie, poppered.Waits().For, "an empty card needs no popper")

	early := table(2, houseRule(PopperBlocksTrap, "true"), withTrap(parts.Kitchen), holds(ann), goes(ann, parts.Kitchen, 2), goes(boris, parts.Kitchen, 3))
	early = did(did(early, showCard(parts.Basement)), Fell{1, ann})
	require.Equal(t, []rules.Seat{boris}, early.Savable(), "the die has fallen for Ann")
}

func TestACardThatIsNotInTheOrderComesLast(t *testing.T) {
	s := table(2, goes(ann, parts.Basement, 1), goes(boris, parts.Basement, 1))
	s.Round.Choices = []rules.Seat{boris}
	s = did(s, showCard(parts.Kitchen))
	require.Equal(t, boris, s.Waits().Seat)
}

func TestLackingFoodIsCountedForTheWholeTeam(t *testing.T) {
	s := table(3, advancedRules)
	require.Equal(t, 8+3+3, s.Lacking())
	s = s.but(food(ann, 5), food(boris, 1))
	require.Equal(t, 3+2+3, s.Lacking())
	basic := table(3, food(boris, 1))
	require.Equal(t, 7, basic.Lacking())
	short := table(2, advancedRules, food(ann, 26))
	require.Equal(t, short.Supply(), short.Lacking())
	require.False(t, short.hopeless())
	short = short.but(food(ann, 27))
	require.True(t, short.hopeless())
}
