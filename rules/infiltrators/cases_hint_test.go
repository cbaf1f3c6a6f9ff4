package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func special(twists ...twist) State {
	return ours(func(m *parts.Mission) { m.Specials = parts.SpecialsInDeck }).but(twists...)
}

var redSpecial = parts.SpecialOf(parts.Red)

func hintCases() []trial {
	mine := table(holds(ann))
	others := table(holds(boris))
	again := table(holds(ann), returned(r(6), 3), turnNumber(7))
	drew := func(turn int) twist { return func(s *State) { s.on(ann).Drew = turn } }
	return []trial{
		so(allowed("IN-HINT-01", "a card of one's own hand", mine, Hint{Card: r(6), Lies: Upright}), hands(4, 5, 5), hintsAt(ann, LaidHint{r(6), Upright, ann})),
		refused("IN-HINT-01", "with no card in hand", mine.but(hand(ann, 0)), Hint{Card: r(6), Lies: Upright}),
		allowed("IN-HINT-02", "to one's own suspect", mine, Hint{Card: r(6), Lies: Upright, At: ann}),
		refused("IN-HINT-02", "without a suspect", table(), Hint{Card: r(6), Lies: Upright}),
		so(refused("IN-HINT-02", "to another's suspect", table(holds(ann), holds(boris)), Hint{Card: r(6), Lies: Upright, At: boris}), hintsAt(boris, LaidHint{r(6), Upright, ann})),
		allowed("IN-HINT-03", "sideways", mine, Hint{Card: r(6), Lies: Sideways}),
		refused("IN-HINT-03", "aslant", mine, Hint{Card: r(6), Lies: "aslant"}).At(rules.Impossible),
		refused("IN-HINT-03", "aslant in an exchange", others, Exchange{Card: r(6), To: boris, Lies: "aslant"}).At(rules.Impossible),
		refused("IN-HINT-03", "aslant as its holder turns it", others, Exchange{Card: r(6), To: boris}, Turned{"aslant"}).At(rules.Impossible),
		refused("IN-HINT-03", "aslant by correction", mine.but(holds(ann, up(r(6))), hand(ann, 4), deck(1)), correctTo(pathOfHint(ann, r(6))+"/lies", "aslant")).At(rules.Impossible),
		allowed("IN-HINT-03", "turned by correction", mine.but(holds(ann, up(r(6))), hand(ann, 4), deck(1)), correctTo(pathOfHint(ann, r(6))+"/lies", Sideways)),
		allowed("IN-HINT-04", "upright, and something in common", others.but(holds(boris, up(r(6)))), Eliminate{At: boris, Card: y(12), Says: Right}),
		refused("IN-HINT-04", "sideways, and something in common", others.but(holds(boris, side(r(6)))), Eliminate{At: boris, Card: y(12), Says: Right}).Telling("card", CardNoun(r(6))),
		refused("IN-HINT-04", "two of them", others.but(holds(boris, side(r(6)), side(b(4)), up(b(3)))), Eliminate{At: boris, Card: y(12)}, Answer{Says: Right}).Breaking("IN-HINT-04", "IN-HINT-04"),
		allowed("IN-HINT-05", "sideways, and nothing in common", others.but(holds(boris, side(r(6)))), Eliminate{At: boris, Card: y(4), Says: Right}),
		refused("IN-HINT-05", "upright, and nothing in common", others.but(holds(boris, up(r(12)), side(b(4)))), Eliminate{At: boris, Card: y(9), Says: Right}).
			Telling("card", CardNoun(r(12))).In("IN-EX-14"),
		so(refused("IN-HINT-05", "what follows stays the same", table(holds(boris, up(r(12)), side(b(4)))), Eliminate{At: boris, Card: y(9),
			Says: Right}), piles(1, 20, 2, 0), turnIs(ann, ForReward)).In("IN-EX-14"),
		so(allowed("IN-HINT-06", "nothing is drawn", mine, Hint{Card: r(6), Lies: Upright}), hands(4, 5, 5), piles(1, 19, 0, 0), turnIs(boris, ForAction)),
		refused("IN-HINT-06", "a card drawn after it", mine, Hint{Card: r(6), Lies: Upright}, Draw{Cards: 1, By: ann}),
		refused("IN-HINT-06", "a card of HQ discarded", mine, Hint{Card: r(6), Lies: Upright}, Burn{By: ann}),
		so(allowed("IN-HINT-07", "hints stay", mine.but(holds(ann, up(b(3)))), Hint{Card: r(6), Lies: Upright}), hintsAt(ann, up(b(3)), LaidHint{r(6), Upright, ann})),
		refused("IN-HINT-07", "hints taken away", mine.but(holds(ann, up(b(3)))), Clear{ann}),
		refused("IN-HINT-07", "a hint turned later", mine.but(holds(ann, up(b(3)))), Turned{Sideways}),
		so(follows("IN-HINT-09", "a card in sight is no suspect", table(holds(ann), holds(boris), open(b(6))), Hint{Card: r(6), Lies: Upright}), candidateCount(boris, 34)),
		so(follows("IN-HINT-09", "nor one that was guessed", table(holds(ann), holds(boris)), Eliminate{At: boris, Card: r(6), Says: Right}), candidateCount(ann, 35)),
		so(follows("IN-HINT-09", "unless suspects are added later", ours(func(m *parts.Mission) { m.Later = true }).but(holds(ann), returned(r(6), 1), open(r(7))), Wait{}), candidateCount(ann, 41)),
		refused("IN-HINT-09", "a card that lies open", mine.but(open(r(6))), Hint{Card: r(6), Lies: Upright}).At(rules.Impossible),
		refused("IN-HINT-09", "a card that lies by another suspect", table(holds(ann), holds(boris, up(r(6)))), Hint{Card: r(6), Lies: Upright}).At(rules.Impossible),
		refused("IN-HINT-09", "a card that another took openly", mine.but(known(boris, r(6))), Hint{Card: r(6), Lies: Upright}).At(rules.Impossible),
		refused("IN-HINT-09", "another card than the one that all know to be left", mine.but(hand(ann, 1), known(ann, r(5))), Hint{Card: r(6), Lies: Upright}).At(rules.Impossible),
		allowed("IN-HINT-09", "a card that was taken openly", mine.but(known(ann, r(6))), Hint{Card: r(6), Lies: Upright}),
		refused("IN-HINT-09", "a guessed suspect by somebody who drew nothing since", again.but(drew(3)), Hint{Card: r(6), Lies: Upright}).At(rules.Impossible),
		so(allowed("IN-HINT-09", "a guessed suspect by somebody who has drawn since", again.but(drew(4)), Hint{Card: r(6), Lies: Upright}),
			func(t *testing.T, s State) { require.Empty(t, s.Returned) }),
		allowed("IN-SETUP-12", "a card of the mission", mine, Hint{Card: y(13), Lies: Upright}),
		refused("IN-SETUP-12", "a number that is not in play", mine, Hint{Card: r(14), Lies: Upright}),
		refused("IN-SETUP-12", "a suit that is not in play", others, Exchange{Card: "green-6", To: boris}),
		refused("IN-SETUP-12", "a guess that cannot be right", others, Eliminate{At: boris, Card: r(15)}).At(rules.Unusual),
		allowed("IN-SPEC-02", "a special card", special(holds(ann)), Hint{Card: redSpecial, Lies: Upright}),
		refused("IN-SPEC-02", "one that lies elsewhere", special(holds(ann), open(redSpecial)), Hint{Card: redSpecial, Lies: Upright}).At(rules.Impossible),
		allowed("IN-SPEC-03", "in a mission that has it", special(holds(ann)), Hint{Card: redSpecial, Lies: Upright}),
		refused("IN-SPEC-03", "in a training mission", mine, Hint{Card: redSpecial, Lies: Upright}),
		refused("IN-SPEC-03", "in a training mission, whatever is settled", mine.but(houseRule(SpecialCards, "in_deck")), Hint{Card: redSpecial, Lies: Upright}),
	}
}

