package advice

import (
	"slices"

	game "tablemate/rules/infiltrators"
)

// plainly is a simple agent. It shoots only at a suspect with a single candidate. If that is
// impossible it detains, and otherwise plays the card that gives the most information, first beside
// its own suspect.
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

// worthiest returns the first of the options with the highest worth. It returns false if there are
// no options.
func worthiest(list []Option) (out Option, ok bool) {
	for i, o := range list {
		if i == 0 || o.Worth > out.Worth {
			out, ok = o, true
		}
	}
	return out, ok
}
