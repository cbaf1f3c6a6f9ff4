package micemystics

import (
	"go/ast"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	all, found := flowtest.Sentences(t, "micemystics"), 0
	told := regexp.MustCompile(`\b(say|unread)\("([a-z][\w.-]*)"`)
	begins := map[string]string{"unread": "unread."}
	for name, text := range flowtest.Source(t) {
		for _, use := range told.FindAllStringSubmatch(text, -1) {
			found++
			require.True(t, flowtest.Known(all, begins[use[1]]+use[2]), "%s: no sentence %q", name, use[2])
		}
	}
	require.Greater(t, found, 200)
	flowtest.Noted(t, "micemystics", "tell")
	for id := range tones {
		require.True(t, has("tell."+id), id)
	}
}

// hole matches the trace of a missing argument in a sentence.
var hole = regexp.MustCompile(`\[micemystics|no value|%!|{{|^ ?[,.:]|[:,→(–] *[.,;)]|\( |“”|«»|[:,→] ?$`)

func readsWell(t testing.TB, text string, about ...any) {
	t.Helper()
	require.NotEmpty(t, text, about...)
	require.NotRegexp(t, hole, text, about...)
}

// isSaid requires that a phrase has its sentence. Arguments may be empty.
func isSaid(t testing.TB, text string, about ...any) {
	t.Helper()
	for _, hole := range []string{"[micemystics", "no value", "%!", "{{"} {
		require.NotContains(t, text, hole, about...)
	}
}

func has(id string) bool {
	return flowtest.Reading(tables.English).Words.Has("micemystics." + id)
}

func TestEveryWarningAndEveryProblemHasASentence(t *testing.T) {
	warned, problems := map[string]bool{}, map[string]bool{}
	for _, file := range engine(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			switch {
			case !ok:
			case invoked(call) == "warn" && len(call.Args) > 0:
				warned[literal(call.Args[0])] = true
			case invoked(call) == "broken" && len(call.Args) > 1:
				problems[literal(call.Args[1])] = true
			case invoked(call) == "problem" && len(call.Args) > 0:
				problems[literal(call.Args[0])] = true
			}
			return true
		})
	}
	delete(problems, "")
	require.Greater(t, len(warned), 5)
	require.Greater(t, len(problems), 20)
	maps.DeleteFunc(warned, func(id string, _ bool) bool { return has("tell.warned." + id) })
	maps.DeleteFunc(problems, func(id string, _ bool) bool { return has("problem." + id) })
	require.Empty(t, warned, "warnings without a sentence")
	require.Empty(t, problems, "problems without a sentence")
}

func TestEveryReasonHasASentence(t *testing.T) {
	tilda, rat := game.Name("tilda").Noun(), game.Name("rat_1").Noun()
	values := rules.Args{
		"mouse": tilda, "over": game.Name("collin").Noun(), "mice": []rules.Noun{tilda, game.Name("nez").Noun()}, "figure": rat,
		"figures": []rules.Noun{rat, tilda}, "steps": 3, "number": 2, "count": 2, "minion": rules.Noun{Kind: game.NounMinion, ID: "rat"}, "left": 2,
		"space": inHall("4").Noun(), "spaces": []rules.Noun{inHall("4").Noun(), inHall("?2").Noun()},
	}
	grape := []string{"goes", "arrives", "no_closer"} // these reasons name no mouse if the goal is the grape
	text, err := os.ReadFile("../../rules/micemystics/testdata/reasons.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		p := struct {
			Name string
			Args []string
		}{words[0], words[1:]}
		n := rules.Note{ID: p.Name, Rule: "MM-MMOV-03", Args: rules.Args{}}
		for _, arg := range p.Args {
			require.Contains(t, values, arg, p.Name)
			n.Args[arg] = values[arg]
		}
		for _, lang := range tables.Langs {
			w := flowtest.Reading(lang)
			require.NotEqual(t, string(n.Rule), Flow{}.Reason(w, game.State{}, n), p.Name)
			readsWell(t, Flow{}.Reason(w, game.State{}, n), p.Name)
			unknown := rules.Note{ID: n.ID, Args: maps.Clone(n.Args)}
			if _, told := unknown.Args["steps"]; told && p.Name != "goes" {
				unknown.Args["steps"] = 0
			}
			if slices.Contains(grape, p.Name) {
				delete(unknown.Args, "mouse")
			}
			readsWell(t, Flow{}.Reason(w, game.State{}, unknown), p.Name)
		}
	}
}

func TestEveryReportReads(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, kind := range game.Actions.Names() {
			text := Flow{}.Report(flowtest.Reading(lang), game.State{},
				reflect.Zero(game.Actions.Type(kind)).Interface().(game.Action))
			require.NotEmpty(t, text)
			isSaid(t, text, kind)
		}
		for _, e := range game.Effects {
			isSaid(t, Flow{}.Report(flowtest.Reading(lang), game.State{},
				game.Affect{Effect: e, On: "tilda", Condition: game.Down, Item: parts.Hook}), e)
		}
	}
}

func TestEveryListHasItsWords(t *testing.T) {
	for _, f := range game.Awaits[1:] {
		require.True(t, has("breach.awaited-"+string(f)) || f == game.ForFacts, f) // facts never block an action
	}
	for prefix, names := range map[string][]string{
		"purpose.": texts(game.Purposes), "deed.": texts(game.Deeds), "free.": texts(game.Frees), "condition.": texts(game.Conditions),
		"tell.afflicted-": texts(game.Conditions), "tell.relieved-": texts(game.Conditions), "family.": texts(parts.Families),
		"effect.": texts(game.Effects), "toss.": texts(game.Landings), "tell.awarded-": texts(parts.Achievements), "token.": texts(parts.Achievements),
		"item.": texts(parts.PartyItems),
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
