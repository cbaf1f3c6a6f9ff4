package micemystics

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func afterCorrection(t *testing.T, s State, a Correct) State {
	require.Empty(t, Game{}.Check(s, a))
	after, notes := Game{}.Apply(s, a)
	require.Equal(t, "corrected", notes[0].ID)
	return after
}

func TestACorrectionTellsWhatTheTableShows(t *testing.T) {
	before := position(at("9", "rat_1", "rat_2", Brodie), track("tilda", "collin", "rat", "nez", "filch", "brodie_pounce", "brodie_chase"),
		func(s *State) { s.Rooms[0].Facts = []Fact{{Matter: Sight}} })
	written := func() string { text, err := json.Marshal(before); require.NoError(t, err); return string(text) }
	unchanged := written()
	t.Cleanup(func() { require.Equal(t, unchanged, written()) })
	for _, wrong := range []Correct{correctTo("/nowhere", 1), correctTo(mousePath("nobody", "wounds"), 1), correctTo("/round", "one")} {
		require.Equal(t, rules.Impossible, Game{}.Check(before, wrong)[0].Level)
		_, err := corrected(before, wrong.Correction)
		require.Error(t, err)
	}
	s := afterCorrection(t, before, correctTo(
		mousePath("nez", "at"), inHall("4"), mousePath("nez", "wounds"), 1, mousePath("nez", "poison"), 2, mousePath("nez", "cheese"), 3, mousePath("nez", "equipped"), cards("bow"),
		mousePath("nez", "pack"), cards("crumb"), mousePath("nez", "tricks"), cards("wink"), mousePath("nez", "abilities"), cards("hum"),
		mousePath("nez", "stunned"), true, mousePath("nez", "down"), true, foePath("rat_1", "at"), inHall("8"), foePath("rat_1", "wounds"), 1, foePath("rat_1", "down"), true,
		foePath("rat_2", ""), nil, foePath("roach_1", ""), Minion{Name: "roach_1", Type: "roach", At: inHall("?1")},
		CatPath, inHall("7"), "/round", 4, "/turn/points", 1, "/wheel", 5, hourglassPath, 3, endPath, 8, StashPath, []parts.PartyItem{parts.Grape},
		"/laid", []Laid{{Item: parts.Fork, At: inHall("2")}}, "/greedy", true, "/rooms/*/facts", nil,
	))
	nez := s.Mouse("nez")
	require.Equal(t, []int{1, 2, 3}, []int{nez.Wounds, nez.Poison, nez.Cheese})
	require.Equal(t, [][]parts.CardID{{"bow"}, {"crumb"}, {"wink"}, {"hum"}}, [][]parts.CardID{nez.Equipped, nez.Pack, nez.Tricks, nez.Abilities})
	require.True(t, nez.Stunned && nez.Down && !nez.Webbed && !nez.Charmed)
	require.Equal(t, []Minion{
		{Name: "rat_1", Type: "rat", At: inHall("8"), Wounds: 1, Down: true}, {Name: "roach_1", Type: "roach", At: inHall("?1")},
	}, s.Minions)
	require.Equal(t, []Spot{{"hall", "4"}, {"hall", "7"}}, []Spot{nez.At, s.At(Brodie)})
	require.Equal(t, []int{4, 1, 5, 3, 8}, []int{s.Round, s.Turn.Points, s.Wheel, s.Hourglass, s.End})
	require.Equal(t, []parts.PartyItem{parts.Grape}, s.Stash)
	require.Equal(t, parts.Fork, s.Laid[0].Item)
	require.True(t, s.Greedy)
	require.Empty(t, s.Rooms[0].Facts)
	require.Equal(t, []parts.Space{{ID: "?1"}}, s.Rooms[0].Places)
}

func TestWhatACorrectionLeavesOutStays(t *testing.T) {
	before := position(at("9", "rat_1"), track("tilda", "rat", "collin"), wounded("nez", 1))
	require.Equal(t, before.Mice, afterCorrection(t, before, correctTo("/round", 2)).Mice)
	require.Equal(t, before.Track, afterCorrection(t, before, correctTo("/round", 2)).Track)
}

