package micemystics

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// shelf is a box that forgets everything with the test.
type shelf map[string]string

func (s shelf) Find(id string, into any) bool {
	text, ok := s[id]
	return ok && json.Unmarshal([]byte(text), into) == nil
}

func (s shelf) Learn(id string, what any) error {
	text, err := json.Marshal(what)
	s[id] = string(text)
	return err
}

func (s shelf) IDs() []string {
	var out []string
	for id := range s {
		out = append(out, id)
	}
	slices.Sort(out)
	return out
}

// in is a talk whose people give answers. Nothing that they read is wanting.
func in(t testing.TB, lang tables.Lang, answers ...string) *session.Talk {
	w := flowtest.In(t, lang, answers...)
	w.Box = shelf{}
	t.Cleanup(func() {
		script := w.Desk.(*desktest.Script)
		for _, text := range slices.Concat(script.Asked(), script.Said()) {
			require.NotContains(t, text, "[micemystics.")
			require.NotContains(t, text, "no value")
		}
	})
	return w
}

// asked is what people report at a table, in English.
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

// complaint is what people are told about an answer that cannot be read, before they
// give one that can.
func complaint(t testing.TB, lang tables.Lang, s game.State, typed ...string) string {
	t.Helper()
	face := &grumbler{typed: typed}
	w := flowtest.Reading(lang)
	w.Desk, w.Dice, w.Box = desk.New(face, w.Words), &flowtest.Dice{Of: session.AskDice}, shelf{}
	_, err := Flow{}.Ask(w, s)
	require.ErrorIs(t, err, desk.ErrQuit)
	require.NotEmpty(t, face.complaint, "%q was taken", typed)
	require.NotContains(t, face.complaint, "[micemystics.", typed)
	require.NotContains(t, face.complaint, "no value", typed)
	return face.complaint
}

// grumbler types a few things, notes what it is told of the last, and leaves.
type grumbler struct {
	typed     []string
	complaint string
}

func (g *grumbler) Ask(p desk.Prompt) (desk.Reply, error) {
	if p.Complaint != "" {
		g.complaint = p.Complaint
		return desk.Reply{Typed: "quit"}, nil
	}
	typed := g.typed[0]
	g.typed = g.typed[1:]
	return desk.Reply{Typed: typed}, nil
}
func (g *grumbler) Tell(...string) {}
func (g *grumbler) Forget() bool   { return false }
func (g *grumbler) Close() error   { return nil }

func name(en, ru string) tables.Text { return tables.Text{En: en, Ru: ru} }

func party() []game.Mouse {
	hero := func(id, en, ru string) box.Hero {
		return box.Hero{ID: id, Name: name(en, ru), Classes: []box.Class{"warrior"}, Battle: 2, Defense: 2, Lore: 1, Move: 2, Life: 3}
	}
	return []game.Mouse{
		{Hero: hero("tilda", "Tilda", "Тильда"), Equipped: []box.CardID{"ladle"}, Abilities: []box.CardID{"hum"}},
		{Hero: hero("collin", "Collin", "Коллин"), Equipped: []box.CardID{"ladle"}},
		{Hero: hero("nez", "Nez", "Нез")},
		{Hero: hero("filch", "Filch", "Филч")},
	}
}

