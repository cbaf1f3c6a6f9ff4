package micemystics

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

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
	wet := hall(t, func(s *game.State) {
		s.Rooms[0].Map.Spaces[1].Water, s.Turn.Points = true, 2
		s.House = s.House.With("MM-WATER-01", "waived")
	})
	did, questions, _ := heard(t, tables.English, wet, "3", "2")
	require.Equal(t, game.Move{Mouse: "tilda", Path: []parts.SpaceID{"7", "3"}}, did, "the other way ends with a climb")
	require.Contains(t, questions[1], "There are 2 equally short ways to space 3.")
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

func TestEnterIsTheKeyOfWhatIsLikely(t *testing.T) {
	for want, edit := range map[string]func(*game.State){
		"g": func(s *game.State) { s.Mice[0].Down = true },
		"v": func(s *game.State) { s.Mice[0].Webbed = true },
		"e": func(s *game.State) { s.Turn.Deed = game.SearchDeed },
		"a": foes("1", "rat_1"),
		"m": foes("3", "rat_1"),
		"s": func(s *game.State) { s.Turn.Points = 0 },
	} {
		s := hall(t, edit)
		c := mouseMenu{prompter{phrases{in(t, tables.English)}, s}, game.Game{}.Legal(s), &s.Mice[0]}
		require.Equal(t, want, c.likely())
	}
}

func TestALetterThatIsAMousesCodeIsNoMinion(t *testing.T) {
	a := prompter{phrases{in(t, tables.English)}, hall(t, foes("3", "rat_3"))}
	_, err := a.readFigure("c", []game.Name{"rat_3"})
	require.Error(t, err, "c is Collin wherever he is")
}

func TestAMarkGivesWayToAMouse(t *testing.T) {
	a := prompter{phrases{in(t, tables.English)}, hall(t, unmapped)}
	require.Equal(t, "tr", a.placeArgs("hall", nil)["trap"])
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

// The app never refuses: a target that may not be attacked can be typed, and the rules warn.
func TestATargetOutOfReachMayBeInsistedOn(t *testing.T) {
	armed := func(s *game.State) { s.Mice[0].Equipped = []parts.CardID{"bow", "ladle"} }
	for _, s := range []game.State{
		hall(t, armed, foes("1", "rat_1"), foes("5", "roach_1")), hall(t, armed, foes("1", "rat_1"), foes("2", "rat_2"), foes("5", "roach_1")),
	} {
		did := asked(t, s, "a roach-a bow")
		require.Equal(t, game.Attack{Mouse: "tilda", Target: "roach_1", Weapon: "bow"}, did)
		require.Equal(t, tables.RuleID("MM-RNG-03"), breaches(s, did)[0].Rule)
	}
	s := hall(t, armed, foes("1", "rat_1"), foes("5", "roach_1"))
	require.Equal(t, game.Attack{Mouse: "tilda", Target: "rat_1", Weapon: "ladle"}, asked(t, s, "a ladle"))
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
