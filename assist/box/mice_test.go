package box

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
	"tablemate/tables/words"
)

func boxWith(t *testing.T, text string) string {
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "box"), 0o755))
	require.NoError(t, os.WriteFile(Path(dir, mystics), []byte(text), 0o644))
	return dir
}

func TestTheExampleHoldsAllKindsAndNothingIsWrongInIt(t *testing.T) {
	dir := boxWith(t, example(t))
	require.Empty(t, sentences(t, must(Check(dir, mice.Shape()))))
	b := must(Open(dir, mice.Shape()))
	require.Empty(t, sentences(t, b.Doubts()))
	var kinds []string
	for _, k := range b.List() {
		if len(kinds) == 0 || kinds[len(kinds)-1] != k.Kind {
			kinds = append(kinds, k.Kind)
		}
		require.NotEmpty(t, k.Name.En)
	}
	require.Equal(t, mice.Shape().Names(), kinds)
	for _, kind := range kinds {
		require.True(t, words.In(tables.English).Has("box.kind-"+kind))
	}
}

func TestAThingIsReadOnlyAsWhatItIs(t *testing.T) {
	b := must(Open(boxWith(t, example(t)), mice.Shape()))
	var m mice.Minion
	require.True(t, b.Find("count-lint", &m))
	require.Equal(t, 3, m.Cards)
	require.False(t, b.Find("count-lint", new(mice.Hero)))
	require.False(t, b.Find("wooden-spoon", new(mice.Ability)))
	require.False(t, b.Find("nobody", &m))
	var c mice.Cat
	require.True(t, b.Find("cat", &c))
	require.Equal(t, 4, c.Pounce.Battle)

	require.Len(t, All[mice.Minion](b), 2)
	require.Len(t, All[mice.Tile](b), 3)
	require.Equal(t, "barnaby", All[mice.Hero](b)[0].ID)
	require.Len(t, All[mice.Die](b)[0].Faces, 6)
	require.Empty(t, All[mice.Hero](nil))
}

func TestThingsOfOtherKindsAreNoneEvenWhereTheirFieldsWouldFit(t *testing.T) {
	b := must(Open(boxWith(t, "- id: k\n  kind: campaign\n  name: {en: K}\n"), mice.Shape()))
	require.True(t, b.Find("k", new(mice.Campaign)))
	require.False(t, b.Find("k", new(mice.Hero)))
}

func TestTheListGoesKindByKindAsPeopleMeetThem(t *testing.T) {
	another := strings.Replace(aHero, "id: h", "id: g", 1) + "  life: 1\n"
	b := must(Open(boxWith(t, aTile+aHero+"  life: 1\n"+aMinion+"  family: rat\n"+another), mice.Shape()))
	var ids []string
	for _, k := range b.List() {
		ids = append(ids, k.ID)
	}
	require.Equal(t, []string{"h", "g", "m", "t"}, ids)
}

func TestAThingOfEachKindIsLearnedOnceAndKept(t *testing.T) {
	from := must(Open(boxWith(t, example(t)), mice.Shape()))
	dir := t.TempDir()
	to := must(Open(dir, mice.Shape()))
	learn(t, from, to, func(h mice.Hero) string { return h.ID })
	learn(t, from, to, func(m mice.Minion) string { return m.ID })
	learn(t, from, to, func(mice.Cat) string { return "cat" })
	learn(t, from, to, func(c mice.Search) string { return string(c.ID) })
	learn(t, from, to, func(a mice.Ability) string { return string(a.ID) })
	learn(t, from, to, func(e mice.Encounter) string { return string(e.ID) })
	learn(t, from, to, func(x mice.Tile) string { return x.ID })
	learn(t, from, to, func(c mice.Chapter) string { return c.ID })
	learn(t, from, to, func(mice.Die) string { return "die" })
	learn(t, from, to, func(c mice.Campaign) string { return c.ID })
	again := must(Open(dir, mice.Shape()))
	require.Len(t, again.IDs(), len(from.IDs()))
	require.Equal(t, from.List(), again.List())
	require.Equal(t, All[mice.Tile](from), All[mice.Tile](again))
	require.Equal(t, All[mice.Chapter](from), All[mice.Chapter](again))
}

func learn[T any](t *testing.T, from, to *Box, id func(T) string) {
	all := All[T](from)
	require.NotEmpty(t, all)
	for _, one := range all {
		require.NoError(t, to.Learn(id(one), one))
		require.NoError(t, to.Learn(id(one), &one), "once more, in its own place")
		var got T
		require.True(t, to.Find(id(one), &got))
		require.Equal(t, one, got)
	}
}

