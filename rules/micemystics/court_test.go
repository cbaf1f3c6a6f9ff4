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

	"tablemate/rules"
	court "tablemate/rules/cases"
	"tablemate/rules/ruletest"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func TestTheCourt(t *testing.T) {
	ruletest.Sit(t, ruletest.Hearing[Setup, State, Action]{
		Name: "micemystics", Game: Game{}, Actions: Actions, Switches: Switches, Book: parts.Rulebook(),
		Cases: cases(), Setups: setups(), Searched: searched(), Looks: looks(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}, *update)
}

func setups() (out []ruletest.Setup[Setup]) {
	for _, c := range sittings() {
		out = append(out, ruletest.Setup[Setup]{Rule: c.rule, Kind: c.kind, Name: c.name, Setup: c.setup})
	}
	return out
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

// looks are such that rooms and players bear other names.
func looks() map[string]ruletest.Change {
	rooms := map[string]string{"hall": "gate", "attic": "garret", "cellar": "vault", "larder": "pantry"}
	return map[string]ruletest.Change{
		"rooms": {Word: func(word string) string { return cmp.Or(rooms[word], word) }, Field: func(name string) string { return cmp.Or(rooms[name], name) }},
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

// seenFrom is a mapped tile seen from elsewhere: its centres and walls lie there.
func seenFrom(at func(x, y float64) (float64, float64)) ruletest.Change {
	number := func(n float64) json.Number { return json.Number(strconv.FormatFloat(n, 'g', -1, 64)) }
	return ruletest.Change{
		Except: func(c court.Case) bool { return !bytes.Contains(c.State, []byte(`"x":`)) },
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
