package box

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
	mice "tablemate/tables/micemystics"
	cards "tablemate/tables/picklerick"
	"tablemate/tables/words"
)

const game = "picklerick"

func TestACardIsLearnedOnceAndKept(t *testing.T) {
	dir := t.TempDir()
	b := must(Open(dir, cards.Shape()))
	require.Empty(t, b.IDs())
	for _, c := range strange() {
		require.NoError(t, b.Learn(c.ID, c))
	}
	again := must(Open(dir, cards.Shape()))
	require.Equal(t, b.IDs(), again.IDs())
	for _, want := range strange() {
		var got cards.Card
		require.True(t, again.Find(want.ID, &got), want.ID)
		require.Equal(t, want, got)
	}
	require.False(t, again.Find("none", new(cards.Card)))
	left := must(filepath.Glob(filepath.Join(dir, "box", "*")))
	require.Len(t, left, 2, "drafts left behind beside the box and its lock")
}

func TestCardsLearnedAtOnceAreAllKept(t *testing.T) {
	dir := t.TempDir()
	var all sync.WaitGroup
	for _, c := range strange() {
		b := must(Open(dir, cards.Shape()))
		all.Go(func() { assert.NoError(t, b.Learn(c.ID, c)) })
	}
	all.Wait()
	require.Len(t, must(Open(dir, cards.Shape())).IDs(), len(strange()))
}

// strange returns cards with names that YAML may not read as text.
func strange() []cards.Card {
	var all []cards.Card
	for _, name := range []string{
		"Rat Suit", "010", "no", "null", "1e3", "- list", "a: b", "#hash", "'quote'", `"quotes"`, "ё, й и ъ", "{x}", "С ним покончено?",
		"2026-11-20", "&anchor", "*alias", "| text", "%", "@", "~", "tab\there", "two\nlines", "=", "<<", "0x1F", ".5", "1_000", "!tag", "? key", ": colon",
	} {
		all = append(all, cards.Card{
			ID: "id-" + strings.ToLower(name), Name: tables.Text{En: name, Ru: name}, Side: cards.RickSide,
			Cost: &cards.Cost{Movement: 1, Any: 2}, Effect: cards.Weapon, Amount: 3, Targets: 1, Range: &cards.Range{Min: 0, Max: 2},
		})
	}
	all = append(all, cards.Card{ID: "free", Name: tables.Text{En: "Free"}, Cost: &cards.Cost{}, Effect: cards.Other})
	return all
}

func TestWhatPeopleWroteBesideACardStays(t *testing.T) {
	dir := t.TempDir()
	text := "\xef\xbb\xbf# my cards\r\n- id: laser\r\n  name: {en: Laser} # big\r\n  effect: other\r\n\n# the rest\n- id: hook\n  name: {ru: Крюк}\n  effect: steps\n  amount: 2"
	write(t, dir, text)
	b := must(Open(dir, cards.Shape()))
	require.Equal(t, []string{"laser", "hook"}, b.IDs())
	require.NoError(t, b.Learn("net", plain("net")))
	require.NoError(t, b.Learn("hook", plain("hook")))
	now := must(os.ReadFile(Path(dir, game)))
	require.Contains(t, string(now), "# my cards")
	require.Contains(t, string(now), "# the rest")
	require.Contains(t, string(now), "# big")
	require.NotContains(t, string(now), "Крюк")
	require.Equal(t, []string{"laser", "hook", "net"}, b.IDs())

	require.NoError(t, b.Learn("laser", plain("laser")))
	now = must(os.ReadFile(Path(dir, game)))
	require.Contains(t, string(now), "# my cards\n- id: \"laser\"\n")
	require.Contains(t, string(now), "\n\n# the rest\n- id: \"hook\"\n")
}

func plain(id string) cards.Card {
	return cards.Card{ID: id, Name: tables.Text{En: id, Ru: id}, Effect: cards.Other}
}