func relationCases() []trial {
	six := func(hints ...LaidHint) State { return table(holds(boris, hints...)) }
	eight := func(hints ...LaidHint) State { return special(holds(boris, hints...)) }
	right := func(c parts.Card) Action { return Eliminate{At: boris, Card: c, Says: Right} }
	clean := func(t *testing.T, s State) { require.Equal(t, ForReward, s.Turn.Wait) }
	return []trial{
		so(follows("IN-REL-01", "one of the four is enough", six(up(r(5)), up(b(6)), up(b(12)), up(b(3))), right(r(6))), clean),
		so(follows("IN-REL-02", "the same suit, whatever the numbers", six(up(r(5)), up(r(11))), right(r(6))), clean).In("IN-EX-01"),
		so(follows("IN-REL-03", "the same number, whatever the suits", six(up(b(6)), up(y(6))), right(r(6))), clean),
		so(follows("IN-REL-04", "a multiple", six(up(b(12))), right(r(6))), clean).In("IN-EX-02"),
		so(follows("IN-REL-05", "a divisor", six(up(b(3))), right(r(6))), clean).In("IN-EX-02"),
		so(follows("IN-REL-06", "a shared factor is nothing in common", six(side(b(4))), right(r(6))), clean).In("IN-EX-03"),
		so(follows("IN-SPEC-01", "upright by its own suit", eight(up(redSpecial)), right(r(7))), clean),
		so(follows("IN-SPEC-01", "sideways by any other", eight(side(redSpecial)), right(b(7))), clean),
	}
}

