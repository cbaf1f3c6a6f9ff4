package micemystics

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	court "tablemate/rules/cases"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func hearing() ruletest.Hearing[Setup, State, Action] {
	return ruletest.Hearing[Setup, State, Action]{
		Name: "micemystics", Game: Game{}, Actions: Actions, Switches: Switches, Cases: cases(), Searched: searched(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}
}

func TestTheCourtJudgesAsWritten(t *testing.T) {
	h := hearing()
	ruletest.Judged(t, h, ruletest.Court(t, h, *update))
}

// searched are tiles on which trying out every way tells what a minion or Brodie may
// do, at tables that settled the open questions in many ways.
func searched() []ruletest.Searched[State, Action] {
	r := rand.New(rand.NewSource(23))
	var out []ruletest.Searched[State, Action]
	add := func(s State, title string, ids []tables.RuleID, moves ...Action) {
		out = append(out, ruletest.Searched[State, Action]{Title: fmt.Sprintf("%s on tile %d", title, len(out)+1), Rules: ids, Given: s, Moves: moves})
	}
	for len(out) < 150 {
		s := scattered(r)
		o := oracleOf(s)
		for _, m := range s.Minions {
			die := 1 + r.Intn(3)
			s.Turn = Turn{Card: m.Type, Step: FigureStep, Lined: true, Figures: []Name{m.Name}, Acting: m.Name, Points: die, Attacked: s.Turn.Attacked}
			if ways := o.marches(m.Name, die); len(ways) > 0 {
				var moves []Action
				for _, w := range ways {
					moves = append(moves, March{Figure: m.Name, Path: w})
				}
				add(s, "the movement of "+string(m.Name), marchRules(m.Type), moves...)
			}
			s.Turn.Walked = true
			b := s.findToken(parts.Grape)
			if victim := o.victim(m.Name); victim != NoFigure && (b == nil || m.Type != "roach" || b.At != m.At) {
				add(s, "the attack of "+string(m.Name), []tables.RuleID{"MM-MATK-02", "MM-MATK-03", "MM-MATK-04"}, Strike{Figure: m.Name, Target: victim})
			}
		}
		sum := 2 + r.Intn(5)
		s.Track = append(slices.Clone(s.Track), Card{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"}, Card{ID: "brodie_pounce", Kind: PounceCard, Of: "brodie"})
		s.Turn = Turn{Card: "brodie_chase", Step: FigureStep, Lined: true, Figures: []Name{Brodie}, Acting: Brodie, Points: sum}
		var moves []Action
		for _, w := range o.chases(s.Cat.Space, sum, o.active()) {
			moves = append(moves, Chase{Path: w})
		}
		add(s, "Brodie's chase", []tables.RuleID{"MM-CAT-13"}, moves...)
	}
	return out
}

func marchRules(kind string) []tables.RuleID {
	if kind == "archer" {
		return []tables.RuleID{"MM-MMOV-07", "MM-MMOV-08"}
	}
	return []tables.RuleID{"MM-MMOV-03", "MM-MMOV-04", "MM-MMOV-06"}
}

// TestTheCourtDoesNotMindNames: rooms and players bear other names.
func TestTheCourtDoesNotMindNames(t *testing.T) {
	h := hearing()
	list := ruletest.Kept(t, h.Name)
	rooms := map[string]string{"hall": "gate", "attic": "garret", "cellar": "vault", "larder": "pantry"}
	ruletest.Survive(t, h, list, map[string]ruletest.Change{
		"rooms": {Word: func(word string) string { return cmp.Or(rooms[word], word) }, Field: func(name string) string { return cmp.Or(rooms[name], name) }},
		"players": {Thing: func(field string, o map[string]any) {
			if field == "mice" {
				o["player"] = "Zoe"
			}
		}},
	})
}

// seenFrom is a mapped tile seen from elsewhere: its centres and walls lie there.
func seenFrom(at func(x, y float64) (float64, float64)) ruletest.Change {
	number := func(n float64) json.Number { return json.Number(strconv.FormatFloat(n, 'g', -1, 64)) }
	return ruletest.Change{
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

// TestTheCourtDoesNotMindFromWhereOneLooks: a mapped tile is mirrored or turned, or its
// spaces and borders are told from the other end.
func TestTheCourtDoesNotMindFromWhereOneLooks(t *testing.T) {
	h, measured := hearing(), 0
	list := ruletest.Kept(t, h.Name)
	for _, c := range list {
		if !bytes.Contains(c.State, []byte(`"x":`)) {
			continue
		}
		measured++
		ruletest.Survive(t, h, []court.Case{c}, map[string]ruletest.Change{
			"mirrored": seenFrom(func(x, y float64) (float64, float64) { return -x, y }),
			"turned":   seenFrom(func(x, y float64) (float64, float64) { return y, -x }),
		})
	}
	require.Greater(t, measured, 10)
	ruletest.Survive(t, h, list, map[string]ruletest.Change{
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
	})
}

func TestTheCourtMissesEveryRule(t *testing.T) {
	h := hearing()
	ruletest.Dropped(t, h, parts.Rulebook(), ruletest.Kept(t, h.Name),
		"MM-GEN-01", "MM-SETUP-03", "MM-SETUP-04", "MM-SETUP-05", "MM-SETUP-06") // of the setup
}
