package infiltrators

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func candidates(x rules.Seat, want ...parts.Card) probe {
	return func(t *testing.T, s State) {
		var got []parts.Card
		for _, c := range s.Public().Deals().Candidates(slices.Index(s.Held(), x)) {
			got = append(got, c.Card)
		}
		require.ElementsMatch(t, want, got)
	}
}

func candidateCount(x rules.Seat, n int) probe {
	return func(t *testing.T, s State) {
		require.Len(t, s.Public().Deals().Candidates(slices.Index(s.Held(), x)), n)
	}
}

func boardCases() []trial {
	mine := table(holds(ann))
	laid := func(hints ...LaidHint) State { return table(holds(ann, hints...)) }
	red6, black6, red11 := r(6), b(6), r(11)
	hint := func(c parts.Card, lies Lies) Action { return Hint{Card: c, Lies: lies} }
	direct := houseRule(BoardLogic, "direct")
	only := suits(parts.Red)
	spec := ours(func(m *parts.Mission) { m.Specials, m.Numbers = parts.SpecialsInDeck, parts.Span{Min: 2, Max: 13} }).but(holds(ann))
	return []trial{
		noting(so(follows("IN-BOARD-02", "a sideways card excludes its suit and its numbers", mine, hint(red6, Sideways)), crossed(ann, only, 2, 3, 6,
			12), candidateCount(ann, 16)), "cross-out").In("IN-EX-08"),
		noting(so(follows("IN-BOARD-02", "an upright one alone excludes nothing", mine, hint(red6, Upright)), crossed(ann, nil), candidateCount(ann, 19))).In("IN-EX-08"),
		so(follows("IN-BOARD-02", "an upright special card excludes all other suits", spec, hint(redSpecial, Upright)), crossed(ann,
			suits(parts.Black, parts.Yellow)), candidateCount(ann, 12)).In("IN-EX-08"),
		so(follows("IN-BOARD-02", "a sideways special card its own", spec, hint(redSpecial, Sideways)), crossed(ann, only), candidateCount(ann, 24)).In("IN-EX-08"),
		so(follows("IN-BOARD-02", "all hints together", laid(side(black6)), hint(red6, Upright)), crossed(ann, suits(parts.Black, parts.Yellow), 2, 3, 6, 12),
			candidates(ann, r(4), r(5), r(7), r(8), r(9), r(10), r(11), r(13))).In("IN-EX-09"),
		so(follows("IN-BOARD-02", "a suit by two hints", laid(side(red11)), hint(red6, Upright)), crossed(ann, only, 4, 5, 7, 8, 9, 10, 11, 13),
			candidates(ann, b(2), b(3), b(6), b(12), y(2), y(3), y(6), y(12))).In("IN-EX-10"),
		so(follows("IN-BOARD-02", "three hints", laid(up(r(12)), side(y(4))), hint(b(3), Upright)), crossed(ann, suits(parts.Yellow), 2, 4, 5, 7, 8, 10, 11, 12, 13),
			candidates(ann, r(3), r(6), r(9), b(6))).In("IN-EX-11"),
		so(follows("IN-BOARD-02", "a card by a suspect is not that suspect", laid(side(r(2)), side(b(3))), hint(y(5), Upright)), crossed(ann,
			suits(parts.Red, parts.Black), 2, 3, 4, 5, 6, 8, 9, 10, 12),
			candidates(ann, y(7), y(11), y(13))).In("IN-EX-12"),
		so(follows("IN-AMB-21", "what all hints together exclude", laid(side(black6)), hint(red6, Upright)), crossed(ann, suits(parts.Black, parts.Yellow), 2, 3, 6, 12)),
		so(follows("IN-AMB-21", "what a sideways hint excludes by itself", laid(side(black6)).but(direct), hint(red6, Upright)), crossed(ann, suits(parts.Black), 2, 3, 6, 12)).In("IN-EX-09"),
		so(follows("IN-AMB-21", "what an upright special card excludes by itself", spec.but(direct), hint(redSpecial, Upright)), crossed(ann, suits(parts.Black, parts.Yellow))),
		allowed("IN-AMB-21", "what all together exclude may be crossed out all the same", laid(side(black6), up(red6)).but(direct), Cross{At: ann, Suit: parts.Yellow}),
		allowed("IN-BOARD-03", "a suit that a hint excludes", laid(side(red6)), Cross{At: ann, Suit: parts.Red}),
		allowed("IN-BOARD-03", "a number that a hint excludes", laid(side(red6)), Cross{At: ann, Number: 12}),
		refused("IN-BOARD-03", "a suit that no hint excludes", laid(side(red6)), Cross{At: ann, Suit: parts.Black}),
		refused("IN-BOARD-03", "a number that no hint excludes", laid(side(red6)), Cross{At: ann, Number: 4}),
		refused("IN-BOARD-03", "what only a guess excludes", table(holds(ann), missed(ann, r(6))), Cross{At: ann, Number: 6}),
		refused("IN-BOARD-01", "where no suspect stands", table(), Cross{At: ann, Number: 6}),
		allowed("IN-BOARD-04", "a suit crossed out", laid(side(red6)), Cross{At: ann, Suit: parts.Red}),
		refused("IN-BOARD-04", "another note", mine, Deed{What: Notes}),
		allowed("IN-BOARD-05", "a number crossed out", laid(side(red6)), Cross{At: ann, Number: 2}),
		refused("IN-BOARD-05", "a guess", mine, Deed{What: WritesGuess}),
		noting(so(allowed("IN-BOARD-06", "without boards nothing is crossed out", mine.but(without), hint(red6, Sideways)), func(t *testing.T, s State) {
			_, ok := s.Board(ann)
			require.False(t, ok)
			require.Len(t, s.Agent(ann).Hints, 1, "the hints stay listed")
		})),
		refused("IN-BOARD-06", "crossed out without boards", laid(side(red6)).but(without), Cross{At: ann, Suit: parts.Red}),
	}
}

func TestACrossOutTellsWhatIsNew(t *testing.T) {
	_, notes := Game{}.Apply(table(holds(ann, side(r(6)))), Hint{Card: b(6), Lies: Sideways})
	require.Equal(t, []rules.Note{{ID: "cross-out", Rule: "IN-BOARD-02", Args: rules.Args{
		"seat": ann.Noun(), "suits": suitNouns(suits(parts.Black)), "numbers": []rules.Noun{},
	}}}, notes)
}
