package micemystics

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func chapterOf(edits ...func(*Setup)) Setup {
	u := Setup{
		Chapter: parts.Chapter{
			ID: "crumbs", Party: 4, End: 6, LastPage: 10, Items: []parts.PartyItem{parts.Fork}, Encounters: cards("e1", "e2"),
			Rooms:   []parts.RoomPlan{{Tile: "cellar"}, {Tile: "attic"}, {Tile: "roof", Beneath: "attic"}},
			Minions: []parts.Placed{{Minion: "rat", Count: 2, Tile: "cellar", Space: "3"}},
			Goal:    "to the attic", Victory: "all mice in the attic", Defeat: "time", Rules: []string{"no cheese in the cellar"},
		},
		Rooms: []Room{
			{ID: "cellar", Tile: "A", Side: parts.Blue, Map: paths("1-2 2-3"), Plan: parts.RoomPlan{Tile: "cellar", SpecialSearch: "a key"}},
			{ID: "attic", Tile: "B", Side: parts.Blue, Plan: parts.RoomPlan{Tile: "attic"}},
			{ID: "roof", Tile: "B", Side: parts.Orange, Plan: parts.RoomPlan{Tile: "roof", Beneath: "attic"}},
		},
		Players: 2, Types: minionCards(), Cards: searchCards(),
		Cat: &parts.Cat{Pounce: parts.Values{Battle: 3, Defense: 2, Life: 3}, Chase: parts.Values{Battle: 2, Defense: 2, Life: 3}},
	}
	for i, m := range party() {
		player := []string{"Ann", "Boris"}[i%2]
		ability := abilityCards()[i]
		u.Mice = append(u.Mice, Seated{Hero: m.Hero, Player: player, Abilities: []parts.Ability{ability}, At: Spot{"cellar", "1"}})
	}
	for _, edit := range edits {
		edit(&u)
	}
	return u
}

func started(u Setup) State {
	s, _, err := Game{}.Start(u)
	if err != nil {
		panic(err)
	}
	return s
}

