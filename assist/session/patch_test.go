package session

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/stretchr/testify/require"
)

// plank is a state of every shape that states have.
type plank struct {
	Name string         `json:"name,omitempty"`
	N    int            `json:"n"`
	List []plank        `json:"list,omitempty"`
	Rows [][]int        `json:"rows,omitempty"`
	By   map[string]int `json:"by,omitempty"`
	On   *int           `json:"on"`
}

func random(r *rand.Rand, deep int) plank {
	p := plank{N: r.IntN(3), Name: []string{"", "a", "b/c", "~d"}[r.IntN(4)]}
	if r.IntN(2) == 0 {
		p.On = new(int)
	}
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

// A patch makes the next table of the one before, by this program and by a
// library that knows nothing of it.
func TestPatchesLeadFromTableToTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	at := patched[plank]{state: random(r, 2)}
	for n := range 500 {
		was := at.state
		before, err := compact(was)
		require.NoError(t, err)
		want := random(r, 2)
		after, err := compact(want)
		require.NoError(t, err)
		patch, err := changes(before, after)
		require.NoError(t, err)

		require.NoError(t, at.patch(patch), "%s", patch)
		if n%3 == 0 {
			at.state = want
		}
		theirs, err := jsonpatch.DecodePatch(patch)
		require.NoError(t, err)
		made, err := theirs.Apply(before)
		require.NoError(t, err)
		require.JSONEq(t, string(after), string(made))
		require.Equal(t, want, at.state)
		still, err := compact(was)
		require.NoError(t, err)
		require.Equal(t, string(before), string(still), "the table before is another")
	}
}

func TestAPatchThatDoesNotFitIsNamed(t *testing.T) {
	for _, o := range []string{
		`"op":"remove","path":"/no"`, `"op":"replace","path":"/no","value":1`, `"op":"replace","path":"/n/m","value":1`,
		`"op":"add","path":"/list/2","value":1`, `"op":"remove","path":"/list/1"`, `"op":"replace","path":"/list/x","value":1`,
		`"op":"add","path":"/list/-1","value":1`, `"op":"copy","path":"/n","from":"/n"`, `"op":"add","path":"n","value":1`, `"op":"replace","path":"/list/-","value":1`,
		`"op":"add"`, `"op":"replace","value":{}`, `"op":"replace","path":"","value":{"n":4,"on":null}`, `"op":"add","path":"/n"`, `"path":"/n","value":1`, `"op":"remove"`,
	} {
		at := patched[plank]{state: plank{List: []plank{{}}}}
		err := at.patch(json.RawMessage("[{" + o + "}]"))
		require.Error(t, err, o)
	}
	at := patched[plank]{state: plank{}}
	require.Error(t, at.patch(json.RawMessage(`{}`)))
	require.Error(t, at.patch(json.RawMessage(`[{"op":"replace","path":"/n","value":"four"}]`)))
}

// FuzzPatch holds our patches against the library's: where ours changes a table, the
// library comes to the same.
func FuzzPatch(f *testing.F) {
	f.Add(uint64(1), `[{"op":"add","path":"/list/0","value":{"n":1,"on":null}}]`)
	f.Add(uint64(2), `[{"op":"remove","path":"/on"},{"op":"replace","path":"/by/y~1z","value":-1}]`)
	f.Add(uint64(3), `[{"op":"replace","path":"/n","value":4},{"op":"add","path":"/rows/-","value":[]}]`)
	f.Fuzz(func(t *testing.T, seed uint64, text string) {
		at := patched[plank]{state: random(rand.New(rand.NewPCG(seed, 0)), 2)}
		before, err := compact(at.state)
		require.NoError(t, err)
		if at.patch(json.RawMessage(text)) != nil {
			return
		}
		ours, err := compact(at.state)
		require.NoError(t, err)
		var steps []map[string]any
		require.NoError(t, json.Unmarshal([]byte(text), &steps))
		whole, err := json.Marshal(steps) // each field once
		require.NoError(t, err)
		patch, err := jsonpatch.DecodePatch(whole)
		require.NoError(t, err)
		theirs, err := patch.Apply(before)
		require.NoError(t, err, text)
		var read plank
		require.NoError(t, json.Unmarshal(theirs, &read))
		again, err := compact(read)
		require.NoError(t, err)
		require.JSONEq(t, string(again), string(ours))
	})
}

// BenchmarkPatches changes a table 5,000 times in a row, without looking at it in
// between, as a resume does.
func BenchmarkPatches(b *testing.B) {
	var lines []json.RawMessage
	for n := range 5000 {
		lines = append(lines, json.RawMessage(fmt.Sprintf(
			`[{"op":"replace","path":"/n","value":%d},{"op":"add","path":"/list/0/name","value":"%d"},{"op":"add","path":"/by","value":{"x":%d}}]`, n, n, n)))
	}
	for b.Loop() {
		at := patched[plank]{state: plank{List: make([]plank, 3)}}
		for _, line := range lines {
			require.NoError(b, at.patch(line))
		}
	}
}
