package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// checkEffects judges what cards, chapters and people are said to do.
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

// affectKnown: an effect on a figure names one that is there; wounds, conditions
// and cheese are for figures, the rest is for the table.
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

// bossImmune: what concerns ordinary minions of a kind does not work on a boss
// of that kind (MM-BOSS-02).
func bossImmune(s *State, a Affect) *rules.Violation {
	m := s.findMinion(a.On)
	if m == nil || a.Family == "" {
		return nil
	}
	if t := s.typeOf(m); t.Boss && t.Family == a.Family {
		return against("MM-BOSS-02", "boss-immune", rules.Args{"figure": a.On.Noun(), "family": minionFamily(a.Family)})
	}
	return nil
}

// largeStands: a large figure cannot be knocked down (MM-COND-06).
func largeStands(s *State, a Affect) *rules.Violation {
	m := s.findMinion(a.On)
	if m != nil && a.Effect == Afflict && a.Condition == Down && s.typeOf(m).Large {
		return against("MM-COND-06", "large-stands", rules.Args{"figure": a.On.Noun()})
	}
	return nil
}

// poisonStays: only a remedy that says so takes poison wounds off (MM-COND-13).
func poisonStays(s *State, a Affect) *rules.Violation {
	m := s.findMouse(a.On)
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

// remedy reports whether a card heals poison wounds; unknown where none is named
// or nobody has entered it.
func (s *State) remedy(card parts.CardID) Answer {
	if a, known := s.findAbility(card); known {
		return answerOf(a.Cures)
	}
	if found := s.findSearch(card); found.Type != "" {
		return answerOf(found.Cures)
	}
	return Unknown
}

func putKnown(s *State, a Put) *rules.Violation {
	switch {
	case !s.knownFigure(a.Figure):
		return unknownFigure(a.Figure)
	case a.Room != "" && s.findRoom(a.Room) == nil:
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
	if a.Room != "" && s.findRoom(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	return nil
}

// trapOnCross: mousetraps lie on spaces with a red cross (MM-TILE-03).
func trapOnCross(s *State, a Trap) *rules.Violation {
	if a.Room == "" {
		a.Room = s.Entry.Room
	}
	r := s.findRoom(a.Room)
	if r == nil || a.Gone || !r.onMap(a.Space) || r.findSpace(a.Space).Cross {
		return nil
	}
	return against("MM-TILE-03", "no-cross", spaceArgs(a.Room, a.Space))
}

// wonInTime: the conditions of the chapter are met before the hourglass comes
// level with its end (MM-WIN-01), unless a house rule says that the same moment is
// early enough (MM-AMB-63).
func wonInTime(s *State, a Declare) *rules.Violation {
	if a.Won && s.Hourglass >= s.End && s.House.Is(VictoryOnLastPage, "lost") {
		return against("MM-WIN-01", "won-late", rules.Args{"page": s.Hourglass, "end": s.End})
	}
	return nil
}

// lostTime: the cheese for lost time goes on the wheel by itself, once after the
// lowest mouse and never with a minion on the board (MM-TIME-02). Cheese that a
// card or a figure puts there is another matter.
func lostTime(s *State, a Affect) *rules.Violation {
	if a.Effect != Feed || a.Count > 1 || a.Count < 0 || a.Card != "" || a.By != NoFigure {
		return nil
	}
	if last := s.lowest(); !s.onTurn(last) && !s.justOver(last) {
		return nil // a chapter does it: no time is lost now
	}
	return unusual("MM-TIME-02", "lost-time", rules.Args{"foes": s.Foes()})
}
