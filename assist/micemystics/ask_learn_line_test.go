package micemystics

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestACardIsToldInOneLine(t *testing.T) {
	for _, lang := range tables.Langs {
		spider := parts.Minion{Family: parts.Spider, Large: true, Poison: true, Battle: 3, Defense: 1, Life: 2, Text: "webs: all"}
		for _, line := range []string{"3 1 2 large poison spider: webs: all", "312 spider poi large webs: all", "большая яд 3/1/2 паук: webs: all"} {
			got := told[parts.Minion](t, lang, "Loom", line, "")
			got.ID, got.Name = "", tables.Text{}
			require.Equal(t, spider, got, line)
		}
		boss := told[parts.Minion](t, lang, "Lady", "3 1 2 boss 3 rat ranged", "")
		require.Equal(t, []any{3, true, true, 2}, []any{boss.Cards, boss.Boss, boss.Ranged, boss.Life})
		bow := told[parts.Search](t, lang, "Thorn", "ranged 1 2 for archer", "")
		require.Equal(t, parts.Search{ID: "thorn", Name: bow.Name, Type: parts.Weapon, Reach: parts.Ranged, Dice: 1, Paws: 2,
			Classes: []parts.Class{"archer"}}, bow)
		pouch := told[parts.Search](t, lang, "Pouch", "предмет противоядие: лечит 1 рану", "")
		require.Equal(t, []any{parts.Item, true, "лечит 1 рану"}, []any{pouch.Type, pouch.Cures, pouch.Text})
		require.Equal(t, parts.Grape, told[parts.Search](t, lang, "Plum", "grape", "").Party)
		shout := told[parts.Ability](t, lang, "Shout", "2 для лидер, лучник действие: all move", "")
		require.Equal(t, parts.Ability{ID: "shout", Name: shout.Name, Cost: 2, Classes: []parts.Class{"leader", "archer", "действие"},
			Text: "all move"}, shout, "classes go on up to the colon")
		require.True(t, told[parts.Ability](t, lang, "Hum", "1 action", "").Action)
		oat := told[parts.Hero](t, lang, "Oat", "32124 warrior, leader: hums", "", "")
		require.Equal(t, []any{3, 4, "hums", []parts.Class{"warrior", "leader"}}, []any{oat.Battle, oat.Life, oat.Text, oat.Classes})
	}
}

func TestTheNameOfACardDecidesWhatIsLikely(t *testing.T) {
	for name, want := range map[string]parts.Minion{
		"Cave spider": {Family: parts.Spider, Large: true}, "Паук-крестовик": {Family: parts.Spider, Large: true},
		"Soot roach": {Family: parts.Roach}, "Таракан": {Family: parts.Roach}, "Cockroaches": {Family: parts.Roach},
		"Крысы-воины": {Family: parts.Rat}, "Многоножка": {Family: parts.Centipede, Large: true}, "Rattle": {}, "Moth": {},
	} {
		var got parts.Minion
		guess(name, &got)
		require.Equal(t, want, got, name)
	}
	for name, want := range map[string]parts.Search{
		"Walnut shield": {Type: parts.Armor, Body: "paw"}, "Ореховый щит": {Type: parts.Armor, Body: "paw"},
		"Лук из шипа": {Type: parts.Weapon, Reach: parts.Ranged}, "Needle": {Type: parts.Weapon, Reach: parts.Melee},
		"Bowl": {}, "Лукошко-корзина": {}, "Fish hook": {Type: parts.Party, Party: parts.Hook},
	} {
		var got parts.Search
		guess(name, &got)
		require.Equal(t, want, got, name)
	}
	require.Equal(t, parts.Spider, told[parts.Minion](t, tables.English, "Cave spider", "312", "").Family)
	shield := told[parts.Search](t, tables.Russian, "Щит", "", "")
	require.Equal(t, []any{parts.Armor, 1}, []any{shield.Type, shield.Worn.Defense})
}

