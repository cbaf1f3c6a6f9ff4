package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func eliminateCases() []trial {
	theirs := table(holds(boris))
	aim := Eliminate{At: boris, Card: r(6)}
	yes, no := Eliminate{At: boris, Card: r(6), Says: Right}, Eliminate{At: boris, Card: r(6), Says: Wrong}
	clued := table(holds(boris, up(r(3)), side(b(5))), holds(clara, up(y(2))), bullets(4))
	return []trial{
		allowed("IN-ELIM-01", "another agent's suspect", theirs, yes),
		refused("IN-ELIM-01", "one's own", table(holds(ann)), Eliminate{At: ann, Card: r(6)}),
		so(refused("IN-ELIM-01", "an agent without a suspect", table(), aim), bulletsLeft(4), turnIs(boris, ForAction)),
		so(follows("IN-ELIM-02", "a bullet for a right guess", theirs, yes), bulletsLeft(4)),
		so(follows("IN-ELIM-02", "a bullet for a wrong one", theirs, no), bulletsLeft(4)),
		refused("IN-ELIM-02", "without a bullet", theirs.but(bullets(0)), aim),
		so(follows("IN-ELIM-02", "no bullet, no guess", theirs.but(bullets(0))), can("detain", "exchange", "wait")),
		so(allowed("IN-ELIM-03", "the gun is in hand until the answer", theirs, aim), func(t *testing.T, s State) { require.Equal(t, ann, s.Gun()) }, asks(boris)),
		allowed("IN-ELIM-04", "a suit and a number", theirs, aim),
		refused("IN-SETUP-12", "a guess at a number that no card has",
			theirs, Eliminate{At: boris, Card: r(1)}).At(rules.Unusual),
		refused("IN-ELIM-04", "a number only", theirs, Eliminate{At: boris, Card: "-6"}),
		refused("IN-ELIM-04", "a suit only", theirs, Eliminate{At: boris, Card: "red"}),
		refused("IN-ELIM-04", "a number beyond all numbers", theirs, Eliminate{At: boris, Card: "red-99999999999999999999"}),
		refused("IN-ELIM-04", "a special card", special(holds(boris)), Eliminate{At: boris, Card: redSpecial}),
		so(allowed("IN-ELIM-05", "a card named without the gun is no guess", theirs, Deed{What: Names}), bulletsLeft(5), turnIs(ann, ForAction)),
		refused("IN-ELIM-05", "and needs no answer", theirs, Answer{Says: Wrong}),
		allowed("IN-ELIM-06", "the holder answers", theirs, aim, Answer{Says: Right}),
		refused("IN-ELIM-06", "the next action before the answer", theirs, aim, Detain{}),
		refused("IN-ELIM-06", "an answer that is none", theirs, aim, Answer{Says: "maybe"}),
		refused("IN-ELIM-06", "no answer", theirs, aim, Answer{}),
		so(follows("IN-ELIM-07", "one half right is wrong", theirs, no), func(t *testing.T, s State) { require.Equal(t, []parts.Card{r(6)}, s.Agent(boris).Missed) }),
		refused("IN-ELIM-07", "a yes to half a guess", theirs.but(func(s *State) {
			s.Turn = Turn{Number: 1, Seat: ann, Did: "eliminate", Wait: ForAnswer, At: boris, Card: "red"}
		}), Answer{Says: Right}),
		refused("IN-ELIM-07", "a yes that the sealed card denies", theirs, aim, Answer{Says: Right, Denied: true}),
		refused("IN-ELIM-07", "a no that the sealed card denies", theirs, aim, Answer{Says: Wrong, Denied: true}),
		so(allowed("IN-ELIM-08", "the gun goes back", theirs, aim, Answer{Says: Wrong}), func(t *testing.T, s State) { require.Equal(t, rules.Nobody, s.Gun()) }),
		noting(so(follows("IN-ELIM-09", "the suspect goes into HQ", clued, yes), piles(0, 20, 2, 0), func(t *testing.T, s State) {
			require.False(t, s.Agent(boris).Suspect)
			require.Equal(t, []Returned{{r(6), 1}}, s.Returned)
		}), "right"),
		so(follows("IN-ELIM-10", "its hints are discarded face up, others stay", clued, yes), hintsAt(boris), hintsAt(clara, up(y(2))), func(t *testing.T, s State) {
			require.Equal(t, []parts.Card{r(3), b(5)}, s.Up)
		}),
		so(follows("IN-ELIM-10", "what was answered no is forgotten", clued.but(missed(boris, r(9))), yes), func(t *testing.T, s State) { require.Empty(t, s.Agent(boris).Missed) }),
		so(allowed("IN-ELIM-11", "a card that lies open", clued, yes, Reward{Card: r(3)}), hands(6, 5, 5), func(t *testing.T, s State) {
			require.Equal(t, []parts.Card{r(3)}, s.Agent(ann).Known)
			require.Equal(t, []parts.Card{b(5)}, s.Up)
		}),
		so(allowed("IN-ELIM-11", "a card face down", clued.but(down(2)), yes, Reward{Down: true}), hands(6, 5, 5), piles(0, 20, 2, 1), func(t *testing.T, s State) {
			require.Empty(t, s.Agent(ann).Known)
			require.Equal(t, 1, s.Agent(ann).Drew)
		}),
		refused("IN-ELIM-11", "a card that does not lie there", clued, yes, Reward{Card: r(2)}),
		refused("IN-ELIM-11", "one face down where none is", clued, yes, Reward{Down: true}),
		refused("IN-ELIM-11", "two cards", clued.but(down(2)), yes, Reward{Card: r(3), Down: true}),
		refused("IN-ELIM-11", "the next action before it is told", clued, yes, Wait{}),
		so(allowed("IN-ELIM-11", "nothing to take, nothing asked", table(holds(boris), holds(clara)), yes), turnIs(boris, ForAction)),
		so(allowed("IN-ELIM-12", "none is taken", clued, yes, Reward{}), hands(5, 5, 5), turnIs(boris, ForAction)),
		refused("IN-ELIM-12", "after a wrong guess", clued, no, Reward{Card: r(3), By: boris}),
		so(refused("IN-ELIM-12", "after a wrong guess, when the turn has passed", clued.but(open(y(4))), no, Reward{Card: y(4), By: ann}), hands(6, 5, 5), turnIs(boris, ForAction)),
		so(follows("IN-ELIM-13", "it counts for the limit", clued.but(hand(ann, 7)), yes, Reward{Card: r(3)}), hands(8, 5, 5), turnIs(ann, ForDiscard)),
		so(follows("IN-ELIM-13", "one of eight goes face up", table(holds(boris, up(r(3)), side(b(5)), side(b(7))), hand(ann, 7), hq(0), down(9), bullets(3)),
			yes, Reward{Card: r(3)}, Discard{Cards: []parts.Card{y(8)}}), piles(1, 1, 3, 9), hands(7, 5, 5), bulletsLeft(2), goesOn).In("IN-EX-16"),
		noting(so(follows("IN-ELIM-14", "the suspect stays, the bullet is lost", clued, no), bulletsLeft(3), piles(0, 19, 0, 0), func(t *testing.T, s State) {
			require.True(t, s.Agent(boris).Suspect)
		}), "wrong"),
		so(follows("IN-ELIM-14", "that card it is not", theirs, no), candidateCount(boris, 35)),
		so(allowed("IN-ELIM-15", "the hints stay", clued, no), hintsAt(boris, up(r(3)), side(b(5)))),
		so(refused("IN-ELIM-15", "the hints discarded", clued, no, Clear{boris}), hintsAt(boris), piles(0, 19, 2, 0)),
		allowed("IN-ELIM-16", "one guess", theirs, no),
		refused("IN-ELIM-16", "a second guess", theirs, no, Eliminate{At: boris, Card: r(7), By: ann}),
		refused("IN-ELIM-16", "a second guess before the answer", theirs, aim, Eliminate{At: boris, Card: r(7)}),
		so(allowed("IN-ELIM-18", "no card of HQ", theirs, no), hands(5, 5, 5), piles(1, 19, 0, 0)),
		refused("IN-ELIM-18", "a card drawn", theirs, no, Draw{Cards: 1, By: ann}),
		refused("IN-ELIM-18", "a card of HQ discarded", theirs, no, Burn{By: ann}),
		so(follows("IN-HQ-04", "an empty HQ fills again", table(holds(boris), hq(0)), yes), piles(1, 1, 0, 0), can("detain", "wait")),
	}
}

