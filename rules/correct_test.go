package rules

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

type den struct {
	Foxes []fox  `json:"foxes,omitempty"`
	Moon  string `json:"moon,omitempty"`
	Night struct {
		Hour int `json:"hour,omitempty"`
	} `json:"night"`
}

type fox struct {
	Name string   `json:"name"`
	Mice int      `json:"mice,omitempty"`
	At   [2]int   `json:"at"`
	Saw  []string `json:"saw,omitempty"`
}

func dusk() den {
	return den{Moon: "full", Foxes: []fox{{Name: "a/b", Mice: 2}, {Name: "red", At: [2]int{1, 2}}}}
}

func TestACorrectionChangesWhatItNames(t *testing.T) {
	s := dusk()
	after, err := Corrected(s, []Change{
		To("/moon", nil), To("/night/hour", 3), To("/foxes/name=a~1b", fox{Name: "a/b"}), To("/foxes/0/mice", 5), To("/foxes/name=red/saw", []string{"owl"}),
		To("/foxes/at=[1,2]/mice", 1), To("/foxes/name=grey", fox{Name: "grey"}), To("/foxes/name=blue", nil), To("/foxes/0/saw/0", nil),
	})
	require.NoError(t, err)
	want := den{Foxes: []fox{{Name: "a/b", Mice: 5}, {Name: "red", Mice: 1, At: [2]int{1, 2}, Saw: []string{"owl"}}, {Name: "grey"}}}
	want.Night.Hour = 3
	require.Equal(t, want, after)
	require.Equal(t, dusk(), s, "the table before stays")
	gone, err := Corrected(after, []Change{To("/foxes/name=a~1b", nil), To("/foxes/0/saw/0", nil)})
	require.NoError(t, err)
	require.Equal(t, []fox{{Name: "red", Mice: 1, At: [2]int{1, 2}, Saw: []string{}}, {Name: "grey"}}, gone.Foxes)
}

func TestACorrectionOfWhatThereIsNotIsAnError(t *testing.T) {
	for _, c := range []Change{
		To("/sun", 1), To("/moon", 5), To("/moon/phase", 1), To("/foxes/name=blue/mice", 1), To("/foxes/2/mice", 1), To("/foxes/x", 1),
		To("/foxes/*/name/first", 1), To("", 4), {Path: "/moon", Value: json.RawMessage("{")}, To("/foxes/0/mice", "many"),
	} {
		after, err := Corrected(dusk(), []Change{c})
		require.Error(t, err, c.Path)
		require.Equal(t, dusk(), after)
	}
	var unsupported *json.UnsupportedTypeError
	_, err := Corrected(func() {}, nil)
	require.ErrorAs(t, err, &unsupported)
	require.Panics(t, func() { To("/moon", func() {}) })
	empty, err := Corrected(map[string]any{}, []Change{To("/night/hour/past", 3)})
	require.NoError(t, err)
	require.Equal(t, map[string]any{"night": map[string]any{"hour": map[string]any{"past": 3.0}}}, empty, "what lacks is made")
}

func TestACorrectionThatChangesNothingLeavesTheTable(t *testing.T) {
	s := den{Foxes: []fox{{Saw: []string{}}}}
	after, err := Corrected(s, []Change{To("/moon", nil), To("/night/hour", nil)})
	require.NoError(t, err)
	require.Equal(t, s, after)
}