func TestWhateverStepOfSavingFailsTheOldTextIsWhole(t *testing.T) {
	const mine, broken = "- id: laser\n  name: {en: Laser}\n  effect: other\n", "- id: laser\n  effect: dance\n"
	full := func(path string) { require.NoError(t, os.MkdirAll(filepath.Join(path, "full"), 0o755)) }
	inFile := func(path string) {
		require.NoError(t, os.RemoveAll(filepath.Dir(path)))
		require.NoError(t, os.WriteFile(filepath.Dir(path), nil, 0o644))
	}
	for name, c := range map[string]struct {
		text  string
		spoil func(path string) // damages the path before the save begins
		late  func(path string) // damages the path during the save
		want  string
	}{
		"a text with a fault":           {text: broken, want: "picklerick.yaml, line 1:3: "},
		"a folder in its place":         {spoil: full, want: "picklerick.yaml cannot be read"},
		"a folder in its place, late":   {late: full, want: "^NOT SAVED: .*picklerick.yaml could not be saved"},
		"a file in place of the folder": {spoil: inFile, want: "^NOT SAVED: .*could not be saved .*box"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, mine)
			b := must(Open(dir, cards.Shape()))
			kept := must(OpenFile(b.path, cards.Shape()))
			require.NoError(t, os.Remove(b.path))
			if c.text != "" {
				write(t, dir, c.text)
			}
			if c.spoil != nil {
				c.spoil(b.path)
			}
			for way, save := range map[string]func() error{
				"learn":  func() error { return b.Learn("net", plain("net")) },
				"forget": func() error { return b.Forget("laser") },
				"import": func() error { return b.Import(kept, kept.IDs()) },
			} {
				if c.late != nil {
					require.NoError(t, os.RemoveAll(b.path))
					save = func() error {
						return b.rewrite(func(_ *Box, text []byte) ([]byte, error) { c.late(b.path); return text, nil })
					}
				}
				err := save()
				require.ErrorContains(t, err, b.path+":", way)
				said, _ := talk.Sentence(words.In(tables.English), err)
				require.Regexp(t, c.want, said)
				require.Equal(t, []string{"laser"}, b.IDs(), way)
			}
			if c.text != "" {
				require.Equal(t, c.text, string(must(os.ReadFile(b.path))))
				_, err := Open(dir, cards.Shape())
				require.Error(t, err)
			}
		})
	}
	require.Equal(t, "box.denied", writeError("x", &fs.PathError{Err: fs.ErrPermission}).ID)
}

func TestOnlyAnEntryThatIsThereIsForgotten(t *testing.T) {
	dir := t.TempDir()
	b := must(Open(dir, cards.Shape()))
	for _, id := range []string{"net", "hook"} {
		require.NoError(t, b.Learn(id, plain(id)))
	}
	for _, id := range []string{"none", "net"} {
		require.NoError(t, b.Forget(id))
		require.Equal(t, map[string][]string{"none": {"net", "hook"}, "net": {"hook"}}[id], b.IDs())
		require.Equal(t, b.IDs(), must(Open(dir, cards.Shape())).IDs())
	}
}

func TestACardThatCannotBeTakenOverChangesNothing(t *testing.T) {
	dir := t.TempDir()
	const mine = "- id: laser\n  name: {en: Laser}\n  effect: other\n"
	write(t, dir, mine)
	b, err := Open(dir, cards.Shape())
	require.NoError(t, err)
	theirs := filepath.Join(dir, "theirs.yaml")
	_, err = OpenFile(theirs, cards.Shape())
	require.Error(t, err, "there is no such file")
	indented := []byte("  - id: hook\n    name: {en: Hook}\n    effect: other\n")
	require.NoError(t, os.WriteFile(theirs, indented, 0o600))
	other, err := OpenFile(theirs, cards.Shape())
	require.NoError(t, err)
	require.Error(t, b.Import(other, other.IDs()))
	require.Equal(t, mine, string(must(b.Text())))
}

