package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func roundCases() []trial {
	return slices.Concat(
		turnCases(), orderCases(), timeCases(), trackCases(), bossCases(), ambushCases(),
		encounterCases(), spawnCases(), poolCases(), greedCases(), surgeCases(), boardCases(),
	)
}

func turnIs(card string, step Step) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, []any{card, step}, []any{s.Turn.Card, s.Turn.Step}) }
}

func roundIs(n int) func(*testing.T, State) {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Round) }
}

func moveRollAwaited(mouse Name) Wait {
	return Wait{For: ForRoll, Purpose: MoveRoll, Who: mouse, Dice: 1}
}

// turnBegan checks that a mouse's turn has begun without any report.
func turnBegan(mouse Name, slot int) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		require.Equal(t, Turn{Card: string(mouse), Slot: slot, Step: RollStep}, s.Turn)
		require.Equal(t, []Wait{moveRollAwaited(mouse)}, s.Waits)
	}
}

func captured(m *Mouse) { m.Captured, m.At = true, Nowhere }

func turnCases() []trial {
	here := position(at("9", "rat_1"))
	last := position(turnOf("filch", 0), at("9", "rat_1"))
	rats := position(track("tilda", "rat", "collin"), turnOf("tilda", 0), at("9", "rat_1", "rat_2"))
	return []trial{
		toldWithoutNote(follows("MM-ROUND-01", "the next card down takes its turn", here, EndTurn{Mouse: "tilda"}).Leaving(all(roundIs(1), turnBegan("collin", 2)))),
		refused("MM-ROUND-01", "a mouse acts in the turn of another", here, Move{Mouse: "collin", Path: spaces("2")}).Telling("turn", initiativeCard("tilda")),
		refused("MM-ROUND-01", "a minion acts in the turn of a mouse", here, Activate{Figure: "rat_1"}),
		refused("MM-ROUND-01", "a roach acts in the turn of the rats", rats.but(at("8", "roach_1"), turnOf("rat", 0)), Activate{Figure: "roach_1"}),
		refused("MM-ROUND-01", "nobody of that name plays", here, EndTurn{Mouse: "nobody"}).At("impossible"),
		follows("MM-ROUND-02", "after the last card a new round starts with slot 1", last, EndTurn{Mouse: "filch"}).
			Noting(noteOf("round", "MM-ROUND-02", "round", 2)).Leaving(all(roundIs(2), turnBegan("tilda", 1))),
		follows("MM-ROUND-03", "all figures of a card have their turns when it comes up", rats, EndTurn{Mouse: "tilda"}).
			Noting(noteOf("turn", "MM-ROUND-01", "card", initiativeCard("rat"))).Leaving(turnIs("rat", FigureStep)),
		follows("MM-RESC-01", "a captured mouse comes back when no minion is there", position(with("collin", captured)), EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("collin", OverStep), awaitsFor(ForRescue))),
		refused("MM-RESC-01", "a rescue that nothing calls for", position(with("collin", captured)), Return{"collin", Place{With: "tilda"}}),
		refused("MM-RESC-03", "a rescue with minions on the board", here.but(with("collin", captured)), Return{"collin", Place{With: "tilda"}}),
		follows("MM-COND-09", "a charmed mouse does not roll for its move", here.but(ailing("collin", Charmed)), EndTurn{Mouse: "tilda"}).
			Leaving(turnIs("collin", FigureStep)),
		refused("MM-COND-09", "nobody decides for a charmed mouse",
			position(turnOf("tilda", 0), ailing("tilda", Charmed), func(s *State) { s.Turn.Step = FigureStep }), EndTurn{Mouse: "tilda"}),
		allowed("MM-TRAP-05", "the end of a turn that a mousetrap ended changes nothing", position(turnOf("collin", 0), func(s *State) {
			s.Turn.Step,
				s.Sprung = RollStep, "tilda"
		}, waiting(moveRollAwaited("collin"))), EndTurn{Mouse: "tilda"}).
			Leaving(turnIs("collin", RollStep)),
		allowed("MM-RESC-04", "nor does that of the last mouse of the round before", position(turnOf("tilda", 0), func(s *State) {
			s.Round,
				s.Turn.Step = 2, RollStep
		}, waiting(moveRollAwaited("tilda"))), EndTurn{Mouse: "filch"}).
			Leaving(turnIs("tilda", RollStep)),
		refused("MM-COND-09", "a charmed mouse uses an ability in its own turn", position(turnOf("tilda", 0), with("tilda",
			func(m *Mouse) { m.Charmed, m.Cheese = true, 3 }), func(s *State) { s.Turn.Step = FigureStep }), Power{Mouse: "tilda", Ability: "hum"}),
		refused("MM-SUPP-01", "a charmed mouse on turn takes no free action", position(turnOf("tilda", 0), with("tilda", func(m *Mouse) {
			m.Charmed,
				m.Pack = true, cards("thimble")
		}), func(s *State) { s.Turn.Step = FigureStep }), Equip{Mouse: "tilda", On: cards("thimble")}),
		refused("MM-COND-09", "a charmed mouse uses an item in its own turn", position(turnOf("tilda", 0), with("tilda", func(m *Mouse) {
			m.Charmed,
				m.Pack = true, cards("crumb")
		}), func(s *State) { s.Turn.Step = FigureStep }), Use{Mouse: "tilda", Card: "crumb"}),
		follows("MM-ROUND-01", "with everybody captured turns go by until something is told", position(with("tilda", captured), with("collin",
			captured), with("nez", captured), with("filch", captured),
			at("9", "rat_1"), func(s *State) { s.Turn.Step = OverStep }), Earn{"a"}).
			Leaving(func(t *testing.T, s State) { require.LessOrEqual(t, s.Round, 3) }),
	}
}