func TestAPlaceKnowsWhatStandsThere(t *testing.T) {
	tree, err := Tree(dusk())
	require.NoError(t, err)
	mice := Correctable[den]{Name: "mice", Path: "/foxes/name=*/mice", Of: "fox"}
	saw := Correctable[den]{Name: "saw", Path: "/foxes/name=*/saw", Of: "fox", Kind: "bird", Many: true}
	moon := Correctable[den]{Name: "moon", Path: "/moon", Kind: "moon"}
	red, slash := Noun{Kind: "fox", ID: "red"}, Noun{Kind: "fox", ID: "a/b"}
	require.Equal(t, []any{2, 0, Noun{Kind: "moon", ID: "full"}}, []any{mice.In(tree, slash), mice.In(tree, red), moon.In(tree, Noun{})})
	require.Equal(t, []Noun{}, saw.In(tree, red))
	require.Equal(t, "/foxes/name=a~1b/mice", mice.For(slash))
	require.Equal(t, []string{"/foxes/name", ""}, []string{mice.List(), moon.List()})

	who, now, ok := mice.Match(To("/foxes/name=a~1b/mice", 7))
	require.Equal(t, []any{slash, 7, true}, []any{who, now, ok})
	who, now, ok = saw.Match(To("/foxes/name=red", map[string]any{"saw": []string{"owl"}}))
	require.Equal(t, []any{red, []Noun{{Kind: "bird", ID: "owl"}}, true}, []any{who, now, ok})
	_, now, ok = moon.Match(To("/moon", nil))
	require.Equal(t, []any{Noun{Kind: "moon"}, true}, []any{now, ok})
	for _, c := range []Change{
		To("/foxes/0/mice", 1), To("/night", 1), To("", 1), To("/foxes/name=red/mice/x", 1), {Path: "/foxes/name=red/mice", Value: json.RawMessage("{")},
		To("/foxes/name=red", map[string]any{"saw": []string{"owl"}}), To("/foxes", []any{}),
	} {
		_, _, ok = mice.Match(c)
		require.False(t, ok, c.Path)
	}
	gone := Correctable[den]{Path: "/foxes/name=*", Clear: true, Off: true}
	for _, c := range []Change{To("/foxes/name=red", nil), To("/foxes/name=red", 1), To("/foxes", nil)} {
		_, _, ok = gone.Match(c)
		require.Equal(t, c.Path != "/foxes" && string(c.Value) == "null", ok, "%s %s", c.Path, c.Value)
	}
}

func TestACorrectionIsJudgedByWhatIsWrongSinceIt(t *testing.T) {
	hungry := func(s *den, found func(*Problem)) {
		for _, f := range s.Foxes {
			if f.Mice < 0 {
				found(&Problem{Note: Note{ID: "less", Rule: "DN-01", Args: Args{"fox": f.Name}}, Level: Against})
			}
		}
	}
	moonless := func(s *den, found func(*Problem)) {
		found(nil)
		if s.Moon == "" {
			found(&Problem{Note: Note{ID: "moon"}})
		}
	}
	v := Validator[den]{Book: &Book{}, Checks: []func(*den, func(*Problem)){hungry, moonless}, Nowhere: "DN-02"}
	s := dusk()
	require.NoError(t, v.Verify(&s))
	judge := func(changes ...Change) []Violation { return v.Corrects(&s, Correction{Changes: changes}) }
	less := func(name string) Violation {
		return Violation{Note: Note{Rule: "DN-01", Args: Args{"fox": name, "problem": Noun{Kind: "problem", ID: "less"}}}, Level: Against}
	}
	require.Equal(t, []Violation{less("a/b")}, judge(To("/foxes/0/mice", -1), To("/foxes/1/mice", -1)), "each rule once")
	require.Equal(t, []Violation{{Note: Note{Rule: "DN-02", Args: Args{"problem": Noun{Kind: "problem", ID: "moon"}}}, Level: Impossible}}, judge(To("/moon", nil)))
	require.Equal(t, []Violation{{Note: Note{Rule: "DN-02"}, Level: Impossible}}, judge(To("/sun", 1)))
	s.Foxes[0].Mice = -1
	require.EqualError(t, v.Verify(&s), "cannot be: less")
	require.Empty(t, judge(To("/foxes/0/at", [2]int{3, 3})), "it was wrong before")
	require.Equal(t, []Violation{less("red")}, judge(To("/foxes/1/mice", -1)))
}

func TestACorrectionMayNameAllOfAListOrAFieldWithin(t *testing.T) {
	after, err := Corrected(dusk(), []Change{To("/foxes/*/mice", 7)})
	require.NoError(t, err)
	require.Equal(t, []int{7, 7}, []int{after.Foxes[0].Mice, after.Foxes[1].Mice})
	tree := any([]any{map[string]any{"who": map[string]any{"id": "red"}, "mice": 2.0}})
	require.Equal(t, 2.0, At(tree, "/who.id=red/mice"))
}
