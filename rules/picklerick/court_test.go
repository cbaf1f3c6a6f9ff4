package picklerick

import (
	"fmt"
	"math/rand"
	"testing"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

func hearing() ruletest.Hearing[Setup, State, Action] {
	return ruletest.Hearing[Setup, State, Action]{
		Name: "picklerick", Game: Game{}, Actions: Actions, Switches: Switches, Cases: cases(), Searched: searched(),
		Settle: func(s *State, h rules.House) { s.House = h },
	}
}

func TestTheCourtJudgesAsWritten(t *testing.T) {
	h := hearing()
	ruletest.Judged(t, h, ruletest.Court(t, h, *update))
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
