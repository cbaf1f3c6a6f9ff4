package micemystics

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func read(t testing.TB, folder string, lang tables.Lang, answers ...string) string {
	t.Helper()
	name, err := Flow{}.Read(owner(t, folder, lang, answers...))
	require.NoError(t, err)
	return name
}

func TestAFirstGameNeedsNoChapterAndNoMap(t *testing.T) {
	for lang, class := range map[tables.Lang]string{tables.English: "scamp", tables.Russian: "плут"} {
		folder := t.TempDir()
		u, s := laid(t, folder, lang, session.Given{Players: []string{"Ann", "Boris"}},
			"f", "", "", "2 Moth", "1 1 2 other", "", "Hazel, Pip", "", "yes")
		require.Equal(t, 6, u.Chapter.End)
		require.Equal(t, []string{"Ann", "Boris"}, []string{u.Mice[0].Player, u.Mice[1].Player})
		require.Equal(t, game.ForSpawns, s.Wait().For)
		require.Equal(t, []parts.Squad{{Minion: "moth", Count: 2}}, s.Wait().Squads)
		require.Equal(t, []game.Name{"hazel", "pip"}, s.MiceOn(game.Spot{Room: freeRoom, Space: "?1"}))
		for i := range s.Mice {
			require.True(t, s.Mice[i].Untold)
			require.Equal(t, parts.HeroParts, s.Mice[i].Hero.Unread)
		}
		learnsAsItGoes(t, folder, lang, s, class)
	}
}

// learnsAsItGoes types in parts of the hero cards, such as gear, when the game needs them.
func learnsAsItGoes(t *testing.T, folder string, lang tables.Lang, s game.State, class string) {
	ask := func(mouse string, take func(prompter, *game.Mouse) (game.Action, error), answers ...string) *game.Mouse {
		a := prompter{phrases{owner(t, folder, lang, answers...)}, s}
		did, err := take(a, a.state.Mouse(game.Name(mouse)))
		require.NoError(t, err)
		require.Empty(t, breaches(s, did))
		s = after(s, did)
		return s.Mouse(game.Name(mouse))
	}
	part := func(part parts.HeroPart) func(prompter, *game.Mouse) (game.Action, error) {
		return func(a prompter, m *game.Mouse) (game.Action, error) { return a.askHeroPart(m, part) }
	}
	require.Equal(t, 4, ask("hazel", part(parts.HeroValues), "3 2 1 2 4").Hero.Life)
	require.Equal(t, []parts.CardID{"needle"}, ask("hazel", part(parts.HeroGear), "Needle", "1 2", "").Equipped)
	require.Equal(t, parts.Search{ID: "needle", Name: inBothLanguages("Needle"), Type: parts.Weapon, Reach: parts.Melee, Dice: 1, Paws: 2}, s.Cards[0])
	require.Equal(t, []parts.Class{parts.Scamp}, ask("pip", part(parts.HeroClasses), class).Hero.Classes)
	pip := ask("pip", func(a prompter, m *game.Mouse) (game.Action, error) {
		return mouseMenu{prompter: a, mouse: m}.askCardDeed(usesPower)
	}, "Dodge", "1 for "+class+": jumps aside", "")
	require.Equal(t, []parts.CardID{"dodge"}, pip.Abilities)
	require.False(t, pip.Untold)
	require.Equal(t, "jumps aside", s.Abilities[len(s.Abilities)-1].Text)
	require.Equal(t, []parts.HeroPart{parts.HeroClasses}, find[parts.Hero](t, folder, "hazel").Unread)
}

