package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// dicePossible: a die has six sides, with numbers from 1 to 3 (MM-DICE-01).
func dicePossible(s *State, a Fell) *rules.Violation {
	for _, n := range a.Faces {
		if n < 1 || n > len(s.Die) {
			return impossible("MM-DICE-01", "die-side", rules.Args{"face": n, "sides": len(s.Die)})
		}
	}
	for _, n := range a.Numbers {
		if n < 1 || n > 3 {
			return impossible("MM-DICE-01", "die-number", rules.Args{"number": n})
		}
	}
	if least := min(a.Sword, a.Bow, a.Shield, a.Star, a.Cheese); least < 0 {
		return impossible("MM-DICE-01", "die-symbols", rules.Args{"number": least})
	}
	return nil
}

// diceCount: as many dice as the rules give, whatever the box holds (MM-AMB-04).
// Symbols that were told by themselves need at least so many.
func diceCount(s *State, a Fell) *rules.Violation {
	w := s.Wait()
	want := w.Dice
	if a.With == ByLore && w.Lore > 0 {
		want = w.Lore
	}
	dice := len(a.Faces)
	switch {
	case want == UnknownDice:
		return nil
	case dice == 0 && w.Purpose.Numbers():
		dice = len(a.Numbers)
	case dice == 0:
		dice = max(want, s.diceFor(w.Purpose.countedPart(w.Reach, a)))
	}
	if dice == want || dice > want && s.mayAdd(w) {
		return nil
	}
	rule := diceOf[w.Purpose]
	if m := s.findMouse(w.Who); m != nil && m.Charmed && w.Purpose == AttackRoll {
		rule = "MM-COND-10" // nothing is added to the value of its initiative card
	}
	return against(rule, "dice", rules.Args{"dice": dice, "want": want, "figure": w.Who.Noun()})
}

// mayAdd reports whether a mouse fights with cards that nobody has entered, so
// that it may roll more dice than the record knows of.
func (s *State) mayAdd(w Wait) bool {
	m := s.findMouse(w.Who)
	return w.Purpose.Fight() && m != nil && s.unread(m.Equipped)
}

// diceFor returns how many dice are needed at least to show that.
func (s *State) diceFor(a Fell) int {
	var most parts.Face
	for _, f := range s.Die {
		most.Sword, most.Bow, most.Shield = max(most.Sword, f.Sword), max(most.Bow, f.Bow), max(most.Shield, f.Shield)
		most.Star, most.Cheese = max(most.Star, f.Star), max(most.Cheese, f.Cheese)
	}
	dice := 0
	for _, shown := range [][2]int{
		{a.Sword, most.Sword}, {a.Bow, most.Bow}, {a.Shield, most.Shield}, {a.Star, most.Star}, {a.Cheese, most.Cheese},
	} {
		one := max(1, shown[1])
		dice = max(dice, (shown[0]+one-1)/one)
	}
	return dice
}

// rolledWith: only a tinkerer tests a mousetrap with its lore (MM-TRAP-02).
func rolledWith(s *State, a Fell) *rules.Violation {
	w := s.Wait()
	switch {
	case a.With != ByLore || w.Lore != 0:
		return nil
	case w.Purpose != TrapRoll:
		return against("MM-TRAP-02", "lore-elsewhere", rules.Args{"purpose": w.Purpose.Noun()})
	}
	return against("MM-TRAP-02", "no-tinkerer", mouseArgs(w.Who))
}

// cheeseRolled: cheese counts in fights alone (MM-DICE-03).
func cheeseRolled(s *State, a Fell) *rules.Violation {
	if a.Cheese > 0 && len(a.Faces) == 0 && !s.Wait().Purpose.Fight() {
		return against("MM-DICE-03", "cheese-counted", rules.Args{"cheese": a.Cheese})
	}
	return nil
}