func contradictionCases() []trial {
	three := table(holds(boris, side(b(6)), side(y(6))))
	laid := func(c parts.Card, lies Lies) Action { return Exchange{Card: c, To: boris, Lies: lies} }
	yellows := []LaidHint{side(r(2)), side(b(3)), up(y(5))} // the suspect is yellow 7, 11 or 13
	pair := table(holds(clara, side(r(2)), side(b(3)), up(r(7))), holds(boris, side(b(2)), side(r(3))))
	return []trial{
		allowed("IN-HINT-08", "two sideways sixes", table(holds(boris, side(b(6)))), laid(y(6), Sideways)),
		so(refused("IN-HINT-08", "no card is left", three, laid(r(7), Sideways)).Telling("card", nil), hintsAt(boris, side(b(6)), side(y(6)), LaidHint{r(7), Sideways, ann})).In("IN-EX-13"),
		refused("IN-HINT-08", "as the holder turns it", three, Exchange{Card: r(7), To: boris}, Turned{Sideways}),
		refused("IN-HINT-08", "two suspects as the same card", pair, laid(b(7), Upright)).In("IN-EX-22"),
		refused("IN-HINT-08", "a card in sight that a suspect must be", table(holds(boris, yellows...), open(y(7), y(11))), laid(y(13), Upright)),
		refused("IN-HINT-08", "such a card discarded", table(holds(boris, yellows...), open(y(7), y(11)), hand(ann, 8), func(s *State) {
			s.Turn.Did,
				s.Turn.Wait = "wait", ForDiscard
		}), Discard{Cards: []parts.Card{y(13)}}),
		refused("IN-HINT-08", "such a card turned up from below", table(holds(boris, yellows...), open(y(7), y(11)), down(1)), Expose{y(13)}).Breaking("IN-HINT-08", "IN-COMM-06"),
		refused("IN-HINT-08", "a hint corrected so that nothing is left", table(holds(boris, side(b(6)), side(y(6)), up(r(7))), hand(boris, 2),
			deck(1)), correctTo(pathOfHint(boris, r(7))+"/lies", Sideways)),
		allowed("IN-ELIM-06", "a yes to one of two cards", table(holds(boris, yellows...), open(y(7))), Eliminate{At: boris, Card: y(11), Says: Right}),
		refused("IN-ELIM-06", "a yes to a card in sight", table(holds(boris), open(r(6))), Eliminate{At: boris, Card: r(6), Says: Right}).At(rules.Impossible),
		refused("IN-ELIM-06", "a yes to a card answered no before", table(holds(boris), missed(boris, r(6))), Eliminate{At: boris, Card: r(6), Says: Right}),
		refused("IN-ELIM-06", "a no to the only card it can be", table(holds(boris, yellows...), open(y(7), y(11))), Eliminate{At: boris, Card: y(13), Says: Wrong}),
		refused("IN-ELIM-06", "a yes that leaves another suspect nothing", table(holds(boris), holds(clara, yellows...), open(y(7), y(11))), Eliminate{At: boris, Card: y(13)}, Answer{Says: Right}),
		refused("IN-ELIM-06", "a yes to a card that is not in play", table(holds(boris), func(s *State) {
			s.Turn = Turn{Number: 1, Seat: ann, Did: "eliminate", Wait: ForAnswer, At: boris, Card: r(14)}
		}), Answer{Says: Right}).At(rules.Impossible),
	}
}

