package micemystics

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	all, found := flowtest.Sentences(t, "micemystics"), 0
	told := regexp.MustCompile(`\b(say|unread|line|good|bad)\("([a-z][\w.-]*)"`)
	begins := map[string]string{"unread": "unread.", "line": "event.", "good": "event.", "bad": "event."}
	for name, text := range flowtest.Source(t) {
		for _, use := range told.FindAllStringSubmatch(text, -1) {
			found++
			require.True(t, flowtest.Known(all, begins[use[1]]+use[2]), "%s: no sentence %q", name, use[2])
		}
	}
	require.Greater(t, found, 250)
}

// readsWell holds that a sentence has no holes.
func readsWell(t *testing.T, text string, about ...any) {
	t.Helper()
	for _, hole := range []string{"[micemystics", "no value", "%!", "{{"} {
		require.NotContains(t, text, hole, about...)
	}
}

func has(id string) bool {
	return flowtest.Reading(tables.English).Words.Has("micemystics." + id)
}

// engine are the syntax trees of the rules' own files.
func engine(t *testing.T) map[string]*ast.File {
	names, err := filepath.Glob(filepath.Join("..", "..", "rules", "micemystics", "*.go"))
	require.NoError(t, err)
	out := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		out[filepath.Base(name)], err = parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
	}
	return out
}

// literal is a string that the code writes out, "" for anything else.
func literal(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return text
}

// invoked is the name of the function or the method of a call.
func invoked(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

var ruleID = regexp.MustCompile(`^MM-[A-Z]+-\d\d$`)

// judging are the files whose rule ids are told as breaches, wherever they
// stand in them.
func judging(name string) bool {
	return strings.HasPrefix(name, "check_") || slices.Contains([]string{"deed.go", "rescue.go", "roll.go", "sound.go", "turn.go"}, name)
}

// elsewhere are ids in those files that are told otherwise: beside another
// rule, once the chapter is over, or as what comes first.
var elsewhere = []string{
	"MM-RUN-02", "MM-CHAR-02", "MM-WIN-02", "MM-TIME-01", "MM-SURGE-03", "MM-SURGE-08", "MM-ENC-04", "MM-RESC-04",
}

func TestEveryRuleThatTheEngineTellsHasASentence(t *testing.T) {
	all, found := flowtest.Sentences(t, "micemystics"), map[string]bool{}
	for name, file := range engine(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if id := ""; ok && judging(name) {
				if id = literal(lit); ruleID.MatchString(id) && !slices.Contains(elsewhere, id) {
					found[id] = true
				}
			}
			return true
		})
	}
	require.Greater(t, len(found), 130)
	maps.DeleteFunc(found, func(id string, _ bool) bool {
		return slices.ContainsFunc(all, func(s string) bool { return s == "breach."+id || strings.HasPrefix(s, "breach."+id+"-") })
	})
	require.Empty(t, found, "breaches without a sentence")
}

func TestEveryLevelOfARuleHasASentence(t *testing.T) {
	levels := map[string]map[string]bool{}
	for _, file := range engine(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || !slices.Contains([]string{"Against", "Unusual", "Impossible"}, invoked(call)) || len(call.Args) == 0 {
				return true
			}
			if id := literal(call.Args[0]); id != "" {
				if levels[id] == nil {
					levels[id] = map[string]bool{}
				}
				levels[id][strings.ToLower(invoked(call))] = true
			}
			return true
		})
	}
	require.Greater(t, len(levels), 80)
	var missing []string
	for id, told := range levels {
		for level := range told {
			v := rules.Violation{Rule: tables.RuleID(id), Level: rules.Level(level)}
			own := has("breach." + id + "-" + level)
			plain := (len(told) == 1 || v.Level == rules.Against) && Flow{}.Breach(flowtest.Reading(tables.English), game.State{}, game.Done{}, v) != ""
			if !own && !plain {
				missing = append(missing, id+" "+level)
			}
		}
	}
	require.Empty(t, missing, "levels without a sentence")
}

