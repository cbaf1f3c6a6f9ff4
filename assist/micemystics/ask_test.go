package micemystics

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// in returns a talk with these answers. At the end of the test, no printed text may lack its
// sentence.
func in(t testing.TB, lang tables.Lang, answers ...string) *talk.UI {
	w := flowtest.In(t, lang, answers...)
	w.Box = flowtest.Shelf{}
	t.Cleanup(func() {
		script := w.Desk.(*desktest.Script)
		for _, text := range slices.Concat(script.Asked(), script.Said()) {
			require.NotContains(t, text, "[micemystics.")
			require.NotContains(t, text, "no value")
		}
	})
	return w
}

// asked returns the action that the answers report.
func asked(t testing.TB, s game.State, answers ...string) game.Action {
	t.Helper()
	return askedIn(t, tables.English, s, answers...)
}

func askedIn(t testing.TB, lang tables.Lang, s game.State, answers ...string) game.Action {
	t.Helper()
	did, err := Flow{}.Ask(in(t, lang, answers...), s)
	require.NoError(t, err)
	return did
}

// rolled returns the action when the app rolls these sides.
func rolled(
	t testing.TB, lang tables.Lang, habit talk.Habit, sides []int, s game.State, answers ...string,
) game.Action {
	t.Helper()
	w := in(t, lang, answers...)
	w.Dice = &flowtest.Dice{Of: habit, Sides: sides}
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	return did
}

// heard returns the action that the answers report, the questions, and what was said.
func heard(t testing.TB, lang tables.Lang, s game.State, answers ...string) (game.Action, []string, string) {
	t.Helper()
	w := in(t, lang, answers...)
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	script := w.Desk.(*desktest.Script)
	return did, script.Asked(), strings.Join(script.Said(), "\n")
}

// fixed returns the correction that the answers report.
func fixed(t testing.TB, lang tables.Lang, s game.State, answers ...string) game.Correct {
	t.Helper()
	did, err := Flow{}.Fix(in(t, lang, answers...), s)
	require.NoError(t, err)
	return did.(game.Correct)
}

// complaint returns the first complaint about the answers.
func complaint(t testing.TB, lang tables.Lang, s game.State, typed ...string) string {
	t.Helper()
	w, face := stubbornly(lang, flowtest.Shelf{}, slices.Concat(typed, []string{"quit"})...)
	_, err := Flow{}.Ask(w, s)
	require.ErrorIs(t, err, desk.ErrQuit)
	require.NotEmpty(t, face.complaints, "%q was taken", typed)
	require.NotContains(t, face.complaints[0], "[micemystics.", typed)
	require.NotContains(t, face.complaints[0], "no value", typed)
	return face.complaints[0]
}

func name(en, ru string) tables.Text { return tables.Text{En: en, Ru: ru} }

func party() []game.Mouse {
	hero := func(id, en, ru string) parts.Hero {
		return parts.Hero{ID: id, Name: name(en, ru), Classes: []parts.Class{"warrior"}, Battle: 2, Defense: 2, Lore: 1, Move: 2, Life: 3}
	}
	return []game.Mouse{
		{Hero: hero("tilda", "Tilda", "Тильда"), Equipped: []parts.CardID{"ladle"}, Abilities: []parts.CardID{"hum"}},
		{Hero: hero("collin", "Collin", "Коллин"), Equipped: []parts.CardID{"ladle"}},
		{Hero: hero("nez", "Nez", "Нез")},
		{Hero: hero("filch", "Filch", "Филч")},
	}
}