func TestAnImportCopiesTheBoxAsItWasRead(t *testing.T) {
	dir := t.TempDir()
	b := must(Open(dir, cards.Shape()))
	theirs := filepath.Join(dir, "theirs.yaml")
	const hook = "- id: hook\n  name: {en: Hook}\n  effect: other\n"
	require.NoError(t, os.WriteFile(theirs, []byte("# Ann's\n"+hook), 0o600))
	other := must(OpenFile(theirs, cards.Shape()))
	require.NoError(t, os.WriteFile(theirs, []byte("# edited\n# meanwhile\n- id: net\n"), 0o600))
	require.NoError(t, b.Import(other, other.IDs()))
	require.Contains(t, string(must(b.Text())), hook)
	require.NotContains(t, string(must(b.Text())), "net")
}

func TestWhatIsNoCardIsNotLearned(t *testing.T) {
	b := must(Open(t.TempDir(), cards.Shape()))
	for name, what := range map[string]any{
		"no effect":         cards.Card{ID: "x", Name: tables.Text{En: "x"}},
		"a joker to pay":    map[string]any{"id": "x", "name": map[string]string{"en": "x"}, "effect": "other", "cost": map[string]int{"joker": 1}},
		"a number not read": cards.Card{ID: "x", Name: tables.Text{En: "x"}, Effect: cards.Weapon, Amount: cards.Unread},
		"no id":             cards.Card{Effect: cards.Other},
	} {
		var wrong *Fault
		require.ErrorAs(t, b.Learn("x", what), &wrong, name)
		require.Empty(t, b.IDs(), name)
		require.NoFileExists(t, b.path, name)
	}
	require.ErrorContains(t, b.Learn("x", map[string]any{"id": func() {}}), "unsupported type", "no JSON can hold it")
}

func TestEveryFaultNamesItsLineInBothLanguages(t *testing.T) {
	const good = "- id: laser\n  name: {en: Laser}\n  effect: weapon\n"
	for name, c := range map[string]struct {
		text string
		want []string // each has a sentence id, a line and a column, as in "box.no-id 4:3"
	}{
		"a good card":                   {good + "  cost: {gun: 2}\n  amount: 1\n  range: {min: 2, max: 2}\n", nil},
		"an empty file":                 {"", nil},
		"a file of remarks":             {"# nothing yet\n", nil},
		"an indent that is wrong":       {good + "   cost: 1\n", []string{"box.not-yaml"}},
		"no list":                       {"laser: {effect: weapon}\n", []string{"box.not-list 1:1"}},
		"a list on one line":            {"[{id: x}]\n", []string{"box.not-list 1:1"}},
		"a word in the place of a card": {good + "- laser\n", []string{"box.wrong-value 4:3"}},
		"no id":                         {good + "- effect: weapon\n", []string{"box.no-id 4:3"}},
		"an id that reads as a number":  {"- id: 010\n  name: {en: x}\n  effect: other\n", []string{"box.quote 1:7"}},
		"an id twice":                   {good + good, []string{"box.twice 4:7"}},
		"a field twice":                 {good + "  effect: beam\n", []string{"box.field-twice 4:3"}},
		"a field that is unknown":       {good + "  damage: 2\n", []string{"box.unknown-field 4:3"}},
		"a number in words":             {good + "  amount: two\n", []string{"box.wrong-value 4:11"}},
		"half a number":                 {good + "  amount: 2.5\n", []string{"box.card-count 4:11"}},
		"less than nothing":             {good + "  amount: -1\n  draws: -2\n", []string{"box.card-count 4:11", "box.card-count 5:10"}},
		"a side that is none":           {good + "  side: blue\n", []string{"box.card-side 4:9"}},
		"an effect that is none":        {"- id: x\n  name: {en: x}\n  effect: dance\n", []string{"box.card-effect 3:11"}},
		"no name":                       {"- id: x\n  effect: other\n", []string{"box.no-name 1:3"}},
		"a range that runs backwards":   {good + "  range: {min: 2, max: 1}\n", []string{"box.card-range 4:10"}},
		"a joker to pay":                {good + "  cost: {joker: 1}\n", []string{"box.card-joker 4:10"}},
		"a joker as x":                  {good + "  cost: {x: joker, x_max: 2}\n", []string{"box.card-joker 4:13"}},
		"an x without its most":         {good + "  cost: {x: gun}\n", []string{"box.card-x 4:13"}},
		"a symbol that is none":         {good + "  cost: {x: rocket, x_max: 2}\n", []string{"box.card-symbol 4:13"}},
		"two cards, both wrong":         {"- id: x\n- id: y\n", []string{"box.no-name 1:3", "box.missing-choice 1:3", "box.no-name 2:3", "box.missing-choice 2:3"}},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, c.text)
			faults := must(Check(dir, cards.Shape()))
			require.Len(t, faults, len(c.want), "%v", faults)
			for i, f := range faults {
				require.Contains(t, f.Error(), strings.Split(c.want[i], " ")[0])
				if _, place, told := strings.Cut(c.want[i], " "); told {
					require.Contains(t, f.Error(), ".yaml:"+place+":")
				}
				for _, lang := range tables.Langs {
					text, ok := talk.Sentence(words.In(lang), f)
					require.True(t, ok)
					require.NotContains(t, text, "[box.")
					require.NotContains(t, text, "<no value>")
				}
			}
		})
	}
}