func setupCases() []trial {
	s := started(chapterOf())
	captain := started(chapterOf(func(u *Setup) {
		u.Chapter.Minions = []parts.Placed{{Minion: "vurst", Count: 1, Tile: "cellar", Space: "3"}, {Minion: "brodie", Count: 1, Tile: "cellar", Space: "2"}}
	}))
	gear := started(chapterOf(func(u *Setup) { u.Mice[0].Hero.Starting = cards("ladle", "wink", "crumb", "thimble") }))
	return []trial{
		allowed("MM-GEN-02", "the chapter is what people entered", s).
			Leaving(func(t *testing.T, s State) { require.Equal(t, chapterOf().Chapter, s.Chapter) }),
		allowed("MM-SETUP-02", "the chapter is kept", s).Leaving(func(t *testing.T, s State) { require.Equal(t, "crumbs", s.Chapter.ID) }),
		allowed("MM-BOOK-01", "its goal and conditions are kept as people put them", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []string{"to the attic", "all mice in the attic", "time"}, []string{s.Chapter.Goal, s.Chapter.Victory, s.Chapter.Defeat})
		}),
		allowed("MM-BOOK-04", "a tile side keeps its special rules", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, "a key", s.Room("cellar").Plan.SpecialSearch)
			require.False(t, s.Room("cellar").Surged)
		}),
		follows("MM-SETUP-01", "after everything is laid out the first order is awaited, and no round has begun", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, ForOrder, s.Wait().For)
			require.True(t, s.Wait().Whole)
			require.Zero(t, s.Round)
			require.Empty(t, s.Track)
		}),
		follows("MM-SETUP-10", "the cards of all mice and of the minions on the board are shuffled", s).Leaving(func(t *testing.T, s State) {
			require.ElementsMatch(t, []string{"tilda", "collin", "nez", "filch", "rat"}, s.Wait().Lay)
		}),
		follows("MM-SETUP-10", "a boss has its several cards among them, and Brodie his two", captain).Leaving(func(t *testing.T, s State) {
			require.Subset(t, s.Wait().Lay, []string{"vurst_1", "vurst_2", "vurst_3", "brodie_pounce", "brodie_chase"})
			require.Equal(t, Spot{"cellar", "2"}, s.At(Brodie))
		}),
		follows("MM-SETUP-11", "the hourglass lies on page 1 and the end on the chapter's page", s).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []int{1, 6}, []int{s.Hourglass, s.End}) }),
		allowed("MM-BOARD-01", "so it stands at the start", s).
			Leaving(func(t *testing.T, s State) { require.Equal(t, []int{1, 6}, []int{s.Hourglass, s.End}) }),
		allowed("MM-BOARD-02", "the wheel is empty", s).Leaving(wheelHas(0)),
		allowed("MM-BOARD-03", "the stash holds what the chapter gives, and no encounter lies open", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []parts.PartyItem{parts.Fork}, s.Stash)
			require.Nil(t, s.Open)
		}),
		follows("MM-SETUP-12", "no search card is discarded, and none but starting gear is out of the deck", s).Leaving(func(t *testing.T, s State) {
			require.Empty(t, s.Discard)
			require.Empty(t, s.Drawn)
			for _, m := range s.Mice {
				require.Equal(t, m.Hero.Starting, slices.Concat(m.Equipped, m.Pack, m.Tricks))
			}
		}),
		follows("MM-SETUP-07", "starting gear is worn, tricks and carried things lie where they belong", gear).Leaving(mouseIs("tilda", func(t *testing.T, m Mouse) {
			require.Equal(t, cards("ladle", "thimble"), m.Equipped)
			require.Equal(t, cards("wink"), m.Tricks)
			require.Equal(t, cards("crumb"), m.Pack)
		})),
		follows("MM-CHAR-04", "each mouse has its own starting gear on", s).
			Leaving(all(hasOn("tilda", cards("ladle")), hasOn("nez", cards("mallet")))),
		allowed("MM-SETUP-08", "the sides lie as the chapter lays them, one beneath another", s).Leaving(func(t *testing.T, s State) {
			require.False(t, s.Room("attic").Beneath)
			require.True(t, s.Room("roof").Beneath)
		}),
		allowed("MM-TILE-01", "each side is blue or orange", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []parts.Side{parts.Blue, parts.Blue, parts.Orange}, []parts.Side{s.Rooms[0].Side, s.Rooms[1].Side, s.Rooms[2].Side})
		}),
		allowed("MM-SETUP-09", "mice and starting minions stand where the chapter puts them", s).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []Name{"tilda", "collin", "nez", "filch"}, s.MiceOn(Spot{"cellar", "1"}))
			require.Equal(t, []Name{"rat_1", "rat_2"}, s.MinionsOn(Spot{"cellar", "3"}))
			require.True(t, s.Room("cellar").Visited)
			require.False(t, s.Room("attic").Visited)
		}),
		allowed("MM-CHAR-01", "a mouse is everything on its hero card", s).Leaving(mouseIs("nez", func(t *testing.T, m Mouse) {
			require.Equal(t, party()[2].Hero, m.Hero)
			require.Equal(t, "Ann", m.Player)
		})),
		allowed("MM-CARD-01", "a card stands for one mouse or for all figures of a type", position(at("9", "rat_1", "rat_2")),
			correctTo(TrackPath, Cards([]string{"rat", "tilda", "collin", "nez", "filch", "vurst_2", "brodie_chase"}))).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []Card{
				minionCard("rat"), mouseCard("tilda"), mouseCard("collin"), mouseCard("nez"), mouseCard("filch"),
				{ID: "vurst_2", Kind: MinionCard, Of: "vurst"}, {ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"},
			}, s.Track)
		}),
		allowed("MM-CARD-02", "a minion card is known from then on", position(), Learn{Minion: &parts.Minion{ID: "wasp", Battle: 2, Defense: 1, Life: 1, Ranged: true, Text: "stings"}}).
			Leaving(func(t *testing.T, s State) {
				require.True(t, s.Type("wasp").Ranged)
				require.Equal(t, "stings", s.Type("wasp").Text)
			}).In("MM-EX-11"),
		follows("MM-CARD-02", "a newcomer's card comes with the report that brings it",
			position(hall("1-2 2-3 3:spawn")), Call{Squads: several(squadOf("ghost", 1)),
				Learn: []Learn{{Minion: &parts.Minion{ID: "ghost", Family: parts.OtherFamily, Battle: 2, Life: 2}}}}).
			Leaving(func(t *testing.T, s State) { require.Equal(t, 2, s.Type("ghost").Life) }),
		refused("MM-CARD-02", "a minion without a life", position(), Learn{Minion: &parts.Minion{ID: "ghost"}}).At(rules.Impossible),
		allowed("MM-CAMP-01", "abilities and story achievements of earlier chapters are there", started(chapterOf(veterans))).
			Leaving(all(mouseIs("tilda", func(t *testing.T, m Mouse) { require.Equal(t, cards("hum", "whistle"), m.Abilities) }),
				func(t *testing.T, s State) { require.Equal(t, []string{"the bell"}, s.Story) })),
		follows("MM-CAMP-03", "no cheese, no token and no party item but the chapter's", started(chapterOf(veterans))).Leaving(func(t *testing.T, s State) {
			require.Equal(t, []parts.PartyItem{parts.Fork}, s.Stash)
			require.Empty(t, s.Tokens.Held)
			require.Zero(t, s.Mouse("tilda").Cheese)
		}),
		follows("MM-CHAR-03", "a mouse of two classes has abilities and gear of both", started(chapterOf(veterans, func(u *Setup) {
			u.Mice[2].Abilities = []parts.Ability{{ID: "grunt", Classes: []parts.Class{"warrior"}}, {ID: "cogs", Classes: []parts.Class{parts.Tinkerer}}}
		}))).Leaving(mouseIs("nez", func(t *testing.T, m Mouse) { require.Equal(t, cards("grunt", "cogs"), m.Abilities) })),
	}
}