func TestACardIsSaidBackBeforeItCounts(t *testing.T) {
	m := told[parts.Minion](t, tables.English, "Moth", "1 1 2 rat", "other not large ranged", "2 1 1", ": hides", "y")
	require.Equal(t, parts.Minion{ID: "moth", Name: m.Name, Family: parts.OtherFamily, Ranged: true, Battle: 2, Defense: 1, Life: 1, Text: "hides"}, m)
	again := told[parts.Minion](t, tables.English, "Moth", "1 1 2 rat large", "n", "2 2 2 roach", "")
	require.Equal(t, []any{parts.Roach, false, 2}, []any{again.Family, again.Large, again.Battle})
	folder := t.TempDir()
	for _, answers := range [][]string{{"1 1 2 rat", "back"}, {"n"}} {
		w := owner(t, folder, tables.English, answers...)
		_, err := readOffNew[parts.Minion](phrases{w}, "Moth")
		require.ErrorIs(t, err, desk.ErrBack, answers)
		require.Empty(t, w.Box.IDs())
	}
	for _, lang := range tables.Langs {
		a := phrases{flowtest.Reading(lang)}
		about := a.aboutCard(&parts.Minion{Family: parts.Spider, Large: true, Battle: 3, Defense: 0, Life: 2, Text: "webs"})
		require.Contains(t, about, "3")
		require.Contains(t, about, "webs")
		require.Contains(t, about, a.say("sign.large"))
		require.NotContains(t, about, a.say("sign.boss"))
		require.Contains(t, about, a.say("about.defense", tables.Args{"number": 0}), "none is said too")
	}
}

func TestALineThatLacksSomethingIsAskedAgain(t *testing.T) {
	kind, _ := parts.Shape().KindOf(parts.Minion{})
	for _, line := range []string{"1 1 2", "rat", "rat 1 1", "rat 1 1 2 3", "xyz", "rat 1 1 0", "1 1 2 spidr", "lrge rat 1 1 2"} {
		for _, lang := range tables.Langs {
			a := phrases{flowtest.Reading(lang)}
			_, err := a.lineAsker().Read(kind, "Moth", line, &parts.Minion{})
			text, ok := talk.Sentence(a.Words, err)
			require.True(t, ok, line)
			require.NotContains(t, text, "no value")
		}
	}
}

func TestACardIsNamedAndToldInOneLine(t *testing.T) {
	for typed, want := range map[string]string{
		"Lantern item: light": "Lantern", "Lantern item: heals 2, discard it": "Lantern", "Old lantern, item": "Old lantern", "+ Old lantern item": "Old lantern",
		"Фонарь предмет": "Фонарь", "Leather armor, 0 1": "Leather armor",
	} {
		w := owner(t, t.TempDir(), tables.English, typed, "")
		card, err := askNamed(phrases{w}, desk.Question{Text: "Which?"}, []parts.Search{{ID: "rope", Name: inBothLanguages("Rope")}})
		require.NoError(t, err, typed)
		require.Equal(t, want, card.Name.En, typed)
		require.Equal(t, []string{string(card.ID)}, w.Box.IDs(), typed)
	}
	w := owner(t, t.TempDir(), tables.English, "rope")
	card, err := askNamed(phrases{w}, desk.Question{Text: "Which?"}, []parts.Search{{ID: "rope", Name: inBothLanguages("Rope")}})
	require.NoError(t, err)
	require.Equal(t, parts.CardID("rope"), card.ID)
	w = owner(t, t.TempDir(), tables.English, "Lantern item", "n", "нет")
	card, err = askNamed(phrases{w}, desk.Question{Text: "Which?"}, []parts.Search(nil))
	require.NoError(t, err)
	require.Nil(t, card, "none")
	require.Empty(t, w.Box.IDs())
}