func TestCardsOfFiguresThatAreGoneLeaveTheTrack(t *testing.T) {
	before := position(at("9", "rat_1", "rat_2", Brodie), track("tilda", "rat", "collin", "brodie_pounce"))
	one := afterCorrection(t, before, correctTo(foePath("rat_1", ""), nil))
	trackIs("tilda", "rat", "collin", "brodie_pounce")(t, one)
	both := afterCorrection(t, one, correctTo(foePath("rat_2", ""), nil, CatPath, Nowhere))
	trackIs("tilda", "collin")(t, both)
	told := afterCorrection(t, one, correctTo(foePath("rat_2", ""), nil, TrackPath, Cards([]string{"rat", "tilda"})))
	trackIs("rat", "tilda")(t, told)
	begun := position(track("tilda", "nez", "collin"), turnOf("nez", 0))
	without := afterCorrection(t, begun, correctTo(TrackPath, Cards([]string{"tilda", "collin"})))
	require.Equal(t, 2, without.Turn.Slot, "its slot stays on turn")
}

func TestACorrectedTrackKeepsTheWoundsOnItsCards(t *testing.T) {
	before := position(at("9", "vurst_1"), track("vurst_2", "tilda"), func(s *State) { s.Track[0].Wounds = 1 })
	s := afterCorrection(t, before, correctTo(TrackPath, Cards([]string{"tilda", "vurst_2", "vurst_3"})))
	require.Equal(t, []Card{mouseCard("tilda"), {ID: "vurst_2", Kind: MinionCard, Of: "vurst", Wounds: 1}, {ID: "vurst_3", Kind: MinionCard, Of: "vurst"}}, s.Track)
}

func TestACorrectionTakesBackWhatWasAwaited(t *testing.T) {
	for name, c := range map[string]struct {
		given State
		now   Correct
	}{
		"the cards, when it tells their order": {position(waiting(Wait{For: ForOrder, Whole: true})), correctTo(TrackPath, Cards([]string{"nez", "tilda"}))},
		"a rescue of a mouse that is free": {position(offBoardBefore("nez"), waiting(Wait{For: ForRescue, Who: "nez"})),
			correctTo(mousePath("nez", "at"), inHall("2"))},
		"a roll of a minion that is gone": {position(at("9", "rat_1"), track("rat", "tilda"), waiting(Wait{For: ForRoll, Purpose: MarchRoll, Who: "rat_1", Dice: 1})),
			correctTo(foePath("rat_1", ""), nil)},
		"a card for the next chapter, when the game goes on": {position(func(s *State) { s.Result = &Result{Winner: SeatMice} }, waiting(Wait{For: ForCarry, Who: "nez"})),
			correctTo(resultPath, nil)},
	} {
		t.Run(name, func(t *testing.T) { require.Empty(t, afterCorrection(t, c.given, c.now).Waits) })
	}
}

func TestACorrectedHourglassAtItsEndIsTheEnd(t *testing.T) {
	endedBy(SeatMinions, "MM-WIN-02")(t, afterCorrection(t, position(), correctTo(hourglassPath, 7)))
	endedBy(SeatMinions, "MM-WIN-02")(t, afterCorrection(t, position(atPage(4)), correctTo(endPath, 3)))
	goesOn(t, afterCorrection(t, position(), correctTo(hourglassPath, 6)))
	goesOn(t, afterCorrection(t, position(), correctTo(hourglassPath, 7, resultPath, nil)))
	over := position(func(s *State) { s.Result = &Result{SeatMinions, []tables.RuleID{"MM-WIN-02"}} })
	goesOn(t, afterCorrection(t, over, correctTo(resultPath, nil)))
}

func TestACorrectedMouseIsCapturedOrBack(t *testing.T) {
	gone := afterCorrection(t, position(), correctTo(mousePath("nez", "captured"), true))
	require.Equal(t, Nowhere, gone.At("nez"))
	require.True(t, gone.Mouse("nez").Captured)
	back := afterCorrection(t, gone, correctTo(mousePath("nez", "at"), inHall("3")))
	require.Equal(t, inHall("3"), back.At("nez"))
	require.False(t, back.Mouse("nez").Captured)
	off := afterCorrection(t, position(), correctTo(mousePath("nez", "at"), Nowhere))
	require.True(t, off.Mouse("nez").Captured)
}

func TestACorrectedSideLiesUp(t *testing.T) {
	before := position(func(s *State) { s.Rooms = append(s.Rooms, Room{ID: "den", Tile: "A", Beneath: true}) })
	s := afterCorrection(t, before, correctTo(Path(OneBeneath, "den"), nil))
	require.Equal(t, []bool{true, false}, []bool{s.Rooms[0].Beneath, s.Rooms[1].Beneath})
}