func pantry(t testing.TB) string {
	folder := t.TempDir()
	read(t, folder, tables.English, "2", "Rat", "2 1 1", "")
	read(t, folder, tables.English, "1", "Hazel", "3 2 1 2 4 Leader", "", "")
	read(t, folder, tables.English, "4", "Shout", "2 for Leader", "")
	read(t, folder, tables.English, "6", "Larder", "map", "1~exit-west: 2", "2~spawn: 3", "", "y")
	read(t, folder, tables.English, "7", "Crumbs", "1", "8",
		"Pantry, Larder", "orange map", "1: 2|red 3", "2~exit-east: 3", "", "n", "2~exit-east~spawn: 3~flip", "", "y",
		"Pantry east - Larder west", "", "rat 2",
		"Sweep", "1-3 rat 2, Moth 1; 4 rat 3; surge rat; ambush traps", "", "1 1 2 other ranged: it stuns", "",
		"14", "", "the crumb is home", "")
	return folder
}

func TestAChapterIsReadOffOnceWithAllThatItNames(t *testing.T) {
	folder := pantry(t)
	c := find[parts.Chapter](t, folder, "crumbs")
	require.Equal(t, []parts.RoomPlan{{Tile: "pantry"}, {Tile: "larder"}}, c.Rooms)
	require.Equal(t, []parts.Join{{A: "pantry", ExitA: "east", B: "larder", ExitB: "west"}}, c.Joins)
	require.Equal(t, []parts.PartyItem{parts.Disguise, parts.Grape}, c.Items)
	require.Equal(t, []parts.Placed{{Minion: "rat", Count: 2, Tile: "pantry"}}, c.Minions)
	require.Equal(t, "the crumb is home", c.Victory)
	sweep := find[parts.Encounter](t, folder, "sweep")
	require.True(t, sweep.Mousetraps && sweep.Ambush)
	require.Equal(t, []parts.Row{
		{From: 1, To: 3, Minions: []parts.Squad{{Minion: "rat", Count: 2}, {Minion: "moth", Count: 1}}},
		{From: 4, To: 4, Minions: []parts.Squad{{Minion: "rat", Count: 3}}},
	}, sweep.Rows)
	require.Equal(t, []parts.Squad{{Minion: "rat", Count: 1}}, sweep.Surge)
	moth := find[parts.Minion](t, folder, "moth")
	require.True(t, moth.Ranged)
	require.Equal(t, "it stuns", moth.Text)
	require.Equal(t, parts.OtherFamily, moth.Family)
	faults, err := box.Check(folder, parts.Shape())
	require.NoError(t, err)
	require.Empty(t, faults)
}

func TestAChapterOfTheBoxIsLaidOutInAFewKeys(t *testing.T) {
	u, s := laid(t, pantry(t), tables.Russian, session.Given{Players: []string{"Аня"}}, "", "", "", "", "3", "да")
	require.Equal(t, "crumbs", u.Chapter.ID)
	require.Len(t, s.Rooms, 2)
	require.Equal(t, game.Spot{Room: "pantry", Space: "3"}, s.Mice[0].At)
	require.True(t, s.Rooms[1].Mapped())
	_, named := laid(t, pantry(t), tables.English, session.Given{Players: []string{"Ann"}, Mode: "Crumbs"}, "", "", "", "3", "y")
	require.Equal(t, "crumbs", named.Chapter.ID)
}

func TestTheBackOfATileLiesBeneathIt(t *testing.T) {
	w := phrases{owner(t, t.TempDir(), tables.English)}
	for _, side := range []parts.Tile{
		{ID: "larder", Tile: "A", Side: parts.Orange}, {ID: "sewer", Tile: "A", Side: parts.Blue},
		{ID: "loft", Tile: "B", Side: parts.Orange},
	} {
		side.Name = inBothLanguages(side.ID)
		require.NoError(t, w.Box.Learn(side.ID, side))
	}
	require.Equal(t, []parts.RoomPlan{{Tile: "sewer", Beneath: "larder"}}, w.knownBacks([]parts.RoomPlan{{Tile: "larder"}}))
	require.Empty(t, w.knownBacks([]parts.RoomPlan{{Tile: "larder"}, {Tile: "sewer"}, {Tile: "moor"}}))
}

