package micemystics

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestAJoinThatTheBoxWouldRefuseIsRefusedWhereItIsTyped(t *testing.T) {
	folder := t.TempDir()
	w, face := stubbornly(tables.English, owner(t, folder, tables.English).Box, "7", "Night", "2", "8",
		"Attic, Cellar", "o", "b", "1", "Attic east - Cellar west", "", "", "", "", "", "", "")
	_, err := Flow{}.Read(w)
	require.NoError(t, err)
	require.Len(t, face.complaints, 1)
	require.True(t, strings.HasPrefix(face.complaints[0], "Attic is orange"), face.complaints[0])
	require.Contains(t, strings.Join(face.said, "\n"), w.Words.Say("micemystics.chapter.more", tables.Args{"name": "Night"}))
	require.Empty(t, find[parts.Chapter](t, folder, "night").Joins)
}

func TestWhatContradictsItselfIsRefusedWhereItIsTyped(t *testing.T) {
	p := phrases{in(t, tables.English)}
	_, err := p.readEncounterRows("1-3 rat 2; 3-5 rat 1")
	require.Error(t, err, "page 3 is there twice")
	kind, _ := parts.Shape().KindNamed(string(parts.MinionKind))
	_, err = p.lineAsker().Read(kind, "Soot", "2 1 1 roach elite", &parts.Minion{})
	require.Error(t, err, "only rats are elite")
	w, face := stubbornly(tables.English, owner(t, t.TempDir(), tables.English).Box, "7", "Night", "2", "8",
		"Attic, Attic", "o", "Attic", "", "", "", "", "", "")
	_, err = Flow{}.Read(w)
	require.NoError(t, err)
	require.Contains(t, face.said, "! Attic is already in this list. Keep it only once.")
}

func TestOnlyWhatIsSavedIsToldToBeSaved(t *testing.T) {
	for _, lang := range tables.Langs {
		flowtest.Unsaved(t, func(kept talk.Box) []string {
			w, face := stubbornly(lang, kept, "2", "8", "Attic", "", "", "", "", "", "", "")
			p := phrases{w}
			require.NoError(t, p.readOff("Night", &parts.Chapter{}))
			require.NotContains(t, face.said, p.say("chapter.more", tables.Args{"name": "Night"}))
			return face.said
		})
	}
}

func TestHitsAreCountedAgainstTheDiceThatPeopleCounted(t *testing.T) {
	s := hall(t, foes("2", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: game.UnknownDice, Reach: parts.Melee}))
	require.NotEmpty(t, breaches(s, asked(t, s, "4", "s5")))
	require.Empty(t, breaches(s, asked(t, s, "4", "s4")))
}

func TestASpaceWithAMouseIsTheNearest(t *testing.T) {
	s := hall(t, unmapped)
	s.Rooms[0].Places = []parts.Space{{ID: "grate", Spawn: true}, {ID: "pipe", Spawn: true}, {ID: "hole", Spawn: true}}
	s.Mice[0].At.Space = "grate"
	for i := range s.Mice[1:] {
		s.Mice[i+1].At.Space = "?1"
	}
	told, all := prompter{phrases{in(t, tables.English)}, s}.farthestFirst("hall", []parts.SpaceID{"grate", "pipe", "hole"})
	require.Equal(t, []parts.SpaceID{"pipe", "hole", "grate"}, told)
	require.False(t, all)
}

func TestATrapOnANamedPlaceIsFoundUnderAFigure(t *testing.T) {
	s := hall(t, unmapped, foes("bed", "rat_1"))
	s.Rooms[0].Places, s.Rooms[0].Traps = []parts.Space{{ID: "bed"}}, []parts.SpaceID{"bed"}
	a := prompter{phrases{in(t, tables.English)}, s}
	place, err := a.readPlace("2 tr", "hall", []game.Name{"rat_1"})
	require.NoError(t, err)
	require.Equal(t, game.Place{Space: "bed"}, place.Place)
	s.Minions[0].At.Space, s.Rooms[0].Traps = "?5", []parts.SpaceID{"?5"}
	place, err = prompter{a.phrases, s}.readPlace("2 tr", "hall", []game.Name{"rat_1"})
	require.NoError(t, err)
	require.Equal(t, game.Place{Trap: true}, place.Place, "one without a name is named by the figure")
}

