package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkChance judges what dice, decks and the eye are said to show.
func checkChance(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell:
		if v := dicePossible(s, a); v != nil {
			return []rules.Violation{*v}
		}
		if s.Wait().For != ForRoll {
			return nil // of a figure that stays put
		}
		return rules.Breaks(s, a, diceCount, rolledWith, cheeseRolled)
	case Toss:
		return checkToss(s, a)
	case Found:
		return checkFound(s, a)
	case Order:
		return checkOrder(s, a)
	case Open:
		return checkOpen(s, a)
	case Tell:
		return rules.Breaks(s, a, toldSense)
	case Spawns:
		return rules.Breaks(s, a, spawnsSense)
	}
	return nil
}

// askedBy is the rule that a matter is asked for.
var askedBy = map[Matter]tables.RuleID{
	Distance: "MM-MMOV-01",
	Touch:    "MM-ADJ-01",
	Sight:    "MM-LOS-02",
}

// toldSense: an answer is about two places of one room, and is a number of
// steps (MM-MMOV-01), or yes or no (MM-ADJ-01, MM-LOS-02).
func toldSense(s *State, a Tell) *rules.Violation {
	if s.findRoom(a.Room) == nil {
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

// isFutureName reports whether a place bears a name of the record that it has not given yet.
func (s *State) isFutureName(room string, id parts.SpaceID) bool {
	return nameless(Spot{room, id}) && !s.findRoom(room).knows(id) && !s.occupied(Spot{room, id})
}

// spawnsSense: the spawn spaces of a tile, each named once (MM-SPAWN-01).
func spawnsSense(s *State, a Spawns) *rules.Violation {
	r := s.findRoom(a.Room)
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

// spaceArgs returns what a sentence about a space mentions.
func spaceArgs(room string, id parts.SpaceID) rules.Args {
	return rules.Args{"room": tileSide(room), "space": Spot{room, id}.Noun()}
}
