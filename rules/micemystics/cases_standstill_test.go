package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

func standstillCases() []trial {
	return slices.Concat(unanswerableCases(), lateEndCases(), emptyEncounterCases())
}

// unanswerableCases returns cases in which a wait becomes pointless before people have answered.
func unanswerableCases() []trial {
	test := func(mouse Name) func(*State) {
		return waiting(Wait{For: ForRoll, Purpose: TrapRoll, Who: mouse, Dice: 2})
	}
	boss := position(at("2", "vurst_1"), track("tilda", "vurst_1", "vurst_2", "collin"), turnOf("tilda", 0), waiting(Wait{For: ForWounds, Who: "vurst_1", Against: "tilda", Left: 2}))
	free := position(with("tilda", captured), inTurn(func(t *Turn) { t.Step = OverStep }), waiting(Wait{For: ForRescue, Who: "tilda"}))
	laden := position(with("tilda", func(m *Mouse) { m.Pack = cards("cork", "button", "crumb", "feather") }), waiting(Wait{For: ForDrop, Who: "tilda"}))
	blind := position(unmapped, withTildaAlone, at("?1", "tilda"), at("?2", "rat_1"), at("?3", "rat_2"), track("rat", "collin"), turnOf("rat", 0),
		waiting(Wait{For: ForFacts, Who: "rat_1", Room: "hall", Ask: []Question{{parts.Pair{"?2", "?1"}, Distance}}}),
		inTurn(func(t *Turn) { t.Ordered, t.Acting, t.Figures = true, "rat_1", []Name{"rat_1"} }))
	defending := position(at("1", "rat_1"), track("rat", "tilda", "collin"), turnOf("rat", 0), inTurn(func(t *Turn) { t.Ordered = true }),
		waiting(Wait{For: ForRoll, Purpose: DefenceRoll, Who: "tilda", Against: "rat_1", Dice: 2, Hits: 1}))
	moving := position(inTurn(func(t *Turn) { t.Step = RollStep }), waiting(moveRollAwaited("tilda")))
	return []trial{
		follows("MM-WND-04", "no wound is put on a boss that a card took off", boss, Affect{Effect: Slay, On: "vurst_1"}).Leaving(awaitsFor(NoWait)),
		follows("MM-RESC-02", "nobody is rescued whom a card has brought back", free, Put{Figure: "tilda", Room: "hall", To: Place{Space: "1"}}).
			Leaving(all(standsInHall("tilda", "1"), turnIs("collin", RollStep))),
		follows("MM-EQUIP-03", "a scroll used from the pack makes room in it", laden, Use{Mouse: "tilda", Card: "feather"}).Leaving(awaitsFor(NoWait)),
		follows("MM-TRAP-04", "a trap that has sprung tests no other mouse on its space", position(withTildaAlone,
			traps("1", "2"), at("1", "tilda", "nez"), at("2", "collin"), test("nez"), test("collin"), test("tilda")), Fell{}).
			Leaving(func(t *testing.T,
				s State) {
				require.Equal(t, []any{1, Name("collin")}, []any{len(s.Waits) - 1, s.Wait().Who})
			}),
		follows("MM-TRAP-04", "nor does it after the test of a mouse elsewhere", position(withTildaAlone, traps("1", "2"), at("1", "tilda", "nez"),
			at("2", "collin"), test("nez"), test("collin"), test("tilda")), Fell{}, Fell{}).
			Leaving(all(awaitsFor(ForRoll), func(t *testing.T, s State) { require.Equal(t, MoveRoll, s.Wait().Purpose) })),
		follows("MM-MTURN-04", "of two whose order was asked one is gone, and the other acts", blind.but(at("?3", "rat_2"), func(s *State) {
			s.Waits = []Wait{{For: ForFacts, Room: "hall", Ask: []Question{{parts.Pair{"?3", "?1"}, Distance}, {parts.Pair{"?2", "?1"}, Distance}}}}
			s.Turn = Turn{Card: "rat", Slot: 1, Step: FigureStep}
		}), Affect{Effect: Slay, On: "rat_2"}).Leaving(func(t *testing.T, s State) { require.Equal(t, Name("rat_1"), s.Turn.Acting) }),
		follows("MM-MTURN-04", "nothing is asked about a minion that a card took off", blind, Affect{Effect: Slay, On: "rat_1"}).
			Leaving(func(t *testing.T, s State) { require.NotEqual(t, Name("rat_1"), s.Wait().Who) }),
		follows("MM-CAPT-03", "a mouse that was captured meanwhile defends no more", defending, Affect{Effect: Seize, On: "tilda"}).
			Leaving(turnIs("collin", RollStep)),
		follows("MM-CAPT-03", "nor does it roll for the move of its own turn", moving, Affect{Effect: Seize, On: "tilda"}).
			Leaving(turnIs("collin", RollStep)),
		refused("MM-SRCH-03", "what was resolved by itself is no roll", moving, Done{}).Leaving(awaitsFor(ForRoll)),
		follows("MM-AMB-35", "where nobody knows by which tile the party came, it is the first that lies up", free.but(func(s *State) {
			for i := range s.Mice {
				captured(&s.Mice[i])
			}
		}), Return{"tilda", Place{Space: "3"}}).Leaving(standsInHall("tilda", "3")),
	}
}

