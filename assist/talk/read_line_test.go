package talk

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

type hop struct {
	Who rules.Seat `json:"who"`
	To  rules.Seat `json:"to" noun:"place"`
	N   int        `json:"count"`
}

type save struct {
	For []rules.Seat `json:"for"`
}

func (hop) Kind() string  { return "hop" }
func (save) Kind() string { return "save" }

var counters = rules.Forms[rules.Kinded]{Make: func() rules.Fields[rules.Kinded] {
	return rules.FieldsOf(rules.Kinds[rules.Kinded]{hop{}, save{}}, 99, map[reflect.Type]string{reflect.TypeFor[rules.Seat](): "seat"})
}}

func thing(kind, id string, words ...string) Called {
	return Called{Noun: rules.Noun{Kind: kind, ID: id}, Name: id, Words: words}
}

var (
	seated = Nouns{thing("seat", "boris", "boris", "#1"), thing("seat", "bella", "bella", "#2"), thing("seat", "kit2", "kit2", "#3")}
	spots  = Nouns{thing("place", "kitchen", "k", "kitchen"), thing("place", "living", "living room"), thing("place", "boiler", "boiler")}
	errHow = errors.New("how it is typed")
)

func typing() Reader[rules.Kinded] {
	return Reader[rules.Kinded]{
		UI: &UI{Words: words.In(tables.English)}, Area: "toy", Forms: &counters,
		Words:  map[string][]string{"save": {"save", "спасти"}},
		Nouns:  map[string]Nouns{"seat": seated, "place": spots},
		Phrase: func(a rules.Kinded) string { return a.Kind() },
	}
}

func read(typed string) (rules.Kinded, error) {
	return typing().Read(typed, errHow, Line[rules.Kinded]{Given: hop{}, As: "[who] to count"},
		Line[rules.Kinded]{Given: save{}, As: "*save for..", How: errors.New("whom")})
}

func TestLineIsReadAsAWhole(t *testing.T) {
	for typed, want := range map[string]rules.Kinded{
		"k 2": hop{To: "kitchen", N: 2}, "k2": hop{To: "kitchen", N: 2}, "K, 2": hop{To: "kitchen", N: 2}, "living room 3": hop{To: "living", N: 3},
		"bor k 2": hop{Who: "boris", To: "kitchen", N: 2}, "#2 liv 1": hop{Who: "bella", To: "living", N: 1}, "kit2 k 2": hop{Who: "kit2", To: "kitchen", N: 2},
		"boi 1": hop{To: "boiler", N: 1}, "b 2": hop{To: "boiler", N: 2}, "save bo be": save{[]rules.Seat{"boris", "bella"}}, "СПАСТИ #1": save{[]rules.Seat{"boris"}},
	} {
		did, err := read(typed)
		require.NoError(t, err, typed)
		require.Equal(t, want, did, typed)
	}
}

func TestLineThatCannotBeReadSaysWhichWordIsWrong(t *testing.T) {
	for typed, want := range map[string]string{
		"": "how", "k": "how", "2": "how", "k 2 3 4": "how", "x 2": "toy.unread.place x", "k x": "toy.unread.count x", "k 100": "toy.unread.count 100",
		"zed k 2": "toy.unread.seat zed", "be x 2": "toy.unread.place x", "save": "whom", "save zed": "toy.unread.seat zed", "save be be": "toy.unread.seat be",
		"b k 2": "toy.unread.seat b", "save b": "toy.unread.seat b", "save be zed": "toy.unread.seat zed",
	} {
		did, err := read(typed)
		require.Error(t, err, "%q was read as %v", typed, did)
		told := err.Error()
		var why *Unread
		if errors.As(err, &why) {
			told += " " + why.Args["typed"].(string)
		}
		require.True(t, strings.HasPrefix(told, want), "%q: %s", typed, told)
	}
}

func TestLineThatCanBeReadInTwoWaysNamesBoth(t *testing.T) {
	ways := []Line[rules.Kinded]{{Given: hop{}, As: "to count"}, {Given: hop{Who: "x"}, As: "who count"}}
	_, err := typing().Read("kit 2", errHow, ways...)
	var why *Unread
	require.ErrorAs(t, err, &why)
	require.Equal(t, tables.Args{"typed": "kit 2", "ways": "hop; hop"}, why.Args)
	require.True(t, words.In(tables.Russian).Has(why.ID))

	did, err := typing().Read("k 2", errHow, ways...)
	require.NoError(t, err)
	require.Equal(t, hop{To: "kitchen", N: 2}, did, "a key goes before the beginning of a name")
}

func TestWholeWordsAreKnownByNoBeginning(t *testing.T) {
	ways := Nouns{{Noun: rules.Noun{Kind: "way", ID: "up"}, Words: []string{"v"}, Whole: []string{"vertical"}}}
	require.Len(t, ways.Meant("Vertical"), 1)
	require.Len(t, ways.Meant("v"), 1)
	require.Empty(t, ways.Meant("ve"))
}