func TestEveryWarningAndEveryProblemHasASentence(t *testing.T) {
	warned, problems := map[string]bool{}, map[string]bool{}
	for _, file := range engine(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				if kind, ok := n.Type.(*ast.Ident); ok && kind.Name == "Warned" && len(n.Elts) > 0 {
					first := n.Elts[0]
					if field, named := first.(*ast.KeyValueExpr); named {
						first = field.Value
					}
					warned[literal(first)] = true
				}
			case *ast.CallExpr:
				if invoked(n) == "broken" && len(n.Args) > 1 {
					problems[literal(n.Args[1])] = true
				}
				if invoked(n) == "problem" && len(n.Args) > 0 {
					problems[literal(n.Args[0])] = true
				}
			}
			return true
		})
	}
	delete(warned, "")
	delete(problems, "")
	require.Greater(t, len(warned), 5)
	require.Greater(t, len(problems), 20)
	maps.DeleteFunc(warned, func(id string, _ bool) bool { return has("warned." + id) })
	maps.DeleteFunc(problems, func(id string, _ bool) bool { return has("problem." + id) })
	require.Empty(t, warned, "warnings without a sentence")
	require.Empty(t, problems, "problems without a sentence")
}

func TestEveryReasonHasASentence(t *testing.T) {
	values := map[string]any{
		"mouse": game.Name("tilda"), "over": game.Name("collin"), "mice": []game.Name{"tilda", "nez"}, "figure": game.Name("rat_1"),
		"figures": []game.Name{"rat_1", "tilda"}, "steps": 3, "number": 2, "count": 2, "minion": "rat", "left": 2,
		"space": box.SpaceID("4"), "spaces": []box.SpaceID{"4", "?2"},
	}
	for _, p := range game.ReasonPoints {
		r := rules.Reason{Rule: "MM-MMOV-03", Point: p.Name}
		for _, arg := range p.Args {
			require.Contains(t, values, arg, p.Name)
			r.Args = append(r.Args, rules.Arg{Name: arg, Value: values[arg]})
		}
		for _, lang := range tables.Langs {
			text := Flow{}.Reason(flowtest.Reading(lang), r)
			require.NotEqual(t, string(r.Rule), text, p.Name)
			readsWell(t, text, p.Name)
			readsWell(t, Flow{}.Reason(flowtest.Reading(lang), rules.Reason{Point: p.Name}), p.Name)
		}
	}
}

func TestEveryReportReads(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, kind := range game.Actions.Names() {
			text := Flow{}.Report(flowtest.Reading(lang), reflect.Zero(game.Actions.Type(kind)).Interface().(game.Action))
			require.NotEmpty(t, text)
			readsWell(t, text, kind)
		}
		for _, e := range game.Effects {
			readsWell(t, Flow{}.Report(flowtest.Reading(lang), game.Affect{Effect: e, On: "tilda", Condition: game.Down, Item: box.Hook}), e)
		}
	}
}

func TestEveryListHasItsWords(t *testing.T) {
	for _, f := range game.Awaits[1:] {
		require.True(t, has("breach.awaited-"+string(f)) || f == game.ForFacts, f) // facts are never in the way
	}
	for prefix, names := range map[string][]string{
		"purpose.": texts(game.Purposes), "deed.": texts(game.Deeds), "free.": texts(game.Frees), "condition.": texts(game.Conditions),
		"event.afflicted-": texts(game.Conditions), "event.relieved-": texts(game.Conditions), "family.": texts(box.Families),
		"effect.": texts(game.Effects), "toss.": texts(game.Landings), "event.awarded-": texts(box.Achievements), "token.": texts(box.Achievements),
		"item.": texts(box.PartyItems),
	} {
		for _, name := range names {
			require.True(t, name == "" || has(prefix+name), prefix+name)
		}
	}
}

func texts[T ~string](list []T) []string {
	out := make([]string, len(list))
	for i, v := range list {
		out[i] = string(v)
	}
	return out
}

