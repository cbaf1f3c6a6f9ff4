package chezguevara

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

func TestSuccessiveWordsOfOneName(t *testing.T) {
	loots := func(ids ...parts.CardID) game.Action { return game.Loot{Seat: ana, Cards: ids} }
	leader := game.Recruit{Seat: ana, Card: parts.GloriousLeader, To: boris}
	quotations := parts.Card{ID: "mao-quotations", Name: parts.Known("mao-quotations").Name}
	quotations.Kind, quotations.Slack, quotations.Exposure = parts.Thing, 1, 1
	mao := game.Learn{Card: quotations}
	for _, c := range []struct {
		lang  tables.Lang
		lines string
		want  []game.Action
	}{
		{tables.English, "art of", []game.Action{loots("art-of-war")}},
		{tables.English, "so art war", []game.Action{loots("soap", "art-of-war")}},
		{tables.Russian, "цитатник мао|в1", []game.Action{mao, loots("mao-quotations")}},
		{tables.Russian, "славный в 2", []game.Action{leader}},
		{tables.English, "soap and art", []game.Action{loots("soap", "art-of-war")}},
		{tables.Russian, "мыло и трубка", []game.Action{loots("soap", "pipe")}},
	} {
		t.Run(c.lines, func(t *testing.T) {
			_, made := played(t, c.lang, table(t, 3, rank(ana, parts.Sergeant)), strings.Split(c.lines, "|")...)
			require.Equal(t, c.want, made)
		})
	}
	for _, typed := range []string{"sex with", "секс с агентом", "секс с"} {
		require.Equal(t, game.Do{Seat: ana, Card: "sex-with-capitalist-agent"}, asked(t, table(t, 3), typed), typed)
	}
}

func TestANewNameOfKnownWords(t *testing.T) {
	old := parts.Card{ID: "old-man", Name: tables.Text{En: "Old Man", Ru: "Old Man"}, Kind: parts.Person}
	s := did(table(t, 3), game.Learn{Card: old})
	_, made := played(t, tables.English, s, "old guitar t2", "y", "")
	require.Equal(t, parts.CardID("old-guitar"), made[0].(game.Learn).Card.ID)
	require.Equal(t, game.Loot{Seat: ana, Cards: []parts.CardID{"old-guitar"}}, made[1])
	_, made = played(t, tables.English, s, "soap guitar t2 c1", "n")
	learned := made[0].(game.Learn).Card
	require.Equal(t, parts.CardID("guitar"), learned.ID)
	require.Equal(t, "Гитара", learned.Name.Ru)
	require.Equal(t, game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "guitar"}}, made[1])
}

func TestCommasRemainAfterAConfirmation(t *testing.T) {
	raid := did(table(t, 3), game.Go{Phase: game.LeavePhase}, game.Do{Seat: ana, Card: "ambush"},
		game.Roll{Seat: ana, Die: 6}, game.Roll{Seat: boris, Die: 1}, game.Roll{Seat: chela, Die: 2})
	for typed, want := range map[string][]parts.CardID{
		"soap, beer can t1 c1|":             {"soap", "beer-can"},
		"tin t1, beer can t1 c1||":          {"tin", "beer-can"},
		"soap, tin t1 c1|":                  {"soap", "tin"},
		"beer can t1 c1, sleep bag t||y":    {"beer-can", "sleep-bag"},
		"«old tin» t2, brother|":            {"old-tin", "brother"},
		"beer can t1 c1, brother tin t2||y": {"beer-can", "brother-tin"},
		"lucky 7, new beret":                {"lucky-7", "new-beret"}, // the unknown slack of the beret is not needed
		"soap, goat|t1":                     {"soap", "goat"},
	} {
		_, made := played(t, tables.English, raid, strings.Split(typed, "|")...)
		require.Equal(t, game.Trophies{Cards: want}, made[len(made)-1], typed)
	}
	next, answered := prompter{phrases{flowtest.Reading(tables.English)}, raid}.readTrophies("soap, bomb")
	require.True(t, answered, "the soap alone is neither taken nor looted")
	require.ErrorContains(t, next.wrong, "card-several")
	next, answered = prompter{phrases{flowtest.Reading(tables.English)}, raid}.readTrophies("soap, 5")
	require.True(t, answered, "no number is dropped")
	require.ErrorContains(t, next.wrong, "unread.done")
	a := prompter{phrases{}, table(t, 3)}
	for typed, want := range map[string]string{
		"soap, brother, guitar": "soap, brother, guitar", "tin t1, brother": "tin t1, brother",
		"br5, 2 lucky": "br5, 2 lucky", "soap guitar": "soap guitar", "2 soap,": "2 soap",
	} {
		a.UI = flowtest.Reading(tables.English)
		l, err := a.cutLine(typed)
		require.NoError(t, err)
		require.Equal(t, want, l.String())
	}
}

