package micemystics

import (
	"slices"

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
	case Carry:
		return rules.Breaks(s, a, carryHeld, carryNoParty, carryNoGear, carryOne)
	}
	return nil
}

func unknownFigure(name Name) *rules.Violation {
	return stranger("MM-CARD-01", name)
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

func learnRoom(s *State, a Learn) *rules.Violation {
	if a.Map != nil && s.findRoom(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	return nil
}

// learnDie: a die has six sides with the numbers from 1 to 3 (MM-DICE-01).
func learnDie(_ *State, a Learn) *rules.Violation {
	wrong := func(f parts.Face) bool { return f.Number < 1 || f.Number > 3 }
	switch {
	case a.Die == nil:
		return nil
	case len(a.Die) != len(parts.Faces):
		return impossible("MM-DICE-01", "die-sides", rules.Args{"sides": len(a.Die)})
	case slices.ContainsFunc(a.Die, wrong):
		return impossible("MM-DICE-01", "die-number", rules.Args{"number": a.Die[slices.IndexFunc(a.Die, wrong)].Number})
	}
	return nil
}

// learnMinion: a minion card has a name and a life (MM-CARD-02).
func learnMinion(_ *State, a Learn) *rules.Violation {
	switch m := a.Minion; {
	case m == nil:
	case m.ID == "":
		return impossible("MM-CARD-02", "minion-nameless", nil)
	case m.Life < 1:
		return impossible("MM-CARD-02", "minion-life", rules.Args{"minion": minionKind(m.ID), "life": m.Life})
	case m.Battle < 0 || m.Defense < 0:
		return impossible("MM-CARD-02", "minion-values", rules.Args{"minion": minionKind(m.ID)})
	}
	return nil
}

// learnSearch: a search card is of one of the eight types (MM-SCARD-01).
func learnSearch(_ *State, a Learn) *rules.Violation {
	switch card := a.Search; {
	case card == nil:
	case card.ID == "":
		return impossible("MM-SCARD-01", "card-nameless", nil)
	case card.Type == "":
		return impossible("MM-SCARD-01", "search-typeless", rules.Args{"card": searchCard(card.ID)})
	case !slices.Contains(parts.SearchTypes, card.Type):
		return impossible("MM-SCARD-01", "search-type", rules.Args{"type": string(card.Type)})
	}
	return nil
}

// heroRead: a hero card is that of a mouse of the party, and has a life value
// where its values are read off (MM-CHAR-01).
func heroRead(s *State, a Learn) *rules.Violation {
	h := a.Hero
	switch {
	case h == nil:
	case s.findMouse(Name(h.ID)) == nil:
		return stranger("MM-CHAR-01", Name(h.ID))
	case h.Life <= 0 && !h.Lacks(parts.HeroValues):
		return impossible("MM-CHAR-01", "hero-life", mouseArgs(Name(h.ID)))
	}
	return nil
}

// abilityRead: an ability card is that of a mouse of the party, if one is named
// (MM-ABIL-01).
func abilityRead(s *State, a Learn) *rules.Violation {
	switch {
	case a.Ability == nil:
	case a.Ability.ID == "":
		return impossible("MM-ABIL-01", "card-nameless", nil)
	case a.Mouse != NoFigure && s.findMouse(a.Mouse) == nil:
		return stranger("MM-ABIL-01", a.Mouse)
	}
	return nil
}

// carryHeld: the card that a mouse keeps for the next chapter is one that it has
// now (MM-CAMP-02).
func carryHeld(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil {
		return unknownFigure(a.Mouse)
	}
	if a.Card != "" && !slices.Contains(slices.Concat(m.Equipped, m.Pack, m.Tricks), a.Card) && s.findSearch(a.Card).Type != parts.Party {
		return against("MM-CAMP-02", "carry-not-held", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryNoParty: party items stay in the chapter (MM-CAMP-02, MM-CAMP-03).
func carryNoParty(s *State, a Carry) *rules.Violation {
	if a.Card != "" && s.findSearch(a.Card).Type == parts.Party {
		return against("MM-CAMP-02", "carry-party-item", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryNoGear: starting gear is not kept, neither its own, which it has anyway,
// nor another's (MM-CAMP-02, MM-AMB-61).
func carryNoGear(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m != nil && s.isStartingGear(a.Card) && slices.Contains(slices.Concat(m.Equipped, m.Pack, m.Tricks), a.Card) {
		return against("MM-CAMP-02", "carry-gear", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryOne: a mouse keeps one card only (MM-CAMP-02).
func carryOne(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil || m.Kept == "" || m.Kept == a.Card || a.Card == "" {
		return nil
	}
	args := heldArgs(a.Mouse, searchCard(a.Card))
	args["other"] = searchCard(m.Kept)
	return against("MM-CAMP-02", "carry-one", args)
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