func veterans(u *Setup) {
	u.Campaign, u.Story = true, []string{"the bell"}
	for i := range u.Mice {
		u.Mice[i].Veteran = true
	}
	u.Mice[0].Abilities = append(slices.Clone(u.Mice[0].Abilities), parts.Ability{ID: "whistle"})
	u.Mice[0].Kept = "feather"
}

type sitting struct {
	rule  tables.RuleID
	kind  ruletest.Kind
	name  string
	setup Setup
	never bool // whether the setup is impossible on a real table
}

func sittings() []sitting {
	allowed := func(rule tables.RuleID, name string, edits ...func(*Setup)) sitting {
		return sitting{rule, ruletest.Allowed, name, chapterOf(edits...), false}
	}
	refused := func(rule tables.RuleID, name string, edits ...func(*Setup)) sitting {
		return sitting{rule, ruletest.Refused, name, chapterOf(edits...), false}
	}
	impossible := func(rule tables.RuleID, name string, edits ...func(*Setup)) sitting {
		return sitting{rule, ruletest.Refused, name, chapterOf(edits...), true}
	}
	players := func(n int) func(*Setup) { return func(u *Setup) { u.Players = n } }
	ability := func(who int, list ...parts.Ability) func(*Setup) {
		return func(u *Setup) { u.Mice[who].Abilities = list }
	}
	waived := func(rule string) func(*Setup) {
		return func(u *Setup) { u.House = u.House.With(rule, rules.Waived) }
	}
	kept := func(card parts.CardID) func(*Setup) { return func(u *Setup) { u.Mice[0].Kept = card } }
	crowded := position(at("1", "rat_1"), track("rat", "tilda", "collin", "nez", "filch"))
	return []sitting{
		allowed("MM-GEN-01", "one person plays all four mice", players(1), func(u *Setup) {
			for i := range u.Mice {
				u.Mice[i].Player = "Ann"
			}
		}),
		allowed("MM-GEN-01", "four people play one each", players(4)),
		impossible("MM-GEN-01", "nobody plays", players(0)),
		refused("MM-GEN-01", "five people play", players(5)),
		allowed("MM-SETUP-03", "four mice in a chapter for four"),
		allowed("MM-SETUP-03", "three in a chapter that asks for three", func(u *Setup) { u.Chapter.Party, u.Mice = 3, u.Mice[:3] }),
		allowed("MM-SETUP-03", "a chapter that does not say how many", func(u *Setup) { u.Chapter.Party, u.Mice = 0, u.Mice[:2] }),
		allowed("MM-SETUP-03", "a mouse that the chapter prescribes", func(u *Setup) { u.Chapter.Heroes = []string{"nez"} }),
		refused("MM-SETUP-03", "three in a chapter for four", func(u *Setup) { u.Mice = u.Mice[:3] }),
		impossible("MM-SETUP-03", "no mouse at all", func(u *Setup) { u.Mice = nil }),
		refused("MM-SETUP-03", "a mouse that the chapter prescribes is missing", func(u *Setup) { u.Chapter.Heroes = []string{"lily"} }),
		allowed("MM-SETUP-04", "mice that nobody has picked by name", func(u *Setup) { u.Mice[0].Player = "" }),
		impossible("MM-SETUP-04", "one mouse for two people", func(u *Setup) { u.Mice[1] = u.Mice[0] }),
		refused("MM-SETUP-04", "more people than mice", players(3), func(u *Setup) { u.Chapter.Party, u.Mice = 2, u.Mice[:2] }),
		allowed("MM-SETUP-05", "one ability each"),
		allowed("MM-SETUP-05", "which ability it is may be told later", ability(0), func(u *Setup) { u.Mice[0].Untold = true }),
		allowed("MM-CHAR-01", "a hero card may be read off later", func(u *Setup) { u.Mice[0].Hero = parts.Hero{ID: "tilda", Unread: parts.HeroParts} }),
		allowed("MM-SETUP-05", "a veteran comes with what it has learned", veterans),
		refused("MM-SETUP-05", "a new mouse with two abilities", ability(0, abilityCards()[0], abilityCards()[4])),
		refused("MM-SETUP-05", "a new mouse without an ability", ability(0)),
		refused("MM-SETUP-05", "a veteran outside a campaign", veterans, func(u *Setup) { u.Campaign, u.Mice[0].Kept = false, "" }),
		allowed("MM-SETUP-06", "an ability for any class", ability(0, abilityCards()[4])),
		refused("MM-SETUP-06", "an ability of another class", ability(0, abilityCards()[1])),
		allowed("MM-SETUP-06", "one card for two mice where the table plays without the rule", ability(0, abilityCards()[4]), ability(1, abilityCards()[4]), waived("MM-SETUP-06")),
		allowed("MM-SETUP-06", "an ability of another class where the table plays without the rule", ability(0, abilityCards()[1]), waived("MM-SETUP-06")),
		impossible("MM-SETUP-03", "no mouse at all, whatever the table plays without", func(u *Setup) { u.Mice = nil }, waived("MM-SETUP-03")),
		allowed("MM-SETUP-03", "three in a chapter for four where the table plays without the rule", func(u *Setup) { u.Mice = u.Mice[:3] }, waived("MM-SETUP-03")),
		refused("MM-SETUP-06", "one card for two mice", ability(0, abilityCards()[4]), ability(1, abilityCards()[4])),
		refused("MM-EQUIP-05", "starting gear for three paws", func(u *Setup) {
			u.Cards, u.Mice[0].Hero.Starting = append(searchCards(), parts.Search{ID: "sling", Type: parts.Weapon, Paws: 2}), cards("ladle", "sling")
		}),
		impossible("MM-CHAR-01", "a mouse without a life value", func(u *Setup) { u.Mice[0].Hero.Life = 0 }),
		impossible("MM-SETUP-11", "a chapter that ends before it begins", func(u *Setup) { u.Chapter.End = 0 }),
		refused("MM-GEN-01", "five people with a mouse each, whatever their number is said to be", func(u *Setup) {
			u.Chapter.Party = 0
			u.Mice = append(u.Mice, Seated{Hero: parts.Hero{ID: "lily", Life: 2}, Untold: true, At: Spot{"attic", "1"}})
			for i := range u.Mice {
				u.Mice[i].Player = string(rune('a' + i))
			}
		}),
		refused("MM-SETUP-11", "a chapter that ends where it begins", func(u *Setup) { u.Chapter.End = 1 }),
		impossible("MM-SETUP-08", "a tile side that is not there", func(u *Setup) { u.Rooms = u.Rooms[:2] }),
		impossible("MM-TILE-01", "both sides of a tile lie up", func(u *Setup) { u.Rooms[2].Plan.Beneath = "" }),
		refused("MM-CAP-01", "five minions on one space", func(u *Setup) { u.Chapter.Minions[0].Count = 5 }),
		impossible("MM-SETUP-09", "a mouse on a space that the map lacks", func(u *Setup) { u.Mice[0].At.Space = "9" }),
		{"MM-ACH-13", ruletest.Allowed, "one mouse with two different tokens", fromPosition(position(tokens("nez", parts.Lockpicker), tokens("nez", parts.PoisonExpert))), false},
		{"MM-ACH-13", ruletest.Refused, "two mice with one token", fromPosition(position(tokens("nez", parts.Lockpicker), tokens("tilda", parts.Lockpicker))), true},
		allowed("MM-CAMP-02", "a scroll kept from the chapter before", veterans),
		refused("MM-CAMP-02", "a party item kept", veterans, kept("rope")),
		refused("MM-CAMP-02", "starting gear of another mouse kept", veterans, kept("needle")),
		refused("MM-CAMP-02", "a card kept outside a campaign", kept("feather")),
		impossible("MM-CAMP-02", "one card kept by two mice", veterans, func(u *Setup) { u.Mice[1].Kept = "feather" }),
		{"MM-CAP-01", ruletest.Refused, "five figures where a position has them", fromPosition(crowded), false},
		{"MM-CAP-01", ruletest.Refused, "a large figure beside a small one there", fromPosition(position(at("2", "tilda", "spider_1"), track("spider", "tilda", "collin", "nez", "filch"))), false},
		{"MM-CAPT-02", ruletest.Refused, "a mouse with as many wounds as its life there", fromPosition(position(with("nez", func(m *Mouse) { m.Wounds, m.Poison = 2, 2 }))), false},
	}
}

