package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func detainCases() []trial {
	taken := table(holds(ann))
	return []trial{
		noting(so(allowed("IN-DET-01", "a suspect from the deck", table(), Detain{}), piles(1, 18, 0, 1)), "detained"),
		refused("IN-DET-01", "an empty deck", table(deck(0)), Detain{}),
		allowed("IN-DET-02", "looked at in secret", table(), Detain{}),
		refused("IN-DET-02", "shown to another agent", taken, Deed{What: ShowsSuspect, By: ann}),
		refused("IN-DET-03", "a card under seal of who holds no suspect", table(), Keep{By: boris}).At(rules.Impossible),
		so(allowed("IN-DET-03", "it stands in front of who took it", table(), Detain{}), func(t *testing.T, s State) {
			require.Equal(t, []rules.Seat{ann}, s.Held())
		}),
		allowed("IN-DET-04", "by somebody without one", table(), Detain{}),
		refused("IN-DET-04", "a second one", taken, Detain{}).In("IN-EX-21"),
		so(allowed("IN-DET-04", "another one after the first was guessed", table(holds(ann)), Wait{}, Draw{}, Eliminate{At: ann, Card: r(6),
			Says: Right}, Reward{}, Wait{}, Draw{}, Detain{}), piles(0, 17, 0, 3)),
		so(follows("IN-DET-05", "a card of HQ goes to the discard unseen", table(), Detain{}), piles(1, 18, 0, 1), hands(5, 5, 5)).In("IN-EX-21"),
		refused("IN-DET-05", "a second card of HQ", table(), Detain{}, Burn{By: ann}),
		allowed("IN-DET-06", "nobody looks at that card", table(), Detain{}),
		so(refused("IN-DET-06", "it is turned up", table(), Detain{}, Expose{r(4)}), piles(1, 18, 1, 0)),
		so(allowed("IN-DET-07", "nothing is drawn", table(), Detain{}), hands(5, 5, 5)),
		refused("IN-DET-07", "a card drawn after it", table(), Detain{}, Draw{Cards: 1, By: ann}),
		allowed("IN-DISC-01", "what goes face down stays possible", taken.but(down(3)), Wait{}),
		so(follows("IN-HINT-09", "a card face down in the discard may still be the suspect", taken.but(down(3)), Wait{}), candidateCount(ann, 36)),
	}
}