func exchangeCases() []trial {
	theirs := table(holds(boris))
	ex := Exchange{Card: r(6), To: boris, Lies: Upright}
	return []trial{
		so(allowed("IN-INFO-01", "a card to another's suspect", theirs, ex), hands(4, 5, 5), hintsAt(boris, LaidHint{r(6), Upright, ann}), turnIs(ann, ForExchangeDraw)),
		refused("IN-INFO-01", "with no card in hand", theirs.but(hand(ann, 0)), ex),
		allowed("IN-INFO-02", "to an agent who holds one", theirs, ex),
		refused("IN-INFO-02", "to an agent who holds none", table(), ex),
		refused("IN-INFO-02", "to one's own suspect", table(holds(ann)), Exchange{Card: r(6), To: ann, Lies: Upright}),
		so(allowed("IN-INFO-03", "its holder turns it", theirs, Exchange{Card: r(6), To: boris}), asks(boris), hands(4, 5, 5), func(t *testing.T, s State) { require.Equal(t, 36, s.Total()) }),
		so(allowed("IN-INFO-03", "as the holder says", theirs, Exchange{Card: r(6), To: boris}, Turned{Sideways}), hintsAt(boris, LaidHint{r(6),
			Sideways, ann}), turnIs(ann, ForExchangeDraw), asks(ann)),
		so(refused("IN-INFO-03", "the next action before it is turned", theirs, Exchange{Card: r(6), To: boris}, Wait{}), func(t *testing.T, s State) { require.Equal(t, 36, s.Total()) }),
		allowed("IN-INFO-04", "turned by the same test", theirs.but(holds(boris, LaidHint{r(6), Upright, ann})), Eliminate{At: boris, Card: y(12), Says: Right}),
		refused("IN-INFO-04", "turned the wrong way", theirs.but(holds(boris, LaidHint{r(6), Sideways, ann})), Eliminate{At: boris, Card: y(12), Says: Right}).Breaking("IN-HINT-04"),
		so(allowed("IN-INFO-05", "one card may be drawn", theirs, ex, Draw{Cards: 1}), hands(5, 5, 5), piles(1, 18, 0, 0), turnIs(boris, ForAction)),
		so(allowed("IN-INFO-05", "or none", theirs, ex, Draw{}), hands(4, 5, 5), piles(1, 19, 0, 0)),
		refused("IN-INFO-05", "two cards", theirs, ex, Draw{Cards: 2}),
		so(allowed("IN-INFO-05", "the last card of HQ", theirs.but(hand(ann, 7), hq(1)), ex, Draw{Cards: 1}), hands(7, 5, 5), piles(1, 0, 0, 0), turnIs(boris, ForAction)).In("IN-EX-18"),
		refused("IN-INFO-05", "another card later", theirs.but(hand(ann, 7), hq(2)), ex, Draw{Cards: 1}, Draw{Cards: 1, By: ann}).In("IN-EX-18"),
		refused("IN-INFO-05", "the next action before the draw is told", theirs, ex, Detain{}),
		allowed("IN-INFO-06", "drawn after the card lies", theirs, ex, Draw{Cards: 1}),
		refused("IN-INFO-06", "drawn before it is turned", theirs, Exchange{Card: r(6), To: boris}, Draw{Cards: 1}),
		refused("IN-INFO-06", "drawn before it is played", theirs, Draw{Cards: 1}).Breaking("IN-WAIT-04"),
		so(allowed("IN-INFO-08", "nothing of HQ is discarded", theirs, ex), piles(1, 19, 0, 0)),
		refused("IN-INFO-08", "a card of HQ discarded", theirs, ex, Burn{}),
		so(follows("IN-HQ-02", "without HQ nothing is drawn", theirs.but(hq(0), bullets(2)), ex), turnIs(boris, ForAction)),
		so(follows("IN-HQ-02", "hint, exchange and eliminate remain", table(holds(ann), holds(boris), hq(0)), ex), turnIs(boris, ForAction), can("hint", "exchange", "eliminate")),
	}
}

func pathOfHint(seat rules.Seat, card parts.Card) string {
	return "/agents/seat=" + string(seat) + "/hints/card=" + string(card)
}
