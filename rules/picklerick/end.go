package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// checkEnd checks that the side on turn has spent all dice that it must spend (PR-SPEND-05,
// PR-AMB-14). Cards in hand (PR-SPEND-07) and joker symbols from cards (PR-AMB-31, PR-AMB-32) may
// be kept. For the automated Russians, it checks only that all figures have acted.
func checkEnd(s *State) []rules.Violation {
	if s.Turn.Step == Act {
		return rules.Breaks(s, EndTurn{}, everyoneActed)
	}
	due := s.duties()
	var out []rules.Violation
	for _, symbol := range []parts.Symbol{parts.Movement, parts.CardSign, parts.Gun, parts.Joker} {
		if due[symbol] > 0 {
			out = append(out, *s.keptBack(symbol, due[symbol]))
		}
	}
	return out
}

// PR-SOLO-06, PR-SOLO-08
func everyoneActed(s *State, _ EndTurn) *rules.Violation {
	for _, o := range s.Operatives {
		if !o.Acted {
			return book.Against("PR-SOLO-06", rules.Args{"figure": Operative(o.Number).noun()}).As("waits")
		}
	}
	if s.Jaguar.Status == InPlay && !s.Jaguar.Acted {
		return book.Against("PR-SOLO-08", rules.Args{"figure": Jaguar.noun()}).As("waits")
	}
	return nil
}

// duties counts, by symbol, the dice that the side on turn must still spend (PR-AMB-11).
func (s *State) duties() map[parts.Symbol]int {
	hand := map[parts.Symbol]int{}
	for _, die := range s.Turn.Dice {
		if die.Spent == Unspent {
			hand[die.Face]++
		}
	}
	if s.House.Is(JokerMustBeSpent, "no") {
		hand[parts.Joker] = 0
	}
	room := s.actionsLeft()
	if s.mustCross() && hand[parts.Movement]+hand[parts.Joker] >= room[parts.Movement]+2 {
		room[parts.Movement] += 2
	}
	due, left := map[parts.Symbol]int{}, 0
	for symbol, most := range room {
		due[symbol] = min(hand[symbol], most)
		left += most - due[symbol]
	}
	due[parts.Joker] = min(hand[parts.Joker], left)
	return due
}

// actionsLeft counts, by symbol, the steps, draws and shots that are still possible.
func (s *State) actionsLeft() map[parts.Symbol]int {
	room := map[parts.Symbol]int{}
	if pile := s.pilesOf(s.Turn.Side); pile != nil {
		room[parts.CardSign] = pile.Deck
	}
	if s.Turn.Side == SeatRick {
		if s.mustMove() {
			room[parts.Movement] = parts.Dice // Rick can always step back (PR-MOVE-03)
		}
		return room
	}
	for _, o := range s.Operatives {
		if o.Moved == 0 && s.canWalk(o.Cell) {
			room[parts.Movement]++
		}
		if o.Shot == 0 && s.inShotRange(o.Cell) {
			room[parts.Gun]++
		}
	}
	room[parts.Movement] += s.jaguarSteps()
	if s.Jaguar.Status == InPlay && s.inShotRange(s.Jaguar.Cell) {
		room[parts.Gun] += max(0, 2-s.Jaguar.Shot)
	}
	return room
}

// mustMove reports whether Rick must spend movement symbols (PR-SPEND-02). On the Roof, he need not
// (PR-AMB-04). A step through a vent to an unknown tile may fail. Therefore, only a house rule
// forces Rick to try such a step (PR-AMB-12).
func (s *State) mustMove() bool {
	if s.onRoof() {
		return false
	}
	return slices.ContainsFunc(Dirs[:], func(d Dir) bool {
		c := s.crossingOf(StepTo{Figure: Rick, To: s.Rick.Cell.To(d)})
		gamble := c.way() == ByVent && c.border != Adjoining
		free := s.closedToRick(c) == "" && rickStack(s, c) == nil
		return free && (!gamble || s.House.Is(VentAttemptIsDuty, "true"))
	})
}

func (s *State) canWalk(from Cell) bool {
	return slices.ContainsFunc(Dirs[:], func(d Dir) bool { return s.borderOf(from, d) == Passable })
}

// jaguarSteps counts the steps that Jaguar can still make without passing a wall.
func (s *State) jaguarSteps() int {
	j := s.Jaguar
	if j.Status != InPlay || j.Crossed || !s.canWalk(j.Cell) {
		return 0
	}
	return max(0, 2-j.Moved)
}

// mustCross reports whether a house rule forces Jaguar through a wall, because his tile has no open
// border (PR-AMB-13).
func (s *State) mustCross() bool {
	j := s.Jaguar
	if s.Turn.Side != SeatRussians || j.Status != InPlay || j.Moved > 0 || s.canWalk(j.Cell) {
		return false
	}
	walled := slices.ContainsFunc(Dirs[:], func(d Dir) bool { return s.borderOf(j.Cell, d) != NoBorder })
	return walled && s.House.Is(ForcedWallCrossing, "true")
}