func waitCases() []trial {
	last := table(hq(1))
	return []trial{
		noting(so(follows("IN-WAIT-01", "the top card goes to the discard", table(), Wait{}), piles(2, 18, 0, 1), turnIs(ann, ForWaitDraw)), "waited"),
		refused("IN-WAIT-01", "HQ is empty", table(hq(0), holds(boris)), Wait{}).In("IN-EX-17"),
		refused("IN-WAIT-01", "a second card of HQ discarded", table(), Wait{}, Burn{}),
		so(allowed("IN-WAIT-02", "up to three cards", table(), Wait{}, Draw{Cards: 3}), hands(8, 5, 5), piles(2, 15, 0, 1)),
		so(allowed("IN-WAIT-02", "none, with no more to tell", last, Wait{}), hands(5, 5, 5), piles(2, 0, 0, 1), turnIs(boris, ForAction)).In("IN-EX-17"),
		refused("IN-WAIT-02", "four cards", table(), Wait{}, Draw{Cards: 4}),
		refused("IN-WAIT-02", "more than HQ has left", table(hq(3)), Wait{}, Draw{Cards: 3}).At(rules.Impossible).Telling("most", 2).In("IN-EX-17"),
		refused("IN-WAIT-02", "less than none", table(), Wait{}, Draw{Cards: -1}).At(rules.Impossible),
		refused("IN-WAIT-02", "a card drawn later", table(), Wait{}, Draw{}, Draw{Cards: 1, By: ann}),
		so(refused("IN-WAIT-02", "the next action before the draw is told, which is the next agent's", table(), Wait{}, Detain{}), func(t *testing.T, s State) {
			require.Equal(t, []rules.Seat{boris}, s.Held())
		}, turnIs(clara, ForAction)),
		allowed("IN-WAIT-03", "nobody looks at the discarded card", table(), Wait{}),
		refused("IN-WAIT-03", "it is turned up", table(), Wait{}, Expose{r(4)}),
		allowed("IN-WAIT-04", "the discard comes first", table(), Wait{}, Draw{Cards: 1}),
		refused("IN-WAIT-04", "more cards than HQ has drawn before it", table(), Draw{Cards: 20}),
		so(refused("IN-WAIT-04", "a card drawn before it", table(), Draw{Cards: 1}), hands(6, 5, 5), turnIs(ann, ForAction)),
		noting(so(follows("IN-WAIT-05", "ten cards for the moment", table(hand(ann, 7)), Wait{}, Draw{Cards: 3}), hands(10, 5, 5), turnIs(ann, ForDiscard)), "drew", "over-limit"),
		so(follows("IN-HQ-03", "with three in HQ two can be drawn", table(hq(3)), Wait{}), func(t *testing.T, s State) {
			require.Equal(t, []Action{Draw{Cards: 2}, Draw{Cards: 1}, Draw{}}, Game{}.Legal(s))
		}),
		so(follows("IN-HQ-03", "with four three", table(hq(4)), Wait{}), func(t *testing.T, s State) { require.Len(t, Game{}.Legal(s), 4) }),
		so(follows("IN-HAND-02", "ten in hand are seven in the end", table(hq(10)), Wait{}, Draw{Cards: 3}, Discard{Cards: []parts.Card{r(2)}}), hands(7, 5, 5), piles(2, 6, 1, 1)).In("IN-EX-17"),
	}
}

func handCases() []trial {
	over := did(did(table(), Wait{}), Draw{Cards: 3})
	nine := table(hand(ann, 9), known(ann, r(2), r(3), r(4), r(5), r(6), r(7), r(8), r(9)), func(s *State) {
		s.Turn.Did, s.Turn.Wait = "wait", ForDiscard
	})
	return []trial{
		so(allowed("IN-HAND-01", "seven cards", table(hand(ann, 7)), Detain{}), turnIs(boris, ForAction)),
		so(refused("IN-HAND-01", "eight when the turn passes", over, Pass{}).Telling("count", 1), hands(8, 5, 5), turnIs(boris, ForAction)),
		so(allowed("IN-HAND-01", "another limit where the mission says so", ours(func(m *parts.Mission) { m.Limit = 8 }), Wait{}, Draw{Cards: 3}), turnIs(boris, ForAction)),
		so(follows("IN-HAND-02", "the limit binds at the end of the turn", over.but(hand(ann, 5)), Discard{}), turnIs(boris, ForAction)),
		so(allowed("IN-HAND-03", "the card over the limit, face up", over, Discard{Cards: []parts.Card{r(2)}}), hands(7, 5, 5), piles(2, 15, 1, 1), turnIs(boris, ForAction)),
		so(refused("IN-HAND-03", "face down", over, Discard{Down: 1}), hands(7, 5, 5), piles(2, 15, 0, 2)),
		refused("IN-HAND-03", "less than face down", over, Discard{Down: -1}).At(rules.Impossible),
		refused("IN-HAND-03", "too few", over, Discard{}),
		refused("IN-HAND-03", "the next action instead", over, Detain{}),
		allowed("IN-HAND-04", "only what is over", over, Discard{Cards: []parts.Card{r(2)}}),
		refused("IN-HAND-04", "one more than that", over, Discard{Cards: []parts.Card{r(2), r(3)}}),
		so(refused("IN-HAND-04", "with seven in hand", table(hand(ann, 7)), Discard{Cards: []parts.Card{r(2)}}), hands(6, 5, 5)),
		so(refused("IN-HAND-04", "by somebody else, with five in hand", table(), Discard{Cards: []parts.Card{r(2)}, By: boris}).Telling("seat", boris.Noun()), hands(5, 4, 5), turnIs(ann, ForAction)),
		so(allowed("IN-HAND-04", "what is over, in the turn of somebody else", table(hand(clara, 8)), Discard{Cards: []parts.Card{r(2)}, By: clara}), hands(5, 5, 7), turnIs(ann, ForAction)),
		so(allowed("IN-HAND-04", "what is over, when the turn has passed", did(over, Pass{}), Discard{Cards: []parts.Card{r(2)}, By: ann}), hands(7, 5, 5), turnIs(boris, ForAction)),
		so(refused("IN-HAND-03", "the next agent's action, who is named", over, Detain{By: boris}), turnIs(clara, ForAction)),
		so(allowed("IN-DISC-02", "cards from the hand lie open", over, Discard{Cards: []parts.Card{r(2)}}), func(t *testing.T, s State) {
			require.Equal(t, []parts.Card{r(2)}, s.Up)
		}),
		refused("IN-HINT-09", "a card discarded twice", over.but(hand(ann, 9)), Discard{Cards: []parts.Card{r(2), r(2)}}).At(rules.Impossible),
		refused("IN-HINT-09", "a discard other than what all know to be left",
			nine.but(hand(ann, 8)), Discard{Cards: []parts.Card{b(2)}}).At(rules.Impossible),
		refused("IN-HINT-09", "two cards where all know all but one",
			nine, Discard{Cards: []parts.Card{b(2), b(3)}}).At(rules.Impossible),
		allowed("IN-HINT-09", "the one that they do not know, and one of the others",
			nine, Discard{Cards: []parts.Card{r(2), b(2)}}),
		refused("IN-SETUP-12", "a discard that is not in play", over, Discard{Cards: []parts.Card{r(14)}}),
	}
}