func TestOnlyACertainSlipIsNamed(t *testing.T) {
	check := func(s State, a Action) rules.Violation {
		found := Game{}.Check(s, a)
		require.Len(t, found, 1)
		require.Equal(t, ruleID("IN-HINT-08"), found[0].Rule)
		return found[0]
	}
	three := check(table(holds(boris, side(b(6)), side(y(6)))), Exchange{Card: r(7), To: boris, Lies: Sideways})
	require.Empty(t, three.ID, "any of the three would do")
	require.Empty(t, three.Args)
	two := check(table(holds(boris, side(y(5)), side(b(11)))), Exchange{Card: r(11), To: boris, Lies: Sideways})
	require.Empty(t, two.ID)
	one := check(table(holds(boris, side(r(6)), side(r(5)), side(b(6)), side(b(5)))), Exchange{Card: y(11), To: boris, Lies: Sideways})
	require.Equal(t, "one-hint", one.ID)
	require.Equal(t, rules.Args{"card": CardNoun(y(11)), "seat": boris.Noun()}, one.Args)
	noes := check(table(holds(boris, side(r(2)), side(b(3)), up(y(5))), missed(boris, y(7), y(11))), Exchange{Card: y(13), To: boris, Lies: Upright})
	require.Empty(t, noes.ID, "a false no would do as well")
	var twice []LaidHint
	for _, n := range []int{4, 5, 6, 7, 9, 11} {
		twice = append(twice, side(r(n)), side(b(n)))
	}
	over := table(holds(boris, twice...), hand(ann, 8), func(s *State) { s.Turn.Did, s.Turn.Wait = "wait", ForDiscard })
	require.Empty(t, check(over, Discard{Cards: []parts.Card{y(13)}}).ID, "only that card can have been misread, and it is no hint")
	odd := did(over, Discard{Cards: []parts.Card{y(13)}})
	require.Empty(t, Game{}.Check(odd, Hint{Card: y(2), Lies: Upright}), "it is told once")
}