// A setup is refused only if it is impossible on a real table.
func TestSetupsOfMiceAndMystics(t *testing.T) {
	for _, c := range sittings() {
		t.Run(string(c.rule)+"/"+string(c.kind)+"/"+c.name, func(t *testing.T) {
			wrong, refused := ruletest.JudgeSetup(t, Game{}, c.setup)
			require.Equal(t, c.never, refused)
			if c.kind == ruletest.Allowed {
				require.Zero(t, wrong)
				return
			}
			require.Equal(t, c.rule, wrong.Rule)
			if !refused {
				require.NoError(t, Game{}.Unsound(started(c.setup)))
			}
		})
	}
}

func TestEachMouseIsJudgedInASetup(t *testing.T) {
	u := chapterOf(func(u *Setup) {
		for i := range u.Mice {
			u.Mice[i].Abilities = nil
		}
		u.Mice = u.Mice[:3]
	})
	told := map[tables.RuleID]int{}
	for _, v := range (Game{}).CheckSetup(u) {
		told[v.Rule]++
	}
	require.Equal(t, map[tables.RuleID]int{"MM-SETUP-03": 1, "MM-SETUP-05": 3}, told)
}

func TestStartingGearThatIsKeptLiesThere(t *testing.T) {
	s := started(chapterOf(veterans, func(u *Setup) { u.Mice[0].Kept = "mallet" }))
	require.Equal(t, cards("mallet"), s.Mouse("tilda").Pack)
	require.Empty(t, s.Mouse("nez").Equipped)
	require.Equal(t, cards("mallet"), s.Mouse("nez").Hero.Starting, "its hero card says so still")
}

