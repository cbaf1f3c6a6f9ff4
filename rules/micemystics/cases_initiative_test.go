package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

// joining makes the next automatic step add the initiative cards of newcomers to the track.
func joining(source Source) func(*State) { return waiting(Wait{For: ForJoin, Source: source}) }

func ambushCard(s *State) { s.Open = &parts.Encounter{ID: "crypt", Ambush: true} }

// noted is an action without an effect on the board. After it, the game takes all automatic steps.
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
		follows("MM-BINIT-03", "both cards come last and the first one is rolled for", late, noted, Order{[]string{"vurst_3", "vurst_1"}}).
			Leaving(all(trackIs("collin", "rat", "nez", "tilda", "vurst_3", "vurst_1"), awaits(Wait{For: ForRoll, Purpose: AmbushRoll, Dice: 1, Call: "vurst_3"}))),
		follows("MM-BINIT-03", "the first one goes up by the number", late, noted, Order{[]string{"vurst_3", "vurst_1"}}, Fell{Numbers: []int{2}}).In("MM-EX-D05").
			Leaving(all(trackIs("collin", "rat", "vurst_3", "nez", "tilda", "vurst_1"), awaitsFor(NoWait))),
		follows("MM-BINIT-03", "shuffled in with all other cards neither is rolled "+
			"for", first, noted, Order{[]string{"vurst_3", "tilda", "collin", "nez", "filch", "vurst_1"}}).Leaving(awaitsFor(NoWait)),
		refused("MM-BINIT-03", "another newcomer lies below the boss", mixed, noted, Order{[]string{"vurst_3", "vurst_1", "spider"}}).Telling("card", initiativeCard("spider")),
		allowed("MM-BINIT-03", "others come before its cards", mixed, noted, Order{[]string{"spider", "vurst_3", "vurst_1"}}),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "in an ambush the first card is rolled for once", in("once"), noted, Order{[]string{"vurst_3", "vurst_1"}}).
			Leaving(callIs("rat", "vurst_3", "vurst_1"))),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "or first for itself and then with all others", in("twice"), noted, Order{[]string{"vurst_3", "vurst_1"}}).
			Leaving(callIs("vurst_3", ""))),
		answersQuestion("MM-AMB-12", follows("MM-BINIT-03", "and then as the others where it lies by then", in("twice"), noted, Order{[]string{"vurst_3", "vurst_1"}}, Fell{Numbers: []int{3}}).
			Leaving(callIs("vurst_3", "rat", "vurst_1"))),
	}
}

// callIs checks the initiative cards of all waits for an ambush roll. The id "" stands for another
// wait.
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