func TestAnActGoesOnAfterWhatItNeedsIsReadOff(t *testing.T) {
	gear := func(s *game.State) {
		s.Mice[0].Hero.Unread, s.Mice[0].Equipped = []parts.HeroPart{parts.HeroGear}, nil
	}
	classes := func(s *game.State) {
		s.Mice[0].Hero.Unread, s.Mice[0].Pack = []parts.HeroPart{parts.HeroClasses}, []parts.CardID{"crumb"}
	}
	untold := func(s *game.State) { s.Mice[0].Untold, s.Mice[0].Abilities, s.Mice[0].Cheese = true, nil, 3 }
	for name, c := range map[string]struct {
		s     game.State
		typed []string
		want  string
	}{
		"an attack":          {hall(t, unmapped, gear, foes("1", "rat_1", "rat_2")), []string{"a wb", "Needle", "1 2", ""}, "attack"},
		"one with no weapon": {hall(t, unmapped, gear, foes("1", "rat_1", "rat_2")), []string{"a wb", ""}, "attack"},
		"a card":             {hall(t, unmapped, classes), []string{"c", "Leader"}, "use"},
		"an ability":         {hall(t, untold), []string{"p", "Shout", "1", ""}, "ability"},
	} {
		t.Run(name, func(t *testing.T) {
			w := in(t, tables.English, c.typed...)
			did, err := Flow{}.Ask(w, c.s)
			require.NoError(t, err)
			require.IsType(t, game.Learn{}, did)
			s := after(c.s, did)
			did, err = Flow{}.Ask(w, s)
			require.NoError(t, err)
			require.Equal(t, c.want, did.Kind())
			require.Zero(t, w.Desk.(*desktest.Script).Left())
			if name == "an ability" {
				require.Contains(t, w.Desk.(*desktest.Script).Asked(), "Tilda: what is the ability card called?")
			}
			if attack, ok := did.(game.Attack); ok {
				require.Equal(t, game.Name("rat_2"), attack.Target)
			}
			if name == "one with no weapon" {
				require.True(t, slices.ContainsFunc((game.Game{}).Check(s, did), func(v rules.Violation) bool { return v.Rule == "MM-SCARD-08" }), "and it is told why not")
			}
		})
	}
}

func TestWordsTypedForAnActThatIsLeftAreToldOf(t *testing.T) {
	gear := func(s *game.State) {
		s.Mice[0].Hero.Unread, s.Mice[0].Equipped = []parts.HeroPart{parts.HeroGear}, nil
	}
	did, _, said := heard(t, tables.English, hall(t, unmapped, gear, foes("1", "rat_1")), "a wa", "back", "e")
	require.IsType(t, game.EndTurn{}, did)
	require.Contains(t, said, "Not used: wa")
}

func TestANumberIsNoClass(t *testing.T) {
	unread := func(s *game.State) {
		s.Mice[0].Hero.Unread, s.Mice[0].Pack = []parts.HeroPart{parts.HeroClasses}, []parts.CardID{"crumb"}
	}
	require.Contains(t, complaint(t, tables.English, hall(t, unmapped, unread), "c", "1"), "1")
	require.Contains(t, complaint(t, tables.Russian, hall(t, unmapped, unread), "р", "вожак, 2"), "2")
}

func TestAMousetrapIsAskedForByItsRules(t *testing.T) {
	require.Contains(t, topicsOf(t, hall(t), "o", "trap")[2], tables.RuleID("MM-TRAP-01"))
}

func TestEveryQuestionBeginsWithACapital(t *testing.T) {
	s := hall(t, foes("2", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2, Reach: parts.Melee}))
	for i := range s.Types {
		s.Types[i].Name = tables.Text{En: "rat", Ru: "крыса"}
	}
	for lang, first := range map[tables.Lang]string{tables.English: "R", tables.Russian: "К"} {
		_, questions, _ := heard(t, lang, s, "-")
		require.True(t, strings.HasPrefix(questions[0], first), questions)
	}
}

func TestThePartyOfOneMouseIsOneMouse(t *testing.T) {
	w := in(t, tables.English)
	require.Contains(t, w.Words.Say("micemystics.problem.party", tables.Args{"mice": 1, "party": 4}), "is 1 mouse in")
}

