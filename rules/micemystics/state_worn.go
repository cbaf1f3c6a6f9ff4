package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// wornBonus returns what a mouse's equipped cards add to its values. Only the weapon in use
// adds dice to an attack (MM-MEL-03), so weapons add nothing to the battle value here.
func (s *State) wornBonus(m *Mouse) parts.Stats {
	var sum parts.Stats
	for _, id := range m.Equipped {
		card := s.findSearch(id)
		if card.Type != parts.Weapon {
			sum.Battle += card.Worn.Battle
		}
		sum.Defense += card.Worn.Defense
		sum.Lore += card.Worn.Lore
		sum.Move += card.Worn.Move
	}
	return sum
}

// weaponsOf returns the weapons in a mouse's paws of a reach (MM-SCARD-09), or all weapons for
// no reach. Cards that nobody has entered are not included: see unread.
func (s *State) weaponsOf(m *Mouse, reach parts.Reach) []parts.Search {
	var out []parts.Search
	for _, id := range m.Equipped {
		card := s.findSearch(id)
		if card.Type == parts.Weapon && (reach == parts.NoReach || card.Reach == reach) {
			out = append(out, card)
		}
	}
	return out
}

// unread reports whether one of these cards was never entered, so that its requirements,
// bonuses or attack are unknown.
func (s *State) unread(cards []parts.CardID) bool {
	return slices.ContainsFunc(cards, func(id parts.CardID) bool { return s.findSearch(id).Type == "" })
}

// unprinted reports whether the card of a minion or of Brodie, or the weapon of a mouse, was
// never entered, so that its number of dice is unknown.
func (s *State) unprinted(figure Name) bool {
	if m := s.findMouse(figure); m != nil {
		return m.Hero.Lacks(parts.HeroValues) || m.Hero.Lacks(parts.HeroGear)
	}
	if figure == Brodie {
		return s.CatCards == nil
	}
	m := s.findMinion(figure)
	return m != nil && s.Type(m.Type) == nil
}

// defenceDice returns the number of defence dice of a figure, standing or not (MM-COND-07). A
// mouse adds what it wears (MM-MATK-05); a large minion rolls one less against the cat tamer
// (MM-ACH-12).
func (s *State) defenceDice(figure, by Name) int {
	m := s.findMouse(figure)
	switch {
	case s.unprinted(figure):
		return UnknownDice
	case m != nil:
		return max(0, m.Hero.Defense+s.wornBonus(m).Defense)
	case figure == Brodie:
		return s.catDefence()
	}
	n := s.findMinion(figure)
	if n == nil {
		return 0
	}
	t := s.typeOf(n)
	if t.Large && by != NoFigure && by == s.tokenHolder(parts.CatTamer) {
		return max(0, t.Defense-1)
	}
	return max(0, t.Defense)
}

// catDefence returns the printed defence of Brodie's card that lies highest.
func (s *State) catDefence() int {
	for _, card := range s.cardsOf(Brodie) {
		return s.catValues(card).Defense
	}
	return 0
}

// catValues returns what one of Brodie's cards prints; nothing where people have
// not entered it.
func (s *State) catValues(card Card) parts.Values {
	switch {
	case s.CatCards == nil:
		return parts.Values{}
	case card.Kind == ChaseCard:
		return s.CatCards.Chase
	}
	return s.CatCards.Pounce
}

// lifeOf returns the life of a card; 0 if nobody has entered Brodie's.
func (s *State) lifeOf(figure Name, card Card) int {
	if figure == Brodie {
		return s.catValues(card).Life
	}
	return max(1, s.typeOf(s.findMinion(figure)).Life)
}

// weapon returns the weapon of an attack: the one it names, else the only one in the mouse's
// paws.
func (s *State) weapon(m *Mouse, a Attack) parts.Search {
	if a.Weapon != "" {
		return s.findSearch(a.Weapon)
	}
	if all := s.weaponsOf(m, parts.NoReach); len(all) > 0 {
		return all[0]
	}
	return parts.Search{}
}

// reachOf returns the reach of an attack. If the weapon is unknown, a target out of melee reach
// is shot at.
func (s *State) reachOf(a Attack) parts.Reach {
	m := s.findMouse(a.Mouse)
	if m == nil {
		return parts.Melee
	}
	reach := s.weapon(m, a).Reach
	if reach == parts.NoReach {
		reach = parts.Melee
		if s.adjacent(m.At, s.At(a.Target)) == No {
			reach = parts.Ranged
		}
	}
	return reach
}

// isAnyOf reports whether a mouse has one of these classes; true if the list is empty
// (MM-CHAR-03).
func (m *Mouse) isAnyOf(classes []parts.Class) bool {
	return len(classes) == 0 || m.Hero.Lacks(parts.HeroClasses) || slices.ContainsFunc(classes, m.Is)
}

// meetsStats reports whether a mouse has these values, with or without what it wears.
func (s *State) meetsStats(m *Mouse, least parts.Stats) bool {
	plus := s.wornBonus(m)
	return m.Hero.Lacks(parts.HeroValues) || m.Hero.Battle+max(0, plus.Battle) >= least.Battle &&
		m.Hero.Defense+max(0, plus.Defense) >= least.Defense &&
		m.Hero.Lore+max(0, plus.Lore) >= least.Lore &&
		m.Hero.Move+max(0, plus.Move) >= least.Move
}
