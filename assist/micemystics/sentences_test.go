package micemystics

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
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
	"tablemate/tables/strictjson"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	flowtest.Said(t, "micemystics", 200)
	for id := range tones {
		require.True(t, has("tell."+id), id)
	}
}

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
	grape := []string{"goes", "arrives", "no_closer"} // these reasons lack "mouse" if a minion goes to the grape
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
	flowtest.Reports(t, Flow{}, game.Actions, game.Switches, fighting(t))
	for _, lang := range tables.Langs {
		for _, e := range game.Effects {
			isSaid(t, Flow{}.Report(flowtest.Reading(lang), game.State{},
				game.Affect{Effect: e, On: "tilda", Condition: game.Down, Item: parts.Hook}), e)
		}
	}
}

func TestEveryListHasItsWords(t *testing.T) {
	for _, f := range game.Awaits[1:] {
		require.True(t, has("breach.awaited-"+string(f)) || f == game.ForFacts, f) // ForFacts has no breach sentence
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

func provoked(t *testing.T) []rules.Violation {
	text, err := os.ReadFile("../../rules/micemystics/testdata/causes.jsonl")
	require.NoError(t, err)
	var out []rules.Violation
	for line := range bytes.Lines(text) {
		var v rules.Violation
		require.NoError(t, strictjson.Read(line, &v))
		out = append(out, v)
	}
	require.Greater(t, len(out), 300)
	return out
}

// ownSentence returns the id of the sentence about a violation. Rules with the same cause may share
// one sentence.
func ownSentence(v rules.Violation) string {
	if p, ok := v.Args["problem"].(rules.Noun); ok {
		return strings.TrimPrefix(p.ID, "micemystics.")
	}
	for _, id := range []string{string(v.Rule) + "-" + v.ID, v.ID} {
		if has("breach." + id) {
			return "breach." + id
		}
	}
	return ""
}

func TestEveryCauseHasASentenceOfItsOwn(t *testing.T) {
	book := parts.Rulebook()
	var all strings.Builder
	for _, v := range provoked(t) {
		require.NotEmpty(t, ownSentence(v), "%s %s", v.Rule, v.ID)
		e, ok := book.Entry(v.Rule)
		require.True(t, ok, v.Rule)
		fmt.Fprintf(&all, "%s %s\n", v.Rule, v.ID)
		for _, lang := range tables.Langs {
			text := Flow{}.Breach(flowtest.Reading(lang), fighting(t), game.Done{}, v)
			readsWell(t, text, "%s %s", v.Rule, v.ID)
			require.NotEqual(t, e.Text.In(lang), text, "%s %s", v.Rule, v.ID)
			fmt.Fprintf(&all, "  %s\n", text)
		}
	}
	flowtest.Golden(t, "breaches", all.String())
}

var onlyNamed = []string{
	"card-nameless", "chapter-over", "disguise-in-surge", "encounter-nameless", "lost-time", "minion-nameless", "no-disguise",
	"nobody-fooled", "nobody-on-turn", "nowhere", "one-place", "spawn-nameless", "unasked",
}

func TestASentenceAboutABreachNamesWhoOrWhat(t *testing.T) {
	told := map[string]bool{}
	for _, v := range provoked(t) {
		told[ownSentence(v)] = true
	}
	words := flowtest.Reading(tables.English).Words
	for _, id := range flowtest.Sentences(t, "micemystics") {
		cause, breach := strings.CutPrefix(id, "breach.")
		if !breach || strings.HasPrefix(cause, "awaited-") {
			continue
		}
		text := words.Say("micemystics."+id, tables.Args{})
		mentions := strings.Contains(text, "no value")
		silent := slices.Contains(onlyNamed, cause) || strings.HasSuffix(cause, "-unasked")
		require.True(t, mentions || silent, "%s mentions nothing: %s", id, text)
		if !told[id] && !rare(cause) {
			t.Errorf("nothing is told by %s", id)
		}
	}
}

// `rare` reports whether a cause needs no test case. Such causes, for example a wrong number of
// dice, exist for many rules, and the tests do not cover all of these rules.
func rare(cause string) bool {
	return regexp.MustCompile(`^MM-.*-(dice|stays|over|unasked)$`).MatchString(cause) || cause == "unasked"
}

func TestABreachIsToldByName(t *testing.T) {
	over := mine(t)
	for _, c := range []struct {
		did    game.Action
		rule   tables.RuleID
		en, ru string
	}{
		{corrects(game.Path(game.OneMouse, "tilda")+"/wounds", 9), "MM-CAPT-02",
			"Tilda has at least as many wounds as life, so the mouse is captured.", "Тильда: ранений не меньше, чем здоровья, значит, мышь поймана."},
		{corrects(game.Path(game.OneMouse, "tilda")+"/at", inHall("99")), "MM-SETUP-09", "The map of Hall has no space 99.", "На схеме «Зал» нет клетки 99."},
		{corrects("/hourglass", 0), "MM-BOARD-01", "There is no page 0.", "Страницы 0 нет."},
	} {
		i := slices.IndexFunc((game.Game{}).Check(over, c.did), func(v rules.Violation) bool { return v.Rule == c.rule })
		require.GreaterOrEqual(t, i, 0, c.rule)
		v := (game.Game{}).Check(over, c.did)[i]
		require.Equal(t, c.en, Flow{}.Breach(flowtest.Reading(tables.English), over, c.did, v), "%v", v)
		require.Equal(t, c.ru, Flow{}.Breach(flowtest.Reading(tables.Russian), over, c.did, v), "%v", v)
	}
}

func TestARuleWithoutASentenceReadsAsItsOwnText(t *testing.T) {
	require.Empty(t, Flow{}.Breach(flowtest.Reading(tables.English), game.State{}, game.Done{}, rules.Violation{Note: rules.Note{Rule: "MM-XYZ-01"}}))
}