// lateEndCases returns cases of turns with an unusual end, such as the turn of a charmed mouse.
func lateEndCases() []trial {
	river := position(withTildaInWater("1-2 3-4 1:to2 2:water"), at("1", "tilda"), at("3", "collin", "nez", "filch"), turnOf("tilda", 0),
		ailing("tilda", Charmed), inTurn(func(t *Turn) { t.Step = FigureStep }))
	return []trial{
		follows("MM-COND-09", "the current does not carry off a mouse whose turn a charm has played", river, Hold{Figure: "tilda"}).
			Leaving(all(standsInHall("tilda", "1"), ails("tilda"))),
		follows("MM-WATER-05", "one that was charmed in its own turn is carried off", river.but(turnOf("tilda", 0)), EndTurn{Mouse: "tilda"}).
			Leaving(all(standsInHall("tilda", "2"), ails("tilda", Charmed))),
		follows("MM-CAPT-03", "a mouse that people take off the board has no turn left", position(at("9", "rat_1")), correctTo(mousePath("tilda", "at"), Nowhere)).
			Leaving(turnIs("collin", RollStep)),
		follows("MM-INIT-06", "a card on turn that people put elsewhere is the one from which play goes on", position(track("rat", "roach", "tilda",
			"collin"), at("9", "rat_1", "roach_1"), turnOf("rat", 0)),
			correctTo(TrackPath, Cards([]string{"tilda", "roach", "rat", "collin"})), Affect{Effect: Slay, On: "rat_1"}).
			Leaving(turnIs("collin", RollStep)),
	}
}

func emptyEncounterCases() []trial {
	bare := encounterOf(func(e *parts.Encounter) {
		e.Rows = []parts.Row{{From: 1, To: 6, Minions: several(squadOf("rat", 2))}}
	})
	fooled := revealing(stash(parts.Disguise))
	laid := Order{[]string{"filch", "nez", "collin", "tilda"}}
	return []trial{
		follows("MM-INIT-02", "nobody comes by the card, and the mice are shuffled all the same", fooled, Open{Card: bare}, Wear{Wear: true}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, ForOrder, s.Wait().For)
				require.True(t, s.Wait().Whole)
				require.ElementsMatch(t, laid.Cards, s.Wait().Lay)
			}),
		follows("MM-INIT-02", "their new order begins with a new round", fooled, Open{Card: bare}, Wear{Wear: true}, laid, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("filch", RollStep), roundIs(2))),
		follows("MM-INIT-03", "with a minion's card on the track nothing is shuffled", fooled.but(func(s *State) {
			s.Rooms = append(s.Rooms, Room{ID: "loft", Tile: "L"})
			s.Minions = append(s.Minions, Minion{Name: "roach_1", Type: "roach", At: Spot{"loft", "?1"}})
		}, track("tilda", "collin", "roach", "nez", "filch")), Open{Card: bare}, Wear{Wear: true}).
			Leaving(all(awaitsFor(NoWait), trackIs("tilda", "collin", "roach", "nez", "filch"))),
		follows("MM-SURGE-07", "a surge that brings nobody leaves the track as it is", surging(func(s *State) { s.Minions, s.Open = nil, nil }, track("tilda", "collin", "nez", "filch")), Earn{"a"}).
			Leaving(all(awaitsFor(NoWait), trackIs("tilda", "collin", "nez", "filch"))),
	}
}
