package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func checkEffects(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Return:
		return rules.Breaks(s, a, backKnown, backBeside, backWithRoom)
	case Affect:
		if v := affectKnown(s, a); v != nil {
			return []rules.Violation{*v}
		}
		return rules.Breaks(s, a, bossImmune, largeStands, poisonStays, lostTime, catFeedsNobody)
	case Put:
		return rules.Breaks(s, a, putKnown, putWithRoom)
	case Trap:
		return rules.Breaks(s, a, trapKnown, trapOnCross)
	case Declare:
		return rules.Breaks(s, a, wonInTime)
	case Learn:
		return rules.Breaks(s, a, learnRoom, learnDie, learnMinion, learnSearch, heroRead, abilityRead)
	}
	return nil
}

func unknownFigure(name Name) *rules.Violation {
	return absentFigure("MM-CARD-01", name)
}

func unknownRoom(id string) *rules.Violation {
	return impossible("MM-GEN-03", "no-room", rules.Args{"room": tileSide(id)})
}

func affectKnown(s *State, a Affect) *rules.Violation {
	switch a.Effect {
	case Feed, TurnPages, EndPage, Lend, Cross, Points:
		if a.On == NoFigure {
			return nil
		}
	}
	if !s.knownFigure(a.On) {
		return unknownFigure(a.On)
	}
	return nil
}

// MM-BOSS-02
func bossImmune(s *State, a Affect) *rules.Violation {
	m := s.Minion(a.On)
	if m == nil || a.Family == "" {
		return nil
	}
	if t := s.typeOf(m); t.Boss && t.Family == a.Family {
		return against("MM-BOSS-02", "boss-immune", rules.Args{"figure": a.On.Noun(), "family": minionFamily(a.Family)})
	}
	return nil
}

// MM-COND-06
func largeStands(s *State, a Affect) *rules.Violation {
	m := s.Minion(a.On)
	if m != nil && a.Effect == Afflict && a.Condition == Down && s.typeOf(m).Large {
		return against("MM-COND-06", "large-stands", rules.Args{"figure": a.On.Noun()})
	}
	return nil
}

// MM-COND-13
func poisonStays(s *State, a Affect) *rules.Violation {
	m := s.Mouse(a.On)
	if m == nil {
		return nil
	}
	if a.Effect == Heal && a.Card == "" && m.Wounds == 0 && m.Poison > 0 {
		return unusual("MM-COND-13", "poison-only", rules.Args{"mouse": a.On.Noun()})
	}
	if s.remedy(a.Card) != No {
		return nil
	}
	if a.Effect == Cure || a.Effect == Heal && m.Wounds == 0 && m.Poison > 0 {
		return against("MM-COND-13", "no-remedy", rules.Args{"mouse": a.On.Noun(), "card": s.cardOrAbility(a.Card)})
	}
	return nil
}

// remedy reports whether a card cures poison wounds. If no card is named, or people have not
// entered the card, remedy returns Unknown.
func (s *State) remedy(card parts.CardID) Answer {
	if a, known := s.Ability(card); known {
		return answerOf(a.Cures)
	}
	if found := s.Search(card); found.Type != "" {
		return answerOf(found.Cures)
	}
	return Unknown
}

func putKnown(s *State, a Put) *rules.Violation {
	switch {
	case !s.knownFigure(a.Figure):
		return unknownFigure(a.Figure)
	case a.Room != "" && s.Room(a.Room) == nil:
		return unknownRoom(a.Room)
	case a.To.With != NoFigure && s.At(a.To.With) == Nowhere:
		return unknownFigure(a.To.With)
	}
	return nil
}

func putWithRoom(s *State, a Put) *rules.Violation {
	if a.Room == "" {
		a.Room = s.At(a.Figure).Room
	}
	return s.checkRoomFor(a.Figure, s.placeSpot(a.Room, a.To), a.To.Wide)
}

