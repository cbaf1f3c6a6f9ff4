package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

func endCases() []trial {
	last := table(holds(boris), deck(0), bullets(1))
	yes, no := Eliminate{At: boris, Card: r(6), Says: Right}, Eliminate{At: boris, Card: r(6), Says: Wrong}
	stuck := started(setting(parts.Training2, 2)).but(deck(0), holds(ann), hand(ann, 0), hq(0), bullets(2), turnOf(boris), hand(boris, 1))
	timed := started(setting(parts.Training3, 3))
	begun := did(timed, Begin{})
	extra := ours(func(m *parts.Mission) { m.Win = []parts.Condition{{ID: "unhurt"}} }).but(holds(boris), deck(0))
	losing := ours(func(m *parts.Mission) { m.Lose = []parts.Condition{{ID: "alarm"}} })
	return []trial{
		so(follows("IN-GOAL-01", "all agents win", last, yes), endedBy(SeatAgents, "IN-END-01")),
		so(follows("IN-GOAL-01", "all agents lose", last, no), endedBy(SeatTraitors, "IN-END-04")),
		so(follows("IN-END-01", "the last suspect with the last bullet", last, yes), endedBy(SeatAgents, "IN-END-01"), bulletsLeft(0)).In("IN-EX-15"),
		so(follows("IN-END-01", "at once, without a reward", last.but(holds(boris, up(r(3)))), yes), endedBy(SeatAgents, "IN-END-01"), piles(0, 20, 1, 0), turnIs(ann, ForAction)),
		so(follows("IN-END-02", "not while the deck has one", table(holds(boris)), yes), goesOn),
		so(follows("IN-END-02", "not while another stands", table(holds(boris), holds(clara)), yes), goesOn),
		so(follows("IN-END-03", "the agent whose turn begins can do nothing", stuck, Exchange{Card: r(2), To: ann, Lies: Upright}), endedBy(SeatTraitors, "IN-END-03")).In("IN-EX-19"),
		so(follows("IN-END-03", "another agent can", stuck.but(turnOf(ann), hand(ann, 1)), Hint{Card: r(2), Lies: Upright}), goesOn, can("exchange", "eliminate")).In("IN-EX-19"),
		so(follows("IN-END-03", "nothing but to detain with an empty HQ", table(hq(1), deck(1), bullets(2)), Wait{}), endedBy(SeatTraitors, "IN-END-03", "IN-AMB-09")).In("IN-EX-20"),
		so(follows("IN-END-04", "four suspects and three bullets", started(setting(parts.Training2, 4)).but(holds(boris), bullets(4)), no), endedBy(SeatTraitors, "IN-END-04")).In("IN-EX-06"),
		so(follows("IN-END-04", "the last bullet missed", last, no), endedBy(SeatTraitors, "IN-END-04"), bulletsLeft(0)).In("IN-EX-15"),
		so(follows("IN-END-04", "not before the answer", last, Eliminate{At: boris, Card: r(6)}), goesOn, asks(boris)),
		so(follows("IN-END-05", "those in the deck count", table(holds(boris), bullets(2)), no), endedBy(SeatTraitors, "IN-END-04")),
		so(follows("IN-END-05", "those in HQ do not", table(holds(boris), bullets(2)), yes), goesOn),
		noting(so(follows("IN-END-06", "as many bullets as suspects are enough", table(holds(boris), bullets(3)), no), goesOn, func(t *testing.T,
			s State) {
			require.Zero(t, s.Spare())
		}), "wrong", "no-spare"),
		so(follows("IN-END-07", "too few bullets alone", last, no), endedBy(SeatTraitors, "IN-END-04")),
		so(follows("IN-END-07", "no action alone", stuck, Exchange{Card: r(2), To: ann, Lies: Upright}), endedBy(SeatTraitors, "IN-END-03")),
		noting(so(follows("IN-HQ-01", "an empty HQ ends nothing", table(holds(boris), holds(clara), hq(1)), Wait{}), goesOn, turnIs(boris, ForAction)), "waited", "hq-empty"),
		so(allowed("IN-END-08", "a mission's own condition is met", extra, yes, Verdict{Won: true}), endedBy(SeatAgents, "IN-END-01", "IN-END-08")),
		so(allowed("IN-END-08", "or not", extra, yes, Verdict{Name: "unhurt"}), endedBy(SeatTraitors, "IN-END-08")),
		so(allowed("IN-END-08", "it is asked for", extra, yes), goesOn, turnIs(ann, ForVerdict)),
		so(allowed("IN-END-08", "one that loses, at any time", losing, Verdict{Name: "alarm"}), endedBy(SeatTraitors, "IN-END-08")),
		refused("IN-END-08", "a condition that the mission does not have", losing, Verdict{Name: "rain"}),
		refused("IN-END-08", "a win before its time", extra, Verdict{Won: true}),
		refused("IN-END-08", "the next action before it is told", extra, yes, Wait{}),
		so(follows("IN-TM3-05", "the time is up", begun, Clock{900}), endedBy(SeatTraitors, "IN-TM3-05")),
		so(follows("IN-TM3-05", "a second is left", begun, Clock{899}), goesOn),
		so(follows("IN-TM3-05", "a guess without an answer does not count", begun.but(holds(boris), deck(0)), Eliminate{At: boris, Card: r(6)}, Clock{900}), endedBy(SeatTraitors, "IN-TM3-05")),
		so(follows("IN-TM3-05", "won before it runs out", begun.but(holds(boris), deck(0)), Clock{899}, yes), endedBy(SeatAgents, "IN-END-01")),
		noting(follows("IN-TM3-05", "five minutes are left", begun, Clock{601}), "time-left"),
		noting(follows("IN-TM3-05", "one minute is left", begun, Clock{620}, Clock{845}), "time-left"),
		noting(follows("IN-TM3-05", "nothing is told twice", begun, Clock{601}, Clock{650})),
		refused("IN-TM3-05", "the first action before the time begins", timed, Detain{}),
		refused("IN-TM3-05", "a beginning in the middle", begun, Begin{}),
		refused("IN-TM3-05", "a clock that runs backwards", begun, Clock{-1}).At(rules.Impossible),
		refused("IN-TM3-05", "a clock where there is no limit", table(), Clock{60}).At(rules.Unusual),
	}
}