// hall is a room whose spaces 1 to 6 lie in a row, with a way round over 7 from
// 1 to 3; the mice stand on space 1 and Tilda has 4 points.
func hall(t testing.TB, edits ...func(*game.State)) game.State {
	m, err := box.ReadMap("1: 2 7; 2: 3; 3: 7 4; 4: 5; 5: 6")
	require.NoError(t, err)
	s := game.State{
		Chapter: box.Chapter{ID: "test", Party: 4, End: 7, LastPage: 10}, Die: box.Faces, Mice: party(),
		Types: []box.Minion{
			{ID: "roach", Name: name("Roach", "Таракан"), Family: box.Roach, Battle: 1, Defense: 1, Life: 1, Figures: 6},
			{ID: "rat", Name: name("Rat warrior", "Крыса-воин"), Family: box.Rat, Battle: 2, Defense: 1, Life: 1, Figures: 6},
			{ID: "vurst", Name: name("Vurst", "Шкверн"), Family: box.Rat, Boss: true, Battle: 4, Defense: 2, Life: 2, Cards: 3, Figures: 1},
		},
		Cards: []box.Search{
			{ID: "ladle", Name: name("Ladle", "Черпак"), Type: box.Weapon, Reach: box.Melee, Paws: 1},
			{ID: "bow", Name: name("Bow", "Лук"), Type: box.Weapon, Reach: box.Ranged, Paws: 2},
			{ID: "crumb", Name: name("Bread crumb", "Крошка хлеба"), Type: box.Item},
			{ID: "cork", Name: name("Cork hat", "Шляпа из пробки"), Type: box.Armor, Body: "head"},
		},
		Abilities: []box.Ability{{ID: "hum", Name: name("Hum", "Напев"), Cost: 1}},
		Round:     1, Hourglass: 1, End: 7,
		Turn:  game.Turn{Card: "tilda", Slot: 1, Step: game.MouseStep, Die: 2, Points: 4},
		Rooms: []game.Room{{ID: "hall", Tile: "A", Side: box.Orange, Visited: true, Name: game.Label{En: "Hall", Ru: "Зал"}, Map: m}},
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

func unmapped(s *game.State) { s.Rooms[0].Map = box.Map{} }

// foes puts minions on a space: rat_1.
func foes(space box.SpaceID, names ...game.Name) func(*game.State) {
	return func(s *game.State) {
		for _, n := range names {
			kind, _ := numbered(n)
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
		s = rules.FoldAll(game.Game{}, s, game.Game{}.Apply(s, d))
	}
	return s
}

func TestASpaceTypedIsWhereTheMouseGoes(t *testing.T) {
	s := hall(t)
	want := game.Move{Mouse: "tilda", Path: []box.SpaceID{"2"}}
	require.Equal(t, want, asked(t, s, "2"))
	require.Equal(t, want, asked(t, s, "m 2"))
	require.Equal(t, want, askedIn(t, tables.Russian, s, "х 2"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"2", "3", "4"}}, asked(t, s, "m 2 3 4"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"2", "3", "4"}}, asked(t, s, "m 2-3-4"))
}

func TestWaysThatComeToTheSameAreNotAskedAbout(t *testing.T) {
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"2", "3", "4", "5"}}, asked(t, hall(t), "5"))
}

func TestWaysThatDifferAreOffered(t *testing.T) {
	rat := hall(t, foes("2", "rat_1"))
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"7", "3"}}, asked(t, rat, "3"), "a rat on 2 leaves one way")
}

func TestAGoalOutOfReachIsLeftToTheRules(t *testing.T) {
	s := hall(t)
	did := asked(t, s, "6")
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"2", "3", "4", "5", "6"}}, did)
	breaches, _ := rules.Judge(game.Game{}, s, did)
	require.NotEmpty(t, breaches)
}

