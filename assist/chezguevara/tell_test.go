package chezguevara

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// provoked calls the function `each` for every recorded cause of a breach.
func provoked(t *testing.T, each func(s game.State, did game.Action, cause string)) {
	text, err := os.ReadFile("../../rules/chezguevara/testdata/causes.jsonl")
	require.NoError(t, err)
	head, rest, _ := bytes.Cut(text, []byte("\n"))
	var common struct{ Cards []parts.Card }
	require.NoError(t, json.Unmarshal(head, &common))
	found := 0
	for line := range bytes.Lines(rest) {
		var p struct {
			Cause string
			State game.State
			Did   json.RawMessage
		}
		require.NoError(t, json.Unmarshal(line, &p))
		did, err := game.Actions.Decode(p.Did)
		require.NoError(t, err)
		if p.State.Cards == nil {
			p.State.Cards = common.Cards
		}
		for i, name := range []string{"Ana", "Boris", "Chela", "Diego", "Eva"}[:len(p.State.Players)] {
			p.State.Players[i].Name = name
		}
		each(p.State, did, p.Cause)
		found++
	}
	require.Greater(t, found, 100)
}

// If an argument of a sentence is empty, the sentence has traces such as two blanks. The pattern
// `holes` matches them.
var holes = regexp.MustCompile(`no value|\[chez|chezguevara\.|  |[( ][.,;:)]|: \.|^[^«“\p{L}\d]`)

func TestEveryCauseHasASentence(t *testing.T) {
	for _, lang := range tables.Langs {
		talk := flowtest.Reading(lang)
		said := map[string]string{}
		provoked(t, func(s game.State, did game.Action, cause string) {
			for _, v := range (game.Game{}).Check(s, did) {
				text := Flow{}.Breach(talk, s, did, v)
				require.NotEmpty(t, text, "%s %q", v.Rule, cause)
				require.NotRegexp(t, holes, text, "%s %q", v.Rule, cause)
				said[string(v.Rule)+" "+cause] = text
			}
		})
		if lang == tables.English {
			var out []string
			for cause, text := range said {
				out = append(out, cause+": "+text)
			}
			slices.Sort(out)
			flowtest.Golden(t, "breaches", strings.Join(out, "\n"))
		}
	}
}

func TestEverySentenceThatIsSaidExists(t *testing.T) {
	flowtest.Said(t, "chezguevara", 50)
	all := flowtest.Sentences(t, "chezguevara")
	for _, p := range game.Correctables {
		if p.Kind == rules.PlayerName { // all games share this sentence
			continue
		}
		require.True(t, flowtest.Known(all, "fix."+p.Name), p.Name)
		require.True(t, p.Path == "" || flowtest.Known(all, "corrected."+p.Name), p.Name)
		require.NotNil(t, typedWords[p.Name], p.Name)
	}
}

func TestEveryReportReads(t *testing.T) {
	flowtest.Reports(t, Flow{}, game.Actions, game.Switches, table(t, 3))
}

func TestTheTableFitsTheScreen(t *testing.T) {
	s := full(t)
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		w.Height = 24
		for _, columns := range []int{120, 80, 60, 40} {
			w.Width = columns
			lines := strings.Split(Flow{}.View(w, s), "\n")
			for _, line := range lines {
				require.LessOrEqual(t, paint.Width(line), columns, "%d columns: %s", columns, line)
			}
			if columns >= 80 {
				require.LessOrEqual(t, len(lines), 12)
			}
		}
	}
	w := flowtest.Reading(tables.English)
	w.Width, w.Height = 40, 24
	few := table(t, 5, tent(ana, "soap", "guitar"), tent(eva, "pipe"))
	require.NotContains(t, Flow{}.View(w, few), "…", "short tents are whole on a narrow screen too")
	w.Width, w.Height = 80, 24
	require.Contains(t, Flow{}.View(w, s), "…")
	w.Height = 0
	require.NotContains(t, Flow{}.View(w, s), "…", "show tells all")
}

func TestTheTableIsDrawnInBothLanguages(t *testing.T) {
	near := table(t, 3, tent(ana, "soap", "guitar"), slack(boris, 19), func(s *game.State) { s.Player(chela).Wounds = 2 })
	flowtest.Views(t, Flow{}, map[string]game.State{"start": table(t, 2), "near": near, "full": full(t)})
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		w.Width = 40
		flowtest.Golden(t, "view-near-40."+string(lang), Flow{}.View(w, near))
	}
}