func TestWhatIsNoFileOfABoxIsNotRead(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "#"+strings.Repeat("x", maxSize))
	for path, id := range map[string]string{Path(dir, game): "too-big", os.DevNull: "not-file", dir: "unreadable"} {
		_, err := (&Box{path: path, shape: cards.Shape()}).load()
		require.EqualError(t, err, path+":0:0: box."+id)
		short(t, []*Fault{err.(*Fault)})
	}
}

func TestTheListSaysWhatIsStillToBeReadOff(t *testing.T) {
	b := must(Open(t.TempDir(), cards.Shape()))
	require.NoError(t, b.Learn("jetpack", plain("jetpack")))
	require.NoError(t, b.Learn("net", plain("net")))
	from := map[string]Source{}
	for _, k := range b.List() {
		from[k.ID] = k.From
	}
	require.Len(t, from, len(cards.Cards)+1)
	require.Equal(t, Printed, from["razor-throwers"])
	require.Equal(t, Partly, from["parkour"])
	require.Equal(t, Learned, from["jetpack"])
	require.Equal(t, Learned, from["net"])
}

func TestAGameOfWhichNothingIsKnownKeepsWhatItLearns(t *testing.T) {
	dir, shape := t.TempDir(), card.Shape{Game: "othergame"}
	b := must(Open(dir, shape))
	type thing struct {
		ID    string         `json:"id"`
		Name  string         `json:"name"`
		List  []string       `json:"list"`
		Parts map[string]int `json:"parts"`
		Title tables.Text    `json:"title"`
	}
	want := thing{"lamp", "Lamp", []string{}, map[string]int{}, tables.Text{En: "Lamp"}}
	require.NoError(t, b.Learn("lamp", want))
	var got thing
	require.True(t, b.Find("lamp", &got))
	require.Equal(t, want, got)
	require.Empty(t, b.Doubts())
	lamp := tables.Text{En: "lamp", Ru: "lamp"} // List shows the id, because the entry's name is a plain string
	require.Equal(t, []Known{{ID: "lamp", Name: lamp, From: Learned}}, b.List())

	theirs := filepath.Join(dir, "theirs.yaml")
	const text = "- id: lamp\n  title: {en: Lamp, ru: \"\"}\n  watts: .inf\n  on: false\n  list: [a]\n- id: net\n"
	require.NoError(t, os.WriteFile(theirs, []byte(text), 0o600))
	require.Equal(t, []Change{
		{"lamp", tables.Text{En: "Lamp", Ru: "Lamp"}, []Field{
			{"list", "", `["a"]`}, {"name", "Lamp", ""}, {"watts", "", "+Inf"},
		}},
		{ID: "net", Name: tables.Text{En: "net", Ru: "net"}},
	}, b.Changes(must(OpenFile(theirs, shape))))
}

func write(t *testing.T, dir, text string) {
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "box"), 0o755))
	require.NoError(t, os.WriteFile(Path(dir, game), []byte(text), 0o644))
}

