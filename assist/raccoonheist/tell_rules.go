package raccoonheist

import (
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Here lists the rules that matter in a state, the most likely first.
func (Flow) Here(s game.State) []tables.RuleID {
	switch {
	case s.Result != nil:
		return []tables.RuleID{"RH-END-01", "RH-END-02", "RH-AMB-03"}
	case s.Round.Step == game.DogStep:
		return []tables.RuleID{"RH-DOG-01", "RH-DOG-02", "RH-OWN-03"}
	case s.Round.Step == game.TrapStep:
		return []tables.RuleID{"RH-TRAP-01", "RH-TRAP-02", "RH-TRAP-03"}
	case s.Round.Step == game.HideStep:
		return []tables.RuleID{"RH-OWN-04", "RH-OWN-06", "RH-OWN-08"}
	case s.Round.Step == game.Heist && len(s.Missing()) > 0:
		return []tables.RuleID{"RH-RAID-05", "RH-DOG-03", "RH-OWN-06", "RH-RAID-09"}
	case s.Round.Step == game.Heist:
		return []tables.RuleID{"RH-AMB-21", "RH-OWN-06", "RH-RES-01"}
	}
	return roundUpRules(&s)
}

func roundUpRules(s *game.State) []tables.RuleID {
	switch s.Waits().For {
	case game.ForPopper:
		return []tables.RuleID{"RH-POP-04", "RH-POP-06", "RH-POP-03"}
	case game.ForDie:
		if s.Here() == parts.Basement {
			return []tables.RuleID{"RH-BAS-03", "RH-BAS-04", "RH-BAS-07"}
		}
		return []tables.RuleID{"RH-TRAP-07", "RH-TRAP-08", "RH-TRAP-10"}
	case game.ForTake:
		return []tables.RuleID{"RH-LIV-02", "RH-LIV-03", "RH-POP-02"}
	case game.ForFood:
		return []tables.RuleID{"RH-AMB-15", "RH-KIT-01", "RH-TRASH-01"}
	}
	return []tables.RuleID{"RH-YARD-02", "RH-YARD-03", "RH-YARD-04"}
}
