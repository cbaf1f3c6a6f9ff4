package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestMinionsAreNamedForTheirReasons names minions by code, by name, by a word of their type, and
// by their id in the record. Minions that have left the board can also be named.
func TestMinionsAreNamedForTheirReasons(t *testing.T) {
	s := game.State{Types: []parts.Minion{{ID: "cellar-rat", Name: tables.Text{En: "Cellar rat", Ru: "Погребная крыса"}}}}
	b := []string{"cellar-rat_2"}
	for lang, typed := range map[tables.Lang][]string{
		tables.English: {"cellar rat b", "Cellar rat B", "rat b", "cellar-rat_2"}, tables.Russian: {"погребная крыса б", "крыса б", "крыс Б"},
	} {
		for _, name := range typed {
			require.Equal(t, b, Flow{}.Figures(flowtest.Reading(lang), s, name), name)
		}
	}
	w := flowtest.Reading(tables.English)
	require.Len(t, Flow{}.Figures(w, s, "rat"), figuresOfType)
	require.Equal(t, []string{"brodie"}, Flow{}.Figures(w, s, "brodie"))
	require.Empty(t, Flow{}.Figures(w, s, "ra x"))
	require.Empty(t, Flow{}.Figures(w, s, "goblin"))
}

// TestTheTaleCallsThingsByTheirNames requires names instead of ids in the log.
func TestTheTaleCallsThingsByTheirNames(t *testing.T) {
	s := game.State{Mice: []game.Mouse{{Hero: parts.Hero{ID: "oat", Name: tables.Text{En: "Oat", Ru: "Овсянка"}}}}}
	did := game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To("/mice/hero.id=oat/wounds", 3)}}}
	require.Equal(t, "correction — Oat has 3 wounds", Flow{}.Report(flowtest.Reading(tables.English), s, did))
}