func orderCases() []trial {
	over := position(func(s *State) { s.Result = &Result{Winner: SeatMinions, By: []tables.RuleID{"MM-WIN-02"}} })
	roll := position(func(s *State) { s.Turn.Step = RollStep }, waiting(moveRollAwaited("tilda")))
	find := waiting(Wait{For: ForFind, Who: "tilda"})
	return []trial{
		refused("MM-WIN-02", "nothing happens in a chapter that is over", over, EndTurn{Mouse: "tilda"}).Telling("over", true),
		allowed("MM-WIN-02", "what people learn later is written down", over, Earn{"a"}),
		refused("MM-MOVE-01", "a move before the die has fallen", roll, tildaWalks("2")),
		refused("MM-DICE-02", "dice that nobody asked for", position(), Fell{Numbers: []int{1}}),
		refused("MM-MOVE-01", "a defence is told where the movement is awaited", roll, Fell{For: DefenceRoll, Shield: 1}).Leaving(turnIs("tilda", RollStep)),
		allowed("MM-MOVE-01", "the roll that is awaited may be called by its name", roll, Fell{For: MoveRoll, Faces: []int{1}}),
		refused("MM-SRCH-01", "a turn ends while a card is being drawn", position(find), EndTurn{Mouse: "tilda"}),
		refused("MM-SRCH-01", "a card is drawn unasked", position(), Found{}),
		refused("MM-SRCH-02", "a find is kept that nobody found", position(), Keep{"tilda"}),
		refused("MM-WND-04", "a wound is put on a card that nobody wounded", position(), Assign{"rat"}),
		refused("MM-GRAPE-07", "a grape falls that nobody threw", position(), Toss{Whole}),
		refused("MM-INIT-01", "initiative cards are laid out unasked", position(), Order{[]string{"tilda"}}),
		refused("MM-SPAWN-09", "a newcomer that nothing brought", position(), Spawn{Minion: "rat", Space: "9"}),
		refused("MM-CAMP-02", "a card is kept for later in the middle of a chapter", position(), Carry{Mouse: "tilda"}),
		refused("MM-RESC-04", "a rescued mouse acts before it is back", position(func(s *State) { s.Turn.Step = OverStep },
			waiting(Wait{For: ForRescue, Who: "tilda"})), tildaWalks("2")),
		refused("MM-SURGE-03", "a surge is resolved before anything else", position(waiting(Wait{For: ForSurge})), EndTurn{Mouse: "tilda"}),
		allowed("MM-SURGE-03", "people say that it is resolved", position(func(s *State) { s.Surging = true }, waiting(Wait{For: ForSurgeEnd}), waiting(Wait{For: ForSurge})), Done{}),
	}
}

