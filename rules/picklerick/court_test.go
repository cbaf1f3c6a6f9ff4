package picklerick

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"strconv"
	"testing"

	"tablemate/rules"
	court "tablemate/rules/cases"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

func TestTheCourt(t *testing.T) {
	ruletest.Sit(t, ruletest.Hearing[Setup, State, Action]{
		Name: "picklerick", Game: Game{}, Actions: Actions, Switches: Switches, Book: parts.Rulebook(),
		Cases: cases(), Setups: setups(), Searched: searched(), Looks: looks(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}, *update)
}

// setups are those of which people are warned.
func setups() []ruletest.Setup[Setup] {
	return []ruletest.Setup[Setup]{
		{Rule: "PR-SET-01", Kind: ruletest.Allowed, Name: "two players", Setup: Setup{Mode: TwoPlayers, Players: []string{"A", "B"}}},
		{Rule: "PR-SET-01", Kind: ruletest.Refused, Name: "three players", Setup: Setup{Mode: TwoPlayers, Players: []string{"A", "B", "C"}}},
		{Rule: "PR-SET-01", Kind: ruletest.Refused, Name: "two players in a game for one", Setup: Setup{Mode: Solo, Players: []string{"A", "B"}}},
	}
}

// searched are boards on which trying out every way tells what a Russian figure may
// do: an operative, or Jaguar alone on the board.
func searched() []ruletest.Searched[State, Action] {
	r := rand.New(rand.NewSource(11))
	var out []ruletest.Searched[State, Action]
	for n := range 120 {
		s := scattered(r)
		f, title, ids := Operative(s.Operatives[0].Number), "an operative", []ruleID{"PR-SOLO-06", "PR-SOLO-07"}
		if n%2 == 1 {
			f, title, ids = Jaguar, "Jaguar", []ruleID{"PR-SOLO-08", "PR-SOLO-09", "PR-SOLO-10", "PR-SOLO-11"}
			s.Operatives = []Soldier{}
		}
		s.House = rules.House{JaguarPath.Name: JaguarPath.Values[0], SoloNoPath.Name: SoloNoPath.Values[0]}
		at, _ := s.Where(f)
		out = append(out, ruletest.Searched[State, Action]{
			Title: fmt.Sprintf("%s on board %d", title, n+1), Rules: ids, Given: s, Moves: oracleOf(s).moves(f, at, s.House),
		})
	}
	return out
}

// moves are all right moves of a figure, each once.
func (o *oracle) moves(f Figure, at Cell, h rules.House) []Action {
	shots, paths := 2, [][]Cell(nil)
	if f == Jaguar {
		paths = o.bestJaguar(at, h)
	} else {
		shots, paths = 1, o.bestOperative(at, h)
	}
	var out []Action
	seen := map[string]bool{}
	for _, p := range paths {
		if key := fmt.Sprint(p); !seen[key] {
			seen[key] = true
			out = append(out, ActAlone{f, p, o.shots(at, p, shots)})
		}
	}
	return out
}

// turnedBy is a board looked at in a mirror or not, then turned clockwise.
func turnedBy(v mirrored) ruletest.Change {
	dirs := []string{"north", "east", "south", "west"}
	direction := func(word string) string {
		i := slices.Index(dirs, word)
		if i < 0 {
			return word
		}
		if v.mirror {
			i = (4 - i) % 4
		}
		return dirs[(i+v.quarters)%4]
	}
	word := func(word string) string {
		if v.mirror && word == "left" {
			return "right"
		}
		if v.mirror && word == "right" {
			return "left"
		}
		return direction(word)
	}
	return ruletest.Change{
		Except: func(c court.Case) bool { return bytes.Contains(c.State, []byte("fixed_order")) }, // north before east (PR-AMB-34)
		Field:  word, Word: word,
		List: func(field string, list []any) []any {
			if len(list) != 2 || slices.Contains([]string{"dice", "in_air"}, field) {
				return list
			}
			x, ok := list[0].(json.Number)
			if !ok {
				return list
			}
			cell := func(n json.Number) int { i, _ := strconv.Atoi(string(n)); return i }
			at := v.cell(Cell{cell(x), cell(list[1].(json.Number))})
			return []any{json.Number(strconv.Itoa(at[0])), json.Number(strconv.Itoa(at[1]))}
		},
		Thing: func(_ string, o map[string]any) {
			if n, ok := o["quarters"].(json.Number); ok && v.mirror {
				o["quarters"] = map[json.Number]json.Number{"1": "3", "2": "2", "3": "1"}[n]
			}
		},
	}
}

func looks() map[string]ruletest.Change {
	return map[string]ruletest.Change{
		"turned": turnedBy(mirrored{quarters: 1}), "upside down": turnedBy(mirrored{quarters: 2}), "mirrored": turnedBy(mirrored{mirror: true}),
		"with names": {Thing: func(field string, o map[string]any) {
			if o["tiles"] != nil {
				o["players"] = []string{"Zoe", "Max"}
			}
		}},
	}
}