func TestAMapIsAskedForAgainWhereItCannotBe(t *testing.T) {
	folder := t.TempDir()
	w := owner(t, folder, tables.English, "6", "Attic", "b map", "1: 2|red", "2: 1|yellow>", "", "2: 3", "", "y")
	_, err := Flow{}.Read(w)
	require.NoError(t, err)
	m, err := parts.ParseMap(find[parts.Tile](t, folder, "attic").Map)
	require.NoError(t, err)
	l, ok := m.Between("1", "2")
	require.True(t, ok)
	require.Equal(t, parts.Red, l.Line)
	m, err = phrases{in(t, tables.English, "1: 2|red", "2: 1|yellow>", "3: 2", "", "", "y")}.askMap("Loft")
	require.NoError(t, err, "the wrong line is left out, and no other")
	require.Equal(t, "1: 2|red; 2: 3", m.Text())
}

func carry(t *testing.T, w *talk.UI, s game.State) {
	t.Helper()
	require.False(t, Flow{}.Leads(s))
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	s = after(s, did)
	require.True(t, Flow{}.Leads(s))
	id, what, err := Flow{}.Lead(w, s)
	require.NoError(t, err)
	require.NoError(t, w.Box.Learn(id, what))
}

func TestACampaignBringsBackWhatTheMiceLearned(t *testing.T) {
	folder := pantry(t)
	_, s := laid(t, folder, tables.English, session.Given{Players: []string{"Ann"}}, "", "", "", "c", "3", "y")
	s.Mice[0].Abilities = append(s.Mice[0].Abilities, "hum")
	s.Story = []string{"the key"}
	s.Waits = []game.Wait{{For: game.ForCarry, Who: "hazel"}}
	s.Result = &game.Result{Winner: game.SeatMice}
	carry(t, owner(t, folder, tables.English), s)
	c := find[parts.Campaign](t, folder, campaignID)
	require.Equal(t, []parts.Grown{{Hero: "hazel", Abilities: []parts.CardID{"shout", "hum"}}}, c.Mice)
	require.Equal(t, []string{"crumbs"}, c.Chapters)
	u, _ := laid(t, folder, tables.English, session.Given{Players: []string{"Ann"}}, "1", "", "", "", "3", "y")
	require.True(t, u.Campaign && u.Mice[0].Veteran)
	require.Len(t, u.Mice[0].Abilities, 2)
	require.Equal(t, []string{"the key"}, u.Story)
}

func TestAGameBesideACampaignLeavesItAsItIs(t *testing.T) {
	folder := pantry(t)
	c := parts.Campaign{ID: campaignID, Name: inBothLanguages("Our mice"), Mice: []parts.Grown{{Hero: "hazel", Abilities: []parts.CardID{"shout"}}}}
	require.NoError(t, owner(t, folder, tables.English).Box.Learn(campaignID, c))
	u, _ := laid(t, folder, tables.English, session.Given{Players: []string{"Ann"}}, "1", "", "s", "", "", "3", "y")
	require.False(t, u.Campaign || u.Mice[0].Veteran)
	require.Len(t, u.Mice[0].Abilities, 1)
}

func TestASecondCampaignIsKeptBesideTheFirst(t *testing.T) {
	folder := pantry(t)
	c := parts.Campaign{ID: campaignID, Name: inBothLanguages("Our mice"), Mice: []parts.Grown{{Hero: "hazel", Abilities: []parts.CardID{"shout", "hum"}}}}
	require.NoError(t, owner(t, folder, tables.English).Box.Learn(campaignID, c))
	_, s := laid(t, folder, tables.English, session.Given{Players: []string{"Ann"}}, "1", "", "s", "", "c", "3", "y")
	s.Waits = []game.Wait{{For: game.ForCarry, Who: "hazel"}}
	s.Result = &game.Result{Winner: game.SeatMice}
	carry(t, owner(t, folder, tables.English, ""), s)
	require.Equal(t, c.Mice, find[parts.Campaign](t, folder, campaignID).Mice)
	require.Equal(t, []string{"crumbs"}, find[parts.Campaign](t, folder, campaignID+"-2").Chapters)
}

