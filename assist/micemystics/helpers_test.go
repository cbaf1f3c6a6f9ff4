package micemystics

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
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

func told[T any](t *testing.T, lang tables.Lang, name string, answers ...string) T {
	t.Helper()
	card, err := readOffNew[T](phrases{owner(t, t.TempDir(), lang, answers...)}, name)
	require.NoError(t, err, name)
	return card
}

func at(space parts.SpaceID, mice ...game.Name) func(*game.State) {
	return func(s *game.State) {
		for _, name := range mice {
			for i := range s.Mice {
				if s.Mice[i].Name() == name {
					s.Mice[i].At = game.Spot{Room: "hall", Space: space}
				}
			}
		}
	}
}

func breaches(s game.State, did game.Action) []rules.Violation {
	out, _ := rules.Judge(game.Game{}, s, did)
	return out
}

func owner(t testing.TB, folder string, lang tables.Lang, answers ...string) *talk.UI {
	w := in(t, lang, answers...)
	b, err := box.Open(folder, parts.Shape())
	require.NoError(t, err)
	w.Box = b
	return w
}

func laid(t testing.TB, folder string, lang tables.Lang, g session.Given, answers ...string) (game.Setup, game.State) {
	t.Helper()
	u, err := Flow{}.Setup(owner(t, folder, lang, answers...), g)
	require.NoError(t, err)
	s, _, err := game.Game{}.Start(u)
	require.NoError(t, err)
	return u, s
}

func find[T any](t testing.TB, folder, id string) T {
	t.Helper()
	b, err := box.Open(folder, parts.Shape())
	require.NoError(t, err)
	var what T
	require.True(t, b.Find(id, &what), id)
	return what
}

// `in` returns a UI that gives prepared answers. The test fails if the app prints the id of an
// unknown sentence, or a sentence without one of its arguments.
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

func heard(t testing.TB, lang tables.Lang, s game.State, answers ...string) (game.Action, []string, string) {
	t.Helper()
	w := in(t, lang, answers...)
	did, err := Flow{}.Ask(w, s)
	require.NoError(t, err)
	script := w.Desk.(*desktest.Script)
	return did, script.Asked(), strings.Join(script.Said(), "\n")
}

func fixed(t testing.TB, lang tables.Lang, s game.State, answers ...string) game.Correct {
	t.Helper()
	did, err := Flow{}.Fix(in(t, lang, answers...), s)
	require.NoError(t, err)
	return did.(game.Correct)
}

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

// In the hall, spaces 1 to 6 are in a row. A second path leads from 1 to 3 through 7.
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

type mute struct{}

func (mute) Tell(...string) {}

func (mute) Retitle([]string, func() []string) {}

func (mute) Show(func() []string) {}

func (mute) Forget() bool { return false }

func (mute) Close() error { return nil }

type stubborn struct {
	mute
	typed      []string
	complaints []string
	said       []string
	help       string
}

func (s *stubborn) Ask(p desk.Prompt) (desk.Reply, error) {
	s.help = p.Help
	if p.Complaint != "" {
		s.complaints = append(s.complaints, p.Complaint)
	}
	if len(s.typed) == 0 {
		return desk.Reply{}, desk.ErrInterrupted
	}
	answer := s.typed[0]
	s.typed = s.typed[1:]
	return desk.Reply{Typed: answer}, nil
}

func (s *stubborn) Tell(lines ...string) { s.said = append(s.said, lines...) }

func stubbornly(lang tables.Lang, kept talk.Box, typed ...string) (*talk.UI, *stubborn) {
	face, w := &stubborn{typed: typed}, flowtest.Reading(lang)
	w.Desk, w.Dice, w.Box = desk.New(face, w.Words), &flowtest.Dice{Of: talk.AskDice}, kept
	return w, face
}

func roll(p game.Purpose, dice int) game.Wait {
	return game.Wait{For: game.ForRoll, Purpose: p, Who: "tilda", Dice: dice}
}

var shuffled = game.Wait{For: game.ForOrder, Lay: []string{"tilda", "collin", "nez", "filch", "roach"}, Whole: true}

