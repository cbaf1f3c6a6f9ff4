package raccoonheist

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

func automatedOwner(level Level) twist {
	return func(s *State) { s.Owner = Owner{Keeper: App, Level: level} }
}

func TestTheOwnerSeesWhatLiesOpen(t *testing.T) {
	s := ambush(TrapStep, holds(boris), dog(parts.TrashCan), lastTrap(parts.Kitchen), food(ann, 4), reserve(boris, 3), yard(boris, 3))
	want := owner.Table{
		Groups: []owner.Group{{Reserve: 5, Yard: 1, Food: 4}, {Reserve: 3, Yard: 3}},
		Order:  s.Row, Held: true, Dog: parts.TrashCan, LastTrap: parts.Kitchen, Goal: owner.Basic,
	}
	require.Equal(t, want, s.Seen())
	s = s.but(advancedRules, func(s *State) { s.Popper = Popper{} })
	want.Held, want.Goal = false, owner.Advanced
	require.Equal(t, want, s.Seen())
	raided := s.but(goes(ann, parts.Kitchen, 2))
	require.Equal(t, want, raided.Seen(), "a raid changes nothing that an Owner may know")
}

func TestTheOwnerPlacesTheTrapThatLeavesTheLeast(t *testing.T) {
	for _, level := range Levels {
		s := ambush(TrapStep, automatedOwner(level), lastTrap(parts.Kitchen))
		d := Game{}.Decide(s, SeatOwner)
		want, err := owner.Decide(s.Seen(), owner.Level(level))
		require.NoError(t, err)
		require.Equal(t, Trap{want.Trap}, d.Action)
		require.Equal(t, []Action{Trap{parts.Backyard}, Trap{parts.LivingRoom}, Trap{parts.TrashCan}}, d.Open)
		require.Nil(t, d.Mix)
		require.Equal(t, []rules.Note{
			reason("RH-TRAP-02", "never_there", rules.Args{"place": Place(parts.Basement)}),
			reason("RH-TRAP-03", "last_trap", rules.Args{"place": Place(parts.Kitchen)}),
			reason("RH-TRAP-01", "trap_worth", rules.Args{"place": Place(parts.Backyard),
				"chance": Chance(want.Plans[0].Value)}),
			reason("RH-TRAP-01", "trap_worth", rules.Args{"place": Place(parts.LivingRoom),
				"chance": Chance(want.Plans[1].Value)}),
			reason("RH-TRAP-01", "trap_worth", rules.Args{"place": Place(parts.TrashCan),
				"chance": Chance(want.Plans[2].Value)}),
			reason("RH-TRAP-01", "trap", rules.Args{"place": Place(want.Trap), "basis": Basis(want.Basis)}),
		}, d.Reasons)
	}
	first := Game{}.Decide(ambush(TrapStep, automatedOwner(Exact)), SeatOwner)
	require.Len(t, first.Open, 4)
	require.Equal(t, "trap_worth", first.Reasons[1].ID)
}

func TestTheOwnerDrawsHisCardFromTheMix(t *testing.T) {
	for _, level := range Levels {
		s := ambush(HideStep, automatedOwner(level), dog(parts.TrashCan)).but(withTrap(parts.Kitchen))
		d := Game{}.Decide(s, SeatOwner)
		whole, err := owner.Decide(s.Seen(), owner.Level(level))
		require.NoError(t, err)
		plan, _ := whole.Plan(parts.Kitchen)
		for i, l := range parts.Locations {
			require.Equal(t, Hide{Card: l}, d.Open[i])
			require.Equal(t, plan.Cards[i].Chance, d.Mix[i])
		}
		require.Equal(t, Hide{Card: parts.Backyard}, d.Action)
		require.Equal(t, []rules.Note{
			reason("RH-OWN-08", "any_card", rules.Args{"count": 5}),
			reason("RH-OWN-04", "mixed", rules.Args{"chance": Chance(plan.Value), "basis": Basis(whole.Basis)}),
		}, d.Reasons)
	}
}

func TestOnATableThatOnlyCorrectionsMakeTheOwnerTakesAnything(t *testing.T) {
	even := []float64{0.2, 0.2, 0.2, 0.2, 0.2}
	gone := ambush(HideStep, automatedOwner(Exact), reserve(ann, 0), yard(ann, 6)).but(withTrap(parts.Kitchen))
	d := Game{}.Decide(gone, SeatOwner)
	require.Equal(t, even, d.Mix)
	require.Equal(t, []rules.Note{reason("RH-OWN-08", "any_card", rules.Args{"count": 5})}, d.Reasons)
	odd := ambush(HideStep, automatedOwner(Exact)).but(withTrap(parts.Basement))
	require.Equal(t, even, Game{}.Decide(odd, SeatOwner).Mix)

	d = Game{}.Decide(ambush(TrapStep, automatedOwner(Exact), reserve(ann, 0), yard(ann, 6)), SeatOwner)
	require.Equal(t, []float64{0.25, 0.25, 0.25, 0.25}, d.Mix)
	require.Equal(t, []rules.Note{
		reason("RH-TRAP-02", "never_there", rules.Args{"place": Place(parts.Basement)}),
		reason("RH-TRAP-01", "any_trap", rules.Args{"count": 4}),
	}, d.Reasons)
}