func houseCases() []trial {
	special := func(value string) twist { return houseRule(SpecialCards, value) }
	redraws := ours(func(m *parts.Mission) { m.Specials = parts.SpecialsInDeck }).but(holds(boris))
	replace := Replace{At: boris, From: PileHQ, To: PileDown}
	noHQ := table(hq(0), deck(1), holds(boris), bullets(3))
	allow := houseRule(DetainWithoutHQ, "allow")
	timed := started(setting(parts.Training3, 3))
	stuck := started(setting(parts.Training2, 2)).but(deck(0), holds(ann), hand(ann, 0), hq(0), bullets(2), turnOf(boris), hand(boris, 2))
	plays := Exchange{Card: r(2), To: ann, Lies: Upright}
	lost := did(table(hq(1), deck(1), bullets(2)), Wait{})
	return []trial{
		refused("IN-SPEC-03", "special cards are not in the game", ours().but(holds(ann)), Hint{Card: redSpecial, Lies: Upright}),
		so(allowed("IN-AMB-06", "no special card in the deck", ours(), Detain{}), func(t *testing.T, s State) { require.Len(t, s.Deck(), 42) }),
		so(allowed("IN-AMB-06", "one of each suit in the deck", ours().but(special("in_deck"), holds(ann)), Hint{Card: redSpecial, Lies: Upright}),
			func(t *testing.T, s State) { require.Len(t, s.Deck(), 45) }),
		so(allowed("IN-AMB-06", "beside the deck, as the mission says", ours().but(special("by_mission_text"), holds(ann)), Hint{Card: redSpecial,
			Lies: Upright}), func(t *testing.T, s State) { require.Len(t, s.Deck(), 42) }),
		noting(so(follows("IN-AMB-07", "it is replaced by another card", redraws, replace), piles(1, 27, 0, 1), func(t *testing.T, s State) { require.True(t, s.Agent(boris).Suspect) }), "replaced"),
		so(follows("IN-AMB-07", "it goes to the discard face up", redraws.but(down(1)), Replace{boris, PileDown, PileUp, redSpecial}), piles(1, 28, 1, 0)),
		refused("IN-AMB-07", "replaced where it may be a suspect", redraws.but(houseRule(SpecialSuspect, "allowed")), replace),
		refused("IN-AMB-07", "replaced where there is none", table(holds(boris)), replace),
		refused("IN-AMB-07", "replaced where nobody holds one", redraws, Replace{At: clara, From: PileHQ, To: PileDown}).At(rules.Impossible),
		refused("IN-AMB-07", "replaced from an empty pile", redraws, Replace{At: boris, From: PileDown, To: PileHQ}).At(rules.Impossible),
		allowed("IN-AMB-07", "guessed where it may be a suspect", redraws.but(houseRule(SpecialSuspect, "allowed")), Eliminate{At: boris, Card: redSpecial, Says: Right}),
		so(follows("IN-AMB-07", "and a candidate there", redraws.but(houseRule(SpecialSuspect, "allowed")), Detain{}), candidateCount(boris, 45)),
		so(follows("IN-AMB-07", "else not", redraws, Detain{}), candidateCount(boris, 42)),
		refused("IN-AMB-09", "no detaining without a card of HQ", noHQ.but(deck(1)), Detain{}),
		so(allowed("IN-AMB-09", "detained, and nothing discarded", noHQ.but(deck(1), allow), Detain{}), piles(0, 0, 0, 0)),
		so(follows("IN-AMB-09", "settled after the loss, the mission goes on", lost, Settle{DetainWithoutHQ.Name, "allow"}), goesOn, can("detain")).In("IN-EX-20"),
		so(follows("IN-AMB-11", "lost where the agent whose turn it is cannot act", stuck, plays), endedBy(SeatTraitors, "IN-END-03")),
		noting(so(follows("IN-AMB-11", "or where nobody can", stuck.but(houseRule(NoActionLoss, "all")), plays), goesOn, turnIs(ann, ForAction)), "stuck"),
		so(allowed("IN-AMB-11", "a stuck agent passes", stuck.but(houseRule(NoActionLoss, "all")), plays, Pass{}), turnIs(boris, ForAction)),
		so(follows("IN-AMB-11", "lost where nobody can", table(hq(1), deck(1), bullets(2), houseRule(NoActionLoss, "all")), Wait{}), endedBy(SeatTraitors, "IN-END-03", "IN-AMB-09")),
		so(follows("IN-AMB-25", "the time begins with the first turn", timed, Clock{1000}, Begin{}), goesOn, func(t *testing.T, s State) { require.Zero(t, s.Elapsed) }),
		so(follows("IN-AMB-25", "the time begins with the setup", timed.but(houseRule(TimerStart, "setup")), Clock{60}, Begin{}), func(t *testing.T, s State) { require.Equal(t, 840, s.Left()) }),
		so(follows("IN-AMB-25", "and may be up before the first turn", timed.but(houseRule(TimerStart, "setup")), Clock{900}), endedBy(SeatTraitors, "IN-TM3-05")),
		so(follows("IN-AMB-33", "an empty HQ is no loss", table(holds(boris), hq(1)), Wait{}), goesOn),
		so(follows("IN-AMB-33", "an empty HQ loses", table(holds(clara), hq(1), houseRule(EmptyHQ, "lose")), Wait{}), endedBy(SeatTraitors, "IN-AMB-33")),
		so(follows("IN-AMB-33", "a right guess comes first", table(holds(boris), deck(0), hq(0), houseRule(EmptyHQ, "lose")), Eliminate{At: boris,
			Card: r(6), Says: Right}), endedBy(SeatAgents, "IN-END-01")),
	}
}