func talkCases() []trial {
	closed := ours(func(m *parts.Mission) { m.DiscardClosed = true })
	return []trial{
		allowed("IN-COMM-02", "talk about what lies open", table(), Deed{What: Talks}),
		refused("IN-COMM-02", "talk about one's hand", table(), Deed{What: TellsHand}),
		allowed("IN-COMM-03", "talk about what lies open", table(), Deed{What: Talks, By: clara}),
		refused("IN-COMM-03", "talk about one's suspect", table(holds(ann)), Deed{What: TellsSuspect, By: ann}),
		refused("IN-COMM-03", "an answer without the gun", table(holds(ann)), Answer{Says: Right}).Breaking("IN-ELIM-05"),
		allowed("IN-COMM-04", "talk about past guesses", table(missed(boris, r(6))), Deed{What: Talks}),
		refused("IN-COMM-04", "an allusion", table(), Deed{What: Alludes}),
		so(follows("IN-COMM-05", "the open discards may be looked through", table(open(r(6)), down(2)), Deed{What: LooksThrough, By: clara}), func(t *testing.T, s State) {
			require.Equal(t, []any{[]parts.Card{r(6)}, 2}, []any{s.Up, s.Down})
		}),
		refused("IN-COMM-05", "where the mission forbids it", closed, Deed{What: LooksThrough}),
		allowed("IN-COMM-06", "the open ones", table(open(r(6))), Deed{What: LooksThrough}),
		refused("IN-COMM-06", "a look at one face down", table(down(1)), Deed{What: Peeks}),
		refused("IN-COMM-06", "one face down turned up", table(down(1)), Expose{r(3)}),
		refused("IN-CARD-01", "one turned up where none is face down", table(), Expose{r(3)}).At(rules.Impossible),
		allowed("IN-HQ-05", "the discard stays", table(open(r(6)), down(2)), Detain{}),
		so(refused("IN-HQ-05", "the discard shuffled into HQ", table(holds(boris), open(r(6)), down(2)), Reshuffle{}), piles(1, 22, 0, 0), candidateCount(boris, 35)),
	}
}
