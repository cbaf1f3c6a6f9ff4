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
		follows("MM-COND-09", "a charmed mouse does not roll for its move",
			here.but(ailing("collin", Charmed)), EndTurn{Mouse: "tilda"}).Leaving(turnIs("collin", FigureStep)),
		refused("MM-COND-09", "nobody decides for a charmed mouse", position(turnOf("tilda", 0),
			ailing("tilda", Charmed), func(s *State) { s.Turn.Step = FigureStep }), EndTurn{Mouse: "tilda"}),
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
		refused("MM-DICE-02", "dice that nobody asked for", position(), numbers(1)),
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

func joining(source Source) func(*State) { return waiting(Wait{For: ForJoin, Source: source}) }

func ambushCard(s *State) { s.Open = &parts.Encounter{ID: "crypt", Ambush: true} }

// noted is an action without an effect on the board.
var noted = Earn{"a"}

func trackCases() []trial {
	four := position(turnOf("tilda", 4))
	came := four.but(at("9", "roach_1", "rat_1"), joining(ByEncounter))
	six := []string{"tilda", "collin", "nez", "filch", "roach", "rat"}
	shuffled := []string{"rat", "filch", "tilda", "roach", "nez", "collin"}
	added := position(track("collin", "roach", "nez", "tilda", "filch"), turnOf("nez", 0), at("9", "roach_1", "rat_1", "elite_1"))
	two := added.but(joining(ByEncounter))
	long := position(track("tilda", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"), at("9", "rat_1"), joining(ByEncounter))
	first := position(func(s *State) { s.Track, s.Round, s.Turn = nil, 0, Turn{} }, joining(ByChapter))
	slain := position(track("rat", "tilda", "roach", "collin"), turnOf("tilda", 0), at("9", "rat_1", "roach_1", "roach_2"))
	done := func(s State, a ...Action) []Action { return append(a, EndTurn{Mouse: Name(s.Turn.Card)}) }
	return []trial{
		follows("MM-INIT-01", "an encounter that brought minions sets the track", came, noted).Leaving(awaitsFor(ForOrder)),
		follows("MM-INIT-02", "without a minion card all cards are shuffled", came, noted).
			Leaving(awaits(Wait{For: ForOrder, Lay: six, Whole: true, Source: ByEncounter})),
		follows("MM-INIT-02", "and laid from slot 1, mice too", came, noted, Order{shuffled}).In("MM-EX-D01").Leaving(trackIs(shuffled...)),
		follows("MM-INIT-02", "captured mice are laid too", came.but(with("nez", captured)), noted).
			Leaving(func(t *testing.T, s State) { require.Equal(t, six, s.Wait().Lay) }),
		follows("MM-INIT-02", "before the first round all cards are laid, without minions too", first, noted).
			Leaving(func(t *testing.T, s State) { require.Equal(t, six[:4], s.Wait().Lay) }),
		follows("MM-INIT-02", "and that round begins", first, noted, Order{[]string{"nez", "filch", "tilda", "collin"}}).
			Leaving(all(roundIs(1), turnIs("nez", RollStep))),
		refused("MM-INIT-02", "a mouse is left out", came, noted, Order{shuffled[:5]}).Telling("card", initiativeCard("collin")),
		refused("MM-INIT-03", "a new card is left out", two, noted, Order{[]string{"rat"}}).Telling("card", initiativeCard("elite")),
		refused("MM-INIT-03", "a card of nobody who came", two, noted, Order{[]string{"rat", "elite", "queen"}}).At("impossible").Telling("card", initiativeCard("queen")),
		refused("MM-INIT-04", "a card that lies there is laid again", two, noted, Order{[]string{"rat", "elite", "roach"}}).Telling("card", initiativeCard("roach")),
		refused("MM-CARD-01", "one card lies twice", two, noted, Order{[]string{"rat", "rat", "elite"}}).At("impossible"),
		follows("MM-INIT-03", "with a minion card there only the new ones are shuffled, below", two, noted, Order{[]string{"elite", "rat"}}).
			Leaving(trackIs("collin", "roach", "nez", "tilda", "filch", "elite", "rat")),
		follows("MM-INIT-04", "a type that has its card keeps its slot", added.but(func(s *State) { s.Minions = nil }, at("9", "roach_1", "roach_2",
			"spider_1"), joining(BySurge)), noted).In("MM-EX-D02").
			Leaving(trackIs("collin", "roach", "nez", "tilda", "filch", "spider")),
		follows("MM-INIT-04", "with no other newcomers nothing moves", added.but(func(s *State) { s.Minions = nil }, at("9", "roach_1"), joining(BySurge)), noted).
			Leaving(trackIs("collin", "roach", "nez", "tilda", "filch")),
		follows("MM-INIT-05", "more cards than slots lie below", long, noted).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 13, s.slot("rat")) }),
		follows("MM-INIT-06", "the card of nobody leaves, lower ones slide up", slain, Affect{Effect: Slay, On: "rat_1"}).Leaving(trackIs("tilda", "roach", "collin")),
		follows("MM-INIT-06", "and the turn stays with its card", slain, done(slain, Affect{Effect: Slay, On: "rat_1"})...).Leaving(turnIs("roach", FigureStep)),
		follows("MM-INIT-06", "with figures left it stays", slain, Affect{Effect: Slay, On: "roach_1"}).Leaving(trackIs("rat", "tilda", "roach", "collin")),
		follows("MM-INIT-06", "the card on turn leaves and the next one slides into its place", slain.but(turnOf("rat", 0),
			func(s *State) { s.Turn.Step = OverStep }), Affect{Effect: Slay, On: "rat_1"}).Leaving(turnIs("tilda", RollStep)),
		follows("MM-INIT-06", "a captured mouse keeps its card", slain, Affect{Effect: Seize, On: "collin"}).Leaving(trackIs("rat", "tilda", "roach", "collin")),
		follows("MM-CAT-03", "Brodie brings two cards", added.but(func(s *State) { s.Minions = nil }, at("9", "roach_1", Brodie), joining(ByChapter)),
			noted, Order{[]string{"brodie_chase", "brodie_pounce"}}).
			Leaving(func(t *testing.T, s State) {
				require.Equal(t, []Card{{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"}, {ID: "brodie_pounce", Kind: PounceCard, Of: "brodie"}}, s.Track[5:])
			}),
		answersQuestion("MM-AMB-10", follows("MM-INIT-02", "a track laid anew: after the turn in hand a new round starts",
			came.but(house(TrackRebuilt, "new_round")), noted, Order{shuffled}, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("rat", FigureStep), roundIs(2)))),
		answersQuestion("MM-AMB-10", follows("MM-INIT-02", "or play goes on below the new slot", came.but(house(TrackRebuilt, "go_on")), noted, Order{shuffled}, EndTurn{Mouse: "tilda"}).
			Leaving(all(turnIs("roach", FigureStep), roundIs(1)))),
		answersQuestion("MM-AMB-10", follows("MM-INIT-03", "cards that are added below change nothing", two, noted, Order{[]string{"elite", "rat"}}, EndTurn{Mouse: "nez"}).
			Leaving(all(turnIs("tilda", RollStep), roundIs(1)))),
	}
}

func bossCases() []trial {
	rats := position(track("collin", "rat", "nez", "tilda"), turnOf("tilda", 0), at("9", "rat_1", "vurst_1"))
	late := rats.but(joining(ByChapter))
	first := position(at("9", "vurst_1"), joining(ByEncounter))
	queen := rats.but(func(s *State) { s.Minions = nil }, at("9", "rat_1", "queen_1"), joining(ByChapter))
	mixed := rats.but(at("8", "spider_1"), joining(ByChapter))
	in := func(value string) State {
		return rats.but(ambushCard, joining(ByEncounter), house(LateBossInAmbush, value))
	}
	return []trial{
		follows("MM-BINIT-01", "two of its three cards are drawn", late, noted).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []string{"vurst_1", "vurst_2", "vurst_3"}, s.Wait().Lay) }),
		refused("MM-BINIT-01", "all three lie on the track", late, noted, Order{[]string{"vurst_1", "vurst_2", "vurst_3"}}).Telling("cards", 3),
		refused("MM-BINIT-01", "only one does", late, noted, Order{[]string{"vurst_1"}}),
		follows("MM-BINIT-01", "a boss with one card has it there in the ordinary way", queen, noted).Leaving(all(trackIs("collin", "rat", "nez", "tilda", "queen"), awaitsFor(NoWait))),
		follows("MM-BINIT-02", "the boss has a turn for each of its "+
			"cards", position(track("tilda", "vurst_1", "collin", "vurst_3"), turnOf("collin", 0), at("9", "vurst_1")), EndTurn{Mouse: "collin"}).
			Leaving(turnIs("vurst_3", FigureStep)),
		follows("MM-BINIT-03", "both cards come last and the first one is rolled for", late, noted,
			Order{[]string{"vurst_3", "vurst_1"}}).Leaving(all(trackIs("collin", "rat", "nez", "tilda", "vurst_3", "vurst_1"),
			awaits(Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: "vurst_3"}))),
		follows("MM-BINIT-03",
			"the first one goes up by the number", late, noted, Order{[]string{"vurst_3", "vurst_1"}}, numbers(2)).
			In("MM-EX-D05").Leaving(all(trackIs("collin", "rat", "vurst_3", "nez", "tilda", "vurst_1"), awaitsFor(NoWait))),
		follows("MM-BINIT-03", "shuffled in with all other cards neither is rolled "+
			"for", first, noted, Order{[]string{"vurst_3", "tilda", "collin", "nez", "filch", "vurst_1"}}).Leaving(awaitsFor(NoWait)),
		refused("MM-BINIT-03", "another newcomer lies below the boss", mixed, noted, Order{[]string{"vurst_3", "vurst_1", "spider"}}).Telling("card", initiativeCard("spider")),
		allowed("MM-BINIT-03", "others come before its cards", mixed, noted, Order{[]string{"spider", "vurst_3", "vurst_1"}}),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "in an ambush the first card is rolled for once", in("once"), noted, Order{[]string{"vurst_3", "vurst_1"}}).
			Leaving(callIs("rat", "vurst_3", "vurst_1"))),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "or first for itself and then with all others", in("twice"), noted, Order{[]string{"vurst_3", "vurst_1"}}).
			Leaving(callIs("vurst_3", ""))),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "and then as the others where it lies by then",
			in("twice"), noted, Order{[]string{"vurst_3", "vurst_1"}}, numbers(3)).Leaving(callIs("vurst_3", "rat", "vurst_1"))),
	}
}