func TestTheChapterThatComesNextIsWhatEnterTakes(t *testing.T) {
	folder := pantry(t)
	w := owner(t, folder, tables.English)
	first := find[parts.Chapter](t, folder, "crumbs")
	for _, id := range []string{"crumbs-2", "crumbs-3"} {
		first.ID = id
		require.NoError(t, w.Box.Learn(id, first))
	}
	next := func(played ...string) int {
		c := parts.Campaign{ID: campaignID, Name: inBothLanguages("One"), Chapters: played}
		require.NoError(t, w.Box.Learn(campaignID, c))
		l := &setupForm{phrases: phrases{w}}
		return l.nextChapter(box.All[parts.Chapter](w.Box))
	}
	require.Equal(t, 0, next())
	require.Equal(t, 1, next("crumbs"))
	require.Equal(t, 2, next("crumbs", "crumbs-2"))
	require.Equal(t, -1, next("crumbs", "crumbs-2", "crumbs-3"))
	f := &setupForm{phrases: phrases{owner(t, folder, tables.English, "", "back", "f", "", "", "")}}
	require.NoError(t, f.chapter(), "Enter enters a new one")
	require.Equal(t, freeMode, f.Chapter.ID)
}

func TestACampaignWhoseMiceHaveLearnedNothingGoesOn(t *testing.T) {
	folder := pantry(t)
	first := parts.Campaign{ID: campaignID, Name: inBothLanguages("Ours"), Mice: []parts.Grown{{Hero: "moth-mouse"}}}
	second := parts.Campaign{ID: campaignID + "-2", Name: inBothLanguages("Theirs"), Mice: []parts.Grown{{Hero: "hazel"}}}
	for _, c := range []parts.Campaign{first, second} {
		require.NoError(t, owner(t, folder, tables.English).Box.Learn(c.ID, c))
	}
	s := game.State{Chapter: parts.Chapter{ID: freeMode}, Mice: []game.Mouse{{Hero: parts.Hero{ID: "hazel"}}}, Campaign: true, Story: []string{"the key"}}
	s.Waits, s.Result = []game.Wait{{For: game.ForCarry, Who: "hazel"}}, &game.Result{Winner: game.SeatMice}
	carry(t, owner(t, folder, tables.English, ""), s)
	kept := find[parts.Campaign](t, folder, second.ID)
	require.Equal(t, []string{"the key"}, kept.Story)
	require.Empty(t, kept.Chapters, "a game without a chapter is none of the book's")
	require.Empty(t, find[parts.Campaign](t, folder, first.ID).Story)
	_, _, err := Flow{}.Lead(owner(t, folder, tables.English, "back"), s)
	require.Error(t, err)
}

// This setup breaks MM-SETUP-06. In an earlier version, Enter restarted the setup again and again.
func TestACampaignCanAlwaysGoOn(t *testing.T) {
	folder := pantry(t)
	read(t, folder, tables.English, "1", "Moth mouse", "2 2 2 3 3 Leader", "", "")
	read(t, folder, tables.English, "4", "Whistle", "1 Leader", "")
	c := parts.Campaign{ID: campaignID, Name: inBothLanguages("Our mice"), Mice: []parts.Grown{{Hero: "hazel", Abilities: []parts.CardID{"shout"}}}}
	w := owner(t, folder, tables.English)
	require.NoError(t, w.Box.Learn(campaignID, c))
	l := &setupForm{phrases: phrases{w}, campaign: c}
	require.True(t, l.isTaken("shout", "moth-mouse"), "Hazel stayed at home with it")
	require.False(t, l.isTaken("shout", "hazel"))

	c.Mice = append(c.Mice, parts.Grown{Hero: "moth-mouse", Abilities: []parts.CardID{"shout"}})
	require.NoError(t, w.Box.Learn(campaignID, c))
	both := find[parts.Chapter](t, folder, "crumbs")
	both.Party = 2
	require.NoError(t, w.Box.Learn("crumbs", both))
	u, s := laid(t, folder, tables.English, session.Given{Players: []string{"Ann"}}, "1", "Hazel, Moth mouse", "", "", "", "3", "y")
	require.Len(t, s.Mice, 2, "Enter goes on")
	require.Equal(t, tables.RuleID("MM-SETUP-06"), (game.Game{}).CheckSetup(u)[0].Rule)
}

