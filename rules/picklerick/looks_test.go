package picklerick

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"slices"
	"strconv"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases(), searched()...)
}

func searched() (out []State) {
	r := rand.New(rand.NewSource(11))
	for n := range 120 {
		s := scattered(r)
		if n%2 == 1 {
			s.Operatives = []Soldier{}
		}
		s.House = rules.House{JaguarPath.Name: JaguarPath.Values[0], SoloNoPath.Name: SoloNoPath.Values[0]}
		out = append(out, s)
	}
	return out
}

func turnedBy(v mirrored) ruletest.Look {
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
	return ruletest.Look{
		Except: func(state []byte) bool { return bytes.Contains(state, []byte("fixed_order")) }, // PR-AMB-34
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

func looks() map[string]ruletest.Look {
	return map[string]ruletest.Look{
		"turned":      turnedBy(mirrored{quarters: 1}),
		"upside down": turnedBy(mirrored{quarters: 2}),
		"mirrored":    turnedBy(mirrored{mirror: true}),
		"with names": {Thing: func(field string, o map[string]any) {
			if o["tiles"] != nil {
				o["players"] = []string{"Zoe", "Max"}
			}
		}},
	}
}
