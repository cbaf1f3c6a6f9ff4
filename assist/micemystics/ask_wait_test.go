package micemystics

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/words"
)

func TestRollsAreTypedAsTheyAreRead(t *testing.T) {
	melee := game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "tilda", Against: "rat_1", Dice: 3, Reach: parts.Melee}
	ranged := melee
	ranged.Reach = parts.Ranged
	defence := game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "tilda", Against: "rat_1", Dice: 3, Hits: 2}
	for name, c := range map[string]struct {
		wait  game.Wait
		want  game.Fell
		typed []string
	}{
		"a number":    {roll(game.MoveRoll, 1), game.Fell{Numbers: []int{2}}, []string{"2"}},
		"two numbers": {roll(game.ChaseRoll, 2), game.Fell{Numbers: []int{3, 1}}, []string{"3 1", "31", "3,1"}},
		"stars":       {roll(game.SearchRoll, 3), game.Fell{Star: 2}, []string{"2", "**", "* *", "★★"}},
		"no star":     {roll(game.TrapRoll, 2), game.Fell{}, []string{"0", "-"}},
		"a melee":     {melee, game.Fell{Sword: 2, Shield: 1, Cheese: 1}, []string{"s2 h1 c1", "s2h1c1", "2s1h1c", "sshc", "S S H C", "2 h c", "м2 щ1 с1", "ммщс"}},
		"some words": {melee, game.Fell{Sword: 3, Shield: 1, Cheese: 2}, []string{
			"3 swords 1 shield 2 cheese", "swords 3, sword/shield, cheese ×2", "3 меча щит 2 сыра звезда", "sss h cheese ★ c", "s 3 h 1 c 2",
		}},
		"a cheese":        {melee, game.Fell{Cheese: 1}, []string{"1 cheese", "cheese", "c 1", "сыр"}},
		"one word":        {melee, game.Fell{Sword: 3}, []string{"3 sword", "3 s", "s 3", "меч 3", "3 м * з"}},
		"stars in words":  {roll(game.SearchRoll, 3), game.Fell{Star: 2}, []string{"2 stars", "2 звезды", "зз"}},
		"nothing at all":  {melee, game.Fell{}, []string{"-", "–"}},
		"one of many":     {melee, game.Fell{Sword: 2}, []string{"s2 - e", "м2 - к"}},
		"a shot":          {ranged, game.Fell{Bow: 2, Cheese: 1}, []string{"b2 c", "2 c", "bbc", "л2 с", "2л 1с"}},
		"a defence":       {defence, game.Fell{Shield: 1}, []string{"h", "1", "щ", "h1"}},
		"twelve by slips": {melee, game.Fell{Sword: 12}, []string{"s12", "12s", "12"}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, typed := range c.typed {
				for _, lang := range tables.Langs {
					require.Equal(t, c.want, askedIn(t, lang, hall(t, foes("2", "rat_1"), waits(c.wait)), typed), typed)
				}
			}
		})
	}
}

func TestWhatNoRollShowsIsToldInASentence(t *testing.T) {
	attack := roll(game.AttackRoll, 2)
	for typed, w := range map[string]game.Wait{
		"4": roll(game.MoveRoll, 1), "1": roll(game.ChaseRoll, 2), "x": roll(game.SearchRoll, 1), "*1": roll(game.SearchRoll, 1),
		"q2": attack, "s2!": attack, "2s1": attack, "s100": attack, "s9999999999999999999999": attack, "hello": attack,
	} {
		for _, lang := range tables.Langs {
			complaint(t, lang, hall(t, waits(w)), typed)
		}
	}
}