func TestOnATileWithoutAMapPeopleSayWhereAMouseStops(t *testing.T) {
	s := hall(t, unmapped, foes("?1", "rat_1", "roach_1"))
	for typed, want := range map[string]game.Move{
		"m own":     {To: &game.Place{}},
		"m 3":       {To: &game.Place{}, Points: 3},
		"m 2 w":     {To: &game.Place{Water: true}, Points: 2},
		"m 4 t y":   {To: &game.Place{Trap: true}, Points: 4, Over: []box.Line{box.Yellow}},
		"m 1 c":     {To: &game.Place{With: "collin"}, Points: 1},
		"m 2 raa":   {To: &game.Place{With: "rat_1"}, Points: 2},
		"m roach-a": {To: &game.Place{With: "roach_1"}},
	} {
		want.Mouse = "tilda"
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	for _, typed := range []string{"m 2w", "m 1 rb", "m 1 2", "m tilda"} {
		require.NotEmpty(t, complaint(t, tables.English, s, typed), typed)
	}
	require.Equal(t, game.Move{Mouse: "tilda", To: &game.Place{Water: true}, Points: 2}, askedIn(t, tables.Russian, s, "х", "2 в"))
	require.Equal(t, game.Move{Mouse: "tilda", To: &game.Place{}}, askedIn(t, tables.Russian, s, "х", ""))
}

func TestFiguresAreNamedShortly(t *testing.T) {
	s := hall(t, foes("3", "roach_1", "roach_2", "roach_3"), foes("4", "rat_1", "vurst_1"))
	a := asking{talk{in(t, tables.English)}, s}
	first := func(a asking, who ...game.Name) []string {
		var out []string
		for _, keys := range a.keysOf(who, "") {
			out = append(out, keys[0])
		}
		return out
	}
	require.Equal(t, []string{"a", "b", "c"}, first(a, "roach_1", "roach_2", "roach_3"))
	require.Equal(t, []string{"roa", "raa", "v"}, first(a, "roach_1", "rat_1", "vurst_1"))
	require.Equal(t, []string{"t", "c", "ra", "rc"}, first(a, "tilda", "collin", "roach_1", "roach_3"))
	a = asking{talk{in(t, tables.Russian)}, s}
	require.Equal(t, []string{"а", "б"}, first(a, "roach_1", "roach_2"))
	require.Equal(t, "Таракан Б", a.figure("roach_2"))
	require.Equal(t, "Шкверн", a.figure("vurst_1"))
	_, err := a.readFigure("тараканб", []game.Name{"roach_1", "roach_2"}, "")
	require.Error(t, err)
	f, err := a.readFigure("таракан б", []game.Name{"roach_1", "roach_2"}, "")
	require.NoError(t, err)
	require.Equal(t, game.Name("roach_2"), f)
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
	require.Equal(t, game.Move{Mouse: "tilda", Path: []box.SpaceID{"2"}}, asked(t, hall(t), "", "2"))
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

func roll(p game.Purpose, dice int) game.Wait {
	return game.Wait{For: game.ForRoll, Purpose: p, Who: "tilda", Dice: dice}
}

func TestRollsAreTypedAsTheyAreRead(t *testing.T) {
	melee := game.Wait{For: game.ForRoll, Purpose: game.AttackRoll, Who: "tilda", Against: "rat_1", Dice: 3, Reach: box.Melee}
	ranged := melee
	ranged.Reach = box.Ranged
	defence := game.Wait{For: game.ForRoll, Purpose: game.DefenceRoll, Who: "tilda", Against: "rat_1", Dice: 3, Hits: 2}
	for name, c := range map[string]struct {
		wait  game.Wait
		want  game.Fell
		typed []string
	}{
		"a number":        {roll(game.MoveRoll, 1), game.Fell{Numbers: []int{2}}, []string{"2"}},
		"two numbers":     {roll(game.ChaseRoll, 2), game.Fell{Numbers: []int{3, 1}}, []string{"3 1", "31", "3,1"}},
		"stars":           {roll(game.SearchRoll, 3), game.Fell{Star: 2}, []string{"2", "**", "* *", "★★"}},
		"no star":         {roll(game.TrapRoll, 2), game.Fell{}, []string{"0", "-"}},
		"a melee":         {melee, game.Fell{Sword: 2, Shield: 1, Cheese: 1}, []string{"s2 h1 c1", "s2h1c1", "2s1h1c", "sshc", "S S H C", "2 h c", "м2 щ1 с1", "ммщс"}},
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

func TestTheAppRollsOnEnter(t *testing.T) {
	s := hall(t, waits(roll(game.SearchRoll, 3)))
	w := in(t, tables.English, "")
	w.Dice = &flowtest.Dice{Of: session.AskDice, Sides: []int{0, 5, 2}}
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Faces: []int{1, 6, 3}}, did)
	w = in(t, tables.English) // nobody is asked
	w.Dice = &flowtest.Dice{Of: session.AppDice, Sides: []int{0, 5, 2}}
	did, err = Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Faces: []int{1, 6, 3}}, did)
}

