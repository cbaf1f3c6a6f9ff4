package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

func learnRoom(s *State, a Learn) *rules.Violation {
	if a.Map != nil && s.Room(a.Room) == nil {
		return unknownRoom(a.Room)
	}
	return nil
}

// MM-DICE-01
func learnDie(_ *State, a Learn) *rules.Violation {
	wrong := func(f parts.Face) bool { return f.Number < 1 || f.Number > 3 }
	switch {
	case a.Die == nil:
		return nil
	case len(a.Die) != len(parts.Faces):
		return impossible("MM-DICE-01", "die-sides", rules.Args{"sides": len(a.Die)})
	case slices.ContainsFunc(a.Die, wrong):
		args := rules.Args{"number": a.Die[slices.IndexFunc(a.Die, wrong)].Number}
		return impossible("MM-DICE-01", "die-number", args)
	}
	return nil
}

// MM-CARD-02
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

// MM-SCARD-01
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

// MM-CHAR-01, MM-EQUIP-05
func heroRead(s *State, a Learn) *rules.Violation {
	h := a.Hero
	switch {
	case h == nil:
	case s.Mouse(Name(h.ID)) == nil:
		return absentFigure("MM-CHAR-01", Name(h.ID))
	case h.Life <= 0 && !h.Lacks(parts.HeroValues):
		return impossible("MM-CHAR-01", "hero-life", mouseArgs(Name(h.ID)))
	case s.Mouse(Name(h.ID)).Hero.Lacks(parts.HeroGear):
		told := State{Cards: slices.Concat(a.Gear, s.Cards)}
		if n := told.pawsFor(h.Starting); n > parts.Paws {
			return against("MM-EQUIP-05", "paws", rules.Args{"mouse": Name(h.ID).Noun(), "paws": n})
		}
	}
	return nil
}

// MM-ABIL-01
func abilityRead(s *State, a Learn) *rules.Violation {
	switch {
	case a.Ability == nil:
	case a.Ability.ID == "":
		return impossible("MM-ABIL-01", "card-nameless", nil)
	case a.Mouse != NoFigure && s.Mouse(a.Mouse) == nil:
		return absentFigure("MM-ABIL-01", a.Mouse)
	}
	return nil
}

// learnMouse stores a hero card or an ability card. A hero card gives the mouse its gear
// (MM-CHAR-04) and decides the number of dice in awaited rolls. If the mouse already has as many
// wounds as the card's life value, the mouse is captured (MM-CAPT-02).
func (r *resolver) learnMouse(a Learn) {
	if a.Hero != nil && r.Mouse(Name(a.Hero.ID)) != nil {
		r.learnHero(*a.Hero, a.Gear)
	}
	if a.Ability == nil {
		return
	}
	if _, known := r.Ability(a.Ability.ID); !known {
		r.Abilities = added(r.Abilities, *a.Ability)
	}
	if m := r.Mouse(a.Mouse); m != nil && !slices.Contains(m.Abilities, a.Ability.ID) {
		m = r.changeMouse(a.Mouse)
		m.Abilities, m.Untold = added(m.Abilities, a.Ability.ID), false
	}
}

func (r *resolver) learnHero(card parts.Hero, gear []parts.Search) {
	m := r.changeMouse(Name(card.ID))
	for _, c := range gear {
		r.rememberCard(c)
	}
	fresh := m.Hero.Lacks(parts.HeroGear) && !card.Lacks(parts.HeroGear)
	m.Hero = card
	for _, id := range card.Starting {
		if fresh && m.pileHolding(id) == NoPile {
			m.putCard(id, r.startPile(id))
		}
	}
	r.countDice(m)
	if m.OnBoard() && m.outOfLife() {
		r.captureMouse(m.Name(), "")
	}
}

// countDice corrects the number of dice in the awaited rolls of a mouse. It skips attacks: people
// count the attack dice themselves, because cards may add dice.
func (r *resolver) countDice(m *Mouse) {
	r.Waits = slices.Clone(r.Waits)
	for i := range r.Waits {
		w := &r.Waits[i]
		switch {
		case w.For != ForRoll || w.Who != m.Name():
		case w.Purpose == DefenceRoll:
			w.Dice = r.defenceDice(w.Who, w.Against)
		case w.Purpose == TrapRoll:
			*w = r.trapRoll(m)
		}
	}
}

// watchFull is called before figures move, and remembers which spots are full. After the move, the
// caller must call the returned function. Minions walk around full spots (MM-CAP-02). If a spot
// became full or free, the returned function therefore calls doubtDistances.
func (s *State) watchFull(spots ...Spot) func() {
	var watched []Spot
	var full []bool
	for _, at := range spots {
		if r := s.Room(at.Room); r != nil && len(r.Facts) > 0 {
			watched, full = append(watched, at), append(full, s.Full(at))
		}
	}
	return func() {
		for i, at := range watched {
			if now := s.Full(at); now != full[i] {
				s.doubtDistances(at, now)
			}
		}
	}
}

// doubtDistances corrects stored distances after a spot became full or free. If the spot is now
// full, shortest paths may be longer, so the upper limit `Most` may rise. If the spot is now free,
// shortest paths may be shorter, so the lower limit `Least` may fall.
func (s *State) doubtDistances(over Spot, full bool) {
	r := s.Room(over.Room)
	facts := slices.Clone(r.Facts)
	for i := range facts {
		f := &facts[i]
		a, b := Spot{r.ID, f.Between[0]}, Spot{r.ID, f.Between[1]}
		if f.Matter != Distance || a == over || b == over || f.Most <= 1 {
			continue
		}
		toA, _ := s.walkDistance(a, over)
		toB, _ := s.walkDistance(over, b)
		switch {
		case full && toA+toB <= f.Most:
			f.Most = NoWay
		case !full && toA+toB < f.Least:
			f.Least = max(2, toA+toB)
		}
	}
	s.changeRoom(r.ID).Facts = facts
}

func (s *State) forgetFacts(room string, id parts.SpaceID) {
	r := s.changeRoom(room)
	r.Facts = slices.DeleteFunc(slices.Clone(r.Facts), func(f Fact) bool { return slices.Contains(f.Between[:], id) })
}