// TestRandomChaptersReadWell plays legal reports at random and wrong ones
// beside them, and holds that all of it can be told and warned of.
func TestRandomChaptersReadWell(t *testing.T) {
	readers := []*session.Talk{flowtest.Reading(tables.English), flowtest.Reading(tables.Russian)}
	events, breaches := map[string]bool{}, map[tables.RuleID]bool{}
	for seed := range uint64(6) {
		chance := rand.New(rand.NewPCG(seed, 11))
		s := furnished(t, foes("4", "roach_1", "roach_2"), foes("5", "rat_1"))
		if seed%2 == 1 {
			for i := range s.Rooms {
				s.Rooms[i].Map = box.Map{}
			}
		}
		s.Tokens.On = true
		for step := 0; step < 150 && s.Result == nil; step++ {
			w := readers[step%2]
			require.NotEmpty(t, Flow{}.Here(s))
			if step%4 < 2 { // once in each language: moments in a row are much alike
				warnedOf(t, w, s, breaches)
			}
			did := picked(chance, s)
			if did == nil {
				break
			}
			readsWell(t, Flow{}.Report(w, did), "%#v", did)
			for _, e := range (game.Game{}).Apply(s, did) {
				events[e.Kind()] = true
				readsWell(t, Flow{}.Tell(w, s, e), "%#v", e)
				s = game.Game{}.Fold(s, e)
			}
		}
	}
	require.Greater(t, len(events), 30, "%v", slices.Sorted(maps.Keys(events)))
	require.Greater(t, len(breaches), 45, "%v", slices.Sorted(maps.Keys(breaches)))
}