func TestABarShowsHowNearTheGoalIs(t *testing.T) {
	for total, bar := range map[int]string{
		-1: "", 0: "", 5: `"friend" x="150" y="10" width="31.25"`, 16: `"friend" x="150" y="10" width="100"`,
		17: `"foe" x="150" y="10" width="106.25"`, 19: `"foe" x="150" y="10" width="118.75"`,
		30: `"foe" x="150" y="10" width="125"`,
	} {
		drawn := Flow{}.Draw(flowtest.Reading(tables.English), table(t, 3, slack(ana, total))).SVG()
		require.Contains(t, drawn, `"floor" x="150" y="10" width="125"`, total)
		require.Contains(t, drawn, bar, total)
		if bar == "" {
			require.NotRegexp(t, `"(friend|foe)" x="150" y="10"`, drawn, total)
		}
	}
}

func TestWhyAndWho(t *testing.T) {
	w := flowtest.Reading(tables.English)
	s := table(t, 3, tent(boris, "soap", "mao-quotations"), func(s *game.State) { s.Player(boris).Wounds = 1 })
	require.Equal(t, []string{"Boris has 1 slack: Corporal 1, Soap 1, Quotations from Chairman Mao (not known yet) 0, wounds -1. When exposed, this player is cleared on 3 or more."},
		Flow{}.Explain(w, s, "2"))
	require.Len(t, Flow{}.Explain(w, s, ""), 3)
	require.Contains(t, Flow{}.Explain(w, s, "7")[0], "“7” is not a player here")
	require.Contains(t, Flow{}.Explain(w, s, "veto")[0], "After “why” name a player: 1 Ana · 2 Boris · 3 Chela")
	open := did(s, game.Do{Seat: ana, Card: "guitar"})
	said := prompter{phrases{w}, open}.whoMay(boris)
	require.Equal(t, []string{"Boris: play an event, cancel Guitar (#1), order something else instead of Guitar (#1)", "    go on with the turn: not allowed (CG-TURN-02)"}, said)
	late := did(open, game.Event{Seat: ana, Card: "lucky-7", Target: ana})
	require.Contains(t, strings.Join(prompter{phrases{w}, late}.whoMay(boris), " "), "cancel Guitar (#1): not allowed (CG-CANC-04)")
}

func TestALineIsNamedByItsCardOrItsDie(t *testing.T) {
	s := did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})
	s.Lines = append(s.Lines, game.Line{Action: game.EndTurn{Seat: ana}},
		game.Line{Action: game.Roll{Seat: boris, Die: 3}})
	a := prompter{phrases{flowtest.Reading(tables.English)}, s}
	require.Equal(t, []string{"Guitar (#1)", "2", "die roll 3 (#3)"}, []string{a.line(1), a.line(2), a.line(3)})
}

func TestACardIsDescribed(t *testing.T) {
	food, drink := []parts.Category{parts.Food}, []parts.Category{parts.Drink}
	full := parts.Card{
		Kind: parts.Person, Slack: -2, Cost: 1, Trophies: 3, Exposure: 1, Pay: 2, Leave: -1, Rolls: true,
		Categories: []parts.Category{parts.Pet}, Needs: food, Shuns: []parts.Category{"sergeant"}, Eats: drink, Protects: food, Cancels: drink,
	}
	var said strings.Builder
	for _, lang := range tables.Langs {
		for _, c := range []parts.Card{
			full, {Kind: parts.Thing, Untold: true}, {Kind: parts.Activity, Die: true, Slack: 1}, {Kind: parts.Event},
			{Kind: parts.Event, Target: parts.Self}, {Kind: parts.Event, Target: parts.Rival},
		} {
			fmt.Fprintln(&said, phrases{flowtest.Reading(lang)}.about(c))
		}
	}
	flowtest.Golden(t, "about", said.String())
}