func TestNothingTellsTheCardBeforeItIsShown(t *testing.T) {
	s := ambush(HideStep, automatedOwner(Exact)).but(withTrap(parts.Kitchen))
	var seen []string
	for _, l := range parts.Locations {
		text, err := json.Marshal(did(s, Hide{Card: l}))
		require.NoError(t, err)
		seen = append(seen, string(text))
	}
	for _, text := range seen {
		require.Equal(t, seen[0], text)
	}
}

// For each kind of reason that the automated Owner gives, the map `points` lists the names of the
// arguments.
var points = map[string][]string{
	"never_there": {"place"}, "last_trap": {"place"}, "trap_worth": {"place", "chance"}, "trap": {"place", "basis"},
	"any_trap": {"count"}, "any_card": {"count"}, "mixed": {"chance", "basis"},
}

func TestEveryPointOfTheOwnerIsListed(t *testing.T) {
	var states []State
	for _, step := range []Step{TrapStep, HideStep} {
		s := ambush(step, automatedOwner(Exact), lastTrap(parts.LivingRoom))
		states = append(states, s.but(withTrap(parts.Kitchen)), s.but(withTrap(parts.Kitchen), reserve(ann, 0), yard(ann, 6)))
	}
	met := map[string]bool{}
	for _, s := range states {
		for _, r := range (Game{}).Decide(s, SeatOwner).Reasons {
			met[r.ID] = true
			require.ElementsMatch(t, points[r.ID], slices.Collect(maps.Keys(r.Args)), r.ID)
		}
	}
	require.Len(t, met, len(points))
}

func TestASealedCardOpensAsItselfInWholeGames(t *testing.T) {
	g := Game{}
	for seed := range uint64(12) {
		roll := rolling(seed)
		s := started(Setup{Mode: Modes[seed%2], Owner: Owner{Keeper: App, Level: Middle}, Players: make([]Player, 2), Row: parts.Locations})
		var card parts.Location
		for shown := 0; g.Next(s) != rules.Nobody && shown < 4; {
			salt := string(rune('a' + s.Round.Number))
			switch {
			case g.Automated(s, SeatOwner) && s.Round.Step == HideStep:
				d := g.Decide(s, SeatOwner)
				card = d.Open[roll(len(d.Open))].(Hide).Card
				s = after(t, s, Hide{Seal: SealOf(card, salt), Box: "locked"})
			case s.Round.Step == Heist && len(s.Missing()) == 0:
				require.Empty(t, g.Legal(s.but(func(s *State) { s.Popper = Popper{} })), "only whoever sealed it can open it")
				for _, l := range parts.Locations {
					require.Equal(t, l != card, len(g.Check(s, Show{l, salt})) > 0)
				}
				s = after(t, s, Show{card, salt})
				shown++
			default:
				s = after(t, s, lively(s, g.Legal(s), roll))
			}
		}
	}
}

func TestTheOwnerSaysWhenHouseRulesAreNotTheGameThatWasSolved(t *testing.T) {
	var s State
	require.False(t, s.Seen().House)
	s.House = rules.House{DuelGoal.Name: DuelGoal.Values[1]}
	require.False(t, s.Seen().House, "the goal is solved both ways")
	s.House = rules.House{EndCheck.Name: EndCheck.Values[0]}
	require.False(t, s.Seen().House)
	s.House = rules.House{EndCheck.Name: EndCheck.Values[1]}
	require.True(t, s.Seen().House)
}

func TestTheAutomatedOwnerDecidesOnlyWhatIsOpen(t *testing.T) {
	g := Game{}
	for step, want := range map[Step]bool{DogStep: false, TrapStep: true, HideStep: true, Heist: false} {
		s := ambush(step, automatedOwner(Easy))
		require.Equal(t, want, g.Automated(s, SeatOwner), step)
		require.False(t, g.Automated(s, ann))
		require.False(t, g.Automated(ambush(step), SeatOwner), "a person")
	}
	over := ambush(TrapStep, automatedOwner(Easy))
	over.Result = &Result{}
	require.False(t, g.Automated(over, SeatOwner))
}
