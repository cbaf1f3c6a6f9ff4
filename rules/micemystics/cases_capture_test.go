package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func woundOn(on Name, wounds int) Affect { return Affect{Effect: Wound, On: on, Count: wounds} }

func offBoardBefore(mice ...Name) func(*State) {
	return func(s *State) {
		for _, name := range mice {
			m := s.Mouse(name)
			m.Captured, m.At, m.Captures = true, Nowhere, 1
		}
	}
}

func wounded(name Name, n int) func(*State) { return with(name, func(m *Mouse) { m.Wounds = n }) }

func atPage(n int) func(*State) { return func(s *State) { s.Hourglass = n } }

func pageIs(page int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, page, s.Hourglass) }
}

func endIs(page int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, page, s.End) }
}

func endedBy(winner rules.Seat, by ...tables.RuleID) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, &Result{winner, by}, s.Result) }
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result) }

func captureCases() []trial {
	dressed := with("collin", func(m *Mouse) {
		m.Equipped, m.Pack, m.Tricks = cards("needle", "thimble"), cards("crumb", "cork"), cards("wink")
		m.Cheese, m.Wounds, m.Poison, m.Stunned, m.Webbed, m.Charmed, m.Down = 4, 2, 1, true, true, true, true
	})
	gift := with("collin", func(m *Mouse) { m.Equipped, m.Wounds = cards("needle", "ladle"), 3 })
	gone := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.True(t, m.Captured)
		require.Equal(t, Nowhere, m.At)
	})
	return []trial{
		allowed("MM-CAPT-01", "each wound is a token on the hero card", position(wounded("collin", 1)), woundOn("collin", 2)).
			Leaving(hurtBy("collin", 3)),
		allowed("MM-CHAR-05", "one wound short of its life a mouse stands", position(), woundOn("collin", 3)).
			Leaving(standsInHall("collin", "1")),
		allowed("MM-CAPT-01", "an effect without a number is one wound", position(), Affect{Effect: Wound, On: "collin"}).
			Leaving(hurtBy("collin", 1)),
		follows("MM-CAPT-02", "wounds that reach its life capture it", position(wounded("collin", 3)), woundOn("collin", 1)).Leaving(gone),
		follows("MM-CAPT-02", "so do wounds beyond it", position(), woundOn("collin", 9)).Leaving(gone),
		follows("MM-CAPT-02", "poison wounds count with the others", position(wounded("collin", 3)),
			Affect{Effect: PoisonHit, On: "collin"}).Leaving(gone),
		follows("MM-CAPT-03", "a captured mouse keeps its card, its gear and its pack, and nothing else", position(dressed), woundOn("collin", 1)).
			Leaving(all(gone, trackIs("tilda", "collin", "nez", "filch"), mouseIs("collin", func(t *testing.T, m Mouse) {
				require.Zero(t, m.Cheese)
				require.Equal(t, cards("needle"), m.Equipped)
				require.Equal(t, cards("crumb", "cork"), m.Pack)
				require.Equal(t, cards("wink"), m.Tricks)
			}), discardIs("thimble"))).In("MM-EX-D23"),
		follows("MM-CAPT-04", "wounds, poison and bad effects are gone", position(dressed), woundOn("collin", 1)).
			Leaving(mouseIs("collin", func(t *testing.T, m Mouse) {
				require.Zero(t, m.Wounds+m.Poison)
				require.False(t, m.Stunned || m.Webbed || m.Charmed || m.Down)
			})).In("MM-EX-D23"),
		follows("MM-CAPT-05", "the hourglass moves a page", position(dressed), woundOn("collin", 1)).
			Leaving(all(pageIs(2), goesOn)).In("MM-EX-D23"),
		follows("MM-CAPT-02", "a chapter captures a mouse outright", position(), Affect{Effect: Seize, On: "collin"}).Leaving(gone),
		follows("MM-CAPT-03", "a captured mouse cannot be wounded again", position(offBoardBefore("collin")), woundOn("collin", 9)).
			Leaving(all(pageIs(1), mouseIs("collin", func(t *testing.T, m Mouse) { require.Equal(t, []any{1, 0}, []any{m.Captures, m.Wounds}) }))),
		follows("MM-CAPT-02", "the turn of the mouse that is captured is over", position(wounded("tilda", 2)), woundOn("tilda", 1)).
			Leaving(func(t *testing.T, s State) { require.False(t, s.Turn.Card == "tilda" && s.Turn.Step == MouseStep) }),
		answersQuestion("MM-AMB-33", follows("MM-CAPT-03", "gear that another mouse started with is lost", position(gift), woundOn("collin", 1)).
			Leaving(hasOn("collin", cards("needle")))),
		answersQuestion("MM-AMB-33", follows("MM-CAPT-03", "anybody's starting gear is kept where the table says so",
			position(gift, house(CapturedKeeps, "any_starting")), woundOn("collin", 1)).
			Leaving(hasOn("collin", cards("needle", "ladle")))),
		follows("MM-ACH-07", "the first mouse captured with a poison wound is the poison expert", position(tokens(""),
			with("nez", func(m *Mouse) { m.Poison = 1 })), woundOn("nez", 3)).Leaving(tokenIsHeld(parts.PoisonExpert, "nez", 7)),
		follows("MM-ACH-07", "one without poison is not", position(tokens("")), woundOn("nez", 4)).
			Leaving(tokenIsHeld(parts.PoisonExpert, NoFigure, 7)),
		follows("MM-ACH-08", "poison is an ordinary wound to the poison expert", position(tokens("nez", parts.PoisonExpert)),
			Affect{Effect: PoisonHit, On: "nez", Count: 2}).Leaving(woundsAre("nez", 2, 0)),
		follows("MM-ACH-09", "a mouse captured twice is the lockpicker, and the end moves on before the hourglass",
			position(tokens(""), with("nez", func(m *Mouse) { m.Captures = 1 }), atPage(6)), woundOn("nez", 4)).
			Leaving(all(tokenIsHeld(parts.Lockpicker, "nez", 8), pageIs(7), goesOn)),
		follows("MM-ACH-09", "one captured once is not", position(tokens("")), woundOn("nez", 4)).
			Leaving(tokenIsHeld(parts.Lockpicker, NoFigure, 7)),
	}
}