func TestATinkererChoosesHowItTestsAMousetrap(t *testing.T) {
	w := roll(game.TrapRoll, 2)
	w.Lore = 3
	s := hall(t, waits(w))
	require.Equal(t, game.Fell{Star: 1, With: game.ByLore}, asked(t, s, "", "1"))
	require.Equal(t, game.Fell{Star: 1, With: game.ByMove}, asked(t, s, "m", "1"))
	require.Equal(t, game.Fell{Star: 1, With: game.ByMove}, askedIn(t, tables.Russian, s, "д", "1"))
}

func TestAMousetrapIsTestedByStars(t *testing.T) {
	s := hall(t, waits(roll(game.TrapRoll, 2)))
	w := in(t, tables.English, "1")
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Fell{Star: 1}, did)
}

func TestTheGrapeIsTossed(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForToss}))
	require.Equal(t, game.Toss{Side: game.Whole}, asked(t, s, "w"))
	require.Equal(t, game.Toss{Side: game.Smashed}, asked(t, s, "smashed"))
	require.Equal(t, game.Toss{Side: game.Whole}, askedIn(t, tables.Russian, s, "ц"))
	complaint(t, tables.Russian, s, "ребро")
	w := in(t, tables.English, "")
	w.Dice = &flowtest.Dice{Of: session.AskDice, Sides: []int{1}}
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Toss{Side: game.Whole}, did)
}

var shuffled = game.Wait{For: game.ForOrder, Lay: []string{"tilda", "collin", "nez", "filch", "roach"}, Whole: true}

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
	for _, typed := range []string{"frtn", "frtnn", "frtnx", "what"} {
		complaint(t, tables.English, s, typed)
	}
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
			d := asking{talk{in(t, tables.English)}, s}.dealing(c.lay)
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
	w := in(t, tables.English, "")
	w.Dice = &flowtest.Dice{Of: session.AskDice, Sides: []int{0}}
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, game.Order{Cards: shuffled.Lay}, did)
}

func TestTheCardThatIsFoundIsNamedOrEntered(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForFind, Who: "tilda"}))
	for _, typed := range []string{"crumb", "bread", "bread crumb", "Крошка"} {
		found := asked(t, s, typed).(game.Found)
		require.Equal(t, box.CardID("crumb"), found.Card.ID, typed)
	}
	require.Equal(t, game.Found{}, asked(t, s, "-"))
	complaint(t, tables.English, s, "%")
	require.Equal(t, game.Found{Card: &box.Search{ID: "big-spoon", Name: name("Big spoon", "Big spoon"), Type: box.Weapon, Reach: box.Melee, Paws: 1}},
		asked(t, s, "Big spon", "n", "Big spoon", "y", "1", "1", "", ""))
}

func TestWhatIsFoundIsKeptOrTraded(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForKeep, Who: "tilda", Card: "crumb"}))
	require.Equal(t, game.Keep{Mouse: "tilda"}, asked(t, s, ""))
	require.Equal(t, game.Trade{Mouse: "tilda"}, asked(t, s, "t"))
	require.Equal(t, game.Trade{Mouse: "tilda"}, askedIn(t, tables.Russian, s, "с"))
}

func TestAFullPackDropsACard(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForDrop, Who: "tilda"}), func(s *game.State) { s.Mice[0].Pack = []box.CardID{"crumb", "cork", "bow", "ladle"} })
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
	want := game.Open{Minions: []box.Squad{{Minion: "roach", Count: 3}, {Minion: "rat", Count: 1}}}
	for _, typed := range []string{"3 roach 1 rat", "3 roach, 1 rat warrior", "roach 3, rat", "3 таракан 1 крыса"} {
		require.Equal(t, want, asked(t, s, typed), typed)
	}
	require.Equal(t, game.Open{}, asked(t, s, "-"))
	for _, typed := range []string{"3", "x", "0 rat", "3 %"} {
		complaint(t, tables.English, s, typed)
		complaint(t, tables.Russian, s, typed)
	}
	w := in(t, tables.English, "night")
	require.NoError(t, w.Box.Learn("night", box.Encounter{ID: "night", Name: name("Night watch", ""), Rows: []box.Row{{From: 1, To: 9}}}))
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	require.Equal(t, box.CardID("night"), did.(game.Open).Card.ID)
}