// hall returns a state in a room whose spaces 1 to 6 are in a row. A second path leads from 1 to 3
// through 7. The mice are on space 1, and Tilda has 4 movement points.
func hall(t testing.TB, edits ...func(*game.State)) game.State {
	m, err := parts.ParseMap("1: 2 7; 2: 3; 3: 7 4; 4: 5; 5: 6")
	require.NoError(t, err)
	s := game.State{
		Chapter: parts.Chapter{ID: "test", Party: 4, End: 7, LastPage: 10}, Die: parts.Faces, Mice: party(),
		Types: []parts.Minion{
			{ID: "roach", Name: name("Roach", "Таракан"), Family: parts.Roach, Battle: 1, Defense: 1, Life: 1, Figures: 6},
			{ID: "rat", Name: name("Rat warrior", "Крыса-воин"), Family: parts.Rat, Battle: 2, Defense: 1, Life: 1, Figures: 6},
			{ID: "vurst", Name: name("Vurst", "Шкверн"), Family: parts.Rat, Boss: true, Battle: 4, Defense: 2, Life: 2, Cards: 3, Figures: 1},
		},
		Cards: []parts.Search{
			{ID: "ladle", Name: name("Ladle", "Черпак"), Type: parts.Weapon, Reach: parts.Melee, Paws: 1},
			{ID: "bow", Name: name("Bow", "Лук"), Type: parts.Weapon, Reach: parts.Ranged, Paws: 2},
			{ID: "crumb", Name: name("Bread crumb", "Крошка хлеба"), Type: parts.Item},
			{ID: "cork", Name: name("Cork hat", "Шляпа из пробки"), Type: parts.Armor, Body: "head"},
		},
		Abilities: []parts.Ability{{ID: "hum", Name: name("Hum", "Напев"), Cost: 1}},
		Round:     1, Hourglass: 1, End: 7,
		Turn:  game.Turn{Card: "tilda", Slot: 1, Step: game.MouseStep, Die: 2, Points: 4},
		Rooms: []game.Room{{ID: "hall", Tile: "A", Side: parts.Orange, Visited: true, Name: game.Label{En: "Hall", Ru: "Зал"}, Map: m}},
	}
	for i := range s.Mice {
		s.Mice[i].At = game.Spot{Room: "hall", Space: "1"}
		id := s.Mice[i].Hero.ID
		s.Track = append(s.Track, game.Card{ID: id, Kind: game.MouseCard, Of: id})
	}
	for _, edit := range edits {
		edit(&s)
	}
	return s
}

func unmapped(s *game.State) { s.Rooms[0].Map = parts.Map{} }

// foes puts minions with names such as rat_1 on a space.
func foes(space parts.SpaceID, names ...game.Name) func(*game.State) {
	return func(s *game.State) {
		for _, n := range names {
			kind, _ := splitName(n)
			s.Minions = append(s.Minions, game.Minion{Name: n, Type: kind, At: game.Spot{Room: "hall", Space: space}})
			if !slices.ContainsFunc(s.Track, func(c game.Card) bool { return c.Of == kind }) {
				s.Track = append(s.Track, game.Card{ID: kind, Kind: game.MinionCard, Of: kind})
			}
		}
	}
}

func waits(w game.Wait) func(*game.State) {
	return func(s *game.State) { s.Waits = append([]game.Wait{w}, s.Waits...) }
}

func after(s game.State, did ...game.Action) game.State {
	for _, d := range did {
		s, _ = game.Game{}.Apply(s, d)
	}
	return s
}

func TestASpaceTypedIsWhereTheMouseGoes(t *testing.T) {
	s := hall(t)
	want := game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2"}}
	require.Equal(t, want, asked(t, s, "2"))
	require.Equal(t, want, asked(t, s, "m 2"))
	require.Equal(t, want, askedIn(t, tables.Russian, s, "х 2"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2", "3", "4"}}, asked(t, s, "m 2 3 4"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2", "3", "4"}}, asked(t, s, "m 2-3-4"))
}

func TestWaysThatComeToTheSameAreNotAskedAbout(t *testing.T) {
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2", "3", "4", "5"}}, asked(t, hall(t), "5"))
}

func TestWaysThatDifferAreOffered(t *testing.T) {
	rat := hall(t, foes("2", "rat_1"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"7", "3"}}, asked(t, rat, "3"), "a rat on 2 leaves one way")
}

func TestAGoalOutOfReachIsLeftToTheRules(t *testing.T) {
	s := hall(t)
	did := asked(t, s, "6")
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2", "3", "4", "5", "6"}}, did)
	breaches, _ := rules.Judge(game.Game{}, s, did)
	require.NotEmpty(t, breaches)
}