func TestEnterAtATileIsAnsweredByAnExample(t *testing.T) {
	s := hall(t)
	unmapped(&s)
	require.Contains(t, complaint(t, tables.English, s, "x", ""), "example")
	w, face := stubbornly(tables.English, owner(t, t.TempDir(), tables.English).Box, "7", "Night", "2", "", "8", "")
	_, err := Flow{}.Read(w)
	require.Error(t, err)
	require.Contains(t, face.complaints[0], "Type 1 number.")
	require.Contains(t, face.complaints[1], "example")
}

type reader struct {
	*stubborn
	ui     *talk.UI
	topics [][]tables.RuleID
}

func (r *reader) Ask(p desk.Prompt) (desk.Reply, error) {
	r.topics = append(r.topics, r.ui.Topic)
	return r.stubborn.Ask(p)
}

func topicsOf(t *testing.T, s game.State, typed ...string) [][]tables.RuleID {
	w, face := stubbornly(tables.English, flowtest.Shelf{}, typed...)
	r := &reader{stubborn: face, ui: w}
	w.Desk = desk.New(r, w.Words)
	_, err := Flow{}.Ask(w, s)
	require.Error(t, err)
	require.Nil(t, w.Topic)
	return r.topics
}

func TestTheRulesAskedForAreThoseOfTheQuestion(t *testing.T) {
	touch := game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{{Between: parts.Pair{"?1", "?2"}, Matter: game.Touch}}}
	for name, c := range map[string]struct {
		s     game.State
		typed []string
		want  [][]tables.RuleID
	}{
		"a stop":   {hall(t, unmapped), []string{"m"}, [][]tables.RuleID{nil, topics["move"]}},
		"a target": {hall(t, foes("2", "rat_1", "rat_2")), []string{"a"}, [][]tables.RuleID{nil, topics["attack"]}},
		"neighbours": {hall(t, unmapped, foes("?2", "rat_1"), waits(touch)), nil,
			[][]tables.RuleID{matterRules[game.Touch]}},
	} {
		require.Equal(t, c.want, topicsOf(t, c.s, c.typed...), name)
	}
}

func TestWhatAMinionsCardDoesIsSaidWhenItActs(t *testing.T) {
	s := hall(t, foes("1", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: 2}))
	s.Types[1].Text = "one mouse near it is stunned"
	for _, round := range []int{1, 9} {
		s.Round = round
		a := prompter{phrases{in(t, tables.English)}, s}
		card := a.say("roll.ability", tables.Args{"name": "Rat warrior A", "text": s.Types[1].Text, "other": "o"})
		require.Contains(t, a.rollHelp(s.Wait()), card)
	}
	require.IsType(t, game.Affect{}, asked(t, s, "o", "ail", "nez", "s"))
}

func TestEnterExploresTheTileThatHasJustComeIntoPlay(t *testing.T) {
	s := hall(t, unmapped)
	s.Rooms = append(s.Rooms, game.Room{ID: "attic", Tile: "B", Side: parts.Orange, Name: game.Label{En: "Attic", Ru: "Чердак"}})
	require.Equal(t, game.Explore{Mouse: "tilda", Into: "attic"}, asked(t, s, "", ""))
}

func TestTheOnlyWayOutIsNotAskedFor(t *testing.T) {
	s := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	did := asked(t, s, "x").(game.Explore)
	require.Equal(t, "cellar", did.Into)
	require.Equal(t, "north", did.Exit)
	require.Equal(t, parts.SpaceID("1"), did.To)
	require.Empty(t, breaches(s, did))
}

func TestSeveralSpacesAtAnExitAreOffered(t *testing.T) {
	s := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	s.Rooms[1].Map.Spaces[1].Exits = []string{"south"}
	require.Equal(t, parts.SpaceID("2"), asked(t, s, "x 2").(game.Explore).To)
	require.Equal(t, parts.SpaceID("1"), askedIn(t, tables.Russian, s, "и", "").(game.Explore).To)
}