// Words that name the only possible answer of a question must not answer the next question.
func TestTheOnlyAnswerMayBeNamed(t *testing.T) {
	attack := game.Attack{Mouse: "tilda", Target: "roach_3", Weapon: "ladle"}
	alone := func(s *game.State) { s.Mice, s.Track = s.Mice[:2], s.Track[:2] }
	s := hall(t, foes("1", "roach_3"), alone)
	share := game.Share{Mouse: "tilda", With: "collin", Gives: []parts.CardID{"crumb"}}
	packed := hall(t, alone, func(s *game.State) { s.Mice[0].Pack = []parts.CardID{"crumb"} })
	for typed, c := range map[string]struct {
		s    game.State
		want game.Action
		left int
	}{
		"a rc": {s, attack, 0}, "a rc s2": {s, attack, 1}, "a roach-c s2": {s, attack, 1}, "a s2": {s, attack, 1}, "a 2 c": {s, attack, 2},
		"a rc ladle s2": {s, attack, 1}, "a roa Ladle": {s, attack, 0}, "а рв": {s, attack, 0},
		"o slay rc":      {s, game.Affect{Effect: game.Slay, On: "roach_3"}, 0},
		"o put c hall 3": {hall(t), game.Put{Figure: "collin", To: game.Place{Space: "3"}}, 0},
		"h collin 1 -":   {packed, share, 0}, "h c 1 -": {packed, share, 0}, "h 1 -": {packed, share, 0},
		"c crumb e": {packed, game.Use{Mouse: "tilda", Card: "crumb"}, 1},
	} {
		lang := tables.English
		if typed[0] >= utf8.RuneSelf {
			lang = tables.Russian
		}
		w := in(t, lang, typed)
		did, err := Flow{}.Ask(w, c.s)
		require.NoError(t, err)
		require.Equal(t, c.want, did, typed)
		require.Equal(t, c.left, len(strings.Fields(w.Desk.Hold())), typed)
	}
}

// A roll is not recorded if the words after it resemble symbols.
func TestTheBeginningOfARollIsNotRecorded(t *testing.T) {
	for typed, unread := range map[string]string{"s ☆ h": "☆", "1 cheeze": "cheeze", "s2 2x": "2x", "м щ2ю": "щ2ю"} {
		for _, lang := range tables.Langs {
			w, face := stubbornly(lang, flowtest.Shelf{}, typed, "quit")
			_, err := Flow{}.Ask(w, hall(t, waits(roll(game.AttackRoll, 2))))
			require.ErrorIs(t, err, desk.ErrQuit)
			require.Contains(t, strings.Join(append(face.complaints, face.said...), " "), unread)
		}
	}
	require.Equal(t, game.Fell{Sword: 2}, asked(t, hall(t, waits(roll(game.AttackRoll, 2))), "s2 e"), "the rest answers the next question")
}

func TestTheAppRollsOnEnter(t *testing.T) {
	s := hall(t, waits(roll(game.SearchRoll, 3)))
	want := game.Fell{Faces: []int{1, 6, 3}}
	require.Equal(t, want, rolled(t, tables.English, talk.AskDice, []int{0, 5, 2}, s, ""))
	require.Equal(t, want, rolled(t, tables.English, talk.AppDice, []int{0, 5, 2}, s), "nobody is asked")
}

func TestATinkererChoosesHowItTestsAMousetrap(t *testing.T) {
	w := roll(game.TrapRoll, 2)
	w.Lore = 3
	s := hall(t, waits(w))
	require.Equal(t, game.Fell{Star: 1, With: game.ByLore}, asked(t, s, "", "1"))
	require.Equal(t, game.Fell{Star: 1, With: game.ByMove}, asked(t, s, "m", "1"))
	require.Equal(t, game.Fell{Star: 1, With: game.ByMove}, askedIn(t, tables.Russian, s, "д", "1"))
}

func TestTheGrapeIsTossed(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForToss}))
	require.Equal(t, game.Toss{Side: game.Whole}, asked(t, s, "w"))
	require.Equal(t, game.Toss{Side: game.Smashed}, asked(t, s, "smashed"))
	require.Equal(t, game.Toss{Side: game.Whole}, askedIn(t, tables.Russian, s, "ц"))
	complaint(t, tables.Russian, s, "ребро")
	ui, people := stubbornly(tables.English, nil)
	_, err := Flow{}.Ask(ui, s)
	require.Error(t, err)
	require.Equal(t, "“s” smashed · “w” whole", people.help)
	require.Equal(t, game.Toss{Side: game.Whole}, rolled(t, tables.English, talk.AskDice, []int{1}, s, ""))
}