func FuzzTake(f *testing.F) {
	f.Add("- id: laser\n  name: {en: Laser}\n  effect: weapon\n  cost: {gun: 1}\n")
	f.Add("- &a {id: x, name: {en: *a}}\n- <<: *a\n")
	f.Add("- id: 010\n---\n- id: [x]\n")
	f.Add("- {id: x\n")
	f.Add("- !!binary x\n- ? a\n")
	f.Fuzz(func(t *testing.T, text string) {
		b := &Box{path: "box.yaml", shape: cards.Shape()}
		faults := b.parse([]byte(text))
		if len(faults) > 0 {
			return
		}
		for _, id := range b.IDs() {
			var c cards.Card
			require.True(t, b.Find(id, &c))
			require.Equal(t, id, c.ID)
		}
	})
}

// The YAML library processes all earlier documents again for each new one. A file of many documents
// would therefore take very long.
func TestAFileOfManyListsIsRefusedAtOnce(t *testing.T) {
	for _, line := range []string{"--- a\n", "--- {}\n", "--- !a\n", "---\n- id: a\n", "%a\n---\n", "--- >\n a\n"} {
		text := []byte(strings.Repeat(line, maxSize/len(line)))
		faults := new(Box).parse(text)
		require.Equal(t, "box.too-many", faults[0].ID)
		before, _, _ := strings.Cut(line, "---")
		require.Equal(t, 1+maxDocuments*strings.Count(line, "\n")+strings.Count(before, "\n"), faults[0].Line, "%q", line)
	}
	require.Empty(t, new(Box).parse([]byte("- id: a\n---\n- id: b\n---\n")))

	for _, line := range []string{"- x: " + strings.Repeat("[", maxNesting), strings.Repeat("- ", maxNesting)} {
		require.NotEqual(t, "box.too-deep", new(Box).parse([]byte("# deep\n" + line + "\n"))[0].ID)
		faults := new(Box).parse([]byte("# deep\n" + line + line[len(line)-2:] + "\n"))
		require.Equal(t, "0 too-deep", strings.TrimPrefix(short(t, faults), "2:"))
	}
}

func BenchmarkOpen(b *testing.B) {
	text := must(os.ReadFile("../../cmd/testdata/micemystics.box.yaml"))
	maps := must(os.ReadFile("../../cmd/testdata/micemystics.maps.yaml"))
	kept := &Box{shape: mice.Shape()}
	b.ReportAllocs()
	for b.Loop() {
		require.Empty(b, kept.parse(append(text, maps...)))
	}
}

func FuzzTakeOver(f *testing.F) {
	f.Add(byte(0), "- id: laser\n  name: {en: Laser}\n", "- id: laser # mine\n  name: {en: Blaster}\n- {id: lamp}\n")
	f.Add(byte(1), example(f), aTile+"  map: |\n    1: 2\n")
	f.Add(byte(2), "- id: a\n", "# theirs\n- id: b\n  x: [1, {y: z}]\n- id: a\n")
	shapes := []card.Shape{cards.Shape(), mice.Shape(), {Game: "other"}}
	f.Fuzz(func(t *testing.T, game byte, mine, theirs string) {
		shape, dir := shapes[int(game)%len(shapes)], t.TempDir()
		file := filepath.Join(dir, "theirs.yaml")
		require.NoError(t, os.WriteFile(file, []byte(theirs), 0o600))
		other, err := OpenFile(file, shape)
		if err != nil {
			return
		}
		require.NoError(t, os.Mkdir(filepath.Join(dir, "box"), 0o755))
		require.NoError(t, os.WriteFile(Path(dir, shape.Game), []byte(mine), 0o600))
		kept, err := Open(dir, shape)
		if err != nil || kept.Import(other, other.IDs()) != nil {
			return
		}
		now, err := Open(dir, shape)
		require.NoError(t, err, "what was taken over reads")
		require.Empty(t, now.Changes(other), "nothing is left to be taken over")
	})
}