func TestOnAPieceWithoutAMapItsOtherSideIsOffered(t *testing.T) {
	s := furnished(t)
	unmapped(&s)
	s.Rooms = append(s.Rooms, game.Room{ID: "under", Tile: "A", Side: parts.Blue, Beneath: true, Name: game.Label{En: "Under", Ru: "Низ"}})
	require.Equal(t, "flip", asked(t, s, "x f").Kind())
	require.Equal(t, "cellar", asked(t, s, "x", "cellar").(game.Explore).Into)
	require.Equal(t, "flip", askedIn(t, tables.Russian, s, "и", "п").Kind())
	foes("1", "rat_1")(&s)
	require.Equal(t, "cellar", asked(t, s, "x", "cellar").(game.Explore).Into, "against a rule")
}

func TestATileThatNobodyToldOfIsEnteredAndExplored(t *testing.T) {
	s := hall(t)
	unmapped(&s)
	did := asked(t, s, "x", `Old "attic"`, "o").(game.Explore)
	require.Equal(t, game.Label{En: `Old "attic"`, Ru: `Old "attic"`}, did.Learn.Tile.Name)
	require.Equal(t, parts.Orange, did.Learn.Tile.Side)
	require.Empty(t, breaches(s, did))
	s = after(s, did)
	require.Equal(t, did.Into, s.Mice[0].At.Room, "in one go")
	require.Equal(t, game.ForCard, s.Wait().For)
	require.Empty(t, breaches(hall(t, unmapped), asked(t, hall(t, unmapped), "e")))
	require.IsType(t, game.Explore{}, askedIn(t, tables.Russian, hall(t, unmapped), "и", "Чердак", "голубая"))
	require.NotContains(t, complaint(t, tables.English, hall(t, unmapped, foes("1", "rat_1")), "zzz"), "x,", "minions are here")
}

func TestANewTileWithAMapIsEnteredAtAnExit(t *testing.T) {
	s := hall(t, unmapped)
	did := asked(t, s, "x", "Loft", "o map", "1~exit-a: 2; 2~exit-b", "", "", "2").(game.Explore)
	require.Equal(t, parts.SpaceID("2"), did.To)
	require.Equal(t, parts.SpaceID("2"), after(s, did).Mice[0].At.Space)
}

func TestANeighbourOfTheOtherColourIsTurnedOver(t *testing.T) {
	told := furnished(t, at("6", "tilda", "collin", "nez", "filch"))
	told.Rooms[1].Side = parts.Blue
	did := asked(t, told, `x Under "the" cellar`).(game.Explore)
	require.Equal(t, `Under "the" cellar`, did.Learn.Tile.Name.En)
	require.Empty(t, breaches(told, did), "the join is told of the side that lies up")
	s := told
	s.Chapter.Joins = nil
	require.IsType(t, game.EndTurn{}, asked(t, s, "x", "back", "e"))
	turned := tables.Text{En: "Under the cellar", Ru: "Погреб, другая сторона"}
	for lang, keys := range map[tables.Lang][]string{tables.English: {"x", turned.En}, tables.Russian: {"и", ""}} {
		did := askedIn(t, lang, s, keys...).(game.Explore)
		require.Empty(t, breaches(s, did))
		next := after(s, did)
		require.Equal(t, did.Into, next.Mice[0].At.Room)
		require.Equal(t, parts.Orange, next.Rooms[2].Side)
		require.Equal(t, "B", next.Rooms[2].Tile)
		require.Equal(t, turned.In(lang), prompter{phrases{flowtest.Reading(lang)}, next}.room(did.Into))
		require.False(t, next.Rooms[2].Beneath)
		require.True(t, next.Rooms[1].Beneath, "the side that lay up")
	}
	require.NotContains(t, complaint(t, tables.English, furnished(t), "zzz"), "x,", "no exit here")
	s.Rooms = append(s.Rooms, game.Room{ID: "under", Tile: "B", Side: parts.Orange, Beneath: true, Name: game.Label{En: "Under", Ru: "Низ"}})
	require.Equal(t, "under", asked(t, s, "x").(game.Explore).Into, "it is known already")
}

func TestOnlyATileWithAnotherSideIsTurnedOver(t *testing.T) {
	s := furnished(t)
	unmapped(&s)
	s.Chapter.Rooms = nil
	require.NotContains(t, complaint(t, tables.English, s, "x", "zzz"), " f,")
}