func TestInitiativeCardsAreTypedAsTheyLie(t *testing.T) {
	s := hall(t, waits(shuffled))
	want := game.Order{Cards: []string{"filch", "roach", "tilda", "nez", "collin"}}
	for _, typed := range []string{"frtnc", "f r t n c", "filch roach til nez collin", "F,R,T,N,C"} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	for i, typed := range []string{"фттнк", "ф та т н к", "филч таракан тильда нез коллин"} {
		if i == 0 {
			complaint(t, tables.Russian, s, typed)
			continue
		}
		require.Equal(t, want, askedIn(t, tables.Russian, s, typed), typed)
	}
	require.Equal(t, want, asked(t, s, "ф р т н к"), "in the codes of the other language")
	require.Equal(t, want, askedIn(t, tables.Russian, s, "frtnc"), "in the codes of the other language")
	s.Types[0].Name = tables.Text{En: "Tick"} // the Russian code of Tick equals the English code of Tilda
	s.Waits[0].Lay = []string{"roach", "tilda"}
	require.Equal(t, game.Order{Cards: []string{"tilda", "roach"}}, asked(t, s, "t tick"))
	s = hall(t, waits(shuffled))
	for _, typed := range []string{"frtn", "frtnn", "frtnx", "what"} {
		complaint(t, tables.English, s, typed)
	}
	require.Negative(t, uniqueBeginning("ti", [][]string{{"tilda"}, {"timid-rat"}}), "either may be meant")
}

func TestEveryShuffleIsEquallyLikely(t *testing.T) {
	s := hall(t)
	for name, c := range map[string]struct {
		lay        []string
		ways, laid int
	}{
		"four mice":                      {[]string{"tilda", "collin", "nez", "filch"}, 24, 4},
		"two of a boss's three, a mouse": {[]string{"tilda", "vurst_1", "vurst_2", "vurst_3"}, 18, 3},
		"one card":                       {[]string{"tilda"}, 1, 1},
		"none":                           {nil, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			d := prompter{phrases{in(t, tables.English)}, s}.dealOf(c.lay)
			require.Equal(t, c.ways, d.ways())
			seen := map[string]int{}
			for way := range d.ways() {
				dealt := d.dealt(way)
				require.Len(t, dealt, c.laid)
				seen[strings.Join(dealt, " ")]++
			}
			require.Len(t, seen, c.ways)
		})
	}
}

func TestTheAppShufflesOnEnter(t *testing.T) {
	s := hall(t, waits(shuffled))
	require.Equal(t, game.Order{Cards: shuffled.Lay}, rolled(t, tables.English, talk.AskDice, []int{0}, s, ""))
}

func TestTheCardThatIsFoundIsNamedOrEntered(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForFind, Who: "tilda"}))
	for _, typed := range []string{"crumb", "bread", "bread crumb", "Крошка"} {
		found := asked(t, s, typed).(game.Found)
		require.Equal(t, parts.CardID("crumb"), found.Card.ID, typed)
	}
	require.Equal(t, game.Found{}, asked(t, s, "-"))
	require.Equal(t, game.Found{Card: &parts.Search{ID: "big-spoon", Name: name("Big spoon", "Big spoon"), Type: parts.Weapon, Reach: parts.Melee, Paws: 1}},
		asked(t, s, "Big spon", "n", "Big spoon", "melee", ""))
	require.Contains(t, complaint(t, tables.English, s, "Big spoon, zzz"), "zzz")
	require.Equal(t, parts.CardID("crumb"), asked(t, s, "Big spon", "back", "crumb").(game.Found).Card.ID)
}

func TestWhatIsFoundIsKeptOrTraded(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForKeep, Who: "tilda", Card: "crumb"}))
	require.Equal(t, game.Keep{Mouse: "tilda"}, asked(t, s, ""))
	require.Equal(t, game.Trade{Mouse: "tilda"}, asked(t, s, "t"))
	require.Equal(t, game.Trade{Mouse: "tilda"}, askedIn(t, tables.Russian, s, "с"))
}

