package micemystics

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	"tablemate/tables/longtest"
	parts "tablemate/tables/micemystics"
)

// TestRandomChaptersReadWell plays random legal actions and checks wrong actions. Every action must
// have its sentences and warnings.
func TestRandomChaptersReadWell(t *testing.T) {
	longtest.SkipShort(t)
	readers := []*talk.UI{flowtest.Reading(tables.English), flowtest.Reading(tables.Russian)}
	notes, breaches := map[string]bool{}, map[tables.RuleID]bool{}
	for seed := range uint64(6) {
		chance := rand.New(rand.NewPCG(seed, 11))
		s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1"))
		if seed%2 == 1 {
			for i := range s.Rooms {
				s.Rooms[i].Map = parts.Map{}
			}
		}
		s.Tokens.On = true
		for step := 0; step < 150 && s.Result == nil; step++ {
			w := readers[step%2]
			require.NotEmpty(t, Flow{}.Here(s))
			if step%4 < 2 { // one language for each step, because successive states are similar
				warnedOf(t, w, s, breaches)
			}
			if g := (game.Game{}); g.Automated(s, g.Next(s)) {
				for _, n := range g.Decide(s, g.Next(s)).Reasons {
					readsWell(t, Flow{}.Reason(w, game.State{}, n), "%#v", n)
				}
			}
			did := picked(chance, s)
			if did == nil {
				break
			}
			isSaid(t, Flow{}.Report(w, game.State{}, did), "%#v", did)
			var told []rules.Note
			s, told = game.Game{}.Apply(s, did)
			for _, n := range told {
				notes[n.ID] = true
				readsWell(t, Flow{}.Tell(w, s, n), "%#v", n)
			}
		}
	}
	require.Greater(t, len(notes), 30, "%v", slices.Sorted(maps.Keys(notes)))
	require.Greater(t, len(breaches), 45, "%v", slices.Sorted(maps.Keys(breaches)))
}

// warnedOf requires complete sentences for all wrong actions, and stores the broken rules.
func warnedOf(t *testing.T, w *talk.UI, s game.State, breaches map[tables.RuleID]bool) {
	t.Helper()
	for _, wrong := range wrongReports() {
		for _, v := range (game.Game{}).Check(s, wrong) {
			breaches[v.Rule] = true
			text := Flow{}.Breach(w, s, wrong, v)
			require.NotEmpty(t, text, "%s %#v %v", v.Rule, wrong, v.Args)
			readsWell(t, text, "%s %#v %v", v.Rule, wrong, v.Args)
		}
	}
}

// picked returns a legal action, or an action that adds figures.
func picked(chance *rand.Rand, s game.State) game.Action {
	g := game.Game{}
	if seat := g.Next(s); g.Automated(s, seat) {
		return g.Decide(s, seat).Action
	}
	if s.Wait().For == game.ForCard {
		return game.Open{Card: parts.Encounter{ID: "night", Ambush: true, Mousetraps: true}, Minions: []parts.Squad{{Minion: "roach", Count: 2, Greedy: true}, {Minion: "rat", Count: 1}}}
	}
	legal := g.Legal(s)
	if len(legal) == 0 {
		return nil
	}
	return legal[chance.IntN(len(legal))]
}

