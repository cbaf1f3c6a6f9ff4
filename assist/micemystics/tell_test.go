package micemystics

import (
	"encoding/json"
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

func TestWhatFollowsIsToldInBothLanguages(t *testing.T) {
	told := map[string]bool{}
	for _, lang := range tables.Langs {
		w := flowtest.Reading(lang)
		var lines []string
		for _, m := range moments(t) {
			lines = append(lines, Flow{}.Report(w, game.State{}, m.did)+":")
			after, notes := game.Game{}.Apply(m.over, m.did)
			_, rest := game.Game{}.Happened(m.over, m.did)
			for _, n := range append(notes, rest...) {
				told[n.ID] = true
				text := Flow{}.Tell(w, after, n)
				readsWell(t, text, "%#v %#v", m.did, n)
				require.Equal(t, text, Flow{}.Tell(w, after, readBack(t, n)))
				lines = append(lines, "  "+n.ID+": "+text)
			}
		}
		flowtest.Golden(t, "told."+string(lang), strings.Join(lines, "\n"))
	}
	for _, id := range flowtest.Sentences(t, "micemystics") {
		if id, tells := strings.CutPrefix(id, "tell."); tells {
			require.True(t, told[id], "nothing tells %s", id)
		}
	}
}

func readBack(t *testing.T, n rules.Note) rules.Note {
	text, err := json.Marshal(n)
	require.NoError(t, err)
	var out rules.Note
	require.NoError(t, strictjson.Read(text, &out))
	return out
}

func TestAMinionsAttackReadsInTwoLines(t *testing.T) {
	s := fighting(t, func(s *game.State) { s.Mice[0].At.Space = "3" })
	s.Waits = []game.Wait{{For: game.ForRoll, Purpose: game.MarchRoll, Who: "roach_1", Dice: 1}}
	w := flowtest.Reading(tables.Russian)
	var lines []string
	for _, did := range []game.Action{
		game.Fell{Numbers: []int{2}}, game.March{Path: []parts.SpaceID{"3"}}, game.Strike{Target: "tilda"}, game.Fell{Sword: 1}, game.Fell{},
	} {
		var notes []rules.Note
		s, notes = game.Game{}.Apply(s, did)
		for _, n := range notes {
			lines = append(lines, Flow{}.Tell(w, s, n))
		}
	}
	require.Equal(t, []string{
		"Таракан А проходит 1 шаг с клетки 4 на клетку 3 и доходит до цели: Тильда.", "Таракан А наносит 1 удар, цель — Тильда.", "Тильда получает 1 ранение (теперь 1 из 3).",
	}, lines[:3])
}
