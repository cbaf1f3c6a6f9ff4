package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// learns is the action that tells a new card, called the same in both languages.
func learns(id parts.CardID, name string, c parts.Card) game.Action {
	c.ID, c.Name = id, tables.Text{En: name, Ru: name}
	return game.Learn{Card: c}
}

// The name of a new card goes up to its first value, whatever its number of words; people are
// asked where a known card, or a word that is none, stands right in front of it.
func TestANameOfSeveralWords(t *testing.T) {
	can := parts.Card{Kind: parts.Thing, Slack: 1, Cost: 1}
	rum := parts.Card{Kind: parts.Thing, Slack: 2, Cost: 1, Categories: []parts.Category{parts.Drink}}
	loots := func(ids ...parts.CardID) game.Action { return game.Loot{Seat: ana, Cards: ids} }
	for _, c := range []struct {
		lines []string
		want  []game.Action
	}{
		{[]string{"beer can t1 c1"}, []game.Action{learns("beer-can", "Beer can", can), loots("beer-can")}},
		{[]string{"so, beer can t1 c1"}, []game.Action{learns("beer-can", "Beer can", can), loots("soap", "beer-can")}},
		{[]string{"beer can t1 c1 flask of rum t2 c1 drink soap"},
			[]game.Action{learns("beer-can", "Beer can", can), learns("flask-of-rum", "Flask of rum", rum), loots("beer-can", "flask-of-rum", "soap")}},
		{[]string{"soap beer can t1 c1", "n"}, []game.Action{learns("beer-can", "Beer can", can), loots("soap", "beer-can")}},
		{[]string{"soap beer can t1 c1", "y"}, []game.Action{learns("soap-beer-can", "Soap beer can", can), loots("soap-beer-can")}},
		{[]string{"guitar", "2pass e cancels sleep, activities"}, []game.Action{game.Do{Seat: ana, Card: "guitar"},
			learns("pass", "Pass", parts.Card{Kind: parts.Event, Cancels: []parts.Category{parts.Sleep, "activity"}}), game.Cancel{Seat: boris, Card: "pass", On: 1}}},
		{[]string{"heal beer t1 c1", "y"}, []game.Action{learns("heal-beer", "Heal beer", can), loots("heal-beer")}},
		{[]string{"«Брат Хуан» т1 5"}, []game.Action{learns("брат-хуан", "Брат Хуан", parts.Card{Kind: parts.Person, Slack: 1}),
			game.Recruit{Seat: ana, Card: "брат-хуан", To: ana}, game.Roll{Seat: ana, Die: 5, On: 2}}},
		{[]string{"tom the cat2 p1 cat"}, []game.Action{learns("tom-the-cat", "Tom the cat", parts.Card{Kind: parts.Person, Slack: 1, Categories: []parts.Category{parts.Cat}}),
			game.Recruit{Seat: ana, Card: "tom-the-cat", To: boris}}},
		{[]string{"learn beer can t1 c1", "beer can"}, []game.Action{learns("beer-can", "Beer can", can), loots("beer-can")}},
		{[]string{"learn beer can", "t1 c1"}, []game.Action{learns("beer-can", "Beer can", can)}},
	} {
		t.Run(c.lines[0], func(t *testing.T) {
			_, made := played(t, tables.English, table(t, 3), c.lines...)
			require.Equal(t, c.want, made)
		})
	}
}

// What a card cancels is told in front of it as people say it.
func TestACancelCardIsToldAsPeopleSayIt(t *testing.T) {
	for _, lang := range tables.Langs {
		open := did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})
		ui := flowtest.In(t, lang, map[tables.Lang]string{tables.English: "2bar e cancels all", tables.Russian: "2бар с отменяет всё"}[lang])
		learned, err := Flow{}.Ask(ui, open)
		require.NoError(t, err)
		did, err := Flow{}.Ask(ui, did(open, learned))
		require.NoError(t, err)
		require.Equal(t, game.Cancel{Seat: boris, Card: learned.(game.Learn).Card.ID, On: 1}, did)
	}
	require.Equal(t, game.Learn{Card: parts.Card{ID: "veto", Name: cards[11].Name, Kind: parts.Event, Cancels: []parts.Category{"event", parts.Sleep}}}, asked(t, table(t, 3), "2veto e cancels events and sleep"), "told anew")
}

// All words of a line with cards are read before anything is done.
func TestNothingIsDoneWhereAWordCannotBeRead(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})}
	for _, typed := range []string{"2bar e cancels nothing", "2bar e cancels", "bar t1 c1 xyz", "soap xyz2 bar t1", "bar e отменяет сонник", "soap rum flask", "2ki soap flask", "soap t"} {
		_, err := a.readPlay(typed)
		require.Error(t, err, typed)
	}
	for _, typed := range []string{"bar e cancels all 2ki", "bar t1 ok", "bar p1 5 gui", "bar t1 3+1", "bar t1 chela", "soap beret"} {
		_, err := a.readPlay(typed)
		require.NoError(t, err, typed)
	}
}
