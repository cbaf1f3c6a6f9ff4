package jsonpatch

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/stretchr/testify/require"

	"tablemate/tables/strictjson"
)

type plank struct {
	Name string         `json:"name,omitempty"`
	N    int            `json:"n"`
	List []plank        `json:"list,omitempty"`
	Rows [][]int        `json:"rows,omitempty"`
	By   map[string]int `json:"by,omitempty"`
	On   *int           `json:"on"`
	Cell [2]int         `json:"cell"`
	Both pair           `json:"both"`
	Two  *pair          `json:"two,omitempty"`
}

func random(r *rand.Rand, deep int) plank {
	p := plank{N: r.IntN(3), Name: []string{"", "a", "b/c", "~d"}[r.IntN(4)]}
	if r.IntN(2) == 0 {
		p.On, p.Two = new(int), &pair{r.IntN(2), 1}
	}
	p.Cell[r.IntN(2)], p.Both = r.IntN(2), pair{r.IntN(2), r.IntN(2)}
	for range r.IntN(4) {
		p.Rows = append(p.Rows, make([]int, r.IntN(3)))
	}
	for range r.IntN(3) {
		if p.By == nil {
			p.By = map[string]int{}
		}
		p.By[[]string{"x", "y/z", "~", ""}[r.IntN(4)]] = r.IntN(2)
	}
	for range r.IntN(4) * deep {
		p.List = append(p.List, random(r, deep-1))
	}
	return p
}

type pair struct{ a, b int }

func (p pair) MarshalJSON() ([]byte, error) {
	switch p.a {
	case unwritten:
		return nil, errors.New("no JSON")
	case twice:
		return []byte(`{"a":0,"a":1}`), nil
	}
	return json.Marshal(map[string]int{"a": p.a, "b": p.b})
}

// If pair.a is `unwritten`, MarshalJSON returns an error. If pair.a is `twice`, it returns a text
// with a repeated key.
const (
	unwritten = 8
	twice     = 9
)

func (p *pair) UnmarshalJSON(text []byte) error {
	var of map[string]int
	err := strictjson.Read(text, &of)
	p.a, p.b = of["a"], of["b"]
	return err
}

func written(t testing.TB, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return text
}

func TestPatchesLeadFromValueToValue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	at := random(r, 2)
	for n := range 500 {
		was, want := at, random(r, 2)
		before, after := written(t, was), written(t, want)
		patch, err := Between(before, after)
		require.NoError(t, err)
		if patch == nil {
			require.JSONEq(t, string(before), string(after))
			continue
		}
		require.NoError(t, Apply(&at, patch), "%s", patch)
		theirs, err := jsonpatch.DecodePatch(patch)
		require.NoError(t, err)
		made, err := theirs.Apply(before)
		require.NoError(t, err)
		require.JSONEq(t, string(after), string(made))
		require.Equal(t, want, at)
		require.Equal(t, string(before), string(written(t, was)), "the value before is another")
		if n%3 == 0 {
			at = want
		}
	}
}