func TestAFullPackDropsACard(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForDrop, Who: "tilda"}), func(s *game.State) { s.Mice[0].Pack = []parts.CardID{"crumb", "cork", "bow", "ladle"} })
	require.Equal(t, game.Drop{Mouse: "tilda", Card: "bow"}, asked(t, s, "3"))
	require.Equal(t, game.Drop{Mouse: "tilda", Card: "cork"}, asked(t, s, "cork"))
}

func TestACardIsKeptForTheNextChapter(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForCarry, Who: "tilda"}))
	require.Equal(t, game.Carry{Mouse: "tilda", Card: "ladle"}, asked(t, s, "1"))
	require.Equal(t, game.Carry{Mouse: "tilda"}, asked(t, s, "none"))
	require.Equal(t, game.Carry{Mouse: "nez"}, asked(t, hall(t, waits(game.Wait{For: game.ForCarry, Who: "nez"}))), "nothing to keep")
}

func TestWhoComesWithAnEncounter(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	want := game.Open{Minions: []parts.Squad{{Minion: "roach", Count: 3}, {Minion: "rat", Count: 1}}}
	for _, typed := range []string{"3 roach 1 rat", "3 roach, 1 rat warrior", "roach 3, rat", "3 таракан 1 крыса"} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	require.Equal(t, game.Open{}, asked(t, s, "-"))
	for _, typed := range []string{"3", "x", "0 rat", "3 %"} {
		complaint(t, tables.English, s, typed)
		complaint(t, tables.Russian, s, typed)
	}
	w := in(t, tables.English, "night")
	require.NoError(t, w.Box.Learn("night", parts.Encounter{ID: "night", Name: name("Night watch", ""), Rows: []parts.Row{{From: 1, To: 9}}}))
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, parts.CardID("night"), did.(game.Open).Card.ID)
}

func TestAMinionThatNobodyKnowsIsReadOffAtOnce(t *testing.T) {
	moth := parts.Minion{ID: "moth", Name: name("Moth", "Moth"), Family: parts.OtherFamily, Ranged: true, Battle: 1, Defense: 2, Life: 1}
	s := hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	require.Equal(t, game.Open{
		Minions: []parts.Squad{{Minion: "rat", Count: 2}, {Minion: "moth", Count: 3}},
		Learn:   []game.Learn{{Minion: &moth}},
	}, asked(t, s, "2 rat 3 Moth", "1 2 1 other ranged", ""))
	require.Equal(t, game.Call{Squads: []parts.Squad{{Minion: "moth", Count: 1}}, Learn: []game.Learn{{Minion: &moth}}},
		asked(t, hall(t), "o", "come", "Moth", "other 121 ranged", ""))
}

func TestAnAbilityIsShownWhenItsMouseActs(t *testing.T) {
	s := hall(t)
	s.Mice[0].Hero.Text = "heals a neighbour"
	a := prompter{phrases{in(t, tables.English)}, s}
	c := mouseMenu{prompter: a, mouse: a.state.Mouse("tilda")}
	require.Contains(t, c.reminder(), "heals a neighbour")
	c.state.Turn.Moved = true
	require.Empty(t, c.reminder(), "once a turn is enough")
}

func TestWhatAMinionsWordsSpeakOfIsOneKeyAway(t *testing.T) {
	s := hall(t, foes("2", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "tilda", Against: "rat_1", Hits: 1, Dice: 1}))
	s.Types = slices.Clone(s.Types)
	for i := range s.Types {
		s.Types[i].Text = "steals cheese"
	}
	require.Equal(t, game.Affect{Effect: game.Steal, On: "tilda", By: "rat_1"}, asked(t, s, "o", "", "tilda"))
	a := prompter{phrases{in(t, tables.English)}, s}
	require.Contains(t, a.rollHelp(s.Wait()), "steals cheese", "while people defend against it")
	for i := range s.Types {
		s.Types[i].Text = "stuns a mouse"
	}
	require.Equal(t, game.Affect{Effect: game.Afflict, On: "tilda", Condition: game.Stunned}, asked(t, s, "o", "", "", ""), "three times Enter")

	w := in(t, tables.English)
	w.Dice = &flowtest.Dice{Of: talk.AppDice, Sides: []int{0, 0}}
	s.Waits = []game.Wait{{For: game.ForRoll, Purpose: game.AttackRoll, Who: "rat_1", Against: "tilda", Dice: 1}}
	_, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Contains(t, strings.Join(w.Desk.(*desktest.Script).Said(), "\n"), "stuns a mouse", "where the app rolls nothing is asked")
}