func TestAnObjectionIsDeniedAndThingsAreKeptInPlainWords(t *testing.T) {
	open := did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})
	require.Equal(t, game.Resolve{On: 1}, asked(t, open, "ок"))
	dear := did(table(t, 3), game.Loot{Seat: ana, Cards: []parts.CardID{"soap", "pipe", "art-of-war"}})
	require.Equal(t, game.Resolve{On: 1, Keep: []parts.CardID{"soap", "pipe"}}, asked(t, dear, "soap and pipe"))
}

func TestTheSlackFromTheDieIsTypedAsItIsPrinted(t *testing.T) {
	for _, typed := range []string{"a die-1 sex", "д кубик-1 секс", "ad-1 sex", "a die -1 sex"} {
		c, err := readSpec(parts.Card{}, splitWords(typed))
		require.NoError(t, err, typed)
		want := parts.Card{Kind: parts.Activity, Die: true, Slack: -1, Categories: []parts.Category{parts.Sex}}
		require.Equal(t, want, c, typed)
	}
	c, err := readSpec(parts.Card{}, splitWords("a die"))
	require.NoError(t, err)
	require.Equal(t, parts.Card{Kind: parts.Activity, Die: true}, c)
	c, err = readSpec(parts.Card{}, splitWords("t1 die+1"))
	require.NoError(t, err)
	require.Equal(t, parts.Card{Kind: parts.Thing, Slack: 1, Exposure: 1}, c)
	_, made := played(t, tables.English, table(t, 3), "long night a die-1 sex", "", "5")
	require.True(t, made[0].(game.Learn).Card.Die)
}

func TestValuesAfterAnUnknownCardAreItsOwn(t *testing.T) {
	for lines, want := range map[string]string{
		"beer can|t1 c1|":        "beer-can",
		"soap beer|t1 c1|n":      "beer",
		"2 night|e cancels all|": "night",
		"long night|a ad-1 sex|": "long-night",
	} {
		var said strings.Builder
		ui := flowtest.In(t, tables.English)
		s := did(table(t, 3), game.Do{Seat: ana, Card: "guitar"})
		typed := strings.NewReader(strings.ReplaceAll(lines, "|", "\n") + "\n")
		ui.Desk = desk.NewLine(typed, &said, desk.Look{Words: ui.Words})
		made, err := Flow{}.Ask(ui, s)
		require.NoError(t, err, "%s\n%s", lines, said.String())
		require.Equal(t, parts.CardID(want), made.(game.Learn).Card.ID, lines)
	}
}