// warnedOf holds that every wrong report is warned of in sentences, and counts
// the rules broken.
func warnedOf(t *testing.T, w *session.Talk, s game.State, breaches map[tables.RuleID]bool) {
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

// picked is a report that may be made now, or one of a few that bring people.
func picked(chance *rand.Rand, s game.State) game.Action {
	g := game.Game{}
	if seat := g.Next(s); g.Automated(s, seat) {
		return g.Decide(s, seat).Action
	}
	if s.Wait().For == game.ForCard {
		return game.Open{Card: box.Encounter{ID: "night", Ambush: true, Mousetraps: true}, Minions: []box.Squad{{Minion: "roach", Count: 2, Greedy: true}, {Minion: "rat", Count: 1}}}
	}
	legal := g.Legal(s)
	if len(legal) == 0 {
		return nil
	}
	return legal[chance.IntN(len(legal))]
}

// wrongReports break rules at most moments.
func wrongReports() []game.Action {
	step := func(ids ...box.SpaceID) game.Action { return game.Move{Mouse: "tilda", Path: ids} }
	return []game.Action{
		game.Fell{Numbers: []int{9}}, game.Fell{Numbers: []int{1, 1, 1}}, game.Fell{Star: 1, Cheese: 2, With: game.ByLore}, game.Toss{}, game.Order{Cards: []string{"tilda", "tilda"}},
		game.Order{Cards: []string{"nobody"}}, game.Open{}, game.Found{}, game.Tell{Room: "attic"}, game.Spawns{Room: "attic"}, game.Spawn{Minion: "rat", Space: "1"},
		step("2", "3", "4", "5", "6"), step("6"), step("nowhere"), step(), game.Move{Mouse: "ghost", Path: []box.SpaceID{"1"}}, game.Stand{Mouse: "tilda"}, game.Scurry{Mouse: "tilda"},
		game.Attack{Mouse: "tilda", Target: "rat_1"}, game.Attack{Mouse: "tilda", Target: "collin"}, game.Attack{Mouse: "tilda", Target: "ghost", Weapon: "spoon"}, game.Search{Mouse: "tilda"},
		game.Recover{Mouse: "tilda"}, game.Explore{Mouse: "tilda", Into: "cellar"}, game.Explore{Mouse: "tilda", Into: "attic"}, game.Flip{Mouse: "tilda"}, game.Share{Mouse: "tilda", With: "collin"},
		game.Share{Mouse: "tilda", With: "tilda"}, game.Share{Mouse: "tilda", With: "collin", Cheese: 9, Gives: []box.CardID{"spoon"}}, game.Equip{Mouse: "tilda", On: []box.CardID{"spoon"}},
		game.LevelUp{Mouse: "tilda", Ability: box.Ability{ID: "hum"}}, game.Power{Mouse: "tilda", Ability: "hum"}, game.Use{Mouse: "tilda", Card: "spoon"}, game.EndTurn{Mouse: "tilda"},
		game.Lay{Mouse: "tilda", Item: box.Hook}, game.Lay{Mouse: "tilda", Item: box.Disguise}, game.Lay{Mouse: "tilda", Item: "kite"}, game.Lay{Mouse: "tilda", Item: box.Grape, To: &game.Place{Space: "1"}},
		game.TakeBack{Mouse: "tilda", Item: box.Fork}, game.Catapult{Mouse: "tilda", Passenger: "collin", To: game.Place{Space: "6"}}, game.Launch{Mouse: "tilda", Target: "rat_1"}, game.Launch{Mouse: "tilda", Target: "ghost"},
		game.Wear{Wear: true}, game.Keep{Mouse: "tilda"}, game.Trade{Mouse: "tilda"}, game.Drop{Mouse: "tilda", Card: "spoon"}, game.Assign{Card: "rat"}, game.Return{Mouse: "tilda"}, game.Return{Mouse: "ghost"},
		game.Carry{Mouse: "tilda", Card: "spoon"}, game.Done{}, game.Activate{Figure: "rat_1"}, game.Activate{Figure: "tilda"}, game.March{Path: []box.SpaceID{"1", "6"}}, game.March{Steps: 9, Toward: "tilda"},
		game.Strike{Target: "tilda"}, game.Strike{Space: "3"}, game.Strike{Target: "ghost"}, game.Hold{}, game.Leap{To: "1"}, game.Chase{Path: []box.SpaceID{"1"}}, game.Affect{Effect: game.Wound, On: "ghost"},
		game.Affect{Effect: game.Cure, On: "tilda", Card: "crumb"}, game.Affect{Effect: game.Feed}, game.Put{Figure: "ghost"}, game.Put{Figure: "tilda", Room: "attic"}, game.Call{Squads: []box.Squad{{}}},
		game.Call{Room: "attic"}, game.Trap{Space: "3"}, game.Trap{Room: "attic"}, game.Declare{Won: true}, game.Learn{Map: &box.Map{}, Room: "attic"}, game.Learn{Die: []box.Face{{}}}, game.Learn{Minion: &box.Minion{}},
		game.Learn{Search: &box.Search{}}, game.Settle{Name: "chess", Value: "no"}, game.Correct{Mice: []game.MouseNow{{Mouse: "ghost"}}}, game.Correct{Up: "attic"}, game.Correct{Track: []string{"tilda", "tilda"}},
		game.Correct{Hourglass: new(int)}, game.Correct{Mice: []game.MouseNow{{Mouse: "tilda", At: &game.Spot{Room: "attic", Space: "1"}}}},
	}
}

func TestTheRulesOfTheMomentAreInTheRulebook(t *testing.T) {
	book := box.Rulebook()
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
	s.Turn.Step, s.Laid = game.FigureStep, []game.Laid{{Item: box.Grape}}
	for _, card := range []string{"brodie_pounce", "brodie_chase", "tilda", "rat"} {
		s.Turn.Card = card
		known(Flow{}.Here(s))
	}
	s.Types = append(s.Types, box.Minion{ID: "archer", Ranged: true})
	s.Turn.Card = "archer"
	require.Contains(t, Flow{}.Here(s), tables.RuleID("MM-MMOV-07"))
	s.Result = &game.Result{}
	known(Flow{}.Here(s))
}