func TestNobodyIsNoStepsAway(t *testing.T) {
	s := hall(t, unmapped, foes("?2", "rat_1"), waits(game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{{Between: parts.Pair{"?1", "?2"}, Matter: game.Distance}}}))
	require.Contains(t, complaint(t, tables.English, s, "0"), "not a distance")
}

func TestCardsAreShownByTheirWordsWhenTheirMouseFights(t *testing.T) {
	s := hall(t, foes("2", "rat_1"))
	s.Mice[0].Hero.Text = "heals a neighbour"
	s.Abilities = []parts.Ability{{ID: "hum", Name: name("Hum", "Напев"), Cost: 1, Text: "one die more"}, {ID: "roar", Name: name("Roar", "Рык"), Cost: 3, Text: "two dice more"}}
	s.Cards = append(slices.Clone(s.Cards), parts.Search{ID: "tail", Name: name("False tail", "Хвост"), Type: parts.Trick, Text: "one hit fewer"})
	s.Mice[0].Abilities, s.Mice[0].Tricks, s.Mice[0].Cheese = []parts.CardID{"hum", "roar"}, []parts.CardID{"tail"}, 1
	a := prompter{phrases{in(t, tables.English)}, s}
	at := func(p game.Purpose) string {
		return a.abilityAtRoll(game.Wait{For: game.ForRoll, Purpose: p, Who: "tilda", Dice: 2})
	}
	said := tables.Args{"name": "Tilda", "text": "Hum: one die more; False tail: one hit fewer", "other": "o"}
	require.Equal(t, a.say("roll.ability", said), at(game.AttackRoll))
	require.Contains(t, at(game.DefenceRoll), "heals a neighbour; Hum")
	require.Empty(t, at(game.SearchRoll))
	require.NotContains(t, at(game.DefenceRoll), "Roar", "it cannot pay for that")
	s.Turn.Step = game.MouseStep
	s.Mice[0].Cheese = 9
	require.Equal(t, game.Power{Mouse: "tilda", Ability: "roar"}, asked(t, s, "p", "2"))
	require.Equal(t, "Roar: two dice more", a.cardWithWords("roar"), "and in the list")
}

func TestSpawnSpacesAreCountedOrNamed(t *testing.T) {
	s := hall(t, unmapped, waits(game.Wait{For: game.ForSpawns, Room: "hall"}))
	require.Equal(t, game.Spawns{Room: "hall", Spaces: []parts.SpaceID{"?1", "?2"}}, asked(t, s, "2"))
	require.Equal(t, game.Spawns{Room: "hall", Spaces: []parts.SpaceID{"door", "well"}}, asked(t, s, "door well"))
	for _, typed := range []string{"0", "13", "a a", "3 door"} {
		complaint(t, tables.English, s, typed)
	}
}

func TestTheDisguiseIsOffered(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForDisguise, Squads: []parts.Squad{{Minion: "rat", Count: 2}}}))
	require.Equal(t, game.Wear{Wear: true}, asked(t, s, "y"))
	require.Equal(t, game.Wear{}, askedIn(t, tables.Russian, s, "н"))
}