func TestACardIsLearnedInOneLine(t *testing.T) {
	every := parts.Card{Kind: parts.Event, Cancels: []parts.Category{parts.Any}}
	some := parts.Card{Kind: parts.Event, Cancels: []parts.Category{"event", parts.Sleep}}
	eats := []parts.Category{parts.Food, parts.Drink}
	for typed, want := range map[string]parts.Card{
		"a2": {Kind: parts.Activity, Slack: 2}, "д2": {Kind: parts.Activity, Slack: 2}, "ad-1 sex": {Kind: parts.Activity, Die: true, Slack: -1, Categories: []parts.Category{parts.Sex}},
		"t1 c2 food pet":      {Kind: parts.Thing, Slack: 1, Cost: 2, Categories: []parts.Category{parts.Food, parts.Pet}},
		"p-1 eats:food+drink": {Kind: parts.Person, Slack: -1, Eats: []parts.Category{parts.Food, parts.Drink}},
		"p1 -sergeant":        {Kind: parts.Person, Slack: 1, Shuns: []parts.Category{"sergeant"}},
		"т1 +кап":             {Kind: parts.Person, Slack: 1, Needs: []parts.Category{"corporal"}},
		"т1 +еда -выпивка":    {Kind: parts.Person, Slack: 1, Needs: []parts.Category{parts.Food}, Shuns: []parts.Category{parts.Drink}},
		"e cancels:sleep":     {Kind: parts.Event, Cancels: []parts.Category{parts.Sleep}},
		"a0 raid3":            {Kind: parts.Activity, Trophies: 3, Categories: []parts.Category{parts.Raid}}, "в1 к+1": {Kind: parts.Thing, Slack: 1,
			Exposure: 1}, "e pay+1 leave+1": {Kind: parts.Event, Pay: 1, Leave: 1},
		"p1 rolls protects:pet": {Kind: parts.Person, Slack: 1, Rolls: true, Protects: []parts.Category{parts.Pet}},
		"e cancels all":         every, "e cancels:any": every, "с отменяет всё": every, "с отменяет:всё": every,
		"e cancels events and sleep": some, "с отменяет события и сны": some,
		"p1 eats food drink c2": {Kind: parts.Person, Slack: 1, Cost: 2, Eats: eats}, "т1 ест еду и выпивку ц2": {
			Kind: parts.Person, Slack: 1, Cost: 2, Eats: eats,
		},
		"e on self": {Kind: parts.Event, Target: parts.Self}, "с на соперника": {Kind: parts.Event, Target: parts.Rival},
		"т бережёт питомцев": {Kind: parts.Person, Protects: []parts.Category{parts.Pet}},
	} {
		c, err := readSpec(parts.Card{Untold: true}, splitWords(typed))
		require.NoError(t, err, typed)
		require.Equal(t, want, c, typed)
		for _, lang := range tables.Langs {
			require.NotContains(t, phrases{flowtest.Reading(lang)}.about(c), "[", typed)
		}
	}
	for _, typed := range []string{
		"", "q1", "a2 nonsense", "e on", "с на всех", "t1 c2 eats:stones", "t1 raidx",
		"e cancels", "e cancels nothing", "с отменяет сонник",
	} {
		_, err := readSpec(parts.Card{}, splitWords(typed))
		require.Error(t, err, typed)
	}
	kept := flowtest.Shelf{}
	w := flowtest.In(t, tables.English, "drum a3 2ki", "")
	w.Box = kept
	s := table(t, 3)
	for range 3 {
		a, err := Flow{}.Ask(w, s)
		require.NoError(t, err)
		s = did(s, a)
	}
	require.Equal(t, parts.Card{ID: "drum", Name: tables.Text{En: "Drum", Ru: "Drum"}, Kind: parts.Activity, Slack: 3}, *s.Card("drum"))
	require.Equal(t, game.Order{}.Kind(), s.Plays[1].As, "the line went on behind it")
	var again parts.Card
	require.True(t, kept.Find("drum", &again))
	require.Equal(t, "Барабан", phrases{flowtest.Reading(tables.Russian)}.newCard("барабан=drum").Name.Ru)
	_, err := Flow{}.Read(flowtest.In(t, tables.English, "back"))
	require.ErrorIs(t, err, desk.ErrBack)
}

func TestAnEventHitsWhomItsTextAllows(t *testing.T) {
	learns := func(target parts.Target) game.Action {
		return game.Learn{Card: parts.Card{ID: "letter", Kind: parts.Event, Target: target}}
	}
	for target, c := range map[parts.Target]struct {
		lines []string
		at    rules.Seat
	}{
		parts.Rival: {[]string{"letter", "3"}, chela}, parts.Self: {[]string{"letter"}, ana},
		parts.Anybody: {[]string{"letter"}, ana},
	} {
		did, err := Flow{}.Ask(flowtest.In(t, tables.English, c.lines...), did(table(t, 3), learns(target)))
		require.NoError(t, err)
		require.Equal(t, game.Event{Seat: ana, Card: "letter", Target: c.at}, did, target)
	}
}

func TestTheValuesOfARankAreCorrected(t *testing.T) {
	kept := flowtest.Shelf{}
	w := flowtest.In(t, tables.Russian, "узнать рядовой 2 3 1", "learn s", "4 2 3 -2", "узнать к 3 2")
	w.Box = kept
	for _, want := range []parts.RankCard{
		{Rank: parts.Private, Pay: 2, Leave: 3, Slack: 1}, {Rank: parts.Sergeant, Pay: 4, Leave: 2, Slack: 3, Penalty: 2},
	} {
		a, err := Flow{}.Ask(w, table(t, 3))
		require.NoError(t, err)
		require.Equal(t, game.LearnRank{Rank: want}, a)
	}
	var card parts.Card
	require.True(t, kept.Find("private", &card), "the box has it too")
	require.Equal(t, 1, card.Slack)
	_, err := Flow{}.Ask(w, table(t, 3))
	require.ErrorIs(t, err, desk.ErrBack, "a number is missing")
}
