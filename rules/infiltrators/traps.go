package infiltrators

import (
	"tablemate/rules"
)

// Traps tells what the counts that all see threaten, the nearest first:
//   - now-or-never: HQ has one card, a suspect is in the deck and nobody holds one;
//     whoever does not detain now loses (IN-AMB-09).
//   - only-shots: an agent without a card, who can do nothing but eliminate once HQ
//     is empty (IN-END-03).
//   - last-in-hq: the last card of HQ; waiting or detaining empties it (IN-HQ-01).
//   - exact: as many bullets as suspects, so that no guess may miss (IN-END-06).
//   - dear-wait: how many more times waiting for three cards is possible
//     (IN-WAIT-01), told when it is once or twice.
func Traps(s State) []rules.Note {
	if s.Result != nil {
		return nil
	}
	var out []rules.Note
	add := func(id string, rule ruleID, args rules.Args) {
		out = append(out, rules.Note{ID: id, Rule: rule, Args: args})
	}
	held, forbids := len(s.Held()), s.House.Is(DetainWithoutHQ, "forbid")
	if s.HQ == 1 && s.Suspects > 0 && held == 0 && forbids {
		add("now-or-never", "IN-AMB-09", rules.Args{"hq": s.HQ, "suspects": s.Suspects})
	}
	if s.HQ == 0 {
		for i := range s.Agents {
			if can := s.Can(s.Agents[i].Seat); len(can) == 1 && can[0] == (Eliminate{}).Kind() {
				add("only-shots", "IN-END-03", bySeat(s.Agents[i].Seat))
			}
		}
	}
	if s.HQ == 1 {
		add("last-in-hq", "IN-HQ-01", nil)
	}
	if s.Spare() == 0 {
		add("exact", "IN-END-06", rules.Args{"bullets": s.Bullets})
	}
	if waits := s.HQ / dear; waits == 1 || waits == 2 {
		add("dear-wait", "IN-WAIT-01", rules.Args{"times": waits, "hq": s.HQ})
	}
	return out
}

// dear is how many cards of HQ a wait with a full draw costs.
const dear = 4
