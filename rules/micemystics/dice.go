package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func checkChance(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell:
		if v := dicePossible(s, a); v != nil {
			return []rules.Violation{*v}
		}
		if s.Wait().For != ForRoll {
			return nil // the die was rolled for a figure that does not move
		}
		return rules.Breaks(s, a, diceCount, rolledWith, cheeseRolled)
	case Toss:
		return checkToss(s, a)
	case Found:
		return checkFound(s, a)
	case Order:
		return checkOrder(s, a)
	case Open:
		return rules.Breaks(s, a, openDeck, openRow)
	case Tell:
		return rules.Breaks(s, a, toldSense)
	case Spawns:
		return rules.Breaks(s, a, spawnsSense)
	}
	return nil
}

// askedBy maps the subject of a question, such as a distance, to the rule that makes the question
// necessary.
var askedBy = map[Matter]tables.RuleID{
	Distance: "MM-MMOV-01",
	Touch:    "MM-ADJ-01",
	Sight:    "MM-LOS-02",
}

// toldSense requires a number of steps for a distance (MM-MMOV-01), and yes or no for other facts
// (MM-ADJ-01, MM-LOS-02).
func toldSense(s *State, a Tell) *rules.Violation {
	if s.Room(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	for _, f := range a.Facts {
		most := 1
		if f.Matter == Distance {
			most = NoWay
		}
		id, known := askedBy[f.Matter]
		if !known {
			return impossible("MM-GEN-03", "matter", rules.Args{"matter": string(f.Matter)})
		}
		switch {
		case f.Between[0] == f.Between[1]:
			return impossible(id, "one-place", nil)
		case f.Least < 0 || f.Most < f.Least || f.Most > most:
			return impossible(id, "told", rules.Args{"least": f.Least, "most": f.Most})
		}
		for _, place := range f.Between {
			if s.isFutureName(a.Room, place) {
				return against(id, "place-to-come", rules.Args{"id": string(place)})
			}
		}
	}
	return nil
}

// isFutureName reports whether a name looks like a generated name, such as ?3, but belongs to no
// place yet.
func (s *State) isFutureName(room string, id parts.SpaceID) bool {
	return nameless(Spot{room, id}) && !s.Room(room).knows(id) && !s.occupied(Spot{room, id})
}

// MM-SPAWN-01
func spawnsSense(s *State, a Spawns) *rules.Violation {
	r := s.Room(a.Room)
	if r == nil {
		return unknownRoom(a.Room)
	}
	for i, id := range a.Spaces {
		switch {
		case id == "":
			return impossible("MM-SPAWN-01", "spawn-nameless", nil)
		case slices.Contains(a.Spaces[:i], id):
			return impossible("MM-SPAWN-01", "spawn-twice", spaceArgs(a.Room, id))
		case r.onMap(id) && !r.findSpace(id).Spawn:
			return against("MM-SPAWN-01", "no-spawn-mark", spaceArgs(a.Room, id))
		}
	}
	return nil
}

func spaceArgs(room string, id parts.SpaceID) rules.Args {
	return rules.Args{"room": tileSide(room), "space": Spot{room, id}.Noun()}
}

// MM-DICE-01
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
	if least := min(a.Sword, a.Bow, a.Shield, a.Star, a.Cheese, a.Dice); least < 0 {
		return impossible("MM-DICE-01", "die-symbols", rules.Args{"number": least})
	}
	return nil
}