// picking returns a state with Collin, who has the lockpicker token. He was captured this number of
// times, and the next wound captures him.
func picking(captures int, edits ...func(*State)) State {
	collin := with("collin", func(m *Mouse) {
		m.Captures, m.Wounds, m.Cheese, m.Equipped = captures, 3, 3, cards("needle", "thimble")
	})
	return position(append([]func(*State){at("4", "collin"), collin, tokens("collin", parts.Lockpicker)}, edits...)...)
}

func rescueCases() []trial {
	kept := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.Equal(t, cards("needle", "thimble"), m.Equipped)
		require.Zero(t, m.Cheese+m.Wounds)
	})
	lost := mouseIs("collin", func(t *testing.T, m Mouse) {
		require.True(t, m.Captured)
		require.Equal(t, cards("needle"), m.Equipped)
	})
	waits := waiting(Wait{For: ForRescue, Who: "collin"})
	freed := position(offBoardBefore("collin"), at("3", "tilda", "nez", "filch"), waits)
	alone := position(offBoardBefore("collin", "tilda", "nez", "filch"), waits, hall("1:north 2:north 1-2 2-3 3:flip"),
		func(s *State) { s.Entry = inHall("1") })
	roach := position(offBoardBefore("collin"), at("9", "roach_1"), track("tilda", "collin", "nez", "filch", "roach"))
	full := freed.but(at("2", "rat_1", "rat_2", "rat_3", "rat_4"))
	back := func(p Place) Return { return Return{"collin", p} }
	return []trial{
		follows("MM-ACH-10", "the lockpicker's third capture: freed at once, with its gear, while the rest is lost", picking(2), woundOn("collin", 1)).
			Leaving(all(kept, pageIs(2), awaitsFor(ForRescue))).In("MM-EX-D27"),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "it comes back with or beside another mouse", picking(2), woundOn("collin", 1), back(Place{With: "nez"})).
			Leaving(all(kept, standsInHall("collin", "1"), isCaptured("collin", false))).In("MM-EX-D27")),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "it stays on its space where the table says so",
			picking(2, house(LockpickerThird, "stays")), woundOn("collin", 1)).Leaving(all(kept, standsInHall("collin", "4"), pageIs(2)))),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "a fourth capture is an ordinary one", picking(3), woundOn("collin", 1)).Leaving(lost)),
		answersQuestion("MM-AMB-68", follows("MM-ACH-10", "the fourth is like the third where the table says so",
			picking(3, house(LockpickerThird, "from_third")), woundOn("collin", 1)).Leaving(all(kept, awaitsFor(ForRescue)))),
		follows("MM-ACH-10", "the second capture is an ordinary one", picking(1), woundOn("collin", 1)).Leaving(lost),

		allowed("MM-RESC-02", "onto the space of another mouse", freed, back(Place{With: "nez"})).Leaving(standsInHall("collin", "3")),
		allowed("MM-RESC-02", "beside another mouse", freed, back(Place{Space: "2"})).Leaving(standsInHall("collin", "2")),
		refused("MM-RESC-02", "two spaces from every other mouse", freed, back(Place{Space: "5"})).Leaving(standsInHall("collin", "5")),
		allowed("MM-RESC-02", "somewhere on a tile that nobody has mapped", freed.but(unmapped), back(Place{})).
			Leaving(func(t *testing.T, s State) { require.Equal(t, inHall("?1"), s.At("collin")) }),
		refused("MM-CAP-01", "onto a full space", full, back(Place{Space: "2"})),
		refused("MM-CARD-01", "a mouse that nobody plays", freed, Return{Mouse: "lily"}).At(rules.Impossible),
		follows("MM-RESC-03", "with a roach about a captured mouse skips its turn", roach, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("nez", RollStep), lost)).In("MM-EX-D24"),
		follows("MM-RESC-01", "a round later, with none, it comes back and does nothing else",
			roach, Affect{Effect: Slay, On: "roach_1"}, EndTurn{Mouse: "tilda"}, back(Place{With: "nez"})).
			Leaving(all(turnIs("nez", RollStep), standsInHall("collin", "1"))).In("MM-EX-D24"),
		allowed("MM-RESC-04", "in its next turn it moves like any mouse", position(at("3", "collin"), turnOf("collin", 3)), Move{Mouse: "collin", Path: spaces("4")}).
			Leaving(standsInHall("collin", "4")),
		refused("MM-RESC-04", "in the turn that brings it back it moves", position(offBoardBefore("collin"), turnOf("collin", 3), waits), Move{Mouse: "collin", Path: spaces("2")}),
		answersQuestion("MM-AMB-35", allowed("MM-RESC-02", "with nobody on the board it comes back where the party came in", alone, back(Place{Space: "2"})).
			Leaving(standsInHall("collin", "2"))),
		answersQuestion("MM-AMB-35", refused("MM-RESC-02", "nowhere else", alone, back(Place{Space: "3"}))),
		answersQuestion("MM-AMB-35", allowed("MM-RESC-02", "anywhere that the players choose, where the table says so",
			alone.but(house(RescueAlone, "players")), back(Place{Space: "3"})).Leaving(standsInHall("collin", "3"))),
	}
}

