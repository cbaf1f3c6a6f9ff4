package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables/longtest"
	parts "tablemate/tables/micemystics"
)

// oddReports returns reports of every kind that make no sense in most states.
func oddReports() []Action {
	var all []Action
	for _, m := range []Name{"", "miz", "rat_1", "tilda", "collin", Brodie} {
		all = append(all, oddTurns(m)...)
		all = append(all, oddItems(m)...)
		all = append(all, oddMinions(m)...)
		all = append(all, oddEffects(m)...)
	}
	all = append(all, oddChance()...)
	return append(all, oddCards()...)
}

func oddTurns(m Name) []Action {
	return []Action{
		Move{Mouse: m}, Move{Mouse: m, Path: []parts.SpaceID{"", "99", "2", "2"}}, Move{Mouse: m, To: &Place{}}, Move{Mouse: m, To: &Place{With: m}, Points: -3},
		Move{Mouse: m, To: &Place{With: "ghost", Space: "2", Trap: true, Wide: true, Water: true}, Over: []parts.Line{"", parts.Red}},
		Stand{m}, Scurry{m}, Attack{Mouse: m}, Attack{Mouse: m, Target: m, Weapon: "ghost", Dice: -9}, Attack{Mouse: m, Target: "rat_1", Weapon: "ladle"},
		Recover{m, NoCondition}, Recover{m, Charmed}, Explore{Mouse: m}, Explore{Mouse: m, Into: "hall", Exit: "x", To: "99"},
		Explore{Mouse: m, Into: "cellar", Spread: []Standing{{"ghost", ""}, {m, "99"}}}, Flip{Mouse: m}, Flip{Mouse: m, To: "99", Spread: []Standing{{m, ""}}}, EndTurn{Mouse: m},
		Return{m, Place{}}, Return{m, Place{With: m}}, Return{m, Place{With: "tilda"}}, Carry{m, ""}, Carry{m, "ladle"},
	}
}

func oddItems(m Name) []Action {
	var all []Action
	for _, item := range []parts.PartyItem{"", "boat", parts.Disguise, parts.Hook, parts.Fork, parts.Grape} {
		all = append(all, Lay{Mouse: m, Item: item}, Lay{Mouse: m, Item: item, To: &Place{Space: "99"}}, Lay{Mouse: m, Item: item, To: &Place{With: m}, At: "2"}, TakeBack{m, item})
	}
	return append(all, Catapult{m, m, Place{}}, Catapult{m, "collin", Place{Space: "99"}}, Launch{m, m}, Launch{m, "rat_1"}, Launch{m, "ghost"})
}

func oddMinions(m Name) []Action {
	return []Action{
		Activate{m}, March{Figure: m}, March{Figure: m, Path: []parts.SpaceID{"", "99"}}, March{Figure: m, Toward: m, Steps: 9}, March{Figure: m, Toward: "tilda", Steps: -1},
		Strike{Figure: m}, Strike{Figure: m, Target: m}, Strike{Figure: m, Target: "tilda"}, Strike{Figure: m, Space: "99"}, Hold{m},
		Chase{Toward: m, Steps: 2}, Chase{Reached: []Name{m, m}, Others: []Name{m, "ghost"}}, Spawn{string(m), ""}, Spawn{string(m), "99"}, Assign{string(m)},
	}
}

func oddEffects(m Name) []Action {
	all := []Action{
		Put{Figure: m}, Put{Figure: m, Room: "moon", To: Place{Space: "1"}}, Put{Figure: m, To: Place{With: m}}, Put{Figure: m, Room: "cellar", To: Place{Space: "1"}},
		Call{}, Call{Squads: []parts.Squad{{Minion: string(m), Count: 3}}}, Call{Squads: []parts.Squad{{Minion: "rat", Count: -1}, {Minion: "vurst", Count: 2}}, Room: "moon"},
		correctTo(mousePath(m, "at"), Spot{"moon", "1"}), correctTo(foePath(m, ""), nil), correctTo(foePath(m, "type"), "rat", foePath(m, "at"), inHall("1")),
	}
	for _, e := range append([]Effect{"", "curse"}, Effects...) {
		all = append(all, Affect{Effect: e, On: m}, Affect{Effect: e, On: m, Count: -9}, Affect{Effect: e, On: m, Count: 9, Condition: Stunned, Item: parts.Fork, By: m, Family: parts.Rat})
	}
	return all
}

func oddChance() []Action {
	return []Action{
		Fell{}, Fell{Faces: []int{0, 7, 99}}, Fell{Numbers: []int{-1, 9}}, Fell{Sword: -3, Cheese: 99, With: "luck"}, Fell{Faces: []int{1, 2, 3, 4, 5, 6}}, Fell{Star: 9, With: ByLore},
		Toss{}, Toss{"edge"}, Order{}, Order{[]string{"ghost", "ghost"}}, Open{}, Open{Card: parts.Encounter{ID: "x", Ambush: true, Mousetraps: true},
			Minions: []parts.Squad{{Minion: "ghost", Count: 2}}},
		Tell{}, Tell{"moon", []Fact{{}}}, Tell{"hall", []Fact{{Between: parts.Pair{"1", "1"}, Matter: "smell", Least: 9}}}, Spawns{}, Spawns{"moon",
			[]parts.SpaceID{"1"}}, Spawns{"hall", []parts.SpaceID{"", "1", "1"}},
		Wear{true}, Wear{}, Done{}, Leap{}, Leap{"99"}, Chase{}, Chase{Path: []parts.SpaceID{"", "99"}}, Trap{}, Trap{Room: "moon", Space: "1"}, Trap{Space: "99", Gone: true},
		Declare{}, Declare{true}, Earn{}, Earn{"a story"}, Learn{}, Learn{Minion: &parts.Minion{}, Cat: &parts.Cat{}, Search: &parts.Search{}, Room: "moon", Map: &parts.Map{}, Die: []parts.Face{{}}},
		Settle{}, Settle{"moon", "blue"}, Settle{"MM-CAP-03", rules.Waived}, Correct{}, correctTo(TrackPath, Cards([]string{"ghost"}), resultPath,
			nil, "/rooms/*/facts", nil, CatPath, Spot{"moon", "1"}), correctTo(Path(OneBeneath, "moon"), nil),
	}
}