func TestOnATileWithoutAMapPeopleSayWhereAMouseStops(t *testing.T) {
	s := hall(t, unmapped, foes("?1", "rat_1", "roach_1"))
	for typed, want := range map[string]game.Move{
		"m own":     {To: &game.Place{}},
		"m 3":       {To: &game.Place{}, Points: 3},
		"m 2 w":     {To: &game.Place{Water: true}, Points: 2},
		"m 4 tr y":  {To: &game.Place{Trap: true}, Points: 4, Over: []parts.Line{parts.Yellow}},
		"m 1 c":     {To: &game.Place{With: "collin"}, Points: 1},
		"m 2 wa":    {To: &game.Place{With: "rat_1"}, Points: 2},
		"m roach-a": {To: &game.Place{With: "roach_1"}},
	} {
		want.Mouse = "tilda"
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	for _, typed := range []string{"m 2w", "m 1 rb", "m 1 2", "m tilda"} {
		require.NotEmpty(t, complaint(t, tables.English, s, typed), typed)
	}
	require.Equal(t, game.Move{Mouse: "tilda", To: &game.Place{Water: true}, Points: 2}, askedIn(t, tables.Russian, s, "х", "2 в"))
	require.Equal(t, game.Move{Mouse: "tilda", To: &game.Place{}}, askedIn(t, tables.Russian, s, "х", "своя"))
	require.NotEmpty(t, complaint(t, tables.Russian, s, "х", ""), "Enter alone moves nobody")
}

func TestFiguresAreNamedShortly(t *testing.T) {
	s := hall(t, foes("3", "roach_1", "roach_2", "roach_3"), foes("4", "rat_1", "vurst_1"))
	a := prompter{phrases{in(t, tables.English)}, s}
	first := func(a prompter, who ...game.Name) []string {
		var out []string
		for _, keys := range a.keysOf(who) {
			out = append(out, keys[0])
		}
		return out
	}
	require.Equal(t, []string{"ra", "rb", "rc"}, first(a, "roach_1", "roach_2", "roach_3"))
	require.Equal(t, []string{"t", "c", "br", "ra", "wa", "v"}, first(a, "tilda", "collin", "brodie", "roach_1", "rat_1", "vurst_1"))
	a = prompter{phrases{in(t, tables.Russian)}, s}
	require.Equal(t, []string{"т", "ра", "ва"}, first(a, "tilda", "roach_1", "rat_1"))
	require.Equal(t, "Таракан Б", a.figure("roach_2"))
	require.Equal(t, "Шкверн", a.figure("vurst_1"))
	_, err := a.readFigure("тараканб", []game.Name{"roach_1", "roach_2"})
	require.Error(t, err)
	f, err := a.readFigure("таракан б", []game.Name{"roach_1", "roach_2"})
	require.NoError(t, err)
	require.Equal(t, game.Name("roach_2"), f)
}

func TestACodeStaysWhoeverComesAndGoes(t *testing.T) {
	full := hall(t, foes("3", "roach_1", "roach_2", "roach_3"), foes("4", "rat_1", "rat_3", "vurst_1"))
	for _, lang := range tables.Langs {
		a := withSigns(prompter{phrases{in(t, lang)}, full})
		for _, f := range a.onBoard() {
			code := a.code(f)
			alone := full
			alone.Minions = slices.DeleteFunc(slices.Clone(full.Minions), func(m game.Minion) bool { return m.Name != f })
			alone.Types = append(slices.Clone(full.Types), parts.Minion{ID: "rust", Name: name("Rust mite", "Ржавый клещ")})
			later := withSigns(prompter{phrases{in(t, lang)}, alone})
			require.Equal(t, code, later.code(f), f)
			require.Contains(t, strings.ToLower(Flow{}.View(later.UI, alone)), code+" "+strings.ToLower(later.figure(f)))
			for _, other := range tables.Langs {
				for _, typed := range []string{code, strings.ToUpper(code)} {
					found, err := prompter{phrases{in(t, other)}, full}.readFigure(typed, a.onBoard())
					require.NoError(t, err)
					require.Equal(t, f, found, "%s in %s", typed, other)
				}
			}
		}
	}
}

func TestAMinionWithoutACardIsCalledLikeNobodyElse(t *testing.T) {
	anna := func(s *game.State) { s.Mice[0].Hero = parts.Hero{ID: "anna", Name: name("Anna", "Анна")} }
	for _, lang := range tables.Langs {
		a := withSigns(prompter{phrases{in(t, lang)}, hall(t, anna, foes("3", "y-n-y_1", "y-n-y_2", "roach_1"))})
		whose := map[string]game.Name{}
		for _, f := range a.onBoard() {
			require.Empty(t, whose[a.code(f)], "%s is the code of %s too", a.code(f), f)
			whose[a.code(f)] = f
		}
	}
}

func TestABossIsNotCalledLikeALetteredMinion(t *testing.T) {
	king := func(s *game.State) {
		s.Types = append(s.Types, parts.Minion{ID: "rattler", Name: name("Rattler", "Таран"), Boss: true, Figures: 1})
	}
	for _, lang := range tables.Langs {
		a := withSigns(prompter{phrases{in(t, lang)}, hall(t, king, foes("3", "roach_1", "rattler_1"))})
		require.NotEqual(t, a.code("roach_1"), a.code("rattler_1"))
	}
}

func TestAMouseWhoseGearIsUnreadIsOfferedAFight(t *testing.T) {
	unread := func(s *game.State) {
		s.Mice[0].Hero.Unread, s.Mice[0].Equipped = []parts.HeroPart{parts.HeroGear}, nil
	}
	offered := func(edits ...func(*game.State)) bool {
		a := prompter{phrases{in(t, tables.English)}, hall(t, edits...)}
		c := mouseMenu{a, game.Game{}.Legal(a.state), a.state.Mouse("tilda")}
		return slices.ContainsFunc(c.offers(), func(o offer) bool {
			return !o.Hidden && o.Keys[0] == a.Letters(attackLetters)[0]
		})
	}
	require.True(t, offered(unmapped, unread, foes("1", "rat_1")))
	require.False(t, offered(unmapped, unread), "nobody is there")
	struck := func(s *game.State) { s.Turn.Deed = game.SearchDeed }
	require.False(t, offered(unmapped, unread, foes("1", "rat_1"), struck), "it has acted")
}

func TestALetterThatIsAMousesCodeIsNoMinion(t *testing.T) {
	a := prompter{phrases{in(t, tables.English)}, hall(t, foes("3", "rat_3"))}
	_, err := a.readFigure("c", []game.Name{"rat_3"})
	require.Error(t, err, "c is Collin wherever he is")
}

func TestAMarkGivesWayToAMouse(t *testing.T) {
	a := prompter{phrases{in(t, tables.English)}, hall(t, unmapped)}
	require.Equal(t, "tr", a.placeArgs(nil)["trap"])
	place, err := a.readPlace("t", "hall", []game.Name{"tilda"})
	require.NoError(t, err)
	require.Equal(t, game.Name("tilda"), place.With)
}

func TestWhoIsAttackedIsAskedOnlyAmongSeveral(t *testing.T) {
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_1"}, unarmed(asked(t, hall(t, foes("2", "rat_1")), "a")))
	s := hall(t, foes("2", "rat_1", "rat_2"))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_2"}, unarmed(asked(t, s, "a b")))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_2"}, unarmed(askedIn(t, tables.Russian, s, "а", "б")))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_1", Dice: -1}, unarmed(asked(t, s, "a+ -1 a")))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_1"}, unarmed(asked(t, s, "a", "")))
	s = hall(t, foes("2", "rat_1"), foes("1", "roach_1"))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "roach_1"}, unarmed(asked(t, s, "a", "")), "whoever shares its space")
}