func endCases() []trial {
	last := atPage(6)
	deadlock := position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3), at("9", "rat_1"), turnOf("rat", 0), track("rat", "tilda", "collin", "nez", "filch"))
	return []trial{
		follows("MM-WIN-02", "the hourglass at the end of the chapter is a defeat at once", position(last), Affect{Effect: TurnPages}).
			Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-WIN-02", "a page before it the chapter goes on", position(), Affect{Effect: TurnPages, Count: 5}).Leaving(all(goesOn, pageIs(6))),
		follows("MM-WIN-02", "so is an end that is brought nearer", position(last), Affect{Effect: EndPage, Count: -1}).Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-WIN-02", "a capture on the last page", position(last, wounded("nez", 3)), woundOn("nez", 1)).
			Leaving(endedBy(SeatMinions, "MM-WIN-02")),
		follows("MM-BOARD-01", "the hourglass never goes back past page 1", position(), Affect{Effect: TurnPages, Count: -3}).Leaving(pageIs(1)),
		follows("MM-BOARD-01", "the end token goes no further than the last page", position(), Affect{Effect: EndPage, Count: 9}).Leaving(endIs(10)),
		follows("MM-WIN-01", "the conditions of the chapter are met", position(), Declare{Won: true}).Leaving(endedBy(SeatMice, "MM-WIN-01")),
		follows("MM-GEN-01", "the outcome is one for all", position(), Declare{Won: true}).Leaving(func(t *testing.T, s State) {
			seat, by := Game{}.Outcome(s)
			require.Equal(t, SeatMice, seat)
			require.Equal(t, []tables.RuleID{"MM-WIN-01"}, by)
			require.Equal(t, rules.Nobody, Game{}.Next(s))
		}),
		follows("MM-BOOK-03", "a defeat condition of the chapter ends it at once", position(), Declare{}).Leaving(endedBy(SeatMinions, "MM-BOOK-03")),
		answersQuestion("MM-AMB-63", refused("MM-WIN-01", "conditions met as the tokens meet come too late", position(atPage(7)), Declare{Won: true})),
		answersQuestion("MM-AMB-63", allowed("MM-WIN-01", "even after the page that ended the chapter",
			position(last, house(VictoryOnLastPage, "won")), Affect{Effect: TurnPages}, Declare{Won: true}).Leaving(endedBy(SeatMice, "MM-WIN-01"))),
		refused("MM-WIN-02", "not otherwise", position(last), Affect{Effect: TurnPages}, Declare{Won: true}),
		answersQuestion("MM-AMB-34", follows("MM-RESC-03", "minions that come when all mice are captured are a defeat too",
			position(offBoardBefore("tilda", "collin", "nez", "filch"), at("9", "rat_1"), track("rat", "tilda", "collin", "nez", "filch"),
				func(s *State) { s.Turn = Turn{Card: "rat", Slot: 1, Step: OverStep} }), Earn{"the bell"}).
			Leaving(endedBy(SeatMinions, "MM-AMB-34"))),
		answersQuestion("MM-AMB-34", follows("MM-CAPT-02", "all mice captured with minions about is a defeat", deadlock, woundOn("collin", 1)).
			Leaving(endedBy(SeatMinions, "MM-AMB-34"))),
		answersQuestion("MM-AMB-34", follows("MM-CAPT-02", "only where the chapter says so, if the table settled that", deadlock.but(house(AllCaptured, "chapter_only")), woundOn("collin", 1)).
			Leaving(goesOn)),
		follows("MM-BOOK-03", "a chapter may count all mice captured as its defeat",
			position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3), func(s *State) { s.Chapter.AllCaptured = true }), woundOn("collin", 1)).
			Leaving(endedBy(SeatMinions, "MM-BOOK-03")),
		follows("MM-CAPT-02", "with no minion about the mice will be rescued", position(offBoardBefore("tilda", "nez", "filch"), wounded("collin", 3)), woundOn("collin", 1)).
			Leaving(goesOn),
	}
}