func TestAMinionThatNobodyKnowsIsReadOffAtOnce(t *testing.T) {
	moth := box.Minion{ID: "moth", Name: name("Moth", "Moth"), Family: box.OtherFamily, Ranged: true, Battle: 1, Defense: 2, Life: 1}
	s := hall(t, waits(game.Wait{For: game.ForCard, Room: "hall"}))
	require.Equal(t, game.Open{
		Minions: []box.Squad{{Minion: "rat", Count: 2}, {Minion: "moth", Count: 3}},
		Learn:   []game.Learn{{Minion: &moth}},
	}, asked(t, s, "2 rat 3 Moth", "y", "5", "1 2 1", "2"))
	require.Equal(t, game.Call{Squads: []box.Squad{{Minion: "moth", Count: 1}}, Learn: []game.Learn{{Minion: &moth}}},
		asked(t, hall(t), "o", "come", "Moth", "", "5", "1 2 1", "2"))
}

func TestSpawnSpacesAreCountedOrNamed(t *testing.T) {
	s := hall(t, unmapped, waits(game.Wait{For: game.ForSpawns, Room: "hall"}))
	require.Equal(t, game.Spawns{Room: "hall", Spaces: []box.SpaceID{"?1", "?2"}}, asked(t, s, "2"))
	require.Equal(t, game.Spawns{Room: "hall", Spaces: []box.SpaceID{"door", "well"}}, asked(t, s, "door well"))
	for _, typed := range []string{"0", "13", "a a", "3 door"} {
		complaint(t, tables.English, s, typed)
	}
}

func TestTheDisguiseIsOffered(t *testing.T) {
	s := hall(t, waits(game.Wait{For: game.ForDisguise, Squads: []box.Squad{{Minion: "rat", Count: 2}}}))
	require.Equal(t, game.Wear{Wear: true}, asked(t, s, "y"))
	require.Equal(t, game.Wear{}, askedIn(t, tables.Russian, s, "н"))
}

func TestWhatTheAppCannotSeeIsAnsweredInOneLine(t *testing.T) {
	between := func(m game.Matter, to box.SpaceID) game.Question {
		return game.Question{Between: box.Pair{"?9", to}, Matter: m}
	}
	s := hall(t, unmapped, foes("?9", "roach_1"), func(s *game.State) {
		for i, id := range []box.SpaceID{"?1", "?2", "?3", "?4"} {
			s.Mice[i].At.Space = id
		}
	})
	s.Waits = append(s.Waits, game.Wait{For: game.ForFacts, Room: "hall", Ask: []game.Question{between(game.Distance, "?1"), between(game.Distance, "?2"), between(game.Distance, "?3")}})
	fact := func(to box.SpaceID, m game.Matter, least, most int) game.Fact {
		return game.Fact{Between: box.Pair{"?9", to}, Matter: m, Least: least, Most: most}
	}
	want := game.Tell{Room: "hall", Facts: []game.Fact{fact("?1", game.Distance, 3, 3), fact("?2", game.Distance, 4, game.NoWay), fact("?3", game.Distance, game.NoWay, game.NoWay)}}
	require.Equal(t, want, asked(t, s, "3 4+ x"))
	require.Equal(t, want, askedIn(t, tables.Russian, s, "3 4+ х"))
	for _, typed := range []string{"3 3", "3 3 3 3", "3 3 y", "-1 2 3"} {
		complaint(t, tables.English, s, typed)
		complaint(t, tables.Russian, s, typed)
	}
}
