package micemystics

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math/rand"
	"slices"
	"strconv"
	"testing"

	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases(), searched()...)
}

// searched returns states in which a minion or Brodie moves or attacks, with various house rules.
func searched() (out []State) {
	r := rand.New(rand.NewSource(23))
	for len(out) < 150 {
		s := scattered(r)
		for _, m := range s.Minions {
			s.Turn = Turn{
				Card: m.Type, Step: FigureStep, Ordered: true, Figures: []Name{m.Name}, Acting: m.Name,
				Points: 1 + r.Intn(3), Attacked: s.Turn.Attacked,
			}
			out = append(out, s)
			s.Turn.Walked = true
			out = append(out, s)
		}
		s.Track = append(slices.Clone(s.Track), Card{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"})
		s.Turn = Turn{
			Card: "brodie_chase", Step: FigureStep, Ordered: true, Figures: []Name{Brodie}, Acting: Brodie, Points: 2 +
				r.Intn(5),
		}
		out = append(out, s)
	}
	return out
}

// looks returns the transformations of positions: other names of rooms and players, other
// coordinates, and another order of the map's lists.
func looks() map[string]ruletest.Look {
	rooms := map[string]string{"hall": "gate", "attic": "garret", "cellar": "vault", "larder": "pantry"}
	renamed := func(word string) string { return cmp.Or(rooms[word], word) }
	return map[string]ruletest.Look{
		"rooms": {Word: renamed, Field: renamed},
		"players": {Thing: func(field string, o map[string]any) {
			if field == "mice" {
				o["player"] = "Zoe"
			}
		}},
		"mirrored": seenFrom(func(x, y float64) (float64, float64) { return -x, y }),
		"turned":   seenFrom(func(x, y float64) (float64, float64) { return y, -x }),
		"from the other end": {
			List: func(field string, list []any) []any {
				if field == "spaces" || field == "links" || field == "walls" {
					slices.Reverse(list)
				}
				return list
			},
			Thing: func(field string, o map[string]any) {
				if a, b := o["a"], o["b"]; field == "links" && a != nil && b != nil {
					o["a"], o["b"] = b, a
				}
			},
		},
	}
}

// seenFrom transforms the coordinates of the centres and walls of a mapped tile.
func seenFrom(at func(x, y float64) (float64, float64)) ruletest.Look {
	number := func(n float64) json.Number { return json.Number(strconv.FormatFloat(n, 'g', -1, 64)) }
	return ruletest.Look{
		Except: func(state []byte) bool { return !bytes.Contains(state, []byte(`"x":`)) },
		Thing: func(_ string, o map[string]any) {
			x, ok := o["x"].(json.Number)
			y, also := o["y"].(json.Number)
			if !ok || !also {
				return
			}
			across, _ := x.Float64()
			down, _ := y.Float64()
			across, down = at(across, down)
			o["x"], o["y"] = number(across), number(down)
		},
	}
}