func TestAMouseStartsOnTheFirstRoomUnlessItIsToldOtherwise(t *testing.T) {
	s := started(chapterOf(func(u *Setup) { u.Mice[0].At, u.Mice[1].At = Spot{Space: "2"}, Spot{"attic", "beam"} }))
	require.Equal(t, Spot{"cellar", "2"}, s.At("tilda"))
	require.Equal(t, Spot{"attic", "beam"}, s.At("collin"))
	require.Equal(t, []parts.Space{{ID: "beam"}}, s.Room("attic").Places)
	require.True(t, s.Room("attic").Visited)
	require.Equal(t, parts.Faces, s.Die)
	kept := started(chapterOf(veterans))
	require.Equal(t, cards("feather"), kept.Mouse("tilda").Pack)
	trick := started(chapterOf(veterans, func(u *Setup) { u.Mice[0].Kept = "wink" }))
	require.Equal(t, cards("wink"), trick.Mouse("tilda").Tricks)
}

func fromPosition(s State) Setup { return Setup{Position: &s} }

func TestAPositionThatIsNoneSaysWhy(t *testing.T) {
	for name, c := range map[string]struct {
		want  string
		state State
	}{
		"a mouse without a name":              {"MM-CHAR-01 hero", position(func(s *State) { s.Mice[0].Hero.ID = "" })},
		"a mouse twice":                       {"MM-SETUP-04 mouse_twice", position(func(s *State) { s.Mice[1].Hero.ID = "tilda" })},
		"no mice":                             {"MM-SETUP-03 party", State{}},
		"a room twice":                        {"MM-SETUP-08 room_twice", position(func(s *State) { s.Rooms = append(s.Rooms, s.Rooms[0]) })},
		"both sides of a tile up":             {"MM-TILE-01 both_sides", position(func(s *State) { s.Rooms = append(s.Rooms, Room{ID: "den", Tile: "A"}) })},
		"a captured mouse on the board":       {"MM-CAPT-03 captured", position(with("nez", func(m *Mouse) { m.Captured = true }))},
		"a mouse in an unknown room":          {"spot", position(with("nez", func(m *Mouse) { m.At.Room = "moon" }))},
		"a minion on no space":                {"spot", position(at("9", "rat_1"), track("rat", "tilda", "collin", "nez", "filch"), func(s *State) { s.Minions[0].At.Space = "" })},
		"the cat in an unknown room":          {"spot", position(func(s *State) { s.Cat = &Spot{"moon", "1"} })},
		"a minion twice":                      {"figure_twice", position(at("9", "rat_1", "rat_1"))},
		"a minion by a mouse's name":          {"figure_twice", position(at("9", "rat_1"), func(s *State) { s.Minions[0].Name = "nez" })},
		"two figures of a boss":               {"MM-TOK-01 figures", position(at("8", "vurst_1", "vurst_2"), track("vurst_1"))},
		"five elite rats":                     {"MM-TOK-01 figures", position(at("8", "elite_1", "elite_2", "elite_3"), at("9", "elite_4", "elite_5"), func(s *State) { s.Types[1].Figures = 0 })},
		"more figures than the box holds":     {"MM-BOSS-01 figures", position(manyRats(17))},
		"an initiative card twice":            {"MM-INIT-04 card_twice", position(track("tilda", "collin", "nez", "filch", "tilda"))},
		"a card of a mouse that is not there": {"MM-CARD-01 card", position(func(s *State) { s.Track = append(s.Track, mouseCard("lily")) })},
		"a card of no kind":                   {"MM-CARD-01 card", position(func(s *State) { s.Track = append(s.Track, Card{ID: "x", Kind: "bird", Of: "x"}) })},
		"a token twice in the stash":          {"MM-PARTY-02 item", position(func(s *State) { s.Stash = []parts.PartyItem{parts.Fork, parts.Fork} })},
		"a token in the stash and on the board": {"MM-PARTY-02 item", position(func(s *State) {
			s.Stash, s.Laid = []parts.PartyItem{parts.Fork}, []Laid{{Item: parts.Fork, At: inHall("1")}}
		})},
		"a token in an unknown room":            {"MM-PARTY-02 item", position(func(s *State) { s.Laid = []Laid{{Item: parts.Fork, At: Spot{"moon", "1"}}} })},
		"a token that is none":                  {"MM-PARTY-02 item", position(func(s *State) { s.Stash = []parts.PartyItem{"spoon"} })},
		"cheese below nothing":                  {"negative", position(with("nez", func(m *Mouse) { m.Cheese = -1 }))},
		"the hourglass past the last page":      {"MM-BOARD-01 page", position(atPage(11))},
		"an end before the first page":          {"MM-BOARD-01 page", position(func(s *State) { s.End = -1 })},
		"a wheel below nothing":                 {"MM-BOARD-02 negative", position(func(s *State) { s.Wheel = -1 })},
		"a minion without a card":               {"MM-INIT-02 no_card", position(at("9", "rat_1"))},
		"a mouse without a card":                {"MM-INIT-02 no_card", position(track("tilda", "collin", "nez"))},
		"the cat without a card":                {"MM-INIT-02 no_card", position(at("9", Brodie))},
		"a mouse on a space that the map lacks": {"MM-SETUP-09 space", position(at("cellar", "nez"))},
		"a step that is none":                   {"step", position(func(s *State) { s.Turn.Step = "tea" })},
		"the turn of a card that is not there":  {"MM-ROUND-03 turn", position(func(s *State) { s.Turn.Card = "lily" })},
		"a turn of no card":                     {"MM-ROUND-03 turn", position(func(s *State) { s.Turn.Card = "" })},
		"something awaited that is nothing":     {"wait", position(waiting(Wait{For: "tea"}))},
		"nothing awaited":                       {"wait", position(waiting(Wait{}))},
		"an answer that is none":                {"house", position(func(s *State) { s.House = rules.House{"large_with_small": "perhaps"} })},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := Game{}.Start(fromPosition(c.state))
			var p *rules.Problem
			require.True(t, errors.As(err, &p), "%v", err)
			require.Equal(t, c.want, strings.TrimSpace(string(p.Rule)+" "+strings.TrimPrefix(p.ID, "micemystics.problem.")))
		})
	}
}