// oddTables returns states in the middle of many events. Some of them are impossible on a real
// table.
func oddTables() map[string]State {
	fight := func(w Wait) State {
		return position(at("1", "rat_1"), at("2", "rat_2", Brodie), roomTwo, track("tilda", "rat", "brodie_pounce", "collin"), waiting(w))
	}
	all := map[string]State{
		"nothing at all":      {},
		"no mice":             position(func(s *State) { s.Mice = nil }),
		"no die":              position(func(s *State) { s.Die = nil }),
		"no track":            position(track()),
		"a free turn":         position(at("1", "rat_1"), roomTwo),
		"a tile without maps": position(unmapped, at("?1", "tilda", "rat_1"), at("?2", "collin"), roomTwo),
		"a turn of rats":      position(track("rat", "tilda"), at("5", "rat_1", "rat_2"), turnOf("rat", 0)),
		"a turn of the cat":   position(track("brodie_chase", "tilda"), at("5", Brodie), turnOf("brodie_chase", 0)),
		"a captured mouse":    position(with("tilda", func(m *Mouse) { m.Captured, m.At = true, Nowhere })),
		"an unknown room":     position(with("tilda", func(m *Mouse) { m.At, m.Searched = Spot{"attic", "1"}, []string{"attic"} })),
		"a chapter over":      position(func(s *State) { s.Result = &Result{Winner: SeatMice} }),
		"laid items": position(func(s *State) {
			s.Laid = []Laid{{Item: parts.Fork, At: Spot{"hall", "1"}}, {Item: parts.Hook, At: Spot{"hall", "1"}, To: "4"}}
			s.Stash = []parts.PartyItem{parts.Grape}
		}, at("4", "rat_1", "roach_1")),
	}
	who := []Name{"", "tilda"}
	if longtest.On() {
		who = append(who, "miz", "rat_1")
	}
	for _, who := range who {
		for _, f := range Awaits {
			if f == NoWait {
				continue
			}
			all["awaiting "+string(f)+" of "+string(who)] = fight(Wait{For: f, Who: who, Against: "rat_1", Dice: 1, Card: "ghost", Room: "moon", Squads: []parts.Squad{{Minion: "rat", Count: 1}}})
		}
		for _, p := range Purposes {
			all["rolling "+string(p)+" by "+string(who)] = fight(Wait{For: ForRoll, Purpose: p, Who: who, Against: "ghost", Dice: 1, Hits: 2, Call: "ghost"})
		}
	}
	return all
}

// TestOddReportsBreakNothing checks that no report causes a panic in Check or Apply.
func TestOddReportsBreakNothing(t *testing.T) {
	t.Parallel()
	reports := oddReports()
	for name, s := range oddTables() {
		require.NotPanics(t, func() { Game{}.Legal(s); Game{}.Next(s); Game{}.Decide(s, SeatMinions) }, name)
		for i := 0; i < len(reports); i += len(reports) / ruletest.Some(len(reports)) {
			a := reports[i]
			require.NotPanics(t, func() {
				Game{}.Check(s, a)
				Game{}.Apply(s, a)
			}, "%s: %s %+v", name, a.Kind(), a)
		}
	}
}

// TestEffectsOnNobodyChangeNothing checks that a report of an unknown figure changes no state. In
// particular, it adds no place for the figure.
func TestEffectsOnNobodyChangeNothing(t *testing.T) {
	t.Parallel()
	on := []Effect{Wound, PoisonHit, Heal, Cure, Afflict, Relieve, Gain, Steal, Slay, Seize}
	for name, s := range oddTables() {
		for _, a := range []Action{
			Put{Figure: "miz"}, Put{Figure: "miz", To: Place{Space: "1"}},
			Put{Figure: "miz", Room: "hall", To: Place{With: "tilda"}},
			Put{Figure: "miz", Room: "hall", To: Place{}}, Trap{Room: "moon", Space: "1"}, Carry{"miz", "ladle"},
		} {
			requireSame(t, name, s, a)
		}
		for _, e := range on {
			requireSame(t, name, s, Affect{Effect: e, On: "miz", Count: 2, Condition: Stunned, By: "rat_1"})
		}
	}
}

// requireSame checks that an action has the same result as an empty Affect.
func requireSame(t *testing.T, name string, s State, a Action) {
	want, _ := Game{}.Apply(s, Affect{})
	got, _ := Game{}.Apply(s, a)
	require.Equal(t, want, got, "%s: %+v", name, a)
}