func acts(w *talk.UI, s game.State) (game.Action, error) {
	g := game.Game{}
	if seat := g.Next(s); g.Automated(s, seat) {
		return Flow{}.Decided(w, s, g.Decide(s, seat))
	}
	return Flow{}.Ask(w, s)
}

func furnished(t testing.TB, edits ...func(*game.State)) game.State {
	s := hall(t, edits...)
	second, err := parts.ParseMap("1: 2; 2: 3 4")
	require.NoError(t, err)
	s.Rooms = append(s.Rooms, game.Room{ID: "cellar", Tile: "B", Side: parts.Orange, Name: game.Label{En: "Cellar", Ru: "Погреб"}, Map: second})
	s.Rooms[0].Map.Spaces[5].Exits = []string{"north"}
	s.Rooms[1].Map.Spaces[0].Exits = []string{"south"}
	s.Rooms[1].Map.Spaces[3].Spawn = true
	s.Rooms[0].Map.Spaces[4].Spawn = true
	s.Chapter.Rooms = []parts.RoomPlan{{Tile: "hall"}, {Tile: "cellar"}}
	s.Chapter.Joins = []parts.Join{{A: "hall", ExitA: "north", B: "cellar", ExitB: "south"}}
	s.Stash = []parts.PartyItem{parts.Hook, parts.Fork, parts.Grape, parts.Disguise}
	return s
}

// `hole` matches traces of a missing argument in a text, such as empty quotation marks.
var hole = regexp.MustCompile(`\[micemystics|no value|%!|{{|^ ?[,.:]|[:,→(–] *[.,;)]|\( |“”|«»|[:,→] ?$`)

func readsWell(t testing.TB, text string, about ...any) {
	t.Helper()
	require.NotEmpty(t, text, about...)
	require.NotRegexp(t, hole, text, about...)
}

func isSaid(t testing.TB, text string, about ...any) {
	t.Helper()
	for _, hole := range []string{"[micemystics", "no value", "%!", "{{"} {
		require.NotContains(t, text, hole, about...)
	}
}

func has(id string) bool {
	return flowtest.Reading(tables.English).Words.Has("micemystics." + id)
}

// `made` matches code in the rules that creates a warning or a problem.
var made = regexp.MustCompile(`\b(warn|problem|broken)\(\s*(?:"MM-[A-Z]+-\d+",\s*)?"([^"]+)"`)

func siege(t testing.TB) game.State {
	s := fighting(t, foes("3", "rat_2", "rat_3"))
	s.Rooms[0].Map.Spaces[2].Water, s.Rooms[0].Traps = true, []parts.SpaceID{"6"}
	s.Chapter.Name, s.Round, s.Wheel, s.Hourglass = name("The siege", "Осада"), 4, 5, 3
	s.Cat = &game.Spot{Room: "hall", Space: "5"}
	s.Track = append(s.Track, game.Card{ID: "brodie_pounce", Kind: game.PounceCard, Of: "brodie", Wounds: 2}, game.Card{ID: "vurst_2", Kind: game.MinionCard, Of: "vurst"})
	tilda, collin, nez := &s.Mice[0], &s.Mice[1], &s.Mice[2]
	tilda.Wounds, tilda.Poison, tilda.Cheese, tilda.Stunned, tilda.Webbed, tilda.Down = 1, 1, 4, true, true, true
	tilda.Pack, tilda.Tricks = []parts.CardID{"crumb", "cork"}, []parts.CardID{"wink"}
	collin.Captured, collin.At = true, game.Nowhere
	nez.Charmed, nez.At = true, game.Spot{Room: "cellar", Space: "1"}
	s.Minions[0].Down = true
	s.Minions[3].Wounds = 1
	s.Laid = []game.Laid{{Item: parts.Hook, At: inHall("1"), To: "7"}, {Item: parts.Grape, At: inHall("4"), Thrown: true}}
	s.Stash = []parts.PartyItem{parts.Fork, parts.Disguise}
	s.Tokens.Held = []game.Award{{Token: parts.LordOfCheeseToken, Mouse: "tilda"}}
	return s
}