func TestWhatIsNoSuchThingIsNotLearned(t *testing.T) {
	b := must(Open(t.TempDir(), mice.Shape()))
	hero := mice.Hero{ID: "barnaby", Name: tables.Text{En: "Barnaby"}, Classes: []mice.Class{"baker"}, Life: 3}
	require.NoError(t, b.Learn("barnaby", hero))
	hero.Life = 0
	require.Error(t, b.Learn("barnaby", hero))
	require.Error(t, b.Learn("net", map[string]string{"id": "net"}))
	require.Error(t, b.Learn("tom", mice.Cat{}), "the cat has one id")
	var kept mice.Hero
	require.True(t, b.Find("barnaby", &kept))
	require.Equal(t, 3, kept.Life)
}

func TestEveryFaultOfAThingNamesItsLine(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"no kind":                            {"- id: x\n", "1:3 missing-choice"},
		"a kind that is none":                {"- id: x\n  kind: rabbit\n", "2:9 choice"},
		"an id of two kinds":                 {aHero + "  life: 1\n" + strings.Replace(aMinion, "id: m", "id: h", 1) + "  family: rat\n", "10:7 twice"},
		"a field of another kind":            {aHero + "  life: 1\n  family: rat\n", "10:3 unknown-field"},
		"a value left out":                   {aHero, "1:3 missing-number"},
		"a mouse without life":               {aHero + "  life: 0\n", "9:9 range"},
		"half a life":                        {aHero + "  life: 1.5\n", "9:9 range"},
		"a value that is too big":            {strings.Replace(aHero, "battle: 1", "battle: 100", 1) + "  life: 1\n", "5:11 range"},
		"a number with a zero before it":     {aHero + "  life: 010\n", "9:9 quote"},
		"no name and no class":               {strings.Replace(strings.Replace(aHero, "  name: {en: H}\n", "", 1), "[baker]", "[]", 1) + "  life: 1\n", "1:3 no-name, 3:12 no-class"},
		"no family":                          {aMinion, "1:3 missing-choice"},
		"a family that is none":              {aMinion + "  family: rabbit\n", "7:11 choice"},
		"an elite spider":                    {aMinion + "  family: spider\n  elite: true\n", "8:10 elite"},
		"several cards of no boss":           {aMinion + "  family: rat\n  cards: 2\n", "8:10 boss-cards"},
		"a cat by another name":              {"- id: tom\n  kind: cat\n  pounce: {battle: 1, defense: 1, life: 1}\n  chase: {battle: 1, defense: 1, life: 1}\n", "1:7 only-one"},
		"half a cat":                         {"- id: cat\n  kind: cat\n  pounce: {battle: 1, defense: 1, life: 1}\n", "1:3 missing-number, 1:3 missing-number, 1:3 missing-number"},
		"a card without a type":              {aCard, "1:3 missing-choice"},
		"a weapon without reach":             {aCard + "  type: weapon\n", "1:3 missing-choice"},
		"a weapon that reaches far":          {aCard + "  type: weapon\n  reach: far\n", "5:10 choice"},
		"a weapon for three paws":            {aCard + "  type: weapon\n  reach: melee\n  paws: 3\n", "6:9 range"},
		"a party item among scrolls":         {aCard + "  type: scroll\n  party_item: fork\n", "5:15 party-item"},
		"a bonus below nothing may be":       {aCard + "  type: armor\n  worn: {move: -1}\n", ""},
		"a need below nothing may not be":    {aCard + "  type: armor\n  least: {move: -1}\n", "5:17 range"},
		"an ability without its cost":        {"- id: a\n  kind: ability\n  name: {ru: А}\n", "1:3 missing-number"},
		"an encounter without rows":          {aFight, "1:3 no-row"},
		"rows that overlap":                  {aFight + "  rows:\n    - {from: 1, to: 3, minions: []}\n    - {from: 3, to: 4, minions: []}\n", "6:14 row-overlap"},
		"a row that runs backwards":          {aFight + "  rows:\n    - {from: 3, to: 1, minions: []}\n", "5:21 row-backwards"},
		"a row without its pages":            {aFight + "  rows:\n    - minions: []\n", "5:7 missing-number, 5:7 missing-number"},
		"nobody comes":                       {aFight + "  rows:\n    - {from: 1, to: 3, minions: [{minion: m, count: 0}]}\n", "5:53 range"},
		"somebody comes":                     {aFight + "  rows:\n    - {from: 1, to: 3, minions: [{count: 2}]}\n", "5:34 missing"},
		"a side that is none":                {strings.Replace(aTile, "blue", "green", 1), "4:9 choice"},
		"a map of fields":                    {aTile + "  map:\n    1: 2 3\n    2: 3\n", "7:5 map-text"},
		"a map that does not read":           {aTile + "  map: |\n\n    1: 2\n    2: 2|blue\n  # end\n", "9:10 tile-map"},
		"a map in quotes that does not read": {aTile + "  map: \"1: 2 2\"\n", "6:8 tile-map"},
		"two slips in one map":               {aTile + "  map: |\n    1: 1 2\n    2: 3\n    2: 4\n", "7:8 tile-map, 9:5 tile-map"},
		"a piece with the same side twice":   {aTile + strings.Replace(aTile, "id: t", "id: u", 1), "9:9 side-twice"},
		"a chapter without rooms":            {aStory, "1:3 no-room"},
		"a party of seven":                   {strings.Replace(aStory, "party: 4", "party: 7", 1) + "  rooms: [{tile: t}]\n", "4:10 range"},
		"a chapter that ends as it begins":   {strings.Replace(aStory, "end: 6", "end: 1", 1) + "  rooms: [{tile: t}]\n", "5:8 range"},
		"an end beyond the last page":        {aStory + "  last_page: 5\n  rooms: [{tile: t}]\n", "6:14 last-page"},
		"more heroes than mice":              {strings.Replace(aStory, "party: 4", "party: 1", 1) + "  heroes: [a, b]\n  rooms: [{tile: t}]\n", "6:11 heroes"},
		"an item that is none":               {aStory + "  items: [lamp]\n  rooms: [{tile: t}]\n", "6:11 choice"},
		"a room twice":                       {aStory + "  rooms: [{tile: t}, {tile: t}]\n", "6:29 again"},
		"a room beneath nothing":             {aStory + "  rooms: [{tile: t, beneath: u}]\n", "6:30 no-such-room"},
		"a join with no room":                {aStory + "  rooms: [{tile: t}]\n  joins: [{a: t, exit_a: n, b: u, exit_b: s}]\n", "7:32 no-such-room"},
		"a join without its exits":           {aStory + "  rooms: [{tile: t}, {tile: u}]\n  joins: [{a: t, b: u}]\n", "7:11 missing, 7:11 missing"},
		"minions in no room":                 {aStory + "  rooms: [{tile: t}]\n  minions: [{minion: m, count: 1, tile: u}]\n", "7:41 no-such-room"},
		"sides of different colours join": {aTile + strings.NewReplacer("id: t", "id: u", "blue", "orange", "tile: a", "tile: b").Replace(aTile) +
			aStory + "  rooms: [{tile: t}, {tile: u}]\n  joins: [{a: t, exit_a: n, b: u, exit_b: s}]\n", "17:32 join-colours"},
		"a side beneath one of another piece": {aTile + strings.NewReplacer("id: t", "id: u", "tile: a", "tile: b").Replace(aTile) + aStory +
			"  rooms: [{tile: t}, {tile: u, beneath: t}]\n", "16:41 beneath-other"},
		"a die with five sides":       {"- id: die\n  kind: die\n  faces: [{number: 1}, {number: 1}, {number: 1}, {number: 4}, {}]\n", "3:10 six-faces, 3:59 range, 3:63 missing-number"},
		"a mouse twice in a campaign": {"- id: k\n  kind: campaign\n  name: {en: K}\n  mice: [{hero: h}, {hero: h}]\n", "4:28 again"},
	} {
		require.Equal(t, c.want, short(t, must(Check(boxWith(t, c.text), mice.Shape()))), name)
	}
}