func manyRats(n int) func(*State) {
	return func(s *State) {
		for range n {
			s.Minions = append(s.Minions, Minion{Name: s.NewName("mole"), Type: "mole", At: inHall("9")})
		}
	}
}

func TestAPositionIsFilledByCustom(t *testing.T) {
	s := started(fromPosition(position(func(s *State) {
		s.Die, s.Hourglass, s.Round, s.End = nil, 0, 0, 0
		s.Chapter.End = 7
		s.Turn = Turn{Card: "collin"}
		for i := range s.Track {
			s.Track[i] = Card{ID: s.Track[i].ID}
		}
		s.Track = append(s.Track, Card{ID: "vurst_2", Wounds: 1})
	}, at("?4", "vurst_1"))))
	require.Equal(t, parts.Faces, s.Die)
	require.Equal(t, []int{1, 1, 7}, []int{s.Hourglass, s.Round, s.End})
	require.Equal(t, mouseCard("tilda"), s.Track[0])
	require.Equal(t, Card{ID: "vurst_2", Kind: MinionCard, Of: "vurst", Wounds: 1}, s.Track[4])
	require.Equal(t, []int{2}, []int{s.Turn.Slot})
	require.Equal(t, MouseStep, s.Turn.Step)
	require.Equal(t, inHall("1"), s.Entry)
	require.Equal(t, []parts.Space{{ID: "?4"}}, s.Rooms[0].Places)
}

