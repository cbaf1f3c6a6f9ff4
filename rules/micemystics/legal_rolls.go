package micemystics

// legalRolls returns the canonical answers of the dice: every die the same side,
// and all sides in turn.
func (s *State) legalRolls() []Action {
	w := s.Wait()
	if w.For == ForToss {
		return []Action{Toss{Smashed}, Toss{Whole}}
	}
	out := s.legalDice(w.Dice, NoStat)
	if w.Lore > 0 {
		out = append(out, s.legalDice(w.Lore, ByLore)...)
	}
	return out
}

func (s *State) legalDice(dice int, with Stat) []Action {
	if dice <= 0 || len(s.Die) == 0 {
		return []Action{Fell{With: with}}
	}
	var out []Action
	for side := range s.Die {
		faces := make([]int, dice)
		for i := range faces {
			faces[i] = side + 1
		}
		out = append(out, Fell{Faces: faces, With: with})
	}
	if dice == 1 {
		return out
	}
	mixed := make([]int, dice)
	for i := range mixed {
		mixed[i] = i%len(s.Die) + 1
	}
	return append(out, Fell{Faces: mixed, With: with})
}
