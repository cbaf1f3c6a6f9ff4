package infiltrators

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	flowtest.Said(t, "infiltrators", 50)
	all := flowtest.Sentences(t, "infiltrators")
	for _, p := range game.Correctables {
		if p.Kind == rules.PlayerName { // all games share the sentence about a player's name
			continue
		}
		require.True(t, flowtest.Known(all, "fix."+p.Name), p.Name)
		require.True(t, p.Path == "" || flowtest.Known(all, "corrected."+p.Name), p.Name)
		require.True(t, typedWords[p.Name] != nil, p.Name)
	}
}

// The patterns in `made` find the ids of notes, problems and reasons in the source code of the
// rules.
var made = map[string]*regexp.Regexp{
	"tell":    regexp.MustCompile(`(?:\badd\(|Note\{ID: )"([a-z][\w-]*)", (?:Rule: )?"IN-`),
	"problem": regexp.MustCompile(`(?:\bproblem\(|broken\((?:"[A-Z0-9-]+"|rule), )"([a-z_]+)"`),
	"reason":  regexp.MustCompile(`"([a-z-]+)", (?:tables\.RuleID\()?"IN-`),
}

func TestEveryNoteProblemAndReasonHasASentence(t *testing.T) {
	all := flowtest.Sentences(t, "infiltrators")
	for family, folder := range map[string]string{"tell": "", "problem": "", "reason": "advice"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "rules", "infiltrators", folder, "*.go"))
		require.NoError(t, err)
		found := 0
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			for _, use := range made[family].FindAllStringSubmatch(string(text), -1) {
				found++
				require.True(t, flowtest.Known(all, family+"."+use[1]), "no sentence %s.%s", family, use[1])
			}
		}
		require.Greater(t, found, 5, family)
	}
}

func TestEveryTypedFieldHasASentenceForWhatItIsNot(t *testing.T) {
	all := flowtest.Sentences(t, "infiltrators")
	for kind, fields := range game.Forms.Fields() {
		for _, f := range fields {
			name := f.Kind
			if name == "" {
				name = f.Name
			}
			require.True(t, f.Put == nil || flowtest.Known(all, "unread."+name), "%s of %s", f.Name, kind)
		}
	}
}

func TestEveryReportReads(t *testing.T) {
	flowtest.Reports(t, Flow{}, game.Actions, game.Switches, opening(t, first))
}

func TestACorrectionIsNamed(t *testing.T) {
	w := flowtest.Reading(tables.English)
	require.Equal(t, "correction — red 6 vertical beside agent 2's suspect",
		Flow{}.Report(w, game.State{}, corrects("/agents/seat=agent_2/hints",
			[]game.LaidHint{{Card: red(6), Lies: game.Upright}})))
	require.Equal(t, "correction — everybody has seen red 6, black 4 in agent 2's hand",
		Flow{}.Report(w, game.State{}, corrects("/agents/seat=agent_2/known", []parts.Card{red(6), black(4)})))
	require.Equal(t, "correction — 3 bullets left", Flow{}.Report(w, game.State{}, corrects("/bullets", 3)))
	require.Equal(t, "correction — red 6, black 4 in the face-up discard",
		Flow{}.Report(w, game.State{}, corrects("/discard_up", []parts.Card{red(6), black(4)})))
}

func TestEveryTrapIsTold(t *testing.T) {
	s := detained(t)
	s.HQ, s.Suspects, s.Agents[0].Suspect, s.Agents[1].Suspect = 1, 2, false, false
	tight := detained(t)
	tight.Bullets, tight.HQ, tight.Agents[2].Hand = 2, 0, 0
	slow := detained(t)
	slow.HQ = 5
	told := map[string]bool{}
	for _, s := range []game.State{s, tight, slow} {
		for _, n := range game.Traps(s) {
			told[n.ID] = true
			for _, lang := range tables.Langs {
				text := Flow{}.Tell(flowtest.Reading(lang), s, n)
				readsWell(t, text)
				require.Contains(t, Flow{}.Draw(flowtest.Reading(lang), s).Notes, text)
				require.Contains(t, regexp.MustCompile(`\s+`).ReplaceAllString(Flow{}.View(flowtest.Reading(lang), s), " "), text)
			}
		}
	}
	require.Len(t, told, 5)
}

func TestReasonsRead(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	told := map[string]bool{}
	watch := func(s game.State, own advice.Own, _ func(int) int) game.Action {
		made := advice.For(s, own)
		for _, o := range made {
			for _, r := range o.Reasons {
				told[r.ID] = true
				for _, lang := range tables.Langs {
					a := prompter{phrases: phrases{flowtest.Reading(lang)}, state: s}
					text := voice.Reason(a.UI, s, r, nil)
					readsWell(t, text, r)
					require.NotEqual(t, string(r.Rule), text)
				}
			}
		}
		return made[0].Action
	}
	for range 6 {
		_, _, err := advice.Play(setup(parts.Training2, "A", "B"), []advice.Player{watch, watch}, random.IntN)
		require.NoError(t, err)
	}
	require.Greater(t, len(told), 9, "%v", told)
}

func TestNoInformationIsSaidInWords(t *testing.T) {
	for lang, nothing := range map[tables.Lang]string{tables.English: "nothing", tables.Russian: "ничего"} {
		w := flowtest.Reading(lang)
		for _, id := range []string{"tells", "reward"} {
			told := func(bits float64) string {
				n := rules.Note{ID: id, Args: rules.Args{"bits": game.Bits(bits)}}
				return voice.Reason(w, game.State{}, n, nil)
			}
			require.Contains(t, told(0), nothing, id)
			require.Contains(t, told(1e-15), nothing, id)
			require.NotContains(t, told(0), "0.00", id)
			require.NotContains(t, told(0.5), nothing, id)
			require.Contains(t, told(0.003), "<"+session.Decimal(lang, 0.01, 2), id)
			require.Contains(t, told(1.5), session.Decimal(lang, 1.5, 2), id)
		}
	}
}

func TestOnlyTheImpossibleAndTheCertainAreRound(t *testing.T) {
	for share, want := range map[float64]string{
		0: "0", 0.001: "<1", 0.005: "1", 0.5: "50", 0.994: "99", 0.999: ">99", 1: "100",
	} {
		require.Equal(t, want, percent(share))
	}
}

// After some Russian verbs, a card's name would need another case. Therefore the name is quoted.
func TestACardInRussianStandsInItsOwnCase(t *testing.T) {
	say := func(did game.Discard) string {
		return Flow{}.Report(flowtest.Reading(tables.Russian), detained(t), did)
	}
	require.Equal(t,
		"сбрасывает «красная 6, чёрная 4» (действует Ann)", say(game.Discard{Cards: []parts.Card{red(6), black(4)}, By: ann}))
	require.Equal(t, "сбрасывает лицом вниз 2 карты", say(game.Discard{Down: 2}))
	require.Equal(t,
		"сбрасывает «красная 6» и лицом вниз ещё 2 карты", say(game.Discard{Cards: []parts.Card{red(6)}, Down: 2}))
	require.Equal(t, "ничего не сбрасывает", say(game.Discard{}))
}
