package raccoonheist

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/raccoonheist"
)

func seated(mode Mode, players int) Setup {
	return Setup{Mode: mode, Owner: Owner{Keeper: Person}, Players: make([]Player, players), Row: parts.Locations}
}

func setupCases() []trial {
	one, two, three, four := started(seated(Basic, 1)), started(seated(Basic, 2)), started(seated(Basic, 3)), started(seated(Basic, 4))
	groups := started(seated(Duel, 1))
	return []trial{
		so(follows("RH-SETUP-08", "one player has 5 in front and 2 on the Backyard", one), stands(ann, 5, 2, 0)).In("RH-EX-09"),
		so(follows("RH-SETUP-09", "two have 5 and 1 each", two), stands(ann, 5, 1, 0), stands(boris, 5, 1, 0)).In("RH-EX-09"),
		so(follows("RH-SETUP-10", "three have 4 and 2 each", three), stands(ann, 4, 2, 0), stands(clara, 4, 2, 0)).In("RH-EX-09"),
		so(follows("RH-SETUP-11", "four have 4 and 1 each", four), stands(ann, 4, 1, 0), stands(dan, 4, 1, 0)).In("RH-EX-09"),
		so(follows("RH-SETUP-07", "figures left over stay in the box", four), func(t *testing.T, s State) {
			require.Equal(t, 5, s.GroupOf(clara).Total())
		}),
		so(follows("RH-SETUP-05", "all 29 tokens lie beside the row", three), func(t *testing.T, s State) {
			require.Equal(t, 29, s.Supply())
		}).In("RH-EX-09"),
		so(follows("RH-SETUP-03", "the row keeps the order that people laid", one), func(t *testing.T, s State) {
			require.Equal(t, parts.Locations, s.Row[:])
		}),
		so(allowed("RH-SETUP-02", "the Owner is who people say", two), func(t *testing.T, s State) {
			require.Equal(t, Owner{Keeper: Person}, s.Owner)
			require.Nil(t, s.GroupOf(SeatOwner))
		}),
		allowed("RH-SETUP-12", "any of the five small cards may be played", ambush(HideStep), Hide{Seal: SealOf(parts.Basement, "s")}),
		so(follows("RH-DUEL-02", "two groups of 5 in front and 1 on the Backyard", groups),
			stands(ann, 5, 1, 0), stands(boris, 5, 1, 0), func(t *testing.T, s State) { require.Len(t, s.Groups, 2) }).In("RH-EX-10"),
		so(allowed("RH-YARD-01", "extra figures stand on the Backyard from the start", one), stands(ann, 5, 2, 0)),
		so(allowed("RH-POP-01", "the popper lies on the Living room", one), popperIs(Popper{})),
		so(follows("RH-OWN-01", "the popper is put on the Living room", one), popperIs(Popper{}), in(1, DogStep)),
		so(allowed("RH-COMP-01", "seven of a colour is all there are", one), func(t *testing.T, s State) {
			require.Equal(t, parts.FiguresPerColour, s.GroupOf(ann).Total())
		}),
		refused("RH-COMP-01", "an eighth figure of a colour", one, correctTo(of(ann, "backyard"), 3)).At(rules.Impossible),
		refused("RH-COMP-01", "a raid of eight", table(1, reserve(ann, 7), yard(ann, 0)), Raid{Seat: ann, Location: parts.Kitchen, Count: 8}).At(rules.Impossible),
		allowed("RH-COMP-02", "the die shows a 6", one, Fell{Face: 6}),
		refused("RH-COMP-02", "the die shows a 7", one, Fell{Face: 7}).At(rules.Impossible),
		refused("RH-COMP-02", "the die shows nothing", one, Fell{}).At(rules.Impossible),
		allowed("RH-COMP-03", "29 tokens are out", four, correctTo(of(ann, "food"), 7, of(boris, "food"), 22)),
		refused("RH-COMP-03", "30 tokens are out", four, correctTo(of(ann, "food"), 8, of(boris, "food"), 22)).At(rules.Impossible),
		refused("RH-COMP-03", "less than no food", four, correctTo(of(ann, "food"), -1)).At(rules.Impossible),
		allowed("RH-COMP-04", "a location that exists", ambush(TrapStep), Trap{parts.TrashCan}),
		refused("RH-COMP-04", "the Trap in the garage", ambush(TrapStep), Trap{"garage"}).At(rules.Impossible),
		refused("RH-COMP-04", "a raid on the garage", table(1), Raid{Seat: ann, Location: "garage", Count: 1}).At(rules.Impossible),
		refused("RH-COMP-04", "a raid on no location", table(1), Raid{Seat: ann, Count: 1}).At(rules.Impossible),
		refused("RH-COMP-04", "the Owner in the garage", table(1, goes(ann, parts.Kitchen, 1)), showCard("garage")).At(rules.Impossible),
		refused("RH-COMP-04", "the Dog corrected into the garage", table(1), correctTo("/round/dog", "garage")).At(rules.Impossible),
		refused("RH-COMP-05", "a fifth raccoon player raids", four.but(func(s *State) { s.Round.Step = Heist }),
			Raid{Seat: Seat(5), Location: parts.Kitchen, Count: 1}).At(rules.Impossible),
		refused("RH-SETUP-03", "a row without a Basement", one, correctTo("/row", [5]parts.Location{parts.Kitchen, parts.Kitchen, parts.Backyard,
			parts.LivingRoom, parts.TrashCan})).At(rules.Impossible),
	}
}