func TestOnlyTheImpossibleIsRefusedOfACorrection(t *testing.T) {
	for name, c := range map[string]struct {
		rule tables.RuleID
		now  Correct
	}{
		"a mouse that nobody plays":               {"MM-CARD-01", correctTo(mousePath("lily", "wounds"), 1)},
		"a minion of no type":                     {"MM-CARD-01", correctTo(foePath("rat_9", "at"), inHall("1"))},
		"a new minion nowhere":                    {"MM-GEN-03", correctTo(foePath("rat_9", ""), Minion{Name: "rat_9", Type: "rat"})},
		"a side that is not in play":              {"MM-GEN-03", correctTo(Path(OneBeneath, "moon"), nil)},
		"a mouse in a room that is not there":     {"MM-GEN-03", correctTo(mousePath("nez", "at"), Spot{"moon", "1"})},
		"a mouse on a space that the map has not": {"MM-SETUP-09", correctTo(mousePath("nez", "at"), inHall("99"))},
		"a free mouse off the board":              {"MM-CAPT-03", correctTo(mousePath("collin", "captured"), false)},
		"less than no cheese":                     {"MM-GEN-03", correctTo(mousePath("nez", "cheese"), -1)},
		"a second captain":                        {"MM-TOK-01", correctTo(foePath("vurst_2", ""), Minion{Name: "vurst_2", Type: "vurst", At: inHall("9")})},
		"a card twice":                            {"MM-INIT-04", correctTo(TrackPath, Cards([]string{"tilda", "tilda"}))},
		"a page past the last one":                {"MM-BOARD-01", correctTo(hourglassPath, 11)},
		"a wheel below nothing":                   {"MM-BOARD-02", correctTo("/wheel", -1)},
		"a token twice":                           {"MM-PARTY-02", correctTo(StashPath, []parts.PartyItem{parts.Fork, parts.Fork})},
		"the whole turn":                          {"MM-GEN-03", correctTo("/turn", nil)},
		"a part of the turn that nobody corrects": {"MM-GEN-03", correctTo("/turn/step", nil)},
		"all mice":                                {"MM-GEN-03", correctTo("/mice", nil)},
		"a mouse by its number":                   {"MM-GEN-03", correctTo("/mice/0/wounds", nil)},
		"a mouse as a whole":                      {"MM-GEN-03", correctTo("/mice/hero.id=tilda", nil)},
		"a minion that is a word":                 {"MM-GEN-03", correctTo(foePath("rat_9", ""), "ghost")},
		"what the chapter says":                   {"MM-GEN-03", correctTo("/chapter/end", nil)},
	} {
		t.Run(name, func(t *testing.T) {
			s := position(at("9", "vurst_1"), offBoardBefore("collin"))
			found := Game{}.Check(s, c.now)
			require.Len(t, found, 1)
			require.Equal(t, c.rule, found[0].Rule)
			require.Equal(t, rules.Impossible, found[0].Level)
			Game{}.Apply(s, c.now)
		})
	}
	crowded := correctTo(foePath("rat_1", ""), Minion{Name: "rat_1", Type: "rat", At: inHall("1")})
	require.Empty(t, Game{}.Check(position(), crowded), "five on a space is against the rules, and yet the table may show it")
}

func TestMoreWoundsThanLifeAreDoubtedInACorrection(t *testing.T) {
	found := Game{}.Check(position(), correctTo(mousePath("nez", "wounds"), 9))
	require.Len(t, found, 1)
	require.Equal(t, tables.RuleID("MM-CAPT-02"), found[0].Rule)
	require.Equal(t, rules.Against, found[0].Level)
	after, _ := Game{}.Apply(position(), correctTo(mousePath("nez", "wounds"), 9))
	require.Equal(t, 9, after.Mouse("nez").Wounds, "it may stand so on the table")
}

func TestACorrectionMayBringAMinion(t *testing.T) {
	s := afterCorrection(t, position(at("9", "rat_1")), correctTo(foePath("rat_9", "at"), inHall("1"), foePath("rat_9", "type"), "rat"))
	require.Equal(t, Minion{Name: "rat_9", Type: "rat", At: inHall("1")}, *s.Minion("rat_9"))
}
