package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// legalRound returns the canonical answers to what the round awaits: a couple of
// the orders that a shuffle may give, and cards and spaces that could be.
func (s *State) legalRound() []Action {
	w := s.Wait()
	switch w.For {
	case ForOrder:
		return s.legalOrders(w)
	case ForCard:
		return s.legalCard()
	case ForSpawns:
		return []Action{Spawns{Room: w.Room, Spaces: s.likelySpawns(w.Room)}}
	case ForPlace:
		return s.decideSpawn().Open
	case ForDisguise:
		return []Action{Wear{Wear: true}, Wear{Wear: false}}
	case ForSurge:
		return []Action{Done{}}
	}
	return nil
}

// legalOrders returns the cards as they were named and the other way round, a
// boss's two at the end.
func (s *State) legalOrders(w Wait) []Action {
	var others, bosses, drawn []string
	for _, id := range w.Lay {
		all := s.initiativeOf(s.cardOwner(id))
		switch {
		case len(all) == 1:
			others = append(others, id)
		case !slices.Contains(drawn, all[0]):
			drawn = append(drawn, all[0])
			bosses = append(bosses, all[:parts.BossCardsDrawn]...)
		}
	}
	one := slices.Concat(others, bosses)
	slices.Reverse(others)
	slices.Reverse(bosses)
	other := slices.Concat(others, bosses)
	if slices.Equal(one, other) {
		return []Action{Order{Cards: one}}
	}
	return []Action{Order{Cards: one}, Order{Cards: other}}
}

// legalCard returns a plain encounter card, and one with every keyword.
func (s *State) legalCard() []Action {
	card := parts.Encounter{ID: "encounter"}
	deck := s.Chapter.Encounters
	if len(deck) > 0 {
		card.ID = deck[max(0, slices.IndexFunc(deck, s.undrawn))]
	}
	var squads []parts.Squad
	for i := range s.Types {
		if len(squads) < 2 {
			squads = append(squads, parts.Squad{Minion: s.Types[i].ID, Count: 2})
		}
	}
	card.Rows = []parts.Row{{From: s.Hourglass, To: s.Hourglass, Minions: squads}}
	card.Surge = squads
	harder := card
	harder.Mousetraps, harder.Ambush, harder.Difficult = true, true, true
	return []Action{Open{Card: card}, Open{Card: harder}}
}

// likelySpawns returns the spawn spaces that are known, or two new places.
func (s *State) likelySpawns(room string) []parts.SpaceID {
	var out []parts.SpaceID
	r := s.findRoom(room)
	if r == nil {
		return nil
	}
	for _, list := range [][]parts.Space{r.Map.Spaces, r.Places} {
		for i := range list {
			if list[i].Spawn {
				out = append(out, list[i].ID)
			}
		}
	}
	if len(out) == 0 {
		return []parts.SpaceID{"spawn_1", "spawn_2"}
	}
	return out
}

// legalEffects returns the answers to an event card, a rescue and the end of a
// chapter.
func (s *State) legalEffects() []Action {
	switch w := s.Wait(); w.For {
	case ForRescue:
		return s.legalReturns(w.Who)
	case ForCarry:
		return s.legalCarries(w.Who)
	}
	return []Action{Done{}}
}

// legalCarries returns the cards that a mouse may keep, or none.
func (s *State) legalCarries(mouse Name) []Action {
	out := []Action{Carry{Mouse: mouse}}
	m := s.findMouse(mouse)
	if m == nil {
		return out
	}
	for _, card := range slices.Concat(m.Equipped, m.Pack, m.Tricks) {
		out = s.addIfClean(out, Carry{Mouse: mouse, Card: card})
	}
	return out
}

// legalReturns returns the places where the rescued mouse may come back.
func (s *State) legalReturns(mouse Name) []Action {
	var out []Action
	for _, m := range s.otherMice(mouse) {
		out = s.addIfClean(out, Return{mouse, Place{With: m.Name()}})
	}
	room := s.rescueRoom(Return{Mouse: mouse})
	if r := s.findRoom(room); r != nil {
		for i := range r.Map.Spaces {
			out = s.addIfClean(out, Return{mouse, Place{Space: r.Map.Spaces[i].ID}})
		}
	}
	if r := s.findRoom(room); r == nil || !r.Mapped() || len(out) == 0 {
		out = s.addIfClean(out, Return{Mouse: mouse})
	}
	return out
}