func wrongReports() []game.Action {
	step := func(ids ...parts.SpaceID) game.Action { return game.Move{Mouse: "tilda", Path: ids} }
	return []game.Action{
		game.Fell{Numbers: []int{9}}, game.Fell{Numbers: []int{1, 1, 1}}, game.Fell{Star: 1, Cheese: 2, With: game.ByLore}, game.Toss{}, game.Order{Cards: []string{"tilda", "tilda"}},
		game.Order{Cards: []string{"nobody"}}, game.Open{}, game.Found{}, game.Tell{Room: "attic"}, game.Spawns{Room: "attic"}, game.Spawn{Minion: "rat", Space: "1"},
		step("2", "3", "4", "5", "6"), step("6"), step("nowhere"), step(), game.Move{Mouse: "ghost", Path: []parts.SpaceID{"1"}}, game.Stand{Mouse: "tilda"}, game.Scurry{Mouse: "tilda"},
		game.Attack{Mouse: "tilda", Target: "rat_1"}, game.Attack{Mouse: "tilda", Target: "collin"}, game.Attack{Mouse: "tilda", Target: "ghost", Weapon: "spoon"}, game.Search{Mouse: "tilda"},
		game.Recover{Mouse: "tilda"}, game.Explore{Mouse: "tilda", Into: "cellar"}, game.Explore{Mouse: "tilda", Into: "attic"}, game.Flip{Mouse: "tilda"}, game.Share{Mouse: "tilda", With: "collin"},
		game.Share{Mouse: "tilda", With: "tilda"}, game.Share{Mouse: "tilda", With: "collin", Cheese: 9, Gives: []parts.CardID{"spoon"}}, game.Equip{Mouse: "tilda", On: []parts.CardID{"spoon"}},
		game.LevelUp{Mouse: "tilda", Ability: parts.Ability{ID: "hum"}}, game.Power{Mouse: "tilda", Ability: "hum"}, game.Use{Mouse: "tilda", Card: "spoon"}, game.EndTurn{Mouse: "tilda"},
		game.Lay{Mouse: "tilda", Item: parts.Hook}, game.Lay{Mouse: "tilda", Item: parts.Disguise}, game.Lay{Mouse: "tilda", Item: "kite"},
		game.Lay{Mouse: "tilda", Item: parts.Grape, To: &game.Place{Space: "1"}},
		game.TakeBack{Mouse: "tilda", Item: parts.Fork}, game.Catapult{Mouse: "tilda", Passenger: "collin", To: game.Place{Space: "6"}},
		game.Launch{Mouse: "tilda", Target: "rat_1"}, game.Launch{Mouse: "tilda", Target: "ghost"},
		game.Wear{Wear: true}, game.Keep{Mouse: "tilda"}, game.Trade{Mouse: "tilda"}, game.Drop{Mouse: "tilda", Card: "spoon"},
		game.Assign{Card: "rat"}, game.Return{Mouse: "tilda"}, game.Return{Mouse: "ghost"},
		game.Carry{Mouse: "tilda", Card: "spoon"}, game.Done{}, game.Activate{Figure: "rat_1"}, game.Activate{Figure: "tilda"},
		game.March{Path: []parts.SpaceID{"1", "6"}}, game.March{Steps: 9, Toward: "tilda"},
		game.Strike{Target: "tilda"}, game.Strike{Space: "3"}, game.Strike{Target: "ghost"}, game.Hold{}, game.Leap{To: "1"},
		game.Chase{Path: []parts.SpaceID{"1"}}, game.Affect{Effect: game.Wound, On: "ghost"},
		game.Affect{Effect: game.Cure, On: "tilda", Card: "crumb"}, game.Affect{Effect: game.Feed}, game.Put{Figure: "ghost"},
		game.Put{Figure: "tilda", Room: "attic"}, game.Call{Squads: []parts.Squad{{}}},
		game.Call{Room: "attic"}, game.Trap{Space: "3"}, game.Trap{Room: "attic"}, game.Declare{Won: true}, game.Learn{Map: &parts.Map{},
			Room: "attic"}, game.Learn{Die: []parts.Face{{}}}, game.Learn{Minion: &parts.Minion{}},
		game.Learn{Search: &parts.Search{}}, game.Settle{Name: "chess", Value: "no"}, corrects(game.Path(game.OneMouse, "ghost")+"/wounds", 1),
		corrects(game.Path(game.OneBeneath, "attic"), nil), corrects(game.TrackPath, game.Cards([]string{"tilda", "tilda"})),
		corrects("/hourglass", 0), corrects(game.Path(game.OneMouse, "tilda")+"/at", game.Spot{Room: "attic", Space: "1"}),
	}
}