func timeCases() []trial {
	filch := turnOf("filch", 0)
	free := position(filch)
	caught := position(turnOf("nez", 0), with("filch", captured))
	freed := func(value string) State { return caught.but(house(LostTimeMouse, value)) }
	empty := func(s *State) { s.Wheel = 5 }
	return []trial{
		follows("MM-TIME-01", "after the lowest mouse without minions the wheel gets 1 cheese", free, EndTurn{Mouse: "filch"}).
			Noting(noteOf("wheel-time", "MM-TIME-01", "cheese", 1, "added", 1, "full", 6), noteOf("round", "MM-ROUND-02", "round", 2)).
			Leaving(all(wheelHas(1), roundIs(2), turnBegan("tilda", 1))),
		follows("MM-TIME-01", "after any other mouse it gets none", position(), EndTurn{Mouse: "tilda"}).Leaving(wheelHas(0)),
		follows("MM-SURGE-02", "lost time fills the wheel as fights do", free, EndTurn{Mouse: "filch"}).Leaving(wheelHas(1)),
		allowed("MM-TIME-02", "with a minion on the board nothing is added", free.but(at("9", "rat_1")), EndTurn{Mouse: "filch"}).Leaving(wheelHas(0)),
		allowed("MM-TIME-02", "Brodie is a minion too", free.but(at("9", Brodie)), EndTurn{Mouse: "filch"}).Leaving(wheelHas(0)),
		refused("MM-TIME-02", "lost time is put on the wheel by hand with a minion there", free.but(at("9", "rat_1")), Affect{Effect: Feed}).At("unusual"),
		refused("MM-TIME-02", "lost time is put on the wheel by hand before the turn is over", free, Affect{Effect: Feed, Count: 1}).At("unusual"),
		allowed("MM-TIME-02", "a chapter puts cheese there in another mouse's turn", position(turnOf("nez", 0)), Affect{Effect: Feed, Count: 1}),
		allowed("MM-TIME-02", "and before anybody has moved", position(turnOf("tilda", 1)), Affect{Effect: Feed, Count: 1}),
		refused("MM-TIME-02", "lost time is put on the wheel by hand after the round", position(turnOf("tilda", 1), func(s *State) { s.Round = 2 }), Affect{Effect: Feed, Count: 1}).At("unusual"),
		allowed("MM-TIME-02", "a card may put cheese there", free, Affect{Effect: Feed, Card: "draught"}),
		answersQuestion("MM-AMB-24", follows("MM-TIME-01", "the turn of a captured lowest mouse counts", freed("lowest"), EndTurn{Mouse: "nez"},
			Return{"filch", Place{With: "nez"}}).Leaving(all(wheelHas(1), roundIs(2)))),
		answersQuestion("MM-AMB-24", follows("MM-TIME-01", "before that no time is lost", freed("lowest"), EndTurn{Mouse: "nez"}).Leaving(wheelHas(0))),
		answersQuestion("MM-AMB-24", follows("MM-TIME-01", "or the lowest mouse that is free counts", freed("lowest_free"), EndTurn{Mouse: "nez"}).Leaving(wheelHas(1))),
		follows("MM-SURGE-03", "time that ran out starts a surge", free.but(empty), EndTurn{Mouse: "filch"}).Leaving(pageIs(2)),
		follows("MM-WIN-02", "the hourglass reaches the chapter end token", position(filch, empty, func(s *State) { s.Hourglass, s.End = 5, 6 }), EndTurn{Mouse: "filch"}).In("MM-EX-D13").
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, 6, s.Hourglass)
				require.Equal(t, SeatMinions, s.Result.Winner)
				require.Equal(t, "filch", s.Turn.Card)
			}),
	}
}

func boardCases() []trial {
	return []trial{
		follows("MM-BOARD-01", "the hourglass and the chapter end token move by pages", position(), Affect{Effect: TurnPages, Count: 2}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []int{3, 7}, []int{s.Hourglass, s.End}) }),
		follows("MM-BOARD-02", "five cheese on the wheel are no surge", position(func(s *State) { s.Wheel = 4 }), Affect{Effect: Feed, Card: "draught"}).
			Leaving(all(wheelHas(5), pageIs(1))),
		follows("MM-BOARD-03", "the open encounter card, the stash and the track are kept", position(stash(parts.Hook)), Earn{"a"}).
			Leaving(all(trackIs("tilda", "collin", "nez", "filch"), func(t *testing.T, s State) {
				require.Nil(t, s.Open)
				require.Equal(t, []parts.PartyItem{parts.Hook}, s.Stash)
			})),
		follows("MM-GEN-02", "a session plays one chapter", position(), Earn{"a"}).Leaving(func(t *testing.T,
			s State) {
			require.Equal(t, []any{"test", 4, 7}, []any{s.Chapter.ID, s.Chapter.Party, s.Chapter.End})
		}),
		follows("MM-CARD-01", "the track tells mice from minions", position(track("tilda", "rat", "vurst_2")), Earn{"a"}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []Card{mouseCard("tilda"), minionCard("rat"), {ID: "vurst_2", Kind: MinionCard, Of: "vurst"}}, s.Track)
			}),
		follows("MM-CARD-02", "a minion card gives name, ability, battle, defence and life to its whole type", position(),
			Learn{Minion: &parts.Minion{ID: "rat", Family: parts.Rat, Battle: 4, Defense: 2, Life: 1, Text: "own words"}}).In("MM-EX-11").
			Leaving(func(t *testing.T, s State) {
				rat := s.Type("rat")
				require.Equal(t, []any{4, 2, 1, "own words"}, []any{rat.Battle, rat.Defense, rat.Life, rat.Text})
			}),
	}
}