func trapKnown(s *State, a Trap) *rules.Violation {
	if a.Room != "" && s.Room(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	return nil
}

// MM-TILE-03
func trapOnCross(s *State, a Trap) *rules.Violation {
	if a.Room == "" {
		a.Room = s.Entry.Room
	}
	r := s.Room(a.Room)
	if r == nil || a.Gone || !r.onMap(a.Space) || r.findSpace(a.Space).Cross {
		return nil
	}
	return against("MM-TILE-03", "no-cross", spaceArgs(a.Room, a.Space))
}

// By default, the mice must win before the hourglass reaches the end token (MM-WIN-01). Under a
// house rule, they may also win when the hourglass is at this token (MM-AMB-63).
func wonInTime(s *State, a Declare) *rules.Violation {
	if a.Won && s.Hourglass >= s.End && s.House.Is(VictoryOnLastPage, "lost") {
		return against("MM-WIN-01", "won-late", rules.Args{"page": s.Hourglass, "end": s.End})
	}
	return nil
}

// lostTime warns if people seem to report the cheese for lost time (MM-TIME-02). If no foe is on
// the board after the turn of the lowest mouse on the track, the program adds this cheese itself.
func lostTime(s *State, a Affect) *rules.Violation {
	if a.Effect != Feed || a.Count > 1 || a.Count < 0 || a.Card != "" || a.By != NoFigure {
		return nil
	}
	if last := s.lowest(); !s.onTurn(last) && !s.justOver(last) {
		return nil // this cheese has another cause, such as the text of the chapter
	}
	return unusual("MM-TIME-02", "lost-time", rules.Args{"foes": s.Foes()})
}

func (r *resolver) applyEffects(a Action) {
	switch a := a.(type) {
	case Return:
		r.applyReturn(a)
	case Affect:
		a.Count = cmp.Or(a.Count, 1)
		r.applyAffect(a, r.Mouse(a.On))
	case Put:
		r.applyPut(a)
	case Trap:
		r.applyTrap(a)
	case Declare: // people report the end of the chapter (MM-WIN-01, MM-BOOK-03)
		if a.Won {
			r.endChapter(SeatMice, "MM-WIN-01")
		} else {
			r.endChapter(SeatMinions, "MM-BOOK-03")
		}
	case Earn:
		if a.Story != "" && !slices.Contains(r.Story, a.Story) {
			r.Story = added(r.Story, a.Story)
			r.note("earned", "MM-ACH-01", rules.Args{"story": a.Story})
		}
	case Learn:
		r.remember(a)
		r.learnMouse(a)
	case Carry:
		r.applyCarry(a)
	}
}

func (r *resolver) applyAffect(a Affect, m *Mouse) {
	mine := r.Turn.Step == MouseStep && (a.On == NoFigure || string(a.On) == r.Turn.Card)
	switch a.Effect {
	case Feed:
		r.feedWheel("wheel", "", a.Count)
	case TurnPages:
		r.movePages(a.Count)
	case EndPage:
		r.moveEnd(a.Count)
	case Lend:
		r.lendItem(a.Item)
	case Cross:
		if mine {
			r.allowCrossing()
		}
	case Points:
		if mine {
			r.changePoints(a.Count)
		}
	case Wound, PoisonHit:
		r.woundFigure(a.On, a.Count, a.Effect == PoisonHit, a.By)
	case Afflict, Relieve: // a figure has a condition at most once (MM-COND-01, MM-COND-04, MM-COND-08)
		if has, known := r.hasCondition(a.On, a.Condition); known && has != (a.Effect == Afflict) {
			r.setCondition(a.On, a.Condition, !has, "")
		}
	case Slay:
		if m == nil {
			r.defeatFigure(a.On, a.By)
		}
	case Seize:
		r.captureMouse(a.On, "")
	default:
		if m != nil {
			r.affectMouse(a, m)
		}
	}
}

// A remedy removes poison wounds (MM-COND-13). Cheese that a greedy roach steals goes on the wheel
// (MM-ROACH-03). Cheese that another thief steals goes into the supply.
func (r *resolver) affectMouse(a Affect, m *Mouse) {
	heal := func(wounds *int, id string, rule tables.RuleID) {
		if n := min(a.Count, *wounds); n > 0 {
			*wounds -= n
			r.note(id, rule, r.woundArgs(a.On, n))
		}
	}
	switch a.Effect {
	case Heal:
		heal(&m.Wounds, "healed", "")
	case Cure:
		heal(&m.Poison, "cured", "MM-COND-13")
	case Gain:
		if n := max(a.Count, -m.Cheese); n != 0 {
			r.changeCheese(a.On, n, "")
		}
	case Steal:
		if n := min(a.Count, m.Cheese); n > 0 {
			r.changeCheese(a.On, -n, "MM-ROACH-03")
			if r.stealsForWheel(a.By) {
				r.feedWheel("wheel", "MM-ROACH-03", n)
			}
		}
	}
}

// MM-AMB-62
func (r *resolver) moveEnd(pages int) {
	if r.End += pages; r.Chapter.LastPage > 0 {
		r.End = min(r.End, r.Chapter.LastPage)
	}
	r.note("end-moved", "", rules.Args{"page": r.End})
	r.endIfOutOfTime()
}

func (r *resolver) lendItem(item parts.PartyItem) {
	if item != parts.NoPartyItem && !slices.Contains(r.Stash, item) && r.findToken(item) == nil {
		r.returnItem(item, "")
	}
}

func (r *resolver) changePoints(n int) {
	if r.Turn.setPoints(max(0, r.Turn.Points+n), 0); n > 0 {
		r.note("points", "", rules.Args{"points": r.Turn.Points})
	}
}

// stealsForWheel reports whether a thief puts stolen cheese on the wheel. Only greedy roaches do
// so. A roach does not do so if the holder of the roach ripper token is in the same room
// (MM-ACH-06). If no thief is named, stealsForWheel reports whether all roaches are greedy.
func (s *State) stealsForWheel(by Name) bool {
	m := s.Minion(by)
	if m == nil {
		return s.Greedy && by == NoFigure
	}
	ripper := s.At(s.tokenHolder(parts.RoachRipperToken))
	return s.typeOf(m).Family == parts.Roach && (s.Greedy || m.Greedy) &&
		(ripper == Nowhere || ripper.Room != m.At.Room)
}

func (r *resolver) applyPut(a Put) {
	if !r.knownFigure(a.Figure) {
		return // the figure does not exist, so its place needs no name
	}
	at, m := r.resolvePlace(cmp.Or(a.Room, r.At(a.Figure).Room), a.To), r.Mouse(a.Figure)
	switch {
	case at == Nowhere:
		return
	case m != nil && m.Captured:
		r.returnMouse(a.Figure, at, "")
	default:
		r.moveFigure(a.Figure, at)
	}
	if m != nil && !r.Room(at.Room).Visited {
		r.visitRoom(at.Room, "")
	}
	r.testTrapPlaced(a.Figure)
}

// MM-TILE-03
func (r *resolver) applyTrap(a Trap) {
	room := cmp.Or(a.Room, r.Entry.Room)
	switch side := r.Room(room); {
	case side == nil || a.Space == "" || slices.Contains(side.Traps, a.Space) != a.Gone:
	case a.Gone:
		r.clearTrap(Spot{room, a.Space}, "MM-TILE-03")
	default:
		r.setTraps(room, "MM-TILE-03", a.Space)
	}
}

// MM-CAMP-02
func (r *resolver) applyCarry(a Carry) {
	if w := r.Wait(); w.For == ForCarry && w.Who == a.Mouse {
		r.takeWait()
	}
	if m := r.Mouse(a.Mouse); m != nil {
		if m.Kept = a.Card; a.Card != "" {
			r.note("carried", "MM-CAMP-02", rules.Args{"mouse": a.Mouse.Noun(), "card": searchCard(a.Card)})
		}
	}
}
