package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// fell plays out what the dice show, as what was rolled for reads it.
func (c *course) fell(a Fell) {
	if c.Wait().For != ForRoll {
		return
	}
	w := c.answered()
	a = c.whole(w, a)
	c.shown(w, a)
	if a.Cheese > 0 && !w.Purpose.Fight() && c.mouse(w.Who) != nil { // told all the same: MM-DICE-03 is waived
		c.cheese(w.Who, a.Cheese, "MM-DICE-03")
	}
	c.rolled(w, a)
}

// shown tells what dice show that the app has rolled: it knows them whole.
func (c *course) shown(w Wait, a Fell) {
	if len(a.Faces) == 0 {
		return
	}
	args, id := rules.Args{}, "rolled-none"
	if len(a.Numbers) > 0 {
		args["numbers"] = slices.Clone(a.Numbers)
	}
	for name, n := range map[string]int{"sword": a.Sword, "bow": a.Bow, "shield": a.Shield, "star": a.Star, "cheese": a.Cheese} {
		if n > 0 {
			args[name] = n
		}
	}
	if w.Who != NoFigure {
		args["figure"], id = w.Who.Noun(), "rolled"
	}
	c.note(id, diceOf[w.Purpose], args)
}

// rolled hands a roll on to what it was for.
func (c *course) rolled(w Wait, a Fell) {
	switch w.Purpose {
	case MoveRoll:
		c.moveRolled(w, a)
	case MarchRoll:
		c.marchRolled(w, a)
	case ChaseRoll:
		c.chaseRolled(w, a)
	case AmbushRoll:
		c.ambushRolled(w, a)
	case SearchRoll:
		c.searchRolled(w, a)
	case WebRoll:
		c.webRolled(w, a)
	case TrapRoll:
		c.trapRolled(w, a)
	case ClimbRoll:
		c.climbRolled(w, a)
	case AttackRoll:
		c.attackRolled(w, a)
	case DefenceRoll:
		c.defenceRolled(w, a)
	}
}

// whole is what a roll gives: read off its faces where they are known.
func (s *State) whole(w Wait, a Fell) Fell {
	if len(a.Faces) == 0 {
		cheese := a.Cheese
		a = w.Purpose.part(w.Reach, a)
		a.Cheese = cheese
		return a
	}
	return s.Read(w.Purpose, w.Reach, a.Faces)
}

// Read is what dice with these sides up give a roll. Each reads only its own
// part of a face (MM-DICE-02).
func (s *State) Read(p Purpose, reach parts.Reach, faces []int) Fell {
	a := Fell{Faces: faces}
	for _, n := range faces {
		if n < 1 || n > len(s.Die) {
			continue
		}
		f := s.Die[n-1]
		a.Numbers = append(a.Numbers, f.Number)
		a.Sword += f.Sword
		a.Bow += f.Bow
		a.Shield += f.Shield
		a.Star += f.Star
		a.Cheese += f.Cheese
	}
	return p.part(reach, a)
}

// part is what a roll counts of all that the dice show (MM-DICE-02, MM-ATK-01).
func (p Purpose) part(reach parts.Reach, a Fell) Fell {
	out := Fell{Faces: a.Faces}
	switch {
	case p.Numbers():
		out.Numbers = a.Numbers
	case p == DefenceRoll:
		out.Shield, out.Cheese = a.Shield, a.Cheese
	case p == AttackRoll && reach == parts.Ranged:
		out.Bow, out.Cheese = a.Bow, a.Cheese
	case p == AttackRoll:
		out.Sword, out.Shield, out.Cheese = a.Sword, a.Shield, a.Cheese
	default:
		out.Star = a.Star
	}
	return out
}

// Sum is what the numbers of a roll come to.
func (a Fell) Sum() int {
	sum := 0
	for _, n := range a.Numbers {
		sum += n
	}
	return sum
}

// diceOf is the rule that says how many dice a roll takes.
var diceOf = map[Purpose]tables.RuleID{
	MoveRoll:    "MM-MOVE-01",
	MarchRoll:   "MM-MMOV-02",
	ChaseRoll:   "MM-CAT-08",
	AmbushRoll:  "MM-AMBUSH-01",
	SearchRoll:  "MM-SRCH-01",
	WebRoll:     "MM-REC-03",
	TrapRoll:    "MM-TRAP-01",
	ClimbRoll:   "MM-WATER-03",
	AttackRoll:  "MM-MEL-03",
	DefenceRoll: "MM-MEL-05",
}

// dicePossible: a die has six sides, with numbers from 1 to 3 (MM-DICE-01).
func dicePossible(s *State, a Fell) *rules.Violation {
	for _, n := range a.Faces {
		if n < 1 || n > len(s.Die) {
			return book.Impossible("MM-DICE-01", rules.Args{"face": n})
		}
	}
	for _, n := range a.Numbers {
		if n < 1 || n > 3 {
			return book.Impossible("MM-DICE-01", rules.Args{"number": n})
		}
	}
	if least := min(a.Sword, a.Bow, a.Shield, a.Star, a.Cheese); least < 0 {
		return book.Impossible("MM-DICE-01", rules.Args{"number": least})
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
		dice = max(want, s.diceFor(w.Purpose.part(w.Reach, a)))
	}
	if dice == want || dice > want && s.mayAdd(w) {
		return nil
	}
	rule := diceOf[w.Purpose]
	if m := s.mouse(w.Who); m != nil && m.Charmed && w.Purpose == AttackRoll {
		rule = "MM-COND-10" // nothing is added to the value of its initiative card
	}
	return book.Against(rule, rules.Args{"dice": dice, "want": want}).As("dice")
}

// mayAdd reports whether a mouse fights with cards that nobody has entered, so
// that it may roll more dice than the record knows of.
func (s *State) mayAdd(w Wait) bool {
	m := s.mouse(w.Who)
	return w.Purpose.Fight() && m != nil && s.unread(m.Equipped)
}

// diceFor is how many dice are needed at least to show that.
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
	if a.With == ByLore && s.Wait().Lore == 0 {
		return book.Against("MM-TRAP-02", rules.Args{"mouse": s.Wait().Who.Noun()})
	}
	return nil
}

// cheeseRolled: cheese counts in fights alone (MM-DICE-03).
func cheeseRolled(s *State, a Fell) *rules.Violation {
	if a.Cheese > 0 && len(a.Faces) == 0 && !s.Wait().Purpose.Fight() {
		return book.Against("MM-DICE-03", rules.Args{"cheese": a.Cheese})
	}
	return nil
}