func TestAfterBackTheSameAbilitiesAreOfferedAgain(t *testing.T) {
	folder := pantry(t)
	read(t, folder, tables.English, "1", "Moth mouse", "2 2 2 3 3 Leader", "", "")
	w := owner(t, folder, tables.English, "1", "1")
	l := &setupForm{phrases: phrases{w}}
	for _, hero := range []string{"hazel", "moth-mouse"} {
		l.Mice = append(l.Mice, game.Seated{Hero: find[parts.Hero](t, folder, hero)})
	}
	require.NoError(t, l.abilities())
	first := slices.Clone(l.Mice)
	require.NotEmpty(t, first[0].Abilities)
	require.NoError(t, l.abilities())
	require.Equal(t, first, l.Mice)
}

func TestACardOfAnotherClassIsFlaggedAndKept(t *testing.T) {
	folder := pantry(t)
	read(t, folder, tables.English, "4", "Spark", "1 for mystic", "")
	w := owner(t, folder, tables.English, "1", "", "n", "Spark", "", "n", "Spark", "y", "", "3", "y")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, parts.CardID("spark"), u.Mice[0].Abilities[0].ID)
	require.False(t, u.House.Waives("MM-SETUP-06"), "it is set aside for this once")
	said := strings.Join(w.Desk.(*desktest.Script).Said(), "\n")
	another := w.Words.Say("micemystics.problem.ability_class", tables.Args{"mouse": "Hazel", "ability": "Spark"})
	require.Contains(t, said, another+" (MM-SETUP-06)")
	require.Contains(t, said, w.Words.Say("micemystics.learn.known", tables.Args{"name": "Spark"}))
	require.NotContains(t, w.Box.IDs(), "spark-2")
	_, _, err = game.Game{}.Start(u)
	require.NoError(t, err)
}

func TestEveryKindOfSearchCardIsReadOff(t *testing.T) {
	folder := t.TempDir()
	for _, c := range []struct {
		want    parts.Search
		answers []string
	}{
		{parts.Search{Type: parts.Weapon, Reach: parts.Ranged, Paws: 2}, []string{"ranged 0 2", ""}},
		{parts.Search{Type: parts.Armor, Body: "head", Worn: parts.Stats{Defense: 1}}, []string{"armor head", ""}},
		{parts.Search{Type: parts.Armor, Body: "tail"}, []string{"armor tail 0 0", ""}},
		{parts.Search{Type: parts.Accessory, Worn: parts.Stats{Battle: 1}}, []string{"accessory 1 0", ""}},
		{parts.Search{Type: parts.Item, Cures: true, Text: "drink it"}, []string{"item cures: drink it", ""}},
		{parts.Search{Type: parts.Scroll, Crosses: true, Classes: []parts.Class{"mystic"}}, []string{"scroll crosses for mystic", ""}},
		{parts.Search{Type: parts.Trick}, []string{"trick", ""}},
		{parts.Search{Type: parts.Party, Party: parts.Fork}, []string{"fork", ""}},
		{parts.Search{Type: parts.Chance}, []string{"event", ""}},
	} {
		name := "Find " + string(c.want.Type) + c.want.Body
		require.Equal(t, name, read(t, folder, tables.English, append([]string{"3", name}, c.answers...)...))
		c.want.ID, c.want.Name = parts.CardID(hyphenated(name)), inBothLanguages(name)
		require.Equal(t, c.want, find[parts.Search](t, folder, string(c.want.ID)))
	}
}

func TestAHeroMayBeReadOffWithoutClasses(t *testing.T) {
	folder := t.TempDir()
	read(t, folder, tables.English, "1", "Hazel", "3 2 1 2 4", "", "")
	require.Equal(t, []parts.HeroPart{parts.HeroClasses}, find[parts.Hero](t, folder, "hazel").Unread)
}