func TestWhatTheAppCannotSeeIsAnsweredInOneLine(t *testing.T) {
	between := func(m game.Matter, to parts.SpaceID) game.Question {
		return game.Question{Between: parts.Pair{"?9", to}, Matter: m}
	}
	s := hall(t, unmapped, foes("?9", "roach_1"), func(s *game.State) {
		for i, id := range []parts.SpaceID{"?1", "?2", "?3", "?4"} {
			s.Mice[i].At.Space = id
		}
	})
	s.Waits = append(s.Waits, game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{between(game.Distance, "?1"), between(game.Distance, "?2"), between(game.Distance, "?3")}})
	fact := func(to parts.SpaceID, m game.Matter, least, most int) game.Fact {
		return game.Fact{Between: parts.Pair{"?9", to}, Matter: m, Least: least, Most: most}
	}
	want := game.Tell{Room: "hall", Facts: []game.Fact{fact("?1", game.Distance, 3, 3), fact("?2", game.Distance, 4, game.NoWay), fact("?3", game.Distance, game.NoWay, game.NoWay)}}
	require.Equal(t, want, asked(t, s, "3 4+ x"))
	require.Equal(t, want, askedIn(t, tables.Russian, s, "3 4+ х"))
	for _, typed := range []string{"3 3", "3 3 3 3", "3 3 y", "-1 2 3"} {
		complaint(t, tables.English, s, typed)
		complaint(t, tables.Russian, s, typed)
	}
}

func TestKnownSpawnSpacesAreNotAskedForAgain(t *testing.T) {
	again := func(minion string) game.State {
		return hall(t, unmapped, waits(game.Wait{For: game.ForSpawns, Room: "hall", Squads: []parts.Squad{{Minion: minion, Count: 2}}}), func(s *game.State) {
			s.Rooms[0].Places = []parts.Space{{ID: "?2", Spawn: true}, {ID: "?5"}, {ID: "door", Spawn: true}}
			s.Types = append(s.Types, parts.Minion{ID: "archer", Name: name("Archer", "Лучник"), Ranged: true})
		})
	}
	spawns := func(spaces ...parts.SpaceID) game.Spawns { return game.Spawns{Room: "hall", Spaces: spaces} }
	require.Equal(t, spawns("?2", "door"), asked(t, again("rat")), "melee ones spread evenly, however far")
	for typed, want := range map[string]game.Spawns{
		"": spawns("?2", "door"), "door 1": spawns("door", "?2"), "2 1": spawns("door", "?2"), "3": spawns("?2", "door", "?1"), "1": spawns("?2"),
	} {
		require.Equal(t, want, asked(t, again("archer"), typed), typed)
	}
}

func TestSpawnSpacesComeInTheOrderOfKnownDistances(t *testing.T) {
	s := hall(t, unmapped, waits(game.Wait{For: game.ForSpawns, Room: "hall", Squads: []parts.Squad{{Minion: "archer", Count: 2}}}), func(s *game.State) {
		s.Rooms[0].Places = []parts.Space{{ID: "?1", Spawn: true}, {ID: "?2", Spawn: true}, {ID: "?3", Spawn: true}}
		s.Types = append(s.Types, parts.Minion{ID: "archer", Name: name("Archer", "Лучник"), Ranged: true})
		for i := range s.Mice {
			s.Mice[i].At.Space = "?1"
		}
	})
	far := func(to parts.SpaceID, steps int) game.Fact {
		return game.Fact{Between: parts.Pair{to, "?1"}, Matter: game.Distance, Least: steps, Most: steps}
	}
	s.Rooms[0].Facts = []game.Fact{far("?3", 4)}
	require.Equal(t, []parts.SpaceID{"?3", "?2", "?1"}, asked(t, s, "").(game.Spawns).Spaces, "a mouse stands on the first")
	s.Rooms[0].Facts = append(s.Rooms[0].Facts, far("?2", 6))
	require.Equal(t, []parts.SpaceID{"?2", "?3", "?1"}, asked(t, s).(game.Spawns).Spaces)
	s.Mice[0].At.Space, s.Rooms[0].Facts[0].Least, s.Rooms[0].Facts[0].Most = "?2", 4, 4
	s.Rooms[0].Facts = append(s.Rooms[0].Facts, game.Fact{Between: parts.Pair{"?3", "?2"}, Matter: game.Distance, Least: 2, Most: 2})
	require.Equal(t, []parts.SpaceID{"?3", "?1", "?2"}, asked(t, s).(game.Spawns).Spaces, "the nearest mouse")
	s.House = s.House.With(game.SpawnDistance.Name, "sum")
	require.Equal(t, []parts.SpaceID{"?2", "?3", "?1"}, asked(t, s).(game.Spawns).Spaces, "6 steps three times, 4 three times and 2, 6")
}

