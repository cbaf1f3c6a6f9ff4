package advice

import (
	"slices"

	game "tablemate/rules/infiltrators"
)

// `plainly` chooses the action of a turn by nearly the same preferences as the agents that Quick
// simulates.
func plainly(s game.State, own Own, _ func(int) int) game.Action {
	if s.Turn.Wait != game.ForAction {
		return For(s, own)[0].Action
	}
	k, can := knowledgeOf(s, own), s.Can(own.Seat)
	for _, first := range []struct {
		kind  string
		least float64
	}{{"eliminate", certain}, {"detain", 0}, {"hint", telling}, {"exchange", telling}, {"wait", -1}} {
		if slices.Contains(can, first.kind) {
			if o, ok := worthiest(k.ofKind(first.kind)); ok && o.Worth >= first.least {
				return o.Action
			}
		}
	}
	return For(s, own)[0].Action
}

func worthiest(list []Option) (out Option, ok bool) {
	for i, o := range list {
		if i == 0 || o.Worth > out.Worth {
			out, ok = o, true
		}
	}
	return out, ok
}