func TestALineOfOneWordIsNamedWhole(t *testing.T) {
	_, err := typing().Read("far away", nil, Line[rules.Kinded]{Given: hop{}, As: "to"})
	var why *Unread
	require.ErrorAs(t, err, &why)
	require.Equal(t, "far away", why.Args["typed"])
}

func TestKeysAreAsShortAsCanBe(t *testing.T) {
	require.Equal(t, []string{"bo boris", "be bella", "k kit2"}, seated.Keys(seated.Each()...))
	require.Equal(t, []string{"k kitchen", "l living", "b boiler"}, spots.Keys(spots.Each()...))
	require.Empty(t, seated.Meant("#"))
	require.Empty(t, seated.Meant(" "))
	require.Equal(t, "#1", Nouns{thing("seat", "one", "#1"), thing("seat", "two", "#2")}.Key(rules.Noun{Kind: "seat", ID: "one"}))
}

func TestWordsAreSplitFromTheirNumbers(t *testing.T) {
	require.Equal(t, []string{"b", "1", "r", "12"}, Split("b1r12"))
	require.Equal(t, []string{"#2", "k", "3"}, Split(" #2, k3 "))
	require.Empty(t, Split(" , "))
}

func TestALongLineIsReadQuickly(t *testing.T) {
	_, err := read("save " + strings.Repeat("b ", 400) + "zed")
	require.Error(t, err)
}

func TestALineIsTakenInEitherLayout(t *testing.T) {
	for typed, want := range map[string]string{"л 2": "k 2", "Л 2": "K 2", "k 2": "k 2"} {
		ui := &UI{Words: words.In(tables.English), Desk: desktest.New(t, typed)}
		took, err := Written(ui, desk.Question{Text: "Raid"}, func(typed string) (string, error) {
			if !strings.HasPrefix(strings.ToLower(typed), "k ") {
				return "", errHow
			}
			return typed, nil
		})
		require.NoError(t, err)
		require.Equal(t, want, took)
	}
	_, err := typing().EitherKey(func(key string) (rules.Kinded, error) {
		return map[string]rules.Kinded{"л": hop{}, "k": save{}}[key], nil
	})("л")
	var why *Unread
	require.ErrorAs(t, err, &why)
	require.Equal(t, tables.Args{"typed": "л", "ways": "hop; save (k in the other layout)"}, why.Args)
}

func TestAnExampleIsTheShortestLine(t *testing.T) {
	r := typing()
	require.Equal(t, "k 1", r.Example(Line[rules.Kinded]{Given: hop{}, As: "[who] to count"}))
	require.Equal(t, "save bo", r.Example(Line[rules.Kinded]{Given: save{}, As: "*save for.."}))
}

func TestThereIsAButtonForEachOfAFewAnswers(t *testing.T) {
	r := typing()
	for _, many := range []int{0, 1, mostButtons, mostButtons + 1} {
		r.Nouns["place"] = slices.Repeat(spots[:1], many)
		rows := r.Buttons(Line[rules.Kinded]{Given: hop{}, As: "to"}).Plain
		if many > mostButtons {
			many = 0
		}
		require.Len(t, rows, many)
	}
}

func TestAScreenIsWipedWhetherItsHeightIsKnown(t *testing.T) {
	for height, scrolled := range map[int]bool{0: false, 1: true} {
		var out bytes.Buffer
		look := desk.Look{Words: words.In(tables.English)}
		ui := &UI{Desk: desk.NewLine(strings.NewReader(""), &out, look), Height: height}
		ui.Sight.View = "a secret"
		ui.Wipe()
		require.Equal(t, scrolled, strings.Contains(out.String(), "\x1b[3J"))
		require.GreaterOrEqual(t, strings.Count(out.String(), "\n"), wiped)
		require.Zero(t, ui.Sight)
	}
}

func TestWordsWithYoAreTypedWithYe(t *testing.T) {
	r := typing()
	r.Nouns["seat"] = Nouns{thing("seat", "boris", "алёна"), {Noun: rules.Noun{Kind: "seat", ID: "bella"}, Words: []string{"#2"}, Whole: []string{"пётр"}}}
	r.Words["save"] = []string{"save", "спасён"}
	for typed, want := range map[string]rules.Kinded{
		"алена k 2": hop{"boris", "kitchen", 2}, "АЛЁНА k 2": hop{"boris", "kitchen", 2}, "але k 2": hop{"boris", "kitchen", 2}, "петр k 2": hop{"bella", "kitchen", 2},
		"алёна k 2": hop{"boris", "kitchen", 2}, "алe\u0308на k 2": nil, "але\u0308на k 2": hop{"boris", "kitchen", 2}, "спасен петр": save{[]rules.Seat{"bella"}},
	} {
		did, err := r.Read(typed, errHow, Line[rules.Kinded]{Given: hop{}, As: "[who] to count"}, Line[rules.Kinded]{Given: save{}, As: "*save for.."})
		require.Equal(t, want, did, typed)
		require.Equal(t, want == nil, err != nil, typed)
	}
	require.Error(t, CheckNames([]string{"Алёна", "алена"}, false))
}
