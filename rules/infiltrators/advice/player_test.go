package advice

import (
	"slices"

	game "tablemate/rules/infiltrators"
)

// plainly shoots only at a suspect that can be one card, detains where it can, and
// else plays the card that tells most, to the own suspect first.
func plainly(s game.State, own Own, _ func(int) int) game.Action {
	if s.Turn.Wait != game.ForAction {
		return For(s, own).Options[0].Action
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
	return For(s, own).Options[0].Action
}

// worthiest returns the option that is worth most, the first of equal ones; false for none.
func worthiest(list []Option) (out Option, ok bool) {
	for i, o := range list {
		if i == 0 || o.Worth > out.Worth {
			out, ok = o, true
		}
	}
	return out, ok
}