func TestTheRulesOfTheMomentAreInTheRulebook(t *testing.T) {
	book := parts.Rulebook()
	known := func(list []tables.RuleID) {
		require.NotEmpty(t, list)
		for _, id := range list {
			_, there := book.Entry(id)
			require.True(t, there, id)
		}
	}
	for _, p := range game.Purposes {
		known(rollRules[p])
	}
	for _, m := range game.Matters {
		known(matterRules[m])
	}
	for _, topic := range topics {
		known(topic)
	}
	for _, f := range game.Awaits[1:] {
		if f != game.ForRoll {
			known(awaitRules[f])
		}
	}
	s := hall(t, foes("2", "rat_1"))
	s.Turn.Card, s.Turn.Step, s.Waits = "tilda", game.MouseStep, nil
	s.Mice[0].Webbed, s.Mice[0].Down, s.Mice[0].Poison = true, true, 1
	known(Flow{}.Here(s))
	require.Equal(t, []tables.RuleID{"MM-COND-05", "MM-COND-03", "MM-COND-13"}, Flow{}.Here(s)[:3])
	s.Turn.Step, s.Laid = game.FigureStep, []game.Laid{{Item: parts.Grape}}
	for _, card := range []string{"brodie_pounce", "brodie_chase", "tilda", "rat"} {
		s.Turn.Card = card
		known(Flow{}.Here(s))
	}
	s.Types = append(s.Types, parts.Minion{ID: "archer", Ranged: true})
	s.Turn.Card = "archer"
	require.Contains(t, Flow{}.Here(s), tables.RuleID("MM-MMOV-07"))
	s.Result = &game.Result{}
	known(Flow{}.Here(s))
}

// hollow returns nearly empty actions of a kind: without any value, only with a mouse, or only with
// unknown names.
func hollow(kind string) []game.Action {
	var out []game.Action
	for _, fill := range []func(string) string{
		func(string) string { return "" },
		func(field string) string { return map[string]string{"Mouse": "tilda", "Figure": "roach_1"}[field] },
		func(field string) string { return "ghost" },
		func(field string) string { return map[bool]string{true: "tilda", false: "ghost"}[field == "Mouse"] },
	} {
		did := reflect.New(game.Actions.Type(kind)).Elem()
		for i := range did.NumField() {
			if field := did.Field(i); field.Kind() == reflect.String {
				field.SetString(fill(did.Type().Field(i).Name))
			}
		}
		out = append(out, did.Interface().(game.Action))
	}
	return out
}

// TestHollowReportsAreWarnedOf checks nearly empty actions of every kind in many states. No warning
// may lack an argument.
func TestHollowReportsAreWarnedOf(t *testing.T) {
	moments := []game.State{
		{}, fighting(t), mine(t), mine(t, unmapped), mine(t, func(s *game.State) { s.Turn.Card = "" }), fighting(t, turnOf("tilda", game.SearchDeed), over),
		fighting(t, brodie), fighting(t, unmapped), fighting(t, func(s *game.State) { s.Turn.Walked = true }),
		mine(t, func(s *game.State) {
			s.Chapter.Encounters, s.Discard, s.Stash = []parts.CardID{"siege"}, []parts.CardID{"crumb"}, nil
		}),
		mine(t, func(s *game.State) { s.Result = &game.Result{Winner: game.SeatMice, By: []tables.RuleID{"MM-WIN-01"}} }),
		mine(t, deserted, func(s *game.State) { s.Mice[0].Captured, s.Mice[0].At = true, game.Nowhere }),
	}
	for _, f := range game.Awaits[1:] {
		for _, p := range game.Purposes {
			if f == game.ForRoll || p == game.NoPurpose {
				moments = append(moments, mine(t, waits(game.Wait{For: f, Purpose: p})), mine(t, waits(game.Wait{For: f, Purpose: p, Who: "tilda", Room: "hall", Dice: 1})))
			}
		}
	}
	for i, s := range moments {
		if testing.Short() && i%16 != 0 {
			continue
		}
		for _, kind := range game.Actions.Names() {
			for _, did := range hollow(kind) {
				for _, v := range (game.Game{}).Check(s, did) {
					for _, lang := range tables.Langs {
						readsWell(t, Flow{}.Breach(flowtest.Reading(lang), s, did, v), "%d %#v %v", i, did, v)
					}
				}
			}
		}
	}
}

func TestAWordThatJoinsIsNoMouse(t *testing.T) {
	for _, typed := range []string{"Ann, Pim", "Ann Pim", "Ann and Pim", "Ann & Pim", "Ann и Pim"} {
		mice, err := readMice(typed)
		require.NoError(t, err)
		require.Equal(t, []string{"Ann", "Pim"}, mice, typed)
	}
}