// PR-SPEND-02, PR-SPEND-03, PR-SPEND-04, PR-SPEND-05, PR-SOLO-13, PR-AMB-11
func (s *State) keptBack(symbol parts.Symbol, dice int) *rules.Violation {
	args := rules.Args{"symbol": symbolNoun(symbol), "count": dice}
	if symbol == parts.Joker {
		v := book.Against("PR-SPEND-05", args)
		if s.House.Is(JokerMustBeSpent, "soft") {
			v.Level = rules.Unusual
		}
		return v
	}
	v := book.Against(map[parts.Symbol]ruleID{
		parts.Movement: "PR-SPEND-02", parts.CardSign: "PR-SPEND-03", parts.Gun: "PR-SPEND-04",
	}[symbol], args)
	if s.Mode.Alone() {
		v.Also = append(slices.Clone(v.Also), "PR-SOLO-13")
	}
	return v
}

// winOnRoof receives the current `moment`: "immediate" after an action, or "end_of_turn"
// (PR-AMB-04). If Rick is on the Roof, he wins even if a condition for a loss is true (PR-WIN-07,
// PR-AMB-49). This also holds if Parkour brought him to the Roof (PR-CLAR-17).
func (r *resolver) winOnRoof(moment string) {
	if r.Result == nil && r.onRoof() && (moment == "end_of_turn" || r.House.Is(RoofWin, moment)) {
		r.endGame(SeatRick, "PR-WIN-01")
	}
}

func (r *resolver) endGame(winner rules.Seat, by ...tables.RuleID) {
	r.Result = &Result{Winner: winner, By: by}
}

// warnOfLoss adds a warning for each condition of LosesAtEnd that was not true before the action
// (PR-WIN-06, PR-WIN-09).
func (r *resolver) warnOfLoss(before *State) {
	if r.Result != nil {
		return
	}
	for _, rule := range r.LosesAtEnd() {
		if slices.Contains(before.losses(), rule) {
			continue
		}
		if rule == "PR-WIN-03" {
			rule = "PR-WIN-09" // PR-WIN-03 is the loss, and this rule says how Rick can still avert it
		}
		r.note("warned."+string(rule), rule, nil)
	}
}

// endAtOnce ends the game in the middle of a turn. House rules decide which events have this effect
// (PR-AMB-04, PR-AMB-33, PR-AMB-45).
func (r *resolver) endAtOnce() {
	r.winOnRoof("immediate")
	switch {
	case r.Result != nil:
	case r.Rick.Health == 0 && r.House.Is(HealthZero, "immediate"):
		r.endGame(SeatRussians, "PR-WIN-11")
	case r.allOperativesOut() && r.House.Is(SoloTenOperatives, "immediate"):
		r.endGame(SeatRussians, "PR-SOLO-12")
	}
}

// PR-WIN-01
func (s *State) onRoof() bool {
	t := s.faceUp(s.Rick.Cell)
	return t != nil && t.Place == parts.Roof
}

// losses lists all conditions for a Russian win that are true now (PR-WIN-02, PR-WIN-03, PR-WIN-04,
// PR-WIN-08, PR-WIN-11, PR-SOLO-12). An empty Russian deck is not such a condition (PR-CARD-09).
func (s *State) losses() []tables.RuleID {
	var out []tables.RuleID
	if s.Rick.Health == 0 {
		out = append(out, "PR-WIN-02")
	}
	if s.Cards.Deck == 0 {
		out = append(out, "PR-WIN-03")
	}
	if s.Stack == 0 {
		out = append(out, "PR-WIN-04")
	}
	if s.allOperativesOut() {
		out = append(out, "PR-SOLO-12")
	}
	return out
}

// LosesAtEnd lists the conditions by which the Russians would win if the turn ended now. If Rick is
// on the Roof, there are none (PR-WIN-05, PR-WIN-07).
func (s *State) LosesAtEnd() []tables.RuleID {
	if s.onRoof() {
		return nil
	}
	return s.losses()
}

// PR-SOLO-12
func (s *State) allOperativesOut() bool { return s.Mode.Alone() && s.Supply() == 0 }

// Stuck reports whether Rick is locked in. He is not locked in if he can walk to the Roof, to a
// vent, or to an open edge with no face-up tile beyond it (PR-WIN-10, PR-AMB-29). Cards in hand do
// not matter.
func (s *State) Stuck() bool {
	reached := []Cell{s.Rick.Cell}
	seen := map[Cell]bool{s.Rick.Cell: true}
	for len(reached) > 0 {
		at := reached[0]
		reached = reached[1:]
		here := s.faceUp(at)
		if here == nil || here.Place == parts.Roof {
			return false
		}
		for _, d := range Dirs {
			next := at.To(d)
			open, unknown := here.Edges.At(d) == parts.Open, s.faceUp(next) == nil
			if here.Edges.At(d) == parts.Vent || open && unknown {
				return false
			}
			if s.borderOf(at, d) == Passable && !seen[next] {
				seen[next] = true
				reached = append(reached, next)
			}
		}
	}
	return true
}