func unarmed(did game.Action) game.Action {
	attack := did.(game.Attack)
	attack.Weapon = ""
	return attack
}

func TestEnterTakesWhatIsLikely(t *testing.T) {
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"2"}}, asked(t, hall(t), "", "2"))
	still := func(s *game.State) { s.Turn.Points = 0 }
	require.Equal(t, "attack", asked(t, hall(t, foes("2", "rat_1"), still), "").Kind())
	require.Equal(t, game.Search{Mouse: "tilda"}, asked(t, hall(t, still), ""))
	acted := func(s *game.State) { s.Turn.Deed = game.SearchDeed }
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, hall(t, acted), ""))
	stunned := func(s *game.State) { s.Mice[0].Stunned = true }
	require.Equal(t, game.Recover{Mouse: "tilda", From: game.Stunned}, asked(t, hall(t, stunned), ""))
	both := func(s *game.State) { s.Mice[0].Stunned, s.Mice[0].Webbed = true, true }
	require.Equal(t, game.Recover{Mouse: "tilda", From: game.Webbed}, asked(t, hall(t, both), "v", "w"))
	down := func(s *game.State) { s.Mice[0].Down = true }
	require.Equal(t, game.Stand{Mouse: "tilda"}, asked(t, hall(t, down), ""))
}

