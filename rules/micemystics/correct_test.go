package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// put is the table after a correction that breaks nothing.
func put(t *testing.T, s State, a Correct) State {
	require.Empty(t, Game{}.Check(s, a))
	after, notes := Game{}.Apply(s, a)
	require.Equal(t, "corrected", notes[0].ID)
	return after
}

func TestACorrectionTellsWhatTheTableShows(t *testing.T) {
	before := position(at("9", "rat_1", "rat_2", Brodie), track("tilda", "collin", "rat", "nez", "filch", "brodie_pounce", "brodie_chase"),
		func(s *State) { s.Rooms[0].Facts = []Fact{{Matter: Sight}} })
	s := put(t, before, Correct{
		Mice: []MouseNow{{
			Mouse: "nez", At: &Spot{"hall", "4"}, Wounds: new(1), Poison: new(2), Cheese: new(3), Equipped: &[]box.CardID{"bow"},
			Pack: &[]box.CardID{"crumb"}, Tricks: &[]box.CardID{"wink"}, Abilities: &[]box.CardID{"hum"}, Has: &[]Condition{Stunned, Down},
		}},
		Minions: []MinionNow{
			{Minion: "rat_1", At: &Spot{"hall", "8"}, Wounds: new(1), Down: new(true)}, {Minion: "rat_2", Gone: true},
			{Minion: "roach_1", Type: "roach", At: &Spot{"hall", "?1"}},
		},
		Cat: &Spot{"hall", "7"}, Round: new(4), Points: new(1), Wheel: new(5), Hourglass: new(3), End: new(8),
		Stash: &[]box.PartyItem{box.Grape}, Laid: &[]Laid{{Item: box.Fork, At: Spot{"hall", "2"}}}, Greedy: new(true), Forget: true,
	})
	nez := s.mouse("nez")
	require.Equal(t, []int{1, 2, 3}, []int{nez.Wounds, nez.Poison, nez.Cheese})
	require.Equal(t, [][]box.CardID{{"bow"}, {"crumb"}, {"wink"}, {"hum"}}, [][]box.CardID{nez.Equipped, nez.Pack, nez.Tricks, nez.Abilities})
	require.True(t, nez.Stunned && nez.Down && !nez.Webbed && !nez.Charmed)
	require.Equal(t, []Minion{
		{Name: "rat_1", Type: "rat", At: Spot{"hall", "8"}, Wounds: 1, Down: true}, {Name: "roach_1", Type: "roach", At: Spot{"hall", "?1"}},
	}, s.Minions)
	require.Equal(t, []Spot{{"hall", "4"}, {"hall", "7"}}, []Spot{nez.At, s.At(Brodie)})
	require.Equal(t, []int{4, 1, 5, 3, 8}, []int{s.Round, s.Turn.Points, s.Wheel, s.Hourglass, s.End})
	require.Equal(t, []box.PartyItem{box.Grape}, s.Stash)
	require.Equal(t, box.Fork, s.Laid[0].Item)
	require.True(t, s.Greedy)
	require.Empty(t, s.Rooms[0].Facts)
	require.Equal(t, []box.Space{{ID: "?1"}}, s.Rooms[0].Places)
}

func TestWhatACorrectionLeavesOutStays(t *testing.T) {
	before := position(at("9", "rat_1"), track("tilda", "rat", "collin"), wounded("nez", 1))
	require.Equal(t, before.Mice, put(t, before, Correct{Round: new(2)}).Mice)
	require.Equal(t, before.Track, put(t, before, Correct{Round: new(2)}).Track)
}

func TestCardsOfFiguresThatAreGoneLeaveTheTrack(t *testing.T) {
	before := position(at("9", "rat_1", "rat_2", Brodie), track("tilda", "rat", "collin", "brodie_pounce"))
	one := put(t, before, Correct{Minions: []MinionNow{{Minion: "rat_1", Gone: true}}})
	trackIs("tilda", "rat", "collin", "brodie_pounce")(t, one)
	both := put(t, one, Correct{Minions: []MinionNow{{Minion: "rat_2", Gone: true}}, Cat: &Spot{}})
	trackIs("tilda", "collin")(t, both)
	told := put(t, one, Correct{Minions: []MinionNow{{Minion: "rat_2", Gone: true}}, Track: []string{"rat", "tilda"}})
	trackIs("rat", "tilda")(t, told)
}

func TestACorrectedTrackKeepsTheWoundsOnItsCards(t *testing.T) {
	before := position(at("9", "vurst_1"), track("vurst_2", "tilda"), func(s *State) { s.Track[0].Wounds = 1 })
	s := put(t, before, Correct{Track: []string{"tilda", "vurst_2", "vurst_3"}})
	require.Equal(t, []Card{mouseCard("tilda"), {ID: "vurst_2", Kind: MinionCard, Of: "vurst", Wounds: 1}, {ID: "vurst_3", Kind: MinionCard, Of: "vurst"}}, s.Track)
}