// An exposure can move Glorious Leader into the accused player's tent. It can also move another
// person out of that tent.
func TestTheLeaderIsBroughtIn(t *testing.T) {
	for _, lang := range tables.Langs {
		a := prompter{phrases{flowtest.Reading(lang)}, did(table(t, 3, tent(chela, parts.GloriousLeader)),
			game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: 1}, game.Resolve{})}
		q, read := a.choiceQuestion(a.state.FirstWait())
		require.Equal(t, a.say("ask.bring", tables.Args{"seat": "Ana", "target": "Boris"}), q.Text)
		for _, typed := range []string{"1", "y", "да", "lea"} {
			next, ok := read(typed)
			require.True(t, ok, typed)
			require.Equal(t, game.Bring{Seat: ana, On: 1}, next.did, typed)
		}
		next, _ := read("n")
		require.IsType(t, game.Decline{}, next.did)
		a.state = did(table(t, 3, tent(chela, parts.GloriousLeader), tent(boris, "brother")),
			game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: 1}, game.Resolve{})
		q, _ = a.choiceQuestion(a.state.FirstWait())
		require.Equal(t, a.say("ask.action", tables.Args{"seat": "Ana", "target": "Boris"}), q.Text)
		into := a.say("ask.into", tables.Args{"target": "Boris"})
		require.Contains(t, q.Help, "2 "+a.card(parts.GloriousLeader)+" ("+into+")")
		require.Equal(t, map[tables.Lang]string{tables.English: "none", tables.Russian: "нет"}[lang], q.Default)
		for _, source := range []twist{tent(boris, parts.GloriousLeader), tent(boris)} { // against CG-AMB-34
			s := did(table(t, 3, tent(boris, "brother"), source), game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: 1})
			a.state = did(s, game.Resolve{On: 1})
			_, read := a.choiceQuestion(a.state.FirstWait())
			_, ok := read("d")
			require.False(t, ok, "the letter of Вождь in the other layout")
			ui := flowtest.In(t, lang, "leader")
			for _, want := range []game.Action{game.Resolve{On: 1}, game.Bring{Seat: ana, On: 1}} {
				made, err := Flow{}.Ask(ui, s)
				require.NoError(t, err)
				require.Equal(t, want, made)
				s = did(s, made)
			}
		}
	}
}

func TestASergeantIsNotPromotedAndNoCardIsMissing(t *testing.T) {
	for _, lang := range tables.Langs {
		ui := flowtest.Reading(lang)
		for _, id := range []string{"raid-no-promotion", "promotion-kept"} {
			n := rules.Note{ID: id, Args: rules.Args{"seat": ana.Noun()}}
			top, below := Flow{}.Tell(ui, table(t, 3, rank(ana, parts.Sergeant)), n), Flow{}.Tell(ui, table(t, 3), n)
			require.NotEqual(t, top, below)
			highest := map[tables.Lang]string{tables.English: "high", tables.Russian: "выше ранга нет"}
			require.Contains(t, top, highest[lang])
		}
	}
}

func TestAMoveIsToldOnce(t *testing.T) {
	s := did(table(t, 3, tent(boris, "brother"), tent(chela, parts.GloriousLeader)),
		game.Event{Seat: ana, Card: parts.Exposure, Target: boris}, game.Roll{Die: 1}, game.Resolve{})
	moved := game.Transfer{Seat: ana, Card: "brother", To: chela, On: 1}
	for _, move := range []game.Action{moved, game.Bring{Seat: ana, On: 1}} {
		after, notes := game.Game{}.Apply(s, move)
		var told []string
		for _, n := range notes {
			told = append(told, Flow{}.Tell(flowtest.Reading(tables.English), after, n))
		}
		require.Equal(t, 1, strings.Count(strings.Join(told, " "), "'s tent"), told)
	}
}

func TestACardOfTheBoxIsLearnedWhenItIsNamed(t *testing.T) {
	for _, lines := range []string{"beer can t1 c1||undo|undo|beer can|ok", "beer can t1 c1||undo|undo|so beer|ok|so"} {
		e := sit(t, tables.English, nil, strings.Split(lines, "|")...)
		require.NotContains(t, e.said, "knows no card", lines)
		learned := slices.IndexFunc(e.made, func(did game.Action) bool { return did.Kind() == game.Learn{}.Kind() })
		require.Equal(t, parts.CardID("beer-can"), e.made[learned].(game.Learn).Card.ID, lines)
		require.Equal(t, 1, e.made[learned].(game.Learn).Card.Cost, lines)
		loot := slices.IndexFunc(e.made, func(did game.Action) bool { return did.Kind() == game.Loot{}.Kind() })
		require.Greater(t, loot, learned, "%s\n%s", lines, e.said)
	}
}

func TestALaterWordNamesACardInEitherLayout(t *testing.T) {
	a := prompter{phrases{flowtest.Reading(tables.English)}, table(t, 3)}
	for _, typed := range []string{"war", keyboard.Other("war")} {
		require.True(t, a.fits("art-of-war", typed), typed)
	}
	l, err := a.cutLine("34")
	require.NoError(t, err)
	require.Equal(t, "34", l.items[0].word, "digits alone are no digits of a card")
}
