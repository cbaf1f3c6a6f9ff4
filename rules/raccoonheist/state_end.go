package raccoonheist

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// goalReached reports whether the raccoons have reached their goal: one player alone
// has eight tokens (RH-END-01, RH-END-03), and with the advanced rules every
// other one three (RH-ADV-01).
func (s *State) goalReached() bool { return s.Lacking() == 0 }

// Lacking returns the smallest number of tokens with which the raccoons would
// reach their goal.
func (s *State) Lacking() int {
	least := parts.FoodTokens
	for i := range s.Groups {
		need := max(0, parts.FoodToWin-s.Groups[i].Food)
		for j := range s.Groups {
			if j != i && s.SharedGoal() {
				need += max(0, parts.FoodOfOthers-s.Groups[j].Food)
			}
		}
		least = min(least, need)
	}
	return least
}

// SharedGoal reports whether the others' food counts too (RH-ADV-01, RH-AMB-17).
func (s *State) SharedGoal() bool {
	return s.Mode.Hard() && (!s.Mode.InGroups() || s.House.Is(DuelGoal, "true"))
}

// hopeless reports whether too little food is left for the raccoons to win
// (RH-AMB-16).
func (s *State) hopeless() bool { return s.Lacking() > s.Supply() }

// wiped reports whether all figures of one player are caught, whatever extra
// ones stand on the Backyard (RH-END-02, RH-YARD-09); of both groups if a house
// rule says so (RH-AMB-28).
func (s *State) wiped() bool {
	caught := func(g Group) bool { return g.Uncaught() == 0 }
	if s.Mode.InGroups() && s.House.Is(DuelWipeout, "both_groups") {
		return !slices.ContainsFunc(s.Groups, func(g Group) bool { return !caught(g) })
	}
	return slices.ContainsFunc(s.Groups, caught)
}
