package chezguevara

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestANameOfSeveralWords(t *testing.T) {
	can := parts.Card{Kind: parts.Thing, Slack: 1, Cost: 1}
	rum := parts.Card{Kind: parts.Thing, Slack: 2, Cost: 1, Categories: []parts.Category{parts.Drink}}
	tom := parts.Card{Kind: parts.Person, Slack: 1, Categories: []parts.Category{parts.Cat}}
	juan := parts.Card{Kind: parts.Person, Slack: 1}
	pass := parts.Card{Kind: parts.Event, Cancels: []parts.Category{parts.Sleep, "activity"}}
	learns := func(id parts.CardID, name string, c parts.Card) game.Action {
		c.ID, c.Name = id, tables.Text{En: name, Ru: name}
		return game.Learn{Card: c}
	}
	loots := func(ids ...parts.CardID) game.Action { return game.Loot{Seat: ana, Cards: ids} }
	comes := func(id parts.CardID, to rules.Seat) game.Action { return game.Recruit{Seat: ana, Card: id, To: to} }
	beer, flask := learns("beer-can", "Beer can", can), learns("flask-of-rum", "Flask of rum", rum)
	for _, c := range []struct {
		lines string
		want  []game.Action
	}{
		{"beer can t1 c1|", []game.Action{beer, loots("beer-can")}},
		{"so, beer can t1 c1|", []game.Action{beer, loots("soap", "beer-can")}},
		{"beer can t1 c1 flask of rum t2 c1 drink soap||", []game.Action{
			beer, flask, loots("beer-can", "flask-of-rum", "soap"),
		}},
		{"soap beer can t1 c1|n", []game.Action{beer, loots("soap", "beer-can")}},
		{"soap dish t1 c1|y", []game.Action{learns("soap-dish", "Soap dish", can), loots("soap-dish")}},
		{"heal beer t1 c1|y", []game.Action{learns("heal-beer", "Heal beer", can), loots("heal-beer")}},
		{"«Брат Хуан» т1 5|", []game.Action{
			learns("брат-хуан", "Брат Хуан", juan), comes("брат-хуан", ana), game.Roll{Seat: ana, Die: 5, On: 2},
		}},
		{"tom the cat2 p1 cat|", []game.Action{learns("tom-the-cat", "Tom the cat", tom), comes("tom-the-cat", boris)}},
		{"guitar|2pass e cancels sleep, activities|y", []game.Action{
			game.Do{Seat: ana, Card: "guitar"}, learns("pass", "Pass", pass),
			game.Cancel{Seat: boris, Card: "pass", On: 1},
		}},
		{"beer can t9 c1|t1 c1|", []game.Action{beer, loots("beer-can")}},
		{"cap t1 c1|", []game.Action{learns("cap", "Cap", can), loots("cap")}},
		{"so, agent t1 c1|", []game.Action{learns("agent", "Agent", can), loots("soap", "agent")}},
		{"learn cap t1 c1|cap", []game.Action{learns("cap", "Cap", can), loots("cap")}},
		{"beret t1 c1|n", []game.Action{learns("beret", "Beret", can), loots("beret")}},
		{"learn beer can t1 c1|beer can", []game.Action{beer, loots("beer-can")}},
		{"learn beer can|t1 c1", []game.Action{beer}},
	} {
		t.Run(c.lines, func(t *testing.T) {
			_, made := played(t, tables.English, table(t, 3), strings.Split(c.lines, "|")...)
			require.Equal(t, c.want, made)
		})
	}
}

// The rulebook tells some values of a card. People need not type them again.
func TestWhatTheRulebookKnowsOfACardStays(t *testing.T) {
	gordo := *parts.Known("gordo")
	gordo.Slack, gordo.Untold = -1, false
	war := *parts.Known("art-of-war")
	war.Slack, war.Untold = 3, false
	dear := war
	dear.Cost = 2
	fresh := table(t, 3, func(s *game.State) { s.Cards = nil })
	for lines, want := range map[string]parts.Card{
		"learn gordo p-1": gordo, "learn gordo|p-1": gordo, "gordo p-1|y": gordo, "gordo|p-1": gordo, "gordo p2|p-1|y": gordo,
		"war t3|y": war, "war t3 c2|y": dear, "war t9 c2|t3|y": war,
	} {
		ui := flowtest.In(t, tables.English, strings.Split(lines, "|")...)
		did, err := Flow{}.Ask(ui, fresh)
		require.NoError(t, err, lines)
		require.Equal(t, game.Learn{Card: want}, did, lines)
	}
	told := did(fresh, game.Learn{Card: parts.Card{ID: "gordo", Name: gordo.Name, Kind: parts.Person, Eats: []parts.Category{parts.Smokes}}})
	for _, lines := range []string{"gordo p-1|y", "lucky gordo p-1|n"} {
		did, err := Flow{}.Ask(flowtest.In(t, tables.English, strings.Split(lines, "|")...), told)
		require.NoError(t, err, lines)
		require.Equal(t, game.Learn{Card: gordo}, did, lines)
	}
}

// What a moocher consumes is on the real card, unless the rulebook tells it (CG-AMB-45, CG-MOOCH-06).
func TestWhatAMoocherConsumesMustBeTyped(t *testing.T) {
	for _, id := range parts.Feeders {
		_, err := readSpec(*parts.Known(id), []string{"p0"})
		require.Equal(t, len(parts.Known(id).Eats) > 0, err == nil, id)
		_, err = readSpec(*parts.Known(id), []string{"p0", "eats", "smokes"})
		require.NoError(t, err, id)
	}
}

func TestACardThatIsSaidBackWrongIsDropped(t *testing.T) {
	for lang, no := range map[tables.Lang]string{tables.English: "n", tables.Russian: "нет"} {
		ui := flowtest.In(t, lang, "beer can t1 c1", no)
		_, err := Flow{}.Ask(ui, table(t, 3))
		require.ErrorIs(t, err, desk.ErrBack, "the question is put again")
		require.Zero(t, left(ui))
	}
}

func TestACardThatIsNotSavedIsPlayedWithAWarning(t *testing.T) {
	flowtest.Unsaved(t, func(kept talk.Box) []string {
		ui := flowtest.In(t, tables.English, "learn beer can t1 c1")
		ui.Box = kept
		did, err := Flow{}.Ask(ui, table(t, 3))
		require.NoError(t, err)
		require.IsType(t, game.Learn{}, did)
		return ui.Desk.(*desktest.Script).Said()
	})
}

func TestSomebodySpeaksWhileACardIsSaidBack(t *testing.T) {
	_, made := played(t, tables.English, table(t, 3), "beer can t1 c1", "2pro", "")
	require.Equal(t, game.Event{Seat: boris, Card: parts.Promotion, Target: boris}, made[0])
	require.Equal(t, parts.CardID("beer-can"), made[1].(game.Learn).Card.ID)
}

func TestNothingIsDoneWhereAWordCannotBeRead(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})}
	for _, typed := range []string{
		"2bar e cancels nothing", "2bar e cancels", "bar t1 c1 xyz",
		"soap xyz2 bar t1", "bar e отменяет сонник", "soap rum flask", "2ki soap flask", "soap t",
	} {
		_, err := a.readPlay(typed)
		require.Error(t, err, typed)
	}
	for _, typed := range []string{
		"bar e cancels all 2ki", "bar t1 ok", "bar p1 5 gui", "bar t1 3+1", "bar t1 chela", "soap beret",
	} {
		_, err := a.readPlay(typed)
		require.NoError(t, err, typed)
	}
}