func TestAPositionWithoutATrackAwaitsTheCards(t *testing.T) {
	s := started(fromPosition(position(at("9", "rat_1"), func(s *State) { s.Track, s.Turn = nil, Turn{} })))
	require.Equal(t, ForOrder, s.Wait().For)
	require.Equal(t, []string{"tilda", "collin", "nez", "filch", "rat"}, s.Wait().Lay)
}

func TestARoundThatPeopleNameIsAboutToBegin(t *testing.T) {
	s := started(fromPosition(position(func(s *State) { s.Round, s.Turn = 3, Turn{} })))
	require.Equal(t, []any{3, "tilda", ForRoll}, []any{s.Round, s.Turn.Card, s.Wait().For})
	first := started(fromPosition(position(func(s *State) { s.Round, s.Turn = 0, Turn{} })))
	require.Equal(t, 1, first.Round)
	rolls := started(fromPosition(position(func(s *State) { s.Turn = Turn{Card: "collin", Step: RollStep} })))
	require.Equal(t, Wait{For: ForRoll, Purpose: MoveRoll, Who: "collin", Dice: 1}, rolls.Wait())
	free := started(fromPosition(position(with("collin", captured), func(s *State) { s.Turn = Turn{Card: "collin"} })))
	require.Equal(t, Wait{For: ForRescue, Who: "collin"}, free.Wait())
	over := started(fromPosition(position(func(s *State) { s.Result = &Result{Winner: SeatMice} })))
	require.Equal(t, rules.Nobody, Game{}.Next(over))
}

func TestASetupWithNothingInItSaysWhy(t *testing.T) {
	for _, u := range []Setup{{}, {Players: 1}, {Players: 1, Mice: []Seated{{}}}, fromPosition(State{})} {
		_, _, err := Game{}.Start(u)
		require.Error(t, err)
	}
}
