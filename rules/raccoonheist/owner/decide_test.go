package owner

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/raccoonheist"
)

func midgame(groups int) Table {
	t := Opening(groups, Basic, anyOrder)
	t.Dog, t.LastTrap = parts.TrashCan, parts.Kitchen
	for k := range t.Groups {
		t.Groups[k].Food = k
	}
	return t
}

func TestADecisionIsAWholeAmbush(t *testing.T) {
	for groups := 1; groups <= 4; groups++ {
		for _, l := range Levels {
			t.Run(fmt.Sprint(groups, " groups, ", l), func(t *testing.T) {
				d, err := Decide(midgame(groups), l)
				require.NoError(t, err)
				require.Len(t, d.Plans, 3)
				_, laid := d.Plan(d.Trap)
				require.True(t, laid)
				_, again := d.Plan(parts.Kitchen)
				require.False(t, again, "the Trap lay there")
				_, never := d.Plan(parts.Basement)
				require.False(t, never)
				for _, p := range d.Plans {
					requireMixture(t, p)
				}
			})
		}
	}
}

func requireMixture(t *testing.T, p Plan) {
	sum, least := 0.0, 1.0
	for _, c := range p.Cards {
		require.GreaterOrEqual(t, c.Chance, 0.0)
		require.GreaterOrEqual(t, c.Loss, 0.0)
		sum += c.Chance
		least = min(least, c.Loss)
	}
	require.InDelta(t, 1, sum, 1e-12)
	require.Zero(t, least)
	require.Greater(t, p.Value, 0.0)
	require.Less(t, p.Value, 1.0+1e-12)
}

func TestExactLaysOnlyCardsThatLoseNothing(t *testing.T) {
	for groups := 1; groups <= 3; groups++ {
		d, err := Decide(midgame(groups), Exact)
		require.NoError(t, err)
		for _, p := range d.Plans {
			for _, c := range p.Cards {
				if c.Chance > 1e-9 {
					require.InDelta(t, 0, c.Loss, 1e-9, "%+v", p)
				}
			}
		}
	}
}

func TestInTheFirstRoundTheTrapMayLieInFourPlaces(t *testing.T) {
	d, err := Decide(Opening(1, Basic, anyOrder), Exact)
	require.NoError(t, err)
	require.Len(t, d.Plans, 4)
	require.Equal(t, Solved, d.Basis)
}

func TestNoLevelBeatsExactAtItsOwnTable(t *testing.T) {
	for groups := 1; groups <= 3; groups++ {
		exact, err := Decide(midgame(groups), Exact)
		require.NoError(t, err)
		for _, l := range Levels {
			d, err := Decide(midgame(groups), l)
			require.NoError(t, err)
			for i := range d.Plans {
				require.GreaterOrEqual(t, d.Plans[i].Value, exact.Plans[i].Value-1e-12)
			}
		}
	}
}

func TestWhatIsNoTableIsRefusedWithAReason(t *testing.T) {
	cases := map[string]struct {
		spoil func(*Table)
		want  error
	}{
		"nobody plays":              {func(t *Table) { t.Groups = nil }, ErrGroups},
		"a card twice in the row":   {func(t *Table) { t.Order[0] = t.Order[1] }, ErrOrder},
		"the Trap in the Basement":  {func(t *Table) { t.LastTrap = parts.Basement }, ErrPlace},
		"the Dog in the attic":      {func(t *Table) { t.Dog = "attic" }, ErrPlace},
		"less than no food":         {func(t *Table) { t.Groups[0].Food = -1 }, ErrCounts},
		"a group without figures":   {func(t *Table) { t.Groups[0].Reserve = 0 }, ErrOver},
		"eight tokens":              {func(t *Table) { t.Groups[0].Food = 8 }, ErrOver},
		"advanced, all have enough": {func(t *Table) { t.Goal, t.Groups[0].Food, t.Groups[1].Food = Advanced, 9, 3 }, ErrOver},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			table := midgame(2)
			c.spoil(&table)
			_, err := Decide(table, Exact)
			require.ErrorIs(t, err, c.want)
		})
	}
	_, err := Decide(midgame(1), "cunning")
	require.ErrorIs(t, err, ErrLevel)
}

func TestATableWithTooManyFiguresIsJudgedByTheNearest(t *testing.T) {
	for groups := 1; groups <= 4; groups++ {
		table := midgame(groups)
		table.Groups[0] = Group{Reserve: 9, Yard: 9, Food: 40}
		table.Goal = Advanced
		if groups == 1 {
			table.Groups[0].Food = 7
		}
		d, err := Decide(table, Exact)
		require.NoError(t, err)
		require.NotEqual(t, Solved, d.Basis)
	}
}