// On one kind of card, no word may have two meanings.
func TestEveryWordOfACardIsTypedInBothLanguages(t *testing.T) {
	for _, kind := range parts.Shape().Kinds {
		seen := map[string]string{}
		for _, q := range kind.Ask {
			for _, s := range q.Slots(reflect.ValueOf(kind.Of)) {
				names := parts.Shape().Words(s.Type)
				if s.Type.Kind() == reflect.Bool {
					names = []string{s.Name}
				}
				if kind.Name == string(parts.ChapterKind) || q.By != "" && s.Type != reflect.TypeFor[parts.Side]() {
					continue
				}
				for _, name := range names {
					latin, cyrillic := 0, 0
					for _, word := range cardWords[name] {
						require.NotContains(t, word, " ")
						require.Empty(t, seen[word], "%s is %s already", word, name)
						seen[word] = name
						if word[0] < 'z' {
							latin++
						} else {
							cyrillic++
						}
					}
					require.NotZero(t, latin*cyrillic, "%s of %s", name, kind.Name)
				}
			}
		}
	}
}

func TestAnEncounterCardIsToldInOneLine(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "dark hall 1-3 rat 2, Moth*; 4-6 rat 3; surge rat; ambush", "", "1 1 2 other", "")
	require.NoError(t, w.Box.Learn("rat", parts.Minion{ID: "rat", Name: inBothLanguages("Rat"), Family: parts.Rat, Life: 1}))
	s := hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	did, err := prompter{phrases{w}, s}.askEncounter(s.Wait())
	require.NoError(t, err)
	card := did.(game.Open).Card
	require.Equal(t, parts.CardID("dark-hall"), card.ID)
	require.True(t, card.Ambush)
	require.Equal(t, []parts.Row{
		{From: 1, To: 3, Minions: []parts.Squad{{Minion: "rat", Count: 2}, {Minion: "moth", Count: 1, Greedy: true}}},
		{From: 4, To: 6, Minions: []parts.Squad{{Minion: "rat", Count: 3}}},
	}, card.Rows)
	require.Equal(t, []string{"rat", "moth", "dark-hall"}, w.Box.IDs())
	for _, typed := range []string{"1-3", "rat 2", "1-3 rat 2; foo", "surge", ""} {
		_, err := phrases{in(t, tables.English)}.readEncounterRows(typed)
		require.Error(t, err, typed)
	}
	for _, lang := range tables.Langs {
		a := phrases{flowtest.Reading(lang)}
		told, err := a.readEncounterRows(strings.ReplaceAll(a.say("learn.encounter-example"), "\n", " "))
		require.NoError(t, err)
		require.True(t, told.card.Ambush)
		for _, kind := range []any{&parts.Minion{}, &parts.Search{}, &parts.Ability{}, &parts.Hero{}} {
			of, _ := parts.Shape().KindOf(kind)
			_, err := a.lineAsker().Read(of, "X", a.say("line."+of.Name+"-example"), kind)
			_, ok := talk.Sentence(a.Words, err)
			require.NoError(t, err, "%s %v", of.Name, ok)
		}
	}
}

// A part of a minion's name could also be the name of a new minion. So people are asked, but only
// once about each name.
func TestAPartOfAMinionsNameIsAskedAbout(t *testing.T) {
	for _, part := range []string{"rat", "archer", "крыс"} {
		for want, answers := range map[string][]string{"rat-archer": {"1"}, hyphenated(part): {"n", "1 1 1 rat", ""}} {
			typed := "Cellar 1-4 " + part + " 2, centipede, roach 2; surge " + part + " 2"
			w := owner(t, t.TempDir(), tables.English, slices.Concat([]string{typed, ""}, answers)...)
			for _, m := range []parts.Minion{
				{ID: "rat-archer", Name: name("Rat archer", "Крыса-лучник")}, {ID: "roach", Name: name("Roach", "Таракан")},
				{ID: "centipede", Name: name("Centipede", "Сороконожка")},
			} {
				m.Family, m.Life = parts.Rat, 1
				require.NoError(t, w.Box.Learn(m.ID, m))
			}
			s := hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"}))
			did, err := prompter{phrases{w}, s}.askEncounter(s.Wait())
			require.NoError(t, err)
			card := did.(game.Open).Card
			require.Equal(t, []parts.Squad{{Minion: want, Count: 2}}, card.Surge)
			require.Equal(t, []parts.Squad{{Minion: want, Count: 2}, {Minion: "centipede", Count: 1}, {Minion: "roach", Count: 2}}, card.Rows[0].Minions)
		}
	}
}