// diceCount requires the awaited number of dice, even if the game contains fewer dice (MM-AMB-04).
// If people report only symbols, the awaited dice must be able to show these symbols.
func diceCount(s *State, a Fell) *rules.Violation {
	w := s.Wait()
	want := w.Dice
	if a.With == ByLore && w.Lore > 0 {
		want = w.Lore
	}
	if want == UnknownDice {
		want = cmp.Or(a.Dice, want)
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
	if m := s.Mouse(w.Who); m != nil && m.Charmed && w.Purpose == AttackRoll {
		rule = "MM-COND-10" // a charmed mouse attacks without bonuses of its cards
	}
	return against(rule, "dice", rules.Args{"dice": dice, "want": want, "figure": w.Who.Noun()})
}

// mayAdd reports whether a fighting mouse wears a card that people have not entered. Such a card
// could give the mouse more dice.
func (s *State) mayAdd(w Wait) bool {
	m := s.Mouse(w.Who)
	return w.Purpose.Fight() && m != nil && s.unread(m.Equipped) && !(m.Charmed && w.Purpose == AttackRoll)
}

// diceFor returns the number of dice that must show this result at least. Symbols that never share a
// side add up. Cheese is counted apart: the rulebook does not print the sides (MM-AMB-02), and cheese
// may be on a side with a shield (MM-EX-D10).
func (s *State) diceFor(a Fell) int {
	fell := symbolsOf(parts.Face{Sword: a.Sword, Bow: a.Bow, Shield: a.Shield, Star: a.Star, Cheese: a.Cheese})
	const cheese = len(fell) - 1
	var added []int
	least, sum := 0, 0
	for i, n := range fell {
		most, shares := 1, i == cheese || n == 0
		for _, f := range s.Die {
			side := symbolsOf(f)
			most = max(most, side[i])
			shares = shares || side[i] > 0 && slices.ContainsFunc(added, func(other int) bool { return side[other] > 0 })
		}
		dice := (n + most - 1) / most
		if least = max(least, dice); !shares {
			sum, added = sum+dice, append(added, i)
		}
	}
	return max(least, sum)
}

func symbolsOf(f parts.Face) [5]int { return [5]int{f.Sword, f.Bow, f.Shield, f.Star, f.Cheese} }

// MM-TRAP-02
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

// MM-DICE-03
func cheeseRolled(s *State, a Fell) *rules.Violation {
	if a.Cheese > 0 && len(a.Faces) == 0 && !s.Wait().Purpose.Fight() {
		return against("MM-DICE-03", "cheese-counted", rules.Args{"cheese": a.Cheese})
	}
	return nil
}

func (r *resolver) applyFell(a Fell) {
	if w := r.Wait(); w.For != ForRoll || a.For != NoPurpose && a.For != w.Purpose {
		return
	}
	w := r.takeWait()
	a = r.readRoll(w, a)
	r.noteDice(w, a)
	if a.Cheese > 0 && !w.Purpose.Fight() && r.Mouse(w.Who) != nil { // people took cheese outside a fight (MM-DICE-03)
		r.changeCheese(w.Who, a.Cheese, "MM-DICE-03")
	}
	r.applyRoll(w, a)
}

func (r *resolver) noteDice(w Wait, a Fell) {
	if len(a.Faces) == 0 {
		return
	}
	args, id := rules.Args{}, "rolled-none"
	if len(a.Numbers) > 0 {
		args["numbers"] = slices.Clone(a.Numbers)
	}
	for name, n := range map[string]int{
		"sword": a.Sword, "bow": a.Bow, "shield": a.Shield, "star": a.Star, "cheese": a.Cheese,
	} {
		if n > 0 {
			args[name] = n
		}
	}
	if w.Who != NoFigure {
		args["figure"], id = w.Who.Noun(), "rolled"
	}
	r.note(id, diceOf[w.Purpose], args)
}

func (r *resolver) applyRoll(w Wait, a Fell) {
	switch w.Purpose {
	case MoveRoll:
		r.moveRolled(w, a)
	case MarchRoll, ChaseRoll: // the figure gets movement points (MM-MMOV-02, MM-CAT-08)
		r.Turn.setPoints(a.Sum(), a.Sum())
	case AmbushRoll:
		r.ambushRolled(w, a)
	case SearchRoll:
		r.searchRolled(w, a)
	case WebRoll:
		r.webRolled(w, a)
	case TrapRoll:
		r.trapRolled(w, a)
	case ClimbRoll:
		r.climbRolled(w, a)
	case AttackRoll:
		r.attackRolled(w, a)
	case DefenceRoll:
		r.defenceRolled(w, a)
	}
}

func (s *State) readRoll(w Wait, a Fell) Fell {
	if len(a.Faces) == 0 {
		cheese := a.Cheese
		a = w.Purpose.countedPart(w.Reach, a)
		a.Cheese = cheese
		return a
	}
	return s.Read(w.Purpose, w.Reach, a.Faces)
}

// legalRolls returns some of the possible rolls. For each side of the die, it returns the roll in
// which all dice show this side. For several dice, it also returns one mixed roll.
func (w Wait) legalRolls(die []parts.Face) []Action {
	out := legalDice(die, w.Dice, NoStat)
	if w.Lore > 0 {
		out = append(out, legalDice(die, w.Lore, ByLore)...)
	}
	return out
}

func legalDice(die []parts.Face, dice int, with Stat) []Action {
	if dice <= 0 || len(die) == 0 {
		return []Action{Fell{With: with}}
	}
	var out []Action
	for side := range die {
		out = append(out, Fell{Faces: slices.Repeat([]int{side + 1}, dice), With: with})
	}
	if dice == 1 {
		return out
	}
	mixed := make([]int, dice)
	for i := range mixed {
		mixed[i] = i%len(die) + 1
	}
	return append(out, Fell{Faces: mixed, With: with})
}
