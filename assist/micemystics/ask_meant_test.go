package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestASlipInANameIsAskedBack types a mouse and a minion of the box with typing errors. The app
// must ask whether the known name is meant. The answer "n" makes a new mouse.
func TestASlipInANameIsAskedBack(t *testing.T) {
	for _, c := range []struct {
		names []string // names of the mice, and answers to the app's questions
		want  []string
	}{
		{[]string{"Tidla", "1"}, []string{"tilda"}},
		{[]string{"Tidla", ""}, []string{"tilda"}},
		{[]string{"Tidla", "n"}, []string{"tidla"}},
		{[]string{"Тильфа, Борька", "1"}, []string{"tilda", "борька"}},
		{[]string{"Tidla", "back", "Nez"}, []string{"nez"}},
		{[]string{"Borka"}, []string{"borka"}},
	} {
		f := slipForm(t, c.names...)
		require.NoError(t, f.party())
		var ids []string
		for _, m := range f.Mice {
			ids = append(ids, m.Hero.ID)
		}
		require.Equal(t, c.want, ids, c.names)
	}
	id, err := slipForm(t, "1").askMinion("roahc")
	require.NoError(t, err)
	require.Equal(t, "roach", id)
	w := owner(t, t.TempDir(), tables.English, "Big spon", "back", "-")
	spoon := parts.Search{ID: "spoon", Name: inBothLanguages("Big spoon"), Type: parts.Item}
	require.NoError(t, w.Box.Learn(string(spoon.ID), spoon))
	found, err := askNamed[parts.Search](phrases{w}, desk.Question{Text: "Which?"}, nil)
	require.NoError(t, err)
	require.Nil(t, found)
}

// A name in the other alphabet finds the mouse in the box, which then also has the new spelling.
func TestANameInTheOtherAlphabetIsNobodyNew(t *testing.T) {
	for kept, typed := range map[string]string{"Коллин": "Collin", "Collin": "Коллин", "Лили": "Lily", "Filch": "Филч", "Нез": "Nez"} {
		w := owner(t, t.TempDir(), tables.English, typed)
		require.NoError(t, w.Box.Learn("mouse", parts.Hero{ID: "mouse", Name: inBothLanguages(kept), Life: 3, Classes: []parts.Class{"cook"}}))
		f := &setupForm{phrases: phrases{w}, Setup: game.Setup{Chapter: parts.Chapter{ID: freeMode}}}
		require.NoError(t, f.party(), typed)
		require.Equal(t, "mouse", f.Mice[0].Hero.ID, typed)
		var h parts.Hero
		require.True(t, w.Box.Find("mouse", &h))
		require.ElementsMatch(t, []string{kept, typed}, []string{h.Name.En, h.Name.Ru})
		require.Less(t, h.Name.En[0], byte('z'), "the English one is in Latin letters")
	}
}

// TestANewAbilityIsForTheMouseThatIsAskedAbout has a first mouse that no card of the box fits.
func TestANewAbilityIsForTheMouseThatIsAskedAbout(t *testing.T) {
	f := slipForm(t, "n", "back")
	require.NoError(t,
		f.Box.Learn("balm", parts.Ability{ID: "balm", Name: inBothLanguages("Balm"), Classes: []parts.Class{"healer"}}))
	tilda, _ := entryNamed[parts.Hero](f.phrases, "Tilda")
	pip := parts.Hero{ID: "pip", Name: inBothLanguages("Pip"), Classes: []parts.Class{"warrior"}}
	f.Mice = []game.Seated{{Hero: pip}, {Hero: tilda}}
	require.ErrorIs(t, f.abilities(), desk.ErrBack)
	require.Contains(t, f.Desk.(*desktest.Script).Asked(), f.say("setup.ability-name", tables.Args{"name": "Tilda"}))
}

func slipForm(t *testing.T, answers ...string) *setupForm {
	w := owner(t, t.TempDir(), tables.English, answers...)
	require.NoError(t, w.Box.Learn("tilda", parts.Hero{ID: "tilda", Name: tables.Text{En: "Tilda", Ru: "Тильда"}, Classes: []parts.Class{"healer"},
		Battle: 2, Defense: 2, Lore: 3, Move: 2, Life: 3, Starting: []parts.CardID{"ladle"}}))
	require.NoError(t, w.Box.Learn("roach", parts.Minion{ID: "roach", Name: tables.Text{En: "Roach", Ru: "Таракан"}, Family: parts.Roach, Battle: 1, Defense: 1, Life: 1, Figures: 6}))
	return &setupForm{phrases: phrases{w}, Setup: game.Setup{Chapter: parts.Chapter{ID: freeMode}}}
}