// callIs requires that the Call fields of all waits equal `cards`. If a wait does not concern a
// card, its Call is "".
func callIs(cards ...string) func(*testing.T, State) {
	return func(t *testing.T, s State) {
		var have []string
		for _, w := range s.Waits {
			have = append(have, w.Call)
		}
		require.Equal(t, cards, have)
	}
}

func ambushCases() []trial {
	two := position(track("collin", "nez", "tilda", "rat", "spider"), turnOf("tilda", 0), at("9", "rat_1"), at("8", "spider_1"))
	lurk := two.but(ambushCard, waiting(Wait{For: ForAmbush, Lay: []string{"spider"}, Source: ByEncounter}))
	by := func(value string) State { return lurk.but(house(AmbushCards, value)) }
	n := func(n int) Fell { return Fell{Numbers: []int{n}} }
	second := position(track("collin", "rat", "nez"), turnOf("nez", 0), at("9", "rat_1"), ambushCard, waiting(Wait{For: ForAmbush, Source: ByEncounter}))
	lifted := func(value string) State { return lurk.but(house(LiftedCard, value)) }
	surge := two.but(ambushCard, func(s *State) { s.Surging = true }, waiting(Wait{For: ForSurgeEnd}), waiting(Wait{For: ForAmbush, Lay: []string{"spider"}, Source: BySurge}))
	boss := position(track("collin", "rat"), at("9", "rat_1", "vurst_1"), ambushCard, func(s *State) { s.Surging = true }, waiting(Wait{For: ForSurgeEnd}), joining(BySurge))
	return []trial{
		follows("MM-AMBUSH-01", "one die for each minion card", lurk, noted).Leaving(callIs("rat", "spider")),
		follows("MM-AMBUSH-01", "no word of it, no rolls", two.but(func(s *State) { s.Open = &parts.Encounter{ID: "crypt"} },
			waiting(Wait{For: ForAmbush, Source: ByEncounter})), noted).Leaving(awaitsFor(NoWait)),
		follows("MM-AMBUSH-02", "the card goes up by the number, others slide down", lurk, noted, n(2)).In("MM-EX-D03").Leaving(trackIs("collin", "rat", "nez", "tilda", "spider")),
		follows("MM-AMBUSH-02", "one after another on the changing track", lurk, noted, n(2), n(3)).In("MM-EX-D03").Leaving(trackIs("collin", "spider", "rat", "nez", "tilda")),
		follows("MM-AMBUSH-02", "not beyond slot 1", second, noted, n(3)).In("MM-EX-D04").Leaving(trackIs("rat", "collin", "nez")),
		answersQuestion("MM-AMB-11", follows("MM-AMBUSH-01", "all minion cards from the top", by("all"), noted).Leaving(callIs("rat", "spider"))),
		answersQuestion("MM-AMB-11", follows("MM-AMBUSH-01", "or those of the newcomers", by("newcomers"), noted).Leaving(callIs("spider"))),
		answersQuestion("MM-AMB-11", follows("MM-AMBUSH-01", "or all from the bottom", by("bottom_up"), noted).Leaving(callIs("spider", "rat"))),
		allowed("MM-AMBUSH-03", "a boss that comes late in a surge is rolled for", boss, noted, Order{[]string{"vurst_1", "vurst_2"}}, n(1)),
		refused("MM-AMBUSH-03", "a surge of an ambush card lifts nobody", boss, noted, n(1)),
		follows("MM-AMBUSH-03", "a surge of an ambush card goes by without rolls", surge, noted).
			Leaving(all(awaitsFor(NoWait), func(t *testing.T, s State) { require.False(t, s.Surging) })),
		answersQuestion("MM-AMB-80", follows("MM-AMBUSH-02", "a card lifted over the one on turn acts in the next round", lifted("next_round"), noted, n(3), n(1), EndTurn{Mouse: "tilda"}).
			Leaving(all(trackIs("rat", "collin", "nez", "spider", "tilda"), roundIs(2), turnIs("rat", FigureStep)))),
		answersQuestion("MM-AMB-80", follows("MM-AMBUSH-02", "or next", lifted("next"), noted, n(3), n(1), EndTurn{Mouse: "tilda"}).
			Leaving(all(trackIs("rat", "collin", "nez", "spider", "tilda"), roundIs(1), turnIs("rat", FigureStep), func(t *testing.T, s State) {
				require.Equal(t, []any{"tilda", []string{"spider"}}, []any{s.Turn.After, s.Turn.Lifted})
			}))),
		answersQuestion("MM-AMB-80", follows("MM-AMBUSH-02", "then the next lifted one, and play goes on below", lifted("next").but(func(s *State) { s.Waits = nil },
			track("rat", "collin", "spider", "tilda", "nez"), func(s *State) {
				s.Turn = Turn{Card: "rat", Slot: 1, Step: OverStep, After: "tilda", Lifted: []string{"spider"}}
			}), noted).Leaving(turnIs("spider", FigureStep))),
		answersQuestion("MM-AMB-80", follows("MM-AMBUSH-02", "below the card that was on turn", lifted("next").but(func(s *State) { s.Waits = nil },
			track("rat", "collin", "tilda", "nez"), func(s *State) {
				s.Turn = Turn{Card: "rat", Slot: 1, Step: OverStep, After: "tilda"}
			}), noted).Leaving(turnIs("nez", RollStep))),
	}
}