func TestACorrectionTakesBackWhatWasAwaited(t *testing.T) {
	for name, c := range map[string]struct {
		given State
		now   Correct
	}{
		"the cards, when it tells their order": {position(waiting(Wait{For: ForOrder, Whole: true})), Correct{Track: []string{"nez", "tilda"}}},
		"a rescue of a mouse that is free": {position(locked("nez"), waiting(Wait{For: ForRescue, Who: "nez"})),
			Correct{Mice: []MouseNow{{Mouse: "nez", At: &Spot{"hall", "2"}}}}},
		"a roll of a minion that is gone": {position(at("9", "rat_1"), track("rat", "tilda"), waiting(Wait{For: ForRoll, Purpose: MarchRoll, Who: "rat_1", Dice: 1})),
			Correct{Minions: []MinionNow{{Minion: "rat_1", Gone: true}}}},
		"a card for the next chapter, when the game goes on": {position(func(s *State) { s.Result = &Result{Winner: SeatMice} }, waiting(Wait{For: ForCarry, Who: "nez"})),
			Correct{GoOn: true}},
	} {
		t.Run(name, func(t *testing.T) { require.Empty(t, put(t, c.given, c.now).Waits) })
	}
}

func TestACorrectedHourglassAtItsEndIsTheEnd(t *testing.T) {
	endedBy(SeatMinions, "MM-WIN-02")(t, put(t, position(), Correct{Hourglass: new(7)}))
	endedBy(SeatMinions, "MM-WIN-02")(t, put(t, position(func(s *State) { s.Hourglass = 4 }), Correct{End: new(3)}))
	goesOn(t, put(t, position(), Correct{Hourglass: new(6)}))
	goesOn(t, put(t, position(), Correct{Hourglass: new(7), GoOn: true}))
	over := position(func(s *State) { s.Result = &Result{SeatMinions, []tables.RuleID{"MM-WIN-02"}} })
	goesOn(t, put(t, over, Correct{GoOn: true}))
}

func TestACorrectedMouseIsCapturedOrBack(t *testing.T) {
	gone := put(t, position(), Correct{Mice: []MouseNow{{Mouse: "nez", Captured: new(true)}}})
	require.Equal(t, Nowhere, gone.At("nez"))
	require.True(t, gone.mouse("nez").Captured)
	back := put(t, gone, Correct{Mice: []MouseNow{{Mouse: "nez", At: &Spot{"hall", "3"}}}})
	require.Equal(t, Spot{"hall", "3"}, back.At("nez"))
	require.False(t, back.mouse("nez").Captured)
	off := put(t, position(), Correct{Mice: []MouseNow{{Mouse: "nez", At: &Spot{}}}})
	require.True(t, off.mouse("nez").Captured)
}

func TestACorrectedSideLiesUp(t *testing.T) {
	before := position(func(s *State) { s.Rooms = append(s.Rooms, Room{ID: "den", Tile: "A", Beneath: true}) })
	s := put(t, before, Correct{Up: "den"})
	require.Equal(t, []bool{true, false}, []bool{s.Rooms[0].Beneath, s.Rooms[1].Beneath})
}

func TestOnlyTheImpossibleIsRefusedOfACorrection(t *testing.T) {
	for name, c := range map[string]struct {
		rule tables.RuleID
		now  Correct
	}{
		"a mouse that nobody plays":           {"MM-CARD-01", Correct{Mice: []MouseNow{{Mouse: "lily"}}}},
		"a minion of no type":                 {"MM-CARD-01", Correct{Minions: []MinionNow{{Minion: "rat_9", At: &Spot{"hall", "1"}}}}},
		"a new minion nowhere":                {"MM-CARD-01", Correct{Minions: []MinionNow{{Minion: "rat_9", Type: "rat"}}}},
		"a side that is not in play":          {"MM-GEN-03", Correct{Up: "moon"}},
		"a mouse in a room that is not there": {"MM-GEN-03", Correct{Mice: []MouseNow{{Mouse: "nez", At: &Spot{"moon", "1"}}}}},
		"a free mouse off the board":          {"MM-CAPT-03", Correct{Mice: []MouseNow{{Mouse: "collin", Captured: new(false)}}}},
		"less than no cheese":                 {"MM-GEN-03", Correct{Mice: []MouseNow{{Mouse: "nez", Cheese: new(-1)}}}},
		"a second captain":                    {"MM-TOK-01", Correct{Minions: []MinionNow{{Minion: "vurst_2", Type: "vurst", At: &Spot{"hall", "9"}}}}},
		"a card twice":                        {"MM-INIT-04", Correct{Track: []string{"tilda", "tilda"}}},
		"a page past the last one":            {"MM-BOARD-01", Correct{Hourglass: new(11)}},
		"a wheel below nothing":               {"MM-BOARD-02", Correct{Wheel: new(-1)}},
		"a token twice":                       {"MM-PARTY-02", Correct{Stash: &[]box.PartyItem{box.Fork, box.Fork}}},
	} {
		t.Run(name, func(t *testing.T) {
			s := position(at("9", "vurst_1"), locked("collin"))
			found := Game{}.Check(s, c.now)
			require.Len(t, found, 1)
			require.Equal(t, c.rule, found[0].Rule)
			require.Equal(t, rules.Impossible, found[0].Level)
			Game{}.Apply(s, c.now)
		})
	}
	crowded := Correct{Minions: []MinionNow{{Minion: "rat_1", Type: "rat", At: &Spot{"hall", "1"}}}}
	require.Empty(t, Game{}.Check(position(), crowded), "five on a space is against the rules, and yet the table may show it")
}