func TestWhatLooksLikeASlipKeepsNobodyFromPlaying(t *testing.T) {
	fight := aFight + "  rows:\n    - {from: 1, to: 3, minions: [{minion: m, count: 1}]}\n"
	for name, c := range map[string]struct{ text, want string }{
		"a minion nobody entered":   {fight, "5:43 unknown"},
		"a minion that is known":    {fight + aMinion + "  family: rat\n", ""},
		"an id of another kind":     {fight + strings.Replace(aHero, "id: h", "id: m", 1) + "  life: 1\n", "5:43 unknown"},
		"a page that no row covers": {aFight + "  rows:\n    - {from: 5, to: 9, minions: []}\n    - {from: 1, to: 3, minions: []}\n", "5:5 row-gap"},
		"a mouse with unknown gear": {aHero + "  life: 1\n  starting: [spoon]\n", "10:14 unknown"},
		"a map without a way out":   {aTile + "  map: \"1~spawn: 2 3; 2: 3\"\n", "6:8 tile-doubt"},
		"brodie among the minions":  {aStory + "  rooms: [{tile: t, surge_minions: [{minion: brodie, count: 1}]}]\n", "6:18 unknown"},
		"a chapter of unknown things": {aStory +
			"  heroes: [h]\n  encounters: [e]\n  rooms: [{tile: t, surge_minions: [{minion: m, count: 1}]}]\n", "6:12 unknown, 7:16 unknown, 8:18 unknown, 8:46 unknown"},
		"an exit that is not on the map": {aTile + "  map: \"1~spawn: 2 3; 2~exit-n: 3\"\n" + aStory +
			"  rooms: [{tile: t}, {tile: u}]\n  joins: [{a: t, exit_a: s, b: u, exit_b: s}]\n  minions: [{minion: m, count: 1, tile: t, space: \"9\"}]\n",
			"12:29 unknown, 13:26 unknown-exit, 14:22 unknown, 14:51 unknown-space"},
		"a campaign of strangers": {"- id: k\n  kind: campaign\n  name: {en: K}\n  chapters: [c]\n  mice: [{hero: h, abilities: [a], card: s}]\n",
			"4:14 unknown, 5:17 unknown, 5:32 unknown, 5:42 unknown"},
	} {
		require.Equal(t, c.want, short(t, must(Open(boxWith(t, c.text), mice.Shape())).Doubts()), name)
	}
}