func TestTheCatAndTheDieAreReadOff(t *testing.T) {
	folder := t.TempDir()
	read(t, folder, tables.Russian, "8", "4 2 3", "3 1 2")
	require.Equal(t, parts.Cat{Pounce: parts.Values{Battle: 4, Defense: 2, Life: 3}, Chase: parts.Values{Battle: 3, Defense: 1, Life: 2}}, find[parts.Cat](t, folder, "cat"))
	read(t, folder, tables.Russian, "9", "1с 2м* 3щ 2л 1л* 3щ*")
	require.Equal(t, parts.Faces, find[parts.Die](t, folder, "die").Faces)
	given := session.Given{Players: []string{"Ann"}}
	u, _ := laid(t, folder, tables.English, given, "f", "4", "", "", "Collin", "", "y")
	require.Equal(t, parts.Faces, u.Die)
	require.Equal(t, 4, u.Cat.Pounce.Battle)
}

func TestWhatIsReadOffCanBeWrong(t *testing.T) {
	for _, typed := range []string{"", "rat 0", "rat 17", "3"} {
		_, err := readCounted(typed)
		require.Error(t, err, typed)
	}
	for _, typed := range []string{"rat 2", "0 rat", "3-1 rat", "1-3"} {
		_, _, err := readRow(typed)
		require.Error(t, err, typed)
	}
	for _, typed := range []string{"1c 2s* 3h", "1c 2s* 3h 2b 1b* 4h", "1c 2s* 3h 2b 1b* 3x"} {
		_, err := readFaces(typed)
		require.Error(t, err, typed)
	}
	got, err := readCounted("2 greedy roach*, rat")
	require.NoError(t, err)
	require.Equal(t, []namedSquad{{"greedy roach", 2, true}, {"rat", 1, false}}, got)
}

func TestAThingIsLearnedInTheMiddleOfAGame(t *testing.T) {
	folder := t.TempDir()
	s := hall(t)
	did, err := prompter{phrases{owner(t, folder, tables.English, "1", "1: 2 3~water", "", "y")}, s}.askLearn()
	require.NoError(t, err)
	learned := did.(game.Learn)
	require.Equal(t, s.Mice[0].At.Room, learned.Room)
	require.Len(t, learned.Map.Spaces, 3)
	require.Equal(t, learned.Map.Text(), find[parts.Tile](t, folder, learned.Room).Map)
}

func TestASlipInANameIsAskedBack(t *testing.T) {
	for _, c := range []struct {
		names []string // typed lines: names of mice, then answers to the app's questions
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

// At first, the box has the hero's name in only one alphabet. Afterwards, it must have the name in
// both alphabets.
func TestANameInTheOtherAlphabetIsNobodyNew(t *testing.T) {
	for kept, typed := range map[string]string{"Коллин": "Collin", "Collin": "Коллин", "Лили": "Lily", "Filch": "Филч", "Нез": "Nez",
		"Зина": "zina"} {
		w := owner(t, t.TempDir(), tables.English, typed)
		require.NoError(t, w.Box.Learn("mouse", parts.Hero{ID: "mouse", Name: inBothLanguages(kept), Life: 3, Classes: []parts.Class{"cook"}}))
		f := &setupForm{phrases: phrases{w}, Setup: game.Setup{Chapter: parts.Chapter{ID: freeMode}}}
		require.NoError(t, f.party(), typed)
		require.Equal(t, "mouse", f.Mice[0].Hero.ID, typed)
		var h parts.Hero
		require.True(t, w.Box.Find("mouse", &h))
		require.ElementsMatch(t, []string{kept, typed}, []string{h.Name.En, h.Name.Ru})
		require.LessOrEqual(t, h.Name.En[0], byte('z'), "the English one is in Latin letters")
	}
}

// No ability card in the box fits the first mouse.
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