func TestOneLetterIsEnoughInBothLanguages(t *testing.T) {
	s := hall(t)
	for letters, want := range map[string]game.Action{
		searchLetters: game.Search{Mouse: "tilda"}, scurryLetters: game.Scurry{Mouse: "tilda"}, endLetters: game.EndTurn{Mouse: "tilda"},
	} {
		for i, lang := range tables.Langs {
			require.Equal(t, want, askedIn(t, lang, s, string([]rune(letters)[i])))
		}
	}
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, s, "end"))
	require.Equal(t, game.EndTurn{Mouse: "tilda"}, asked(t, s, "конец"))
}

// If there is only one target, the app prints the rule that limits an archer's targets. On an
// unmapped tile, the help prints the rule.
func TestAnArcherIsToldWhomItMayShootAt(t *testing.T) {
	armed := func(card parts.CardID) func(*game.State) {
		return func(s *game.State) { s.Mice[0].Equipped = []parts.CardID{card} }
	}
	apart := func(s *game.State) {
		s.Rooms[0].Facts = []game.Fact{{Between: parts.Pair{"1", "9"}, Matter: game.Distance, Least: 3, Most: 3}}
	}
	near := []func(*game.State){unmapped, apart, foes("1", "rat_1"), foes("9", "roach_1")}
	far := []func(*game.State){unmapped, foes("8", "rat_1"), foes("9", "roach_1")}
	for _, lang := range tables.Langs {
		said := func(edits []func(*game.State), card parts.CardID, answers ...string) (string, string) {
			w := in(t, lang, answers...)
			s := hall(t, append(slices.Clone(edits), armed(card))...)
			c := mouseMenu{prompter{phrases{w}, s}, game.Game{}.Legal(s), &s.Mice[0]}
			_, err := c.askAttack()
			require.NoError(t, err)
			return strings.Join(w.Desk.(*desktest.Script).Said(), " "), c.aimHelp()
		}
		told, help := said(near, "bow")
		require.Contains(t, told, "MM-RNG-03")
		require.Contains(t, help, "MM-RNG-03")
		told, _ = said(far, "bow", "")
		require.NotContains(t, told, "MM-RNG-03")
		told, help = said(near, "ladle")
		require.Empty(t, told+help, "it strikes whom it reaches")
	}
}

func TestBackAtTheFirstQuestionLeadsToTheMenuAgain(t *testing.T) {
	s := hall(t)
	end := game.EndTurn{Mouse: "tilda"}
	for name, answers := range map[string][]string{
		"an effect":    {"o", "wound", "back", "back", "e"},
		"a share":      {"h", "back", "e"},
		"a placing":    {"o", "put", "back", "back", "e"},
		"a card":       {"o", "learn", "3", "Hat", "back", "back", "e"},
		"a kind":       {"o", "learn", "back", "back", "e"},
		"a name":       {"o", "learn", "3", "back", "back", "e"},
		"a hero":       {"o", "learn", "6", "back", "back", "e"},
		"values":       {"o", "learn", "6", "tilda", "back", "back", "e"},
		"an ability":   {"o", "learn", "7", "back", "back", "e"},
		"a map":        {"o", "learn", "1", "back", "back", "e"},
		"an own space": {"1", "e"},
	} {
		require.Equal(t, end, asked(t, s, answers...), name)
	}
	require.Equal(t, end, asked(t, hall(t, unmapped), "x", "back", "e"), "a new tile")
	require.Equal(t, end, asked(t, hall(t, unmapped), "x", "Attic", "back", "e"), "its colour")
	_, err := Flow{}.Read(owner(t, t.TempDir(), tables.English, "back"))
	require.ErrorIs(t, err, desk.ErrBack)
}

func TestBackInAGameWithoutAChapterLeadsToTheChapters(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "f", "back", "f", "4", "", "", "Ann", "", "y")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, 4, u.Chapter.End)
}

func TestBackAtTheOptionsLeadsToTheParty(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "f", "4", "", "", "Collin", "back", "Nez", "", "y")
	u, err := Flow{}.Setup(w, session.Given{Players: []string{"Ann"}})
	require.NoError(t, err)
	require.Equal(t, "nez", u.Mice[0].Hero.ID)
}

func TestBackLeadsToWhoPlays(t *testing.T) {
	w := owner(t, t.TempDir(), tables.English, "Anm", "back", "Ann", "f", "4", "", "", "Collin", "", "y")
	u, err := Flow{}.Setup(w, session.Given{})
	require.NoError(t, err)
	require.Equal(t, "Ann", u.Mice[0].Player)
}
