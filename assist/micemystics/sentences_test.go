package micemystics

import (
	"maps"
	"os"
	"path/filepath"
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
	flowtest.Said(t, "micemystics", 200)
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

// made matches the source of the rules that creates warnings and problems.
var made = regexp.MustCompile(`\b(warn|problem|broken)\(\s*(?:"MM-[A-Z]+-\d+",\s*)?"([^"]+)"`)

func TestEveryWarningAndEveryProblemHasASentence(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "rules", "micemystics", "*.go"))
	require.NoError(t, err)
	found := map[string]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, use := range made.FindAllStringSubmatch(string(text), -1) {
			family := "problem."
			if use[1] == "warn" {
				family = "tell.warned."
			}
			found[family]++
			require.True(t, has(family+use[2]), "no sentence for %s", use[0])
		}
	}
	require.Greater(t, found["tell.warned."], 5)
	require.Greater(t, found["problem."], 30)
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
