package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// wornBonus omits the battle bonus of weapons: only the weapon in use adds dice (MM-MEL-03).
func (s *State) wornBonus(m *Mouse) parts.Stats {
	var sum parts.Stats
	for _, id := range m.Equipped {
		card := s.Search(id)
		if card.Type != parts.Weapon {
			sum.Battle += card.Worn.Battle
		}
		sum.Defense += card.Worn.Defense
		sum.Lore += card.Worn.Lore
		sum.Move += card.Worn.Move
	}
	return sum
}

// MM-SCARD-09. weaponsOf leaves out the cards that nobody has entered.
func (s *State) weaponsOf(m *Mouse, reach parts.Reach) []parts.Search {
	var out []parts.Search
	for _, id := range m.Equipped {
		card := s.Search(id)
		if card.Type == parts.Weapon && (reach == parts.NoReach || card.Reach == reach) {
			out = append(out, card)
		}
	}
	return out
}

// unread reports whether at least one of these cards was never entered.
func (s *State) unread(cards []parts.CardID) bool {
	return slices.ContainsFunc(cards, func(id parts.CardID) bool { return s.Search(id).Type == "" })
}

// unprinted reports whether a figure's dice are unknown. They stay unknown until people enter the
// card of the figure.
func (s *State) unprinted(figure Name) bool {
	if m := s.Mouse(figure); m != nil {
		return m.Hero.Lacks(parts.HeroValues) || m.Hero.Lacks(parts.HeroGear)
	}
	if figure == Brodie {
		return s.CatCards == nil
	}
	m := s.Minion(figure)
	return m != nil && s.Type(m.Type) == nil
}

// defenceDice returns the number of dice that a figure rolls in defence. The number does not change
// when the figure is knocked down (MM-COND-07). A mouse adds the bonuses of its cards (MM-MATK-05).
// A large minion rolls one die less against the holder of the cat tamer token (MM-ACH-12).
func (s *State) defenceDice(figure, by Name) int {
	m := s.Mouse(figure)
	switch {
	case s.unprinted(figure):
		return UnknownDice
	case m != nil:
		return max(0, m.Hero.Defense+s.wornBonus(m).Defense)
	case figure == Brodie:
		return s.catDefence()
	}
	n := s.Minion(figure)
	if n == nil {
		return 0
	}
	t := s.typeOf(n)
	if t.Large && by != NoFigure && by == s.tokenHolder(parts.CatTamer) {
		return max(0, t.Defense-1)
	}
	return max(0, t.Defense)
}

// If Brodie has two cards on the track, he defends with the upper one.
func (s *State) catDefence() int {
	for _, card := range s.cardsOf(Brodie) {
		return s.catValues(card).Defense
	}
	return 0
}

// catValues returns zeros if nobody has entered the values.
func (s *State) catValues(card Card) parts.Values {
	switch {
	case s.CatCards == nil:
		return parts.Values{}
	case card.Kind == ChaseCard:
		return s.CatCards.Chase
	}
	return s.CatCards.Pounce
}

// lifeOf returns 0 if Brodie's card was never entered.
func (s *State) lifeOf(figure Name, card Card) int {
	if figure == Brodie {
		return s.catValues(card).Life
	}
	return max(1, s.typeOf(s.Minion(figure)).Life)
}

func (s *State) weapon(m *Mouse, a Attack) parts.Search {
	if a.Weapon != "" {
		return s.Search(a.Weapon)
	}
	if all := s.weaponsOf(m, parts.NoReach); len(all) > 0 {
		return all[0]
	}
	return parts.Search{}
}

// A weapon of unknown reach counts as ranged if the target is out of melee reach.
func (s *State) reachOf(a Attack) parts.Reach {
	m := s.Mouse(a.Mouse)
	reach := s.weapon(m, a).Reach
	if reach == parts.NoReach {
		reach = parts.Melee
		if s.adjacent(m.At, s.At(a.Target)) == No {
			reach = parts.Ranged
		}
	}
	return reach
}

// isAnyOf returns true if the list is empty or the classes of the mouse are unknown (MM-CHAR-03).
func (m *Mouse) isAnyOf(classes []parts.Class) bool {
	return len(classes) == 0 || m.Hero.Lacks(parts.HeroClasses) || slices.ContainsFunc(classes, m.Is)
}

// meetsStats adds the bonuses of equipped cards to the values of the mouse. If the bonuses for a
// value have a negative sum, this sum counts as 0.
func (s *State) meetsStats(m *Mouse, least parts.Stats) bool {
	plus := s.wornBonus(m)
	return m.Hero.Lacks(parts.HeroValues) || m.Hero.Battle+max(0, plus.Battle) >= least.Battle &&
		m.Hero.Defense+max(0, plus.Defense) >= least.Defense &&
		m.Hero.Lore+max(0, plus.Lore) >= least.Lore &&
		m.Hero.Move+max(0, plus.Move) >= least.Move
}