func TestAnOpenDistanceIsAskedForOnce(t *testing.T) {
	s := hall(t, unmapped, foes("?2", "rat_1"), foes("?3", "rat_2"))
	ask := []game.Question{{Between: parts.Pair{"?2", "?1"}, Matter: game.Distance}, {Between: parts.Pair{"?3", "?1"}, Matter: game.Distance}}
	s.Waits = []game.Wait{{For: game.ForFacts, Room: "hall", Ask: ask}}
	told := asked(t, s, "4+ 4+").(game.Tell)
	s.Rooms[0].Facts = told.Facts
	for lang, typed := range map[tables.Lang]string{tables.English: "4+ 4+", tables.Russian: "5 4+"} {
		known := words.In(lang).Say("micemystics.unread.facts-known", tables.Args{"typed": "4+", "steps": 4})
		require.Contains(t, complaint(t, lang, s, typed), known)
	}
	require.Equal(t, 5, asked(t, s, "4 5").(game.Tell).Facts[1].Most)
}

func TestHowMinionsWalkIsToldInTheFirstRounds(t *testing.T) {
	s := hall(t, unmapped, foes("?2", "rat_1"))
	ask := []game.Question{{Between: parts.Pair{"?2", "?1"}, Matter: game.Distance}}
	s.Waits = []game.Wait{{For: game.ForFacts, Room: "hall", Ask: ask}}
	for lang, want := range map[tables.Lang][2]string{
		tables.English: {"(red lines", "How many steps does a minion need: "},
		tables.Russian: {"(через красные линии", "Сколько шагов идти прихвостню: "},
	} {
		for i, round := range []int{taughtRounds, taughtRounds + 1} {
			s.Round = round
			_, questions, _ := heard(t, lang, s, "2")
			require.Contains(t, questions[0], want[i])
		}
	}
}

func TestEnterSaysWhoTouchesWhom(t *testing.T) {
	s := hall(t, unmapped, foes("?2", "rat_1"))
	touch := game.Question{Between: parts.Pair{"?2", "?1"}, Matter: game.Touch}
	s.Waits = []game.Wait{{For: game.ForFacts, Room: "hall", Ask: []game.Question{touch}}}
	enter := func() int { return asked(t, s, "").(game.Tell).Facts[0].Most }
	require.Equal(t, 1, enter(), "a mouse attacks because it stands beside")
	s.Turn.Card = "rat"
	require.Equal(t, 0, enter(), "nobody has said that the rat is near")
	s.Rooms[0].Facts = []game.Fact{{Between: parts.Pair{"?1", "?2"}, Matter: game.Distance, Least: 1, Most: 1}}
	require.Equal(t, 1, enter(), "one step away")
}

func TestEnterTakesTheMouseOnTurn(t *testing.T) {
	s := hall(t)
	s.Turn.Card = "nez"
	did := asked(t, s, "o heal", "", "").(game.Affect)
	require.Equal(t, game.Name("nez"), did.On)
}

func TestWhereAnArcherSeesAMouseIsAskedInSteps(t *testing.T) {
	s := hall(t, unmapped, foes("?5", "roach_1"))
	var open []game.Action
	for n := 3; n > 0; n-- {
		open = append(open, game.March{Figure: "roach_1", Toward: "tilda", Steps: n})
	}
	for typed, steps := range map[string]int{"": 3, "1": 1, "2": 2} {
		for lang, names := range map[tables.Lang]tables.Args{
			tables.English: {"figure": "Roach A", "goal": "Tilda"},
			tables.Russian: {"figure": "Таракан А", "goal": "Тильда"},
		} {
			w := in(t, lang, typed)
			did, err := Flow{}.Decided(w, s, rules.Decision[game.Action]{Action: open[0], Open: open})
			require.NoError(t, err)
			require.Equal(t, steps, did.(game.March).Steps)
			require.Contains(t, w.Desk.(*desktest.Script).Asked(), w.Words.Say("micemystics.decided.stop", names))
		}
	}
}
