package infiltrators

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/longtest"
)

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	flowtest.Said(t, "infiltrators", 50)
	all := flowtest.Sentences(t, "infiltrators")
	for _, p := range game.Correctables {
		if p.Kind == rules.PlayerName { // all games share this sentence
			continue
		}
		require.True(t, flowtest.Known(all, "fix."+p.Name), p.Name)
		require.True(t, p.Path == "" || flowtest.Known(all, "corrected."+p.Name), p.Name)
		require.True(t, typedWords[p.Name] != nil, p.Name)
	}
}

// made matches the code of the rules that creates notes, problems and reasons.
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
	for _, lang := range tables.Langs {
		for _, kind := range game.Actions.Names() {
			text := Flow{}.Report(flowtest.Reading(lang), game.State{},
				reflect.Zero(game.Actions.Type(kind)).Interface().(game.Action))
			readsWell(t, text, kind)
		}
	}
}

func TestAHouseRuleIsReportedInWords(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, sw := range game.Switches {
			for _, value := range sw.Values {
				told := Flow{}.Report(flowtest.Reading(lang), detained(t), game.Settle{Name: sw.Name, Value: value})
				require.Contains(t, told, "("+string(sw.Rule)+")", sw.Name)
				require.NotContains(t, told, sw.Name, value)
			}
		}
		waived := Flow{}.Report(flowtest.Reading(lang), detained(t), game.Settle{Name: "IN-HINT-06", Value: rules.Waived})
		back := Flow{}.Report(flowtest.Reading(lang), detained(t), game.Settle{Name: "IN-HINT-06", Value: rules.InForce})
		require.Contains(t, waived, "IN-HINT-06")
		require.NotContains(t, waived, rules.Waived)
		require.NotContains(t, back, rules.InForce)
		require.NotEqual(t, waived, back)
	}
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

func TestRandomMissionsReadWell(t *testing.T) {
	longtest.SkipShort(t)
	readers := []*talk.UI{flowtest.Reading(tables.English), flowtest.Reading(tables.Russian)}
	notes := map[string]bool{}
	for seed := range uint64(24) {
		chance := rand.New(rand.NewPCG(seed, 7))
		mission := parts.TrainingMissions[seed%3].ID
		s := opening(t, setup(mission, []string{"Ann", "Boris", "Вера", "Gleb", "Dan"}[:2+seed%4]...))
		for step := 0; s.Result == nil && step < 60; step++ {
			w := readers[step%2]
			readsWell(t, Flow{}.View(w, s)+Flow{}.Title(w, s))
			require.NotEmpty(t, Flow{}.Here(s))
			did := someReport(s, chance)
			readsWell(t, Flow{}.Report(w, game.State{}, did))
			var told []rules.Note
			s, told = game.Game{}.Apply(s, did)
			for _, n := range told {
				notes[n.ID] = true
				readsWell(t, Flow{}.Tell(w, s, n), "%#v", n)
			}
			for _, trap := range game.Traps(s) {
				notes[trap.ID] = true
			}
		}
		if s.Result != nil {
			for _, id := range s.Result.By {
				readsWell(t, Flow{}.Ending(readers[0], s, id)+Flow{}.Name(readers[1], s, s.Result.Winner))
			}
		}
	}
	require.Greater(t, len(notes), 10, "%v", notes)
}

func someReport(s game.State, chance *rand.Rand) game.Action {
	all := []game.Action{
		game.Begin{}, game.Turned{Lies: game.Upright}, game.Turned{Lies: game.Sideways}, game.Answer{Says: game.Right},
		game.Answer{Says: game.Wrong}, game.Draw{}, game.Draw{Cards: 1}, game.Draw{Cards: 2}, game.Reward{},
		game.Reward{Down: true},
		game.Verdict{Won: true}, game.Detain{}, game.Wait{},
	}
	for _, c := range s.Deck() {
		all = append(all, game.Hint{Card: c, Lies: game.Upright}, game.Discard{Cards: []parts.Card{c}})
		for _, at := range s.Held() {
			all = append(all, game.Exchange{Card: c, To: at}, game.Eliminate{At: at, Card: c})
		}
	}
	breaks := func(a game.Action) bool { return len(game.Game{}.Check(s, a)) > 0 }
	if all = slices.DeleteFunc(all, breaks); len(all) == 0 {
		return game.Pass{}
	}
	return all[chance.IntN(len(all))]
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

// Some Russian verbs change the case of a card's name, so the name is quoted after them.
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