func TestAPatchThatDoesNotFitIsNamed(t *testing.T) {
	for what, steps := range map[strictjson.What][]string{
		strictjson.Place: {
			`"op":"remove","path":"/no"`, `"op":"replace","path":"/no","value":1`,
			`"op":"replace","path":"/n/m","value":1`,
			`"op":"add","path":"/list/2","value":1`, `"op":"remove","path":"/list/1"`,
			`"op":"replace","path":"/list/x","value":1`,
			`"op":"add","path":"/list/-1","value":1`, `"op":"replace","path":"/list/-","value":1`,
			`"op":"replace","path":"/by/x","value":1`, `"op":"add","path":"/both/a/b","value":1`,
			`"op":"remove","path":"/cell/0"`, `"op":"replace","path":"/cell/x","value":1`,
			`"op":"replace","path":"/cell/-1","value":1`, `"op":"replace","path":"/cell/2","value":1`,
			`"op":"add","path":"/on/x","value":1`, `"op":"add","path":"/two/a/x","value":1`,
		},
		strictjson.Value: {
			`"op":"copy","path":"/n","from":"/n"`, `"op":"add","path":"n","value":1`,
			`"OP":"add","path":"/n","value":1`, `"path":"/n","value":1`, `"op":"remove","path":""`,
		},
		strictjson.Missing: {`"op":"add"`, `"op":"replace","value":{}`, `"op":"add","path":"/n"`, `"op":"remove"`},
	} {
		for _, o := range steps {
			at := plank{List: []plank{{}}, By: map[string]int{"y": 1}}
			slip, wrong := errors.AsType[*strictjson.Slip](Apply(&at, []byte("[{"+o+"}]")))
			require.True(t, wrong, o)
			require.Equal(t, what, slip.What, o)
		}
	}
	for a, what := range map[int]strictjson.What{unwritten: strictjson.Place, twice: strictjson.Twice} {
		err := Apply(&plank{Both: pair{a, 0}}, []byte(`[{"op":"add","path":"/both/b","value":1}]`))
		slip, wrong := errors.AsType[*strictjson.Slip](err)
		require.True(t, wrong)
		require.Equal(t, what, slip.What)
	}
	var at plank
	require.Error(t, Apply(&at, []byte(`{}`)))
	require.NoError(t, Apply(&at, []byte(`[{"op":"add","path":"/name","value":""},{"op":"replace","path":"/name","value":"a","of":1}]`)), "it stands there, though nobody would write it")
	require.Equal(t, "a", at.Name)
	require.NoError(t, Apply(&at, []byte(`[{"op":"replace","path":"","value":{"n":4,"on":null,"cell":[1,2],"both":{"a":1,"b":2}}}]`)))
	require.Equal(t, plank{N: 4, Cell: [2]int{1, 2}, Both: pair{1, 2}}, at)
	slip, _ := errors.AsType[*strictjson.Slip](Apply(&at, []byte(`[{"op":"add","path":"/list","value":[]},{"op":"add","path":"/list/-","value":{"n":"four"}}]`)))
	require.Equal(t, []string{"list", "-", "n"}, slip.Path)
}

func FuzzPatch(f *testing.F) {
	f.Add(uint64(1), `[{"op":"add","path":"/list/0","value":{"n":1,"on":null}}]`)
	f.Add(uint64(2), `[{"op":"remove","path":"/on"},{"op":"replace","path":"/by/y~1z","value":-1}]`)
	f.Add(uint64(3), `[{"op":"replace","path":"","value":{"n":4,"on":2}},{"op":"add","path":"/rows/-","value":[]}]`)
	f.Fuzz(func(t *testing.T, seed uint64, text string) {
		at := random(rand.New(rand.NewPCG(seed, 0)), 2)
		before := written(t, at)
		if Apply(&at, []byte(text)) != nil {
			return
		}
		patch, err := jsonpatch.DecodePatch([]byte(text))
		require.NoError(t, err)
		theirs, err := patch.Apply(before)
		if err != nil {
			return // Apply treats a missing field as present, but the library json-patch returns an error
		}
		var read plank
		require.NoError(t, json.Unmarshal(theirs, &read))
		require.JSONEq(t, string(written(t, read)), string(written(t, at)))
	})
}

func BenchmarkPatches(b *testing.B) {
	var lines []json.RawMessage
	for n := range 5000 {
		lines = append(lines, json.RawMessage(fmt.Sprintf(
			`[{"op":"replace","path":"/n","value":%d},{"op":"add","path":"/list/0/name","value":"%d"},{"op":"add","path":"/by","value":{"x":%d}}]`, n, n, n)))
	}
	for b.Loop() {
		at := plank{List: make([]plank, 3)}
		for _, line := range lines {
			require.NoError(b, Apply(&at, line))
		}
	}
}