func TestAFaultOfAMapTellsWhereItIsAndWhatToDo(t *testing.T) {
	faults := must(Check(boxWith(t, aTile+"  map: |\n    1: 2\n    2: 3|blue\n"), mice.Shape()))
	text, _ := talk.Sentence(words.In(tables.English), faults[0])
	require.Equal(t,
		`micemystics.yaml, line 8:10: the map of this tile cannot be read: line 2:6 of the map: there is no line “blue” between spaces. Use one of these: red, yellow>, gap.`, text)
}

func FuzzTakeMice(f *testing.F) {
	f.Add(example(f))
	f.Add("- {id: x, kind: die, faces: [{number: 1}]}\n")
	f.Add("- id: cat\n  kind: cat\n  pounce: [1]\n  chase: *x\n")
	f.Add(aTile + "  map: >\n    1: 2\n")
	f.Fuzz(func(t *testing.T, text string) {
		b := &Box{path: "box.yaml", shape: mice.Shape()}
		if len(b.parse([]byte(text))) > 0 {
			return
		}
		b.Doubts()
		require.Len(t, b.List(), len(b.IDs()))
		found := len(All[mice.Hero](b)) + len(All[mice.Minion](b)) + len(All[mice.Cat](b)) + len(All[mice.Search](b)) +
			len(All[mice.Ability](b)) + len(All[mice.Encounter](b)) + len(All[mice.Tile](b)) + len(All[mice.Chapter](b)) +
			len(All[mice.Die](b)) + len(All[mice.Campaign](b))
		require.Equal(t, len(b.IDs()), found)
	})
}

func TestAnIdInASlipIsToldByName(t *testing.T) {
	a := Asker{UI: &talk.UI{Words: words.In(tables.English)}}
	entries := []any{
		mice.Tile{ID: "kitchen"}, mice.Cat{}, mice.Hero{ID: "nez", Name: tables.Text{Ru: "Нэз"}}, mice.Hero{Name: tables.Text{En: "New"}},
	}
	told := a.named(tables.Args{"tile": "kitchen", "a": "nez", "value": ""}, entries)
	require.Equal(t, tables.Args{"tile": "kitchen", "a": "Нэз", "value": ""}, told)
}

func TestWhatATypedLineSaysOfACard(t *testing.T) {
	shape := mice.Shape()
	a := LineAsker{
		Asker: Asker{UI: &talk.UI{Words: words.In(tables.English)}, Shape: shape},
		Typed: func(word string) []string { return []string{word} },
		More:  func([]string, any) int { return 0 },
	}
	for typed, want := range map[string]any{
		"rat 1 2 3 large: it bites":       mice.Minion{Family: mice.Rat, Battle: 1, Defense: 2, Life: 3, Large: true, Text: "it bites"},
		"rat 1 2 3 large elite not large": mice.Minion{Family: mice.Rat, Battle: 1, Defense: 2, Life: 3, Elite: true},
		"rat 1 2 3 not rat":               "box.line-missing-word",
		"orange: a text that no tile has": "box.line-word",
	} {
		kind, _ := shape.KindNamed("minion")
		over := any(new(mice.Minion))
		if strings.Contains(typed, "tile") {
			kind, _ = shape.KindNamed("tile")
			over = new(mice.Tile)
		}
		got, err := a.Read(kind, "x", typed, over)
		if id, wrong := want.(string); wrong {
			unread, _ := errors.AsType[*talk.Unread](err)
			require.Equal(t, id, unread.ID, typed)
			continue
		}
		require.NoError(t, err, typed)
		require.Equal(t, want, *got.(*mice.Minion), typed)
	}
}

func TestOnlyNamedFieldsOfACardAreJudged(t *testing.T) {
	a := Asker{UI: &talk.UI{Words: words.In(tables.English)}, Shape: mice.Shape()}
	m := mice.Minion{Family: mice.Spider, Elite: true}
	require.Error(t, a.Slip(&m), "all fields if none is named")
	require.Error(t, a.Slip(&m, "life", "elite"))
	require.NoError(t, a.Slip(&m, "life"))
}