func setups() []ruletest.Setup[Setup] {
	colours := func(mode Mode, each ...[]string) Setup {
		u := seated(mode, len(each))
		for i, c := range each {
			u.Players[i].Colours = c
		}
		return u
	}
	shortRow := seated(Basic, 1)
	shortRow.Row = parts.Locations[:4]
	longRow := seated(Basic, 1)
	longRow.Row = append(append([]parts.Location{}, parts.Locations...), parts.Kitchen)
	twice := seated(Basic, 1)
	twice.Row = []parts.Location{parts.Kitchen, parts.Kitchen, parts.Backyard, parts.LivingRoom, parts.TrashCan}
	return []ruletest.Setup[Setup]{
		{Rule: "RH-SETUP-01", Kind: ruletest.Allowed, Name: "one raccoon player", Setup: seated(Basic, 1)},
		{Rule: "RH-SETUP-01", Kind: ruletest.Allowed, Name: "four raccoon players", Setup: seated(Advanced, 4)},
		{Rule: "RH-SETUP-01", Kind: ruletest.Refused, Name: "no raccoon player", Setup: seated(Basic, 0)},
		{Rule: "RH-COMP-05", Kind: ruletest.Allowed, Name: "four heist cards are in use", Setup: seated(Basic, 4)},
		{Rule: "RH-COMP-05", Kind: ruletest.Refused, Name: "five raccoon players", Setup: seated(Basic, 5)},
		{Rule: "RH-SETUP-06", Kind: ruletest.Allowed, Name: "two players with colours of their own", Setup: colours(Basic, []string{"red"}, []string{"blue"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Allowed, Name: "colours that nobody tells", Setup: seated(Basic, 2)},
		{Rule: "RH-SETUP-06", Kind: ruletest.Allowed, Name: "two colours in the duel", Setup: colours(Duel, []string{"red", "blue"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Refused, Name: "two players with one colour", Setup: colours(Basic, []string{"red"}, []string{"red"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Refused, Name: "two heist cards outside the duel", Setup: colours(Basic, []string{"red", "blue"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Refused, Name: "one heist card in the duel", Setup: colours(Duel, []string{"red"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Refused, Name: "both groups of one colour", Setup: colours(Duel, []string{"red", "red"})},
		{Rule: "RH-SETUP-06", Kind: ruletest.Refused, Name: "three heist cards in the duel", Setup: colours(Duel, []string{"red", "blue", "green"})},
		{Rule: "RH-DUEL-01", Kind: ruletest.Allowed, Name: "the duel with one raccoon player", Setup: seated(Duel, 1)},
		{Rule: "RH-DUEL-01", Kind: ruletest.Refused, Name: "the duel with two", Setup: seated(AdvancedDuel, 2)},
		{Rule: "RH-SETUP-03", Kind: ruletest.Refused, Name: "four locations in the row", Setup: shortRow},
		{Rule: "RH-SETUP-03", Kind: ruletest.Refused, Name: "six locations in the row", Setup: longRow},
		{Rule: "RH-SETUP-03", Kind: ruletest.Refused, Name: "two Kitchens in the row", Setup: twice},
	}
}

func TestSetupsOfRaccoonHeist(t *testing.T) {
	for _, c := range setups() {
		t.Run(string(c.Rule)+"/"+string(c.Kind)+"/"+c.Name, func(t *testing.T) {
			wrong, refused := ruletest.JudgeSetup(t, Game{}, c.Setup)
			if c.Kind == ruletest.Allowed {
				require.Zero(t, wrong)
				return
			}
			require.Equal(t, c.Rule, wrong.Rule)
			require.Equal(t, !slices.Contains(againstTheRules, c.Name), refused)
		})
	}
}

// These setups break a rule, but are possible on a real table.
var againstTheRules = []string{
	"two heist cards outside the duel", "one heist card in the duel", "three heist cards in the duel", "the duel with two",
}

func TestASetupThatIsNoneSaysWhy(t *testing.T) {
	fair := func() State { return table(2) }
	for want, u := range map[string]Setup{
		"mode":       seated("chess", 1),
		"keeper":     {Mode: Basic, Players: make([]Player, 1), Row: parts.Locations},
		"level":      {Mode: Basic, Owner: Owner{Keeper: App}, Players: make([]Player, 1), Row: parts.Locations},
		"seat_twice": at2(fair(), func(s *State) { s.Groups[1].Seat = ann }),
		"seat":       at2(fair(), func(s *State) { s.Popper.Holder = dan }),
		"negative":   at2(fair(), func(s *State) { s.Groups[0].Reserve, s.Groups[0].Yard = -1, 7 }),
		"total":      at2(fair(), func(s *State) { s.Groups[0].Reserve = 4 }),
		"food":       at2(fair(), func(s *State) { s.Groups[0].Food = 30 }),
		"step":       at2(fair(), func(s *State) { s.Round.Step = "tea" }),
		"round":      at2(fair(), func(s *State) { s.Popper = Popper{Holder: ann, Taken: 3} }),
		"card":       at2(fair(), func(s *State) { s.Round.Step = RoundUp }),
		"location":   at2(fair(), func(s *State) { s.Round.Dog = "garage" }),
		"groups":     at2(table(3), func(s *State) { s.Mode = Duel }),
		"row":        at2(fair(), func(s *State) { s.Row[0] = s.Row[1] }),
		"players":    at2(fair(), func(s *State) { s.Groups = nil }),
	} {
		wrong, refused := ruletest.JudgeSetup(t, Game{}, u)
		require.Equal(t, "raccoonheist.problem."+want, wrong.ID)
		require.Equal(t, want != "total", refused, want)
	}
	human := seated(Basic, 1)
	human.Owner.Level = Exact
	_, _, err := Game{}.Start(human)
	require.ErrorContains(t, err, "level")
	five := at2(fair(), func(s *State) { s.Groups = append(s.Groups, s.Groups[0], s.Groups[0], s.Groups[0]) })
	_, _, err = Game{}.Start(five)
	require.ErrorContains(t, err, "players")
	raid := at2(fair(), func(s *State) { s.Groups[0].Raid.Location = "garage" })
	_, _, err = Game{}.Start(raid)
	require.ErrorContains(t, err, "location")
	odd := seated(Basic, 1)
	odd.House = rules.House{"moon": "full"}
	_, _, err = Game{}.Start(odd)
	require.ErrorContains(t, err, "house")
}

func at2(s State, twists ...twist) Setup {
	s = s.but(twists...)
	return Setup{Position: &s}
}

func TestAPositionMayLeaveWhatIsCustom(t *testing.T) {
	s := table(2)
	given := State{Row: s.Row, Groups: []Group{{Reserve: 5, Yard: 1}, {Reserve: 6}}}
	began, _, err := Game{}.Start(Setup{Position: &given, House: rules.House{EndCheck.Name: "immediate"}})
	require.NoError(t, err)
	require.Equal(t, Basic, began.Mode)
	require.Equal(t, Person, began.Owner.Keeper)
	require.Equal(t, Round{Number: 1, Step: DogStep}, began.Round)
	require.Equal(t, boris, began.Groups[1].Seat)
	require.Equal(t, "immediate", began.House[EndCheck.Name])
	require.Empty(t, given.Groups[0].Seat, "the position given was changed")
}

func TestNamesAndColoursGoToTheSeats(t *testing.T) {
	u := seated(Duel, 1)
	u.Players[0] = Player{Name: "Ann", Colours: []string{"red", "blue"}}
	s := started(u)
	require.Equal(t, "Ann", s.Groups[1].Name)
	require.Equal(t, []string{"red", "blue"}, []string{s.Groups[0].Colour, s.Groups[1].Colour})
}
