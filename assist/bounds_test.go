package assist

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

// The test adds corrections with huge values to a record. Each command must read or reject this
// record within limits of time and memory. If the command returns a session.Fault with a line
// number, this must be the line of the correction.
func TestNoCorrectionMakesATableThatCannotBe(t *testing.T) {
	records := must(filepath.Glob("../cmd/testdata/games/*.jsonl"))
	some := rand.New(rand.NewPCG(1, 2))
	for _, record := range records {
		text := must(os.ReadFile(record))
		text = regexp.MustCompile(`,"prev":"[0-9a-f]*"`).ReplaceAll(text, nil) // without hashes, lines can be added
		r := must(journal.Parse(record, strings.NewReader(string(text))))
		if r.Header.IsCopy() {
			continue
		}
		game := gameOf(r.Header.Game)
		t.Run(filepath.Base(record), func(t *testing.T) {
			line := r.Last() + 1
			places := placesOf("", stateOf(t, r.Header.Game, strings.TrimSuffix(filepath.Base(record), ".jsonl")))
			most := longtest.Times(4, 4, 8)
			for i, place := range places {
				if some.IntN(len(places)) >= most && place != "/rick/cell" {
					continue
				}
				for _, value := range monstrous(some, i) {
					patch := fmt.Sprintf(`[{"op":"replace","path":%q,"value":%s}]`, place, value)
					more := fmt.Sprintf(`{"did":{"kind":"correct","changes":[]},"notes":[],"patch":%s}`+"\n", patch)
					read(t, game, string(text)+more+more, line, place+" "+value[:min(len(value), 40)])
					did := fmt.Sprintf(`{"did":{"kind":"correct","changes":[{"path":%q,"value":%s}]}}`+"\n",
						place, value)
					read(t, game, string(text)+did, line, place+" "+value[:min(len(value), 40)])
				}
			}
		})
	}
}

// A map with a figure far outside the board must not be drawn. Drawing it once took half a minute.
func TestAFigureBeyondTheBoardIsRefusedByItsLine(t *testing.T) {
	setup := `{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n"
	far := `{"did":{"kind":"correct","changes":[{"path":"/rick/cell","value":[0,10000000]}]}}` + "\n"
	near := strings.Replace(far, "10000000", "2000", 1)
	patch := `{"did":{"kind":"correct","changes":[]},"patch":[{"op":"replace","path":"/rick/cell","value":[0,10000000]}]}` + "\n"
	for _, text := range []string{setup + far + far, setup + patch + patch, setup + near + near} {
		read(t, gameOf("picklerick"), text, 2, "/rick/cell")
		err := gameOf("picklerick").Show(session.Reading{From: strings.NewReader(text),
			Words: words.In(tables.English)}, io.Discard)
		require.ErrorContains(t, err, "line 2: session.unbounded")
	}
}

func TestAnImpossibleFirstStateIsRefusedByItsLine(t *testing.T) {
	state := stateOf(t, "picklerick", "solo")
	state["rick"].(map[string]any)["cell"] = []int{0, 10000000}
	text := `{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"},"state":` + string(must(json.Marshal(state))) + "}\n" +
		`{"note":"tea"}` + "\n"
	err := gameOf("picklerick").Show(session.Reading{From: strings.NewReader(text), Words: words.In(tables.English)}, io.Discard)
	require.ErrorContains(t, err, "line 1: session.unbounded")
}

func monstrous(some *rand.Rand, i int) []string {
	all := []string{
		"10000000", "-10000000", "[0,10000000]", "[100000,0]", "[-100000,100000]", "99999", "-99999", "1e7",
		`"` + strings.Repeat("x", 2<<20) + `"`, "[" + strings.Repeat("99,", 150_000) + "1]", "[" +
			strings.Repeat(`"x",`, 150_000) + `"y"]`,
	}
	return []string{all[i%len(all)], all[some.IntN(len(all))], all[some.IntN(8)]}
}

func read(t *testing.T, game session.Game, text string, line int, what string) {
	t.Helper()
	reading := func() session.Reading {
		return session.Reading{Path: "x", From: strings.NewReader(text), Words: words.In(tables.English), Width: 80}
	}
	for name, do := range map[string]func() error{
		"show":   func() error { return game.Show(reading(), io.Discard) },
		"log":    func() error { return game.Log(reading(), io.Discard) },
		"check":  func() error { _, err := game.Check(reading()); return err },
		"verify": func() error { _, err := game.Verify(reading()); return err },
		"page":   func() error { _, err := game.Page(reading(), 5); return err },
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		over := make(chan error, 1)
		go func() { over <- do() }()
		var err error
		select {
		case err = <-over:
		case <-time.After(time.Minute):
			t.Errorf("%s does not end: %s", name, what)
			return
		}
		runtime.ReadMemStats(&after)
		require.Less(t, (after.TotalAlloc-before.TotalAlloc)>>20, uint64(200), "%s: %s", name, what)
		var fault *session.Fault
		var damage *journal.LineError
		switch {
		case errors.As(err, &fault):
			require.Contains(t, []int{line, 0}, fault.Line, "%s: %s: %v", name, what, err)
		case errors.As(err, &damage):
			require.Equal(t, journal.TooMuch, damage.What, "%s: %s: %v", name, what, err)
		default:
			require.NoError(t, err, "%s: %s", name, what)
		}
	}
}

// placesOf returns the JSON Pointers of all values in a tree.
func placesOf(at string, tree any) []string {
	all := []string{}
	switch node := tree.(type) {
	case map[string]any:
		for name, child := range node {
			path := at + "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
			all = append(append(all, path), placesOf(path, child)...)
		}
	case []any:
		for i, child := range node {
			path := at + "/" + strconv.Itoa(i)
			all = append(append(all, path), placesOf(path, child)...)
		}
	}
	return all
}