func TestTheStanceOfAPlanIsTheDecisionAtTheTable(t *testing.T) {
	for _, l := range Levels {
		table := midgame(1)
		d, err := Decide(table, l)
		require.NoError(t, err)
		pl := strategyOf(l, load(table.kind()))
		st := pl.at[popperLying][load(table.kind()).index(table.position())]
		dog := 4 // the index of the Trash can in `dogs`
		require.Equal(t, d.Trap, traps[st.trap[slot[kitchen]][dog]].location())
		plan, _ := d.Plan(d.Trap)
		for i, c := range plan.Cards {
			require.InDelta(t, st.mix[slot[placeOf(d.Trap)]][dog][i], c.Chance, 1e-12)
		}
	}
}

func TestAnAccountNamesTheCardThatWouldHaveWon(t *testing.T) {
	table := midgame(1)
	account, err := Explain(table, Exact, Reveal{parts.Backyard, []Raid{{parts.Kitchen, 5}}, 0})
	require.NoError(t, err)
	require.Zero(t, account.Cards[kitchen].Value, "all five are caught, nobody is left")
	require.Zero(t, account.Cards[kitchen].Cost)
	require.Greater(t, account.Cards[basement].Cost, 0.5)
	require.Equal(t, account.Plan.Cards[kitchen].Chance, account.Cards[kitchen].Chance)

	_, err = Explain(table, Exact, Reveal{parts.Kitchen, []Raid{{parts.Kitchen, 5}}, 0})
	require.ErrorIs(t, err, ErrTrap)
	_, err = Explain(table, Exact, Reveal{parts.Backyard, []Raid{{parts.Kitchen, 6}}, 0})
	require.ErrorIs(t, err, ErrRaids)
	_, err = Explain(table, Exact, Reveal{parts.Backyard, nil, 0})
	require.ErrorIs(t, err, ErrRaids)
	_, err = Explain(table, "", Reveal{parts.Backyard, []Raid{{parts.Kitchen, 5}}, 0})
	require.ErrorIs(t, err, ErrLevel)
}

func TestAnAccountKnowsWhoHoldsThePopper(t *testing.T) {
	table := midgame(2)
	table.Held, table.Goal = true, Advanced
	made := []Raid{{parts.Kitchen, 5}, {parts.Basement, 1}}
	saved, err := Explain(table, Exact, Reveal{parts.Backyard, made, 0})
	require.NoError(t, err)
	lost, err := Explain(table, Exact, Reveal{parts.Backyard, made, 1})
	require.NoError(t, err)
	require.Zero(t, lost.Cards[kitchen].Value)
	require.Greater(t, saved.Cards[kitchen].Value, 0.1)
}

// BenchmarkDecide measures tables with all figures in front of the players, because such tables
// have the most possible raids.
func BenchmarkDecide(b *testing.B) {
	for n := 1; n <= 4; n++ {
		for _, pop := range []bool{false, true} {
			for _, goal := range []Goal{Basic, Advanced} {
				t := Opening(n, goal, anyOrder)
				t.Held = pop
				for k := range t.Groups {
					t.Groups[k].Reserve += t.Groups[k].Yard
					t.Groups[k].Yard = 0
				}
				b.Run(fmt.Sprint(n, " groups ", pop, " ", goal), func(b *testing.B) {
					for b.Loop() {
						if _, err := Decide(t, Exact); err != nil {
							b.Fatal(err)
						}
					}
					race(b)
				})
			}
		}
	}
}

func TestADecisionForThreeGroupsIsTheSameInEveryOrder(t *testing.T) {
	table := midgame(3)
	table.Groups[0].Reserve, table.Groups[0].Yard = 5, 1
	first, err := Decide(table, Exact)
	require.NoError(t, err)
	table.Groups[0], table.Groups[2] = table.Groups[2], table.Groups[0]
	second, err := Decide(table, Exact)
	require.NoError(t, err)
	require.Equal(t, first, second)
	made := []Raid{{parts.Kitchen, 1}, {parts.Kitchen, 1}, {parts.Basement, 2}}
	account, err := Explain(table, Exact, Reveal{first.Trap, made, 0})
	require.NoError(t, err)
	table.Groups[0], table.Groups[2], made[0], made[2] = table.Groups[2], table.Groups[0], made[2], made[0]
	again, err := Explain(table, Exact, Reveal{first.Trap, made, 2})
	require.NoError(t, err)
	require.Equal(t, account, again)
}
